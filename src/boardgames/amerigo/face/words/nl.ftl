# Names of things.
colour-blue = blauw
    .infl = blauwe
colour-black = zwart
    .infl = zwarte
colour-red = rood
    .infl = rode
colour-brown = bruin
    .infl = bruine
colour-green = groen
    .infl = groene
colour-yellow = geel
    .infl = gele
colour-white = wit
    .infl = witte
good-wool = wol
good-tobacco = tabak
good-sugar = suiker
good-coconut = kokosnoot
good-coffee = koffie
frame-space = kader { $label }
island-name = eiland { $number }
tile-with-points = { $village ->
    [0] neutraal{ " " }
   *[other] { "" }
 }{ SHAPE($tile) } { $small }/{ $large } OP, { $cost } AP

# The labels of the tables.
name-action-row-blue = Varen
    .name = Schepen varen
name-action-row-black = Kanonnen
    .name = Kanonnen laden
    .short = Kanon.
name-action-row-red = Plannen
    .name = Plannen
name-action-row-brown = Vooruitgang
    .name = Vooruitgang
    .label = Vooruitg.
    .short = Vooruit
name-action-row-green = Bouwen
    .name = Uitbreiden
name-action-row-yellow = Producties
    .name = Productiefiches kopen
    .label = Productie
    .short = Product
name-action-row-white = Speciaal
    .name = Speciale actie
name-goods-row-wool = Wol
name-goods-row-tobacco = Tabak
name-goods-row-sugar = Suiker
name-goods-row-coconut = Kokosnoot
name-goods-row-coffee = Koffie
name-token-row-ap2-blue = +2 Varen
name-token-row-ap2-black = +2 Kanonnen
name-token-row-ap2-red = +2 Plannen
name-token-row-ap2-brown = +2 Vooruitgang
name-token-row-ap2-green = +2 Bouwen
name-token-row-ap2-yellow = +2 Producties
name-token-row-ap1-red-green = +1 Plannen/Bouwen
name-token-row-ap1-blue-yellow = +1 Varen/Productie
name-token-row-ap1-black-brown = +1 Kanon./Vooruitg.
name-token-row-ship-sprint = Sprint 5 zetten
name-token-row-pirates-plus-two = Piraten +2 anderen
name-token-row-pirates-half-loss = Half piratenverlies
name-token-row-pirates-bounty = Piraten: 2 goud
name-token-row-plan-two-neutral = Plan 2 neutrale
name-token-row-swap-red-green = Plannen = Bouwen
name-token-row-order-jump = Sprong naar voren
name-token-row-gold-three = 3 goud
name-token-row-gold-five = 5 goud
name-token-row-gold-per-post = 1 goud per post
name-token-row-gold-per-two = 1 goud/2 blokjes
name-token-row-vp-cubes = 1 OP per blokje
name-token-row-end-posts = Eind: 1 OP per post
name-token-row-end-seven = Eind: 7 OP
name-token-row-end-gold-twice = Eind: goud x2

# What progress tokens do.
token-ap-one = { $ap } AP extra bij elke actie { ACTION($first) }
token-ap-two = { $ap } AP extra bij actie { ACTION($first) } of { ACTION($second) }
token-ship-sprint = eenmalig bij het varen: { $ap } zetten extra per schip
token-pirates-plus-two = piraten zijn { $amount } sterker tegen alle anderen
token-pirates-half-loss = piraten: verlies de helft, naar boven afgerond
token-pirates-bounty = { $gold } goud telkens als je de piraten verslaat
token-plan-two-neutral = tot { $neutral_limit } neutrale tegels per keer Plannen
token-swap-red-green = zonder rood Plannen met groen, of omgekeerd
token-order-jump = eenmalig, bij wit vooruit: naar de voorste schijf
token-gold-now = eenmalig, wanneer je wilt in je beurt: { $gold } goud
token-gold-per-post = { $gold } goud per handelspost die je voortaan vestigt
token-gold-per-two = in plaats van een actie: 1 goud per { $cubes_per_gold } blokjes
token-vp-cubes = eenmalig, in plaats van een actie: 1 OP per blokje
token-end-posts = aan het einde: { $vp_per_post } OP per handelspost op het bord
token-end-seven = aan het einde: { $vp } OP
token-end-gold-twice = aan het einde: elk goudstuk is { $vp_per_gold } OP

# The same where there is no room for more.
brief-ship-sprint = Sprint
brief-pirates-plus-two = piraten +{ $amount }
brief-pirates-half-loss = half verlies
brief-pirates-bounty = winst: { $gold } goud
brief-plan-two-neutral = { $neutral_limit } neutrale
brief-swap-red-green = Plan=Bouw
brief-order-jump = Sprong
brief-gold-now = { $gold } goud
brief-gold-per-post = goud/post
brief-gold-per-two = goud/{ $cubes_per_gold } bl.
brief-vp-cubes = OP/blokje
brief-end-posts = OP/post
brief-end-seven = { $vp } OP
brief-end-gold-twice = goud x{ $vp_per_gold }

# Why not.
game-over = Het spel is afgelopen.
not-now = Daar gaat het nu niet over.
not-your-turn = Een andere speler is aan de beurt.
white-is-two-actions = Wit is óf je schijf vooruit zetten, óf de actie uitvoeren van het vak waarop hij ligt.
no-such-colour = Er is geen actie van die kleur.
no-cube = Er ligt geen { COLOUR($colour) } blokje in het centrale actievak.
disc-on-no-colour = Je volgordeschijf ligt op het eerste vak, dat geen kleur heeft.
disc-on-another-colour = Je volgordeschijf ligt op { COLOUR($colour) }.
colour-is-there = Er liggen { COLOUR($colour, "infl") } blokjes in het centrale actievak: kies die.
swap-of-plan-and-build = De fiche verwisselt alleen Plannen en Bouwen.
token-not-yours = Je hebt de fiche { TOKEN($token) } niet.
token-used-up = Je fiche { TOKEN($token) } is al gebruikt.
token-without-gold = Alleen de twee goudfiches kun je voor goud inruilen.
no-chest = Je hebt geen schatkist om in te ruilen.
no-gold-for-ap = Een extra AP kost 1 goud en dat heb je niet.
ships-first = Plaats eerst allebei je schepen op het kader.
ships-are-placed = Allebei je schepen zijn op het bord; ze gaan er nooit meer af.
ships-enter-on-frame = Schepen komen alleen via het kader op zee.
no-such-ship = Je hebt twee schepen, 1 en 2.
ship-has-stopped = Schip { $ship } heeft een handelspost gevestigd en stopt voor deze actie.
no-moves-left = Schip { $ship } heeft al zijn zetten gebruikt.
no-free-space = Schip { $ship } vindt geen vrij vak binnen { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }.
no-such-space = Dat vak bestaat niet.
space-is-land = { SPACE($space) } is land; schepen varen alleen op zee.
ship-is-there = Schip { $ship } is daar al.
no-way-by-sea = Over zee leidt geen weg naar { SPACE($space) }.
too-far = { SPACE($space) } is { $need ->
    [one] 1 zet
   *[other] { $need } zetten
 } ver.
another-ship-there = Op { SPACE($space) } is een ander schip; erlangs varen mag, stoppen niet.
not-at-an-anchor = Schip { $ship } is niet bij een anker.
site-has-a-post = Op { SPACE($space) } staat al een handelspost.
site-is-built-over = { SPACE($space) } is bebouwd.
no-posts-left = Al je { $posts } handelsposten staan op het bord.
sprint-for-nobody = Allebei je schepen zijn klaar met varen.
both-ships-stopped = Allebei je schepen zijn gestopt: een extra AP heeft geen zin.
no-step = Je gaat minstens één stap vooruit.
end-of-track = Stappen tot het einde van het spoor: { $have }.
too-many-steps = Elke stap kost 1 AP en je hebt er { $have }.
ap-to-the-end = Je hebt { $have } AP voor { $need ->
    [one] 1 stap
   *[other] { $need } stappen
 } tot het einde van het spoor.
jump-in-white = De sprong hoort bij het vooruit zetten in de witte actie.
already-in-front = Je eigen schijf ligt al vooraan.
no-such-slot = Dat vak voor fiches bestaat niet.
slot-empty = Dat vak blijft leeg tot de voorbereiding van de volgende ronde.
no-such-village = Zo'n dorpstegel van jouw kleur bestaat niet.
village-gone = Van dat dorp heb je er geen meer in de algemene voorraad.
village-too-dear = Een dorpstegel kost { $need } AP en je hebt er { $have }.
no-such-neutral = Zo'n neutrale tegel bestaat niet.
neutrals-taken = Je mag per fase { $have ->
    [one] 1 neutrale tegel
   *[other] { $have } neutrale tegels
 } nemen, en dat is gebeurd.
neutral-gone = Van die tegel is er geen meer in de algemene voorraad.
neutral-too-dear = Die tegel kost { $need } AP en je hebt er { $have }.
no-such-good = Dat goed bestaat niet.
production-not-shown = Er ligt geen productiefiche van { $cost } AP voor { GOOD($good) }.
production-too-dear = De fiche kost { $need } AP en je hebt er { $have }.
no-such-tile = Die tegel bestaat niet.
tile-not-planned = Zo'n tegel ligt niet in je eigen voorraad: plan hem eerst.
building-too-dear = Bouwen kost { $need } AP en je hebt er { $have }.
no-post-yet = Je hebt nog op geen enkel eiland een handelspost.
tile-fits-nowhere = Hij past nergens naast je handelsposten en wat daarmee verbonden is.
no-such-turn = Zo kun je de tegel niet draaien.
no-such-cell = Dat vak ligt niet op het bord.
outside-the-map = Een deel van de tegel zou buiten het bord liggen.
tile-on-sea = { $cells } zou op zee liggen, niet op land.
post-in-the-way = Er staat een handelspost in de weg: { $cells }.
built-on-already = Al bebouwd: { $cells }.
no-post-on-island = Je hebt geen handelspost op dat eiland.
only-at-a-corner = De tegel zou jouw stukken alleen met een hoek raken.
touches-nothing = Hij zou je handelspost niet raken, en ook geen keten van tegels daarvandaan.

# Where the game stands, and what is asked.
status = ronde { $round } van { $rounds } · { COLOUR($colour, "infl") } fase, { $ap } AP
status-over = spel afgelopen
ask-turn = kies een actie of neem goud
ask-place-ship = plaats schip { $ship } van 2 op het kader
ask-sail = vaar: schip 1 heeft { $one ->
    [one] 1 zet
   *[other] { $one } zetten
 }, schip 2 heeft { $two }
ask-sail-ship = waarheen vaart schip { $ship }? codes: vrije plekken
ask-track = { $track ->
    [cannons] laad kanonnen tegen piraten met sterkte { $strength }
    [progress] vooruitgang
   *[special] speciaal spoor
 }: { $ap } AP{ $track ->
    [cannons] { "" }
    [progress] ; OP aan het einde
   *[special] ; OP aan het einde en plaats
 }
ask-pick-token = neem een vooruitgangsfiche{ $more ->
    [0] { "" }
   *[other] , nog { $more } hierna
 }
ask-plan = plan: { $ap } AP, { $neutral ->
    [0] geen neutrale meer
   *[other] hooguit { $neutral } neutrale
 }; OP klein/groot eiland
ask-produce = koop productiefiches: { $ap } AP
ask-build = bouw: { $ap } AP; OP klein/groot eiland
ask-build-tile = waar komt { TILENAME($tile, "def") }?

# Headings of lists.
group-act = actie
group-instead = i.p.v.
group-place = plaatsen
group-sail = varen
group-establish = vestigen
group-token = fiche
group-advance = vooruit
group-take = nemen
group-decline = afzien
group-village = dorp
group-neutral = neutraal
group-buy = kopen
group-build = bouwen
group-gold = goud
group-cash = inruilen
group-done = klaar

# What can be done, with what it costs and brings.
gold-amount = { $beyond ->
    [0] { $gold } goud
   *[other] { $gold ->
        [0] { $beyond } OP (goud vol)
       *[other] { $gold } goud, { $beyond } OP
     }
 }
do-act = { ACTION($colour) }, { $ap } AP: { $use }
do-white-advance = { ACTION($colour) }, { $ap } AP: { $use }
do-white-as = { ACTION($colour) }, { $ap } AP met wit: { $use }
do-swap = { ACTION($colour) }, { $ap } AP met fiche: { $use }
use-sail = { $ap ->
    [one] 1 zet
   *[other] { $ap } zetten
 } per schip{ $sites ->
    [no-post] , maar geen post meer
    [none] , maar geen vrije plek meer
    [far] , geen vrije plek binnen bereik
   *[some] { "" }
 }
use-plan = { $village ->
    [0] { $least ->
        [0] geen tegel meer
       *[other] alleen neutrale tegels, vanaf { $least }
     }
   *[other] een dorp kost { $village }
 }
use-produce = fiches kosten { $least }{ $apart ->
    [0] { "" }
   *[other] { " " }tot { $most }
 }
use-produce-nothing = geen fiche meer
use-build = { $fitting } van { $planned } { $planned ->
    [one] past
   *[other] { $fitting ->
        [0] passen
        [one] past
       *[other] passen elk apart
     }
 }
use-build-nothing = niets gepland
use-build-no-post = je hebt geen post
use-cannons = tot { $now }, nodig { $strength }
use-progress = tot { $now }{ $tokens ->
    [0] { "" }
    [one] , 1 fiche
   *[other] , { $tokens } fiches
 }
use-special = tot { $now }, { $vp } OP
use-then-gold = { $use }, dan { $gold }
use-at-end = aan het einde, { $gold }
do-take-gold = neem { $gold }
do-take-vp = neem { $points } OP voor je fiche
do-place-ship = schip { $ship } op { SPACE($space) }
do-place-ship-near = { LABEL($space) }: { $sites ->
    [0] geen plek
    [one] 1 plek, { $names }
   *[other] { $sites } plekken, { $names }
 }{ $more ->
    [0] { "" }
   *[other] …
 }
do-choose-ship = schip { $ship } op { SPACE($space) }, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }, { $sites ->
    [one] 1 vrije plek
   *[other] { $sites } vrije plekken
 } binnen bereik
do-choose-ship-off = schip { $ship }, dat nog niet op het bord is
do-choose-ship-done = schip { $ship } op { SPACE($space) }, 0 zetten
do-sail-to = vaar naar { SPACE($space) }, { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }
do-sail-to-far = { SPACE($space) }: { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 }, maar { $left } over{ $site }
do-sail-to-nowhere = { SPACE($space) }: daarheen leidt geen weg over zee
do-sail-to-taken = { SPACE($space) }: daar ligt al een ander schip{ $site }
do-sail-to-site = plek { $cell }{ $discovery ->
    [0] { "" }
   *[other] { " " }+{ $discovery }
 } in { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
 } { opens }, { $paid ->
    [0] { $large ->
        [0] { "" }
       *[other] groot{ " " }
     }{ ISLAND($island) }
   *[other] { ISLAND($island) } betaalt { $pays } en niet { $paid }
 }
opens = { $posts ->
    [0] maar geen post meer
   *[other] { $opens ->
        [0] opent niets{ $linked ->
            [0] { "" }
           *[other] { " " }nieuws
         }
        [one] opent 1 vak
       *[other] opent { $opens } vakken
     }
 }
opens-and-pays = { opens }{ $paid ->
    [0] { "" }
   *[other] , je posten betalen { $pays } en niet { $paid }
 }
site-free = ; vrije plek { $cell } op { ISLAND($island) }{ $discovery ->
    [0] { "" }
   *[other] , ontdekking +{ $discovery } OP
 }
site-taken = ; bezette plek { $cell } op { ISLAND($island) }
do-establish = post op { $cell }, { opens-and-pays }{ $discovery ->
    [0] { "" }
   *[other] , +{ $discovery } OP: ontdekt { ISLAND($island) }
 }{ $gold }{ $completion }; schip { $ship } stopt
do-establish-gold = , { $gold }
do-establish-nowhere = schip { $ship }: geen handelspost, het is niet bij een anker
do-use-sprint = { $ap } zetten extra per schip door je fiche, eenmalig
do-advance-cannons = kanonnen { $before } naar { $now }: { $short ->
    [0] genoeg
   *[other] { $short } te weinig
 }
do-advance-progress = vooruitgang { $before } naar { $now }: { $tokens ->
    [0] { "" }
    [one] 1 fiche,{ " " }
   *[other] { $tokens } fiches,{ " " }
 }{ $vp } OP
do-advance-beyond = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
 }: het spoor eindigt { $room ->
    [0] hier
   *[other] na { $room }
 }
do-advance-special = naar { $now }: { COLOUR($colour) }, { $vp } OP, plaats { $place }
step-to = naar { $now }
step-cannons = { $short ->
    [0] genoeg
   *[other] { $short } te weinig
 }
step-progress = { $vp } OP{ $tokens ->
    [0] { "" }
    [one] , 1 fiche
   *[other] , { $tokens } fiches
 }
step-special = { COLOUR($colour) }, { $vp } OP, { $place }e
do-use-jump = spring op de schijf van { $front }, vak { $space } ({ $vp } OP); je beurt eindigt
take-ap-one = +{ $ap } AP bij elke { ACTION($first) }
take-ap-two = +{ $ap } AP { ACTION($first) }/{ ACTION($second) }
take-ship-sprint = eenmalig: { $ap } zetten extra per schip
take-pirates-plus-two = piraten +{ $amount } voor de anderen
take-pirates-half-loss = piraten: half verlies
take-pirates-bounty = { $gold } goud als je piraten verslaat
take-plan-two-neutral = plan { $neutral_limit } neutrale tegels
take-swap-red-green = Plannen met groen, Bouwen met rood
take-order-jump = eenmalig: sprong naar voren
take-gold-now = eenmalig: { $gold } goud
take-gold-per-post = { $gold } goud per nieuwe post
take-gold-per-two = 1 goud per { $cubes_per_gold } blokjes
take-vp-cubes = eenmalig: 1 OP per blokje
take-end-posts = aan het einde: { $vp_per_post } OP per post
take-end-seven = aan het einde: { $vp } OP
take-end-gold-twice = aan het einde: { $vp_per_gold } OP per goudstuk
do-take-token-none = hier ligt geen fiche
do-decline = neem deze keer geen fiche
do-buy-production = { GOOD($good) } voor { $cost } AP: { $goods }x{ $now }, +{ $points } OP
do-place = { $cells }: { $goods ->
    [0] { "" }
   *[other] { $letters }{ " " }
 }{ $points } OP{ $completion }
do-place-sea = op { $cell }: niet helemaal op land
do-place-taken = { $cells }: niet helemaal vrij
do-place-left = , nog { $left }
completes = , voltooid +{ $points }{ $large ->
    [0] { "" }
   *[other] , een kist
 },{ $posts }
do-buy-ap = 1 AP extra voor 1 goud, nog { $left }
do-buy-ap-none = 1 AP extra voor 1 goud: je hebt geen goud
do-cash-chest = { $gold } voor een schatkist
do-cash-token = { $gold } voor je fiche
do-end-action = beëindig de actie{ $ap ->
    [0] { "" }
   *[other] : { $ap } AP verloren
 }
do-end-action-gold = beëindig de actie: { $gold } voor resterende AP
do-end-voyage = beëindig de actie{ $one ->
    [0] { $two ->
        [0] { "" }
       *[other] : schip 2 heeft er { $two } over
     }
   *[other] : schip 1 heeft er { $one }{ $two ->
        [0] { "" }
       *[other] , schip 2 { $two }
     } over
 }

# What kinds of choices mean.
meaning-act = Kies de actie van een kleur die in het centrale actievak ligt.
meaning-white-advance = Kies de witte actie om je volgordeschijf vooruit te zetten.
meaning-white-as = Gebruik de witte blokjes als de kleur van het vak van je schijf, als die kleur ontbreekt.
meaning-swap = Kies plannen voor groene blokjes, of bouwen voor rode, met de fiche daarvoor.
meaning-take-gold = Neem goud voor de blokjes in het centrale actievak in plaats van een actie.
meaning-take-vp = Draai de fiche om voor 1 OP per blokje dat uit is, in plaats van een actie.
meaning-place-ship = Plaats je volgende schip gratis op een kadervak.
meaning-choose-ship = Elk schip heeft zijn eigen zetten.
meaning-sail-to = Vaar naar een zeevak binnen bereik waar het schip mag stoppen.
meaning-establish = Vestig een handelspost bij het anker waar het schip is; daarmee eindigt zijn beweging.
meaning-use-sprint = Draai de sprintfiche om voor { $moves } zetten extra van elk schip dat nog mag varen.
meaning-advance = Je schijf gaat vooruit op het spoor, één vak per AP.
meaning-use-jump = Draai de fiche om en leg je volgordeschijf boven op de voorste; je beurt eindigt.
meaning-take-token = Neem een vooruitgangsfiche voor een bereikt vak met overwinningspunten.
meaning-decline = Laat deze kans op een vooruitgangsfiche voorbijgaan.
meaning-take-village = Neem een van je eigen dorpstegels uit de algemene voorraad voor 1 AP; hij wacht in je eigen voorraad.
meaning-take-neutral = Neem een neutrale tegel uit de algemene voorraad voor evenveel AP als zijn grootte; hij wacht in je eigen voorraad.
meaning-buy-production = Koop een productiefiche voor de AP die erop staan.
meaning-choose-tile = Kies de tegel uit je voorraad die je bouwt; hij moet ergens passen.
meaning-place = Bouw de tegel met zijn eerste vak, in leesrichting, op dit vak.
meaning-buy-ap = Koop één extra AP voor deze actie voor 1 goud.
meaning-cash-chest = Neem een schatkist uit het spel voor { $gold } goud.
meaning-cash-token = Draai een goudfiche om voor het goud.
meaning-end-action = Beëindig je actie; resterende AP vervallen. Aan het einde van een spoor leveren ze samen 2 goud op.

# What happened.
told-cubes-thrown = { $name } gooit { $thrown } { COLOUR($colour, "infl") } blokjes in de toren, eruit komt { $cubes }: { $ap } AP
told-cubes-of-a-colour = { $count } { COLOUR($colour) }
told-phase-skipped = de { COLOUR($colour, "infl") } fase wordt overgeslagen: { $thrown ->
    [0] geen blokjes om te gooien
   *[other] er kwam geen blokje uit
 }
told-pirates-repelled = { $name } verslaat piraten met sterkte { $strength } en houdt { $cannons ->
    [one] 1 kanon
   *[other] { $cannons } kanonnen
 } over
told-pirates-plundered = { $name } heeft te weinig kanonnen: piraten met sterkte { $strength } nemen { $lost } OP
told-pirate-revealed = een piratenfiche wordt omgedraaid: de piraten hebben nu sterkte { $strength }
told-progress-dealt = nieuwe vooruitgangsfiches: { $labels }
told-production-dealt = nieuwe productiefiches: { $kinds }
told-round-began = ronde { $round } begint: posten op eilanden die nu voltooid worden, tellen x{ $multiplier }
told-final-scored = { $name } scoort { $gold } voor goud, { $goods } voor goederen, { $tokens } voor fiches, { $progress } voor vooruitgang, { $special } voor speciale acties: { $total } OP
told-game-ended = { $name } wint met { $points } OP
told-ship-placed = { $name } plaatst schip { $ship } op { SPACE($space) }
told-ship-sailed = { $name } vaart met schip { $ship } van { SPACE($start) } naar { SPACE($space) }
told-post-established = { $name } vestigt een handelspost op { $cell }{ $discovery ->
    [0] { "" }
   *[other] , ontdekt { ISLAND($island) }: +{ $discovery } OP
 }
told-action-chosen = { $name } kiest { ACTION($colour) } met { $ap } AP{ $by ->
    [swap] { " door een fiche" }
    [white] { $colour ->
        [white] { "" }
       *[other] { " met witte blokjes" }
     }
   *[other] { "" }
 }
told-action-ended = { $name } beëindigt de actie, { $forgone } AP ongebruikt
told-gold-gained = { $name } krijgt { $points ->
    [0] { $gold } goud
   *[other] { $gold ->
        [0] { $points } OP
       *[other] { $gold } goud en { $points } OP
     }
 } { $reason ->
    [instead] in plaats van een actie
    [chest] voor een schatkist
    [token] voor een fiche
    [post] voor de nieuwe handelspost
    [bounty] voor het verslaan van de piraten
   *[track-end] voor resterende AP aan het einde van het spoor
 }
told-points-taken = { $name } neemt { $points } OP in plaats van een actie
told-ap-bought = { $name } koopt 1 AP voor 1 goud
told-token-used = { $name } gebruikt de fiche { TOKEN($token) }
told-cannons-loaded = { $name } laadt { $steps ->
    [one] 1 kanon
   *[other] { $steps } kanonnen
 } en heeft er { $cannons }
told-progress-made = { $name } gaat { $steps ->
    [one] 1 vak
   *[other] { $steps } vakken
 } vooruit op het vooruitgangsspoor, naar { $progress }
told-token-taken = { $name } neemt de fiche { TOKEN($token) }{ SOME($effect) ->
    [no] { "" }
   *[other] : { $effect }
 }
told-token-declined = { $name } neemt geen vooruitgangsfiche
told-chances-lapsed = er is geen vooruitgangsfiche meer voor { $name }
told-disc-advanced = { $name } gaat { $steps } vooruit op het speciale spoor, naar { $space }
told-disc-jumped = { $name } springt naar voren op het speciale spoor, naar { $space }
told-tile-planned = { $name } plant { TILENAME($tile, "indef") } voor { $cost } AP
told-production-bought = { $name } koopt productie van { GOOD($good) } voor { $cost } AP
told-tile-built = { $name } bouwt { TILENAME($tile, "indef") } op { $cell }: +{ $points } OP{ $count ->
    [0] { "" }
   *[other] { " en neemt " }{ $goods }
 }
told-island-completed = { $name } voltooit { ISLAND($island) }: +{ $points } OP{ $large ->
    [0] { "" }
   *[other] { " en neemt de schatkist" }
 }
told-posts-scored = { $name } scoort { $points } OP voor { $posts ->
    [one] 1 handelspost
   *[other] { $posts } handelsposten
 } daar

# What somebody has learned.
fact-pirate = een piratenfiche
fact-progress = de stapel vooruitgangsfiches
fact-production = de stapel productiefiches

# What points are for, and how they come about.
score-discovery = ontdekking
score-tiles = dorpen en neutrale tegels
score-completion = voltooiing
score-posts = handelsposten
score-vp-token = OP-fiche
score-overflow = goudoverschot
score-pirates = piraten
score-gold = goud aan het einde
score-good = { $of ->
    [all] goederen
   *[other] { GOOD($of) }
 }
score-end-tokens = eindfiches
score-progress = vooruitgangsspoor
score-special = speciaal spoor
sum-gold = { $sum } goud
sum-progress = vak { $sum }
sum-special = vak { $sum }

# Pieces of sentences about things and players.
you = jij
your = jouw
possessive = van { $name }
listed = { $first } en { $last }
owner = { $who ->
    [you] je hebt
   *[other] { $who } heeft
 }
owner-begins = { $who ->
    [you] Je hebt
   *[other] { $who } heeft
 }
someone = { $who }
has-count = { $who } { $count }
moves-away = { $who } { $moves ->
    [0] is er
    [one] is 1 zet ver
   *[other] is { $moves } zetten ver
 }
ship-of = { $who ->
    [you] jouw schip { $ship }
   *[other] schip { $ship } van { $who }
 }
ship-at = schip { $ship } op { $space }
posts-pay = { $who } { $points } voor { $posts ->
    [one] 1 post
   *[other] { $posts } posten
 }
posts-on = { $posts } op { ISLAND($island) } ({ $points } punten als het nu voltooid werd)
posts-worth = { $points } voor { $posts ->
    [one] 1 post
   *[other] { $posts } posten
 }
would-get = { $who } +{ $points }
good-at = { GOOD($good) } op { $cells }
steps-away = { $who } { $steps ->
    [0] { $who ->
        [you] hebt ze allemaal
       *[other] heeft ze allemaal
     }
    [one] { $who ->
        [you] bent er 1 stap van
       *[other] is er 1 stap van
     }
   *[other] { $who ->
        [you] bent er { $steps } stappen van
       *[other] is er { $steps } stappen van
     }
 }
stands-at = { $who ->
    [you] jij staat op { $space }
   *[other] { $who } staat op { $space }
 }
goods-made = { $who } { $have } keer { $made }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
token-effect = { TOKEN($token) }: { $effect }.
tiles-of-kind = { $count } × { TILENAME($tile) }
own-distance = { $one ->
    [-1] Je schepen zijn nog niet op het bord: ze komen via het kader.
    [0] Je schip 1 is daar; schip 2 is { $two ->
        [one] 1 zet
       *[other] { $two } zetten
     } ver.
   *[other] { $two ->
        [0] Je schip 2 is daar; schip 1 is { $one ->
            [one] 1 zet
           *[other] { $one } zetten
         } ver.
        [-1] Je schip 1 is { $one ->
            [one] 1 zet
           *[other] { $one } zetten
         } ver; schip 2 is nog niet op het bord.
       *[other] Je schip 1 is { $one ->
            [one] 1 zet
           *[other] { $one } zetten
         } ver, schip 2 { $two }.
     }
 }
pirates-outcome = { $short ->
    [0] { owner } { $cannons ->
        [one] 1 kanon
       *[other] { $cannons } kanonnen
     } tegen { $against }: veilig, { $kept } over{ $gold ->
        [0] { "" }
       *[other] { " en " }{ $gold } goud
     }
   *[other] { owner } { $cannons ->
        [one] 1 kanon
       *[other] { $cannons } kanonnen
     } tegen { $against }: { $short } te weinig, { $lost ->
        [one] 1 punt
       *[other] { $lost } punten
     } en alle kanonnen verloren
 }

# What lies on the table: the map.
thing-frame = kadervak { LABEL($space) }
thing-frame-line = { $here ->
    [0] Hier is geen schip.
   *[other] Hier: { $ships }.
 }
thing-frame-does = Hier komen schepen op zee, en er mogen er zoveel stoppen als er willen. Van een kadervak vaart een schip naar de buurvakken op het kader of naar de zee ernaast.
thing-frame-get = { $asks ->
    [0] Schepen varen in de blauwe actie.
   *[other] { own-distance }
 }
thing-frame-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-sea = zeevak { SPACE($space) }
thing-sea-line = { $here ->
    [0] Open zee, geen schip.
   *[other] Hier: { $ships }; anderen mogen erlangs, maar niet stoppen.
 }
thing-sea-does = Schepen varen van vak naar vak, nooit schuin; hier mag één schip stoppen.
thing-sea-get = { thing-frame-get }
thing-sea-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-anchor = anker { SPACE($space) }
thing-anchor-line = { $state ->
    [free] Anker van de vrije plek { $site } op { ISLAND($island) }{ $discovery ->
        [0] { "" }
       *[other] , waar de eerste handelspost { $discovery } OP oplevert
     }.
    [post] Anker van de plek { $site } op { ISLAND($island) }, waar { $holder ->
        [you] jouw handelspost
       *[other] de handelspost van { $holder }
     } staat.
   *[covered] Anker van de plek { $site } op { ISLAND($island) }, die bebouwd is.
 }{ $here ->
    [0] { "" }
   *[other] { " Hier: " }{ $ships }.
 }
thing-anchor-does = Een schip dat hier stopt, mag een handelspost vestigen op { $site }, zolang dat vak vrij is. De post geeft het recht om op { ISLAND($island) } te bouwen en levert punten op als het eiland voltooid wordt.
thing-anchor-worth = { $state ->
    [free] { $discovery ->
        [0] Geen punten meteen: { ISLAND($island) } is al ontdekt.
       *[other] Meteen { $discovery } punten voor de ontdekking van { ISLAND($island) }.
     }{ $gold ->
        [0] { "" }
       *[other] { " Je fiche geeft nog " }{ $gold } goud.
     }{ $asks ->
        [0] { "" }
       *[other] { " Voor jou: de plek " }{ opens-and-pays }.
     }
   *[other] Niets: hier kan geen handelspost meer komen.
 }
thing-anchor-get = { thing-frame-get }
thing-anchor-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-land = vak { $cell }
thing-land-line = { $what ->
    [post] { $holder ->
        [you] Jouw handelspost
       *[other] De handelspost van { $holder }
     }
    [village] { $holder ->
        [you] Jouw dorp
       *[other] Het dorp van { $holder }
     }
    [neutral] Een neutrale tegel
    [site] Een vrije plek voor een handelspost, anker op { $anchor },
    [good] Hier te nemen: { GOOD($good) },
   *[plain] Vrij land
 } op { ISLAND($island) }, met { $left ->
    [0] geen vrij vak meer
    [one] nog 1 vrij vak van { $cells }
   *[other] nog { $left } vrije vakken van { $cells }
 }.
thing-land-does = { $what ->
    [post] Een post blijft de rest van het spel staan: er kan niets overheen gebouwd worden, en tegels van de eigenaar beginnen ernaast.
    [village] Een dorp verbindt latere tegels van de eigenaar met de posten.
    [neutral] Een neutrale tegel verbindt de tegels van iedereen.
    [site] Een schip bij het anker { $anchor } kan hier een post vestigen. Er mag ook een tegel over de plek gebouwd worden; dan komt er geen post meer.
    [good] Wie over dit vak bouwt, neemt de fiche: { GOOD($good) }.
   *[plain] Hier kan een tegel gebouwd worden: het laatste vrije vak voltooit het eiland.
 }
thing-land-worth = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [site] { $discovery ->
            [0] Een post hier levert punten op als het eiland voltooid wordt.
           *[other] De eerste post op dit eiland levert meteen { $discovery } punten op.
         } Voor jou: de plek { opens-and-pays }.
        [good] De fiche is voor jou aan het einde { $made ->
            [one] 1 punt
           *[other] { $made } punten
         } waard, zoals je productie nu is. { land-scores }
        [plain] { land-scores }
       *[other] { "" }
     }
 }
land-scores = Een tegel scoort hier het { $large ->
    [0] kleinste
   *[other] grootste
 } getal; wie het laatste vrije vak bedekt, scoort { $bonus } extra.
thing-land-get = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [post] { "" }
        [village] { "" }
        [neutral] { "" }
       *[other] { $joined ->
            [beside] Een tegel van jou kan hier beginnen: het vak ligt naast wat je op dit eiland hebt.
            [island] Je hebt een post op dit eiland, maar niets naast dit vak: bouw ernaartoe.
           *[none] Je hebt geen post op dit eiland: vaar eerst naar een van de ankers.
         }
     }
 }
thing-land-others = { SOME($builders) ->
    [no] { "" }
   *[other] Kunnen hier ook bouwen: { $builders }.
 }
thing-island = { ISLAND($island) }
thing-island-line = { $left ->
    [0] Een voltooid { $size ->
        [large] groot
       *[small] klein
     } eiland van { $cells } vakken.
   *[other] Een { $size ->
        [large] groot
       *[small] klein
     } eiland bij { $first }, { $left ->
        [one] 1 vak vrij
       *[other] { $left } vakken vrij
     } van { $cells }{ $discovery ->
        [0] { "" }
       *[other] ; niet ontdekt, +{ $discovery } voor de eerste post
     }{ $posts ->
        [0] { "" }
       *[other] ; nu voltooid: jij +{ $points }
     }{ SOME($best) ->
        [no] { "" }
       *[other] { $posts ->
            [0] ; nu voltooid: { $best }
           *[other] , { $best }
         }
     }.
 }
thing-island-does = Wie het laatste vrije vak bedekt, scoort { $bonus } punten{ $size ->
    [large] { " en neemt de schatkist, die " }{ $gold } goud waard is
   *[small] { "" }
 }. Daarna krijgt iedereen punten voor zijn posten op het eiland, meer in vroege rondes.
    { SOME($named) ->
        [no] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] Vrij: { $named }.
         }
     }
    { SOME($goods) ->
        [no] Er liggen geen goederen meer.
       *[other] Goederen over: { $goods }.
     }
thing-island-worth = { $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] Niets meer: het is al uitbetaald.
       *[other] { $posts ->
            [0] Je hebt hier geen post; één zou in deze ronde { $more } opleveren.
           *[other] Wordt het in deze ronde voltooid, dan leveren je posten { $points } op{ $later ->
                [0] { "" }
               *[other] ; in de volgende ronde { $later }
             }. Met één post meer zou het { $more } zijn. Het laatste vak zelf levert nog { $bonus } op.
         }
     }
 }
thing-island-get = { SOME($sites) ->
    [no] Er is geen vrije plek voor een handelspost.
   *[other] Vrije plekken voor handelsposten: { $sites }.
 }
thing-island-others = { SOME($paid) ->
    [no] Niemand anders heeft hier een post.
   *[other] In deze ronde zou het opleveren: { $paid }.
 }
thing-pay = punten voor voltooide eilanden
thing-pay-line = In deze ronde { $table }.
thing-pay-does = Elke speler met posten op een eiland dat voltooid wordt, scoort: een waarde naar het aantal posten, keer { $multiplier } in deze ronde{ $last ->
    [0] { " en één minder in elke latere ronde" }
   *[other] { "" }
 }.
    Wie het laatste vak bedekt, scoort { $bonus } extra en neemt op een groot eiland een schatkist: { $gold } goud.
thing-pay-get = Bedek het laatste vrije vak van een eiland met een tegel of een handelspost.

# The wheel and the pirates.
thing-wheel = de actie { ACTION($colour) }, { COLOUR($colour) }
thing-wheel-line = { $cubes ->
    [0] Er is geen { COLOUR($colour) } blokje uit{ $other ->
        [white] , maar door je schijf tellen witte blokjes als { COLOUR($colour) }
        [swap] , maar je fiche opent de actie
       *[other] { $phase ->
            [later] ; de eigen fase komt nog in deze ronde
           *[other] { "" }
         }
     }.
   *[other] { $cubes ->
        [one] Er is 1 { COLOUR($colour) } blokje
       *[other] Er zijn { $cubes } { COLOUR($colour, "infl") } blokjes
     } uit: { $ap ->
        [one] 1 actiepunt
       *[other] { $ap } actiepunten
     }{ $extra ->
        [0] { "" }
       *[other] , waarvan { $extra } door je fiches
     }.
 }
thing-wheel-does = { $colour ->
    [blue] Elk actiepunt verzet elk van je schepen één vak. Een schip dat bij een anker stopt, mag een handelspost vestigen.
    [black] Elk actiepunt laadt één kanon tegen de piraten.
    [red] Neem tegels uit de algemene voorraad en bewaar ze in je eigen voorraad: eigen dorpen voor 1 actiepunt per stuk, een neutrale tegel voor zijn grootte.
    [brown] Elk actiepunt is een stap op het vooruitgangsspoor; gouden vakken leveren vooruitgangsfiches op.
    [green] Bouw geplande tegels op eilanden waar je een post hebt: dorpen voor 1 actiepunt per stuk, neutrale tegels voor hun grootte.
    [yellow] Koop productiefiches voor 2 tot 4 actiepunten per stuk: aan het einde vermenigvuldigen ze je goederen.
   *[white] Zet je schijf vooruit op het speciale spoor, één vak per actiepunt; of gebruik de witte blokjes als de kleur waarop je schijf ligt.
 }
thing-wheel-worth = { SOME($use) ->
    [no] { "" }
   *[other] { $cubes ->
        [0] Als deze actie voor jou open was, met
       *[other] Met
     } { $ap ->
        [one] 1 actiepunt
       *[other] { $ap } actiepunten
     }: { $use }.
 }
thing-wheel-get = Elke fase gaat één kleur in de toren, deze { $phase ->
    [now] nu
    [later] later in deze ronde
    [past] weer in de volgende ronde
   *[over] niet meer
 }. Van de kleuren die eruit komen kiest iedere speler er één; de kleur met de meeste blokjes bepaalt de actiepunten voor iedereen.
    De blokjes: { $cubes } uit, { $storage } wachten op de worp, { $tower } in de toren.
thing-wheel-others = { SOME($owners) ->
    [no] { "" }
   *[other] Met een fiche die er actiepunten aan toevoegt: { $owners }.
 }
thing-gold = goud in plaats van een actie
thing-gold-line = { $cubes ->
    [one] 1 blokje is
   *[other] { $cubes } blokjes zijn
 } uit: goud nemen levert { $offer } op{ $asks ->
    [0] { "" }
   *[other] ; je hebt { $have } van hooguit { $most }
 }.
thing-gold-does = Eén goud per 3 blokjes die uit zijn, naar boven afgerond, in plaats van een actie. Tijdens een actie koopt elk goudstuk één extra actiepunt.
thing-gold-worth = { SOME($amount) ->
    [no] { "" }
   *[other] Je zou { $amount } krijgen. Elk goudstuk is aan het einde een punt; boven { $most } wordt het meteen een punt.
 }
thing-gold-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-order = de spelersvolgorde
thing-order-line = { SOME($acting) ->
    [no] Het spel is afgelopen.
   *[other] In deze fase: { $order }.
 }
thing-order-does = De schijven op het speciale spoor beslissen, de voorste eerst; van een stapel de bovenste. Een verandering telt vanaf de volgende fase.
thing-order-worth = { $same ->
    [0] Zoals de schijven liggen, gaat de volgende fase zo: { $next }.
   *[other] Zoals de schijven liggen, houdt de volgende fase deze volgorde.
 }
    De voorste schijf wint bij gelijke stand aan het einde.
thing-order-get = Zet je schijf vooruit met de witte actie.
thing-pirates = de piraten
thing-pirates-line = { SOME($own) ->
    [no] Sterkte { $strength } aan het einde van deze ronde.
   *[other] Na deze ronde: { $own }.
 }
thing-pirates-does = Ze vallen aan na de witte fase van elke ronde. Je vuurt evenveel kanonnen af als hun sterkte; wie er te weinig heeft, verliest alle kanonnen en evenveel punten als hun hele sterkte.
thing-pirates-worth = { SOME($own) ->
    [no] { "" }
   *[other] Zoals het nu is: { $own }.
 }
thing-pirates-get = { $hidden ->
    [0] Alle fiches liggen open: ze worden niet sterker.
   *[other] { $hidden ->
        [one] Eén fiche ligt
       *[other] { $hidden } fiches liggen
     } nog dicht, van { $least } tot { $most } per stuk; na elke ronde wordt er een omgedraaid.
 }
    Laad kanonnen met de zwarte actie.
thing-pirates-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-cannons = { $who ->
    [you] jouw kanonnen
   *[other] kanonnen van { $who }
 }
thing-cannons-line = { owner-begins } { $cannons } van { $most } kanonnen tegen piraten met sterkte { $against }: { $short ->
    [0] veilig
   *[other] { $short } te weinig
 }.
thing-cannons-does = Kanonnen slaan de piraten af aan het einde van de ronde. Wat overblijft, houd je.{ $half ->
    [0] { "" }
   *[other] { " Een fiche halveert de verloren punten." }
 }
thing-cannons-worth = Zoals het nu is: { $outcome }.
thing-cannons-get = Laad ze met de zwarte actie, één per actiepunt.
thing-cannons-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }

# Tokens and tracks.
thing-slot = leeg fichevak { $number }
thing-slot-line = De vooruitgangsfiche van hier is genomen.
thing-slot-does = { $leaving ->
    [0] Vier nieuwe fiches komen aan deze kant bij de voorbereiding van de volgende ronde.
   *[other] Bij de voorbereiding van de volgende ronde schuift een fiche van de andere kant hierheen, als er nog een ligt.
 }
thing-token = de fiche { TOKEN($token) }
thing-token-line = { $timing ->
    [permanent] Altijd: { $effect }
   *[other] { $effect }
 }{ $leaving ->
    [0] { "" }
   *[other] ; alleen deze ronde
 }.
thing-token-does = { $effect }.
    { $timing ->
        [permanent] Werkt tot het einde van het spel.
        [once] Wordt één keer gebruikt en dan omgedraaid.
       *[end] Telt alleen bij de eindtelling.
     }{ $leaving ->
        [0] { " Blijft voor de volgende ronde liggen als niemand hem neemt." }
       *[other] { " Verdwijnt aan het einde van deze ronde als niemand hem neemt." }
     }
thing-token-worth = { $asks ->
    [0] { "" }
   *[other] { $points ->
        [0] Op zichzelf geen punten; de fiche is waard wat je ermee doet.
       *[other] +{ $points } punten voor jou als het spel nu eindigde.
     }
 }
thing-token-get = Bereik met de bruine actie een gouden vak van het vooruitgangsspoor en kies dan een fiche.{ $asks ->
    [0] { "" }
   *[other] { $steps ->
        [0] { " Je hebt ze allemaal bereikt." }
        [one] { " Het volgende is 1 stap van je schijf." }
       *[other] { " Het volgende is " }{ $steps } stappen van je schijf.
     }
 }
thing-token-others = Tot hun volgende gouden vak: { $others }.
thing-own-token = { $who ->
    [you] jouw fiche { TOKEN($token) }
   *[other] fiche { TOKEN($token) } van { $who }
 }
thing-own-token-line = { $used ->
    [0] { owner-begins } deze fiche: { $effect }.
   *[other] De fiche is gebruikt en telt niet meer.
 }
thing-own-token-does = { $effect }.
    { $timing ->
        [permanent] Werkt tot het einde van het spel.
        [once] Wordt één keer gebruikt en dan omgedraaid.
       *[end] Telt alleen bij de eindtelling.
     }
thing-own-token-worth = { $points ->
    [0] { "" }
   *[other] Levert { $points } punten op als het spel nu eindigt.
 }
thing-own = { $who ->
    [you] jouw fiches en kisten
   *[other] fiches en kisten van { $who }
 }
thing-own-line = { owner-begins } { SOME($tokens) ->
    [no] geen fiches
   *[other] { $tokens }
 }{ $chests ->
    [0] { "" }
    [one] { " en een schatkist" }
   *[other] { " en " }{ $chests } schatkisten
 }.
thing-own-does = { SOME($effects) ->
    [no] Hier komen vooruitgangsfiches en schatkisten.
   *[other] { $effects }
 }{ SOME($used) ->
    [no] { "" }
   *[other] { "\u000A" }Al gebruikt: { $used }.
 }
thing-own-worth = { $chests ->
    [0] { "" }
   *[other] Elke kist kun je wanneer je wilt in je beurt inruilen voor { $gold } goud.
 }
thing-own-get = Fiches komen van gouden vakken van het vooruitgangsspoor, kisten van voltooide grote eilanden.
thing-progress = vooruitgangsspoor, vak { $space }
thing-progress-line = { $golden ->
    [1] Een gouden vak: { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } aan het einde, een fiche als je het bereikt{ SOME($here) ->
        [no] { "" }
       *[other] ; hier: { $here }
     }.
   *[other] { $points ->
        [0] Nog geen punten
        [one] Nog steeds 1 punt aan het einde
       *[other] Nog steeds { $points } punten aan het einde
     }{ $next ->
        [0] { "" }
       *[other] ; het volgende gouden vak is { $next }
     }{ SOME($here) ->
        [no] { "" }
       *[other] ; hier: { $here }
     }.
 }
thing-progress-does = De schijf van elke speler gaat hier vooruit door de bruine actie. Elk gouden vak dat je bereikt of passeert, levert één vooruitgangsfiche op; aan het einde telt de hoogste bereikte waarde.
thing-progress-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Je schijf ligt hier.
       *[other] { ABOVE($gain) ->
            [no] Niet meer punten dan je op dit spoor al hebt.
           *[other] Als je het bereikt, krijg je aan het einde { $gain } punten meer, en onderweg { $tokens ->
                [one] 1 fiche
               *[other] { $tokens } fiches
             }.
         }
     }
 }
thing-progress-get = Eén stap per actiepunt van de bruine actie.{ $asks ->
    [0] { "" }
   *[other] { " " }{ own-steps }
 }
own-steps = { BEHIND($away) ->
    [yes] Je schijf is er al voorbij.
   *[no] { $away ->
        [0] { "" }
        [one] Je schijf is er 1 stap van.
       *[other] Je schijf is er { $away } stappen van.
     }
 }
thing-progress-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-special = speciaal spoor, vak { $space }
thing-special-line = { SOME($colour) ->
    [no] Het begin, zonder kleur
   *[other] Witte blokjes tellen hier als { COLOUR($colour) }; { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } aan het einde
 }{ SOME($here) ->
    [no] { "" }
   *[other] ; hier: { $here }
 }.
thing-special-does = { SOME($colour) ->
    [no] Alle schijven beginnen hier, en witte blokjes zijn er alleen wit
   *[other] Wie zijn schijf hier heeft, mag witte blokjes als { COLOUR($colour, "infl") } gebruiken, voor de actie { ACTION($colour) }, als er geen { COLOUR($colour) } blokje uit is
 }. De volgorde van de schijven is de spelersvolgorde.
thing-special-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Je schijf ligt hier.
       *[other] { BEHIND($away) ->
            [yes] { "" }
           *[no] { $gain ->
                [0] Niet meer punten dan nu
                [one] 1 punt meer aan het einde
               *[other] { $gain } punten meer aan het einde
             }, en plaats { $place } in de spelersvolgorde.
         }
     }
 }
thing-special-get = Eén vak per actiepunt van de witte actie.{ $asks ->
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
        [one] Er ligt nog 1 fiche
       *[other] Er liggen nog { $left } fiches
     } op de eilanden.
   *[other] Je hebt { $have } keer productie { $made }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
     } aan het einde; { $left ->
        [one] nog 1 fiche ligt
       *[other] nog { $left } fiches liggen
     } op de eilanden.
 }
thing-good-does = Aan het einde scoort elk goed zijn fiches keer zijn productie. Eén productie staat op elk spelersblad gedrukt; meer kun je kopen.
thing-good-worth = { $asks ->
    [0] { "" }
   *[other] Eén fiche meer is voor jou { $made ->
        [one] 1 punt
       *[other] { $made } punten
     } waard, één productie meer { $have ->
        [one] 1 punt
       *[other] { $have } punten
     }.
 }
thing-good-get = Bouw over de vakken ervan op de eilanden; koop productie met de gele actie, { $sale ->
    [0] er is er geen
    [one] er is 1 fiche
   *[other] er zijn { $sale } fiches
 } te koop in deze ronde.
thing-good-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-production = productie van { GOOD($good) } voor { $cost }
thing-production-line = { $cost } AP van de gele actie{ $asks ->
    [0] { "" }
   *[other] ; voor jou { $gain ->
        [one] 1 punt
       *[other] { $gain } punten
     } waard, voor { $have } { GOOD($good) }
 }{ $copies ->
    [one] { "" }
   *[other] ; er zijn er { $copies }
 }.
thing-production-does = Verhoogt je productie van { GOOD($good) } met 1: elke fiche { GOOD($good) } die je aan het einde hebt, scoort één punt meer.
thing-production-worth = { $asks ->
    [0] { "" }
   *[other] { $gain ->
        [one] 1 punt
       *[other] { $gain } punten
     } met je goederen van nu, en één meer voor elke fiche { GOOD($good) } die je nog neemt.
 }
thing-production-get = Koop de fiche met de gele actie voor { $cost } actiepunten. Wat niet gekocht is, verdwijnt aan het einde van de ronde.
thing-production-others = Zou opleveren: { $list }.
thing-no-production = leeg productievak { $number }
thing-no-production-line = De productiefiche van hier is gekocht; met de volgende ronde komt een nieuwe.
thing-tile = { TILENAME($tile) }
thing-tile-line = { $cost } AP om te plannen, { $cost } om te bouwen; { $small ->
    [one] 1 punt
   *[other] { $small } punten
 }, groot eiland { $large }{ $counted ->
    [0] ; iedereen heeft eigen tegels
   *[other] ; { $left ->
        [0] geen meer
       *[other] nog { $left }
     }{ $planned ->
        [0] { "" }
       *[other] , { $planned } gepland
     }
 }.
thing-tile-does = { $village ->
    [0] Een neutrale tegel: iedereen mag hem nemen, één per actie, en de tegels van iedereen mogen erop aansluiten.
   *[other] Een dorp van je eigen kleur: alleen jouw tegels sluiten erop aan.
 } Gebouwd scoort de tegel meteen en bedekt hij { $size ->
    [one] 1 vak
   *[other] { $size } vakken
 }.
thing-tile-worth = { $asks ->
    [0] { "" }
   *[other] { $small } of { $large } punten, de goederen eronder, en misschien de voltooiing van een eiland. { $spots ->
        [0] Hij zou nu nergens voor je passen.
        [one] Hij zou nu op 1 plaats voor je passen.
       *[other] Hij zou nu op { $spots } plaatsen voor je passen.
     }
 }
thing-tile-get = { $missing ->
    [1] In de algemene voorraad is er geen meer.
   *[other] Plan hem met de rode actie voor { $cost ->
        [one] 1 actiepunt
       *[other] { $cost } actiepunten
     } en bouw hem dan met de groene actie voor evenveel.
 }
thing-tile-others = { SOME($list) ->
    [no] Niemand anders heeft er een gepland.
   *[other] Gepland: { $list }.
 }
thing-reserve = { $who ->
    [you] jouw eigen voorraad
   *[other] eigen voorraad van { $who }
 }
thing-reserve-line = { $count ->
    [0] Geen tegels gepland
   *[other] Gepland: { $tiles }
 }; { $owned ->
    [0] geen fiches
   *[other] fiches: { $tokens }
 }.
thing-reserve-does = Geplande tegels wachten hier tot ze met de groene actie gebouwd worden. Eerder scoren ze niets.
thing-mat-points = { $who ->
    [you] jouw overwinningspunten
   *[other] overwinningspunten van { $who }
 }
thing-mat-points-line = { owner-begins } { $vp ->
    [one] 1 punt
   *[other] { $vp } punten
 } op het spoor.
thing-mat-points-does = Goud, goederen, beide sporen en eindfiches scoren pas aan het einde.
thing-mat-gold = { $who ->
    [you] jouw goud
   *[other] goud van { $who }
 }
thing-mat-gold-line = { owner-begins } { $gold } goud van hooguit { $most }.
thing-mat-gold-does = Een goudstuk koopt tijdens een actie één extra actiepunt. Aan het einde is elk goudstuk een punt.
thing-mat-gold-get = Neem goud in plaats van een actie; ruil kisten in; sommige fiches leveren het op.
thing-mat-posts = { $who ->
    [you] jouw handelsposten
   *[other] handelsposten van { $who }
 }
thing-mat-posts-line = { $posts } van { $all } staan op het bord{ SOME($where) ->
    [no] { "" }
   *[other] : { $where }
 }.
thing-mat-posts-does = Alleen waar je een post hebt, mag je bouwen; voltooide eilanden leveren punten op voor posten.
thing-mat-posts-get = Stop een schip bij een anker waarvan de plek vrij is.
thing-mat-posts-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-mat-chests = { $who ->
    [you] jouw schatkisten
   *[other] schatkisten van { $who }
 }
thing-mat-chests-line = { $chests ->
    [0] Nu geen
    [one] 1 kist, { $chest } goud waard
   *[other] { $chests } kisten, elk { $chest } goud waard
 }{ $cashed ->
    [0] { "" }
   *[other] ; { $cashed } al ingeruild
 }.
thing-mat-chests-does = Een kist ruil je wanneer je wilt in je beurt in voor { $chest } goud, uiterlijk aan het einde.
thing-mat-chests-get = Bedek het laatste vrije vak van een groot eiland.
thing-mat-ships = { $who ->
    [you] jouw schepen
   *[other] schepen van { $who }
 }
thing-mat-ships-line = { SOME($ships) ->
    [no] Ze zijn nog niet op het bord.
   *[other] { $ships }.
 }
thing-mat-ships-does = Elk schip heeft alle zetten van een blauwe actie voor zichzelf.
thing-mat-special = { $who ->
    [you] jouw volgordeschijf
   *[other] volgordeschijf van { $who }
 }
thing-mat-special-line = Op vak { $space } van het speciale spoor{ SOME($colour) ->
    [no] { "" }
   *[other] , { COLOUR($colour) }
 }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } aan het einde, plaats { $place } in de spelersvolgorde.
thing-mat-special-does = De volgorde van de schijven is de spelersvolgorde; witte blokjes mogen tellen als de kleur van het vak.
thing-mat-planned = { $who ->
    [you] jouw geplande tegels
   *[other] geplande tegels van { $who }
 }
thing-mat-planned-line = { SOME($tiles) ->
    [no] Geen.
   *[other] { $tiles }.
 }
thing-mat-planned-does = Je bouwt ze met de groene actie.
thing-mat-villages = { $who ->
    [you] jouw dorpen in de algemene voorraad
   *[other] dorpen van { $who } in de algemene voorraad
 }
thing-mat-villages-line = { SOME($villages) ->
    [no] Allemaal gepland of gebouwd.
   *[other] { $villages }.
 }
thing-mat-villages-get = Plan ze met de rode actie voor 1 actiepunt per stuk.
thing-mat-good = { $who ->
    [you] jouw { GOOD($good) }
   *[other] { GOOD($good) } van { $who }
 }
thing-mat-good-line = { $have } keer productie { $made }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 } aan het einde.
thing-mat-good-does = Aan het einde scoort elk goed zijn fiches keer zijn productie.

# Shapes of tiles, for those who do not see them.
tile-name-village = dorp ({ $shape })
    .indef = een dorp ({ $shape })
    .def = het dorp ({ $shape })
tile-name-neutral = neutrale tegel ({ $shape })
    .indef = een neutrale tegel ({ $shape })
    .def = de neutrale tegel ({ $shape })
shape-i1 = enkel
shape-i2 = rij van twee
shape-i3 = rij van drie
shape-v3 = hoek van drie
shape-i4 = rij van vier
shape-o4 = vierkant van vier
shape-t4 = T van vier
shape-t5 = lange T van vijf
shape-v5 = hoek van vijf
shape-u5 = U van vijf
shape-w5 = trap van vijf
shape-x5 = kruis van vijf
shape-o6 = blok van zes
shape-a6 = trap van zes

# The table in parts, and in prose.
part-actions = De acties
part-pirates = De piraten
part-islands = De eilanden
part-map = Het bord
part-tokens = De vooruitgangsfiches
part-tracks = De sporen
part-goods = De goederen
part-tiles = De tegels
part-players = De spelers
prose-thing = { $name }: { $line }
prose-figure = { $name }: { $line }
prose-map = Het bord heeft kolommen a tot { $columns } van west naar oost en rijen 1 tot { $rows } van noord naar zuid; eromheen ligt het kader, vakken N, E, S en W met nummers.
prose-island = { ISLAND($island) } beslaat { $cells }.{ SOME($sites) ->
    [no] { "" }
   *[other] { " Vrije plekken: " }{ $sites }.
 }{ SOME($goods) ->
    [no] { "" }
   *[other] { " Goederen: " }{ $goods }.
 }{ SOME($posts) ->
    [no] { "" }
   *[other] { " Posten: " }{ $posts }.
 }{ SOME($villages) ->
    [no] { "" }
   *[other] { " Dorpen: " }{ $villages }.
 }{ SOME($neutral) ->
    [no] { "" }
   *[other] { " Neutrale tegels: " }{ $neutral }.
 }
prose-ships = { SOME($ships) ->
    [no] Er is nog geen schip op het bord.
   *[other] Schepen: { $ships }.
 }
prose-special = Het speciale spoor: { $colours }. Punten aan het einde: { $points }. Van voren af: { $here }.
prose-progress = Het vooruitgangsspoor: gouden vakken met een fiche en punten aan het einde zijn { $points }. { $here }.
prose-player = { $lines } { SOME($tokens) ->
    [no] Geen fiches.
   *[other] Fiches: { $tokens }.
 }
ship-lies = { $who ->
    [you] jouw schip { $ship } op { SPACE($space) }
   *[other] schip { $ship } van { $who } op { SPACE($space) }
 }
site-with-anchor = { $site } (anker { $anchor })
post-of = { $who } op { $cell }
villages-of = { $who } op { $cells }
cells-from-to = { $first } tot { $last }
track-space = { $space } { COLOUR($colour) }
track-points = { $points } op { $space }

# Cards for moments that everybody looks up for.
moment-pirates-title = Piraten!
moment-pirates = Ronde { $round } is voorbij: de piraten vallen aan met sterkte { $strength }.
moment-cannons = Kanonnen tegen piraten
moment-cannons-note = met te weinig ben je ze allemaal kwijt
moment-repelled = verslaat { $strength }, houdt { $left ->
    [0] geen kanon
    [1] 1 kanon
   *[other] { $left } kanonnen
 } over
moment-plundered = verliest { $lost } OP: had er { $strength } nodig
moment-next-time = Nog nodig voor de volgende aanval
moment-missing = { $cannons ->
    [0] heeft genoeg kanonnen
    [1] 1 kanon
   *[other] { $cannons } kanonnen
 }
moment-round = Ronde { $round } begint: posten op eilanden die nu voltooid worden, tellen x{ $multiplier }.
moment-next-pirates = Een piratenfiche is omgedraaid: na ronde { $round } komen ze met sterkte { $strength }.
moment-over = Dat was de laatste ronde: de eindtelling volgt.
moment-phase = { COLOUR($colour) }

# What should be heard before a choice is made.
warn-ap-lost = { $ap ->
    [one] 1 AP gaat verloren
   *[other] { $ap } AP gaan verloren
 }
warn-token-declined = er wordt geen fiche genomen
warn-chances-lapsed = { $chances ->
    [one] 1 fiche gemist
   *[other] { $chances } fiches gemist
 }: er ligt er geen meer
warn-plundered = dan nemen de piraten { $lost ->
    [0] geen punt
    [one] 1 punt
   *[other] { $lost } punten
 }{ $cannons ->
    [0] {""}
   *[other] {" "}en je kanonnen
 }: sterkte { $strength }, { $short } te sterk
warn-repelled = dan komen de piraten: { $strength ->
    [one] 1 kanon
   *[other] { $strength } kanonnen
 } afgevuurd, { $cannons } over
warn-game-ends = hiermee eindigt het spel

# What speaks for a choice of somebody else, in the middle of a sentence.
purpose-guns = de piraten hebben sterkte { $strength }, en daar { $cannons ->
    [0] staat geen kanon tegenover
    [one] staat 1 kanon tegenover
   *[other] staan { $cannons } kanonnen tegenover
 }
purpose-room = er is op een eiland plaats voor deze tegel

# Tips, by the kind of question.
tip-turn = Elke kleur die eruit kwam heeft evenveel actiepunten, dus kies wat je nodig hebt, niet de kleur met de meeste blokjes. In het begin: vaar, plan dan en bouw. Houd genoeg kanonnen voor de piraten.
tip-sail = Elk schip mag alle punten gebruiken. Stop bij een anker om een post te vestigen; de eerste post op een eiland scoort, en een klein eiland is gauw voltooid.
tip-sail-ship = Het schip vaart met zijn eigen punten naar elk vak binnen bereik; het andere schip houdt de zijne.
tip-track = Kanonnen tegen piraten ben je kwijt, maar er te weinig hebben kost ook punten. Op de andere sporen telt alleen de hoogste bereikte waarde.
tip-plan = Een dorp kost één punt, hoe groot het ook is; grote dorpen bedekken het meeste land. Neem tegels die passen op het eiland van je post.
tip-pick-token = Een fiche die elke ronde werkt, is meer waard naarmate je hem eerder hebt; fiches voor het einde scoren pas dan.
tip-build = Tegels scoren meteen, meer op grote eilanden. Bedek goederen waarvan je productie hebt, en let op wie het eiland zou voltooien.
tip-build-tile = Elk vak moet vrij land zijn, en de tegel moet je post raken of een keten van je dorpen en neutrale tegels. Je mag de tegel draaien.
tip-produce = Een productiefiche vermenigvuldigt alle goederen van die soort, dus koop voor een goed dat je hebt of nog zult bedekken.

# What a designer counts.
uses-action = gekozen acties
uses-token-taken = genomen vooruitgangsfiches
uses-token-used = omgedraaide vooruitgangsfiches
uses-progress = bereikte vakken met overwinningspunten op het vooruitgangsspoor
uses-tile-planned = geplande tegels
uses-tile-built = gebouwde tegels
uses-production = gekochte productiefiches
uses-post = gevestigde handelsposten
uses-island = voltooide eilanden
uses-pirates = piraten
uses-space = vak { $space } van { $end }
uses-good = { GOOD($good) } voor { $cost }
uses-first = de eerste op het eiland
uses-later = op een eiland dat al ontdekt was
uses-small = kleine eilanden
uses-large = grote eilanden
uses-repelled = afgeslagen
uses-plundered = geplunderd

# Labels of the board, in the lengths that a layout may need: one of them must fit.
board-ap = AP
board-points = OP
board-vp = { $vp } OP
board-gain = +{ $vp } OP
board-cost = { $ap } AP
board-gold = { $gold } goud
board-tab-map = Kaart
board-tab-actions = Acties
board-tab-tokens = Fiches
board-tab-goods = Goederen
board-tab-tiles = Tegels
board-tab-islands = Eilanden

# The wheel of actions.
board-wheel-now = nu
board-wheel-next = straks
board-wheel-tower = toren
board-wheel-use = wat het zou doen
board-use-sail = { $ap ->
    [one] 1 zet
   *[other] { $ap } zetten
 } voor elk schip
board-use-plan = { $village ->
    [0] { "" }
   *[other] dorp { $village } AP,{ " " }
 }neutraal { $least }–{ $most } AP
    .short = { $village ->
        [0] { "" }
       *[other] dorp { $village },{ " " }
     }neutraal { $least }–{ $most } AP
board-use-build = { $planned ->
    [0] geen tegels gepland
   *[other] { $fitting } van { $planned } geplande tegels passen elk apart
 }
    .short = { $planned ->
        [0] geen tegels gepland
       *[other] { $fitting } van { $planned } passen elk apart
     }
board-use-produce = { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
 } betaalbaar
board-use-cannons = kanonnen { $now }→{ $then }, nodig { $need }
    .short = { $now }→{ $then }, nodig { $need }
board-use-progress = vak { $now }→{ $then }, { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
 }
board-use-special = vak { $now }→{ $then }, { $vp } OP
board-gold-take = of neem goud
board-gold-have = goud { $gold }
board-gold-have-gold = je hebt { $gold } goud
board-gold-for = in plaats, { $cubes } blokjes
board-gold-for-ap = 1 goud:1 AP
board-gold-end = stop
board-gold-none = geen
board-ship-moves = zetten schip { $ship }

# Pirates, tracks and tokens.
board-pirates = Piraten
board-pirates-safe = veilig
    .short = goed
board-pirates-lose = kost { $loss }
    .short = -{ $loss }
board-special = Speciaal
board-special-vp = OP aan het eind
    .short = OP eind
    .shorter = OP
board-progress = Vooruitgang
    .short = Vooruitg.
    .shorter = Vooruit
board-progress-golden = goud: een fiche
    .short = goud: fiche
board-tokens = Vooruitgangsfiches
board-tokens-note = – verdwijnt aan het einde van de ronde
board-token-taken = genomen
board-own-has = heeft
board-own-none = geen fiches

# Goods and production.
board-good-wool = Wol
board-good-tobacco = Tabak
board-good-sugar = Suiker
board-good-coconut = N kokos
board-good-coffee = C koff.
board-goods-title = Goederen × productie
board-goods-round = ronde { $round } van { $rounds }
board-goods-buy = koop
board-offers-title = Productie te koop
board-offers-note = OP aan het einde voor één meer

# Islands.
board-islands = Eilanden
board-islands-nearly = Eilanden bijna vol
board-islands-pay-now = 1 tot 4 posten: { $pay } OP
board-islands-pay = posten { $pay }
    .short = { $pay }
board-islands-no-posts = nog geen posten
board-islands-all-note = vrije vakken, posten nu waard, goederen
board-islands-built-note = bebouwde en vrije vakken; 1 tot 4 posten: { $pay } OP; goederen over
board-island = Eiland { $number }
board-island-free = { $free } vrij
board-island-done = vol
board-island-of = { $free } van { $cells } vrij
board-island-complete = voltooid
board-island-large = groot ◆
board-island-small = klein
board-island-no-post = nog geen post
board-island-paid = posten zijn betaald
    .short = posten betaald
board-island-pay = waard
board-island-goods = goed.
board-pay-title = Eiland voltooid
board-pay-posts = posten
board-pay-now = OP nu
board-pay-last = slot +{ $vp }

# Tiles.
board-rack = Tegels
board-rack-village = dorp
board-rack-neutral = neutr.
board-tile-vp = { $small }/{ $large } OP
board-tile-ways = R: { $ways } manieren
    .short = R: { $ways }
board-tile-turn = R draait hem
    .short = R draait
board-tiles-landless = { $n } van { $planned } gepland: geen land
    .short = { $n } van { $planned }: geen land
board-tile-planned = { $n } gepland
board-tile-left = nog { $n }
board-shop = Tegels om te plannen
board-shop-note = hoeveel er nog zijn, OP klein / groot eiland
board-shop-village = dorp 1 AP
board-shop-neutral = 1 AP per vak
board-reserve-none = geen tegels gepland
    .short = geen tegels
board-note-planned = gepland
board-note-nothing = nog niets
board-note-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
 }

# The signs of the map.
board-sign-opens = plek opent { $opened }
    .short = opent { $opened }
board-sign-opens-short = opent { $opened }
board-sign-land = groot
board-sign-closed = dicht
board-sign-anchor = anker
board-sign-chest = kist
board-sign-star = slot
board-sign-turn = draaien
board-sign-post = post
board-sign-village = dorp
board-sign-neutral = neutraal
board-sign-ship = schip
board-sign-small = klein
board-sign-large = groot, kist
    .short = groot
board-sign-cells = laatste vakken
    .short = laatste
board-sign-discovery = ontdekking
    .short = ontdek
board-legend-goods = goederen

# A player's sheet.
board-mat-points = { $vp } OP op het spoor
board-mat-points-now = { $vp } OP op het spoor, { $total } als het nu eindigde
board-mat-gold = goud
board-mat-cannons = kanonnen
board-mat-posts = posten
board-mat-chests = kisten
board-mat-ships = schepen
board-mat-special = speciaal
board-mat-goods = goederen
board-mat-production = ×prod.
board-mat-planned = gepland
board-mat-villages = dorpen
board-mat-tokens = fiches
board-mat-none = geen
board-mat-of = van { $most }
board-mat-cashed = { $n } ingeruild
board-mat-ships-off = nog niet geplaatst
board-mat-ship = { $ship } op { $space }
board-mat-space = vak { $space }
board-mat-special-vp = { $vp } OP aan het einde
board-mat-place = plaats { $place } in de volgorde
board-mat-all-planned = allemaal gepland
board-mat-used-up = gebruikt

# What a player has, in the strip of players.
held-vp = OP
held-gold = goud
held-cannons = kanonnen
held-tiles = tegels
held-posts = posten
held-tokens = fiches
held-chests = kisten
held-progress = vooruitg.
held-special = speciaal

# The game on one page.
aid-goal = Doel
aid-goal-line = { $rounds } rondes; de meeste punten winnen, en gelijke stand gaat naar wie verder is op het speciale spoor.
aid-round = Een ronde
aid-round-phases = één kleur gaat de toren in; er komen blokjes van allerlei kleuren uit
    .sign = { $phases } fasen
aid-round-choose = een actie waarvan de kleur eruit kwam, of goud
    .sign = kies
aid-round-ap = zoveel als er blokjes van de talrijkste kleur zijn; 1 goud koopt er een bij
    .sign = AP
aid-round-pirates = aan het einde: betaal hun sterkte in kanonnen, of verlies ze allemaal en evenveel punten
    .sign = piraten
aid-actions = Acties
aid-action-blue = elk AP verzet beide schepen één vak; stop bij een anker om een post te vestigen
aid-action-black = één kanon per AP
aid-action-red = neem tegels: een dorp voor 1 AP, één neutrale tegel voor zijn grootte in AP
aid-action-brown = één vak per AP; een fiche voor elk gouden vak dat je bereikt
aid-action-green = bouw je tegels, verbonden met een post van jou: dorp 1 AP, neutraal zijn grootte; je neemt de goederen eronder
aid-action-yellow = koop productiefiches voor de AP die erop staan
aid-action-white = vooruit in de spelersvolgorde, of doe de actie van de kleur waarop je ligt als die niet uit is
aid-action-gold = in plaats van een actie: één per { $cubes } blokjes, naar boven afgerond
    .sign = goud
aid-counts = Wat telt
aid-counts-first = { $discovery } voor de eerste post op een eiland
    .sign = ontdekking
aid-counts-tiles = meteen: het kleinste getal op kleine eilanden, het grootste op grote
    .sign = tegels
aid-counts-island = het laatste vak scoort { $completion }, en een kist als het groot is; dan scoren alle posten daar
    .sign = eiland
aid-counts-posts = { $factors } naar hun aantal, keer { $multipliers } naar de ronde
    .sign = posten
aid-counts-goods = elke soort: fiches keer productie, de gedrukte meegeteld
    .sign = goederen
aid-counts-tracks = hoogste waarde van de sporen vooruitgang en speciaal
    .sign = sporen
aid-counts-gold = één per stuk; boven { $most } meteen
    .sign = goud
aid-signs = Tekens
aid-sign-cubes = blokjes: nu uit, in de volgende worp, in de toren; ▪ ook een neutrale tegel
aid-sign-sites = een plek, met de vakken die een post opent; post van A
    .sign = ⌂7 ⌂A
aid-sign-closed = land waar alleen anderen kunnen komen
aid-sign-anchors = een anker en zijn plek; – naast een fiche: weg na deze ronde
aid-sign-ships = een schip, met letter en nummer; ▶ ook de fase en wie aan de beurt is
aid-sign-chest = een kist: { $chest } goud
aid-sign-last = laatste eilandvakken; punten voor de eerste post
aid-sign-crop = rond een letter: goederen die je daar neemt
aid-sign-pieces = kanonnen of goud; een kanon te weinig tegen de piraten; een leeg vak
aid-sign-copies = 2 of 3 gelijke fiches
aid-sign-extra = 1 AP extra bij de acties met deze letters
    .sign = +1ko
aid-sign-villages = kleine letters op land: dorpen van A, van B
aid-sign-times = goederen keer productie
aid-sign-land = kleine, grote eilanden waar geen kleuren zijn
aid-sign-yellow = wat de gekozen keuze zou doen
    .sign = geel
aid-forgotten-1 = Iedereen heeft evenveel AP, hoe weinig blokjes je kleur ook heeft.
aid-forgotten-2 = Eén neutrale tegel per fase, en zoveel dorpen als je kunt betalen.
aid-forgotten-3 = Piraten worden nooit zwakker: elke ronde komt er één fiche bij.
aid-forgotten-4 = AP over aan het einde van een spoor leveren samen { $end } goud op.
aid-forgotten-5 = Hoe eerder een eiland voltooid is, hoe meer elke post oplevert.
aid-forgotten-6 = Je mag over een lege plek bouwen: daar komt dan geen post meer.

# Worked examples, by their number and that of the step.
example-player-0 = Rood
example-player-1 = Wit
example-player-2 = Blauw
example-player-3 = Geel
example-ship = { $name } kiest schip { $ship }.
example-tile = Een tegel uit de eigen voorraad wordt gekozen.
example-02-1 = De 4 blauwe blokjes zijn net gegooid, en alle kwamen eruit; de andere kleuren wachten nog.
example-03-1 = Geel beëindigt de ronde. De startspeler gooit de 4 blauwe blokjes van de volgende.
example-04-1 = Er is geen bruin blokje.
example-04-2 = Eén zwart blokje is genoeg om kanonnen te kiezen, en met 4 AP: blauw heeft de meeste blokjes, 4.
example-04-3 = Alle 4 mogen gebruikt worden.
example-05-1 = Geel beëindigt de fase; in de volgende begint Rood, die vooraan ligt.
example-06-1 = Alle schijven liggen op één vak, die van Rood bovenop: in de volgende fase begint Rood weer.
example-07-1 = Rood kiest varen: 4 zetten voor elk schip.
example-07-2 = Beide schepen komen gratis via het kader.
example-07-3 = Het tweede mag ergens anders komen.
example-07-5 = Drie zetten brengen schip 1 bij een anker.
example-07-6 = Een handelspost wordt gevestigd; de vierde zet van het schip vervalt.
example-07-7 = Schip 1 mag niet verder.
example-07-8 = Schip 2 heeft nog zijn 4 zetten.
example-08-1 = Rood heeft 5 zetten en een post op het eiland van b2.
example-08-3 = Schip 1 bereikt een ander anker van hetzelfde eiland.
example-08-4 = Een tweede post, maar geen punten: het eiland is al ontdekt.
example-09-1 = Rood kiest kanonnen met 4 AP.
example-09-2 = De schijf van Rood gaat 4 vakken vooruit.
example-10-1 = Rood kiest plannen met 4 AP.
example-10-2 = Een neutrale tegel van grootte 2 kost 2 AP.
example-10-3 = Een dorp van grootte 4 kost 1 AP.
example-10-4 = Een dorp van grootte 3 kost 1 AP: 2 + 1 + 1 = 4.
example-11-1 = Blauw kiest vooruitgang met 5 AP.
example-11-2 = De schijf van Blauw passeert een vak met overwinningspunten.
example-11-3 = Blauw neemt één vooruitgangsfiche.
example-12-1 = Rood kiest bouwen.
example-12-3 = De neutrale tegel van grootte 2 kost 2 AP; hij raakt de handelspost.
example-12-5 = Het dorp van grootte 4 kost 1 AP.
example-12-7 = Het dorp van grootte 3 kost 1 AP; een keten van tegels leidt naar de post.
example-13-1 = Rood kiest bouwen.
example-13-2 = Rood wil een dorp van drie op een rij bouwen.
example-13-3 = Het derde vak zou e2 zijn, en dat is zee.
example-14-1 = Rood kiest bouwen.
example-14-2 = Rood heeft een dorp van één vak en een post op b2.
example-14-3 = c3 raakt b2 alleen met een hoek.
example-15-1 = { example-12-1 }
example-15-3 = { example-12-3 }
example-15-5 = { example-12-5 }
example-15-7 = { example-12-7 }
example-15-9 = De laatste ook: alle zijn door tegels met de post verbonden.
example-16-1 = Rood kiest bouwen.
example-16-3 = De tegel bedekt suiker: Rood neemt die.
example-16-5 = De tweede tegel bedekt wol: Rood neemt die.
example-17-1 = { example-12-1 }
example-17-3 = { example-12-3 }
example-17-5 = { example-12-5 }
example-17-7 = { example-12-7 }
example-18-1 = Op dit grote eiland zijn twee vakken vrij. Rood kiest bouwen.
example-18-3 = 2 voor de tegel, 3 voor de voltooiing, 3 x 4 voor twee posten: 17, en de kist. De post van Blauw: 1 x 4.
example-19-1 = Rood kiest produceren met 5 AP.
example-19-2 = De eerste wolfiche kost 2 AP.
example-19-3 = De tweede kost 3: samen 5 AP.
example-20-1 = Geel kiest de speciale actie, om met 5 AP vooruit te gaan.
example-20-2 = Geel gaat 4 vakken vooruit, naar rood, en ligt vooraan.
example-20-3 = Geel laat het laatste AP vervallen en is vanaf de volgende fase het eerst aan de beurt.
example-21-1 = De schijf van Wit ligt op rood en er is geen rood blokje: 5 AP om te plannen.
example-21-2 = Elk dorp kost 1 van de 5 AP.
example-22-1 = 10 blokjes zijn 4 goud: 9 + 3 = 12, het einde van het spoor, en het vierde is 1 OP.
example-23-1 = Rood kiest kanonnen met 5 AP.
example-23-2 = Twee stappen brengen de schijf op 12, het einde van het spoor.
example-23-3 = 3 AP blijven over aan het einde van het spoor: 2 goud.
example-24-1 = Rood kiest vooruitgang met 2 AP.
example-24-2 = Rood betaalt 1 goud voor één AP meer.
example-24-3 = Drie stappen brengen de schijf op het volgende vak met overwinningspunten.
example-24-4 = Rood neemt nog een vooruitgangsfiche.
example-25-1 = De 4 kanonnen van Blauw zijn geen 6: ze zijn allemaal verloren, en 6 OP.
example-26-1 = De 8 kanonnen van Geel verslaan sterkte 6; er blijven er 2 over en niets is verloren.
example-27-1 = Na de aanval wordt de volgende fiche, een 4, omgedraaid: 6 + 4 = 10.
example-28-1 = De fiches van Rood zijn 8 goud: 3 brengen de schijf op 12, de andere 5 zijn 5 OP, en het spoor scoort 12.
example-29-1 = Goederen keer productie: 12 + 1 + 0 + 2 + 4 = 19 OP.
example-30-1 = 7 voor de fiche, 12 voor goud dat dubbel telt, 10 voor het spoor: 29 OP.
example-31-1 = De hoogste waarde die Rood op het speciale spoor bereikt heeft, is 6 OP.

# What a menu says about the game.
about-pitch = Ontdekkers varen tussen de eilanden van de Nieuwe Wereld, vestigen handelsposten en bedekken het land met tegels. Een toren vol gekleurde blokjes beslist elke fase welke acties er zijn en hoe sterk ze zijn; aan het einde van elke ronde vallen piraten aan. Na vijf rondes wint de speler met de meeste punten.
about-hidden = niets
about-round = ronde
about-tiebreak = de plaats op het speciale spoor, van voren af
