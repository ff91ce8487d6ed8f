# Why not: whose turn it is.
game-over = The game is over.
no-such-player = There are { $players } players.
planning-finished = You have finished planning; the others have not.
tile-kept = You have kept a tile; the others are still choosing.
phase-ended = You have ended your action phase of this round.
not-your-turn = It is another player's turn.

# Why not: an action that belongs elsewhere.
when-keep-tile = A starting tile is kept once, before the resting cards are laid out.
when-arrange-rest = Resting cards are laid out once, before the first planning phase.
when-plan-place = Cards are laid into action slots in the planning phase.
when-plan-done = Planning is finished in the planning phase.
when-attach-plus-one = The +1 tile is put on a card at the start of your turn.
when-use-goods = Goods cards are used as the action of a turn.
when-use-expansion = Expansion cards are used as the action of a turn.
when-use-bookkeeper = A bookkeeper is used as the action of a turn.
when-use-merchant = A diamond merchant is used as the action of a turn.
when-place-disc = A bonus disc is placed as the action of a turn.
when-end-phase = You end your action phase instead of taking an action in your turn.
when-buy = A card is acquired with goods after goods cards have been chosen.
when-buy-none = Acquiring no card is a choice after goods cards have been chosen.
when-step = A disc steps for units of goods that are left after acquiring a card.
when-step-pay = A capital call on the way is paid while units of goods are spent.
when-forfeit = Units of goods are given up only while they are being spent.
when-expand = A company is chosen after using your expansion cards.
when-expand-none = Expansion points are given up before a company has been chosen.
when-enter = Regions are entered while a company expands.
when-stop = Expansion stops while a company expands.
when-take-post = A post is taken from a base when a region has been entered.
when-collect = Rewards of regions are collected after a company has expanded.
when-return-post = Ousted posts go home after the rewards of an expansion.
when-pay-call = A capital call is paid when a reward moves your disc up to one.
when-decline-call = A capital call is declined when a reward moves your disc up to one.
when-flip-book = A book is turned face down before a bookkeeper moves the ink pot.
when-no-flip = Whether to turn a book is asked before a bookkeeper moves the ink pot.
when-ink-step = The ink pot moves when you use a bookkeeper.
when-ink-stop = The ink pot stops while a bookkeeper moves it.
when-remove-post = Posts are removed from bases as a reward.
when-take-book = Books are taken with bookkeeping points.
when-take-pound = Pounds are taken for bookkeeping points while you have some to use.
when-place-book = Books taken in a turn are placed at its end.
when-buy-pounds = A card is bought with pounds on a bonus space that says so.
when-sell = A card is sold on a bonus space that says so.
when-tier = A tier is chosen on a majority space.
when-option = A reward is chosen on a bonus space that offers two.
when-diamond = These diamond steps are taken on a bonus space that offers them beside a card.
when-done = A part is left on a bonus space that offers a card and diamond steps.
when-pick-tracks = Two tracks are chosen on a bonus space that moves two of your discs.
when-step-track = Which track moves next is asked on a bonus space that moves several of your discs.

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
plus-one-lies = The +1 tile already lies on a card.
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
end-of-track = Your disc stands on the last space of that track.
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
ask-plan = plan a card for each open slot
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
ask-taking-post = take a post from which column: { COMPANY($company) }, share value £{ $value }
ask-rewards = take your rewards, in any order
ask-ousting = send an ousted post home
ask-bookkeeping = use bookkeeping points: { $points } left
ask-flip-book = turn a book face down for £{ $price }: you have £{ $pounds }
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
    [one] the { BOOK($book) }
   *[other] { $books } books to place
 }
ask-buy-with-pounds = buy a card with pounds: you have £{ $pounds }
ask-sell-card = sell a card from hand
ask-choose-tier = choose the reward: you show { $total } { $kind }
ask-choose-option = choose the reward
ask-buy-or-diamonds = buy a card and/or move the diamond: you have £{ $pounds }
ask-pick-tracks = choose two tracks
ask-step-tracks = choose the track that moves next

# Headings of choices.
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
meaning-end-phase = End your action phase and take one resting pile to hand.
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
meaning-ink-stop = Stop the ink pot where it stands.
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
fact-draw = draw pile
fact-book = book pile
fact-plan = plan
fact-tile = starting tile

# What happened: set-up and planning.
told-tile-chosen = { $name } has chosen a starting tile.
told-tile-kept = { $name } keeps { TILE($tile) }.
told-tiles-shown = Starting tiles: { $tiles }.
told-rest-arranged = { $name } rests { $cards }.
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
told-ink-stopped = { $name }'s ink pot stops at { $position }{ $book ->
    [none] , no reward
   *[other] : { $reward }
 }.

# What happened: bonus discs.
told-disc-placed = { $name } places a disc on { SPACE($space) }{ $cost ->
    [0] { "" }
   *[other] { " " }for £{ $cost }
 }.
told-marker-taken = { $name } takes the start-player marker.
told-tier-taken = { $name } takes the reward for { $least } { $kind }.
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
score-shares = { COMPANY($of) }
score-diamonds = Diamonds
score-bookkeeping = Bookkeeping
sum-shares = shares { $sum }
sum-diamonds = space { $sum }
sum-bookkeeping = position { $sum }

# Cards for moments that everybody looks up for.
moment-plans-title = The plans
moment-plans = The cards of round { $round } are turned up.
moment-turned-up = Turned up
moment-round-title = Round { $round }
moment-round = Round { $round } is over.
moment-companies = What a share is worth
moment-companies-note = pounds
