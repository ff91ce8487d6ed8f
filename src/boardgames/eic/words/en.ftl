# East India Companies in English.

# --- Why not: one sentence for every refusal ---

game-over = The game is over.
not-your-turn = It is for { SEAT($seat) } to choose now.

# Agents
agents-elsewhere = Agents are placed on your turns of phase A.
centre-elsewhere = Agents leave the central zone on your turns of phase A.
retire-elsewhere = Agents retire on your turns of phase A.
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
ships-elsewhere = Ships are bought when an agent activates a ship cell.
ship-not-in-stack = That ship is not in your stack.
ship-later = The { SHIP($ship) } can be bought from period { $need } on.
ship-cost = The { SHIP($ship) } costs { $need } PO.
discard-elsewhere = A ship is given up only to make room for a new one.
no-such-ship-there = You have no such ship there to give up.
posts-elsewhere = Posts are placed when an agent activates the post cell.
no-spot = There is no spot called '{ $spot }'.
spot-closed = { SPOT($spot) } is closed with { $players } players.
spot-taken = { SPOT($spot) } already holds a trading post.
post-in-zone = You already have a trading post in that zone.

# Shares
sale-elsewhere = Shares are not sold inside another choice: finish it first.
no-sale-on-exchange = No share may be sold during the stock exchange phase.
sales-closed = In period { $period } shares can be sold only during phase A.
no-company = There is no such company in the game.
shares-held = You hold { $have ->
    [0] no share
    [one] one share
   *[other] { $have } shares
 } of that company.
no-window = You are not being asked to sell shares now.
purchase-elsewhere = Shares are bought on your turns of phase B.
no-share-left = No share of that company is left on the market.
share-cost = A share of that company costs { $need } PO.
pass-elsewhere = You pass only on your turns of phase B.
no-mortgage = The mortgage of presidency shares is not part of this game.
mortgage-elsewhere = Shares are not mortgaged inside another choice: finish it first.
all-mortgaged = Both your presidency shares are mortgaged.
redeem-elsewhere = Shares are redeemed on your turns of phase B.
none-mortgaged = None of your presidency shares is mortgaged.
redeem-cost = Redeeming costs { $need } PO.

# Cards and voyages
cards-elsewhere = Only the first player on an influence cell chooses a card, in phase C.
card-not-in-pile = That card is not in the pile of this period.
no-card-to-see = There is no card for you to look at now.
voyages-elsewhere = Ships are placed on your turns of phase C.
no-zone = There is no zone called '{ $zone }'.
ship-not-in-hand = You have no such ship in hand.
travel-cost = The voyage costs { $need } PO.

# Loading
loading-elsewhere = Goods are bought when one of your ships loads.
no-ship-loading = None of your ships is loading.
good-not-here = Only { GOOD($one) } and { GOOD($other) } are sold in { the-zone }.
good-sold-out = No { GOOD($good) } is left in the Indies.
cube-cost = The cube costs { $need } PO.
ship-has-cargo = A ship that has bought something sails home.
stay-cost = Leaving a ship costs { $need } PO.

# Trade
warehouse-elsewhere = Warehouses are sold from only at the start of phase E.
warehouse-closed = Your warehouse is not open for sale.
not-in-warehouse = No such cube is in your warehouse.
no-choice-of-ships = You have no choice of ships to unload.
no-loaded-ship = No loaded ship of speed { $speed } lies in that dock.
ship-alike = An equal ship lies further left: choose that one.
no-ship-unloading = None of your ships is being unloaded.
not-on-ship = No such cube is on the ship.

# --- Where the game stands, and what is asked ---

status = period { $period } of { $periods } · { $letter } { $phase }
status-over = the game is over

ask-sale-window = sell shares before { $step ->
    [window-1] agents are placed
    [window-2] the stock exchange
    [window-3] the voyages
    [window-4] the ranking
    [window-after-ranking] the second variation
   *[window-5] the dividends
 }?
ask-agent-turn = place agent { $number } of { $agents }{ $standing ->
    [0] {""}
   *[other] {" "}({ $where })
 }
ask-agent-turn-centre = move an agent from the centre, or retire
ask-ship-purchase = which ship to buy?
ask-discard = which ship makes room for the { SHIP($ship) }?
ask-post-choice = where does the trading post go?
ask-exchange-turn = buy a share or pass
ask-card-choice = choose the { market } card of the period
ask-card-look = look at the { market } card
ask-ship-placement = send a ship, { $hand } in hand
ask-loading-turn = load { SHORT($ship) } in { ZONE($zone) }, { $cubes }/{ $hold } cubes
ask-warehouse-turn = sell from the warehouse?
ask-unload-choice = which ship of speed { $speed } to unload?
ask-unload-turn = unload the { SHIP($ship) }: sell or store
ask-raise-cash = dividends are { $owed } PO, you have { $treasury }: raise cash

# --- Headings in the list of choices ---

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

do-place-agent = { $who } { CHARACTER($character) }: { $effect }{ $cost ->
    [0] {""}
   *[other] , { $cost } PO
 }{ $others ->
    [0] {""}
   *[other] , +{ $each } to { $takers }
 }
do-centre = { $who } { $stays ->
    [1] stay in the centre
   *[0] centre
 }: free, may move on later
do-retire-agents = done: agents in the centre stay there
do-choose-ship = { SHORT($ship) } { $cost } PO: speed { $speed }, hold { $hold }{ $then ->
    [later] ; from period { $period }
    [full] ; a ship must go
   *[free] {""}
 }
do-discard-ship = { SHIP($ship) } { $place ->
    [dock] in port
   *[other] left in { ZONE($place) }
 } (speed { $speed }, hold { $hold })
do-choose-post = { SPOT($spot) } ({ ROMAN($zone) } { ZONE($zone) }): { GOOD($one) }, { GOOD($other) } { $less } PO less
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
do-place-ship = { SHORT($ship) } { $speed }/{ $hold } to { ROMAN($zone) } { ZONE($zone) }, { $cost ->
    [0] free
   *[other] { $cost } PO
 }{ $post ->
    [1] , your post
   *[0] {""}
 }
do-buy-cube = { GOOD($good) } for { $price } PO; Europe pays { $fetches } after { $card ->
    [0] its die
   *[other] die and card
 }
do-close-ship = sail home with { $cubes ->
    [0] an empty hold
   *[other] { $cargo }
 }
do-stay-in-indies = stay here empty for { $cost } PO, load first next period
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
 } a ship{ $cheapest ->
    [none] {""}
   *[other] {" "}from { $cheapest } PO
 }
use-pier = dock and warehouse
use-post = trading post
use-expertise = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
 } in initiative
use-cartography = free travel to all zones
use-influence = { $first ->
    [1] choose
   *[0] see
 } the { market } card
use-negotiation = +{ $bonus } PO per { GOOD($good) } sold

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
told-ship-discarded = { $who } gives up { A(SHIP($ship)) }.
told-pier-built = { $who } takes the pier extension of level { $level }.
told-post-placed = { $who } opens a trading post in { SPOT($spot) }.
told-neutral-card-drawn = The neutral company draws its agent card.
told-neutral-ship-taken = The neutral company takes the { SHIP($ship) }.
told-neutral-effect-ignored = The neutral company cannot use an effect of its card: { EFFECT($kind) }.
told-neutral-agent-placed = A neutral agent goes to { CELL($cell) }{ $paid ->
    [0] {""}
   *[other] ; the bank pays { $each } PO to { $takers }
 }.
told-shares-sold = { $who } sells { $count } of { $shares } at { $price } PO; the value falls to { $value }.
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
 } to { the-zone }{ $cost ->
    [0] {""}
   *[other] {" "}for { $cost } PO
 }.
told-neutral-ship-placed = The neutral company sends its { SHIP($ship) } to { the-zone }.
told-card-revealed = The { market } card is revealed: { $cubes }.
told-supply-arrived = The Indies receive { $cubes }.
told-zone-reached = Loading in { the-zone }: { $queue }.
told-cube-bought = { $who } buys { GOOD($good) } for { $price } PO.
told-neutral-cubes-loaded = The neutral { SHIP($ship) } loads { $cargo }.
told-ship-returned = { $who }'s { SHIP($ship) } sails home { $count ->
    [0] empty
   *[other] with { $cargo }
 }.
told-ship-stayed = { $who } leaves the { SHIP($ship) } in { the-zone } for { $cost } PO.
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

fact-market-card = market card
fact-agent-card = agent card
fact-destination-card = destination card
fact-ship-sent-out = ship sent out

# --- Parts of sentences ---

market = { $market ->
    [indies] Indies
   *[europe] Europe
 }
the-zone = { $zone ->
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
score-shares = shares of the { COMPANY($of) }
score-treasury = treasury
score-sales = sales of the period

# Cards for moments that everybody looks up for.
moment-market = { $market ->
    [indies] Indies
   *[europe] Europe
 }
moment-period-title = Period { $period }
moment-period = { YEARS($period) } is over, and the books are closed.
moment-ranking = Ranking by sales
moment-ranking-note = PO sold
moment-values = What a share is worth
moment-values-note = PO, by rank and by sales
moment-value = { $before } → { $after }
moment-dividends = Dividends
moment-dividends-note = each share of another company pays
moment-dividend = gets { $gets } PO, pays { $pays } PO
moment-galleons = { $count ->
    [1] One Galleon leaves the game.
   *[other] { $count } Galleons leave the game.
 }
moment-over = That was the last period: wealth is counted now.
moment-raise-cash = Somebody has to raise cash before all dividends are paid.
