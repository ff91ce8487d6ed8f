# Names of things.
colour-blue = blue
colour-black = black
colour-red = red
colour-brown = brown
colour-green = green
colour-yellow = yellow
colour-white = white
good-wool = wool
good-tobacco = tobacco
good-sugar = sugar
good-coconut = coconut
good-coffee = coffee
island-name = island { $number }
tile-village = village { $shape }
tile-neutral = neutral { $shape }
tile-with-points = { $cost } AP { TILE($tile) } { $small }/{ $large } VP

# What progress tokens do.
token-ap-one = { $ap } more AP in every { ACTION($first) } action
token-ap-two = { $ap } more AP in every { ACTION($first) } or { ACTION($second) } action
token-ship-sprint = once, while sailing: { $ap } more moves for each ship
token-pirates-plus-two = pirates are { $amount } stronger against everybody else
token-pirates-half-loss = lose only half the VP to pirates, rounded up
token-pirates-bounty = { $gold } gold each time you beat the pirates
token-plan-two-neutral = up to { $neutral_limit } neutral tiles in a Plan action
token-swap-red-green = Plan by green cubes if no red, Build by red if no green
token-order-jump = once, in a white advance: onto the disc in front
token-gold-now = once, any time in your turn: { $gold } gold
token-gold-per-post = { $gold } gold for each trading post from now on
token-gold-per-two = gold instead of an action: 1 for every { $cubes_per_gold } cubes
token-vp-cubes = once, instead of an action: 1 VP for each cube
token-end-posts = at the end: { $vp_per_post } VP for each post on the board
token-end-seven = at the end: { $vp } VP
token-end-gold-twice = at the end: each gold counts { $vp_per_gold } VP

# Why not.
game-over = The game is over.
not-your-turn = It is another player's turn.
choice-is-made = You have already made your choice for this phase.
white-is-two-actions = White is either an advance of your disc or the special action of its space.
no-such-colour = There is no action of that colour.
no-cube = There is no { COLOUR($colour) } cube on the action space.
disc-on-no-colour = Your order disc is on the first space, which has no colour.
disc-on-another-colour = Your order disc stands on { COLOUR($colour) }.
colour-is-there = There are { COLOUR($colour) } cubes on the action space: choose them.
swap-of-plan-and-build = The token exchanges only plan and build.
token-not-yours = You do not own the token { TOKEN($token) }.
token-used-up = Your token { TOKEN($token) } is used up.
token-without-gold = Only the two gold tokens can be turned into gold.
no-chest = You have no treasure chest to cash.
cash-between-gestures = Finish what you have begun first; chests and gold tokens are cashed between two choices of your own turn.
no-gold-for-ap = Another AP costs 1 gold and you have none.
ap-in-an-action = AP are bought while an action is performed.
no-action-to-end = There is no action to end: finish what you have begun, or choose an action first.
ships-first = Place both ships on the frame first.
not-placing-ships = Ships are placed in your first blue action.
ships-are-placed = Both your ships are on the board; they never leave it.
ships-enter-on-frame = Ships enter the sea on the frame only.
not-sailing = Ships sail in the blue action, one ship at a time.
no-such-ship = You have two ships, 1 and 2.
ship-has-stopped = Ship { $ship } has set up a post and stops for this action.
no-moves-left = Ship { $ship } has used all its moves.
no-free-space = Ship { $ship } finds no free space within { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }.
no-such-space = There is no such space.
space-is-land = { SPACE($space) } is land; ships sail on sea spaces only.
ship-is-there = Ship { $ship } is there already.
no-way-by-sea = No way by sea leads to { SPACE($space) }.
too-far = { SPACE($space) } is { $need ->
    [one] 1 move
   *[other] { $need } moves
 } away.
another-ship-there = Another ship stands on { SPACE($space) }; a ship may pass but not stop there.
not-establishing = A trading post is established in the blue action, where a ship has stopped.
not-at-an-anchor = Ship { $ship } does not stand on an anchor.
site-has-a-post = { SPACE($space) } already has a trading post.
site-is-built-over = { SPACE($space) } has been built over.
no-posts-left = All your { $posts } trading posts are on the board.
sprint-while-sailing = The token helps ships in the blue action only.
sprint-for-nobody = Both ships have ended their movement.
both-ships-stopped = Both ships have stopped: another AP would do nothing.
not-advancing = Discs advance in the black, the brown and the white action.
no-step = An advance is one step or more.
end-of-track = Steps left to the end of the track: { $have }.
too-many-steps = Every step costs 1 AP and you have { $have }.
ap-to-the-end = You have { $have } AP for { $need ->
    [one] 1 step
   *[other] { $need } steps
 } to the end of the track.
jump-in-white = The jump belongs to the advance of the white action.
already-in-front = Your own disc is in front.
no-space-reached = A progress token is taken when your disc reaches a victory point space.
no-such-slot = There is no such space for progress tokens.
slot-empty = That space stays empty until the next round is prepared.
nothing-to-decline = There is no progress token to decline now.
not-planning = Tiles are taken in the red action.
no-such-village = There is no such village tile of your colour.
village-gone = No such village of yours is left in the supply.
village-too-dear = A village tile costs { $need } AP and you have { $have }.
no-such-neutral = There is no such neutral tile.
neutrals-taken = You may take { $have ->
    [one] 1 neutral tile
   *[other] { $have } neutral tiles
 } in a phase and have done so.
neutral-gone = No such tile is left in the supply.
neutral-too-dear = That tile costs { $need } AP and you have { $have }.
not-producing = Production tokens are bought in the yellow action.
no-such-good = There is no such good.
production-not-shown = No { GOOD($good) } token of cost { $cost } is on display.
production-too-dear = The token costs { $need } AP and you have { $have }.
not-building = Tiles are built in the green action.
no-such-tile = There is no such tile.
tile-not-planned = No such tile is in your reserve: plan it first.
building-too-dear = Building it costs { $need } AP and you have { $have }.
no-post-yet = You have no trading post on any island yet.
tile-fits-nowhere = It fits nowhere beside your trading posts and what is joined to them.
choose-a-tile-first = Choose a tile to build first.
no-such-turn = The tile cannot be turned like that.
no-such-cell = That is no cell of the map.
outside-the-map = Part of the tile would lie outside the map.
tile-on-sea = { $cells } would lie on sea, not on land.
post-in-the-way = A trading post is in the way: { $cells }.
built-on-already = Built on already: { $cells }.
no-post-on-island = You have no trading post on that island.
only-at-a-corner = The tile would touch your pieces only at a corner.
touches-nothing = It would touch neither your post nor a chain of tiles from it.

# Where the game stands, and what is asked.
status = round { $round } of { $rounds } · { COLOUR($colour) } phase, { $ap } AP
status-over = game over
ask-turn = choose an action or take gold
ask-place-ship = place ship { $ship } of 2 on the frame
ask-sail = sail: ship 1 has { $one ->
    [one] 1 move
   *[other] { $one } moves
 }, ship 2 has { $two }
ask-sail-ship = ship { $ship } sails where? green: in reach, with a code: free site
ask-track = { $track ->
    [cannons] load cannons
    [progress] progress
   *[special] advance your order disc
 }: { $ap } AP
ask-pick-token = take a progress token{ $more ->
    [0] { "" }
   *[other] , { $more } more to come
 }
ask-plan = plan: { $ap } AP, at most { $neutral } neutral; VP on a small/large island
ask-produce = buy production tokens: { $ap } AP
ask-build = build: { $ap } AP; VP on a small/large island
ask-build-tile = where does { TILE($tile) } go?{ $turns ->
    [0] { "" }
   *[other] { " (Space turns it)" }
 }

# Headings of lists.
group-act = act
group-instead = instead
group-place = place
group-sail = sail
group-establish = establish
group-token = token
group-advance = advance
group-take = take
group-decline = decline
group-village = village
group-neutral = neutral
group-buy = buy
group-build = build
group-gold = gold
group-cash = cash
group-done = done

# What can be done, with what it costs and brings.
gold-amount = { $beyond ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $beyond } VP (your gold track is full)
       *[other] { $gold } gold and { $beyond } VP
     }
 }
do-act = { ACTION($colour) }, { $ap } AP: { $use }
do-white-advance = { ACTION($colour) }, { $ap } AP: { $use }
do-white-as = { ACTION($colour) }, { $ap } AP by white: { $use }
do-swap = { ACTION($colour) }, { $ap } AP by token: { $use }
use-sail = each ship moves up to { $ap ->
    [one] 1 space
   *[other] { $ap } spaces
 }
use-plan = village tiles { $village } AP, neutral { $least } to { $most }
use-produce = production tokens, { $least } to { $most } AP each
use-build = { $planned ->
    [one] 1 tile
   *[other] { $planned } tiles
 } planned, { $fitting ->
    [0] none
   *[other] { $fitting }
 } can be built
use-build-nothing = but you have planned no tiles
use-build-no-post = { $planned ->
    [one] 1 tile
   *[other] { $planned } tiles
 } planned, but you have no post
use-cannons = { $before } to { $now }, pirates have { $strength }
use-progress = step { $before } to { $now }{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
 }
use-special = order disc { $before } to { $now }, { $vp } VP at end
use-then-gold = { $use }, then { $gold }
use-at-end = your disc is at the end, only { $gold }
do-take-gold = { $gold } instead of an action
do-take-vp = { $points } VP instead of an action; uses up the token
do-place-ship = ship { $ship } on { SPACE($space) }
do-place-ship-near = ship { $ship } on { SPACE($space) }; free sites in reach: { $sites ->
    [0] none
   *[other] { $names }
 }{ $more ->
    [0] { "" }
   *[other] { " +" }{ $more }
 }
do-choose-ship = ship { $ship } at { SPACE($space) }, up to { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $sites ->
    [one] 1 free site
   *[other] { $sites } free sites
 } in reach
do-choose-ship-off = ship { $ship }, which is not on the board yet
do-choose-ship-done = ship { $ship } at { SPACE($space) }, up to 0 moves
do-sail-to = { SPACE($space) }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $left } left{ $site }
do-sail-to-far = { SPACE($space) }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, but { $left } left{ $site }
do-sail-to-nowhere = { SPACE($space) }: no way by sea leads there
site-free = ; free site { $cell } of { ISLAND($island) }{ $discovery ->
    [0] { "" }
   *[other] , new +{ $discovery } VP
 }
site-taken = ; taken site { $cell } of { ISLAND($island) }
do-establish = post at { $cell }{ $discovery ->
    [0] { "" }
   *[other] , +{ $discovery } VP: discovers { ISLAND($island) }
 }{ $gold }{ $completion }; ship { $ship } stops
do-establish-gold = , { $gold }
do-establish-nowhere = ship { $ship }: no trading post, it is at no anchor
do-use-sprint = { $ap } more moves for each ship by your token, once
do-advance-cannons = cannons { $before } to { $now }: { $short ->
    [0] enough
   *[other] { $short } too few
 } against the pirates' { $strength }
do-advance-progress = step { $before } to { $now }{ $tokens ->
    [0] { "" }
    [one] , 1 token to take
   *[other] , { $tokens } tokens to take
 }; { $vp } VP at the end
do-advance-special = space { $before } to { $now } ({ COLOUR($colour) }, { $vp } VP), place { $place } in the order
do-use-jump = jump on { $front }'s disc, space { $space } ({ $vp } VP); ends the turn
do-take-token-none = nothing lies there
do-decline = take no token this time
do-buy-production = { $cost } AP: { GOOD($good) } production { $before } to { $now }; you have { $goods } { GOOD($good) }, +{ $points } VP
do-place = { $where }: +{ $points } VP{ $goods ->
    [0] { "" }
   *[other] { " and " }{ $letters }
 }{ $completion }
do-place-shape = { $shape } at { $cell }
do-place-plain = at { $cell }
do-place-sea = { $where }: not all of it on land
do-place-left = ; { ISLAND($island) }: { $left } left
completes = , completes it +{ $points }{ $large ->
    [0] { "" }
   *[other] , a chest
 }, posts{ $posts }
do-buy-ap = 1 more AP for 1 gold, { $left } left
do-buy-ap-none = 1 more AP for 1 gold: you have none
do-cash-chest = { $gold } for a treasure chest
do-cash-token = { $gold } for your token, which is used up
do-end-action = end the action{ $ap ->
    [0] { "" }
   *[other] , giving up { $ap } AP
 }
do-end-action-gold = end the action: { $gold } for AP left at the end of the track
do-end-voyage = end the action{ $one ->
    [0] { $two ->
        [0] { "" }
       *[other] , unused moves of ship 2: { $two }
     }
   *[other] , unused moves of ship 1: { $one }{ $two ->
        [0] { "" }
       *[other] , ship 2: { $two }
     }
 }

# What kinds of choices mean.
meaning-act = Choose the action of a colour that lies on the action space.
meaning-white-advance = Choose the white action to advance your order disc.
meaning-white-as = Use the white cubes as the colour of your disc's space, if that colour is missing.
meaning-swap = Choose plan for green cubes, or build for red ones, with the token for it.
meaning-take-gold = Take gold for the cubes on the action space instead of an action.
meaning-take-vp = Turn the token over for one point per cube on the action space, instead of an action.
meaning-place-ship = Put your next ship on a frame space, free of charge.
meaning-choose-ship = Choose the ship to sail with; each has its own moves.
meaning-sail-to = Sail to a sea space in reach where the ship may stop.
meaning-establish = Establish a trading post at the anchor where the ship stands; its movement ends.
meaning-use-sprint = Turn the sprint token over for { $moves } more moves of each ship that may still move.
meaning-advance = Move your disc along the track of the action, one space per AP.
meaning-use-jump = Turn the token over and put your order disc on top of the one in front; the turn ends.
meaning-take-token = Take a progress token for a victory point space reached.
meaning-decline = Let the chance of a progress token pass.
meaning-take-village = Take one of your own village tiles into your reserve for 1 AP.
meaning-take-neutral = Take a neutral tile into your reserve for as many AP as its size.
meaning-buy-production = Buy a production token for the AP printed on it.
meaning-choose-tile = Choose the tile of your reserve to build; it must fit somewhere.
meaning-place = Build the tile with its first cell, in reading order, on this cell.
meaning-buy-ap = Buy one more AP for this action for 1 gold.
meaning-cash-chest = Remove a treasure chest from the game for { $gold } gold.
meaning-cash-token = Turn a gold token over for its gold.
meaning-end-action = End your action; AP left over are lost.

# What happened.
told-cubes-thrown = { $name } throws { $thrown } { COLOUR($colour) }, out come { $cubes }: { $ap } AP
told-cubes-of-a-colour = { $count } { COLOUR($colour) }
told-phase-skipped = the { COLOUR($colour) } phase is skipped: { $thrown ->
    [0] no cubes to throw
   *[other] no cube came out
 }
told-pirates-repelled = { $name } beats pirates of { $strength } and keeps { $cannons ->
    [one] 1 cannon
   *[other] { $cannons } cannons
 }
told-pirates-plundered = { $name } has too few cannons: pirates of { $strength } take { $lost } VP
told-pirate-revealed = a pirate marker is turned up: strength { $strength }
told-progress-dealt = new progress tokens: { $labels }
told-production-dealt = new production tokens: { $kinds }
told-round-began = round { $round } begins: posts on completed islands count x{ $multiplier }
told-final-scored = { $name } scores { $gold } for gold, { $goods } for goods, { $tokens } for tokens, { $progress } for progress, { $special } for special actions: { $total } VP
told-game-ended = { $name } wins with { $points } VP
told-ship-placed = { $name } puts ship { $ship } on { SPACE($space) }
told-ship-sailed = { $name } sails ship { $ship }, { SPACE($start) } to { SPACE($space) }
told-post-established = { $name } sets up a post at { $cell }{ $discovery ->
    [0] { "" }
   *[other] , discovers { ISLAND($island) }: +{ $discovery } VP
 }
told-action-chosen = { $name } chooses { ACTION($colour) } with { $ap } AP{ $by ->
    [swap] { " by a token" }
    [white] { $colour ->
        [white] { "" }
       *[other] { " by white cubes" }
     }
   *[other] { "" }
 }
told-action-ended = { $name } ends the action, { $forgone } AP unused
told-gold-gained = { $name } gets { $points ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $points } VP
       *[other] { $gold } gold and { $points } VP
     }
 } { $reason ->
    [instead] instead of an action
    [chest] for a treasure chest
    [token] for a token
    [post] for the new trading post
    [bounty] as bounty on the pirates
   *[track-end] for AP left over at the end of the track
 }
told-points-taken = { $name } takes { $points } VP instead of an action
told-ap-bought = { $name } buys 1 AP for 1 gold
told-token-used = { $name } uses the token { TOKEN($token) }
told-cannons-loaded = { $name } loads { $steps ->
    [one] 1 cannon
   *[other] { $steps } cannons
 } and has { $cannons }
told-progress-made = { $name } progresses { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 } to step { $progress }
told-token-taken = { $name } takes the token { TOKEN($token) }
told-token-declined = { $name } takes no progress token
told-chances-lapsed = no progress token is left for { $name }
told-disc-advanced = { $name } moves up { $steps } on the special track, to { $space }
told-disc-jumped = { $name } jumps to the front of the special track, to { $space }
told-tile-planned = { $name } plans { TILE($tile) } for { $cost } AP
told-production-bought = { $name } buys { GOOD($good) } production for { $cost } AP
told-tile-built = { $name } builds { TILE($tile) } at { $cell }: +{ $points } VP{ $count ->
    [0] { "" }
   *[other] { " and takes " }{ $goods }
 }
told-island-completed = { $name } completes { ISLAND($island) }: +{ $points } VP{ $large ->
    [0] { "" }
   *[other] { " and takes the treasure chest" }
 }
told-posts-scored = { $name } scores { $points } VP for { $posts ->
    [one] 1 trading post
   *[other] { $posts } trading posts
 } there

# What somebody has learned.
fact-pirate = a pirate marker
fact-progress = the stack of progress tokens
fact-production = the stack of production tokens

# What points are for, and how they come about.
score-discovery = discovery
score-tiles = villages and neutral tiles
score-completion = completion
score-posts = trading posts
score-vp-token = VP token
score-overflow = gold overflow
score-pirates = pirates
score-gold = final gold
score-good = { GOOD($of) }
score-end-tokens = end tokens
score-progress = progress track
score-special = special track
sum-gold = { $sum } gold
sum-progress = step { $sum }
sum-special = space { $sum }

# Cards for moments that everybody looks up for.
moment-pirates-title = Pirates!
moment-pirates = Round { $round } is over: the pirates attack with { $strength }.
moment-cannons = Cannons against pirates
moment-cannons-note = with too few, all are lost
moment-repelled = beats { $strength }, keeps { $left ->
    [0] no cannon
    [1] 1 cannon
   *[other] { $left } cannons
 }
moment-plundered = needed { $strength }: loses { $lost } VP
moment-next-time = Missing for the next attack
moment-missing = { $cannons ->
    [0] has enough cannons
    [1] 1 cannon
   *[other] { $cannons } cannons
 }
moment-round = Round { $round } begins: posts on islands completed now count x{ $multiplier }.
moment-next-pirates = A pirate marker was turned up: after round { $round } they come with { $strength } or more.
moment-over = That was the last round: the final scoring follows.
moment-phase = { COLOUR($colour) }
