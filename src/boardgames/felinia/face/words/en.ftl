# Felinia in English. A variable is filled in by the program; a name in capitals is a function that knows what a thing
# is called: GOOD, AMOUNT, COINS, PLACE, COUNTRY, PROVINCE, TIME (of a boat), CARD, TILE, BONUS, QUOTED (as somebody
# typed it); SHORT, CODE and GIST are the same in few letters, and those ending in -KIND say what sort of thing it is.

# Names.
amount = { $n } { GOOD($kind, $n) }
unit-gold = gold
unit-spice = { $n ->
   *[other] spice
 }
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
points = { $points ->
    [one] 1 point
   *[other] { $points } points
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
ask-board = board a boat?{ SOME($sale) ->
    [0] {""}
   *[other] {" "}{ $sale }
 }
one-sale = sell { AMOUNT($kind, 1) } for the { TIME($boat) } to the { BOAT-COUNTRY($boat) }
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
piece-give = give
piece-take = take
piece-given = { SHORT($give) }
piece-taken = { SHORT($take) } +{ $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }

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
do-bid = { PLACE($place) } for { COINS($price) }{ SOME($what) ->
    [0] {""}
   *[other] : { $what }
 }
do-bid-guild-for = swap or bonus
# The question names the price.
do-buy = buy { AMOUNT($good, 1) }{ $then }
do-swap = { SHORT($give) } to { SHORT($take) }, +1 { $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }{ $then }
then-boats = ; enough for { $times }
do-take-bonus = { the-bonus } (1 gold, 1 spice)
do-decline = { $at ->
    [guild] no exchange, no boat
   *[buy] no purchase, no boat
 }
do-board = pay { $cost }: { $fate ->
    [ends] to the { COUNTRY($country) }, the game ends
    [full] to the { COUNTRY($country) }, sails full
    [room] to the { COUNTRY($country) }, then { $left } free
   *[none] to the { COUNTRY($country) }
 }
do-done = { $at ->
    [board] no boat now: go on
   *[final-sale] sell no more
 }
do-flip = turn up { CODE($province) }{ $ways }
by-ways = : by { $crossroads } ({ $gains })
do-stop-flipping = turn up no more
# Where to comes first: a narrow list leaves out the end, and two ways may win the same.
do-move = to { the-province }{ SOME($gains) ->
    [0] {""}
   *[other] : { $gains }
 }
do-settle = to { the-province }: { $gains }
do-spend-provision = spend 1 provision: one more move, { AMOUNT("provision", $left) } left
do-go-home = go home without a tile
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
    [people] { the-tile } (up to { $top } each)
    [special] { TILE($tile) }: { GIST($tile) }
   *[hidden] take the tile
 }

# What a special tile does, by its effect.
gist-each-spice-1 = each spice 1 point
    .tiny = spice 1
gist-gold = +1 gold, more at symbols
    .tiny = gold +1
gist-each-provision-2 = each provision 2 points
    .tiny = prov. 2
gist-provision = +1 provision, more at symbols
    .tiny = prov +1
gist-lone-merchant-2 = lone merchants 2 points
    .tiny = alone 2
gist-coin = +1 coin, more at symbols
    .tiny = coin +1
gist-each-mystery-plus-1 = mysterious places +1 point
    .tiny = card +1
gist-provision-gold-coin-good = 1 gold+coin+good+provision
    .tiny = 4 gifts

# What each kind of action is.
meaning-bid-bank = Put a bid token on your own board and earn as many coins as the lap says.
meaning-bid-market = Put a bid token on top of the pile of an open market.
meaning-bid-guild = Put a bid token on top of the pile of the guild.
meaning-buy = Buy one goods tile of the market for 1 coin per token there.
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
not-now = That is not what is being decided now.
not-your-turn = It is not your turn.
nobody-passes = Nobody may pass in the auction: every lap a token is placed.

# Why not: bids, purchases, exchanges, sales.
no-such-market = There is no market { QUOTED($name) }.
market-closed = { PLACE($place) } is closed with { $players } players.
no-such-good = There is no good called { QUOTED($name) }.
market-lacks-good = { PLACE($place) } holds no { GOOD($kind, 2) }.
price-too-high = The price is { COINS($price) }; you have { $money }.
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
berth-empty = There is no boat.
boat-full = The { TIME($boat) } boat is full.
no-merchant = You have no merchant left in your stock.
boat-goods = The { TIME($boat) } boat asks { AMOUNT($kind, $need) } and you have { $have }.
boat-coins = The { TIME($boat) } boat asks { COINS($need) } and you have { $have }.

# Why not: journeys, mysterious places, storage.
no-such-province = There is no province { QUOTED($name) }.
flip-other-country = Only tiles of the country where the merchant landed may be turned.
nothing-face-down = There is no face-down tile.
been-there = This merchant has already been in { PROVINCE($place) }.
no-road = No road leads from { PROVINCE($at) } to { PROVINCE($place) }.
post-settled = A merchant has settled in { PROVINCE($place) }.
post-face-down = The trade tile of { PROVINCE($place) } is face down.
no-move-left = This merchant has no move left.
no-provisions-here = Provisions are used in the expert game only.
moves-left = A provision is spent when the merchant has no move left.
no-provision = You have no provision.
nowhere-to-go = The merchant could not enter any province.
card-not-drawn = You have not drawn { QUOTED($name) }.
card-owned = You already have a card { CARD($card) }.
card-cost = { CARD($card) } costs { AMOUNT($kind, $need) } and you have { $have }.
too-many-goods = Nobody keeps more than { $limit } goods; sell first.
storage-cost = Keeping a fourth tile costs { COINS($cost) }.

# What somebody has learned.
fact-boat-pile = the boat pile
fact-face-down = a face-down tile
fact-mystery = a mysterious place
fact-taken = a tile somebody took

# What happened, by the kind of event.
told-round-begun = Round { $round } begins; { $name } is first player.
told-token-banked = { $who } banks token { $lap }: +{ COINS($coins) }{ $lost ->
    [0] {""}
   *[other] , { $lost } lost above { $limit }
 }.
told-token-placed = { $who } bids at { PLACE-KIND($place) ->
    [guild] the guild
   *[market] { PLACE($place) }
 } for { COINS($price) }.
told-token-returned = { $who } { $why ->
    [declined] passes at
    [empty] finds no goods at
    [price] cannot pay at
   *[nothing] has nothing to exchange at
 } { PLACE-KIND($place) ->
    [guild] the guild
   *[market] { PLACE($place) }
 }.
told-sold = { $who } sells { AMOUNT($kind, 1) }: +{ COINS($coins) }{ $lost ->
    [0] {""}
   *[other] , { COINS($lost) } lost
 }.
told-good-bought = { $who } buys { AMOUNT($good, 1) } at { PLACE-KIND($place) ->
    [guild] the guild
   *[market] { PLACE($place) }
 } for { COINS($price) }.
told-good-swapped = { $who } swaps { AMOUNT($give, 1) } for { AMOUNT($take, 1) } and pays { COINS($price) }.
told-bonus-taken = { $who } takes a bonus tile for { COINS($price) }{ BONUS-KIND($tile) ->
    [hidden] {""}
   *[known] : { the-bonus }
 }.
told-merchant-boarded = { $who } boards { the-boat }, { $place ->
    [0] front
   *[1] rear
 }{ $full ->
    [0] {""}
   *[other] , full
 }; { $stock ->
    [0] it was the last merchant
   *[other] { $stock } at home
 }.
told-boarding-ended = { $who } is done boarding.
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
    [income] {" "}({ TILE($tile) })
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
 }{ SOME($paid) ->
    [0] {""}
   *[other] {" "}for { AMOUNT($paid, 1) }
 }.
told-mysteries-returned = { $who } keeps no mysterious place.
told-tile-taken = { $who } settles at { the-province }, takes { TILE-KIND($tile) ->
    [hidden] a trade tile
   *[known] { the-tile }
 }.
told-windfall-removed = The windfall tile leaves the game.
told-went-home = { $who }'s merchant goes home from { the-province }.
told-fourth-kept = { $who } pays { COINS($cost) } to keep a fourth good.
told-sales-ended = { $who } is done selling.
told-boat-dealt = New: { the-boat }, { $price }; { $places ->
    [one] 1 place
   *[other] { $places } places
 }.
told-next-boat-shown = Next: { the-boat }, { $price }; { $places ->
    [one] 1 place
   *[other] { $places } places
 }.
told-market-filled = { PLACE-KIND($place) ->
    [guild] the guild
   *[market] { PLACE($place) }
 } gets { $goods }.
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
score-people = { $of ->
    [all] peoples
   *[other] { PEOPLE($of) }
 }
score-bonus = bonus tiles
score-merchants = merchants
score-gold = gold
score-spice = spice
score-goods = goods
score-mysteries = mysterious places
score-tile = { $of ->
    [all] other tiles
   *[other] { TILE($of) }
 }

# Pieces of sentences about things and players. `you` is whoever asks.
you = you
your = your
possessive = { $name }'s
listed = { $first } and { $last }
owner-begins = { $who ->
    [you] You have
   *[other] { $who } has
 }
has-count = { $who } { $count }
has-goods = { $who } { SOME($goods) ->
    [0] none
   *[other] { $goods }
 }
has-both = { $who } { $gold } gold and { $spice } spice
lap-pays = { COINS($coins) } in lap { $lap }
tile-label = { TILE($tile) }
tile-at = { TILE($tile) } at { the-province }
of-kind = { $count } { $label }
tiles-worth = { $points } for { $count }
people-tiles = { $count } { PEOPLE($people) }, { POINTS($points) }
backs-of = { $count } from the { COUNTRY($country) }
special-with-gist = { TILE($tile) } ({ GIST($tile) })
symbol = { $symbol ->
    [coin] { COINS($n) }
    [good] { $n ->
        [one] a random good
       *[other] { $n } random goods
     } from the bag
    [mystery] the choice of a mysterious place
   *[other] { AMOUNT($symbol, $n) }
 }

# What lies on the table: markets, guild, bank.
thing-closed = { PLACE($place) }
thing-closed-line = Closed in a game of { $players }: no goods, no tokens.
thing-market = { PLACE($place) }
thing-market-line = { SOME($goods) ->
    [0] No goods
   *[other] { $goods }
 }; { SOME($acting) ->
    [0] { $bidding ->
        [0] { "" }
       *[other] { "a token put here now would pay " }{ COINS($next) };{ " " }
     }{ $tokens ->
        [0] no tokens
       *[other] tokens that act in this order: { $pile }
     }
   *[other] { $acting ->
        [you] you may buy
       *[other] { $acting } may buy
     } for { COINS($tokens) }
 }.
thing-market-does = In the commerce phase the tokens act from the top of the pile down. Each may buy one good for 1 coin per token that is still here, itself included: the last one pays 1. A purchase gives the right to board.
thing-market-worth = { $asks ->
    [0] { "" }
   *[other] { SOME($wanted) ->
        [0] No good here is the last one that a boat asks of you.
       *[other] It would complete a boat's price for you: { $wanted }.
     }
 }
thing-market-get = { $asks ->
    [0] { "" }
   *[other] { $bidding ->
        [0] { $mine ->
            [0] You have no token here in this round.
            [one] You have 1 token here and { COINS($money) }; selling everything you would have { $reach }.
           *[other] You have { $mine } tokens here and { COINS($money) }; selling everything you would have { $reach }.
         }
       *[other] Place a bid token here. You have { COINS($money) }; selling everything you would have { $reach }.
     }
 }
thing-market-others = { $tokens ->
    [0] Nobody has a token here.
   *[other] In this order: { $pile }.
 }
thing-market-good = { GOOD($good, 2) } at { PLACE($place) }
thing-market-good-line = { $count ->
    [0] None is left here
   *[other] { $count } here, { $bidding ->
        [0] { $tokens ->
            [0] and no token left to buy with
           *[other] { COINS($tokens) } for the top token
         }
       *[other] a token put here now would pay { COINS($next) }
     }
 }{ SOME($boats) ->
    [0] { "" }
   *[other] ; it is all that you lack for the boat at { $boats }
 }.
thing-market-good-does = Goods pay for boats; at the end each is { POINTS($points) }, and it sells for { COINS($sells) }.
thing-market-good-worth = { $asks ->
    [0] { "" }
   *[other] You have { $have ->
        [0] none
       *[other] { $have }
     } of it.{ SOME($boats) ->
        [0] { "" }
       *[other] { " With one more you could pay for the boat at " }{ $boats }.
     }
 }
thing-market-good-get = The owner of the top token may buy one, for 1 coin per token here.
thing-market-good-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-guild = the guild
thing-guild-line = { SOME($acting) ->
    [0] { $bidding ->
        [0] { $tokens ->
            [0] No tokens
           *[other] Tokens that act in this order: { $pile }
         }
       *[other] A token put here now would pay { COINS($next) }{ $tokens ->
            [0] { "" }
           *[other] ; in this order: { $pile }
         }
     }
   *[other] { $acting ->
        [you] You may make an exchange
       *[other] { $acting } may make an exchange
     } for { COINS($tokens) }
 }; { $bonus ->
    [0] no bonus tiles
    [one] 1 bonus tile
   *[other] { $bonus } bonus tiles
 } left.
thing-guild-does = A token makes one exchange, for 1 coin per token here: a good for one of another kind from the bag with a spice{ $expert ->
    [0] { "" }
   *[other] { " or a provision" }
 } on top, or 1 gold and 1 spice for a bonus tile. It acts after all markets and gives the right to board.
thing-guild-worth = { $asks ->
    [0] { "" }
   *[other] { $pays ->
        [0] For a bonus tile you need 1 gold and 1 spice; you have { $gold } and { $spice }.
       *[other] You could pay for a bonus tile: you have { $gold } gold and { $spice } spice.
     }
 }
thing-guild-get = { thing-market-get }
thing-guild-others = { thing-market-others }
thing-bank = the bank
thing-bank-line = A token on your own board earns { $lap ->
    [0] { $income }
   *[other] { COINS($now) } in this lap; over the round { $income }
 }.
thing-bank-does = Instead of bidding, put a token on your own board: it earns coins at once and does nothing else.
thing-bank-worth = { $asks ->
    [0] { "" }
   *[other] You have { COINS($money) }; a purse holds { $most }, the rest is lost.
 }
thing-bank-get = In the auction, once in each lap.
thing-bank-others = { SOME($list) ->
    [0] Nobody else has done so in this round.
   *[other] In this round: { $list }.
 }
thing-bag = the bag
thing-bag-line = { SOME($goods) ->
    [0] It is empty.
   *[other] { $count } goods: { $goods }.
 }
thing-bag-does = New goods for the markets and random goods are drawn from it; at the guild goods are swapped with it.
thing-bag-get = Goods paid for boats and goods sold go back into the bag.
thing-bag-good = { GOOD($good, 2) } in the bag
thing-bag-good-line = { $count } of { $all } are in the bag{ SOME($boats) ->
    [0] { "" }
   *[other] ; one is all that you lack for the boat at { $boats }
 }.
thing-bag-good-does = At the guild a good of another kind can be swapped for it, as long as the bag has one.
thing-first = the first player
thing-first-line = { $who ->
    [you] You are first
   *[other] { $who } is first
 } in this round: { $order }.
thing-first-does = The first player places the first token of each lap. The card moves on to the left every round.

# Boats.
thing-no-boat = empty dock { $dock }
thing-no-boat-line = No boat is here; a new one comes when the next round is prepared, if there is one.
thing-boat = the { TIME($boat) } boat to the { COUNTRY($country) }
thing-boat-line = { $price } for a merchant; { SOME($aboard) ->
    [0] nobody aboard yet
   *[other] aboard: { $aboard }
 }, { $left ->
    [0] full
    [one] 1 place left
   *[other] { $left } places left
 }{ $leaves ->
    [0] , it waits
   *[other] , it sails this round{ $left ->
        [0] { "" }
       *[other] { " if no boat is full" }
     }
 }{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { "" }
       *[other] { SOME($missing) ->
            [0] ; you have the price
           *[other] ; you lack { $missing }
         }
     }
 }.
thing-boat-does = It carries merchants to the land of the { COUNTRY($country) }. Full boats sail at the end of the commerce phase; if none is full, the earliest one does{ $earliest ->
    [0] { "" }
   *[other] { ", which is this one" }
 }.
thing-boat-worth = { SOME($tiles) ->
    [0] No tile is face up there
   *[other] Face-up tiles there: { $tiles }
 }{ $hidden ->
    [0] { "" }
    [one] ; 1 more is face down
   *[other] ; { $hidden } more are face down
 }.{ $last ->
    [0] { "" }
   *[other] { " It would carry your last merchant and end the game." }
 }
thing-boat-get = After a purchase or an exchange, pay { $price } and put a merchant aboard.{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { " The boat is full." }
       *[other] { SOME($missing) ->
            [0] { $stock ->
                [0] { " You have no merchant left." }
               *[other] { " You have all of it." }
             }
           *[other] { " You lack " }{ $missing }.
         }
     }
 }
thing-boat-others = { SOME($able) ->
    [0] Nobody else has the price now.
   *[other] Could pay now: { $able }.
 }
thing-boats = boats to come
thing-boats-line = { $count ->
    [0] No boat is left in the pile
    [one] 1 boat is left in the pile
   *[other] { $count } boats are left in the pile
 }{ $end ->
    [last-merchant] ; somebody's last merchant is aboard, so the game ends with this round
    [boats-out] ; there are too few boats, so the game ends with this round
   *[no] ; the game also ends when somebody's last merchant boards
 }.
thing-boats-does = A new boat comes to every empty dock before the next round. When there are too few, the last exploration follows. The blue ones, { $blue } of them, are at the bottom.
thing-boats-others = Fewest merchants left: { $who }, { $fewest }.
thing-next-boat = the next boat
thing-next-boat-line = The { TIME($boat) } to the { COUNTRY($country) } for { $price }, { $places ->
    [one] 1 place
   *[other] { $places } places
 }.
thing-next-boat-does = It comes to the first dock that becomes empty.
thing-next-boat-worth = { thing-boat-worth }
thing-next-boat-get = Once it is at a dock, for { $price }, after a purchase or an exchange.

# The island.
thing-port = the quay of the { COUNTRY($country) }
thing-port-line = Merchants from boats to the { COUNTRY($country) } land here; roads lead to { $ways }.
thing-port-does = Landing is the first move.{ $expert ->
    [0] { " Then face-down trade tiles may be turned up, if there are any." }
   *[other] { "" }
 }
thing-crossroads = { the-province } of the { COUNTRY($country) }
thing-crossroads-line = { SOME($gains) ->
    [0] It pays nothing
   *[other] Whoever enters gets { $gains }
 }; roads lead to { $ways }{ SOME($here) ->
    [0] { "" }
   *[other] ; a merchant is here: { $here }
 }.
thing-crossroads-does = Its symbols pay every time a merchant enters, and what they bring is kept even by one who goes home.
thing-crossroads-worth = { $points ->
    [0] { "" }
   *[other] What it pays is { POINTS($points) }, as if the game ended now.{ " " }
 }{ $cards ->
    [0] { "" }
   *[other] A mysterious place is { POINTS($single) } alone, with others { POINTS($several) } each.{ " " }
 }{ SOME($extra) ->
    [0] { "" }
   *[other] Your income tiles add { $extra }.
 }
thing-crossroads-get = { $moves } moves from the boat, the landing included.
thing-post = { the-province }
thing-post-line = { $state ->
    [settled] { $who ->
        [you] Your
       *[other] { $who }'s
     } merchant has settled here{ $group ->
        [one] , alone
       *[other] , in a group of { $group }
     }.
    [open] { the-tile }{ SOME($gist) ->
        [0] { "" }
       *[other] { " (" }{ $gist })
     } is face up{ $asks ->
        [0] { "" }
       *[other] { $own ->
            [0] ; a merchant here would be +{ $merchant } for you
           *[other] ; settling here would bring you { POINTS($both) }
         }
     }.
    [hidden] A face-down trade tile: no merchant may enter before it is turned up.
   *[empty] No tile is here, and nobody has settled.
 }
thing-post-does = { $state ->
    [settled] The merchant stays for good; merchants that touch make a group and are worth more.
   *[other] A merchant who enters a post with an open tile takes the tile and settles there for good; merchants that touch are worth more.
 } It touches { $touching }.
thing-post-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [settled] { "" }
        [open] { $own ->
            [0] The merchant: { POINTS($merchant) }. What the tile is worth depends on your face-down tiles.
           *[other] The tile { POINTS($points) }, the merchant { POINTS($merchant) }, as if the game ended now.
         }
       *[other] A merchant settled here would be { POINTS($merchant) } for you, and the tile more.
     }
 }
thing-post-get = { $state ->
    [settled] { "" }
   *[other] { $moves } moves from the boat; a merchant has { $base }{ $expert ->
        [0] { "" }
       *[other] { ", and one more for each provision" }
     }. Roads lead to { $ways }.
 }
thing-post-others = { SOME($beside) ->
    [0] Nobody has settled beside it.
   *[other] Merchants settled beside it: { $beside }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " On boats to this country: " }{ $sailing }.
 }
thing-country = the land of the { COUNTRY($country) }
thing-country-line = { $left ->
    [0] No tile is left
    [one] 1 tile is left
   *[other] { $left } tiles are left
 }{ SOME($open) ->
    [0] { "" }
   *[other] ; open: { $open }
 }{ $hidden ->
    [0] { "" }
   *[other] ; { $hidden } face down
 }{ SOME($boats) ->
    [0] ; no boat goes there now
   *[other] ; boats at { $boats }
 }.
thing-country-does = Its { $posts } trading posts hold trade tiles. A merchant lands at the quay and walks along the roads to an open one.
thing-country-worth = { SOME($maybe) ->
    [0] { "" }
   *[other] What is not in sight of its tiles: { $maybe }.
 }
thing-country-others = { SOME($settlers) ->
    [0] Nobody has settled here yet.
   *[other] Settled: { $settlers }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " On their way: " }{ $sailing }.
 }
thing-journey = the journey
thing-journey-line = { SOME($who) ->
    [0] No merchant is on the way.
   *[other] { $who ->
        [you] Your
       *[other] { $who }'s
     } merchant is at { the-province } with { $moves ->
        [one] 1 move
       *[other] { $moves } moves
     } left{ $flips ->
        [0] { "" }
        [one] ; 1 tile may still be turned up
       *[other] ; { $flips } tiles may still be turned up
     }{ $cards ->
        [0] { "" }
       *[other] ; { $cards } mysterious places have been drawn
     }.
 }
thing-journey-does = A merchant has { $base } moves, the landing included. An open trade tile ends the journey: the merchant settles there. Whoever finds none goes home, and keeps what was collected.
thing-journey-get = { $expert ->
    [0] { "" }
   *[other] A provision buys one more move; there are { $provisions } to spend.
 }

# Tiles and cards.
thing-people = tiles of the { PEOPLE($people) }
thing-people-line = { $have ->
    [-1] { $scale } points
    [0] You have none; the first is worth { POINTS($more) }
   *[other] You have { $have }, { POINTS($points) }; one more adds { $more }
 }; { $lying ->
    [0] none is face up
   *[other] face up at { $open }
 }.
thing-people-does = Each tile is worth as many points as you have tiles of this people, at most { $top }: { $scale } tiles. There are { $all }.
thing-people-get = { SOME($open) ->
    [0] None is face up on the island now.
   *[other] Face up on the island: { $open }.
 }
thing-special = the tile { TILE($tile) }
thing-special-line = { $gist }; { $state ->
    [open] it is face up at { the-province }
    [owned] { $who ->
        [you] you have it
       *[other] { $who } has it
     }
    [gone] it has left the game
   *[taken] somebody has it, or it is not in play
 }.
thing-special-does = A special tile has no people: { $gist }. { $timing ->
    [end] It counts at the end.
    [lasting] It works for the rest of the game.
   *[instant] It works once, when it is taken.
 }
thing-special-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] It would be { POINTS($points) } for you if the game ended now.
 }
thing-special-get = Like every trade tile: a merchant settles where it is.
thing-bonus = the { PEOPLE($people) } bonus tile
thing-bonus-line = { $effect ->
    [counts-as] It counts as one more tile of the { PEOPLE($people) }
   *[plus-one] One point for every { PEOPLE($people) } tile you have
 }; { $state ->
    [there] 1 gold and 1 spice at the guild
    [owned] { $who ->
        [you] you have it
       *[other] { $who } has it
     }
   *[taken] somebody has taken it
 }.
thing-bonus-does = { $effect ->
    [counts-as] At the end it is a tile of the { PEOPLE($people) } like any other.
   *[plus-one] At the end it adds a point for each tile of the { PEOPLE($people) }; it is no such tile itself.
 }
thing-bonus-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [there] { $own ->
            [0] It depends on your face-down tiles.
           *[other] { POINTS($points) } to you if the game ended now, before the gold and spice it costs.
         }
       *[other] { "" }
     }
 }
thing-bonus-get = { $state ->
    [there] A token at the guild, 1 gold and 1 spice{ $asks ->
        [0] { "" }
       *[other] ; you have { $gold } gold and { $spice } spice
     }.
   *[other] It cannot be had any more.
 }
thing-bonus-others = { SOME($list) ->
    [0] Nobody else could pay for it now.
   *[other] Could pay for it: { $list }.
 }
thing-hidden-card = mysterious place { $number }
thing-hidden-card-line = { $who } is looking at this card and may keep it.
thing-hidden-card-does = One of two cards drawn may be kept, and only one of each kind.
thing-card = { CARD($card) }
thing-card-line = A mysterious place; { SOME($cost) ->
    [0] it is free to keep
   *[other] keeping it costs { $cost }
 }{ SOME($missing) ->
    [0] { "" }
   *[other] , of which { $missing } is missing
 }{ $owned ->
    [0] { "" }
   *[other] ; you have one of this kind already
 }.
thing-card-does = One of two cards drawn may be kept, and only one of each kind. They score at the end, more if there are several.
thing-card-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] { POINTS($points) } to you if the game ended now.
 }

# What players have.
thing-purse = { $who ->
    [you] your
   *[other] { $who }'s
 } coins
thing-purse-line = { owner-begins } { COINS($coins) } of at most { $most }, and { $tokens ->
    [0] no bid tokens
    [one] 1 bid token
   *[other] { $tokens } bid tokens
 } in hand.
thing-purse-does = Coins pay for purchases, exchanges and some boats. At the end they score nothing but break ties.
thing-purse-get = The bank, crossroads with a coin, and sales bring them; selling everything would make { $reach }.
thing-purse-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-own-board = { $who ->
    [you] your
   *[other] { $who }'s
 } own board
thing-own-board-line = { SOME($used) ->
    [0] No token is on it in this round
   *[other] Tokens of lap { $used } are on it
 }; { $tokens } left in hand.
thing-own-board-does = A token put here earns { $income }.
thing-own-board-worth = { $now ->
    [0] { "" }
   *[other] Now it would earn { COINS($now) }.
 }
thing-goods = { $who ->
    [you] your
   *[other] { $who }'s
 } goods
thing-goods-line = { SOME($goods) ->
    [0] None.
   *[other] { $goods }.
 }
thing-goods-does = They pay for boats and swaps. After the exploration { $free } may be kept for free and up to { $limit } for { COINS($cost) }; the rest is sold.
thing-goods-worth = { POINTS($points) } at the end.
thing-goods-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-resources = { $who ->
    [you] your
   *[other] { $who }'s
 } gold and spice
thing-resources-line = { $gold } gold, { $spice } spice{ $expert ->
    [0] { "" }
   *[other] , { $provisions ->
        [one] 1 provision
       *[other] { $provisions } provisions
     }
 }: { POINTS($points) } at the end.
thing-resources-does = Each gold is { POINTS($each) }, two spice together { POINTS($pair) }. One of each buys a bonus tile at the guild.{ $expert ->
    [0] { "" }
   *[other] { " A provision buys one more move on a journey." }
 }
thing-resources-get = Crossroads on the island bring gold and spice; swaps at the guild bring spice.
thing-merchants = { $who ->
    [you] your
   *[other] { $who }'s
 } merchants
thing-merchants-line = { $stock } left, { $aboard } aboard, { $settled } settled: { POINTS($points) }{ SOME($groups) ->
    [0] { "" }
   *[other] ; they are at { $groups }
 }.
thing-merchants-does = A settled merchant alone is { POINTS($alone) }, one of two that touch { $pair }, one of three or more { $more }. The game ends when somebody's last merchant boards.
thing-merchants-others = Merchants left: { $list }.
thing-tiles = { $who ->
    [you] your
   *[other] { $who }'s
 } trade tiles
thing-tiles-line = { $count ->
    [0] None yet
   *[other] { SOME($known) ->
        [0] { $count } face down: { $hidden }
       *[other] { $known }{ SOME($hidden) ->
            [0] { "" }
           *[other] ; face down: { $hidden }
         }
     }
 }.
thing-tiles-does = Every people counts for itself: each tile is worth as many points as there are tiles of it, up to the figure on the tile. Others see only the backs.
thing-bonuses = { $who ->
    [you] your
   *[other] { $who }'s
 } bonus tiles
thing-bonuses-line = { $count ->
    [0] None yet
   *[other] { SOME($known) ->
        [0] { $count } face down
       *[other] { $known }
     }
 }.
thing-bonuses-does = They are bought at the guild for 1 gold and 1 spice and count at the end.
thing-specials = { $who ->
    [you] your
   *[other] { $who }'s
 } special tiles
thing-specials-line = { SOME($known) ->
    [0] None in sight.
   *[other] { $known }.
 }
thing-specials-does = Special tiles score or pay by what they say, not by a people.
thing-places = { $who ->
    [you] your
   *[other] { $who }'s
 } mysterious places
thing-places-line = { $count ->
    [0] None yet
   *[other] { SOME($known) ->
        [0] { $count } face down
       *[other] { $known }
     }: { POINTS($points) }
 }.
thing-places-does = One is worth { POINTS($single) }, several { POINTS($each) } each.
thing-player = { $who ->
    [you] you
   *[other] { $who }
 }
thing-player-line = { COINS($coins) }, { SOME($goods) ->
    [0] no goods
   *[other] { $goods }
 }, { $gold } gold, { $spice } spice{ $expert ->
    [0] { "" }
   *[other] , { AMOUNT("provision", $provisions) }
 }; { $settled ->
    [one] 1 merchant
   *[other] { $settled } merchants
 } settled, { $stock } left; { $tiles ->
    [one] 1 trade tile
   *[other] { $tiles } trade tiles
 }, { $bonus ->
    [one] 1 bonus tile
   *[other] { $bonus } bonus tiles
 }{ $expert ->
    [0] { "" }
   *[other] , { $places } mysterious places
 }.
thing-player-does = { $has }
thing-for-sale = { GOOD($kind, 2) } to sell
thing-for-sale-line = { owner-begins } { $count }; one sells for { COINS($price) }, and the purse has room for { $room }.
thing-for-sale-does = { $storing ->
    [0] Before the count everything may still be sold; coins break ties only.
   *[other] What is too much for the storage is sold.
 }

# The table in parts, and in prose.
part-markets = The markets and the guild
part-harbour = The harbour
part-island = The island
part-country = The land of the { COUNTRY($country) }
part-tiles = The tiles
part-players = The players
prose-thing = { $name }: { $line }
prose-from-to = { $first } to { $last }

# Cards for moments that everybody looks up for.
moment-end-title = The end
moment-end = { $why ->
    [last-merchant] Somebody's last merchant is aboard: this exploration is the last.
   *[boats-out] There are too few boats: this exploration is the last.
 }
moment-round-title = Round { $round }
moment-round = Round { $round } is over.
moment-stock = Merchants still at home
moment-stock-note = the first to run out ends the game
moment-merchants = { $trade ->
    [0] no trade tile yet
    [1] 1 trade tile
   *[other] { $trade } trade tiles
 }
moment-phase = { $phase ->
    [auction] Auction
    [commerce] Commerce
    [exploration] Exploration
    [storage] Storage
   *[final-sales] Final sales
 }
moment-phase-text = { $phase ->
    [auction] The auction begins.
    [commerce] All tokens are placed: commerce begins, market by market.
    [exploration] The boats leave: the exploration begins.
    [storage] Goods go into storage.
   *[final-sales] The final sales begin.
 }

# What should be heard before a choice is made.
warn-token-banked = this token buys nothing in this round
warn-token-returned = { $why ->
    [declined] { PLACE($place) }: the token comes back unused, no boat can be boarded
   *[other] { PLACE($place) }: another token of yours comes back unused
 }
warn-boarding-over = no boat until your next purchase
warn-flipping-over = the tiles left stay face down
warn-went-home = the merchant wins nothing
warn-no-card = the cards go back
warn-coins-lost = { COINS($lost) } above the limit { $lost ->
    [one] is
   *[other] are
 } lost
warn-not-gained = { AMOUNT($what, 1) } less: none can be taken
warn-last-round = this ends the game

# What speaks for a choice of somebody else, in the middle of a sentence.
purpose-good = { $lacking ->
    [one] { AMOUNT($good, 1) } is all that is missing for { TIME($boat) } to the { BOAT-COUNTRY($boat) }
   *[other] { AMOUNT($good, 1) } is among the { $lacking } goods that are missing for { TIME($boat) } to the { BOAT-COUNTRY($boat) }
 }
purpose-bonus = a bonus tile can be paid, and { $tiles ->
    [one] the last one is
   *[other] { $tiles } are
 } there
purpose-due = the tokens already placed will cost { COINS($due) }, and there { $coins ->
    [0] are none
    [one] is 1
   *[other] are { $coins }
 }
purpose-fare = { TIME($boat) } to the { BOAT-COUNTRY($boat) } asks { COINS($coins) } more, and nothing else is missing
purpose-nothing-sold = no market sells what is missing for a boat
purpose-no-coins = without a coin a token buys nothing
purpose-lap = no other lap pays more than these { COINS($coins) }
purpose-price = { PLACE($place) } asks { COINS($price) }, and there { $coins ->
    [0] are none
    [one] is 1
   *[other] are { $coins }
 }
purpose-country = { $tiles ->
    [one] 1 tile can still be won where it goes
   *[other] { $tiles } tiles can still be won where it goes{ $covered ->
        [0] { "" }
       *[other] , { $open ->
            [0] none of them open yet
           *[other] { $open } of them open
         }
     }
 }
purpose-turned = { $open ->
    [0] nothing is face up in this country, and only a face-up tile can be won
    [one] a second open tile in this country to choose from
   *[other] one more beside the { $open } open tiles of this country
 }
purpose-only-tile = no other open tile is one step away
purpose-way = { $tiles ->
    [one] the open tile at { PROVINCE($province) } is one step further
   *[other] { $tiles } open tiles are one step further
 }

# Tips, by the kind of question.
tip-bid = Look at the boats first and bid for the goods that pay for one. The top token buys first but pays 1 coin per token in the pile; a token on your own board earns coins.
tip-buy = Buy the last good that a boat asks for, marked in the list, and mind the coins that the boat asks for. Passing makes it cheaper for the next.
tip-guild = A swap turns any good into the one that you lack. Gold and spice for a bonus tile pay at the end.
tip-board = You can board only now, after your own purchase. A boat to a country with tiles of a people that you collect is worth most; the front place lands first.
tip-flip = You may turn tiles so that there is one to reach. Stop when you see one that you want.
tip-travel = Signs on the way are yours at once. A face-up tile ends the journey there: settle next to your own merchants.
tip-mystery = The second card makes both worth more; you cannot keep one that you have already.
tip-storage = Keep goods that pay for a boat which is still here; the rest becomes coins.
tip-final-sale = Coins only break ties now: sell only what is worth no points.

# What a designer counts.
uses-bid = bids
uses-bought = goods bought
uses-swapped = goods taken at the guild
uses-bonus = bonus tiles taken
uses-boat = boats boarded
uses-visited = provinces entered on a journey
uses-gained = gained on journeys and at the guild
uses-mystery = mysterious places kept
uses-settled = provinces settled
uses-country = countries settled
uses-tile = trade tiles taken
uses-end = what ended the game
uses-bank = the bank
uses-boat-name = { TIME($boat) } to { BOAT-COUNTRY($boat) }
uses-end-last-merchant = somebody's last merchant
uses-end-boats-out = no boat left

# The board. What does not fit is said by .short, .shorter, .tiny: a drawing cuts no word.
board-harbour = Harbour
board-board-no-more = board no more
board-prizes = ↑ tiles to win there{ $expert ->
    [0] , ? face down
   *[1] { "" }
 }
board-no-boat = no boat
board-then = then
board-coin = coin
board-coins = { $n } coin
board-boats-gone = all have sailed
board-boats-to-come = { $end ->
    [0] { $n ->
        [0] no more boats
       *[other] { $blue ->
            [0] { $n } more to come
           *[other] { $n } more, the last { $blue } blue
         }
     }
   *[other] the last sailing
 }
board-boat-full = full
board-boat-free = { $places } free
board-boat-paid = { $own ->
    [1] you can pay
   *[0] { $who } can pay
 }
    .short = can pay
board-boat-lacks = { $own ->
    [1] you lack { $missing }
   *[0] { $who } lacks { $missing }
 }
    .short = { $own ->
        [1] lack { $missing }
       *[0] lacks { $missing }
     }
    .shorter = ○ { $missing }
    .tiny = { $own ->
        [1] lack { $n }
       *[0] lacks { $n }
     }
board-fate-lands = is landing
    .short = lands
board-fate-sails = sails soon
    .short = sails
board-fate-goes = full: sails
    .short = goes
board-fate-last = last sailing
    .short = last
board-fate-next = next to sail
    .short = next
board-fate-waits = waits
board-worth = Points per number of tiles
board-worth-note = face up
board-worth-people = of a people
board-merchants = Merchants
board-merchants-note = alone { $alone }, pair { $pair }, more { $more } each
board-none-yet = none yet
board-left = { $n } left
board-bonus = bonus
board-bonus-gone = tiles are all taken
board-bonus-price = for ◆ gold + ▲ spice{ $gold ->
    [0] { $spice ->
        [0] , lacks both
       *[other] , lacks gold
     }
   *[other] { $spice ->
        [0] , lacks spice
       *[other] { "" }
     }
 }
board-bonus-counts-as = 1 more
    .short = =1
board-bonus-plus-one = +1 each
    .short = +1
board-bonus-mark = { BONUS-KIND($tile) ->
    [counts-as] 1 { $people }
   *[other] { $people } +1
 }

# Titles, and what is written beside the drawings.
board-tab-markets = Markets
board-tab-boats = Boats
board-tab-country = Country
board-tab-island = Island
board-tab-tiles = Tiles
board-markets = Markets
board-auction = Auction, lap { $lap } of { $laps }
board-commerce = Commerce
board-exploration = Exploration
board-storage = Storage
board-final-sales = Final sales
board-players = Players
board-mysteries = Mysterious places
board-what-counts = What counts
board-game-over = The game is over
board-coins-break-ties = coins break ties
board-tile-points = n tiles of a people: n points each, up to { $most } { $best }, { $rest } others
board-merchant-points = merchant alone { $alone } point, two that touch { $pair } each, more { $more } each
board-store-points = gold { $gold } point, good { $good }, two spice { $pair }
board-card-points = one card { $single } point, more { $each } each
board-bonus-tiles = bonus tile: =1 is one more tile of its people, +1 a point for each tile
board-sales = sell in your turn: gold { $gold }, spice { $spice }, good { $good }; a purse holds { $most }
board-the-end = the end: a player's last merchant is aboard, or there are too few boats
board-draw-cards = ★ draw { $drawn } cards, keep 1, no two of a kind: { $points }
board-hint-auction = a token pays 1 coin per token there when it acts; the top one acts first
board-hint-commerce = markets act from left to right, then the guild; each deal lets you board
board-hint-exploration = { $moves } moves from the boat to an open tile; there the merchant settles
board-hint-storage = { $free } goods are free to keep, { $more } more costs { $cost } coins, the rest is sold for { $price } each
board-hint-preparation = { "" }
board-hint-final-sales = coins are worth no points but break ties
board-hint-end = the game is over

# Signs of the island: at most 5 letters beside a sign on the map, 9 on the large one.
board-sign-gold = gold
board-sign-spice = spice
board-sign-coin = coin
board-sign-good = good
board-sign-provision = provision
    .short = prov
board-sign-mystery = mysterious place
    .short = mystery
    .shorter = card
board-quay = Quay
board-turn-this = up?
board-tiles = { $n } tiles

# Markets and the guild. Who: the letter of a player.
board-pays = pays
board-has = has
board-shut = shut
board-empty = empty
board-top-first = top acts first
board-pays-at = { $who } pays { $price } at { PLACE($place) }
board-pays-of = { $who } pays { $price } of { COINS($money) }
board-bank = Bank
board-take = take
board-completes = last good for a boat of { $who }
board-is-first = is first
board-guild-swap = swap
board-guild-bonus = bonus
board-bag = bag
board-bag-holds = bag { $goods }
board-in-the-bag = in the bag  { $goods }
board-swap = swap
board-swap-none = one of yours for one of the bag
board-swap-how = give ↓ take → get, such as
board-swap-chosen = { $give } for { $take }, get { GOOD($reward, 1) }
board-swap-take = take →
board-swap-bag = in the bag
board-swap-note = { $pays ->
    [0] no swap completes the price of a boat
   *[other] a time: the boat that the swap pays for
 }
board-get = get
board-or = or

# A journey. On 10 columns beside a country at 80x24.
board-bound-for = { $time } to the { COUNTRY($country) }
board-step-boat = boat
board-step-quay = quay
board-aside-stop = turn up no more
board-aside-provision = walk on
board-aside-home = end the journey
board-turn-up = turn up { $n }
board-card-hidden = ★ face down
board-card-seen = { $who } looks at it
board-card-cost = for { AMOUNT($good, 1) }
board-card-free = free
board-card-refused = { $owned ->
    [0] you lack it
   *[other] you have it
 }
board-keep-one = keep one
board-keep-none = or none
board-kept = kept:
board-points = Points
board-points-for-tiles = points for tiles
board-each-alone = merchant alone { $points }
board-each-of-two = pair { $points } each
board-each-of-more = three and more { $points }
board-may-be = face down may be
board-more-boats = { $n } more

# Storage and the last sales.
board-has-coins = { $who } has { $changes ->
    [0] { COINS($n) }
   *[other] { $n } → { COINS($then) }
 }
board-has-goods = has { $n } goods, { $free } are free to keep
board-may-sell = may sell: coins break ties
board-pay-to-keep = pay { COINS($cost) } to keep { $goods }
board-sell-surplus = sell what is too many
board-sell-no-more = sell no more
board-left-in-markets = left in the markets
board-storage-note = { $free } goods are free to keep, a fourth costs { COINS($cost) }

# Players. The labels of a mat have at most 9 letters.
board-mat-coins = coins
board-mat-goods = goods
board-mat-resources = resources
board-mat-merchants = merchants
board-mat-settled = settled
board-mat-face-down = face down
board-mat-tiles = tiles
board-mat-bonus = bonus
board-mat-special = special
board-mat-places = places
board-mat-worth = worth
board-first-player = first player
board-first = first
board-own-board = own board
board-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
 }
board-none = none
board-no-goods = no goods
board-nowhere-yet = nowhere yet
board-face-down = { $n } face down
board-left-and-aboard = { $left } left, { $aboard } aboard
board-aboard-and-left = { $aboard ->
    [0] { $left } left
   *[other] { $aboard } aboard, { $left } left
 }
board-worth-points = worth { $points }
board-and-face-down = and what is face down
board-total-points = { $points } points
board-total-tiles = tiles
board-total-merchants = merchants
board-total-stores = gold spice goods
board-total-places = places
board-total-special = special
board-tiles-won = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }{ $known ->
    [0] {" "}from
   *[other] { "" }
 }
board-won-bonus = { $n } bonus
board-won-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }

# What a menu says about the game.
about-title = Felinia
about-pitch = Merchants from the port of Katzburg bid for goods, pay with them for places on boats, and settle on the island of Felinia, where each trade tile belongs to one of five peoples. Collections of tiles, merchants who stand side by side, gold and spice bring the points.
about-hidden = tiles won, mysterious places
about-round = round
about-tiebreak = coins
about-variant-classic = the smaller island; made for a first game
about-variant-expert = the larger island, with provisions to travel further and mysterious places to discover
about-option-next-boat = Next boat visible

# The player aid. A sign stands before its line: a word, or signs as they are drawn on the table. The words of signs have
# at most 9 letters.
aid-goal = Goal
aid-goal-points = Most points win; coins are worth nothing, but break ties.
aid-round = A round
aid-round-auction = { $laps } laps, a token each: on your board for { $income } coins, at a market or at the guild
    .sign = Auction
aid-round-commerce = market by market, top token first: a good, or at the guild a swap; then you may board
    .sign = Commerce
aid-round-exploration = full boats leave, early ones first; if none is full the earliest; merchants land
    .sign = Explore
aid-round-storage = keep { $free } goods, one more for { COINS($cost) }; the rest is sold
    .sign = Store
aid-round-preparation = new boats, markets filled to { $filled }, next first player
    .sign = Prepare
aid-prices = Prices
aid-prices-good = 1 coin per token there, yours included; less with each one taken back
    .sign = good
aid-prices-guild = the same price: a good for another and { $variant ->
    [expert] a spice or a provision
   *[other] a spice
 }, or gold and spice for a bonus tile
    .sign = guild
aid-prices-boat = goods and coins on it, for each merchant
    .sign = boat
aid-prices-sale = any time: gold { $gold }, spice { $spice }, a good { $good }
    .sign = selling
aid-journey = A journey
aid-journey-moves = { $moves } moves along roads, the first to the quay. Signs on the way are yours at once.
aid-journey-flips = On landing, turn up to { $flips } tiles of the country face up.
aid-journey-end = A face-up tile ends it: take the tile, the merchant stays. Without one they go home.
aid-journey-provision = A provision buys one more move.
aid-score = What counts
aid-score-tiles = of a people: each as much as you have of it, at most { $tops }
    .sign = tiles
aid-score-merchants = alone { $alone }; in twos { $pair } each, in groups of more { $more } each
    .sign = merchants
aid-score-stores = { $each_good } each, gold { $each_gold }, two spice { $two_spice }
    .sign = goods
aid-score-bonus = a tile of its people, or one more for each that you have
    .sign = bonus
aid-score-mystery = one card { $single }, several { $several } each
    .sign = places
aid-signs = Signs
aid-signs-gains = a coin; a good, drawn from the bag
    .sign = ● ■
aid-signs-stores = gold; spice
    .sign = ◆ ▲
aid-signs-provision = a provision, a move more
    .sign = ▼
aid-signs-mystery = a mysterious place: two cards, keep one
    .sign = ★
aid-signs-back = a tile face down
    .sign = ?
aid-signs-special = a special tile
    .sign = !
aid-signs-own = a good or move that you have; one that is missing or left
    .sign = ● ○
aid-signs-act = who is to act; ◀ beside a good: the last one for a boat
    .sign = ▶ A ◀
aid-signs-way = where a boat goes, or the next market; what can be won; what you give
    .sign = → ↑ ↓
aid-signs-shut = shut, or an empty stall; nothing, or a free place on a boat
    .sign = ░ ·
aid-signs-road = roads; ━ the way gone
    .sign = ─ ╱ ╲ ━
aid-signs-token = a token beyond the goods there; no swap for the same good
    .sign = ×
aid-top = { $top } ({ $peoples })
aid-forgotten-own-deal = You board only right after a purchase or an exchange of your own.
aid-forgotten-entering = { $variant ->
    [expert] A merchant never enters a province with another merchant, nor one province twice.
   *[other] A merchant never enters a province with another merchant or a face-down tile.
 }
aid-forgotten-limit = Coins above { $limit } are lost.
aid-forgotten-last-merchant = The last of { $merchants } merchants aboard ends the game, and so do too few boats.
aid-forgotten-last-boats = In the last exploration all boats leave, full or not.
aid-forgotten-token-back = Taking a token back without buying makes it cheaper for the next.
aid-forgotten-closed = { $closed ->
    [0] { "" }
    [one] With { $players } players 1 market is closed.
   *[other] With { $players } players { $closed } markets are closed.
 }

# What a merchant at the chosen post would join; the sizes of groups are joined by +. Nothing is joined: empty.
board-joining-note = what a merchant there adds to groups
    .short = adds to groups
board-joining = { SOME($joined) ->
    [0] { PROVINCE($province) } touches no merchant of { $who }
   *[other] { PROVINCE($province) } joins { $joined }: a group of { $size }
 }
    .short = { SOME($joined) ->
        [0] { PROVINCE($province) } touches none
       *[other] joins { $joined }: group of { $size }
     }
board-side-joins = { SOME($joined) ->
    [0] touches none
   *[other] joins { $joined }
 }
    .short = { SOME($joined) ->
        [0] alone
       *[other] + { $joined }
     }
board-side-group = a group of { $size }
    .short = group { $size }
board-side-merchants = merchants { $before }→{ $after }
    .short = points { $before }→{ $after }
board-points-then = { $before }→{ POINTS($after) }

# The worked examples: the players, and what is said of each step.
example-player-0 = Blue
example-player-1 = Red
example-player-2 = Green
example-player-3 = Yellow
example-own-board-1 = The second token goes on Blue's own board: 4 + 2 = 6.
example-on-top-1 = Red's token goes on top of Blue's and will act first.
example-four-tokens-1 = There are four tokens: Blue, on top, pays 4.
example-four-tokens-2 = Red does not want to pay 3 and takes the upper token back.
example-four-tokens-3 = Two tokens are left: Green pays 2.
example-four-tokens-4 = The last token buys the last tile for 1.
example-guild-1 = Blue pays 2 coins, 1 gold and 1 spice for a bonus tile.
example-guild-2 = Red pays 1 coin, swaps books for clothes and gets 1 spice.
example-two-places-1 = A merchant boards for 2 clothes and 1 glassware, without a coin; a place is free.
example-one-place-1 = A merchant boards for 2 clocks and 1 coin; the boat is full.
example-two-boats-1 = Blue buys a second clock for 1 coin and may now board.
example-two-boats-2 = 2 clothes and 1 glassware pay for the front place of the 9:45 boat.
example-two-boats-3 = 2 clocks and 1 coin pay for the 5:00 boat.
example-no-boarding-1 = Green takes the token back without buying; Red's token is next.
example-no-boarding-2 = Green has the goods, but no purchase: they may not board.
example-journey-1 = The merchant is at the quay; Green turns up Tiger 1: Tigers.
example-journey-2 = Tiger 2 is turned up as well: two tiles at most.
example-journey-3 = The second move leads to a crossroads with a coin: 1 coin.
example-journey-4 = The third ends at the Tigers tile: Green takes it and settles.
example-two-landings-1 = Blue has three tiles of one people: 3 x 3 = 9. The first merchant has landed.
example-two-landings-2 = The merchant goes to the crossroads.
example-two-landings-3 = At the post the merchant takes the fourth tile.
example-two-landings-4 = The second merchant has landed.
example-two-landings-5 = The same way again.
example-two-landings-6 = The fifth tile is taken.
