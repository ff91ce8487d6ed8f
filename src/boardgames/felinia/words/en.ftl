# Felinia in English. A variable is filled in by the program; a name in capitals is a function that knows what a thing
# is called: GOOD, AMOUNT, COINS, PLACE, COUNTRY, PROVINCE, TIME (of a boat), CARD, TILE, BONUS, QUOTED (as somebody
# typed it); SHORT, CODE and GIST are the same in few letters, and those ending in -KIND say what sort of thing it is.

# Names.
amount = { $n } { GOOD($kind, $n) }
unit-gold = gold
unit-spice = spice
unit-good = { $n ->
    [one] good
   *[other] goods
 }
unit-coin = { $n ->
    [one] coin
   *[other] coins
 }
unit-provision = { $n ->
    [one] provision
   *[other] provisions
 }
unit-merchant = { $n ->
    [one] merchant
   *[other] merchants
 }
the-place = { PLACE-KIND($place) ->
    [guild] the guild
   *[market] { PLACE($place) }
 }
the-province = { PROVINCE-KIND($province) ->
    [crossroads] crossroads { CODE($province) }
   *[other] { PROVINCE($province) }
 }
the-boat = the { TIME($boat) } to the { BOAT-COUNTRY($boat) }
the-tile = { TILE-KIND($tile) ->
    [people] a { TILE($tile) } tile
   *[special] the tile { TILE($tile) }
 }
the-bonus = { BONUS-KIND($tile) ->
    [counts-as] counts as a { BONUS($tile) } tile
   *[plus-one] 1 point per { BONUS($tile) } tile
 }
list-or = { $some } or { $last }
list-and = { $some } and { $last }

# Where the game stands.
status = round { $round } · { $now }{ $end ->
    [last-merchant] {" "}· last merchant aboard
    [boats-out] {" "}· last boats
   *[no] {""}
 }
status-over = game over after round { $round }
phase-auction = auction, lap { $lap } of { $laps }
phase-commerce = commerce
phase-exploration = exploration
phase-storage = storage
phase-final-sales = final sales

# What is asked, by the kind of question.
ask-bid = place bid token { $lap } of { $laps }
ask-buy = buy at { PLACE($place) } for { COINS($price) }?{ $short ->
    [0] {""}
   *[other] {" "}sell something first
 }
ask-guild = exchange at the guild for { COINS($price) }?{ $short ->
    [0] {""}
   *[other] {" "}sell something first
 }
ask-board = board a boat?{ $boats ->
    [0] {" "}you cannot pay for any now
   *[other] {""}
 }
ask-flip = turn up a tile in the land of the { COUNTRY($country) }? { $left } left
ask-travel = { $moves ->
    [0] spend a provision to go on from { the-province }?
    [one] travel on from { the-province }? 1 move left
   *[other] travel on from { the-province }? { $moves } moves left
 }
ask-mystery = keep a mysterious place, or none?
ask-storage = sell down to { $free } goods, or pay { COINS($cost) } to keep one more
ask-final-sale = sell before the count? coins only break ties

# Headings of the list of choices, by the kind of action.
group-bid-bank = bid
group-bid-market = bid
group-bid-guild = bid
group-buy = buy
group-swap = swap
group-take-bonus = bonus
group-decline = pass
group-board = board
group-done = done
group-flip = turn up
group-stop-flipping = done
group-move = move
group-spend-provision = provision
group-go-home = home
group-keep = keep
group-keep-none = done
group-keep-fourth = keep
group-sell = sell

# What can be done, the price first, then what it brings.
do-unknown = { QUOTED($name) }
do-bid-bank = token on your own board: { $gain }
do-bid = { PLACE($place) } for { COINS($price) }{ $below ->
    [0] {""}
    [one] , on 1 token
   *[other] , on { $below } tokens
 }{ $what }
do-bid-guild-for = swap a good or take a bonus tile
do-buy = buy { AMOUNT($good, 1) } for { COINS($price) }{ $then }
do-swap = { SHORT($give) } to { SHORT($take) }, +1 { $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }{ $then }
then-boats = ; enough for { $times }
do-take-bonus = 1 gold, 1 spice: { the-bonus }
do-decline = { $at ->
    [guild] no exchange, no boat
   *[buy] no purchase, no boat
 }
do-board = pay { $cost }: { $fate ->
    [ends] last merchant, the game ends
    [full] to the { COUNTRY($country) }, full, sails
    [room] to the { COUNTRY($country) }, { $left } place left
   *[none] to the { COUNTRY($country) }
 }
do-done = { $at ->
    [board] no boat now: go on
   *[final-sale] sell no more
 }
do-flip = turn up { CODE($province) }{ $ways }
by-way = by { CODE($province) } { $gains }
do-stop-flipping = turn up no more tiles
do-move = to { the-province }{ $gains }
do-spend-provision = spend 1 provision: one more move, { AMOUNT("provision", $left) } left
do-go-home = give up: the merchant goes home, no tile
do-keep = keep { CARD($card) } for { $cost }
do-keep-none = keep no card
do-keep-fourth = pay { COINS($cost) } and keep four goods
do-sell = sell { AMOUNT($kind, 1) }: { $gain }
for-free = free
gain-coins = +{ COINS($got) }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost above { $limit }
 }
gain-good = +{ $n } random good
gain-units = +{ AMOUNT($kind, $n) }
gain-cards = draw { $n } mystery cards
gain-tile = { TILE-KIND($tile) ->
    [people] take { the-tile } (1-{ $top } points)
    [special] { TILE($tile) } ({ GIST($tile) })
   *[hidden] take the tile
 }

# What a special tile does, by its effect.
gist-each-spice-1 = each spice 1 point
gist-gold = +1 gold, more at symbols
gist-each-provision-2 = each provision 2 points
gist-provision = +1 provision, more at symbols
gist-lone-merchant-2 = lone merchants 2 points
gist-coin = +1 coin, more at symbols
gist-each-mystery-plus-1 = mysterious places +1 point
gist-provision-gold-coin-good = +1 p, g, $ and ?

# What each kind of action is.
meaning-bid-bank = Put a bid token on your own board and earn as many coins as the lap says.
meaning-bid-market = Put a bid token on top of the pile of an open market.
meaning-bid-guild = Put a bid token on top of the pile of the guild.
meaning-buy = Buy one goods tile of the market for as many coins as tokens lie there.
meaning-swap = At the guild, swap a good for one of another type from the bag and a spice or, as an expert, a provision.
meaning-take-bonus = At the guild, give 1 gold and 1 spice for a bonus tile.
meaning-decline = Take your token back without a purchase or exchange.
meaning-board = After a purchase or exchange, pay a boat's price and put a merchant on it.
meaning-done = Board no more, or sell no more.
meaning-flip = Turn up a face-down trade tile of the country where your merchant landed.
meaning-stop-flipping = Turn up no further tile.
meaning-move = Move the merchant one step along a road.
meaning-spend-provision = Spend a provision for one more move.
meaning-go-home = End the journey without a trade tile: the merchant returns to your stock.
meaning-keep = Keep a mysterious-place card you have drawn, paying the good it shows.
meaning-keep-none = Keep none of the mysterious-place cards drawn.
meaning-keep-fourth = Pay 2 coins to keep a fourth goods tile.
meaning-sell = Sell one gold, spice or goods tile.

# Why not: turns.
game-over = The game is over.
not-your-turn = It is not your turn.
no-auction = Bid tokens are placed in the auction.
nobody-passes = Nobody may pass in the auction: every lap a token is placed.
no-purchase-now = Only the owner of the topmost token of a market buys, in the commerce phase.
no-exchange-now = Only the owner of the topmost token of the guild makes an exchange.
no-token-acts = Only a token that acts in the commerce phase can be taken back.
no-boarding-now = Boarding is possible only directly after a purchase or exchange.
nothing-to-end = There is nothing to end right now.
no-flip-now = Trade tiles are turned up only between a merchant's first and second move.
nobody-travels = No merchant is travelling now.
no-journey-for-provision = A provision is spent for a merchant who is travelling.
no-cards-drawn = No mysterious-place cards have been drawn.
no-storage-now = A fourth goods tile is paid for in the storage phase.

# Why not: bids, purchases, exchanges, sales.
no-such-market = There is no market { QUOTED($name) }.
market-closed = { PLACE($place) } is closed with { $players } players.
no-such-good = There is no good called { QUOTED($name) }.
market-lacks-good = { PLACE($place) } holds no { GOOD($kind, 2) }.
price-too-high = The price is { $price } and you have { $money }.
swap-needs-goods = A swap names two kinds of goods.
swap-same-good = The tile taken must be of another type than the tile given.
swap-no-provision = A provision for a swap is given in the expert game only.
swap-no-such-reward = A swap does not bring { QUOTED($name) }.
none-to-give = You have no { GOOD($kind, 2) } to give.
bag-lacks-good = The bag holds no { GOOD($kind, 2) }.
no-such-bonus = There is no bonus tile { QUOTED($name) }.
bonus-taken = That bonus tile has been taken.
bonus-cost = A bonus tile costs 1 { GOOD($kind, 1) } and you have none.
provisions-not-sold = Provisions cannot be sold.
not-for-sale = Only gold, spice and goods can be sold.
none-to-sell = You have no { GOOD($kind, 2) } to sell.

# Why not: boats.
no-such-berth = There is no berth { QUOTED($name) }.
berth-empty = No boat lies there.
boat-full = The { TIME($boat) } boat is full.
no-merchant = You have no merchant left in your stock.
boat-goods = The { TIME($boat) } boat asks { AMOUNT($kind, $need) } and you have { $have }.
boat-coins = The { TIME($boat) } boat asks { COINS($need) } and you have { $have }.

# Why not: journeys, mysterious places, storage.
no-such-province = There is no province { QUOTED($name) }.
flip-other-country = Only tiles of the country where the merchant landed may be turned.
nothing-face-down = No tile lies face down there.
been-there = This merchant has already been in { PROVINCE($place) }.
no-road = No road leads from { PROVINCE($at) } to { PROVINCE($place) }.
post-settled = A merchant has settled in { PROVINCE($place) }.
post-face-down = The trade tile of { PROVINCE($place) } lies face down.
no-move-left = This merchant has no move left.
no-provisions-here = Provisions are used in the expert game only.
moves-left = A provision is spent when the merchant has no move left.
no-provision = You have no provision.
nowhere-to-go = The merchant could not enter any province.
card-not-drawn = You have not drawn { QUOTED($name) }.
card-owned = You already have a card { CARD($card) }.
card-cost = { CARD($card) } costs { AMOUNT($kind, $need) } and you have { $have }.
too-many-goods = Nobody keeps more than { $limit } goods; sell first.
storage-cost = Keeping a fourth tile costs { $cost }.

# What somebody has learned.
fact-boat-pile = the boat pile
fact-face-down = a face-down tile
fact-mystery = a mysterious place
fact-taken = a tile somebody took

# What happened, by the kind of event.
told-round-begun = Round { $round } begins; { $name } is first player.
told-token-banked = { $who } banks token { $lap }: +${ $coins }.
told-token-placed = { $who } bids at { the-place } for ${ $price }.
told-token-returned = { $who } { $why ->
    [declined] passes at
    [empty] finds no goods at
    [price] cannot pay at
   *[nothing] has nothing to exchange at
 } { the-place }.
told-sold = { $who } sells { AMOUNT($kind, 1) }: +${ $coins }{ $lost ->
    [0] {""}
   *[other] , ${ $lost } lost
 }.
told-good-bought = { $who } buys { AMOUNT($good, 1) } at { the-place } for ${ $price }.
told-good-swapped = { $who } swaps { AMOUNT($give, 1) } for { AMOUNT($take, 1) } for ${ $price }.
told-bonus-taken = { $who } takes a bonus tile for ${ $price }{ BONUS-KIND($tile) ->
    [hidden] {""}
   *[known] : { the-bonus }
 }.
told-merchant-boarded = { $who } boards { the-boat }, { $place ->
    [0] front
   *[1] rear
 }; { $stock ->
    [0] it was the last merchant
   *[other] { AMOUNT("merchant", $stock) } left
 }.
told-boarding-ended = { $who } boards no more.
told-end-triggered = { $why ->
    [last-merchant] The last merchant of a player is aboard: the game ends after this exploration.
   *[boats-out] There are too few boats: the last exploration begins.
 }
told-boat-left = The { TIME($boat) } to the { BOAT-COUNTRY($boat) } leaves { $merchants ->
    [0] empty
   *[other] with { $aboard }
 }.
# Whose merchants a boat carries: the player stands for one merchant.
told-aboard = { $count ->
    [1] { $who }
   *[other] { $count } merchants of { $who }
 }
told-merchant-landed = { $who } lands at { the-province }.
told-tile-flipped = { $who } turns up { TILE-KIND($tile) ->
    [hidden] the tile
   *[known] { the-tile }
 } at { the-province }.
told-flipping-stopped = { $who } turns up no more tiles.
told-merchant-moved = { $who } moves to { the-province }.
told-provision-spent = { $who } spends a provision for one more move.
told-gained = { $who } gains { AMOUNT($what, 1) }{ $source ->
    [income] {" "}(income tile)
   *[other] {""}
 }.
told-not-gained = { $who } gains no { GOOD($what, 1) }: { $what ->
    [coin] { $limit } is the limit
    [good] the bag is empty
   *[other] none is left
 }.
told-mysteries-drawn = { $who } draws { $cards ->
    [one] 1 mysterious place
   *[other] { $cards } mysterious places
 }.
told-mystery-kept = { $who } keeps { CARD-KIND($card) ->
    [hidden] a mysterious place
   *[known] { CARD($card) }
 }{ $paid ->
    [no] {""}
   *[other] {" "}for { AMOUNT($paid, 1) }
 }.
told-mysteries-returned = { $who } keeps no mysterious place.
told-tile-taken = { $who } settles at { the-province }, takes { TILE-KIND($tile) ->
    [hidden] a trade tile
   *[known] { the-tile }
 }.
told-windfall-removed = The windfall tile leaves the game.
told-went-home = { $who }'s merchant goes home from { the-province }.
told-fourth-kept = { $who } pays ${ $cost } to keep a fourth good.
told-sales-ended = { $who } sells no more.
told-boat-dealt = New boat: { the-boat }.
told-next-boat-shown = Next boat: { the-boat }.
told-market-filled = { the-place } gets { $goods }.
told-game-ended = The game is over after round { $round }.

# A player's belongings in one line.
holding-coins = coins
holding-goods = goods
holding-gold = gold
holding-spice = spice
holding-provisions = prov
holding-stock = merch
holding-trade = tiles
holding-bonus = bonus
holding-mystery = places

# What points are for.
score-people = { PEOPLE($of) }
score-bonus = bonus +1
score-merchants = merchants
score-gold = gold
score-spice = spice
score-goods = goods
score-mysteries = mysterious places
score-tile = { TILE($of) }

# Cards for moments that everybody looks up for.
moment-end-title = The end
moment-end = { $why ->
    [last-merchant] A last merchant is aboard: this exploration is the last.
   *[boats-out] There are too few boats: this exploration is the last.
 }
moment-round-title = Round { $round }
moment-round = Round { $round } is over.
moment-stock = Merchants still at home
moment-stock-note = the first who has none brings the end
moment-merchants = { $trade ->
    [0] no trade tile yet
    [1] 1 trade tile
   *[other] { $trade } trade tiles
 }
moment-phase = { $phase ->
    [auction] Auction
    [commerce] Commerce
    [exploration] Voyage
    [storage] Storage
   *[final-sales] Sales
 }
moment-phase-text = { $phase ->
    [auction] The auction begins.
    [commerce] The bids are paid: commerce begins.
    [exploration] The boats leave: the exploration begins.
    [storage] Goods go into storage.
   *[final-sales] The last sales are held.
 }
