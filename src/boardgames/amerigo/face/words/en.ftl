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
frame-space = frame { $label }
island-name = island { $number }
tile-with-points = { $village ->
    [0] neutral{ " " }
   *[other] { "" }
 }{ SHAPE($tile) } { $small }/{ $large } VP, { $cost } AP

# What progress tokens do.
token-ap-one = { $ap } more AP in every { ACTION($first) } action
token-ap-two = { $ap } more AP in any { ACTION($first) } or { ACTION($second) } action
token-ship-sprint = once, while sailing: { $ap } more moves for each ship
token-pirates-plus-two = pirates are { $amount } stronger against all others
token-pirates-half-loss = lose only half the VP to pirates, rounded up
token-pirates-bounty = { $gold } gold each time you beat the pirates
token-plan-two-neutral = up to { $neutral_limit } neutral tiles in a Plan action
token-swap-red-green = Plan by green if no red, Build by red if no green
token-order-jump = once, in a white advance: to the front disc
token-gold-now = once, any time in your turn: { $gold } gold
token-gold-per-post = { $gold } gold for each post you set up from now on
token-gold-per-two = instead of an action: 1 gold for { $cubes_per_gold } cubes
token-vp-cubes = once, instead of an action: 1 VP for each cube
token-end-posts = at the end: { $vp_per_post } VP for each post on the board
token-end-seven = at the end: { $vp } VP
token-end-gold-twice = at the end: each gold counts { $vp_per_gold } VP

# The same where there is no room for more.
brief-ship-sprint = Sprint
brief-pirates-plus-two = pirates +{ $amount }
brief-pirates-half-loss = half loss
brief-pirates-bounty = { $gold } gold if safe
brief-plan-two-neutral = { $neutral_limit } neutrals
brief-swap-red-green = Plan=Build
brief-order-jump = Jump
brief-gold-now = { $gold } gold
brief-gold-per-post = gold/post
brief-gold-per-two = gold/{ $cubes_per_gold } cubes
brief-vp-cubes = VP/cube
brief-end-posts = VP/post
brief-end-seven = { $vp } VP
brief-end-gold-twice = gold x{ $vp_per_gold }

# Why not.
game-over = The game is over.
not-now = That is not what is being decided now.
not-your-turn = It is another player's turn.
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
no-gold-for-ap = Another AP costs 1 gold and you have none.
ships-first = Place both ships on the frame first.
ships-are-placed = Both your ships are on the board; they never leave it.
ships-enter-on-frame = Ships enter the sea on the frame only.
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
not-at-an-anchor = Ship { $ship } does not stand on an anchor.
site-has-a-post = { SPACE($space) } already has a trading post.
site-is-built-over = { SPACE($space) } has been built over.
no-posts-left = All your { $posts } trading posts are on the board.
sprint-for-nobody = Both ships have ended their movement.
both-ships-stopped = Both ships have stopped: another AP would do nothing.
no-step = An advance is one step or more.
end-of-track = Steps left to the end of the track: { $have }.
too-many-steps = Every step costs 1 AP and you have { $have }.
ap-to-the-end = You have { $have } AP for { $need ->
    [one] 1 step
   *[other] { $need } steps
 } to the end of the track.
jump-in-white = The jump belongs to the advance of the white action.
already-in-front = Your own disc is in front.
no-such-slot = There is no such space for progress tokens.
slot-empty = That space stays empty until the next round is prepared.
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
no-such-good = There is no such good.
production-not-shown = No { GOOD($good) } token of cost { $cost } is on display.
production-too-dear = The token costs { $need } AP and you have { $have }.
no-such-tile = There is no such tile.
tile-not-planned = No such tile is in your reserve: plan it first.
building-too-dear = Building it costs { $need } AP and you have { $have }.
no-post-yet = You have no trading post on any island yet.
tile-fits-nowhere = It fits nowhere beside your trading posts and what is joined to them.
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
ask-sail-ship = ship { $ship } sails where? codes on the map: free sites
ask-track = { $track ->
    [cannons] load cannons against pirates of { $strength }
    [progress] progress
   *[special] special track
 }: { $ap } AP{ $track ->
    [cannons] { "" }
    [progress] ; VP count at the end
   *[special] ; VP at the end, place in the order
 }
ask-pick-token = take a progress token{ $more ->
    [0] { "" }
   *[other] , { $more } more to come
 }
ask-plan = plan: { $ap } AP, { $neutral ->
    [0] no neutral left
   *[other] max. { $neutral } neutral
 }; VP small/large island
ask-produce = buy production tokens: { $ap } AP
ask-build = build: { $ap } AP; VP small/large island
ask-build-tile = where does the { TILENAME($tile) } go?

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
        [0] { $beyond } VP (gold full)
       *[other] { $gold } gold, { $beyond } VP
     }
 }
do-act = { ACTION($colour) }, { $ap } AP: { $use }
do-white-advance = { ACTION($colour) }, { $ap } AP: { $use }
do-white-as = { ACTION($colour) }, { $ap } AP by white: { $use }
do-swap = { ACTION($colour) }, { $ap } AP by token: { $use }
use-sail = { $ap ->
    [one] 1 move
   *[other] { $ap } moves
 } each{ $sites ->
    [no-post] , but no post left
    [none] , but no free site left
    [far] , no free site in reach
   *[some] { "" }
 }
use-plan = { $village ->
    [0] { $least ->
        [0] no tile left
       *[other] neutral tiles only, from { $least }
     }
   *[other] a village costs { $village }
 }
use-produce = tokens cost { $least }{ $apart ->
    [0] { "" }
   *[other] { " " }to { $most }
 }
use-produce-nothing = no token left
use-build = { $fitting } of { $planned } { $planned ->
    [one] fits
   *[other] { $fitting ->
        [0] fit
        [one] fits
       *[other] fit alone
     }
 }
use-build-nothing = none planned
use-build-no-post = you have no post
use-cannons = to { $now }, need { $strength }
use-progress = to { $now }{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
 }
use-special = to { $now }, { $vp } VP
use-then-gold = { $use }, then { $gold }
use-at-end = at its end, { $gold }
do-take-gold = take { $gold }
do-take-vp = take { $points } VP for your token
do-place-ship = ship { $ship } on { SPACE($space) }
do-place-ship-near = { LABEL($space) }: { $sites ->
    [0] no site
    [one] 1 site, { $names }
   *[other] { $sites } sites, { $names }
 }{ $more ->
    [0] { "" }
   *[other] …
 }
do-choose-ship = ship { $ship } at { SPACE($space) }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, { $sites ->
    [one] 1 free site
   *[other] { $sites } free sites
 } in reach
do-choose-ship-off = ship { $ship }, which is not on the board yet
do-choose-ship-done = ship { $ship } at { SPACE($space) }, 0 moves
do-sail-to = sail to { SPACE($space) }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }
do-sail-to-far = { SPACE($space) }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 }, but { $left } left{ $site }
do-sail-to-nowhere = { SPACE($space) }: no way by sea leads there
do-sail-to-taken = { SPACE($space) }: another ship is there{ $site }
do-sail-to-site = site { $cell }{ $discovery ->
    [0] { "" }
   *[other] { " " }+{ $discovery }
 } in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } { opens }, { $paid ->
    [0] { $large ->
        [0] { "" }
       *[other] large{ " " }
     }{ ISLAND($island) }
   *[other] { ISLAND($island) } pays { $pays }, not { $paid }
 }
opens = { $posts ->
    [0] but no post left
   *[other] { $opens ->
        [0] opens nothing{ $linked ->
            [0] { "" }
           *[other] { " " }new
         }
        [one] opens 1 cell
       *[other] opens { $opens } cells
     }
 }
opens-and-pays = { opens }{ $paid ->
    [0] { "" }
   *[other] , pays { $pays }, not { $paid }
 }
site-free = ; free site { $cell } of { ISLAND($island) }{ $discovery ->
    [0] { "" }
   *[other] , new +{ $discovery } VP
 }
site-taken = ; taken site { $cell } of { ISLAND($island) }
do-establish = post at { $cell }, { opens-and-pays }{ $discovery ->
    [0] { "" }
   *[other] , +{ $discovery } VP for { ISLAND($island) }
 }{ $gold }{ $completion }; ship { $ship } stops
do-establish-gold = , { $gold }
do-establish-nowhere = ship { $ship }: no trading post, it is at no anchor
do-use-sprint = { $ap } more moves for each ship by your token, once
do-advance-cannons = cannons { $before } to { $now }: { $short ->
    [0] enough
   *[other] { $short } too few
 }
do-advance-progress = progress { $before } to { $now }: { $tokens ->
    [0] { "" }
    [one] 1 token,{ " " }
   *[other] { $tokens } tokens,{ " " }
 }{ $vp } VP
do-advance-beyond = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }: the track ends { $room ->
    [0] here
   *[other] after { $room }
 }
do-advance-special = to { $now }: { COLOUR($colour) }, { $vp } VP, place { $place }
step-to = to { $now }
step-cannons = { $short ->
    [0] enough
   *[other] { $short } too few
 }
step-progress = { $vp } VP{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
 }
step-special = { COLOUR($colour) }, { $vp } VP, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
do-use-jump = jump on { $front }'s disc, space { $space } ({ $vp } VP); ends the turn
take-ap-one = +{ $ap } AP in every { ACTION($first) }
take-ap-two = +{ $ap } AP { ACTION($first) }/{ ACTION($second) }
take-ship-sprint = once: { $ap } more moves per ship
take-pirates-plus-two = pirates +{ $amount } for the others
take-pirates-half-loss = half the loss to pirates
take-pirates-bounty = { $gold } gold for beating pirates
take-plan-two-neutral = plan { $neutral_limit } neutral tiles
take-swap-red-green = Plan by green, Build by red
take-order-jump = once: jump to the front
take-gold-now = once: { $gold } gold
take-gold-per-post = { $gold } gold per new post
take-gold-per-two = 1 gold per { $cubes_per_gold } cubes
take-vp-cubes = once: 1 VP per cube
take-end-posts = at the end: { $vp_per_post } VP per post
take-end-seven = at the end: { $vp } VP
take-end-gold-twice = at the end: { $vp_per_gold } VP per gold
do-take-token-none = no token is there
do-decline = take no token this time
do-buy-production = { GOOD($good) } for { $cost } AP: { $goods }x{ $now }, +{ $points } VP
do-place = { $cells }: { $goods ->
    [0] { "" }
   *[other] { $letters }{ " " }
 }{ $points } VP{ $completion }
do-place-sea = at { $cell }: not all of it on land
do-place-taken = { $cells }: not all of it is free
do-place-left = , { $left } left
completes = , done +{ $points }{ $large ->
    [0] { "" }
   *[other] , a chest
 },{ $posts }
do-buy-ap = 1 more AP for 1 gold, { $left } left
do-buy-ap-none = 1 more AP for 1 gold: you have none
do-cash-chest = { $gold } for a treasure chest
do-cash-token = { $gold } for your token
do-end-action = end the action{ $ap ->
    [0] { "" }
   *[other] : { $ap } AP lost
 }
do-end-action-gold = end the action: { $gold } for AP left
do-end-voyage = end the action{ $one ->
    [0] { $two ->
        [0] { "" }
       *[other] : ship 2 has { $two } unused
     }
   *[other] : ship 1 has { $one }{ $two ->
        [0] { "" }
       *[other] , ship 2 { $two }
     } unused
 }

# What kinds of choices mean.
meaning-act = Choose the action of a colour that lies on the action space.
meaning-white-advance = Choose the white action to advance your order disc.
meaning-white-as = Use the white cubes as the colour of your disc's space, if that colour is missing.
meaning-swap = Choose plan for green cubes, or build for red ones, with the token for it.
meaning-take-gold = Take gold for the cubes on the action space instead of an action.
meaning-take-vp = Turn the token over for 1 VP per cube that is out, instead of an action.
meaning-place-ship = Put your next ship on a frame space, free of charge.
meaning-choose-ship = Each ship has moves of its own.
meaning-sail-to = Sail to a sea space in reach where the ship may stop.
meaning-establish = Establish a trading post at the anchor where the ship stands; its movement ends.
meaning-use-sprint = Turn the sprint token over for { $moves } more moves of each ship that may still move.
meaning-advance = Your disc moves along the track, one space per AP.
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
meaning-end-action = End your action; AP left over are lost. At the end of a track they bring 2 gold together.

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
told-pirate-revealed = a pirate marker is turned up: the pirates now have strength { $strength }
told-progress-dealt = new progress tokens: { $labels }
told-production-dealt = new production tokens: { $kinds }
told-round-began = round { $round } begins: posts on islands completed now count x{ $multiplier }
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
    [bounty] for beating the pirates
   *[track-end] for AP left over at the end of the track
 }
told-points-taken = { $name } takes { $points } VP instead of an action
told-ap-bought = { $name } buys 1 AP for 1 gold
told-token-used = { $name } uses the token { TOKEN($token) }
told-cannons-loaded = { $name } loads { $steps ->
    [one] 1 cannon
   *[other] { $steps } cannons
 } and has { $cannons }
told-progress-made = { $name } advances { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
 } on the progress track, to { $progress }
told-token-taken = { $name } takes the token { TOKEN($token) }{ SOME($effect) ->
    [no] { "" }
   *[other] : { $effect }
 }
told-token-declined = { $name } takes no progress token
told-chances-lapsed = no progress token is left for { $name }
told-disc-advanced = { $name } moves up { $steps } on the special track, to { $space }
told-disc-jumped = { $name } jumps to the front of the special track, to { $space }
told-tile-planned = { $name } plans a { TILENAME($tile) } for { $cost } AP
told-production-bought = { $name } buys { GOOD($good) } production for { $cost } AP
told-tile-built = { $name } builds a { TILENAME($tile) } at { $cell }: +{ $points } VP{ $count ->
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
score-good = { $of ->
    [all] goods
   *[other] { GOOD($of) }
 }
score-end-tokens = end tokens
score-progress = progress track
score-special = special track
sum-gold = { $sum } gold
sum-progress = space { $sum }
sum-special = space { $sum }

# Pieces of sentences about things and players. `you` is whoever asks.
you = you
your = your
possessive = { $name }'s
listed = { $first } and { $last }
owner = { $who ->
    [you] you have
   *[other] { $who } has
 }
owner-begins = { $who ->
    [you] You have
   *[other] { $who } has
 }
someone = { $who }
has-count = { $who } { $count }
moves-away = { $who } { $moves ->
    [0] is there
    [one] is 1 move away
   *[other] is { $moves } moves away
 }
ship-of = { $who ->
    [you] your ship { $ship }
   *[other] { $who }'s ship { $ship }
 }
ship-at = ship { $ship } at { $space }
posts-pay = { $who } { $points } for { $posts ->
    [one] 1 post
   *[other] { $posts } posts
 }
posts-on = { $posts ->
    [one] 1
   *[other] { $posts }
 } on { ISLAND($island) } ({ $points } points if it were completed now)
posts-worth = { $points } for { $posts ->
    [one] 1 post
   *[other] { $posts } posts
 }
would-get = { $who } +{ $points }
good-at = { GOOD($good) } at { $cells }
steps-away = { $who } { $steps ->
    [0] has all of them
    [one] is 1 step away
   *[other] is { $steps } steps away
 }
stands-at = { $who ->
    [you] you are at { $space }
   *[other] { $who } is at { $space }
 }
goods-made = { $who } { $have } times { $made }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
token-effect = { TOKEN($token) }: { $effect }.
tiles-of-kind = { $count } × { TILENAME($tile) }
own-distance = { $one ->
    [-1] Your ships are not on the board yet: they enter on the frame.
    [0] Your ship 1 is there; ship 2 is { $two ->
        [one] 1 move
       *[other] { $two } moves
     } away.
   *[other] { $two ->
        [0] Your ship 2 is there; ship 1 is { $one ->
            [one] 1 move
           *[other] { $one } moves
         } away.
        [-1] Your ship 1 is { $one ->
            [one] 1 move
           *[other] { $one } moves
         } away; ship 2 is not on the board yet.
       *[other] Your ship 1 is { $one ->
            [one] 1 move
           *[other] { $one } moves
         } away, ship 2 { $two }.
     }
 }
pirates-outcome = { $short ->
    [0] { owner } { $cannons ->
        [one] 1 cannon
       *[other] { $cannons } cannons
     } against { $against }: safe, { $kept } left{ $gold ->
        [0] { "" }
       *[other] { " and " }{ $gold } gold
     }
   *[other] { owner } { $cannons ->
        [one] 1 cannon
       *[other] { $cannons } cannons
     } against { $against }: { $short } too few, { $lost ->
        [one] 1 point
       *[other] { $lost } points
     } and all cannons lost
 }

# What lies on the table: the map.
thing-frame = frame space { LABEL($space) }
thing-frame-line = { $here ->
    [0] No ship is here.
   *[other] Here: { $ships }.
 }
thing-frame-does = Ships enter the sea here, and any number of them may stop here. From a frame space a ship sails to its neighbours on the frame or onto the sea beside it.
thing-frame-get = { $asks ->
    [0] Ships sail in the blue action.
   *[other] { own-distance }
 }
thing-frame-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-sea = sea space { SPACE($space) }
thing-sea-line = { $here ->
    [0] Open sea, no ship.
   *[other] Here: { $ships }; others may pass but not stop.
 }
thing-sea-does = Ships move from space to space, never diagonally; one ship may stop here.
thing-sea-get = { thing-frame-get }
thing-sea-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-anchor = anchor { SPACE($space) }
thing-anchor-line = { $state ->
    [free] Anchor of free site { $site } on { ISLAND($island) }{ $discovery ->
        [0] { "" }
       *[other] , where the first post scores { $discovery }
     }.
    [post] Anchor of the site { $site } on { ISLAND($island) }, where { $holder ->
        [you] your post stands
       *[other] { $holder }'s post stands
     }.
   *[covered] Anchor of the site { $site } on { ISLAND($island) }, which has been built over.
 }{ $here ->
    [0] { "" }
   *[other] { " Here: " }{ $ships }.
 }
thing-anchor-does = A ship that stops here may set up a trading post on { $site }, as long as that cell is free. The post entitles its owner to build on { ISLAND($island) } and pays when the island is complete.
thing-anchor-worth = { $state ->
    [free] { $discovery ->
        [0] No points at once: { ISLAND($island) } has been discovered.
       *[other] { $discovery } points at once for discovering { ISLAND($island) }.
     }{ $gold ->
        [0] { "" }
       *[other] { " Your token adds " }{ $gold } gold.
     }{ $asks ->
        [0] { "" }
       *[other] { " For you the site " }{ opens-and-pays }.
     }
   *[other] Nothing: no post can be set up here any more.
 }
thing-anchor-get = { thing-frame-get }
thing-anchor-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-land = cell { $cell }
thing-land-line = { $what ->
    [post] { $holder ->
        [you] Your
       *[other] { $holder }'s
     } trading post
    [village] { $holder ->
        [you] Your
       *[other] { $holder }'s
     } village
    [neutral] A neutral tile
    [site] A free trading post site, anchor at { $anchor },
    [good] Goods to take here: { GOOD($good) },
   *[plain] Free land
 } on { ISLAND($island) }, which has { $left ->
    [0] no free cell left
    [one] 1 free cell of { $cells } left
   *[other] { $left } free cells of { $cells } left
 }.
thing-land-does = { $what ->
    [post] A post stands for the rest of the game: nothing can be built over it, and tiles of its owner begin beside it.
    [village] A village joins later tiles of its owner to the posts.
    [neutral] A neutral tile joins the tiles of everybody.
    [site] A ship at the anchor { $anchor } can set up a post here. A tile may also be built over the site; then no post can come.
    [good] Whoever builds over this cell takes the { GOOD($good) } token.
   *[plain] A tile can be built here: the last free cell completes the island.
 }
thing-land-worth = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [site] { $discovery ->
            [0] A post here pays when the island is complete.
           *[other] The first post on this island brings { $discovery } points at once.
         } For you it { opens-and-pays }.
        [good] The token is worth { $made ->
            [one] 1 point
           *[other] { $made } points
         } to you at the end, as your { GOOD($good) } production stands. { land-scores }
        [plain] { land-scores }
       *[other] { "" }
     }
 }
land-scores = A tile here scores its { $large ->
    [0] smaller
   *[other] larger
 } figure; whoever covers the last free cell scores { $bonus } more.
thing-land-get = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [post] { "" }
        [village] { "" }
        [neutral] { "" }
       *[other] { $joined ->
            [beside] A tile of yours may begin here: it is beside what you have on this island.
            [island] You have a post on this island, but nothing of yours beside this cell: build towards it.
           *[none] You have no post on this island: sail to one of its anchors first.
         }
     }
 }
thing-land-others = { SOME($builders) ->
    [no] { "" }
   *[other] Could build here too: { $builders }.
 }
thing-island = { ISLAND($island) }
thing-island-line = { $left ->
    [0] A complete { $size } island of { $cells } cells.
   *[other] A { $size } island at { $first }, { $left ->
        [one] 1 cell free
       *[other] { $left } cells free
     } of { $cells }{ $discovery ->
        [0] { "" }
       *[other] ; undiscovered, +{ $discovery } for the first post
     }{ $posts ->
        [0] { "" }
       *[other] ; complete now: you +{ $points }
     }{ SOME($best) ->
        [no] { "" }
       *[other] { $posts ->
            [0] ; complete now: { $best }
           *[other] , { $best }
         }
     }.
 }
thing-island-does = Whoever covers the last free cell scores { $bonus } points{ $size ->
    [large] { " and takes the treasure chest, worth " }{ $gold } gold
   *[small] { "" }
 }. Then the posts on it pay everybody who has any, more in earlier rounds.
    { SOME($named) ->
        [no] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] Free: { $named }.
         }
     }
    { SOME($goods) ->
        [no] No goods are left on it.
       *[other] Goods left: { $goods }.
     }
thing-island-worth = { $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] Nothing more: it has paid.
       *[other] { $posts ->
            [0] You have no post here; one would pay { $more } in this round.
           *[other] Completed in this round, your posts pay { $points }{ $later ->
                [0] { "" }
               *[other] ; in the next round { $later }
             }. One more post would make it { $more }. The last cell itself is worth { $bonus } more.
         }
     }
 }
thing-island-get = { SOME($sites) ->
    [no] No trading post site is free on it.
   *[other] Free trading post sites: { $sites }.
 }
thing-island-others = { SOME($paid) ->
    [no] Nobody else has a post here.
   *[other] In this round it would pay { $paid }.
 }
thing-pay = points for completed islands
thing-pay-line = In this round { $table }.
thing-pay-does = Every player with posts on an island that is completed scores: a value by the number of posts, times { $multiplier } in this round{ $last ->
    [0] { " and one less in each later round" }
   *[other] { "" }
 }.
    Whoever covers the last cell scores { $bonus } more and, on a large island, takes a treasure chest: { $gold } gold.
thing-pay-get = Cover the last free cell of an island by a tile or by a trading post.

# The wheel and the pirates.
thing-wheel = the { ACTION($colour) } action, { COLOUR($colour) }
thing-wheel-line = { $cubes ->
    [0] No { COLOUR($colour) } cube is out{ $other ->
        [white] , but your disc lets white cubes count as { COLOUR($colour) }
        [swap] , but your token opens it
       *[other] { $phase ->
            [later] ; its own phase is still to come in this round
           *[other] { "" }
         }
     }.
   *[other] { $cubes ->
        [one] 1 { COLOUR($colour) } cube is
       *[other] { $cubes } { COLOUR($colour) } cubes are
     } out: { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
     }{ $extra ->
        [0] { "" }
       *[other] , { $extra } of them by your tokens
     }.
 }
thing-wheel-does = { $colour ->
    [blue] Every action point moves each of your ships one space. A ship that stops at an anchor may set up a trading post.
    [black] Every action point loads one cannon against the pirates.
    [red] Take tiles into your reserve: own villages for 1 action point each, a neutral tile for its size.
    [brown] Every action point is a step on the progress track; golden spaces bring progress tokens.
    [green] Build planned tiles on islands where you have a post: villages for 1 action point each, neutral tiles for their size.
    [yellow] Buy production tokens for 2 to 4 action points each: they multiply your goods at the end.
   *[white] Advance your disc on the special track, one space for each action point; or use the white cubes as the colour on which your disc stands.
 }
thing-wheel-worth = { SOME($use) ->
    [no] { "" }
   *[other] { $cubes ->
        [0] If it were open to you, with
       *[other] With
     } { $ap ->
        [one] 1 action point
       *[other] { $ap } action points
     }: { $use }.
 }
thing-wheel-get = Every phase one colour is thrown into the tower, this one { $phase ->
    [now] now
    [later] later in this round
    [past] again in the next round
   *[over] no more
 }. Of the colours that come out each player performs one; the colour with the most cubes sets the action points for all.
    Its cubes: { $cubes } out, { $storage } waiting for the throw, { $tower } in the tower.
thing-wheel-others = { SOME($owners) ->
    [no] { "" }
   *[other] With a token that adds action points to it: { $owners }.
 }
thing-gold = gold instead of an action
thing-gold-line = { $cubes ->
    [one] 1 cube is
   *[other] { $cubes } cubes are
 } out: taking gold brings { $offer }{ $asks ->
    [0] { "" }
   *[other] ; you have { $have } of at most { $most }
 }.
thing-gold-does = One gold per 3 cubes that are out, rounded up, instead of an action. While you perform an action, each gold buys one more action point.
thing-gold-worth = { SOME($amount) ->
    [no] { "" }
   *[other] You would get { $amount }. Each gold at the end is a point; beyond { $most } it becomes points at once.
 }
thing-gold-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-order = the order of play
thing-order-line = { SOME($acting) ->
    [no] The game is over.
   *[other] In this phase: { $order }.
 }
thing-order-does = The discs on the special track decide, the foremost first; of a pile the top one. A change counts from the next phase on.
thing-order-worth = { $same ->
    [0] As the discs stand, the next phase goes: { $next }.
   *[other] As the discs stand, the next phase keeps this order.
 }
    The disc in front wins a tie at the end.
thing-order-get = Advance your disc by the white action.
thing-pirates = the pirates
thing-pirates-line = { SOME($own) ->
    [no] Strength { $strength } at the end of this round.
   *[other] After this round { $own }.
 }
thing-pirates-does = They attack after the white phase of every round. Cannons are fired up to their strength; whoever has too few loses all cannons and as many points as their whole strength.
thing-pirates-worth = { SOME($own) ->
    [no] { "" }
   *[other] As it stands, { $own }.
 }
thing-pirates-get = { $hidden ->
    [0] All markers are face up: they grow no stronger.
   *[other] { $hidden ->
        [one] One marker is
       *[other] { $hidden } markers are
     } still face down, worth { $least } to { $most } each; one is turned up after every round.
 }
    Load cannons by the black action.
thing-pirates-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-cannons = { $who ->
    [you] your cannons
   *[other] { $who }'s cannons
 }
thing-cannons-line = { owner-begins } { $cannons } of { $most } cannons against pirates of { $against }: { $short ->
    [0] safe
   *[other] { $short } too few
 }.
thing-cannons-does = Cannons repel the pirates at the end of the round. What is left is kept.{ $half ->
    [0] { "" }
   *[other] { " A token halves the points lost." }
 }
thing-cannons-worth = As it stands, { $outcome }.
thing-cannons-get = Load them by the black action, one for each action point.
thing-cannons-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }

# Tokens and tracks.
thing-slot = empty token space { $number }
thing-slot-line = The progress token from here has been taken.
thing-slot-does = { $leaving ->
    [0] Four new tokens come to this side when the next round is prepared.
   *[other] When the next round is prepared, a token of the other side slides here, if any is left there.
 }
thing-token = the token { TOKEN($token) }
thing-token-line = { $timing ->
    [permanent] Always: { $effect }
   *[other] { $effect }
 }{ $leaving ->
    [0] { "" }
   *[other] ; here this round only
 }.
thing-token-does = { $effect }.
    { $timing ->
        [permanent] It works until the end of the game.
        [once] It is used once and then turned over.
       *[end] It counts in the final scoring only.
     }{ $leaving ->
        [0] { " It stays for the next round if nobody takes it." }
       *[other] { " It is removed at the end of this round if nobody takes it." }
     }
thing-token-worth = { $asks ->
    [0] { "" }
   *[other] { $points ->
        [0] No points by itself; it is worth what you make of it.
       *[other] +{ $points } points to you if the game ended now.
     }
 }
thing-token-get = Reach a golden space of the progress track by the brown action, then choose a token.{ $asks ->
    [0] { "" }
   *[other] { $steps ->
        [0] { " You have reached them all." }
        [one] { " The next one is 1 step away from your disc." }
       *[other] { " The next one is " }{ $steps } steps away from your disc.
     }
 }
thing-token-others = To their next golden space: { $others }.
thing-own-token = { $who ->
    [you] your token { TOKEN($token) }
   *[other] { $who }'s token { TOKEN($token) }
 }
thing-own-token-line = { $used ->
    [0] { owner-begins } it: { $effect }.
   *[other] It has been used and counts no more.
 }
thing-own-token-does = { $effect }.
    { $timing ->
        [permanent] It works until the end of the game.
        [once] It is used once and then turned over.
       *[end] It counts in the final scoring only.
     }
thing-own-token-worth = { $points ->
    [0] { "" }
   *[other] It adds { $points } points if the game ended now.
 }
thing-own = { $who ->
    [you] your tokens and chests
   *[other] { $who }'s tokens and chests
 }
thing-own-line = { owner-begins } { SOME($tokens) ->
    [no] no tokens
   *[other] { $tokens }
 }{ $chests ->
    [0] { "" }
    [one] { " and a treasure chest" }
   *[other] { " and " }{ $chests } treasure chests
 }.
thing-own-does = { SOME($effects) ->
    [no] Progress tokens and treasure chests will be kept here.
   *[other] { $effects }
 }{ SOME($used) ->
    [no] { "" }
   *[other] { "\u000A" }Used up: { $used }.
 }
thing-own-worth = { $chests ->
    [0] { "" }
   *[other] Each chest can be turned into { $gold } gold at any time in the turn.
 }
thing-own-get = Tokens come from golden spaces of the progress track, chests from completing large islands.
thing-progress = progress track, space { $space }
thing-progress-line = { $golden ->
    [1] A golden space: { $points ->
        [one] 1 point
       *[other] { $points } points
     } at the end, a token when reached{ SOME($here) ->
        [no] { "" }
       *[other] ; here: { $here }
     }.
   *[other] { $points ->
        [0] No points yet
       [one] Still 1 point at the end
       *[other] Still { $points } points at the end
     }{ $next ->
        [0] { "" }
       *[other] ; the next golden space is { $next }
     }{ SOME($here) ->
        [no] { "" }
       *[other] ; here: { $here }
     }.
 }
thing-progress-does = Each player's disc moves along this track by the brown action. Every golden space reached or passed brings one progress token; the highest value reached counts at the end.
thing-progress-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Your disc stands here.
       *[other] { ABOVE($gain) ->
            [no] No more points than you have on this track.
           *[other] Reaching it is { $gain } points more at the end, and { $tokens ->
                [one] 1 token
               *[other] { $tokens } tokens
             } on the way.
         }
     }
 }
thing-progress-get = One step for each action point of the brown action.{ $asks ->
    [0] { "" }
   *[other] { " " }{ own-steps }
 }
own-steps = { BEHIND($away) ->
    [yes] Your disc has passed it.
   *[no] { $away ->
        [0] { "" }
        [one] Your disc is 1 step away.
       *[other] Your disc is { $away } steps away.
     }
 }
thing-progress-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-special = special track, space { $space }
thing-special-line = { SOME($colour) ->
    [no] The start, without a colour
   *[other] White cubes count as { COLOUR($colour) } here; { $points ->
        [one] 1 point
       *[other] { $points } points
     } at the end
 }{ SOME($here) ->
    [no] { "" }
   *[other] ; here: { $here }
 }.
thing-special-does = { SOME($colour) ->
    [no] Every disc begins here, and white cubes count as white alone
   *[other] Whoever's disc stands here may use white cubes as { COLOUR($colour) } ones, for the { ACTION($colour) } action, if no { COLOUR($colour) } cube is out
 }. The order of the discs is the order of play.
thing-special-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Your disc stands here.
       *[other] { BEHIND($away) ->
            [yes] { "" }
           *[no] { $gain ->
                [0] No more points than now
                [one] 1 point more at the end
               *[other] { $gain } points more at the end
             }, and place { $place } in the order of play.
         }
     }
 }
thing-special-get = One space for each action point of the white action.{ $asks ->
    [0] { "" }
   *[other] { " " }{ own-steps }
 }
thing-special-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }

# Goods, tiles, and what players have.
thing-good = { GOOD($good) }
thing-good-line = { $asks ->
    [0] { $left ->
        [one] 1 token is
       *[other] { $left } tokens are
     } left on the islands.
   *[other] You have { $have } times production { $made }: { $points ->
        [one] 1 point
       *[other] { $points } points
     } at the end; { $left ->
        [one] 1 token is
       *[other] { $left } tokens are
     } left on the islands.
 }
thing-good-does = At the end every good scores its tokens times its production. One production is printed on every sheet; more are bought.
thing-good-worth = { $asks ->
    [0] { "" }
   *[other] One more token is worth { $made ->
        [one] 1 point
       *[other] { $made } points
     } to you, one more production { $have ->
        [one] 1 point
       *[other] { $have } points
     }.
 }
thing-good-get = Build over its cells on the islands; buy production by the yellow action, { $sale ->
    [0] none of it
    [one] 1 token of it
   *[other] { $sale } tokens of it
 } on sale in this round.
thing-good-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-production = { GOOD($good) } production for { $cost }
thing-production-line = { $cost } AP of the yellow action{ $asks ->
    [0] { "" }
   *[other] ; worth { $gain ->
        [one] 1 point
       *[other] { $gain } points
     } to you, for { $have } { GOOD($good) }
 }{ $copies ->
    [one] { "" }
   *[other] ; there are { $copies }
 }.
thing-production-does = It raises your production of { GOOD($good) } by 1: every { GOOD($good) } token you have at the end scores one point more.
thing-production-worth = { $asks ->
    [0] { "" }
   *[other] { $gain ->
        [one] 1 point
       *[other] { $gain } points
     } as your goods stand, and one more for each { GOOD($good) } token that you still take.
 }
thing-production-get = Buy it by the yellow action for { $cost } action points. What is not bought leaves at the end of the round.
thing-production-others = It would bring { $list }.
thing-no-production = empty production space { $number }
thing-no-production-line = The production token from here has been bought; a new one comes with the next round.
thing-tile = { TILENAME($tile) }
thing-tile-line = { $cost } AP to plan, { $cost } to build; { $small ->
    [one] 1 point
   *[other] { $small } points
 }, large island { $large }{ $counted ->
    [0] ; everybody has their own
   *[other] ; { $left ->
        [0] none
       *[other] { $left }
     } left{ $planned ->
        [0] { "" }
       *[other] , { $planned } planned
     }
 }.
thing-tile-does = { $village ->
    [0] A neutral tile: anybody may take it, one in an action, and everybody's tiles may join it.
   *[other] A village of your own colour: only your tiles join it.
 } Built, it scores at once and covers { $size ->
    [one] 1 cell
   *[other] { $size } cells
 }.
thing-tile-worth = { $asks ->
    [0] { "" }
   *[other] { $small } or { $large } points, goods under it, and perhaps the completion of an island. { $spots ->
        [0] It would fit nowhere for you now.
        [one] It would fit in 1 place for you now.
       *[other] It would fit in { $spots } places for you now.
     }
 }
thing-tile-get = { $missing ->
    [1] None is left in the supply.
   *[other] Plan it by the red action for { $cost ->
        [one] 1 action point
       *[other] { $cost } action points
     }, then build it by the green action for as many.
 }
thing-tile-others = { SOME($list) ->
    [no] Nobody else has planned one.
   *[other] Planned: { $list }.
 }
thing-reserve = { $who ->
    [you] your reserve
   *[other] { $who }'s reserve
 }
thing-reserve-line = { $count ->
    [0] No tiles planned
   *[other] Planned: { $tiles }
 }; { $owned ->
    [0] no tokens
   *[other] tokens: { $tokens }
 }.
thing-reserve-does = Planned tiles wait here until they are built by the green action. They score nothing before.
thing-mat-points = { $who ->
    [you] your victory points
   *[other] { $who }'s victory points
 }
thing-mat-points-line = { owner-begins } { $vp ->
    [one] 1 point
   *[other] { $vp } points
 } on the track.
thing-mat-points-does = Gold, goods, both tracks and end tokens score at the end only.
thing-mat-gold = { $who ->
    [you] your gold
   *[other] { $who }'s gold
 }
thing-mat-gold-line = { owner-begins } { $gold } gold of at most { $most }.
thing-mat-gold-does = One gold buys one more action point during an action. At the end each is a point.
thing-mat-gold-get = Take gold instead of an action; turn in chests; some tokens bring it.
thing-mat-posts = { $who ->
    [you] your trading posts
   *[other] { $who }'s trading posts
 }
thing-mat-posts-line = { $posts } of { $all } are on the board{ SOME($where) ->
    [no] { "" }
   *[other] : { $where }
 }.
thing-mat-posts-does = Only where a player has a post may that player build; completed islands pay for posts.
thing-mat-posts-get = Stop a ship at an anchor whose site is free.
thing-mat-posts-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-mat-chests = { $who ->
    [you] your treasure chests
   *[other] { $who }'s treasure chests
 }
thing-mat-chests-line = { $chests ->
    [0] None now
    [one] 1 chest, worth { $chest } gold
   *[other] { $chests } chests, each worth { $chest } gold
 }{ $cashed ->
    [0] { "" }
   *[other] ; { $cashed } turned in already
 }.
thing-mat-chests-does = A chest is turned into { $chest } gold at any time in the turn, at the latest at the end.
thing-mat-chests-get = Cover the last free cell of a large island.
thing-mat-ships = { $who ->
    [you] your ships
   *[other] { $who }'s ships
 }
thing-mat-ships-line = { SOME($ships) ->
    [no] They are not on the board yet.
   *[other] { $ships }.
 }
thing-mat-ships-does = Each ship has all the moves of a blue action of its own.
thing-mat-special = { $who ->
    [you] your order disc
   *[other] { $who }'s order disc
 }
thing-mat-special-line = On space { $space } of the special track{ SOME($colour) ->
    [no] { "" }
   *[other] , { COLOUR($colour) }
 }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end, place { $place } in the order.
thing-mat-special-does = The order of the discs is the order of play; the colour is what white cubes may count as.
thing-mat-planned = { $who ->
    [you] your planned tiles
   *[other] { $who }'s planned tiles
 }
thing-mat-planned-line = { SOME($tiles) ->
    [no] None.
   *[other] { $tiles }.
 }
thing-mat-planned-does = They are built by the green action.
thing-mat-villages = { $who ->
    [you] your villages in the supply
   *[other] { $who }'s villages in the supply
 }
thing-mat-villages-line = { SOME($villages) ->
    [no] All are planned or built.
   *[other] { $villages }.
 }
thing-mat-villages-get = Plan them by the red action for 1 action point each.
thing-mat-good = { $who ->
    [you] your { GOOD($good) }
   *[other] { $who }'s { GOOD($good) }
 }
thing-mat-good-line = { $have } times production { $made }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } at the end.
thing-mat-good-does = At the end every good scores its tokens times its production.

# Shapes of tiles, for those who do not see them.
tile-name-village = village ({ $shape })
tile-name-neutral = neutral tile ({ $shape })
shape-i1 = single
shape-i2 = row of two
shape-i3 = row of three
shape-v3 = corner of three
shape-i4 = row of four
shape-o4 = square of four
shape-t4 = T of four
shape-t5 = long T of five
shape-v5 = corner of five
shape-u5 = U of five
shape-w5 = stairs of five
shape-x5 = cross of five
shape-o6 = block of six
shape-a6 = stairs of six

# The table in parts, and in prose.
part-actions = The actions
part-pirates = The pirates
part-islands = The islands
part-map = The map
part-tokens = The progress tokens
part-tracks = The tracks
part-goods = The goods
part-tiles = The tiles
part-players = The players
prose-thing = { $name }: { $line }
prose-figure = { $name }: { $line }
prose-map = The map has columns a to { $columns } from west to east and rows 1 to { $rows } from north to south; around it lies the frame, spaces N, E, S and W with numbers.
prose-island = { ISLAND($island) } covers { $cells }.{ SOME($sites) ->
    [no] { "" }
   *[other] { " Free sites: " }{ $sites }.
 }{ SOME($goods) ->
    [no] { "" }
   *[other] { " Goods: " }{ $goods }.
 }{ SOME($posts) ->
    [no] { "" }
   *[other] { " Posts: " }{ $posts }.
 }{ SOME($villages) ->
    [no] { "" }
   *[other] { " Villages: " }{ $villages }.
 }{ SOME($neutral) ->
    [no] { "" }
   *[other] { " Neutral tiles: " }{ $neutral }.
 }
prose-ships = { SOME($ships) ->
    [no] No ship is on the board yet.
   *[other] Ships: { $ships }.
 }
prose-special = The special track: { $colours }. Points at the end: { $points }. From the front: { $here }.
prose-progress = The progress track: golden spaces with a token and points at the end are { $points }. { $here }.
prose-player = { $lines } { SOME($tokens) ->
    [no] No tokens.
   *[other] Tokens: { $tokens }.
 }
ship-lies = { $who ->
    [you] your ship { $ship } at { SPACE($space) }
   *[other] { $who }'s ship { $ship } at { SPACE($space) }
 }
site-with-anchor = { $site } (anchor { $anchor })
post-of = { $who } at { $cell }
villages-of = { $who } at { $cells }
cells-from-to = { $first } to { $last }
track-space = { $space } { COLOUR($colour) }
track-points = { $points } at { $space }

# Cards for moments that everybody looks up for.
moment-pirates-title = Pirates!
moment-pirates = Round { $round } is over: the pirates attack with strength { $strength }.
moment-cannons = Cannons against pirates
moment-cannons-note = with too few, all are lost
moment-repelled = beats { $strength }, keeps { $left ->
    [0] no cannon
    [1] 1 cannon
   *[other] { $left } cannons
 }
moment-plundered = loses { $lost } VP: { $strength } were needed
moment-next-time = Missing for the next attack
moment-missing = { $cannons ->
    [0] has enough cannons
    [1] 1 cannon
   *[other] { $cannons } cannons
 }
moment-round = Round { $round } begins: posts on islands completed now count x{ $multiplier }.
moment-next-pirates = A pirate marker was turned up: after round { $round } they come with strength { $strength }.
moment-over = That was the last round: the final scoring follows.
moment-phase = { COLOUR($colour) }

# What should be heard before a choice is made.
warn-ap-lost = { $ap ->
    [one] 1 AP is lost
   *[other] { $ap } AP are lost
 }
warn-token-declined = no token is taken
warn-chances-lapsed = { $chances ->
    [one] 1 token is
   *[other] { $chances } tokens are
 } missed: none is left on display
warn-plundered = then the pirates take { $lost ->
    [0] no point
    [one] 1 point
   *[other] { $lost } points
 }{ $cannons ->
    [0] {""}
   *[other] {" "}and your cannons
 }: strength { $strength }, { $short } too strong
warn-repelled = then the pirates come: { $strength ->
    [one] 1 cannon
   *[other] { $strength } cannons
 } fired, { $cannons } left
warn-game-ends = this ends the game

# What speaks for a choice of somebody else, in the middle of a sentence.
purpose-guns = the pirates have strength { $strength }, and there { $cannons ->
    [0] are no cannons
    [one] is 1 cannon
   *[other] are { $cannons } cannons
 }
purpose-room = there is room for it on an island

# Tips, by the kind of question.
tip-turn = Every colour that came out has the same action points, so choose what you need, not the colour with the most cubes. Early on: sail, then plan and build. Keep enough cannons for the pirates.
tip-sail = Each ship may use all the points. Stop at an anchor to found a post; the first post on an island scores, and a small island is soon complete.
tip-sail-ship = The ship sails to any space in reach with its own points; the other ship keeps its own.
tip-track = Cannons lost to pirates are gone, but being short of them costs points as well. On the other tracks only the highest figure reached counts.
tip-plan = A village costs one point whatever its size; large villages cover most land. Take tiles that fit the island where your post stands.
tip-pick-token = A token that works every round is worth more the earlier you have it; tokens for the end of the game score only then.
tip-build = Tiles score at once, more on large islands. Cover crops whose production you own, and watch who would complete the island.
tip-build-tile = Every cell must be free land, and the tile must touch your post or a chain of your villages and neutral tiles. You may turn the tile.
tip-produce = A production token multiplies all goods of its kind, so buy for a crop that you hold or will cover.

# What a designer counts.
uses-action = actions chosen
uses-token-taken = progress tokens taken
uses-token-used = progress tokens turned over
uses-progress = victory point spaces of the progress track reached
uses-tile-planned = tiles planned
uses-tile-built = tiles built
uses-production = production tokens bought
uses-post = trading posts established
uses-island = islands completed
uses-pirates = pirates
uses-space = space { $space } of { $end }
uses-good = { GOOD($good) } for { $cost }
uses-first = the first on its island
uses-later = on an island already discovered
uses-small = small islands
uses-large = large islands
uses-repelled = repelled
uses-plundered = plundered

# Labels of the board, in the lengths that a layout may need: one of them must fit.
board-ap = AP
board-points = VP
board-vp = { $vp } VP
board-gain = +{ $vp } VP
board-cost = { $ap } AP
board-gold = { $gold } gold
board-tab-map = Map
board-tab-actions = Actions
board-tab-tokens = Tokens
board-tab-goods = Goods
board-tab-tiles = Tiles
board-tab-islands = Islands

# The wheel of actions.
board-wheel-now = now
board-wheel-next = next
board-wheel-tower = tower
board-wheel-use = what it would do
board-use-sail = { $ap ->
    [one] 1 move
   *[other] { $ap } moves
 } for each ship
board-use-plan = { $village ->
    [0] { "" }
   *[other] village { $village } AP,{ " " }
 }neutral { $least }–{ $most } AP
    .short = { $village ->
        [0] { "" }
       *[other] village { $village },{ " " }
     }neutral { $least }–{ $most } AP
board-use-build = { $planned ->
    [0] no tiles are planned
   *[other] { $fitting } of { $planned } planned tiles fit alone
 }
    .short = { $planned ->
        [0] no tiles are planned
       *[other] { $fitting } of { $planned } fit alone
     }
board-use-produce = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 } affordable
board-use-cannons = cannons { $now }→{ $then }, need { $need }
board-use-progress = progress { $now }→{ $then }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }
board-use-special = space { $now }→{ $then }, { $vp } VP
board-gold-take = or take gold
board-gold-have = have { $gold }
board-gold-have-gold = have { $gold } gold
board-gold-for = instead, for the { $cubes } cubes
board-gold-for-ap = 1 gold:1 AP
board-gold-end = end
board-gold-none = none
board-ship-moves = ship { $ship } moves

# Pirates, tracks and tokens.
board-pirates = Pirates
board-pirates-safe = safe
board-pirates-lose = lose { $loss }
    .short = -{ $loss }
board-special = Special
board-special-vp = VP at the end
    .short = VP
board-progress = Progress
board-progress-golden = gold: a token
board-tokens = Progress tokens
board-tokens-note = – leaves at the end of the round
board-token-taken = taken
board-own-has = has
board-own-none = no tokens

# Goods and production.
board-good-wool = Wool
board-good-tobacco = Tobacco
board-good-sugar = Sugar
board-good-coconut = cocoNut
board-good-coffee = Coffee
board-goods-title = Goods × production
board-goods-round = round { $round } of { $rounds }
board-goods-buy = buy
board-offers-title = Production on sale
board-offers-note = VP at the end for one more

# Islands.
board-islands = Islands
board-islands-nearly = Islands nearly done
board-islands-pay-now = 1 to 4 posts pay { $pay } VP now
board-islands-pay = posts pay { $pay }
board-islands-no-posts = no posts yet
board-islands-all-note = free cells, posts pay now, goods left
board-islands-built-note = built and free cells; 1 to 4 posts pay { $pay } VP now; goods left
board-island = Island { $number }
board-island-free = { $free } free
board-island-done = done
board-island-of = { $free } of { $cells } free
board-island-complete = complete
board-island-large = large ◆
board-island-small = small
board-island-no-post = no post yet
board-island-paid = posts are paid
board-island-pay = pay
board-island-goods = goods
board-pay-title = Island completed
board-pay-posts = posts
board-pay-now = VP now
board-pay-last = last +{ $vp }

# Tiles.
board-rack = Tiles
board-rack-village = village
board-rack-neutral = neutral
board-tile-vp = { $small }/{ $large } VP
board-tile-ways = R: { $ways } ways
board-tile-turn = R turns it
board-tiles-landless = { $n } of { $planned } planned: no land
    .short = { $n } of { $planned }: no land
board-tile-planned = { $n } planned
board-tile-left = { $n } left
board-shop = Tiles to plan
board-shop-note = how many are left, VP on a small / large island
board-shop-village = village 1 AP
board-shop-neutral = 1 AP per cell
    .short = 1 AP/cell
board-reserve-none = no tiles planned
board-note-planned = planned
board-note-nothing = nothing yet
board-note-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }

# The signs of the map.
board-sign-opens = site opens { $opened }
    .short = opens { $opened }
board-sign-opens-short = opens { $opened }
board-sign-land = large
board-sign-closed = closed
board-sign-anchor = anchor
board-sign-chest = chest
board-sign-star = last
board-sign-turn = turns
board-sign-post = post
board-sign-village = village
board-sign-neutral = neutral
board-sign-ship = ship
board-sign-small = small
board-sign-large = large, chest
    .short = large
board-sign-cells = last cells
    .short = last
board-sign-discovery = discovery
    .short = first
board-legend-goods = goods

# A player's sheet.
board-mat-points = { $vp } VP on the track
board-mat-points-now = { $vp } VP on the track, { $total } if it ended now
board-mat-gold = gold
board-mat-cannons = cannons
board-mat-posts = posts
board-mat-chests = chests
board-mat-ships = ships
board-mat-special = special
board-mat-goods = goods
board-mat-production = ×prod.
board-mat-planned = planned
board-mat-villages = villages
board-mat-tokens = tokens
board-mat-none = none
board-mat-of = of { $most }
board-mat-cashed = { $n } cashed
board-mat-ships-off = not placed yet
board-mat-ship = { $ship } at { $space }
board-mat-space = space { $space }
board-mat-special-vp = { $vp } VP at the end
board-mat-place = place { $place } in the order
board-mat-all-planned = all planned
board-mat-used-up = used up

# What a player has, in the strip of players.
held-vp = VP
held-gold = gold
held-cannons = cannons
held-tiles = tiles
held-posts = posts
held-tokens = tokens
held-chests = chests
held-progress = progress
held-special = special

# The game on one page.
aid-goal = Goal
aid-goal-line = { $rounds } rounds; most points win, a tie goes to whoever is further along the special track.
aid-round = A round
aid-round-phases = the cubes of a colour go into the tower; some come out, of any colours
    .sign = { $phases } phases
aid-round-choose = an action whose colour came out, or gold
    .sign = choose
aid-round-ap = as many as the commonest colour has cubes; 1 gold buys one more
    .sign = AP
aid-round-pirates = at the end: pay cannons for their strength, or lose all of them and as many points
    .sign = pirates
aid-actions = Actions
aid-action-blue = each AP moves both ships one space; stop at an anchor to found a post
aid-action-black = one cannon per AP
aid-action-red = take tiles: a village for 1 AP, one neutral tile for its size in AP
aid-action-brown = one space per AP; a token for every golden space reached
aid-action-green = build tiles linked to your post: village 1 AP, neutral its size; goods under them are yours
aid-action-yellow = buy production tokens for the AP on them
aid-action-white = advance in the order of play, or do the action of the colour you stand on if none came out
aid-action-gold = instead of an action: one for { $cubes } cubes, rounded up
    .sign = gold
aid-counts = What counts
aid-counts-first = { $discovery } for the first post on an island
    .sign = discovery
aid-counts-tiles = at once: the smaller figure on small islands, the larger on large ones
    .sign = tiles
aid-counts-island = its last cell scores { $completion }, and a chest if it is large; then all posts there score
    .sign = island
aid-counts-posts = { $factors } by their number, times { $multipliers } by the round
    .sign = posts
aid-counts-goods = of each kind, times its production, the printed one included
    .sign = goods
aid-counts-tracks = the highest figure reached on the progress track and on the special track
    .sign = tracks
aid-counts-gold = one each; beyond { $most } at once
    .sign = gold
aid-signs = Signs
aid-sign-cubes = cubes: out now, in the next throw, in the tower; ▪ also a neutral tile
aid-sign-sites = a site, with the cells a post there opens; a post of A
    .sign = ⌂7 ⌂A
aid-sign-closed = land that only others can come to
aid-sign-anchors = an anchor and its site; – beside a token: it leaves after this round
aid-sign-ships = a ship, its letter and number; ▶ also the phase and who is to act
aid-sign-chest = a chest: { $chest } gold
aid-sign-last = the last cells of an island; points for the first post
aid-sign-crop = around a letter: goods to take
aid-sign-pieces = cannons or gold; a cannon short of the pirates; an empty space
aid-sign-copies = 2 or 3 equal tokens
aid-sign-extra = 1 more AP in the actions with these letters
    .sign = +1ko
aid-sign-villages = small letters on land: villages of A, of B
aid-sign-times = goods times production
aid-sign-land = land of small and of large islands, where all is grey
aid-sign-yellow = what the selected choice would do
    .sign = yellow
aid-forgotten-1 = Everybody has the same AP, however few cubes your own colour has.
aid-forgotten-2 = One neutral tile per phase, and as many villages as you can pay for.
aid-forgotten-3 = Pirates never grow weaker: next round one more marker counts.
aid-forgotten-4 = AP left over at the end of a track bring { $end } gold in all.
aid-forgotten-5 = The earlier an island is completed, the more every post on it pays.
aid-forgotten-6 = You may build over an empty site: then nobody can found a post on it.

# Worked examples, by their number and that of the step.
example-player-0 = Red
example-player-1 = White
example-player-2 = Blue
example-player-3 = Yellow
example-ship = { $name } chooses ship { $ship }.
example-tile = A tile of the reserve is chosen.
example-02-1 = The 4 blue cubes of the storage have just been thrown, and all came out; the other colours still lie there.
example-03-1 = Yellow ends the round. The first player throws the 4 blue cubes of the next one.
example-04-1 = There is no brown cube.
example-04-2 = One black cube is enough to choose cannons, and with 4 AP: blue has the most cubes, 4.
example-04-3 = All 4 may be used.
example-05-1 = Yellow ends the phase; in the next one Red, in front, begins.
example-06-1 = All discs lie on one space, Red's on top: in the next phase Red begins again.
example-07-1 = Red chooses sail: 4 moves for each ship.
example-07-2 = Both ships enter on the frame, free of charge.
example-07-3 = The second may enter elsewhere.
example-07-5 = Three moves bring ship 1 to an anchor.
example-07-6 = A trading post is established; the ship's fourth move is forgone.
example-07-7 = Ship 1 may not move on.
example-07-8 = Ship 2 still has its 4 moves.
example-08-1 = Red has 5 moves and a post on the island of b2.
example-08-3 = Ship 1 reaches another anchor of the same island.
example-08-4 = A second post, but no points: the island is discovered already.
example-09-1 = Red chooses cannons with 4 AP.
example-09-2 = Red's disc moves 4 spaces.
example-10-1 = Red chooses plan with 4 AP.
example-10-2 = A neutral tile of size 2 costs 2 AP.
example-10-3 = A village of size 4 costs 1 AP.
example-10-4 = A village of size 3 costs 1 AP: 2 + 1 + 1 = 4.
example-11-1 = Blue chooses progress with 5 AP.
example-11-2 = Blue's disc passes one space with victory points.
example-11-3 = Blue takes one progress token.
example-12-1 = Red chooses build.
example-12-3 = The neutral tile of size 2 costs 2 AP; it touches the trading post.
example-12-5 = The village of size 4 costs 1 AP.
example-12-7 = The village of size 3 costs 1 AP; a chain of tiles leads to the post.
example-13-1 = Red chooses build.
example-13-2 = Red wants to build a village of three in a row.
example-13-3 = Its third cell would be e2, which is sea.
example-14-1 = Red chooses build.
example-14-2 = Red has a village of one cell and a post at b2.
example-14-3 = c3 touches b2 only at a corner.
example-15-1 = { example-12-1 }
example-15-3 = { example-12-3 }
example-15-5 = { example-12-5 }
example-15-7 = { example-12-7 }
example-15-9 = So does the last one: all are joined to the post by tiles.
example-16-1 = Red chooses build.
example-16-3 = The tile covers sugar: Red takes it.
example-16-5 = The second tile covers wool: Red takes it.
example-17-1 = { example-12-1 }
example-17-3 = { example-12-3 }
example-17-5 = { example-12-5 }
example-17-7 = { example-12-7 }
example-18-1 = Two cells are free on this large island. Red chooses build.
example-18-3 = 2 for the tile, 3 for completing, 3 x 4 for two posts: 17, and the chest. Blue's post: 1 x 4.
example-19-1 = Red chooses produce with 5 AP.
example-19-2 = The first wool token costs 2 AP.
example-19-3 = The second costs 3: 5 AP together.
example-20-1 = Yellow chooses special, to advance with 5 AP.
example-20-2 = Yellow goes 4 spaces, onto red, and is in front.
example-20-3 = Yellow forgoes the last AP, and acts first from the next phase on.
example-21-1 = White's disc stands on red and no red cube is there: 5 AP for planning.
example-21-2 = Each village costs 1 of the 5 AP.
example-22-1 = 10 cubes are 4 gold: 9 + 3 = 12, the end of the track, and the fourth is 1 VP.
example-23-1 = Red chooses cannons with 5 AP.
example-23-2 = Two steps bring the disc to 12, the end of the track.
example-23-3 = 3 AP are left over at the end of the track: 2 gold.
example-24-1 = Red chooses progress with 2 AP.
example-24-2 = Red pays 1 gold for one AP more.
example-24-3 = Three steps bring the disc to the next space with victory points.
example-24-4 = Red takes another progress token.
example-25-1 = Blue's 4 cannons are not 6: all of them are lost, and 6 VP.
example-26-1 = Yellow's 8 cannons beat strength 6; 2 are left and nothing is lost.
example-27-1 = After the attack the next marker, a 4, is turned up: 6 + 4 = 10.
example-28-1 = Red's tokens are 8 gold: 3 bring the disc to 12, the other 5 are 5 VP, and the track scores 12.
example-29-1 = Goods times production: 12 + 1 + 0 + 2 + 4 = 19 VP.
example-30-1 = 7 for the token, 12 for gold counted twice, 10 for the track: 29 VP.
example-31-1 = The highest value Red has reached on the special track is 6 VP.

# What a menu says about the game.
about-pitch = Explorers sail among the islands of the New World, found trading posts and cover the land with tiles. A tower full of coloured cubes decides each phase which actions are on offer and how strong they are; pirates attack at the end of every round. After five rounds the player with the most points wins.
about-hidden = nothing
about-round = round
about-tiebreak = place on the special track, from the front
