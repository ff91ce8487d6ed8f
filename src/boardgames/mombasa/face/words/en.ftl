# Why not: whose turn it is.
game-over = The game is over.
no-such-player = There are { $players } players.
planning-finished = You have finished planning; the others have not.
tile-kept = You have kept a tile; the others are still choosing.
phase-ended = You have ended your action phase of this round.
not-now = That is not what is being decided now.
not-your-turn = It is another player's turn.

# Why not: an action that belongs elsewhere.
when-attach-plus-one = The +1 tile is put on a card at the start of your turn.
when-use-goods = Goods cards are used as the action of a turn.
when-use-expansion = Expansion cards are used as the action of a turn.
when-use-bookkeeper = A bookkeeper is used as the action of a turn.
when-use-merchant = A diamond merchant is used as the action of a turn.
when-place-disc = A bonus disc is placed as the action of a turn.
when-end-phase = You end your action phase instead of taking an action in your turn.

# Why not: set-up and planning.
tile-not-dealt = That tile was not dealt to you.
not-the-resting-cards = Lay out exactly the three cards that your starting tile shows, each once.
not-in-hand = That card is not in your hand.
share-never-planned = A single-share card is never laid into a slot.
no-such-slot = There is no such action slot.
slot-opens-by-diamond = That slot opens when your diamond reaches { $need }; it is at { $have }.
slot-opens-by-ink = That slot opens when your ink pot reaches { $need }; it is at { $have }.
slot-taken = There is already a card in that slot.

# Why not: actions of a turn.
no-plus-one = You do not have the +1 tile.
plus-one-lies = The +1 tile is already on a card.
no-goods-for-plus-one = There is no face-up goods card in that slot.
no-pile-in-last-round = In the last round no pile is taken.
choose-a-pile = Choose a resting pile that has cards.
no-such-pile = There is no such resting pile.
pile-empty = That resting pile is empty.
no-merchant-there = You have no face-up diamond merchant there.
no-bookkeeper-there = You have no face-up bookkeeper there.
no-expansion-card = You have no face-up expansion card.

# Why not: goods, the display and the tracks.
name-slots-once = Name one or more of the slots { SLOT($first) } to { SLOT($last) }, each once and in this order.
no-goods-in-slot = There is no face-up goods card in slot { SLOT($slot) }.
goods-of-different-types = These goods are of different types; no bonus of yours lets you mix them.
mixed-goods-too-few = Mixed goods must pay for a display card, and none is cheap enough.
mixed-goods-buy = Mixed goods may only be used to acquire a card.
no-card-there = There is no card on that space of the display.
goods-too-few = The goods do not reach the price: it costs { $need }, you have { $have }.
pounds-too-few = You cannot pay for it in pounds: it costs { $need }, you have { $have }.
no-such-company = There is no such company.
end-of-track = Your disc is on the last space of that track.
call-must-be-paid = A capital call of £{ $call } must be paid for this step.
no-call-there = There is no capital call before that step.
call-too-dear = The capital call costs £{ $need }, you have £{ $have }.
units-must-be-spent = Units must be spent while one of your discs can step without a capital call.
name-two-tracks = Name two different companies in the order of the board, neither of them the one of track { $track }.
track-does-not-move = That track is not one of those that still move.

# Why not: expansion and bases.
base-empty = The base of { COMPANY($company) } holds no post.
no-such-region = There is no such region; bases cannot be entered.
post-already-there = { COMPANY($company) } already has a post there.
no-border = { REGION($region) } borders neither the base nor a post of { COMPANY($company) }.
region-too-dear = { REGION($region) } costs { $need } points, you have { $have }.
no-such-column = There is no such column; a base has the columns 1 to { $last }.
column-empty = Column { $column } holds no post.
no-points-left = There are no bookkeeping points left to take.
no-reward-left = No reward of that region is left to take.
no-post-to-oust = No post of another company has to leave that region.
no-room-in-column = Column { $column } of { COMPANY($company) } has no space to which a post can return.
no-post-to-remove = Column { $column } of { COMPANY($company) } holds no post.

# Why not: books.
no-book-to-turn = There is no face-up book at that position of your track.
no-book-there = There is no book on that space now.
book-too-dear = That book costs { $need } points, you have { $have } left.
book-not-taken = Only a book taken this turn can be placed.
no-such-position = Books go on the positions { $first } to { $last } of the track.
a-book-over-better = An A book cannot cover a B or C book.
a-book-barred = An A book cannot go on a space with a crossed-out A.

# Why not: bonus discs.
no-such-space = There is no such bonus space.
no-disc-left = You have no bonus disc left this round.
track-not-in-game = Track { $track } is not in this game.
space-not-yet = That space does not work for you yet.
disc-on-this-track = You already have a disc on one of the two spaces of this track.
space-occupied = A disc occupies { SPACE($space) } for the rest of the round.
disc-too-dear = A disc there costs £{ $need }, you have £{ $have }.
not-on-first-turn = The start player may not use it on the first turn of the round.
no-majority = Somebody has { $need } face up, you have { $have }.
below-lowest-tier = The lowest reward asks for { $need }, you have { $have }.
nothing-to-sell = You have no card in hand that can be sold.
no-coffee-to-sell = You have no coffee card in hand.
nothing-to-buy = After the cost you could not pay for any display card.
no-such-tier = The space has the tiers 1 to { $last }.
tier-not-reached = That tier needs { $need }, you have { $have }.
no-such-reward = The space offers the rewards 1 to { $last }.
one-card-only = The space lets you buy one card only.
diamonds-taken = You have already taken the diamond steps.
take-one-part = Take at least one part: buy a card or move the diamond.
share-never-sold = A single-share card stays in hand until the final scoring.
coffee-only = This space takes a coffee card only.

# Where the game stands.
status = round { $round } of { $rounds } · { $phase ->
    [plan] planning
    [action] action phase
    [over] final scoring
   *[other] set-up
 }

# What is asked.
ask-over = the game is over
ask-keep-tile = keep a starting tile
ask-arrange-rest = lay out resting cards; one pile per round comes back
ask-plan = plan a card per open slot{ $idle ->
    [0] { "" }
   *[1] ; which one no longer matters
 }
ask-turn = choose an action
ask-buy-with-goods = acquire a card: total { $total }{ $off ->
    [0] { "" }
   *[other] , { $off } off
 }
ask-spend-units = move on the tracks: { $units ->
    [one] 1 step
   *[other] { $units } steps
 } left
ask-choose-company = choose a company to expand: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
ask-expanding = bring a post to a region: { COMPANY($company) }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } left
ask-taking-post = take a post from which column: { COMPANY($company) }, share at £{ $value }
ask-rewards = take your rewards, in any order
ask-ousting = send an ousted post home
ask-bookkeeping = use bookkeeping points: { $points } left
ask-flip-book = turn a book face down for £{ $price }? you have £{ $pounds }
ask-ink = move the ink pot: it is at { $at }
ask-remove-posts = remove a post from a base{ $posts ->
    [one] { "" }
   *[other] : { $posts } to go
 }
ask-advance = pay the capital call: { COMPANY($company) }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } left
ask-place-books = place a book: { $books ->
    [one] { FACE($book) }
   *[other] { $books } books to place
 }
ask-buy-with-pounds = buy a card with pounds: you have £{ $pounds }
ask-sell-card = sell a card from hand
ask-choose-tier = choose the reward: you show { $total } { KIND($kind) }
ask-choose-option = choose the reward
ask-buy-or-diamonds = buy a card and/or move the diamond: you have £{ $pounds }
ask-pick-tracks = choose two tracks
ask-step-tracks = choose the track that moves next

# Headings of choices.
piece-goods = goods
piece-card = card
piece-slot = slot
piece-book = book
piece-space = on

group-keep-tile = keep
group-arrange-rest = rest
group-plan-place = plan
group-plan-done = done
group-attach-plus-one = +1 tile
group-use-goods = goods
group-use-expansion = expand
group-use-bookkeeper = bookkeeper
group-use-merchant = merchant
group-place-disc = disc
group-end-phase = end
group-buy = acquire
group-buy-none = acquire
group-step = step
group-step-pay = step
group-forfeit = step
group-expand = expand
group-expand-none = expand
group-enter = enter
group-stop = done
group-take-post = take
group-collect = collect
group-return-post = send home
group-pay-call = call
group-decline-call = call
group-flip-book = turn
group-no-flip = turn
group-ink-step = ink
group-ink-stop = ink
group-remove-post = remove
group-take-book = take
group-take-pound = take
group-place-book = place
group-buy-pounds = buy
group-sell = sell
group-tier = reward
group-option = reward
group-diamond = diamond
group-done = done
group-pick-tracks = tracks
group-step-track = tracks

# What can be done.
meaning-keep-tile = Keep one of the starting tiles dealt to you, in secret.
meaning-arrange-rest = Lay the three cards of your starting tile into the three coloured resting slots in any order.
meaning-plan-place = Lay a card from your hand face down into an open, empty action slot.
meaning-plan-done = Finish planning; fewer cards than open slots are allowed.
meaning-attach-plus-one = Put the +1 tile on a face-up goods card at the start of your turn.
meaning-use-goods = Use one or more face-up goods cards of one type.
meaning-use-expansion = Use all your face-up expansion cards together.
meaning-use-bookkeeper = Use one face-up bookkeeper.
meaning-use-merchant = Use one face-up diamond merchant.
meaning-place-disc = Put an available bonus disc on an empty bonus space whose cost or condition you meet.
meaning-end-phase = End your action phase and take one resting pile to hand, except in the last round.
meaning-buy = Acquire a display card with the goods chosen.
meaning-buy-none = Acquire no card and use the whole total on the tracks.
meaning-step = Move your disc one space on a company's track for one unit of goods.
meaning-step-pay = Move your disc one space over a capital call and pay it.
meaning-forfeit = Give up the units left because only capital calls could be paid for them.
meaning-expand = Use all expansion points for one company.
meaning-expand-none = Give up the expansion points.
meaning-enter = Enter a region that borders the company's base or one of its posts.
meaning-stop = Enter no more regions; the points left are lost.
meaning-take-post = Take the front post of a column of the base.
meaning-collect = Take the reward of an entered region next, or all bookkeeping points.
meaning-return-post = Put an ousted post back into a column of its base.
meaning-pay-call = Pay the capital call and go on.
meaning-decline-call = Do not pay the capital call; the steps left are lost.
meaning-flip-book = Pay to turn a book of your track face down before the ink pot moves.
meaning-no-flip = Turn no book.
meaning-ink-step = Move the ink pot to the next book, whose requirements you meet.
meaning-ink-stop = Stop the ink pot where it is.
meaning-remove-post = Remove the front post of a column of any base from the game.
meaning-take-book = Take a book from the display for bookkeeping points, with its coin.
meaning-take-pound = Take a pound for a bookkeeping point.
meaning-place-book = Place a book taken this turn on your bookkeeping track.
meaning-buy-pounds = Buy a display card and pay its price in pounds.
meaning-sell = Discard a card from your hand for pounds.
meaning-tier = Take the reward of this majority tier, the highest reached or a lower one.
meaning-option = Take one of the two rewards of the space.
meaning-diamond = Take the diamond steps of the space.
meaning-done = Leave the other part of the space.
meaning-pick-tracks = Name the two tracks that move.
meaning-step-track = Say which track moves next.

# What somebody has learned.
fact-draw = the next cards of the deck
fact-book = the next book of a pile
fact-plan = the planned cards
fact-tile = a starting tile

# What happened: set-up and planning.
told-tile-chosen = { $name } has chosen a starting tile.
told-tile-kept = { $name } keeps { TILE($tile) }.
told-tiles-shown = Starting tiles: { $tiles }.
told-rest-arranged = { $name } lays out { $cards } to rest.
told-starting-bonus-taken = { $name } starts with { $gains }.
told-card-planned = { $name } plans { CARD($card) } in slot { SLOT($slot) }.
told-planned = { $name } has planned.
told-plans-revealed = Revealed: { $plans }.

# What happened: actions of a turn.
told-plus-one-attached = { $name } puts the +1 tile on { CARD($card) }.
told-goods-used = { $name } uses { $cards }: total { $total }.
told-expansion-used = { $name } uses all expansion cards: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
told-bookkeeper-used = { $name } uses { CARD($card) }.
told-merchant-used = { $name } uses { CARD($card) }: diamond { $steps }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }.
told-phase-ended = { $name } ends the action phase{ $slot ->
    [none] { "" }
   *[other] { " " }and takes pile { SLOT($slot) }: { $cards }
 }.

# What happened: cards and tracks.
told-card-bought = { $name } { $pounds ->
    [0] acquires { CARD($card) } for { $price }
   *[other] buys { CARD($card) } for £{ $price }
 }.
told-nothing-bought = { $name } acquires no card.
told-card-sold = { $name } sells { CARD($card) } for £{ $pounds }.
told-stepped = { $name } steps to { $space } on { COMPANY($company) }.
told-call-paid = { $name } pays the { COMPANY($company) } capital call of £{ $pounds }.
told-call-declined = { $name } does not pay the { COMPANY($company) } capital call of £{ $pounds }.
told-steps-lost = { $name } loses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }{ $company ->
    [none] { "" }
   *[other] { " " }on { COMPANY($company) }
 }.
told-special-reached = { $name } takes £{ $pounds } from { COMPANY($company) }; from the next turn: { $bonus }.
told-special-paid = { $name }, there before, takes £{ $pounds } again ({ COMPANY($company) }).
told-bonus-began = { $name }'s { COMPANY($company) } bonus works now: { $bonus }.
told-discs-added = { $name } gets { $discs ->
    [one] 1 more bonus disc
   *[other] { $discs } more bonus discs
 }.
told-tracks-picked = { $name } moves on { $first } and { $second }.
told-track-chosen = { $name } moves on { COMPANY($company) } first.

# What happened: expansion and bases.
told-company-chosen = { $name } expands { COMPANY($company) } with { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
told-points-given-up = { $name } loses { $points ->
    [one] 1 expansion point
   *[other] { $points } expansion points
 }.
told-region-entered = { $name } brings { COMPANY($company) } to { REGION($region) } for { $cost }.
told-post-taken = { $name } takes a { COMPANY($company) } post from column { $column }.
told-reward-taken = { $name } takes { $item ->
    [bookkeeping] the bookkeeping points
   *[other] the reward of { REGION($item) }
 }.
told-post-returned = The { COMPANY($company) } post in { REGION($region) } goes home to column { $column }.
told-post-lost = The { COMPANY($company) } post in { REGION($region) } leaves the game.
told-post-removed = { $name } removes a { COMPANY($company) } post from column { $column }.
told-pounds-gained = { $name } takes £{ $pounds }.
told-diamond-moved = { $name }'s diamond moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } to { $position }{ $pounds ->
    [0] { "" }
   *[other] { " " }and takes £{ $pounds }
 }.

# What happened: books.
told-book-taken = { $name } takes the { BOOK($book) }{ $coin ->
    [0] { "" }
   *[other] { " " }and £{ $coin }
 } for { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
told-points-cashed = { $name } takes £{ $pounds } for { $points ->
    [one] 1 bookkeeping point
   *[other] { $points } bookkeeping points
 }.
told-book-placed = { $name } places the { BOOK($book) } on { $position }{ $covered ->
    [none] { "" }
   *[other] , over the { BOOK($covered) }
 }.
told-book-lost = { $name } has no place for the { BOOK($book) }; it leaves the game.
told-books-revealed = New: { $books }.
told-book-turned = { $name } pays £{ $price } and turns the book at { $position } face down.
told-no-book-turned = { $name } turns no book.
told-ink-moved = { $name }'s ink pot moves to { $position }.
told-ink-stopped = { $name }'s ink pot { $book ->
    [none] stays at { $position }, no reward
   *[other] stops at { $position }: { $reward }
 }.

# What happened: bonus discs.
told-disc-placed = { $name } places a disc on { SPACE($space) }{ $cost ->
    [0] { "" }
   *[other] { " " }for £{ $cost }
 }.
told-marker-taken = { $name } takes the start-player marker.
told-tier-taken = { $name } takes the reward for { $least } { KIND($kind) }.
told-option-taken = { $name } takes { $points ->
    [one] 1 bookkeeping point
   *[other] { $points } bookkeeping points
 } and diamond { $diamonds }.
told-part-left = { $name } leaves the other part.

# What happened: preparation and the end.
told-coins-moved = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 } to the books of column { $column }.
told-cards-discarded = Cards discarded: { $cards }.
told-cards-revealed = New cards: { $cards }.
told-tile-received = { $name } gets the { $tile ->
    [plus-one-goods] +1 goods
   *[other] { CARD($tile) }
 } tile.
told-round-began = Round { $round } begins; { $name } is start player.
told-game-ended = The game is over: { $totals }.

# What points are for, and how they come about.
score-cash = Cash
score-shares = { $of ->
    [all] Shares
   *[other] { COMPANY($of) }
 }
score-diamonds = Diamonds
score-bookkeeping = Bookkeeping
sum-shares = shares { $sum }
sum-diamonds = space { $sum }
sum-bookkeeping = position { $sum }

# What the table answers: who asks, and what can be done.
you = you
your = your
possessive = { $name }'s
no-cards = no cards

# Cards, wherever they lie.
card-plain = { $kind ->
    [coffee] Coffee { $figure }
    [banana] Banana { $figure }
    [cotton] Cotton { $figure }
    [expansion] Expansion { $figure }
    [bookkeeper] Bookkeeper { $figure }
   *[other] Merchant
 }{ $tile ->
    [0] { "" }
   *[other] { " " }tile
 }
card-expansion-share = Expansion { $value } with a share of { COMPANY($company) }
card-merchant-of = Merchant of { COMPANY($company) }
card-share = Share of { COMPANY($company) }
does-goods = { $how } it is { $value } { KIND($good, $value) }. Goods of one kind together acquire one card of the display, and every unit left moves a disc of yours one space on a company's track.
does-expansion = { $how } it is { N($value, "expansion-point") }. All your expansion cards work together and bring posts of one company to regions.
does-bookkeeper = { $how } it runs your ink pot over the books before it, then gives { N($points, "bookkeeping-point") } for books or pounds.
does-merchant = { $how } it moves your diamond { N($diamonds, "space") }{ $pounds ->
    [0] { "" }
   *[other] { " " }and pays £{ $pounds }
 }.
how-card = Planned in a slot
how-tile = In that round
does-share = It is a share for as long as you have it. It stays in your hand: it is never planned and never sold.
does-mines = It moves the diamond 1 space more for every { N($per, "mine") } in regions with a post of { COMPANY($company) }.
does-other-merchants = It moves the diamond { N($steps, "space") } more for every other merchant face up before you.
does-share-too = While you have it, wherever it is, it is also a share of { COMPANY($company) }.
worth-share = A share of { COMPANY($company) } is worth £{ $value } now.
worth-merchant = Used now it would move the diamond { N($steps, "space") }.
worth-crate = Its crate is { $crate }: the price is that plus the crate of its column; sold, it brings that plus what the space adds.
gist-goods = { $value } { KIND($good, $value) } for a card and steps
gist-expansion = { N($value, "expansion-point") }
gist-bookkeeper = runs the ink pot, then { N($points, "bookkeeping-point") }
gist-merchant = moves the diamond { N($steps, "space") }{ $pounds ->
    [0] { "" }
   *[other] { " " }and pays £{ $pounds }
 }
gist-share = a share of { COMPANY($company) } that stays in your hand

# Cards of the display.
display-name = Display card { $letter }, { $card }
display-line = Price { $price }; { $gist }.
display-empty-name = Display space { $letter }
display-empty = There is no card here.
display-refill = Gaps are filled before the next round.
display-others = Most goods of one kind face up: { $best }.
display-leaves = It leaves the game before the next round if nobody takes it.
display-next = Next round it would cost { $price }.
means-goods = In goods: { $goods }.
means-plan = It takes { $price } of one good: plan for it now.
means-now = You pay with { $have } in goods now; it costs { $price }{ $short ->
    [0] { "" }
   *[other] , { $short } short
 }.
means-now-pounds = You pay in pounds now; it costs £{ $price } of your £{ $have }{ $short ->
    [0] { "" }
   *[other] , £{ $short } short
 }.
means-good = { KIND($good) } { $have } of { $price }{ $short ->
    [0] , enough
   *[other] , { $short } short
 }
means-pounds = In pounds, with the disc on the space Buy card: £{ $cost } of your £{ $have }{ $short ->
    [0] , enough
   *[other] , £{ $short } short
 }.

# Cards in play, in hand and resting.
area-name = { START($whose) } { $card }{ $slot ->
    [none] { "" }
   *[other] { " " }in slot { $slot }
 }
area-line = { $state ->
    [planned] Planned face down
    [up] Face up
   *[used] Used, face down
 }: { $gist }.
area-counts = It counts { $value } now.
area-empty-name = { START($whose) } slot { $letter }
area-empty = There is no card in it.
area-others = { $totals }
shown-by = Face up, { KIND($kind) }: { $totals }.
plus-one-name = { START($whose) } +1 tile
plus-one-line = At the start of a turn it lets one face-up goods card count { $plus } more until it is used.
hand-name = { $card } in your hand
hand-empty-name = A free place of your hand
hand-size = You hold { N($cards, "card") }.
hand-rest-name = The rest of your hand
hand-rest = { $cards }.
hand-get = It is laid into an open slot when the round is planned.
share-stays = A share stays in your hand until the final scoring.
hand-of-name = { START($whose) } hand
hand-of = { N($cards, "card") }, kept secret.
hand-of-planning = { N($cards, "card") } in hand and face down in slots, kept secret.
hand-of-known = Cards come from the display, which everybody sees, and resting piles are open: anyone who keeps count knows the hand.
slot-name = { START($whose) } slot { $letter }
slot-card = It holds { $card }.
slot-empty = It is open and empty.
slot-hidden = Its card is secret until all have planned.
slot-closed = Closed: it opens when the { $by ->
    [diamond] diamond
   *[ink] ink pot
 } reaches { $need }, now at { $have }.
slot-pile = Resting pile above it: { $cards }.
slot-does = After the round its card joins the pile above it. Whoever ends the phase takes one pile back to hand.
tile-name = Starting tile { $number }
tile-line = Begin with { $gains }. First book: { $needs }, pays { $reward }. Cards that rest: { $cards }.
tile-does = It gives its steps and its diamond at once, its book is the first of your bookkeeping track, and its three cards begin your resting piles.

# The map.
region-free = No post.
region-owned = Post of { $companies }.
region-brings = Entering brings { $reward }.
region-mines = { N($mines, "mine") }.
region-entries = To enter: { $costs }.
region-entry = { COMPANY($company) } { $cost }
region-no-entry = No { $owned ->
    [0] company
   *[1] other company
 } borders it now.
region-does = A company that enters puts a post here, taken from its base. Whoever expands it takes the reward; a post of another company goes home.
region-mined = Mines count for the merchant of the company whose post stands here.
region-inside = It is inside { REGION($outer) } and is reached from there alone.
region-borders = Borders and what crossing them costs: { $borders }. Where another company has a post it costs 1 more.
region-worth = { COMPANY($company) } could come: its share goes from £{ $now } to £{ $best } at best, and you hold { $held }{ $gain ->
    [0] { "" }
   *[other] : { N($gain, "point") }
 }.
region-ousts = The post of { COMPANY($company) } would go home and cover a coin of its base.
region-get = Expansion cards bring posts here: all of yours together, for one company.
region-have = You have { N($have, "expansion-point") }{ $short ->
    [0] { "" }
   *[other] , { $short } short of the cheapest way in
 }.
border = { REGION($region) } { $cost }
border-base = the base of { COMPANY($company) } { $cost }
reward = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [track] { N($n, "step") } on the company's track
   *[none] nothing
 }
expansion-shown = Expansion points face up: { $points }.
base-line = A share is worth £{ $value }; { N($home, "post") } at home, { $away } in Africa.
base-mine = You hold { N($held, "share") }, worth £{ $worth }.
base-does = Every post that leaves the base may uncover a coin. The coins that can be seen are what a share of the company is worth.
base-posts = { COMPANY($company) } has posts in { $regions }.
base-no-posts = { COMPANY($company) } has no post in Africa.
base-removed = { N($posts, "post") } left the game.
base-get = Use your expansion cards to expand this company; anybody may expand any company.
base-empty-now = Its base is empty: it cannot be expanded.
shares-held = Shares: { $shares }.
column-name = { COMPANY($company) } base, column { $column }
column-line = Column { $column }: { $line }
column-posts = { N($posts, "post") }. Taking the front one leaves a share at £{ $then }, now £{ $now }.
column-bare = Column { $column } holds no post.
column-coins = Coins from front to back: { $coins }.
column-back = A post that comes home here makes a share worth £{ $then }, now £{ $now }.
column-open = Its back space stays uncovered for good.
borders-name = What borders cost
borders-line = A thin border costs { N($single, "expansion-point") }, a river { $double }; 1 more if a rival has a post there.
borders-does = A company may enter any region that borders its base or one of its posts; new posts count at once.

# Tracks and shares.
track-name = { COMPANY($company) } track
track-line = { N($length, "space") }; a share is worth £{ $value }.
track-standing = You stand on { $at } of { $length } with { N($shares, "share") }.
track-next-share = Next share on { $space }, in { N($steps, "step") }.
track-no-share = No further share lies ahead.
track-next-call = Call of £{ $pounds } before { $space }.
track-does = A share more begins on each of these spaces: { $shares }.
track-calls = Capital calls: { $calls }.
call = £{ $pounds } before space { $space }
track-worth = You hold { $track } by the track and { $cards } by cards; at £{ $value } each they are worth £{ $worth } now.
track-get = A unit of goods left after acquiring a card moves your disc a step; majorities, regions and bonus spaces move it, too.
discs-stand = Discs: { $discs }.
space-name = { COMPANY($company) } track, space { $space }
space-line = { N($shares, "share") }, worth £{ $worth } now.
space-here = Disc here: { $who }.
space-ahead = { N($steps, "step") } away{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds } of calls
 }.
space-reached = Your disc has passed it.
space-call = The step onto it is a capital call: it costs £{ $pounds }, or the steps left are lost.
space-gain = Reaching it brings { N($shares, "more-share") } at £{ $value }{ $specials ->
    [0] { "" }
   *[other] , £{ $specials } from special spaces
 }{ $calls ->
    [0] { "" }
   *[other] , less £{ $calls } of capital calls
 }: { N($points, "point") } now.
special-name = { COMPANY($company) } track, { $level ->
    [1] first
   *[other] second
 } special space
special-line = Space { $space }: £{ $pounds }, then { $bonus }.
special-unlocks = the { $level ->
    [1] first
   *[other] second
 } bonus space of the { COMPANY($company) } track
special-does = Whoever reaches it takes £{ $pounds }, and everybody who is there or further takes as much again.
special-works = It works for { $who }.
special-nobody = It works for nobody yet.
shares-name = Shares of { COMPANY($company) }
shares-does = Spaces of the track and some cards are shares. At the end each counts what a share of its company is worth then.
shares-split = { START($who) }: { $track } by the track, { $cards } by cards.

# Bonus spaces.
majority-name = Majority of { KIND($kind) }
majority-line = Most { KIND($kind) }: steps on the { COMPANY($company) } track; now { $totals }
majority-does = Nobody may show more than you. Your cards stay face up.
majority-tier = { $least } or more { KIND($kind) }: { $gains }.
majority-none = Your face-up cards do not reach the lowest reward of { KIND($kind) }.
majority-reached = Your face-up cards would bring { $gains }.
tile-space-name = Space of the { $label } tile
tile-space-does = The tile comes to you in the preparation of the next round and is placed beside your slots.
track-space-name = { COMPANY($company) } track, { $level ->
    [1] first
   *[other] second
 } bonus space
track-space-line = { START($what) }
track-space-does = Only those who have reached its special space may use it, one of the pair per round.
track-space-open = It works for you.
track-space-closed = It does not work for you yet.
advance-line = { N($steps, "step") } each on { $tracks } tracks but not on { COMPANY($company) }'s
board-space-name = { $label } space
bonus-line = { START($what) }.
bonus-cost = A disc costs £{ $cost }.
bonus-taken = Taken: { $who }.
bonus-get = In your turn you may place a bonus disc here instead of using cards.
bonus-have = You have { N($discs, "bonus-disc") } and £{ $pounds }{ $short ->
    [0] { "" }
   *[other] , £{ $short } short
 }.
sell-does = A card from your hand leaves the game for the pounds of its crate and £{ $plus } more.
sell-best = Best for it in your hand: { $card }, £{ $pounds }.
sell-none = Your hand has no card for it.
marker-does = You take the start-player marker, begin the next round, and use { N($points, "bookkeeping-point") } at once.
marker-worth = Whoever begins the next round is first at every other space.
marker-last = It is the last round: only the bookkeeping point counts.
tile-last = It is the last round: the tile would never come.
buy-does = One card of the display for its price in pounds{ $off ->
    [0] { "" }
   *[other] , £{ $off } less
 }.
buy-worth = The cheapest card costs £{ $least }; after the cost you have £{ $left }{ $short ->
    [0] { "" }
   *[other] , £{ $short } short
 }.
disc-does = The disc stays for the round and comes back in the preparation of the next one.
discs-left = Bonus discs left: { $discs }.
reward-tier-name = Reward for { $least } { KIND($kind) }
reward-name = Reward { $number }
reward-line = { N($points, "bookkeeping-point") } and diamond { $diamonds }.

# Books.
book-line = Asks { $needs }, pays { $pays }.
book-pays = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [remove-post] { N($n, "post") } taken from bases
   *[other] £1 less than your face-up cotton
 }
book-does = A bookkeeper moves the ink pot from book to book as long as your face-up cards show what each asks. Where it stops it takes the reward of that book.
book-helper = A helper is a face-up bookkeeper or merchant other than the one that moves the pot.
book-lacks = Your face-up cards lack { $lack }.
book-met = Your face-up cards show what it asks.
book-cotton = It would pay £{ $pounds } now.
lacks-one = { $n } { KIND($kind, $n) }
lacks-good = { $n } of one good
shelf-name = { $letter } book { $number }
shelf-cost = It costs { N($cost, "point") }.
shelf-coin = It comes with £1.
shelf-empty-name = Book space { $number }
shelf-empty = No { $letter } book is here now.
shelf-left = { N($books, "more-book") } of the letter { $letter } face down.
points-from = Bookkeeping points come from bookkeepers, regions, the first-player space and some books; what you do not spend becomes pounds.
supply-name = { $letter } books
supply-line = A book costs { N($cost, "bookkeeping-point") }; { $books } are left face down.
supply-a = An A book goes neither on a crossed-out space nor over a B or C book.
waiting-name = Books to place
waiting-line = { N($books, "book") } to place on your bookkeeping track.
waiting-does = A book goes on any space from { $first } to { $last }, also over another one.
position-name = { START($whose) } book space { $position }
position-empty = No book: the pot stops before it.
position-barred = No book, and no A book may be placed here.
position-turned = Turned face down: the pot passes and takes nothing.
position-pot = The pot is here.
position-ahead = { $spaces } ahead of the pot.
position-passed = The pot has passed it.
position-worth = £{ $worth } from here.
position-does = The ink pot moves on to a space whose book asks no more than the face-up cards show.
position-slot = Reaching it opens slot { $slot } from the next planning on.
position-no-a = No A book may be placed here.
position-ready = With your face-up cards the pot could enter.
position-lacks = To enter, { $lack } more must be face up.
position-of-value = £{ $worth } from { $position }
turn-price = Before the pot runs one book can be turned face down for £{ $pounds }.
ledger-name = { START($whose) } books
ledger-line = Ink pot on { $ink }, worth £{ $worth }.
ledger-next = Next book: { $book }
ledger-stop = none, the pot cannot go on.
ledger-book = On { $position }: { $book }
ledger-worth = The track is worth { $values }.
ledger-others = Ink pots: { $pots }.
ahead-name = What is ahead of your ink pot

# People and the round.
player-name = { START($whose) } money and points
player-line = £{ $pounds }, { N($discs, "bonus-disc") } left, { N($cards, "card") } in hand; now { N($points, "point") }.
player-ended = Out of the round.
player-planned = Has planned.
player-marker = Holds the start-player marker.
player-shows = Face up: { $totals }.
player-shows-nothing = No card is face up.
total = { KIND($kind) } { $n }
player-piles = Resting piles: { $piles }.
pile = { $letter }: { $cards }
player-no-piles = No cards rest.
player-bonuses = Bonuses that work: { $bonuses }.
player-no-bonus = No track bonus works yet.
player-points = As if the game ended now: { $parts }.
player-part = { $category } { $points }
player-others = Points: { $points }.
bonuses-name = { START($whose) } track bonuses
bonuses-does = A bonus works from the turn after the disc has reached its special space.
diamond-name = { START($whose) } diamond
diamond-line = Diamond on { $at }, worth £{ $worth }.
diamond-next = Next: { $value }.
diamond-value = £{ $worth } from { $space }
diamond-slot = Slot { $slot } opens at { $space }.
diamond-does = The last value reached counts at the end. Every step beyond the end of the track pays £{ $pounds }.
diamond-worth = Values ahead: { $values }.
diamond-get = Merchants, regions with diamonds, some books and some bonus spaces move it.
diamond-others = Diamonds: { $diamonds }.
progress-name = { START($whose) } diamond and ink pot
round-name = Round and turn order
round-line = Round { $round } of { $rounds }; order of play: { $order }.
round-marker = The next round begins with { $who }.
round-does = All plan in secret, then take one action each in turn until everybody has ended the phase; then the display is prepared for the next round.
round-coins = Before the next round { N($coins, "coin") } will come to the book display.
round-last = It is the last round: no pile is taken back, and the final scoring follows.

# Parts of the table.
part-round = Round
part-players = Players
part-hand = Your hand and board
part-cards = Card display
part-spaces = Bonus spaces
part-companies = Companies and their tracks
part-map = Map
part-books = Book display
hand-nobody = Only players have a hand.

# Cards for moments that everybody looks up for.
moment-plans-title = The plans
moment-plans = The cards of round { $round } are turned up.
moment-turned-up = Turned up
moment-round-title = Round { $round }
moment-round = Round { $round } is over.
moment-companies = What a share is worth
moment-companies-note = pounds

# What should be heard before a choice is made.
warn-call-paid = capital call of { COMPANY($company) }: £{ $pounds }
warn-call-ahead = { COMPANY($company) } will call for £{ $pounds } on the way
warn-steps-lost = { $steps ->
    [one] 1 step is lost
   *[other] { $steps } steps are lost
 }{ $why ->
    [end] : the track ends there
    [dear] : the capital call is £{ $call }, you have £{ $pounds }
   *[declined] { "" }
 }
warn-points-given-up = { $points ->
    [one] 1 expansion point is lost
   *[other] { $points } expansion points are lost
 }
warn-round-left = your round ends here: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
 } and { $discs ->
    [0] no disc
    [one] 1 disc
   *[other] { $discs } discs
 } left unused
warn-ink-shorter = the ink pot could enter { $books ->
    [one] 1 book
   *[other] { $books } books
 } less afterwards
warn-majority-lost = the majority of { KIND($kind) } is still free: place its disc before
warn-last-tile = last round: the tile would never come
warn-last-marker = last round: only the point counts
warn-slots-empty = { $slots ->
    [one] 1 more card could
   *[other] { $slots } more cards could
 } be planned

# What speaks for a choice of somebody else, in the middle of a sentence.
purpose-shares = nobody else holds so many shares of it: { $held } against { $most }

# Tips, by the kind of question.
tip-keep-tile = Look at the steps and the book on each tile, and at which tracks are worth climbing in this game.
tip-arrange-rest = One pile comes back at the end of each round. Put the card that you want soonest where you will take it first.
tip-plan = Cards of one good add up, so plan them together. A card played now rests above its slot: mind with which others it will come back.
tip-turn = Discs go first where others want the same space. Run the ink while your cards are still open, and use goods when a majority is no longer needed.
tip-buy-with-goods = Better cards early are used most often. What you do not spend moves your discs on the tracks.
tip-spend-units = Advance on the tracks of companies whose bases are likely to empty. Special spaces pay at once and again when others pass.
tip-advance = Pay and you go on towards more shares; refuse and the remaining steps are lost.
tip-choose-company = Expand a company of which you hold shares: every post that leaves home uncovers coins.
tip-expanding = Go where the reward helps you now; a new post reaches further regions in the same action.
tip-taking-post = Emptying one column to its end uncovers the richest space, and that one is never covered again.
tip-rewards = The order matters when one reward pays for another.
tip-ousting = Send a post home to where it covers coins that hurt the others, not you.
tip-flip-book = A book face down asks nothing and gives nothing: pay only to reach a better one behind it.
tip-ink = Only the book on which the ink stops pays. Go on as long as your open cards meet the next.
tip-remove-posts = A post that leaves a base uncovers coins: choose a company in which you hold more than the others.
tip-bookkeeping = Take books whose needs your cards will meet together. Points cannot be kept, but each buys a pound.
tip-place-books = Put books that ask for the same cards side by side, so that the ink runs over them in one go.
tip-buy-with-pounds = Pounds count at the end, cards work for you until then: early the card is worth more.
tip-sell-card = Sell the card that you would play least. Its crate says what it brings.
tip-choose-tier = The highest reward is usually best, unless its extra helps somebody else.
tip-choose-option = Points place books, diamonds climb their own track: take what reaches the next value or slot.
tip-buy-or-diamonds = You may take both parts, in either order.
tip-pick-tracks = Choose tracks on which the next steps bring a share or a special space.
tip-step-tracks = The order matters where a capital call or a special space is ahead.

# What a designer counts.
uses-starting-tile = starting tiles kept
uses-card-acquired = cards acquired
uses-card-used = cards used
uses-card-sold = cards sold
uses-space = bonus spaces used
uses-expanded = companies expanded
uses-region = regions entered
uses-step = steps on tracks
uses-call = capital calls paid
uses-special = special spaces reached
uses-book-taken = books taken
uses-book-rewarded = books whose reward was taken
uses-tile = { $number }: { $tile }
uses-special-space = track { $track }, special space { $level }
uses-track-space = track { $track }: { $what }
uses-board-space = { $what }

# Names of things: what is counted, cards, gains, books, bonus spaces; a `.short` form stands in lists of many.
nothing = nothing
no-reward = no reward
list-or = { $some } or { $last }
list-and = { $some } and { $last }

count-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-bookkeeping-point = { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
 }
count-expansion-point = { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
 }
count-post = { $n ->
    [one] { $n } post
   *[other] { $n } posts
 }
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
count-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
 }
count-more-book = { $n ->
    [one] { $n } more book
   *[other] { $n } more books
 }
count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
count-space = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
count-diamond-space = { $n ->
    [one] { $n } diamond space
   *[other] { $n } diamond spaces
 }
count-mine = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
 }
count-share = { $n ->
    [one] { $n } share
   *[other] { $n } shares
 }
count-more-share = { $n ->
    [one] { $n } more share
   *[other] { $n } more shares
 }
count-bonus-disc = { $n ->
    [one] { $n } bonus disc
   *[other] { $n } bonus discs
 }

kind-coffee = { $n ->
   *[other] coffee
 }
kind-banana = { $n ->
   *[other] banana
 }
kind-cotton = { $n ->
   *[other] cotton
 }
kind-expansion = { $n ->
   *[other] expansion
 }
kind-helper = { $n ->
   *[other] helper
 }

card-told = { $kind ->
    [coffee] Coffee { $figure }
    [banana] Banana { $figure }
    [cotton] Cotton { $figure }
    [expansion] Expansion { $figure }
    [expansion-share] Expansion { $figure } + share { $code }
    [bookkeeper] Bookkeeper { $figure }
    [merchant-mines] Merchant { $code }
    [merchant-tile] Merchant { $figure }
    [share] Share { COMPANY($company) }
   *[merchant] Merchant
 }
card-listed = { $kind ->
    [expansion-share] Exp { $figure } { $code } share
    [share] Share { $code }
   *[other] { card-told }
 }
card-brief = { $kind ->
    [coffee] Cof{ $figure }
    [banana] Ban{ $figure }
    [cotton] Cot{ $figure }
    [expansion] Exp{ $figure }
    [expansion-share] Ex{ $figure }{ $code }
    [bookkeeper] Book{ $figure }
    [merchant-mines] Mer{ $code }
    [share] Shr{ $code }
   *[merchant] Merch
 }

gain-told = { $kind ->
    [pounds] £{ $n }
    [diamond] diamond { $n }
    [bookkeeping] { N($n, "point") }
   *[track] { N($n, "step") }
 }
gain-gist = { $kind ->
    [diamond] ◆{ $n }
   *[other] { gain-told }
 }
gain-steps = { N($n, "step") } { COMPANY($company) }
gain-more = { $kind ->
    [pounds] £{ $n }
    [diamond] diamond { $n }
    [bookkeeping] { N($n, "bookkeeping-point") }
   *[remove-post] remove { N($n, "post") }
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { N($n, "point") }
   *[remove-post] { N($n, "post") } out
 }
tier-told = { $gains } (for { $least } { KIND($kind) } or more)

book-told = { $letter ->
    [none] starting book
   *[other] { $letter } book
 } ({ $needs } > { $reward })
need-told = { $kind ->
    [helper] helper
   *[other] { $n } { KIND($kind, $n) }
 }
need-alike = { $n } of one good
    .short = { $n } alike
need-gist = { $kind ->
    [helper] helper
    [expansion] { $n } expand
   *[other] { $n } { KIND($kind, $n) }
 }
    .short = { $kind ->
    [coffee] { $n } cof
    [banana] { $n } ban
    [cotton] { $n } cot
   *[expansion] { $n } exp
 }
book-reward = { $kind ->
    [pounds] £{ $n }
    [diamond] diamond { $n }
    [bookkeeping] { N($n, "point") }
    [remove-post] remove { N($n, "post") }
   *[cotton-minus-1] £1 less than your cotton
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { $n }pt
    [remove-post] { N($n, "post") }
   *[cotton-minus-1] £ cotton less 1
 }

tile-told = { $gains }; { $book }; rests { $cards }
tile-hidden = a starting tile
bonus-goods-discount = { $n } off cards paid with { KIND($good) }
bonus-any-goods-discount = { $n } off cards, goods may be mixed
bonus-cotton-value = every cotton card +{ $n }
bonus-expansion-value = expansion total +{ $n }
bonus-extra-discs = { $n ->
    [one] 1 more bonus disc
   *[other] { $n } more bonus discs
 }
bonus-space = its { $level ->
    [1] first
   *[other] second
 } bonus space

space-name-majority = the { KIND($kind) } majority
space-name-tile = the { $label } tile
space-name-track = the bonus space of a track ({ $what })
space-name-board = the { $label } space
space-marker = 1st player marker and { N($points, "bookkeeping-point") }
    .short = 1st player, { N($points, "point") }
space-tile = { $label } tile for the next round
    .short = { $label } tile
space-majority = { KIND($kind) } majority: { $tier }
    .short = most { KIND($kind) }
space-sell = sell a { $only ->
    [1] coffee card
   *[0] card
 } from hand for its crate + £{ $plus }
    .short = sell a { $only ->
    [1] coffee card
   *[0] card
 }, crate +£{ $plus }
space-buy = buy a card for { $off ->
    [0] its price in pounds
   *[other] £{ $off } less
 }
    .short = buy a card, for pounds
space-buy-or-diamonds = { space-buy } and/or diamond { $diamonds }
    .short = buy a card{ $off ->
    [0] { "" }
   *[other] { " " }£{ $off } off
 }, ◆{ $diamonds }
option = { N($points, "point") } + diamond { $diamonds }
    .short = { $points }pt ◆{ $diamonds }
space-advance = { N($steps, "step") } on each of { $tracks } tracks other than its own
    .short = { N($steps, "step") } on { $tracks } tracks

# Every choice in plain words, with its price and what it brings at once; the verb is the heading of its group.
do-rest = { $card } in { $slot }
do-plan = { $card } to { $slot }
do-plan-done = finish, { N($n, "card") } kept
do-attach = +1 tile on { $card }
do-expansion = expand with { N($n, "point") }
do-bookkeeper = { $card }: ink, { N($n, "point") }
do-bookkeeper-none = bookkeeper in { $slot }
do-merchant-none = merchant in { $slot }
do-merchant = { $card }: diamond { $n }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }
do-in-slot = { $card } in { $slot }
do-goods = { $cards }: { $total } to spend
do-disc = { $cost ->
    [0] { "" }
   *[other] £{ $cost }:{ " " }
 }{ $what }
do-disc-majority = { do-disc }: { $gains }{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost
 }{ $need ->
    [0] { "" }
   *[other] , needs { $need }
 }
do-end = end your action phase
do-end-take = end, take { $slot }: { $cards }
do-buy-unknown = the card on { $space }
do-buy = { $card } for { $price }{ $left ->
    [none] { "" }
   *[other] , { $left } left
 }
do-buy-pounds = { $card } for £{ $price }{ $left ->
    [none] { "" }
   *[other] , £{ $left } left
 }
do-buy-none = no card, { N($n, "step") }
do-step-track = { COMPANY($company) }: { N($n, "step") } from { $at }
do-forfeit = pay no capital call; { N($n, "step") } lost
do-pay = pay £{ $call } and take { N($n, "step") } on { COMPANY($company) }
do-decline = pay nothing; { N($n, "step") } on { COMPANY($company) } lost
do-step = { $call ->
    [0] { "" }
   *[other] pay £{ $call },{ " " }
 }{ COMPANY($company) } to { $to }{ $gains ->
    [none] { "" }
   *[other] : { $gains }
 }
do-step-share = your { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
 } share
do-step-special = £{ $pounds } and { $bonus }
do-step-end = { COMPANY($company) }: at the end of its track
do-expand = { COMPANY($company) }: share value £{ $value }, you hold { $held }; { N($posts, "post") } at home
do-expand-none = no company; the points are lost
do-enter = { REGION($region) }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost }
 }{ $out ->
    [none] { "" }
   *[other] , { $out } out
 }: { $gains }
do-stop = stop, { N($n, "point") } unused
do-column = column { $column }{ $now ->
    [none] { "" }
   *[other] : share value { $rises ->
        [0] stays £{ $now }
       *[other] rises to £{ $then }
     }
 }
do-remove = { COMPANY($company) } column { $column }{ $then ->
    [none] { "" }
   *[other] : £{ $then }
 }
do-return = { REGION($region) } to column { $column }{ $code ->
    [none] { "" }
   *[other] : { $code } £{ $then }
 }
do-collect = { REGION($region) }: { $gains }
do-collect-points = all bookkeeping points of the regions: { $n }
do-turn-book = { $position }: asks { $needs }
do-turn-book-passed = passed already, { $position }
do-turn-book-none = book { $position }
do-no-flip = turn no book
do-ink = on to { $to }{ $worth ->
    [0] { "" }
   *[other] , £{ $worth }
 }{ $slot ->
    [none] { "" }
   *[other] , opens slot { $slot }
 }: { $book }
do-ink-turned = a turned book
do-ink-none = no book
do-ink-stay = leave the ink pot where it is: no reward
do-ink-stop-turned = stop at { $at }: the book is turned, no reward
do-ink-stop = stop at { $at }: take { $reward }
do-ink-stop-none = stop at { $at }: no reward
do-take-book = { $face }{ $coin ->
    [0] { "" }
   *[1] , +£1
 }, price { $price }
do-take-book-unknown = take the book on { $space }
do-take-pound = £1 for 1 point
do-place = on { $position }: empty
do-place-over = over { $position }: { $letter ->
    [none] start
   *[other] { $letter }
 } book
do-sell = £{ $pounds } for { $card }: crate { $crate } + { $plus }
do-tier = { $gains } (from { $least } { KIND($kind) })
do-tier-unknown = tier { $number }
do-option = { N($points, "bookkeeping-point") } and diamond { $diamonds }
do-option-unknown = reward { $number }
do-diamonds = move the diamond { N($n, "step") }
do-done = enough; leave the other part

# The pieces that such a choice is typed of.
form-goods = { $card } as { $value }
form-slot = { $slot }, { $cards ->
    [0] empty
   *[other] { N($cards, "card") }
 }
form-over = over { $letter ->
    [none] start
   *[other] { $letter }
 }
form-empty = empty

# What cards that lie face up add up to, in the strip of players.
shown-coffee = Cof
shown-banana = Ban
shown-cotton = Cot
shown-expansion = Exp
shown-helper = Hlp

# The game on one page.
aid-value = £{ $worth } at { $space }
aid-majority = { KIND($kind) } { $least }+ { COMPANY($company) }
aid-goal = Goal
aid-goal-goal = { $rounds } rounds, then the most money wins: cash, shares, diamonds and books.
aid-round = A round
aid-round-plan = all at once, in secret: a card into each open slot
    .sign = Plan
aid-round-act = in turn, one action at a time, until all have ended
    .sign = Act
aid-round-prepare = new cards and books, coins on books; discs and tiles come home
    .sign = Prepare
aid-turn = Your turn: one of these
aid-turn-goods = cards of one kind: buy one card of the display; each unit left is a step on a track
    .sign = goods
aid-turn-expand = all expansion cards, for one company: posts into regions, then their rewards
    .sign = expand
aid-turn-books = a bookkeeper runs the ink over books that your open cards meet; the last pays, then points
    .sign = books
aid-turn-merchant = diamond steps and pounds; a company's, 1 more step for every { $mines } mines at its posts
    .sign = merchant
aid-turn-disc = on a free space whose price or condition you meet; your cards stay open
    .sign = disc
aid-turn-end = take one resting pile to hand; then your cards rest above their slots
    .sign = end
aid-scores = What counts at the end
aid-scores-cash = every pound
    .sign = cash
aid-scores-shares = the last figure passed on a track and share cards, each worth the coins uncovered on the base
    .sign = shares
aid-scores-diamonds = the last value passed: { $diamonds }
    .sign = diamonds
aid-scores-ink = the last value the ink passed: { $inks }
    .sign = books
aid-prices = Prices
aid-prices-card = crate on it and beside it: { $crates }
    .sign = card
aid-prices-region = border one point, river two; one more against a rival's post
    .sign = region
aid-prices-book = { $books }; or £1 per point
    .sign = book
aid-prices-flip = a book face down for £{ $flip }, before the ink runs
    .sign = turn
aid-prices-slots = one opens at diamond { $at }, one at ink { $ink }
    .sign = slots
aid-prices-most = nobody shows more: { $majorities }
    .sign = most
aid-signs = Signs
aid-signs-kinds = coffee, bananas, cotton; { shown-expansion } expansion, { shown-helper } bookkeeper or merchant
    .sign = { shown-coffee } { shown-banana } { shown-cotton }
aid-signs-diamond = steps of the diamond; a mine
    .sign = ◆ ▲
aid-signs-post = a post at home; one on coins
    .sign = ■ ¹ ²
aid-signs-coins = a figure on black: uncovered coins, they count
    .sign = gold
aid-signs-star = pays you and all who passed it, and opens its bonus
    .sign = ★
aid-signs-call = a capital call: pay to pass
    .sign = £ red
aid-signs-border = a river; a border
    .sign = ▌ ▏
aid-signs-hole = a free bonus space; a bonus disc, or a point left to spend
    .sign = ○ ●
aid-signs-rounds = rounds gone and to come; shares on tracks and on cards
    .sign = ■ □
aid-signs-ready = the ink could enter; no A book here
    .sign = ✓ -A
aid-signs-acts = who is to act; the pile that a card joins
    .sign = ▶ ↓
aid-signs-hidden = a card face down; nothing there
    .sign = ░ ·
aid-signs-preview = what the selected choice would do
    .sign = yellow
aid-forgotten-tie = A tie is enough for a majority, and its disc uses no card.
aid-forgotten-open = Open cards meet the needs of books: run the ink before you use them.
aid-forgotten-unused = Anything unused when you end your phase is lost.
aid-forgotten-next-turn = The bonus of a special space works from your next turn on.
aid-forgotten-back-space = The back space of a column is never covered again once it is empty.
aid-forgotten-diamonds = On the last space each diamond step pays £{ $overflow } instead.

# What a player has, in the strip of players.
holding-discs = discs
holding-hand = hand
holding-shares = shares
holding-ink = ink
holding-shows = shows
holding-ended = (ended)

# The board. Of several forms (.short, .shorter, .tiny) the longest that fits is drawn: none is ever cut.
board-none = none
board-more = +{ $n } more
board-ink = ink
board-ink-at = ink { $at }
board-diamond = diamond
board-price = price
board-shows = shows
board-hand = hand { $n }
board-worth = worth
board-value-ahead = £{ $value } in { N($n, "step") }

board-tab-map = Map
board-tab-companies = Companies
board-tab-market = Market
board-tab-books = Books
board-tab-areas = Areas
board-legend-map = ◆ diamond  ▲ mine  ■ post at home  ¹² on coins  on black: coins that count
board-legend-companies = ■ post at home, ¹² on coins  £2 capital call  ★ special  shares 3+1: +cards
board-legend-books = coins to come: { $coins }   ✓ the ink pot could enter   -A no A book here
board-bonus-spaces = Bonus spaces
board-books-left = { N($n, "point") }, { $left } left
board-supply-left = books left: { $books }
board-coins-by-round = coins to come, by round: { $coins }

# What cards add up to.
board-total-coffee = coffee
    .short = cof
board-total-banana = banana
    .short = ban
board-total-cotton = cotton
    .short = cot
board-total-expansion = expand
    .short = exp
board-total-helper = helper
    .short = help

# Cards.
board-card-coffee = Coffee
    .short = Cof.
board-card-banana = Banana
    .short = Ban.
board-card-cotton = Cotton
    .short = Cot.
board-card-expansion = Expansion
    .short = Expand
    .shorter = Exp.
board-card-bookkeeper = Bookkeeper
    .short = Bookkeep
    .shorter = Bookk.
    .tiny = Book
board-card-merchant = Merchant
    .short = Merch.
    .shorter = Mer.
board-card-share = Share
board-card-with-share = share
board-card-with-mines = mines
board-display = Cards
board-deck = deck { $n }
board-purse = you have { $total }
board-purse-pounds = you have £{ $pounds }
board-purse-left = { $left } left

# Regions.
board-gain-none = no gain
board-gain-pounds = £{ $n }
board-gain-diamond = ◆ { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
 }{ $marks }
    .short = ◆{ $n }{ $mines }
board-gain-bookkeeping = { $n ->
    [one] 1 book point
   *[other] { $n } book points
 }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-gain-track = { N($n, "step") }
    .short = +{ $n }
board-region = { $region ->
    [libyan-desert] Libyan
    [upper-niger] Upper
    [chad-basin] Chad B.
    [lake-chad] L. Chad
    [congo-basin] Congo
    [great-lakes] Great
    [gold-coast] Gold
    [masai-plain] Masai
    [orange-river] Orange
    [zanzibar-coast] Zanzibar
   *[other] { REGION($region) }
 }
    .short = { $region ->
        [zanzibar-coast] Zanz.
        [fezzan] Fez.
        [kordofan] Kordof.
        [zambezi] Zamb.
        [jubaland] Jubal.
        [namib] Nam.
       *[other] { REGION($region) }
     }
board-mines = { $n ->
    [one] mine
   *[other] mines
 }
board-costs = costs { $cost }

# In the sea.
board-collects = collects
board-collects-points = and { board-gain-bookkeeping }
board-expands = expands
board-which-column = which column gives?
board-posts-go-home = ousted posts go home
board-pay-the-call = pay the capital call?
board-to-spend = { $n } to spend{ $cost ->
    [0] { "" }
   *[other] , { $left } left
 }
board-expand-with = expand with { $n }
board-steps-on-tracks = { N($n, "step") } on tracks
board-posts-leave = { N($n, "post") } out of the game
board-lost = { N($n, "step") } lost: { $why }
board-steps-lost = { N($n, "step") } lost:
board-lost-at-the-end = the track ends
board-lost-for-a-call = call £{ $call }, you have £{ $pounds }
board-legend-tiers = 4+3: most, from 4: 3 steps
board-which-tracks = which tracks move?
board-which-track = which track is next?
board-border-1 = border 1
board-river-2 = river 2
board-river-2-rival = river 2, rival +1
board-round = round { $round }

# Companies and their tracks.
board-share-value = a share
board-was = was £{ $value }
board-out = { $n } out
board-posts-out = { N($n, "post") } out
board-shares = shares
board-track = track { $track }
board-most = most { $kind }
board-bonus-paid = { $bonus }, £{ $pounds } at once
board-bonus-any-goods-discount = mixed { $n } off
board-bonus-goods-discount = { $good } { $n } off
board-bonus-expansion-value = expand +{ $n }
board-bonus-extra-discs = +{ $n ->
    [one] 1 disc
   *[other] { $n } discs
 }
board-bonus-cotton-value = cotton +{ $n }

# Bonus spaces: what they are called, and what a disc there does.
board-space-marker = 1st player
board-space-buy = buy card
board-space-buy-or-diamonds = buy{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 } + ◆{ $n }
board-space-sell = { $what ->
    [coffee] sell coffee +£{ $plus }
    [track] sell +£{ $plus }
   *[card] sell card +£{ $plus }
 }
board-space-tile-plus-one = +1 good
board-space-tile-bookkeeper = bookkeeper
board-space-tile-merchant = merchant
board-space-tile-expansion = expansion
board-space-reward = points+◆
board-space-advance = { $tracks } tracks
board-space-majority = most { $kind }
board-does-marker = and { board-gain-bookkeeping }
board-does-buy = for its price in pounds
board-does-sell = of your hand: crate + £{ $plus }
board-does-sell-track = sell { $only ->
    [1] coffee
   *[0] a card
 }: crate + £{ $plus }
board-does-tile-plus-one = next round a good +{ $n }
    .short = next: a good +{ $n }
board-does-tile-bookkeeper = next round { N($n, "point") }
    .short = next: { N($n, "point") }
board-does-tile-merchant = next round ◆{ $n }+{ $more } a merchant
    .short = next: ◆{ $n }+{ $more } a merchant
board-does-tile-expansion = next round expand { $n }
    .short = next: expand { $n }
board-does-buy-or-diamonds = buy a card{ $off ->
    [0] { "" }
   *[other] { " " }£{ $off } off
 } and/or ◆{ $n }
board-does-advance = { N($n, "step") } on { $tracks } other tracks
board-does-majority = steps on { COMPANY($company) }
board-option = { N($points, "point") } + ◆{ $n }
    .short = { $points }pt+◆{ $n }

# Books.
board-need-coffee = { $n } coffee
    .short = { $n } cof
    .shorter = { $n }cof
board-need-banana = { $n } banana
    .short = { $n } ban
    .shorter = { $n }ban
board-need-cotton = { $n } cotton
    .short = { $n } cot
    .shorter = { $n }cot
board-need-expansion = { $n } expand
    .short = { $n } exp
    .shorter = { $n }exp
board-need-helper = helper
    .short = help
board-need-alike = { $n } of one good
    .short = { $n } alike
    .shorter = { $n } any
board-book-pounds = £{ $n }
board-book-diamond = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
 }
    .short = ◆ { $n }
    .shorter = ◆{ $n }
board-book-bookkeeping = { board-gain-bookkeeping }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-book-remove-post = { N($n, "post") } out
    .short = -{ N($n, "post") }
    .shorter = -{ $n }■
board-book-cotton-minus-1 = £ cotton - 1
    .short = £ cotton-1
    .shorter = £cotton-1
    .tiny = £cot. -1
board-turned = { $letter ->
    [none] turned
   *[other] { $letter } turned
 }
    .short = turned
board-turned-price = for £{ $price }
board-shelf = { $letter } book
board-cost = { N($n, "point") }
    .short = { $n }pt
board-ledger = { $name }'s books
board-ledger-ink = ink at { $at }, £{ $worth }
board-pot = INK
board-to-place = to place
board-points-to-use =
    { N($n, "point") }
    for books,
    or £1 for each
board-turn-a-book =
    turn a book
    for £{ $price } of your £{ $pounds }
    .short =
    turn a book
    for £{ $price }
board-run-or-stop =
    the ink pot may
    run on or stop

# Cards in play, and the desk on which a round is planned.
board-areas = Cards in play
    .short = In play
board-areas-used = used
board-areas-note = diamond and ink pot; below, resting piles
board-ends = ends the phase
board-ends-takes = ends, takes { $cards }
    .short = ends, takes { N($n, "card") }
board-worth-in-the-end = £{ $worth } in the end{ $most ->
    [1] , the most
   *[0] { "" }
 }
board-has-ended = has ended the phase
board-has-planned = has planned
board-plans-in-secret = plans in secret
board-marker = 1st
board-rest = rest
board-rest-none = no resting cards
board-sells = { $name } sells a card
board-sells-note = its crate + £{ $plus }; only you see this
board-plans = { $name } plans
board-plans-note = in secret; face up you would show
    .short = in secret:
board-ready = ready
board-slot-closed = { $slot } closed
board-slot-opens = opens at
board-slot-opens-diamond = opens at ◆ { $at }
board-slot-opens-ink = opens at ink { $at }
board-slot-now = now { $at }
board-joins = then it joins
    .short = joins
board-no-pile = no pile
board-no-book-ahead = no book is ahead

# Starting tiles, and rewards to choose among.
board-keeps = { $name } keeps one of these starting tiles
    .short = { $name } keeps one of these tiles
    .shorter = { $name }: keep one
board-tiles = Starting tiles
board-tiles-note = three cards of each begin the resting piles
board-tile = Start { $number }
board-tile-chosen = has chosen a tile
board-tile-chooses = chooses a tile
board-tile-book = first book
    .short = book
board-tile-rest = cards rest
board-tile-begins = begins with
board-tile-diamond = diamond +{ $n }
board-tier-from = { $least } or more
board-shows-kind = { $name } shows { $n } { KIND($kind) }
board-chooses-reward = { $name } chooses a reward
board-reward = reward { $number }
board-reward-gains = { N($n, "bookkeeping-point") }, diamond { $steps }

# A player's own board.
board-would-show = would show
board-discs = { $n ->
    [one] 1 disc
   *[other] { $n } discs
 }
board-start-marker = start-player marker
board-hidden-hand = { N($n, "card") } in hand{ $planned ->
    [0] { "" }
   *[1] { " " }and slots
 }
board-mat-tiles = tiles
board-plus-one = +1 goods
board-plus-one-on = +1 on { $slot }
board-worth-now = £{ $worth } now
board-mat-shares = Shares
board-mat-bonus = bonus
board-disc-on = disc on { $at }
board-no-bonus-works = none works yet

# The worked examples, step by step.
example-player-0 = Blue
example-player-1 = Green
example-player-2 = Yellow
example-player-3 = Purple
example-03-1 = Blue lays out three cards; the starting bonus is 3 Mombasa steps.
example-04-1 = Blue's bonus: the diamond moves 1 space, the Saint-Louis disc 1 space.
example-05-1 = The bookkeeper rests: there is none face up in the action area.
example-06-1 = The diamond moves 1 space and Blue takes 2 pounds; the card is turned face down.
example-06-2 = A card that lies face down cannot be used again.
example-07-1 = Coffee and cotton are not used together.
example-07-2 = Coffee 1, coffee 3, both coffees or cotton 2 are the choices; both make a total of 4.
example-08-1 = Coffee 1 and coffee 3: a total of 4.
example-08-2 = Banana 2 costs 2 for the card and 1 for its column; it goes to hand and 1 unit is left.
example-08-3 = The unit left over is a step on any track; both coffees turn face down.
example-19-1 = The two expansion cards come to hand, the played cards rest, the tile goes back.
example-18-1 = The tile lies on coffee 2, which counts as coffee 3.
example-18-2 = Used, it is worth a total of 3.
example-09-1 = All expansion cards together: 5 points.
example-09-2 = They are used for one company, Cape Town.
example-09-3 = Orange River borders the base over a single line: 1 point.
example-09-4 = A post leaves the base.
example-09-5 = Zambezi borders Orange River over a single line: 1 point.
example-09-6 = A second post leaves the base.
example-09-7 = Natal lies behind a double line and holds a Mombasa post: 2 + 1 points.
example-09-8 = The third post; the 5 points are spent.
example-10-1 = Three regions, one amount of 3 points: an A book for the first.
example-10-2 = Another A book for the second.
example-10-3 = 1 pound for the third.
example-11-1 = The first book goes on position 2 of the bookkeeping track.
example-11-2 = The second goes on position 3; then the two gaps of the display are filled.
example-12-1 = Blue uses a bookkeeper. The third book asks for expansion 2, which Blue does not show.
example-12-2 = Blue pays 2 pounds and turns that book face down.
example-12-3 = The starting book asks for coffee 2: met by coffee 3.
example-12-4 = So is the second book.
example-12-5 = A face-down book asks for nothing.
example-12-6 = The fourth asks for coffee 3. The fifth cannot be met: the pot stops.
example-12-7 = The reward of the fourth book, 2 points, comes first.
example-12-8 = It is used up.
example-12-9 = Then the 2 points of the bookkeeper, an amount of their own.
example-12-10 = The bookkeeper is turned face down and the turn is over.
example-21-1 = 2 coffee and 2 bananas are not 4 of one good: the ink pot does not move.
example-21-2 = Blue uses the points of the bookkeeper all the same.
example-21-3 = Blue's turn is over.
example-21-4 = Green's next book asks for 4 of one good too.
example-21-5 = 4 cotton will do: the ink pot moves on.
example-22-1 = The book asks for coffee 3 and another 3: 5 coffee are not enough.
example-22-2 = Blue uses the points of the bookkeeper.
example-22-3 = Blue's next turn follows, for Green has ended the phase.
example-22-4 = With the +1 tile Blue has 6 coffee.
example-22-5 = Blue uses the bookkeeper tile.
example-22-6 = Nobody has to pay to turn a book.
example-22-7 = 6 coffee are 3 and 3: the pot moves, and the book gives 8 pounds.
example-23-1 = Blue's next book asks for cotton 1; Blue shows 6.
example-23-2 = The reward is the cotton total less 1: 5 pounds. With 1 cotton it would be nothing.
example-13-1 = 2 diamond steps and 1 pound; 3 mines of Cairo bring 1 step more, 4 would bring 2.
example-14-1 = The space costs 1 pound.
example-14-2 = Coffee 2 costs 2 for the card and 1 for its column: 3 pounds. It goes to hand.
example-15-1 = Blue puts a disc on the sell-card space.
example-15-2 = Coffee 1 with crate 1 leaves the hand for 1 + 2 = 3 pounds.
example-16-1 = Blue shows 6 cotton, more than anybody.
example-16-2 = Blue takes the reward for 4 or more, although there are 6.
example-17-1 = 5 bananas against 3: Blue may use the space.
example-17-2 = 3 steps on the Cape Town track and 1 diamond step.
example-20-1 = Blue uses coffee 2 for steps.
example-20-2 = Blue acquires no card.
example-20-3 = The disc reaches the special space: 1 pound for Blue, and 1 for Green and Yellow again.
example-20-4 = The second step passes on.

# What a menu says about the game.
about-pitch = Merchants put money into four trading companies of 19th-century Africa. Each round everybody plans three to five cards in secret, then spends them one action at a time: buy better cards, expand companies on the map, gain shares, mine diamonds, keep the books. After seven rounds the richest player wins.
about-hidden = hands and plans
about-round = round
about-variant-first-game = tracks and starting tiles as the rulebook gives them for a first game
about-variant-variable = tracks and starting tiles are dealt; each player keeps one of two tiles
