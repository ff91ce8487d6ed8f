# East India Companies in English.

# --- What a menu says ---

about-title = East India Companies
about-pitch = Each player presides over an East India company: send ships to the Indies, buy tea, spices, coffee and silk where they are plentiful, sell them in Europe before the prices fall, and trade in everybody's shares. After five periods the richest player wins.
about-hidden = market cards, ships sent out face down
about-round = period
about-tiebreak = the value of your own share, then the treasury, then initiative
about-option-mortgage = Presidency shares can be mortgaged

# --- Why not: one sentence for every refusal ---

game-over = The game is over.
not-now = That is not what is being decided now.
not-your-turn = It is for { SEAT($seat) } to choose now.

# Agents
agents-owned = You have { $agents } agents.
agent-placed = That agent has already been placed in this period.
agent-alike = Another of your agents stands at the same place: choose that one.
agent-not-in-centre = That agent was not sent to the central zone on an earlier turn of this period.
agents-left = { $have ->
    [one] One of your agents
   *[other] { $have } of your agents
 } must still be placed.
no-cell = There is no cell called '{ $cell }'.
cell-too-far = The { CHARACTER($there) } is not next to the { CHARACTER($here) }, where the agent stands.
cell-yours = One of your agents is already on that cell.
cell-cost = Cost and surcharge come to { $need } PO.
no-ship-for-sale = Your stack has no ship for this period.
piers-built = You already have both pier extensions.
posts-placed = Both your trading posts are placed.
zones-full = Every zone without a post of yours is full.

# Ships and trading posts
ship-not-in-stack = That ship is not in your stack.
ship-later = The { SHIP($ship) } can be bought from period { $need } on.
ship-cost = The { SHIP($ship) } costs { $need } PO.
no-such-ship-there = You have no such ship there to give up.
no-spot = There is no spot called '{ $spot }'.
spot-closed = { SPOT($spot) } is closed with { $players } players.
spot-taken = { SPOT($spot) } already holds a trading post.
post-in-zone = You already have a trading post in that zone.

# Shares
no-sale-on-exchange = No share may be sold during the stock exchange phase.
sales-closed = In period { $period } shares can be sold only during phase A.
no-company = There is no such company in the game.
shares-held = You hold { $have ->
    [0] no share
    [one] one share
   *[other] { $have } shares
 } of that company.
no-share-left = No share of that company is left on the market.
share-cost = A share of that company costs { $need } PO.
no-mortgage = The mortgage of presidency shares is not part of this game.
all-mortgaged = Both your presidency shares are mortgaged.
none-mortgaged = None of your presidency shares is mortgaged.
redeem-cost = Redeeming costs { $need } PO.

# Cards and voyages
card-not-in-pile = That card is not in the pile of this period.
no-zone = There is no zone called '{ $zone }'.
ship-not-in-hand = You have no such ship in hand.
travel-cost = The voyage costs { $need } PO.

# Loading
good-not-here = Only { GOOD($one) } and { GOOD($other) } are sold { in-zone }.
good-sold-out = No { GOOD($good) } is left in the Indies.
cube-cost = The cube costs { $need } PO.
ship-has-cargo = A ship that has bought something sails home.
stay-cost = Leaving a ship costs { $need } PO.

# Trade
not-in-warehouse = No such cube is in your warehouse.
no-loaded-ship = No loaded ship of speed { $speed } is in that dock.
ship-alike = An equal ship is further left: choose that one.
not-on-ship = No such cube is on the ship.

# --- Where the game stands, and what is asked ---

status = period { $period } of { $periods } · { $letter } { $letter ->
    [A] agents
    [B] stock exchange
    [C] navigation
    [D] loading
    [E] trade
   *[F] end of period
 }
status-over = the game is over

ask-sale-window = sell shares before { $step ->
    [window-1] agents are placed
    [window-2] the stock exchange
    [window-3] the voyages
    [window-4] the ranking
    [window-after-ranking] values move with the sales
   *[window-5] the dividends
 }?
ask-agent-turn = { $standing ->
    [0] place agent { $number } of { $agents }
   *[other] agent { $number } of { $agents } ({ $where })
 }
ask-agent-turn-centre = move an agent from the centre, or retire
ask-ship-purchase = which ship to buy?
ask-discard = which ship makes room for the { SHIP($ship) }?
ask-post-choice = where does the trading post go?
ask-exchange-turn = buy a share or pass
ask-card-choice = choose the { market } card: cubes, then the next prices
ask-card-look = look at the { market } card
ask-ship-placement = send a ship, { $hand } in hand
ask-loading-turn = load { SHORT($ship) } { in-zone }, { $cubes }/{ $hold } cubes
ask-warehouse-turn = sell from the warehouse?
ask-unload-choice = which ship of speed { $speed } to unload?
ask-unload-turn = unload the { SHIP($ship) }: sell or store
ask-raise-cash = dividends are { $owed } PO, you have { $treasury }: raise cash

# --- Headings in the list of choices ---

piece-office = office
piece-agent = agent
piece-zone = zone
piece-ship = ship
piece-in-zone = { ROMAN($zone) } { ZONE($zone) }
piece-of-agent = agent { $number }
piece-of-ship = { SHORT($ship) }
office-price = { $office }{ $cost ->
    [0] {""}
   *[other] , { $cost }{ $more ->
        [1] +
       *[0] {""}
     } PO
 }
office-centre = centre
office-ship = ship, { CHARACTER($character) }
office-pier = pier
office-post = post
office-expertise = initiative
office-cartography = free travel
office-influence = { market } card
office-negotiation = { GOOD($good) } +{ $bonus }

group-place-agent = agent { $number }
group-move-from-centre = agent { $number }
group-retire-agents = end
group-choose-ship = buy
group-discard-ship = give up
group-choose-post = place
group-sell-shares = sell shares
group-mortgage = mortgage
group-redeem = redeem
group-decline = end
group-buy-share = buy
group-pass-exchange = end
group-choose-card = choose
group-acknowledge-card = seen
group-place-ship = send
group-buy-cube = buy
group-close-ship = end
group-stay-in-indies = end
group-sell-stored = sell
group-close-warehouse = end
group-choose-unload = unload
group-sell-cube = sell
group-store-cube = store

# --- What can be done, with cost and gain: some fifty columns ---

do-place-agent = { $effect }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost }{ $more ->
        [1] +
       *[0] {""}
     } PO
 }{ $as_investor ->
    [1] {" "}({ CHARACTER($character) })
   *[0] {""}
 }{ $others ->
    [0] {""}
   *[other] {" "}({ $each } to { $takers })
 }; { $who }
do-centre = { $stays ->
    [1] stay in the centre
   *[0] centre
 }: free, may move on later; { $who }
do-retire-agents = done: agents in the centre stay there
do-choose-ship = { SHORT($ship) } { $cost } PO: speed { $speed }, hold { $hold }{ $then ->
    [later] ; from period { $period }
    [full] ; a ship must go
   *[free] {""}
 }
do-discard-ship = { SHIP($ship) } { $place ->
    [dock] in port
   *[other] left in { ZONE($place) }
 }: speed { $speed }, hold { $hold }
do-choose-post = { SPOT($spot) } for { GOOD($one) } and { GOOD($other) }: -{ $less } PO; { ROMAN($zone) } { ZONE($zone) }
do-sell-shares = +{ $total } PO for { $count } of { $company }{ $count ->
    [one] {""}
   *[other] {" "}at { $value }
 }; then worth { $after }
do-mortgage = +{ $amount } PO; a presidency share counts 0 until redeemed
do-redeem = for { $cost } PO; the presidency share counts again
do-decline = sell nothing now
do-buy-share = { $company } for { $value } PO, then worth { $after }; { $own ->
    [1] no dividend
   *[0] pays { $dividend }
 }
do-pass-exchange = pass; you are asked again if somebody buys
do-acknowledge-card = put the card back
do-choose-card = { $moved } → { $prices }
do-place-ship = { SHORT($ship) } to { ROMAN($zone) } { ZONE($zone) }, { $cost ->
    [0] free
   *[other] { $cost } PO
 }{ $post ->
    [1] , your post
   *[0] {""}
 }, hold { $hold }
do-buy-cube = { GOOD($good) } for { $price } PO; Europe pays { $fetches }{ $ahead ->
    [0] {""}
   *[other] {" "}after { $ahead } sold
 }
do-sold-out = { GOOD($good) }: none left
do-close-ship = sail home with { $cubes ->
    [0] an empty hold
   *[other] { $cargo }
 }
do-stay-in-indies = stay here empty for { $cost } PO, { $last ->
    [1] though no period follows
   *[0] load first next period
 }
do-sell-cube = { GOOD($good) } for { $price } PO{ $full ->
    [1] : the column is full
   *[0] {""}
 }
do-close-warehouse = keep { $cargo } { $last ->
    [1] unsold: worth nothing
   *[0] for a later period
 }
do-choose-unload = { SHORT($ship) } in dock { $dock }: { $cargo }, { $worth } PO now
do-store-cube = { GOOD($good) } { $last ->
    [1] unsold: worth nothing
   *[0] for a later period
 } ({ $free ->
    [one] { $free } space
   *[other] { $free } spaces
 } free)

# What a cell would do
use-ship = { $swap ->
    [1] swap
   *[0] buy
 } ship{ $cheapest ->
    [none] {""}
   *[other] , { $cheapest }+ PO
 }
use-pier = dock and warehouse
use-post = trading post
use-expertise = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
 } in initiative
use-cartography = free travel{ $listed ->
    [1] {""}
   *[0] , any zone
 }
use-influence = { $first ->
    [1] choose
   *[0] see
 } { market } card
use-negotiation = { GOOD($good) } +{ $bonus } PO{ $listed ->
    [1] /cube
   *[0] {" "}per cube
 }

# --- What each kind of action is ---

meaning-place-agent = Place an unmoved agent on a cell within reach, or in the central zone.
meaning-move-from-centre = Move an agent from the central zone to a cell of any character on a later turn.
meaning-retire-agents = Leave the agents in the central zone for the rest of the phase.
meaning-choose-ship = Buy a ship from your stack at its cost.
meaning-discard-ship = Give up a ship, in a dock or left in a zone, to make room for the new one.
meaning-choose-post = Place a trading post on a free spot.
meaning-sell-shares = Sell shares of one company at its current value, then lower the value.
meaning-mortgage = Mortgage a presidency share for half its value.
meaning-redeem = Redeem a mortgaged presidency share in place of a purchase.
meaning-decline = Sell no share now.
meaning-buy-share = Buy a share from the market at its value, which then rises.
meaning-pass-exchange = Buy nothing on this turn.
meaning-choose-card = Choose in secret the market card of the period.
meaning-acknowledge-card = Put the card back after a secret look.
meaning-place-ship = Place a ship face down on a zone and pay the travel cost.
meaning-buy-cube = Buy the cheapest cube of a good of the zone.
meaning-close-ship = Send the ship home with what it has loaded.
meaning-stay-in-indies = Leave the empty ship in its zone.
meaning-sell-stored = Sell a cube from the warehouse.
meaning-close-warehouse = Keep the cubes that are left in the warehouse.
meaning-choose-unload = Choose which of several ships of the same speed to unload.
meaning-sell-cube = Sell a cube of the ship on the lowest empty space of its column.
meaning-store-cube = Store a cube of the ship in a free warehouse space.

# --- What happened ---

told-period-started = Period { $period } ({ YEARS($period) }) begins.
told-dice-rolled = Dice: { $indies } will come to the Indies; { $europe } will leave Europe.
told-agent-placed = { $who } sends an agent to { CELL($cell) }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } PO
 }{ $surcharge ->
    [0] {""}
   *[other] , { $each } PO surcharge to { $takers }
 }.
told-agent-sent-to-centre = { $who } sends an agent to the central zone.
told-agents-retired = { $who } leaves the agents in the central zone and has no more turns.
told-ship-bought = { $who } buys the { SHIP($ship) } for { $cost } PO.
told-ship-chosen = { $who } chooses the { SHIP($ship) } and must make room for it.
told-ship-discarded = { $who } gives up { $ship ->
    [indiaman] an
   *[other] a
 } { SHIP($ship) }.
told-pier-built = { $who } takes the pier extension of level { $level }.
told-post-placed = { $who } opens a trading post in { SPOT($spot) }.
told-neutral-card-drawn = The neutral company draws its agent card.
told-neutral-ship-taken = The neutral company takes the { SHIP($ship) }.
told-neutral-effect-ignored = The neutral company cannot use an effect of its card: { EFFECT($kind) }.
told-neutral-agent-placed = A neutral agent goes to { CELL($cell) }{ $paid ->
    [0] {""}
   *[other] ; the bank pays { $each } PO to { $takers }
 }.
told-shares-sold = { $who } sells { $count ->
    [one] { $count } share
   *[other] { $count } shares
 } of { $shares } at { $price } PO; the value falls to { $value }.
told-presidency-mortgaged = { $who } mortgages a presidency share for { $amount } PO.
told-presidency-redeemed = { $who } redeems a presidency share for { $cost } PO.
told-initiative-changed = Initiative: { $order }.
told-share-bought = { $who } buys a share of { $shares } for { $price } PO; the value is now { $value }.
told-exchange-passed = { $who } { $forced ->
    [1] cannot buy and passes
   *[0] passes
 }.
told-card-chosen = { $who } chooses the { market } card{ shown-cubes }.
told-card-drawn = The { market } card is drawn face down.
told-card-looked-at = { $who } looks at the { market } card{ shown-cubes }.
told-ship-placed = { $who } sends { $known ->
    [1] the { SHIP($ship) }
   *[0] a ship
 } { to-zone }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } PO
 }.
told-neutral-ship-placed = The neutral company sends its { SHIP($ship) } { to-zone }.
told-card-revealed = The { market } card is revealed: { $cubes }.
told-supply-arrived = The Indies receive { $cubes }.
told-zone-reached = Loading { in-zone }: { $queue }.
told-cube-bought = { $who } buys { GOOD($good) } for { $price } PO.
told-neutral-cubes-loaded = The neutral { SHIP($ship) } loads { $cargo }.
told-ship-returned = { $who }'s { SHIP($ship) } sails home { $count ->
    [0] empty
   *[other] with { $cargo }
 }.
told-ship-stayed = { $who } leaves the { SHIP($ship) } { in-zone } for { $cost } PO.
told-demand-met = Europe uses up { $cubes }.
told-cube-sold = { $who } sells { GOOD($good) }{ $stored ->
    [1] {" "}from the warehouse
   *[0] {""}
 } for { $price } PO{ $full ->
    [1] , the column is full
   *[0] {""}
 }.
told-cube-stored = { $who } stores { GOOD($good) }.
told-warehouse-closed = { $who } keeps the goods in the warehouse.
told-unloading-started = { $who } unloads the { SHIP($ship) }: { $cargo }.
told-companies-ranked = Sales: { $ranking }.
told-value-moved = Shares of { $shares } { $rises ->
    [1] rise
   *[0] fall
 } from { $before } to { $after } PO by { $by ->
    [rank] rank
   *[sales] sales
 }.
told-sales-transferred = { $neutral ->
    [1] The neutral company's { $amount } PO go to the bank
   *[0] { $who } moves { $amount } PO of sales to the treasury
 }.
told-dividend-paid = { $neutral ->
    [1] The bank, for the neutral company,
   *[0] { $who }
 } pays { $holder } { $amount } PO{ $short ->
    [1] {" "}of { $owed } owed
   *[0] {""}
 } in dividends.
told-game-ended = The game is over: { $wealth }.

# --- What somebody has learned ---

fact-market-card = the market card
fact-agent-card = the agent card
fact-destination-card = the destination card
fact-ship-sent-out = which ship was sent

# --- Parts of sentences ---

cubes-of = { $count } { $count ->
    [1] { $good ->
        [spices] spice
       *[other] { GOOD($good) }
     }
   *[other] { GOOD($good) }
 }
listed = { $first } and { $last }
the-cell = the { CHARACTER($character) }: { $what }
effect = { EFFECT($kind) }
effect-pier = pier
effect-post = post
effect-ship-sail = fastest ship
effect-ship-crate = largest ship
effect-in-zone = { EFFECT($kind) } ({ ZONE($zone) })
ranked-sale = { $who } { $sales } PO
wealth-of = { $who } { $points } PO

market = { $market ->
    [indies] Indies
   *[europe] Europe
 }
the-zone = { $zone ->
    [zone-2] the { ZONE($zone) }
   *[other] { ZONE($zone) }
 }
in-zone = in { $zone ->
    [zone-2] the { ZONE($zone) }
   *[other] { ZONE($zone) }
 }
to-zone = to { $zone ->
    [zone-2] the { ZONE($zone) }
   *[other] { ZONE($zone) }
 }
shown-cubes = { $known ->
    [1] : { $cubes }
   *[0] {""}
 }
neutral = the neutral company
neutral-first = The neutral company
neutral-short = neutral
bank = the bank
bank-short = bank
nothing = nothing
centre = Centre

# What points are for.
score-presidency = presidency shares
score-shares = { $of ->
    [all] shares
   *[other] shares of the { COMPANY($of) }
 }
score-treasury = treasury
score-sales = sales of the period

# --- What the table answers: who asks ---

you = you
your = your
possessive = { $name }'s
company-of = { $company } ({ $owner })
cost-have = It costs { $cost } PO; you have { $have }{ $short ->
    [0] {""}
   *[other] , { $short } short
 }.
in-market = { $market ->
    [indies] in the Indies
   *[europe] in Europe
 }

# --- What the table answers: markets ---

column-name = { $good } { in-market }
europe-line = { $cubes } of { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
 } full.
europe-price = Next cubes fetch { $open ->
    [1] at least{" "}
   *[0] {""}
 }{ $prices }{ $falls ->
    [0] {""}
   *[other] ; falls after { $falls }
 }.
europe-does = Every cube that is sold fills the lowest empty space, so the price falls. On a full column a cube fetches { $full } PO.
europe-room = { $free ->
    [0] The column is full.
   *[other] { $free ->
    [one] { $free } more cube
   *[other] { $free } more cubes
 } until the column is full{ $prices ->
        [none] {""}
       *[other] , for { $prices }
     }.
 }
europe-carried = You have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } of it in docks and warehouse: all sold now they fetch { $worth } PO.
europe-carries-none = You have none of it in docks or warehouse.
has-negotiation = Your agent at the Merchant brings { $bonus } PO more for each cube: it is counted here.
may-negotiate = An agent at the Merchant brings { $bonus } PO more for each cube of it.
no-negotiation = No cell of the Merchant is for { $good }.
carried-by = In docks and warehouses: { $cubes }.
indies-line = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } for sale.
indies-price = Next cubes cost { $open ->
    [1] at most{" "}
   *[0] {""}
 }{ $prices }{ $rises ->
    [0] {""}
   *[other] ; rises after { $rises }
 }.
indies-sold-out = { $open ->
    [1] None is there unless the card brings some.
   *[0] It is sold out.
 }
indies-left = The cubes that will be there cost { $prices }.
indies-does = Every cube that is bought makes the next one dearer. Ships load it in { $zones }.
indies-get = Send a ship to such a zone in phase C; it loads in phase D.
zone-discount = With your post in { $zone } a cube costs { $off } PO less there.
flow-sure = { $sure } { $market ->
    [indies] will come
   *[europe] will go
 } first.
flow-open = { $sure } to { $most } { $market ->
    [indies] will come
   *[europe] will go
 } first.
flow-name = Die and card for { $good } { in-market }
flow-no-dice = The dice have not been rolled.
flow-known = The die shows { $die }, the card { $card }.
flow-unknown = The die shows { $die }; the card is not known to you.
flow-done = This has happened.
flow-does = { $market ->
    [indies] At the start of phase D as many cubes come from the supply to the column.
   *[europe] At the start of phase E as many cubes leave the column for the supply.
 }
market-name = { $market ->
    [indies] Market of the Indies
   *[europe] Market of Europe
 }
market-dice = Dice: { $dice }. Card: { $card }.{ $done ->
    [1] {" "}This has happened.
   *[0] {""}
 }
card-unknown = not known to you
market-line = { $market ->
    [indies] The next cube costs
   *[europe] The next cube fetches
 }: { $goods }.
card-name = Card { $number } { $market ->
    [indies] of the Indies
   *[europe] of Europe
 }
card-line = It { $market ->
    [indies] brings
   *[europe] takes
 } { $cubes }, beside the dice.
card-after = First prices then: { $prices }.
card-does = { $market ->
    [indies] The card of the period brings cubes to the Indies before ships load.
   *[europe] The card of the period takes cubes from Europe before goods are sold.
 } It is face down until then.
card-others = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } of this period could be there or still come.
margin-name = { $good } from { $zone }
margin-buys = Next cubes cost { $open ->
    [1] at most{" "}
   *[0] {""}
 }{ $prices }.
margin-sells = Europe will pay { $open ->
    [1] at least{" "}
   *[0] {""}
 }{ $prices }.
margin-fetches = In Europe they will fetch { $prices }{ $ahead ->
    [0] {""}
   *[other] , after { $ahead } cubes aboard that sell before them
 }{ $stored ->
    [0] {""}
    [one] ; one that is stored may sell first
   *[other] ; { $stored } that are stored may sell first
 }.
margin-does-loading = Counted: demand (a range while its card is unknown), and all cubes aboard in the order in which ships sell. Not counted: what ships still to load may sell before, and what somebody may store.
margin-does = What is known of dice and cards is counted; whoever loads or sells before you changes it.
margin-gain = A first cube brings { $gain } PO more than it costs.

# --- What the table answers: the exchange ---

bar-line = A share is worth { $value } PO and pays { $dividend } per period; { $left } on the market.
bar-mine = You hold { $shares ->
    [0] none
   *[other] { $shares }
 }.
bar-does = A share costs its value and raises it by a space. Selling pays the value, then it falls by a space for each share sold. At the end of a period the company pays its dividend for every share in other hands.
bar-up = After one more is bought it is worth { $value }.
bar-down = After one is sold it is worth { $value }.
bar-drift = The ranking by the sales so far would move it to { $value }.
shares-worth = Your { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
 } count { $worth } PO.
shares-sold = Sold together { $shares ->
    [one] it fetches
   *[other] they fetch
 } { $worth } PO, and a share is worth { $after } then.
president-worth = As president you have { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
 } more that cannot be sold: { $worth } PO.
mortgage-worth = Mortgaging one pays { $amount } PO.
shares-none-left = No share is left on the market.
shares-no-sale = In the last period shares can be sold in phase A only.
shares-get = Shares are bought in phase B, one per turn.
holders = Shares: { $shares }.
shares-left = { $left } on the market.
shares-name = Shares of { $company }
exchange-name = Exchange
exchange-line = Values: { $values }.
exchange-dividends = Dividends: { $first } at first, { $steps }.
dividend-from = { $dividend } from { $value }
holdings-name = { $who ->
    [you] Your
   *[other] { $who }'s
 } shares
holdings-line = Holds { $shares }, worth { $worth } PO.
dividends-line = Dividends as of now: gets { $gets }, pays { $pays }.
president-line = { $shares ->
    [one] { $shares } presidency share
   *[other] { $shares } presidency shares
 } at { $value } PO each.
mortgaged-line = { $shares ->
    [one] { $shares } presidency share
   *[other] { $shares } presidency shares
 } mortgaged.
posts-left = { $posts ->
    [one] { $posts } trading post
   *[other] { $posts } trading posts
 } left to place.
wealth-all = Wealth if the game ended now: { $wealth }.
standing-name = Standing
wealth-does = Money, shares at their value and presidency shares count together.

# --- What the table answers: the ring of characters ---

cell-name = { $character }'s { $what }
cell-ship = ship
cell-pier = pier
cell-post = trading post
cell-expertise = expertise
cell-cartography = charts
cell-influence = { $of ->
    [indies] Indies card
   *[europe] Europe card
 }
cell-negotiation = { GOOD($of) }
cell-before = The game has not begun.
cell-line = { $effect }.
cell-fee = Sending an agent costs { $cost } PO.
cell-no-fee = Sending an agent is free.
cell-stand = There: { $who }.
cell-nobody = Nobody is there.
does-ship = Buy one of your ships on offer; without a free dock an older one leaves the game.
does-pier = One more dock, and warehouse space with it.
does-post = Place a trading post in a zone where you have none.
does-expertise = You are first in the order of initiative, after those who came here before you.
does-cartography = All your voyages are free in this period.
does-influence = { $of ->
    [indies] The first here chooses the card that brings cubes to the Indies; the others look at it.
   *[europe] The first here chooses the card that takes cubes from Europe; the others look at it.
 }
does-negotiation = Every cube of { GOOD($of) } that you sell in this period fetches { $bonus } PO more.
worth-negotiation = You have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } of { GOOD($good) } in docks and warehouse; your fleet carries { $fleet } in all.
worth-pier = You would have { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
 } and { $spaces ->
    [one] { $spaces } warehouse space
   *[other] { $spaces } warehouse spaces
 }.
worth-cartography = Fares that you would save for each of your { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 }: { $fares }.
worth-post = Every cube that you load in the zone costs { $off } PO less from then on; you have { $left ->
    [one] { $left } post
   *[other] { $left } posts
 } left.
worth-ship = You have { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 } for { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
 }.
offer-ship = { SHIP($ship) }: { $cost } PO, hold { $hold }, speed { $speed }.
cell-when = { $phase ->
    [now] It works at once.
   *[other] It works in phase { $phase }.
 }
cell-surcharge = Whoever comes pays { $each } PO to everybody who is there already.
cell-get = Agents come to cells in phase A of a period.
cell-agents = Agents of yours that could come: { $agents }.
cell-no-agent = No agent of yours can come in this period.
cell-no-ship = No ship of your stack is for sale in this period.
cell-no-pier = You have all pier extensions.
cell-no-post = You cannot place a post: none is left, or no zone is open to you.
cell-others = Could still come: { $who }.
character-name = { $name }
character-line = Offers { $cells }.
character-waiting = Agents waiting here: { $who }.
character-nobody = No agent waits here.
character-does = An agent that waits here may go to a cell of this character or of { $beside }.
centre-name = Central zone
centre-line = Agents here: { $who }.
centre-nobody = No agent is here.
centre-does = An agent may wait here instead of taking a cell; on a later turn it may go to any character.
agents-line = Agents: { $agents }.
agent-at = { $number } { $place }
agent-centre = in the central zone
agent-port = in port
agent-waits = waiting at the { $name }

# --- What the table answers: ports and ships ---

port-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } port, { $company }
port-line = { $money } PO{ $sales ->
    [0] {""}
   *[other] , { $sales } PO of sales
 }; wealth { $wealth } PO if the game ended now.
port-neutral = The game plays it; a share is worth { $value } PO.
port-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 } for { $docks ->
    [one] { $docks } dock
   *[other] { $docks } docks
 }.
neutral-does = With two players a third company acts by its cards: it takes ships and posts without paying, fills cells, loads and sells. It cannot win.
wealth-parts = { $parts }.
wealth-part = { $what } { $points }
berth-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } dock { $dock }
berth-ship-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } { $ship } in dock { $dock }
berth-free = The dock is free.
berth-kept = A ship that is away keeps its dock.
in-hand = It is in hand, to be sent out.
at-zone = It is in { $zone }.
ship-words = { $name }: hold { $hold }, speed { $speed }.
ship-figures = Hold { $hold }, speed { $speed }.
ship-unknown = A ship that is face down.
ship-cargo = It carries { $cargo }.
ship-empty = It is empty.
ship-unloads = It is being unloaded.
ship-does = The hold is how many cubes it carries; faster ships load first in their zone and sell first at home.
ship-old = Galleons leave the game when period { $period } begins.
cargo-worth = All sold now one after the other it fetches { $worth } PO.
store-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } warehouse
store-none = No warehouse: it comes with the first pier.
store-line = It holds { $goods }; { $free ->
    [one] { $free } space
   *[other] { $free } spaces
 } free.
store-does = Cubes can be kept here for a later period; they are sold at the start of phase E, before any ship unloads.
stored-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } warehouse space { $space }
stored-free = It is free.
stored-line = One cube of { $good }: sold now it fetches { $price } PO.
yard-name = { $ship } of { $who ->
    [you] your
    [neutral] the neutral company's
   *[other] { $who }'s
 } stack
yard-cost = It costs { $cost } PO.
yard-later = For sale from period { $period } on.
yard-get = An agent at the Shipowner or the Investor buys a ship in phase A.
yard-full = All your docks are taken: another ship would leave the game.
yard-cheapest = Cheapest ship to buy: { $cost } PO.
yard-none = No ship to buy in this period.
sales-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } sales
sales-line = Sold for { $sales } PO in this period; the period before reached { $last }.
sales-steps = So far that would move the value by { $steps }.
sales-does = At the end of the period companies are ranked by their sales; then the value moves by a space for every ten more or less than in the period before.
sales-next = The next ten is { $floor }: { $more } PO more.
sales-all = Sales: { $sales }.
neutral-card-name = Card of the neutral company
neutral-card-line = It did: { $effects }. Agents: { $cells }.

# --- What the table answers: the Indies and the way home ---

zone-name = { $name }, zone { $roman }
zone-line = { $cost ->
    [0] A voyage here is free.
   *[other] A voyage here costs { $cost } PO.
 }
zone-good = { $good }: buy at { $buy }, sell at { $sell }.
zone-good-costs = { $good }: buy at { $buy }.
zone-good-sold-out = { $good }: { $open ->
    [1] none unless the card brings some
   *[0] sold out
 }.
zone-ships = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 } here.
zone-does = Zone { $order } in the order of loading. Ships that were left here load first, then the others from fast to slow.
zone-post = With your post here cubes cost { $off } PO less.
zone-no-post = You have no post here.
zone-get = In phase C ships are sent here one after the other, face down.
zone-posts = Posts in the zone: { $posts }.
zone-posts-none = No post is here.
post-at = { $town } ({ $owner })
town-free = A free place for a trading post in { $zone }.
town-taken = A trading post in { $zone }: { $owner }.
town-closed = No trading post may be placed here with this number of players; it is in { $zone }.
town-does = Whoever has a post in the zone pays { $off } PO less for each cube of { $goods } there.
town-worth-yours = Every cube that you load in { $zone } costs you { $off } PO less; your fleet carries { $fleet }.
town-worth-free = It would save { $off } PO on every cube that you load in { $zone }; your fleet carries { $fleet }, and { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
 } of loading { $periods ->
    [one] is
   *[other] are
 } left.
town-get = An agent at the Governor places a post; you have { $left } left.
town-have-one = You already have a post in this zone; one per zone is the limit.
vessel-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } ship { $number } in { $zone }
vessel-line = Sent here by { $owner }: { $ship }
stay-line = Left here by { $owner }: { $ship }
vessel-sent = Sent to { $zone } as number { $place }.
vessel-stays = It was left in { $zone } and loads first next time.
vessel-order = Of ships with the same speed the one placed earlier loads first.
vessel-ghost-name = A ship to be sent out
vessel-ghost = This choice would send it to { $zone }.
loading-name = { $who ->
    [you] Your
    [neutral] The neutral company's
   *[other] { $who }'s
 } { $ship } loads
loading-room = Room for { $room ->
    [one] { $room } more cube
   *[other] { $room } more cubes
 }.
loading-get = It may sail home at any time; empty it may stay here for { $cost } PO and load first next time.
homeward-name = Homeward
homeward-line = Order of unloading: { $turns }.
homeward-empty = Every hold is empty.
homeward-turn = speed { $speed } { $owner }
homeward-does = The fastest ships sell first; of the same speed one ship each, by initiative. Every cube sold lowers the price of the next.
lane-name = Ships of speed { $speed }
lane-line = They unload in this order: { $owners }.
lane-empty = No loaded ship has this speed.

# --- What the table answers: the course of the game ---

period-name = Period
period-line = Period { $period } of { $periods }, { $years }.
period-does = A period has six phases: agents, exchange, navigation, loading, trade, accounts.
period-last = It is the last one: galleons have left the game, and shares can be sold in phase A only.
phase-name = Phase { $letter }, { $name }
phase-a = Dice are rolled, then each agent takes a cell of the ring.
phase-b = Shares are bought, one per turn, until all have passed in a row.
phase-c = Market cards are drawn or chosen, then ships are sent to the zones face down.
phase-d = Cubes come to the Indies, then ships load zone by zone.
phase-e = Cubes leave Europe, then warehouses and ships sell.
phase-f = Companies are ranked by sales, values and initiative move, dividends are paid.
phase-state = { $state ->
    [now] It is going on now.
    [over] It is over.
   *[ahead] It is still to come.
 }
initiative-name = Initiative
initiative-line = Order: { $order }.
initiative-does = Expertise puts a company first in phase B; at the end of the period whoever sold least comes first.
ranking-name = Ranking by sales
ranking-line = { $ranking }.
ranked = { $owner } { $sales } ({ $steps })
ranking-does = If the sales ended now, values would be: { $values }.
ranking-tens = After that by tens reached: { $tens }.
asked-name = Who is asked
asked-over = The game is over: money and the value of all shares count.
asked-line = { START($who) }: { $money } PO.
asked-loads = Loaded so far: { $cargo }.
asked-unloads = Unloading { $cargo }, worth { $worth } PO now.

# --- Parts of the table ---

part-course = Period and order
part-players = Ports
part-exchange = Exchange
part-ring = Characters and agents
part-europe = Market of Europe
part-indies = Market of the Indies
part-map = The Indies and the ships
part-yard = Ships to buy

# Cards for moments that everybody looks up for.
moment-market = { $market ->
    [indies] Indies
   *[europe] Europe
 }
moment-period-title = Period { $period }
moment-period = { YEARS($period) } is over, and the books are closed.
moment-sales = The sales of { YEARS($period) } are compared.
moment-ranking = Ranking by sales
moment-ranking-note = in PO
moment-values = What a share is worth
moment-values-note = PO, by rank{ $twice ->
    [1] {" "}and by sales
   *[0] {""}
 }
moment-value = { $before } → { $after }
moment-dividends = Dividends
moment-dividends-note = each share of another company pays
moment-dividend = gets { $gets } PO, pays { $pays } PO
moment-galleons = { $count ->
    [1] One Galleon leaves the game.
   *[other] { $count } Galleons leave the game.
 }
moment-over = That was the last period: wealth is counted now.
moment-may-sell = Shares may be sold once more before sales move the values and dividends are paid.
moment-raise-cash = Somebody has to raise cash before all dividends are paid.

# What should be heard before a choice is made.
warn-galleon-stays = galleons leave the game before the next period
warn-never-home = this is the last period: the ship never comes home
warn-never-sold = this is the last period: what is stored is never sold
warn-empty-hold = the ship comes home empty
warn-agents-retire = your agents do nothing more in this period
warn-nothing-to-load-with = nothing is left to load with
warn-bad-bargain = it costs { $price }, Europe { $sure ->
    [0] may pay only
   *[other] will pay
 } { $fetches }
warn-ship-lost = you lose a { SHIP($ship) }
warn-column-full = { GOOD($good) }: the column is full, { $price } PO
warn-game-ends = this ends the game

# --- What speaks for a choice of somebody else, in the middle of a sentence ---
purpose-dock-free = a dock is free for one more ship
purpose-docks-taken = every dock is taken, and a pier makes room for one more ship
purpose-best-price = Europe pays { $price } PO for { GOOD($good) }, and for no good more

# --- Tips, by the kind of question ---
tip-sale-window = Shares fetch their current value; after a sale it falls. Sell before a company sinks, or to pay for a ship, and decline if you need no money.
tip-agent-turn = The first on a cell pays no surcharge. A second ship early carries cargo in every period; an agent's place now limits where it can go next time.
tip-ship-purchase = Speed decides who buys and sells first, size how much. Galleons are scrapped before the last period.
tip-discard = The slowest, smallest ship is usually the one to give up; a ship left in the Indies may go, too.
tip-post-choice = A post pays with every cube bought in its zone, so choose a zone to which you will send several ships.
tip-exchange-turn = Buying lifts the value, of your own company too. Shares of a company that will sell well pay dividends and rise; after a pass you may still buy later.
tip-card-choice = Only you know this card. Take from Europe what you will sell, or bring to the Indies what you will buy.
tip-card-look = Remember this card: it shows which prices will move.
tip-ship-placement = Ships are sent face down. Spread them, or go where others will not: the next cube is always dearer than the last one.
tip-loading-turn = Compare what a cube costs with what Europe will pay after the demand and after the ships that sell before you.
tip-warehouse-turn = Stored goods sell before all ships, at the best prices of the phase.
tip-unload-choice = Unload first the cargo that loses most if others sell before you.
tip-unload-turn = Each cube sold lowers the price for all. Store what fetches little now, but not in the last period.
tip-raise-cash = Dividends must be paid: sell the shares that you would miss least.

# What a designer counts.
uses-capability = capabilities used
uses-ship = ships bought
uses-pier = extensions of the port
uses-post = trading posts placed
uses-share-bought = shares bought
uses-share-sold = shares sold
uses-card = market cards chosen
uses-zone = voyages
uses-cube-bought = cubes bought, by price
uses-cube-sold = cubes sold, by price
uses-column-full = cubes sold into a full column
uses-cube-stored = cubes stored
uses-a-card = { $market ->
    [indies] Indies
   *[other] Europe
 }, { $deck ->
    [12] periods 1 and 2
    [34] periods 3 and 4
   *[other] period 5
 }: { $cubes }
uses-whose = of { $whose ->
    [own] their own company
   *[another] another company
 }
uses-level = extension { $level }
uses-price = { GOOD($good) } at { $price }

# --- The table: short words on the drawing ---
# What has lengths (.short, .shorter, .tiny) is shown in the longest that fits.

board-neutral = neutral company
board-money = { $money } PO
board-money-then = → { $money } PO
board-money-and-sales = { $money } + { $sales } PO
board-price = { $price } PO
board-unknown = unknown
board-initiative = initiative
board-order = order
board-market = { $market ->
    [indies] INDIES
   *[europe] EUROPE
 }
board-flow-europe = die+card { $done ->
    [1] took
   *[0] take
 }
board-flow-indies = die+card { $done ->
    [1] came
   *[0] come
 }
board-good = { LABEL($good) }
board-die = die
board-card = card
board-legend = - goes  + comes  ? may go or come with the card  gold: the next price

# Exchange
board-exchange = EXCHANGE
board-shares = shares
board-pays = pays { $dividend }
board-pays-from = { $value }+ pays { $dividend }
board-company = { COMPANY($company) }
    .short = { $company ->
        [blue] French
        [red] English
        [yellow] Swedish
        [purple] Dutch
       *[other] { COMPANY($company) }
     }
board-then-worth = { $sold ->
    [0] {""}
   *[other] { $sold } sold:{" "}
 }then worth { $value }, pays { $dividend }
board-by-sales = { $rises ->
    [1] rises
   *[0] falls
 } to { $value } by sales so far
    .short = by sales { $value }
    .shorter = → { $value }
board-none-left = none left
board-costs = costs { $value }
board-too-dear = costs { $value }: too dear
board-holds = { $who } holds
board-worth = worth
board-holds-none = { $who } holds no shares
board-purse-gets = ; dividends now: gets
board-purse-pays = , pays

# Ring of characters
board-in-phase = in { $phase }
board-centre = Central zone
    .short = Centre
board-nobody = nobody
board-cell = { $name }
    .short = { $cell ->
        [governor-influence] Indies
        [investor-influence] Europe
       *[other] { $name }
     }

# Map and ships
board-zone = { ROMAN($zone) } { ZONE($zone) }
    .short = { ZONE($zone) }
board-at-zone = { ZONE($zone) }
    .short = { $zone ->
        [zone-2] E. Indies
       *[other] { ZONE($zone) }
     }
    .shorter = { $zone ->
        [zone-2] E.Indies
       *[other] { ZONE($zone) }
     }
board-fare = { $cost ->
    [0] free
   *[other] { $cost } PO
 }
board-zone-state = { $state ->
    [now] loading
    [done] done
   *[waits] waits
 }
board-buys = buy
board-sells = sell
board-sails = home
board-stays = stays
board-staying = stay
board-homeward = HOMEWARD
board-homeward-note = the fastest sell first, then by initiative
board-holds-empty = every hold is empty
board-speed = speed
board-ranking = SALES

# Ports
board-no-pier = no pier yet
board-dock-free = free dock
board-in-hand = in hand
board-store = warehouse
    .short = store
board-sold = sold
board-sold-last = sold { $last }+ last{ $pledged ->
    [0] {" "}period
   *[other] ,
 }
board-pledged = { $pledged } pledged
board-last-sales = ▲ last period { $last }+
board-dividends-pay = dividends pay
board-dividends-get = get
board-president = { $shares } as president
board-posts-left = { $posts ->
    [one] { $posts } post
   *[other] { $posts } posts
 } left
board-neutral-card = card of the neutral company:
board-neutral-last = sold { $last }+; card: { $effects }
    .short = card: { $effects }
board-effect-in-zone = { EFFECT($kind) } in { ROMAN($zone) }
board-agents = agents
board-to-buy = ships to buy: ■ hold, speed ▶, price
board-to-buy-later = ships to buy: ■ hold, speed ▶, price in PO; faded: in a later period
board-shipyard = SHIPYARD
board-shipyard-note = ■ hold, speed ▶, price in PO
board-cards = CARDS FOR { $market ->
    [indies] THE INDIES
   *[europe] EUROPE
 }
board-cards-note = cubes beside those of the die

# A player's mat
board-share-worth = a share is worth { $value } PO and pays { $dividend }
board-treasury = treasury
board-to-pay = dividends to pay
board-to-get = to get
board-wealth = wealth now
board-sales = sales
board-last = [last]
board-docks = docks
board-posts = posts
board-none = none
board-posts-held = { $posts }; { $left } left
board-presidency = { $shares } presidency{ $pledged ->
    [0] {""}
   *[other] , { $pledged } mortgaged
 }
board-in-port = in port
board-waiting = { CHARACTER($character) }, waiting

# The small screen: one part after the other
tab-markets = Markets
tab-exchange = Exchange
tab-agents = Agents
tab-map = Map
tab-ports = Ports
tab-homeward = Homeward
tab-shipyard = Shipyard
board-has = { $who } has

# What a player has, in the strip
held-money = PO
held-sales = sales
held-value = value
held-shares = shares
held-pledged = pledged
held-posts = posts
held-ships = ships
held-store = store

# A line that helps with the question: 74 columns
hint-over = The game is over: money and the value of all shares count.
hint-sale-window = Shares sold together all fetch the current value; then it falls.
hint-agent-turn = Its character or a neighbour; those on the space get { $surcharge } PO.
hint-agent-turn-first = Period 1: any character; those on the space get { $surcharge } PO.
hint-agent-turn-galleons = To a neighbour at most. After this period all galleons leave the game.
hint-ship-purchase = Fast ships load and sell first, large ones carry more.
hint-docks-full = All docks are taken: a ship must leave the game for the new one.
hint-discard = No dock is free: a ship must leave the game for the new { SHIP($ship) }.
hint-post-choice = Cubes bought in a zone with your post cost { $discount } PO less; one post per zone.
hint-exchange-turn = A share costs its value, then it rises; each period it pays its dividend.
hint-exchange-turn-last = The last shares: never sold again; each pays once more and counts.
hint-card-choice = In secret: what shall the card { $market ->
    [europe] take from Europe
   *[indies] bring to the Indies
 }? The columns show it.
hint-card-look = This is the card that was chosen; it stays secret until it is shown.
hint-ship-placement = Face down. ■4 2▶: hold 4, speed 2. The fastest first, then the first sent.
    .short = Face down; the fastest first, then the first sent.
hint-unload-choice = Every cube sold lowers the price of the next: which ship first?
hint-raise-cash = { $owed } PO of dividends must be paid: sell shares until there is enough.
board-sold-out = { GOOD($good) } sold out
board-bargain = { GOOD($good) }: pay { $costs }, get { $fetched }{ $ahead ->
    [0] {""}
   *[other] {" "}after { $ahead } sold
 }
board-bargains = { $one }; { $other }
board-fetch = Next cubes fetch { $each }; all of them together { $worth } PO
    .short = Next cubes fetch { $each }
    .shorter = { $each }
board-seen-card = { market } card
    .short = { market }
board-remembered = P shows the { market } card that you saw
    .short = P: the { market } card
board-remembered-both = P shows both cards that you saw
    .short = P: both cards

# --- The aid ---

aid-goal = Goal
aid-goal-text = { $periods } periods; the greatest wealth wins: money and the value of all shares.
aid-period = A period: { $phases } phases
aid-phase = { $letter } { $name }
aid-phase-a = dice show supply and demand; { $agents } agents each, one per turn, to a character
aid-phase-b = buy one share or pass, round and round; each purchase raises the value
aid-phase-c = ships go out face down: { $fares } PO
aid-phase-d = the Indies card adds cubes; in each zone fast ships buy first
aid-phase-e = the Europe card takes cubes; stores sell, then ships, fast ones first
aid-phase-f = sales move share values; each company pays dividends to other holders
aid-fare = { ZONE($zone) } { $cost }
aid-characters = Characters
aid-ship = Ship
    .text = buy one now; without a free dock one must go
aid-pier = Pier
    .text = one more dock, and room to store { $first }, then { $second } more
aid-post = Post
    .text = { $cost } PO: cubes of its zone cost you { $less } less
aid-charts = Charts
    .text = no travel cost in this period
aid-expertise = Expertise
    .text = costs { $cost } PO times the period: first in initiative
aid-card = card
    .text = the first there chooses it in secret, the others may look
aid-bonus = +{ $bonus } good
    .text = more for each cube of it sold in this period
aid-centre = centre
    .text = free; later to any character
aid-counts = What counts at the end
aid-treasury = treasury
    .text = every PO
aid-shares = shares
    .text = their value now; of your own company also { $presidency } presidency shares
aid-not = not
    .text = ships, goods, piers and posts
aid-values = Share values
aid-mortgage = mortgage
    .text = half a presidency share's value; counts 0 until redeemed
aid-neutral = neutral
    .text = acts by its cards; cannot win
aid-sales = sales
    .text = rank moves the value { $steps }; it moves as far again as your sales marker does
aid-buying = buying
    .text = up one space per share bought
aid-selling = selling
    .text = all fetch the current value, then down one per share; never in B, in the last period only in A
aid-signs = Signs
aid-sign-cube = ▇ ▁
    .text = a cube; a free space, its price beside it
aid-sign-flow = - + ?
    .text = a cube goes; comes; may, with the card
aid-sign-next = gold
    .text = the next price
aid-sign-ship = A ■ ▶
    .text = whose ship, how much it holds, how fast it is; ▶ in front of a name: to act
aid-sign-hold = ▊ ◀
    .text = a place in the hold or the store; the ships of a speed, in order
aid-sign-goods = t c k s
    .text = tea, coffee, silk, spices on board
aid-sign-spot = ○ ×
    .text = a spot for a post; a closed one
aid-sign-price = →
    .text = what a cube costs there and fetches in Europe; what you will have
aid-sign-period = ★ ☆
    .text = periods begun and to come
aid-sign-share = ▏
    .text = shares left on the market
aid-sign-sales = ▲ ±
    .text = sales of the last period; steps of the value
aid-sign-ring = ━ ┃
    .text = characters that are neighbours
aid-sign-drift = ▒
    .text = where the value would go
aid-sign-dot = ·
    .text = nothing: it only fills the room
aid-forgotten-surcharge = Whoever stands on a cell already gets { $each } PO from you.
aid-forgotten-reach = From the second period on agents go to their own character or one beside it.
aid-forgotten-sales = Money from sales is ranked first and comes to the treasury only then.
aid-forgotten-full = A full column still pays { $full } PO per cube.
aid-forgotten-order = The best seller is last in initiative, the worst first.
aid-forgotten-last = Galleons leave the game before the last period; goods still stored at its end are worth nothing.

# --- Worked examples, a sentence per step ---

example-blue = Blue
example-red = Red
example-yellow = Yellow
example-purple = Purple
example-01-1 = From the Governor the Investor is too far.
example-01-2 = So is the Merchant.
example-01-3 = The Shipowner is a neighbour of the Governor, as the Captain is.
example-02-1 = Red's agent is on the cell already: Blue pays 1 PO to Red.
example-03-1 = Blue has an agent there: a second is not allowed.
example-04-1 = The agent of the Governor goes to the central zone: no cost, no effect.
example-04-2 = On a later turn it moves on, even to the far Investor.
example-05-1 = Red pays 5 PO to the bank for a French share; the value rises to 6.
example-06-1 = The cheapest coffee is on a space of 4: Blue pays 4 PO to the bank.
example-07-1 = The cube goes on the space of 6, and 6 PO go on the sales tile.
example-08-1 = The fastest ship first: Red's Brig, speed 4.
example-08-2 = Then speed 2, by initiative: Blue has two ships and chooses the East Indiaman.
example-08-3 = It is emptied before another ship is unloaded.
example-08-4 = Yellow's ship of speed 2 follows.
example-08-5 = Now Blue's other ship of speed 2, the Frigate.
example-08-6 = Last come the ships of speed 1, by initiative; Blue's galleon first.
example-08-7 = Red's galleon is next.
example-08-8 = Yellow's galleon is the last.
example-09-1 = Blue is third by sales: the first variation leaves the value at 10.
example-09-2 = Blue sold for 43: the marker goes from 20+ to 40+, the value from 10 to 12.
example-10-1 = Sales 30, 8, 19 and 5: Purple, the lowest, becomes first; Blue, the highest, fourth.
example-11-1 = A French share at 13 pays 3 PO: Blue owes Red 3 x 3 = 9 PO.
