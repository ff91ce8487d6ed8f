# East India Companies in het Nederlands.

# --- Namen van de tabellen, met hun vormen ---

name-good-tea = Thee
    .noun = thee
name-good-spices = Specerij
    .noun = specerijen
name-good-coffee = Koffie
    .noun = koffie
name-good-silk = Zijde
    .noun = zijde
name-ship-kind-galleon = Galjoen
    .short = Galjoen
    .def = het galjoen
    .indef = een galjoen
name-ship-kind-flute = Fluit
    .short = Fluit
    .def = de fluit
    .indef = een fluit
name-ship-kind-frigate = Fregat
    .short = Fregat
    .def = het fregat
    .indef = een fregat
name-ship-kind-corvette = Korvet
    .short = Korvet
    .def = het korvet
    .indef = een korvet
name-ship-kind-indiaman = Oost-Indiëvaarder
    .short = Indiëv.
    .def = de Oost-Indiëvaarder
    .indef = een Oost-Indiëvaarder
name-ship-kind-brig = Brik
    .short = Brik
    .def = de brik
    .indef = een brik
name-ship-kind-three-master = Driemaster
    .short = 3-master
    .def = de driemaster
    .indef = een driemaster
name-ship-kind-clipper = Klipper
    .short = Klipper
    .def = de klipper
    .indef = een klipper
name-ship-kind-steamer = Stoomschip
    .short = Stoomsch
    .def = het stoomschip
    .indef = een stoomschip
name-zone-zone-1 = China
    .short = China
name-zone-zone-2 = Oost-Indië
    .short = O.-Indië
name-zone-zone-3 = India
    .short = India
name-spot-canton = Kanton
name-spot-malacca = Malakka
name-spot-manila = Manilla
name-character-merchant = Koopman
    .short = Koopman
    .def = de Koopman
name-character-shipowner = Reder
    .short = Reder
    .def = de Reder
name-character-governor = Gouverneur
    .short = Gouverneur
    .def = de Gouverneur
name-character-captain = Kapitein
    .short = Kapitein
    .def = de Kapitein
name-character-investor = Investeerder
    .short = Investeerd.
    .def = de Investeerder
name-cell-merchant-spices = +1 Specerij
    .short = +1 Specerij
name-cell-merchant-coffee = +1 Koffie
    .short = +1 Koffie
name-cell-merchant-silk = +1 Zijde
    .short = +1 Zijde
name-cell-shipowner-ship = Schip
    .short = Schip
name-cell-shipowner-pier = Kade
    .short = Kade
name-cell-governor-influence = Indiëkaart
    .short = Indiëkaart
name-cell-governor-post = Post
    .short = Post
name-cell-captain-expertise = Expertise
    .short = Expertise
name-cell-captain-charts = Cartografie
    .short = Cartografie
name-cell-investor-ship = Schip
    .short = Schip
name-cell-investor-influence = Europakaart
    .short = Europakaart
name-company-name-blue = Compagnie des Indes
    .short = Franse Cie
name-company-name-red = East India Company
    .short = Engelse Cie
name-company-name-yellow = Svenska Ostindiska
    .short = Zweedse Cie
name-company-name-purple = Vereenigde O.C.
    .short = Nederl. Cie
name-phase-agents = Agenten
    .short = Agenten
name-phase-exchange = Beurs
    .short = Beurs
name-phase-navigation = Navigatie
    .short = Navigatie
name-phase-loading = Laden
    .short = Laden
name-phase-trade = Handel
    .short = Handel
name-phase-end-of-period = Einde van de periode
    .short = Einde

# --- Wat het menu zegt ---

about-title = East India Companies
about-pitch = Iedere speler leidt een compagnie: stuur schepen naar Indië, koop thee, specerijen, koffie en zijde waar er veel van is, verkoop ze in Europa voordat de prijzen dalen, en handel in ieders aandelen. Na vijf perioden wint de rijkste speler.
about-hidden = de marktkaarten, gedekt uitgestuurde schepen
about-round = periode
about-tiebreak = de koers van je eigen aandeel, dan de kas, dan het initiatief
about-option-mortgage = Op presidentsaandelen kan een hypotheek genomen worden

# --- Waarom niet ---

game-over = Het spel is afgelopen.
not-now = Daar gaat het nu niet over.
not-your-turn = Nu mag { SEAT($seat) } kiezen.

# Agenten
agents-owned = Je hebt { $agents } agenten.
agent-placed = Deze agent is in deze periode al geplaatst.
agent-alike = Op dezelfde plek staat nog een agent van je: kies die.
agent-not-in-centre = Deze agent is niet in een eerdere beurt van deze periode naar de centrale zone gestuurd.
agents-left = { $have ->
    [one] Een van je agenten moet
   *[other] { $have } van je agenten moeten
 } nog geplaatst worden.
no-cell = Er is geen vak dat '{ $cell }' heet.
cell-too-far = { START(CHARACTER($there, "def")) } ligt niet naast { CHARACTER($here, "def") }, waar de agent staat.
cell-yours = Een van je agenten staat al op dit vak.
cell-cost = Kosten en toeslag zijn samen { $need } GS.
no-ship-for-sale = Je stapel heeft geen schip voor deze periode.
piers-built = Je hebt beide kade-uitbreidingen al.
posts-placed = Je twee handelsposten zijn geplaatst.
zones-full = Elke zone zonder post van jou is vol.

# Schepen en handelsposten
ship-not-in-stack = Dit schip ligt niet in je stapel.
ship-later = { START(SHIP($ship, "def")) } is te koop vanaf periode { $need }.
ship-cost = { START(SHIP($ship, "def")) } kost { $need } GS.
no-such-ship-there = Zo'n schip heb je daar niet om af te leggen.
no-spot = Er is geen plaats die '{ $spot }' heet.
spot-closed = { SPOT($spot) } is gesloten met { $players } spelers.
spot-taken = In { SPOT($spot) } staat al een handelspost.
post-in-zone = Je hebt al een handelspost in deze zone.

# Aandelen
no-sale-on-exchange = Tijdens de beursfase mogen geen aandelen verkocht worden.
sales-closed = In periode { $period } kun je alleen tijdens fase A aandelen verkopen.
no-company = Zo'n compagnie doet niet mee.
shares-held = Je hebt { $have ->
    [0] geen aandeel
    [one] één aandeel
   *[other] { $have } aandelen
 } van deze compagnie.
no-share-left = Van deze compagnie is geen aandeel meer op de markt.
share-cost = Een aandeel van deze compagnie kost { $need } GS.
no-mortgage = Dit spel gaat zonder hypotheek op presidentsaandelen.
all-mortgaged = Op je beide presidentsaandelen rust al een hypotheek.
none-mortgaged = Op geen van je presidentsaandelen rust een hypotheek.
redeem-cost = Terugkopen kost { $need } GS.

# Kaarten en reizen
card-not-in-pile = Deze kaart zit niet in de stapel van deze periode.
no-zone = Er is geen vaargebied dat '{ $zone }' heet.
ship-not-in-hand = Zo'n schip heb je niet in de hand.
travel-cost = De reis kost { $need } GS.

# Laden
good-not-here = Alleen { GOOD($one) } en { GOOD($other) } worden { in-zone } verkocht.
good-sold-out = Er is geen { GOOD($good) } meer in Indië.
cube-cost = Het blokje kost { $need } GS.
ship-has-cargo = Een schip dat geladen heeft, moet naar huis varen.
stay-cost = Een schip achterlaten kost { $need } GS.

# Handel
not-in-warehouse = Dit blokje ligt niet in je pakhuis.
no-loaded-ship = Aan die kade ligt geen geladen schip met snelheid { $speed }.
ship-alike = Verder naar links ligt een gelijk schip: kies dat.
not-on-ship = Dit blokje is niet aan boord.

# --- Waar het spel is, en wat er gevraagd wordt ---

status = periode { $period } van { $periods } · { $letter } { $letter ->
    [A] agenten
    [B] beurs
    [C] navigatie
    [D] laden
    [E] handel
   *[F] einde van de periode
 }
status-over = het spel is afgelopen

ask-sale-window = aandelen verkopen { $step ->
    [window-1] vóór de agenten
    [window-2] vóór de beurs
    [window-3] vóór de reizen
    [window-4] vóór de rangschikking
    [window-after-ranking] voordat de verkopen meetellen
   *[window-5] vóór de dividenden
 }?
ask-agent-turn = { $standing ->
    [0] plaats agent { $number } van { $agents }
   *[other] agent { $number }/{ $agents } ({ $where })
 }
ask-agent-turn-centre = verplaats een agent uit het midden, of stop
ask-ship-purchase = welk schip koop je?
ask-discard = welk schip maakt plaats voor { SHIP($ship, "def") }?
ask-post-choice = waar komt de handelspost?
ask-exchange-turn = koop een aandeel of pas
ask-card-choice = kies de { market }kaart: blokjes, dan de prijzen
ask-card-look = bekijk de { market }kaart
ask-ship-placement = stuur een schip, { $hand } in de hand
ask-loading-turn = laad { SHORT($ship) } { in-zone }, { $cubes }/{ $hold } blokjes
ask-warehouse-turn = uit het pakhuis verkopen?
ask-unload-choice = welk schip met snelheid { $speed } los je?
ask-unload-turn = los { SHIP($ship, "def") }: verkopen of opslaan
ask-raise-cash = dividend { $owed } GS, je hebt { $treasury }: zoek geld

# --- Koppen in de lijst van keuzes ---

piece-office = vak
piece-agent = agent
piece-zone = zone
piece-ship = schip
piece-in-zone = { ROMAN($zone) } { ZONE($zone) }
piece-of-agent = agent { $number }
piece-of-ship = { SHORT($ship) }
office-price = { $office }{ $cost ->
    [0] {""}
   *[other] , { $cost }{ $more ->
        [1] +
       *[0] {""}
     } GS
 }
office-centre = midden
office-ship = schip, { CHARACTER($character) }
office-pier = kade
office-post = post
office-expertise = initiatief
office-cartography = gratis reizen
office-influence = { market }kaart
office-negotiation = { GOOD($good) } +{ $bonus }

group-place-agent = agent { $number }
group-move-from-centre = agent { $number }
group-retire-agents = einde
group-choose-ship = kopen
group-discard-ship = afleggen
group-choose-post = plaatsen
group-sell-shares = aandelen verkopen
group-mortgage = hypotheek
group-redeem = aflossen
group-decline = einde
group-buy-share = kopen
group-pass-exchange = einde
group-choose-card = kiezen
group-acknowledge-card = gezien
group-place-ship = sturen
group-buy-cube = kopen
group-close-ship = einde
group-stay-in-indies = einde
group-sell-stored = verkopen
group-close-warehouse = einde
group-choose-unload = lossen
group-sell-cube = verkopen
group-store-cube = opslaan

# --- Wat je kunt doen, met prijs en opbrengst ---

do-place-agent = { $effect }{ $cost ->
    [0] {""}
   *[other] {" "}voor { $cost }{ $more ->
        [1] +
       *[0] {""}
     } GS
 }{ $as_investor ->
    [1] {" "}({ CHARACTER($character) })
   *[0] {""}
 }{ $others ->
    [0] {""}
   *[other] {" "}({ $each } aan { $takers })
 }; { $who }
do-centre = { $stays ->
    [1] in het midden blijven
   *[0] midden
 }: gratis, mag later verder; { $who }
do-retire-agents = klaar: agenten in het midden blijven daar
do-choose-ship = { SHORT($ship) } { $cost } GS: snelheid { $speed }, ruim { $hold }{ $then ->
    [later] ; vanaf periode { $period }
    [full] ; een schip moet weg
   *[free] {""}
 }
do-discard-ship = { SHIP($ship) } { $place ->
    [dock] in de haven
   *[other] achtergelaten in { ZONE($place) }
 }: snelheid { $speed }, ruim { $hold }
do-choose-post = { SPOT($spot) } voor { GOOD($one) } en { GOOD($other) }: -{ $less } GS; { ROMAN($zone) } { ZONE($zone) }
do-sell-shares = +{ $total } GS voor { $count } van { $company }{ $count ->
    [one] {""}
   *[other] {" "}à { $value }
 }; dan koers { $after }
do-mortgage = +{ $amount } GS; een presidentsaandeel telt 0 tot je aflost
do-redeem = voor { $cost } GS; het presidentsaandeel telt weer
do-decline = nu niets verkopen
do-buy-share = { $company } voor { $value } GS, dan koers { $after }; { $own ->
    [1] geen dividend
   *[0] keert { $dividend } uit
 }
do-pass-exchange = passen; je komt weer aan de beurt als iemand koopt
do-acknowledge-card = de kaart terugleggen
do-choose-card = { $moved } → { $prices }
do-place-ship = { SHORT($ship) } naar { ROMAN($zone) } { ZONE($zone) }, { $cost ->
    [0] gratis
   *[other] { $cost } GS
 }{ $post ->
    [1] , je post
   *[0] {""}
 }, ruim { $hold }
do-buy-cube = { GOOD($good) } voor { $price } GS; Europa betaalt { $fetches }{ $ahead ->
    [0] {""}
   *[other] {" "}na { $ahead } verkocht
 }
do-sold-out = { GOOD($good) }: uitverkocht
do-close-ship = naar huis { $cubes ->
    [0] met leeg ruim
   *[other] met { $cargo }
 }
do-stay-in-indies = leeg blijven voor { $cost } GS, { $last ->
    [1] maar er volgt geen periode meer
   *[0] laadt volgende keer eerst
 }
do-sell-cube = { GOOD($good) } voor { $price } GS{ $full ->
    [1] : het spoor is vol
   *[0] {""}
 }
do-close-warehouse = { $cargo } houden{ $last ->
    [1] : onverkocht niets waard
   *[0] {" "}voor een latere periode
 }
do-choose-unload = { SHORT($ship) } aan kade { $dock }: { $cargo }, nu { $worth } GS
do-store-cube = { GOOD($good) } { $last ->
    [1] onverkocht: niets waard
   *[0] voor een latere periode
 } ({ $free ->
    [one] { $free } vak
   *[other] { $free } vakken
 } vrij)

# Wat een vak zou doen
use-ship = schip { $swap ->
    [1] ruilen
   *[0] kopen
 }{ $cheapest ->
    [none] {""}
   *[other] , { $cheapest }+ GS
 }
use-pier = kade en pakhuis
use-post = handelspost
use-expertise = { $place ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[4] 4e
 } in initiatief
use-cartography = gratis reizen{ $listed ->
    [1] {""}
   *[0] , elke zone
 }
use-influence = { market }kaart { $first ->
    [1] kiezen
   *[0] zien
 }
use-negotiation = { GOOD($good) } +{ $bonus }{ $listed ->
    [1] /blokje
   *[0] {" "}GS per blokje
 }

# --- Wat elke soort actie is ---

meaning-place-agent = Plaats een agent die nog niet bewogen heeft op een vak binnen bereik, of in de centrale zone.
meaning-move-from-centre = Verplaats in een latere beurt een agent uit de centrale zone naar een vak van een personage naar keuze.
meaning-retire-agents = Laat de agenten de rest van de fase in de centrale zone.
meaning-choose-ship = Koop een schip uit je stapel voor zijn prijs.
meaning-discard-ship = Leg een schip af, aan de kade of achtergelaten in een zone, om plaats te maken voor het nieuwe.
meaning-choose-post = Plaats een handelspost op een vrije plaats.
meaning-sell-shares = Verkoop aandelen van één compagnie tegen de huidige koers; daarna daalt de koers.
meaning-mortgage = Neem een hypotheek op een presidentsaandeel voor de helft van de koers.
meaning-redeem = Koop een presidentsaandeel met hypotheek terug in plaats van een aandeel te kopen.
meaning-decline = Verkoop nu geen aandeel.
meaning-buy-share = Koop een aandeel van de markt tegen zijn koers, die daarna stijgt.
meaning-pass-exchange = Koop in deze beurt niets.
meaning-choose-card = Kies in het geheim de marktkaart van de periode.
meaning-acknowledge-card = Leg de kaart terug nadat je hem in het geheim bekeken hebt.
meaning-place-ship = Plaats een schip gedekt in een vaargebied en betaal de reiskosten.
meaning-buy-cube = Koop het goedkoopste blokje van een goed van de zone.
meaning-close-ship = Stuur het schip naar huis met wat het geladen heeft.
meaning-stay-in-indies = Laat het lege schip in zijn zone.
meaning-sell-stored = Verkoop een blokje uit het pakhuis.
meaning-close-warehouse = Houd de blokjes die nog in het pakhuis liggen.
meaning-choose-unload = Kies welk van meerdere schepen met dezelfde snelheid je lost.
meaning-sell-cube = Verkoop een blokje van het schip op het laagste lege vakje van zijn spoor.
meaning-store-cube = Sla een blokje van het schip op in een vrij vak van het pakhuis.

# --- Wat er gebeurd is ---

told-period-started = Periode { $period } ({ YEARS($period) }) begint.
told-dice-rolled = Dobbelstenen. Naar Indië komen: { $indies }; uit Europa verdwijnen: { $europe }.
told-agent-placed = { $who } stuurt een agent naar { CELL($cell) }{ $cost ->
    [0] {""}
   *[other] {" "}voor { $cost } GS
 }{ $surcharge ->
    [0] {""}
   *[other] , { $each } GS toeslag aan { $takers }
 }.
told-agent-sent-to-centre = { $who } stuurt een agent naar de centrale zone.
told-agents-retired = { $who } laat de agenten in de centrale zone en is klaar.
told-ship-bought = { $who } koopt { SHIP($ship, "def") } voor { $cost } GS.
told-ship-chosen = { $who } kiest { SHIP($ship, "def") } en moet er plaats voor maken.
told-ship-discarded = { $who } legt { SHIP($ship, "indef") } af.
told-pier-built = { $who } neemt de kade-uitbreiding van niveau { $level }.
told-post-placed = { $who } opent een handelspost in { SPOT($spot) }.
told-neutral-card-drawn = De neutrale speler trekt zijn agentkaart.
told-neutral-ship-taken = De neutrale speler neemt { SHIP($ship, "def") }.
told-neutral-effect-ignored = De neutrale speler kan een effect van zijn kaart niet gebruiken: { EFFECT($kind) }.
told-neutral-agent-placed = Een neutrale agent gaat naar { CELL($cell) }{ $paid ->
    [0] {""}
   *[other] ; de bank betaalt { $each } GS aan { $takers }
 }.
told-shares-sold = { $who } verkoopt { $count ->
    [one] { $count } aandeel
   *[other] { $count } aandelen
 } van de { $shares } à { $price } GS; de koers daalt tot { $value }.
told-presidency-mortgaged = { $who } neemt een hypotheek van { $amount } GS op een presidentsaandeel.
told-presidency-redeemed = { $who } koopt een presidentsaandeel terug voor { $cost } GS.
told-initiative-changed = Initiatief: { $order }.
told-share-bought = { $who } koopt een aandeel van de { $shares } voor { $price } GS; de koers is nu { $value }.
told-exchange-passed = { $who } { $forced ->
    [1] kan niet kopen en past
   *[0] past
 }.
told-card-chosen = { $who } kiest de { market }kaart{ shown-cubes }.
told-card-drawn = De { market }kaart wordt gedekt getrokken.
told-card-looked-at = { $who } bekijkt de { market }kaart{ shown-cubes }.
told-ship-placed = { $who } stuurt { $known ->
    [1] { SHIP($ship, "def") }
   *[0] een schip
 } { to-zone }{ $cost ->
    [0] {""}
   *[other] {" "}voor { $cost } GS
 }.
told-neutral-ship-placed = De neutrale speler stuurt { SHIP($ship, "def") } { to-zone }.
told-card-revealed = De { market }kaart wordt omgedraaid: { $cubes }.
told-supply-arrived = Indië krijgt { $cubes }.
told-zone-reached = Laden { in-zone }: { $queue }.
told-cube-bought = { $who } koopt { GOOD($good) } voor { $price } GS.
told-neutral-cubes-loaded = { START(SHIP($ship, "def")) } van de neutrale speler laadt { $cargo }.
told-ship-returned = { START(SHIP($ship, "def")) } van { $who ->
    [neutral] de neutrale speler
   *[other] { $who }
 } vaart { $count ->
    [0] leeg
   *[other] met { $cargo }
 } naar huis.
told-ship-stayed = { $who } laat { SHIP($ship, "def") } { in-zone } voor { $cost } GS.
told-demand-met = Europa verbruikt { $cubes }.
told-cube-sold = { $who } verkoopt { GOOD($good) }{ $stored ->
    [1] {" "}uit het pakhuis
   *[0] {""}
 } voor { $price } GS{ $full ->
    [1] , het spoor is vol
   *[0] {""}
 }.
told-cube-stored = { $who } slaat { GOOD($good) } op.
told-warehouse-closed = { $who } houdt de goederen in het pakhuis.
told-unloading-started = { $who } lost { SHIP($ship, "def") }: { $cargo }.
told-companies-ranked = Verkopen: { $ranking }.
told-value-moved = Aandelen van de { $shares } { $rises ->
    [1] stijgen
   *[0] dalen
 } van { $before } naar { $after } GS door { $by ->
    [rank] de rang
   *[sales] de verkopen
 }.
told-sales-transferred = { $neutral ->
    [1] De { $amount } GS van de neutrale speler gaan naar de bank
   *[0] { $who } legt { $amount } GS van de verkopen in de kas
 }.
told-dividend-paid = { $neutral ->
    [1] De bank betaalt, voor de neutrale speler,
   *[0] { $who } betaalt
 } { $holder } { $amount } GS{ $short ->
    [1] {" "}van de { $owed }
   *[0] {""}
 } dividend.
told-game-ended = Het spel is afgelopen: { $wealth }.

# --- Wat iemand te weten kwam ---

fact-market-card = de marktkaart
fact-agent-card = de agentkaart
fact-destination-card = de bestemmingskaart
fact-ship-sent-out = welk schip uitgestuurd is

# --- Delen van zinnen ---

cubes-of = { $count } { $count ->
    [1] { $good ->
        [spices] specerij
       *[other] { GOOD($good) }
     }
   *[other] { GOOD($good) }
 }
listed = { $first } en { $last }
the-cell = { CHARACTER($character, "def") }: { $what }
effect = { EFFECT($kind) }
effect-pier = kade
effect-post = post
effect-ship-sail = snelste schip
effect-ship-crate = grootste schip
effect-in-zone = { EFFECT($kind) } ({ ZONE($zone) })
ranked-sale = { $who } { $sales } GS
wealth-of = { $who } { $points } GS
market = { $market ->
    [indies] Indië
   *[europe] Europa
 }
the-zone = { ZONE($zone) }
in-zone = in { ZONE($zone) }
to-zone = naar { ZONE($zone) }
shown-cubes = { $known ->
    [1] : { $cubes }
   *[0] {""}
 }
neutral = de neutrale speler
neutral-first = De neutrale speler
neutral-short = neutraal
bank = de bank
bank-short = de bank
nothing = niets
centre = Midden

# Waarvoor punten zijn.
score-presidency = presidentsaandelen
score-shares = { $of ->
    [all] aandelen
   *[other] aandelen { COMPANY($of) }
 }
score-treasury = kas
score-sales = verkopen van de periode

# --- Wat de tafel antwoordt: wie vraagt ---

you = jij
your = jouw
possessive = van { $name }
company-of = { $company } ({ $owner })
cost-have = Het kost { $cost } GS; je hebt { $have }{ $short ->
    [0] {""}
   *[other] , { $short } te weinig
 }.
in-market = { $market ->
    [indies] in Indië
   *[europe] in Europa
 }

# --- De markten ---

column-name = { $good } { in-market }
europe-line = { $cubes } van { $spaces ->
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
 } vol.
europe-price = De volgende blokjes brengen { $open ->
    [1] minstens{" "}
   *[0] {""}
 }{ $prices } op{ $falls ->
    [0] {""}
   *[other] ; daalt na { $falls }
 }.
europe-does = Elk verkocht blokje vult het laagste lege vakje, en de prijs daalt. Op een vol spoor brengt een blokje { $full } GS op.
europe-room = { $free ->
    [0] Het spoor is vol.
   *[other] Nog { $free ->
        [one] { $free } blokje
       *[other] { $free } blokjes
     } tot het spoor vol is{ $prices ->
        [none] {""}
       *[other] , voor { $prices }
     }.
 }
europe-carried = Je hebt er { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
 } van aan de kades en in het pakhuis: nu alles verkocht { $worth } GS.
europe-carries-none = Je hebt er geen van aan de kades of in het pakhuis.
has-negotiation = Je agent bij de Koopman brengt { $bonus } GS meer per blokje: dat is hier meegeteld.
may-negotiate = Een agent bij de Koopman brengt { $bonus } GS meer per blokje.
no-negotiation = Geen vak van de Koopman is voor { $good }.
carried-by = Aan de kades en in de pakhuizen: { $cubes }.
indies-line = { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
 } te koop.
indies-price = De volgende blokjes kosten { $open ->
    [1] hoogstens{" "}
   *[0] {""}
 }{ $prices }{ $rises ->
    [0] {""}
   *[other] ; stijgt na { $rises }
 }.
indies-sold-out = { $open ->
    [1] Er komt alleen iets als de kaart het brengt.
   *[0] Het is uitverkocht.
 }
indies-left = De blokjes die er zullen liggen kosten { $prices }.
indies-does = Elk gekocht blokje maakt het volgende duurder. Schepen laden het in { $zones }.
indies-get = Stuur in fase C een schip naar zo'n zone; het laadt in fase D.
zone-discount = Met je post in { $zone } kost een blokje daar { $off } GS minder.
flow-sure = Eerst { $market ->
    [indies] komen er { $sure }
   *[europe] verdwijnen er { $sure }
 }.
flow-open = Eerst { $market ->
    [indies] komen er { $sure } tot { $most }
   *[europe] verdwijnen er { $sure } tot { $most }
 }.
flow-name = Dobbelsteen en kaart voor { $good } { in-market }
flow-no-dice = De dobbelstenen zijn nog niet gegooid.
flow-known = De dobbelsteen toont { $die }, de kaart { $card }.
flow-unknown = De dobbelsteen toont { $die }; de kaart ken je niet.
flow-done = Dit is gebeurd.
flow-does = { $market ->
    [indies] Aan het begin van fase D komen er zoveel blokjes uit de voorraad op het spoor.
   *[europe] Aan het begin van fase E gaan er zoveel blokjes van het spoor naar de voorraad.
 }
market-name = { $market ->
    [indies] Indische markt
   *[europe] Europese markt
 }
market-dice = Dobbelstenen: { $dice }. Kaart: { $card }.{ $done ->
    [1] {" "}Dit is gebeurd.
   *[0] {""}
 }
card-unknown = ken je niet
market-line = { $market ->
    [indies] Het volgende blokje kost
   *[europe] Het volgende blokje brengt op
 }: { $goods }.
card-name = Kaart { $number } { $market ->
    [indies] van Indië
   *[europe] van Europa
 }
card-line = Hij { $market ->
    [indies] brengt
   *[europe] neemt
 } { $cubes }, naast de dobbelstenen.
card-after = Eerste prijzen daarna: { $prices }.
card-does = { $market ->
    [indies] De kaart van de periode brengt blokjes naar Indië voordat schepen laden.
   *[europe] De kaart van de periode neemt blokjes uit Europa voordat er verkocht wordt.
 } Tot dan ligt hij gedekt.
card-others = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } van deze periode kunnen daar liggen of nog komen.
margin-name = { $good } uit { $zone }
margin-buys = De volgende blokjes kosten { $open ->
    [1] hoogstens{" "}
   *[0] {""}
 }{ $prices }.
margin-sells = Europa betaalt { $open ->
    [1] minstens{" "}
   *[0] {""}
 }{ $prices }.
margin-fetches = In Europa brengen ze { $prices } op{ $ahead ->
    [0] {""}
    [one] , na { $ahead } blokje aan boord dat eerder verkocht wordt
   *[other] , na { $ahead } blokjes aan boord die eerder verkocht worden
 }{ $stored ->
    [0] {""}
    [one] ; één opgeslagen blokje kan eerst verkocht worden
   *[other] ; { $stored } opgeslagen blokjes kunnen eerst verkocht worden
 }.
margin-does-loading = Meegeteld: de vraag (een marge zolang de kaart onbekend is) en alle blokjes aan boord, in de volgorde waarin schepen verkopen. Niet meegeteld: wat schepen die nog laden eerder verkopen, en wat iemand opslaat.
margin-does = Wat van dobbelstenen en kaarten bekend is, is meegeteld; wie voor jou laadt of verkoopt, verandert het.
margin-gain = Een eerste blokje brengt { $gain } GS meer op dan het kost.

# --- De beurs ---

bar-line = Een aandeel is { $value } GS waard en keert per periode { $dividend } uit; { $left } op de markt.
bar-mine = Je hebt er { $shares ->
    [0] geen
   *[other] { $shares }
 }.
bar-does = Een aandeel kost zijn koers en laat die een vakje stijgen. Verkopen brengt de koers op, daarna daalt die een vakje per verkocht aandeel. Aan het einde van een periode keert de compagnie dividend uit voor elk aandeel in andere handen.
bar-up = Wordt er nog één gekocht, dan is de koers { $value }.
bar-down = Wordt er één verkocht, dan is de koers { $value }.
bar-drift = De rangschikking volgens de verkopen tot nu toe brengt de koers op { $value }.
shares-worth = Je { $shares ->
    [one] aandeel telt
   *[other] { $shares } aandelen tellen
 } { $worth } GS.
shares-sold = Samen verkocht { $shares ->
    [one] brengt het
   *[other] brengen ze
 } { $worth } GS op, en de koers is dan { $after }.
president-worth = Als president heb je nog { $shares ->
    [one] { $shares } aandeel
   *[other] { $shares } aandelen
 } die je niet kunt verkopen: { $worth } GS.
mortgage-worth = Een hypotheek op één ervan brengt { $amount } GS op.
shares-none-left = Er is geen aandeel meer op de markt.
shares-no-sale = In de laatste periode kun je alleen in fase A aandelen verkopen.
shares-get = Aandelen koop je in fase B, één per beurt.
holders = Aandelen: { $shares }.
shares-left = { $left } op de markt.
shares-name = Aandelen van de { $company }
exchange-name = Beurs
exchange-line = Koersen: { $values }.
exchange-dividends = Dividend: eerst { $first }, { $steps }.
dividend-from = { $dividend } vanaf { $value }
holdings-name = { $who ->
    [you] Jouw aandelen
   *[other] Aandelen van { $who }
 }
holdings-line = Heeft { $shares }, samen { $worth } GS waard.
dividends-line = Dividend op dit moment: krijgt { $gets }, betaalt { $pays }.
president-line = { $shares ->
    [one] { $shares } presidentsaandeel
   *[other] { $shares } presidentsaandelen
 } à { $value } GS.
mortgaged-line = { $shares ->
    [one] { $shares } presidentsaandeel
   *[other] { $shares } presidentsaandelen
 } met hypotheek.
posts-left = Nog { $posts ->
    [one] { $posts } handelspost
   *[other] { $posts } handelsposten
 } te plaatsen.
wealth-all = Rijkdom als het spel nu eindigde: { $wealth }.
standing-name = Stand
wealth-does = Geld, aandelen tegen hun koers en presidentsaandelen tellen samen.

# --- De kring van personages ---

cell-name = { $character }, { $what }
cell-ship = schip
cell-pier = kade-uitbreiding
cell-post = handelspost
cell-expertise = expertise
cell-cartography = cartografie
cell-influence = { $of ->
    [indies] Indiëkaart
   *[europe] Europakaart
 }
cell-negotiation = { GOOD($of) }
cell-before = Het spel is nog niet begonnen.
cell-line = { $effect }.
cell-fee = Een agent sturen kost { $cost } GS.
cell-no-fee = Een agent sturen is gratis.
cell-stand = Daar: { $who }.
cell-nobody = Er staat niemand.
does-ship = Koop een van je schepen die te koop zijn; zonder vrije kade verlaat een ouder schip het spel.
does-pier = Eén kade meer, met pakhuisruimte.
does-post = Plaats een handelspost in een zone waar je er geen hebt.
does-expertise = Je komt vooraan in het initiatief, na wie hier voor jou was.
does-cartography = Al je reizen zijn deze periode gratis.
does-influence = { $of ->
    [indies] De eerste hier kiest de kaart die blokjes naar Indië brengt; de anderen bekijken hem.
   *[europe] De eerste hier kiest de kaart die blokjes uit Europa neemt; de anderen bekijken hem.
 }
does-negotiation = Elk blokje { GOOD($of) } dat je deze periode verkoopt, brengt { $bonus } GS meer op.
worth-negotiation = Je hebt { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
 } { GOOD($good) } aan de kades en in het pakhuis; je vloot draagt er in totaal { $fleet }.
worth-pier = Je zou { $docks ->
    [one] { $docks } kade
   *[other] { $docks } kades
 } en { $spaces ->
    [one] { $spaces } pakhuisvak
   *[other] { $spaces } pakhuisvakken
 } hebben.
worth-cartography = Reiskosten die je bespaart voor elk van je { $ships ->
    [one] { $ships } schip
   *[other] { $ships } schepen
 }: { $fares }.
worth-post = Elk blokje dat je in de zone laadt, kost dan { $off } GS minder; je hebt nog { $left ->
    [one] { $left } post
   *[other] { $left } posten
 }.
worth-ship = Je hebt { $ships ->
    [one] { $ships } schip
   *[other] { $ships } schepen
 } voor { $docks ->
    [one] { $docks } kade
   *[other] { $docks } kades
 }.
offer-ship = { SHIP($ship) }: { $cost } GS, ruim { $hold }, snelheid { $speed }.
cell-when = { $phase ->
    [now] Het werkt meteen.
   *[other] Het werkt in fase { $phase }.
 }
cell-surcharge = Wie komt, betaalt { $each } GS aan ieder die er al staat.
cell-get = Agenten gaan in fase A van een periode naar vakken.
cell-agents = Agenten van jou die kunnen komen: { $agents }.
cell-no-agent = Geen agent van jou kan deze periode nog komen.
cell-no-ship = Geen schip van je stapel is deze periode te koop.
cell-no-pier = Je hebt alle kade-uitbreidingen.
cell-no-post = Je kunt geen post plaatsen: je hebt er geen meer, of geen zone staat voor je open.
cell-others = Kunnen nog komen: { $who }.
character-name = { $name }
character-line = Biedt { $cells }.
character-waiting = Agenten die hier wachten: { $who }.
character-nobody = Hier wacht geen agent.
character-does = Een agent die hier wacht, kan naar een vak van dit personage of van { $beside }.
centre-name = Centrale zone
centre-line = Agenten hier: { $who }.
centre-nobody = Er is hier geen agent.
centre-does = Een agent kan hier wachten in plaats van een vak te nemen; in een latere beurt mag hij naar elk personage.
agents-line = Agenten: { $agents }.
agent-at = { $number } { $place }
agent-centre = in de centrale zone
agent-port = in de haven
agent-waits = wacht bij { $name }

# --- Havens en schepen ---

port-name = { $who ->
    [you] Jouw haven
    [neutral] Haven van de neutrale speler
   *[other] Haven van { $who }
 }, { $company }
port-line = { $money } GS{ $sales ->
    [0] {""}
   *[other] , { $sales } GS verkopen
 }; rijkdom { $wealth } GS als het spel nu eindigde.
port-neutral = Het spel speelt deze compagnie; een aandeel is { $value } GS waard.
port-ships = { $ships ->
    [one] { $ships } schip
   *[other] { $ships } schepen
 } voor { $docks ->
    [one] { $docks } kade
   *[other] { $docks } kades
 }.
neutral-does = Met twee spelers handelt een derde compagnie volgens haar kaarten: ze neemt schepen en posten zonder te betalen, bezet vakken, laadt en verkoopt. Winnen kan ze niet.
wealth-parts = { $parts }.
wealth-part = { $what } { $points }
berth-name = { $who ->
    [you] Jouw kade { $dock }
    [neutral] Kade { $dock } van de neutrale speler
   *[other] Kade { $dock } van { $who }
 }
berth-ship-name = { $who ->
    [you] { $ship } aan jouw kade { $dock }
    [neutral] { $ship } aan kade { $dock } van de neutrale speler
   *[other] { $ship } aan kade { $dock } van { $who }
 }
berth-free = De kade is vrij.
berth-kept = Een schip dat weg is, houdt zijn kade.
in-hand = Je hebt het in de hand, klaar om uit te sturen.
at-zone = Het is in { $zone }.
ship-words = { $name }: ruim { $hold }, snelheid { $speed }.
ship-figures = Ruim { $hold }, snelheid { $speed }.
ship-unknown = Een gedekt schip.
ship-cargo = Aan boord: { $cargo }.
ship-empty = Het is leeg.
ship-unloads = Het wordt gelost.
ship-does = Het ruim is het aantal blokjes dat het vervoert; snellere schepen laden eerst in hun zone en verkopen thuis eerst.
ship-old = Galjoenen verlaten het spel wanneer periode { $period } begint.
cargo-worth = Nu alles na elkaar verkocht brengt het { $worth } GS op.
store-name = { $who ->
    [you] Jouw pakhuis
    [neutral] Pakhuis van de neutrale speler
   *[other] Pakhuis van { $who }
 }
store-none = Geen pakhuis: dat komt met de eerste kade-uitbreiding.
store-line = Er ligt { $goods }; { $free ->
    [one] { $free } vak
   *[other] { $free } vakken
 } vrij.
store-does = Hier kun je blokjes bewaren voor een latere periode; ze worden aan het begin van fase E verkocht, voordat een schip lost.
stored-name = { $who ->
    [you] Vak { $space } van jouw pakhuis
    [neutral] Vak { $space } van het pakhuis van de neutrale speler
   *[other] Vak { $space } van het pakhuis van { $who }
 }
stored-free = Het is vrij.
stored-line = Eén blokje { $good }: nu verkocht brengt het { $price } GS op.
yard-name = { $ship } { $who ->
    [you] uit jouw stapel
    [neutral] uit de stapel van de neutrale speler
   *[other] uit de stapel van { $who }
 }
yard-cost = Het kost { $cost } GS.
yard-later = Te koop vanaf periode { $period }.
yard-get = Een agent bij de Reder of de Investeerder koopt in fase A een schip.
yard-full = Al je kades zijn bezet: een ander schip zou het spel verlaten.
yard-cheapest = Goedkoopste schip: { $cost } GS.
yard-none = Deze periode is er geen schip te koop.
sales-name = { $who ->
    [you] Jouw verkopen
    [neutral] Verkopen van de neutrale speler
   *[other] Verkopen van { $who }
 }
sales-line = Deze periode voor { $sales } GS verkocht; de vorige haalde { $last }.
sales-steps = Tot nu toe zou de koers { $steps } bewegen.
sales-does = Aan het einde van de periode worden de compagnieën gerangschikt naar verkopen; daarna beweegt de koers een vakje per tiental meer of minder dan in de vorige periode.
sales-next = Het volgende tiental is { $floor }: nog { $more } GS.
sales-all = Verkopen: { $sales }.
neutral-card-name = Kaart van de neutrale speler
neutral-card-line = Effecten: { $effects }. Agenten: { $cells }.

# --- Indië en de reis naar huis ---

zone-name = { $name }, zone { $roman }
zone-line = { $cost ->
    [0] Een reis hierheen is gratis.
   *[other] Een reis hierheen kost { $cost } GS.
 }
zone-good = { $good }: kopen { $buy }, verkopen { $sell }.
zone-good-costs = { $good }: kopen { $buy }.
zone-good-sold-out = { $good }: { $open ->
    [1] alleen als de kaart iets brengt
   *[0] uitverkocht
 }.
zone-ships = { $ships ->
    [one] { $ships } schip
   *[other] { $ships } schepen
 } hier.
zone-does = Zone { $order } in de volgorde van het laden. Schepen die hier achterbleven laden eerst, daarna de andere van snel naar traag.
zone-post = Met je post hier kosten blokjes { $off } GS minder.
zone-no-post = Je hebt hier geen post.
zone-get = In fase C worden schepen een voor een gedekt hierheen gestuurd.
zone-posts = Posten in de zone: { $posts }.
zone-posts-none = Hier staat geen post.
post-at = { $town } ({ $owner })
town-free = Een vrije plaats voor een handelspost in { $zone }.
town-taken = Een handelspost in { $zone }: { $owner }.
town-closed = Met dit aantal spelers mag hier geen handelspost komen; het ligt in { $zone }.
town-does = Wie in de zone een post heeft, betaalt daar { $off } GS minder per blokje { $goods }.
town-worth-yours = Elk blokje dat je in { $zone } laadt, kost { $off } GS minder; je vloot vervoert { $fleet }.
town-worth-free = Het zou { $off } GS besparen op elk blokje dat je in { $zone } laadt; je vloot vervoert { $fleet }, en er { $periods ->
    [one] is nog { $periods } periode
   *[other] zijn nog { $periods } perioden
 } om te laden.
town-get = Een agent bij de Gouverneur plaatst een post; je hebt er nog { $left }.
town-have-one = Je hebt al een post in deze zone; één per zone is het maximum.
vessel-name = { $who ->
    [you] Jouw schip { $number }
    [neutral] Schip { $number } van de neutrale speler
   *[other] Schip { $number } van { $who }
 } in { $zone }
vessel-line = Hierheen gestuurd door { $owner }: { $ship }
stay-line = Hier achtergelaten door { $owner }: { $ship }
vessel-sent = Als nummer { $place } naar { $zone } gestuurd.
vessel-stays = Het bleef achter in { $zone } en laadt de volgende keer eerst.
vessel-order = Van schepen met dezelfde snelheid laadt het eerst geplaatste eerst.
vessel-ghost-name = Een schip om uit te sturen
vessel-ghost = Deze keuze zou het naar { $zone } sturen.
loading-name = { $who ->
    [you] Jouw { $ship } laadt
    [neutral] { $ship } van de neutrale speler laadt
   *[other] { $ship } van { $who } laadt
 }
loading-room = Plaats voor nog { $room ->
    [one] { $room } blokje
   *[other] { $room } blokjes
 }.
loading-get = Het mag altijd naar huis varen; leeg mag het voor { $cost } GS hier blijven en de volgende keer eerst laden.
homeward-name = Naar huis
homeward-line = Volgorde van lossen: { $turns }.
homeward-empty = Elk ruim is leeg.
homeward-turn = snelheid { $speed } { $owner }
homeward-does = De snelste schepen verkopen eerst; bij gelijke snelheid om beurten één schip, volgens initiatief. Elk verkocht blokje verlaagt de prijs van het volgende.
lane-name = Schepen met snelheid { $speed }
lane-line = Ze lossen in deze volgorde: { $owners }.
lane-empty = Geen geladen schip heeft deze snelheid.

# --- Het verloop van het spel ---

period-name = Periode
period-line = Periode { $period } van { $periods }, { $years }.
period-does = Een periode heeft zes fasen: agenten, beurs, navigatie, laden, handel, einde van de periode.
period-last = Het is de laatste: de galjoenen zijn uit het spel, en aandelen verkoop je alleen in fase A.
phase-name = Fase { $letter }, { $name }
phase-a = De dobbelstenen worden gegooid, dan neemt elke agent een vak van de kring.
phase-b = Aandelen worden gekocht, één per beurt, tot allen na elkaar gepast hebben.
phase-c = Marktkaarten worden getrokken of gekozen, dan gaan schepen gedekt naar de zones.
phase-d = Er komen blokjes naar Indië, dan laden schepen zone na zone.
phase-e = Er verdwijnen blokjes uit Europa, dan verkopen pakhuizen en schepen.
phase-f = Compagnieën worden naar verkopen gerangschikt, koersen en initiatief bewegen, dividend wordt uitgekeerd.
phase-state = { $state ->
    [now] Die is nu bezig.
    [over] Die is voorbij.
   *[ahead] Die moet nog komen.
 }
initiative-name = Initiatief
initiative-line = Volgorde: { $order }.
initiative-does = Expertise zet een compagnie vooraan in fase B; aan het einde van de periode komt wie het minst verkocht vooraan.
ranking-name = Rangschikking naar verkopen
ranking-line = { $ranking }.
ranked = { $owner } { $sales } ({ $steps })
ranking-does = Als de verkopen nu eindigden, waren de koersen: { $values }.
ranking-tens = Daarna volgens de gehaalde tientallen: { $tens }.
asked-name = Wie kiest
asked-over = Het spel is afgelopen: geld en de koers van alle aandelen tellen.
asked-line = { START($who) }: { $money } GS.
asked-loads = Tot nu toe geladen: { $cargo }.
asked-unloads = Lost { $cargo }, nu { $worth } GS waard.

# --- Delen van de tafel ---

part-course = Periode en volgorde
part-players = Havens
part-exchange = Beurs
part-ring = Personages en agenten
part-europe = Europese markt
part-indies = Indische markt
part-map = Indië en de schepen
part-yard = Schepen te koop

# Grote momenten.
moment-market = { $market ->
    [indies] Indië
   *[europe] Europa
 }
moment-period-title = Periode { $period }
moment-period = { YEARS($period) } is voorbij, en de boeken zijn gesloten.
moment-sales = De verkopen van { YEARS($period) } worden vergeleken.
moment-ranking = Rangschikking naar verkopen
moment-ranking-note = in GS
moment-values = Wat een aandeel waard is
moment-values-note = GS, naar rang{ $twice ->
    [1] {" "}en verkopen
   *[0] {""}
 }
moment-value = { $before } → { $after }
moment-dividends = Dividend
moment-dividends-note = elk aandeel van een andere compagnie brengt op
moment-dividend = krijgt { $gets } GS, betaalt { $pays } GS
moment-galleons = { $count ->
    [1] Eén galjoen verlaat het spel.
   *[other] { $count } galjoenen verlaten het spel.
 }
moment-over = Dat was de laatste periode: nu wordt de rijkdom geteld.
moment-may-sell = Je kunt nog aandelen verkopen voordat de verkopen de koersen laten bewegen en dividend wordt uitgekeerd.
moment-raise-cash = Iemand moet geld vinden voordat alle dividenden betaald zijn.

# Voor een keuze.
warn-galleon-stays = galjoenen verlaten het spel voor de volgende periode
warn-never-home = dit is de laatste periode: het schip komt nooit thuis
warn-never-sold = dit is de laatste periode: wat opgeslagen is, wordt nooit verkocht
warn-empty-hold = het schip komt leeg thuis
warn-agents-retire = je agenten doen deze periode niets meer
warn-nothing-to-load-with = er blijft niets over om mee te laden
warn-bad-bargain = het kost { $price }, Europa betaalt { $sure ->
    [0] misschien maar
   *[other] slechts
 } { $fetches }
warn-ship-lost = je verliest { SHIP($ship, "indef") }
warn-column-full = { GOOD($good) }: het spoor is vol, { $price } GS
warn-game-ends = hiermee eindigt het spel

purpose-dock-free = er is een kade vrij voor nog een schip
purpose-docks-taken = alle kades zijn bezet, en een uitbreiding maakt plaats voor nog een schip
purpose-best-price = Europa betaalt { $price } GS voor { GOOD($good) }, en nergens meer voor

# --- Tips, per soort vraag ---
tip-sale-window = Aandelen brengen hun huidige koers op; na een verkoop daalt die. Verkoop voordat een compagnie zakt, of om een schip te betalen, en sla over als je geen geld nodig hebt.
tip-agent-turn = De eerste op een vak betaalt geen toeslag. Een vroeg gekocht tweede schip vervoert elke periode lading; de plek van een agent bepaalt waar hij de volgende keer heen kan.
tip-ship-purchase = Snelheid beslist wie eerst koopt en verkoopt, het ruim hoeveel. Galjoenen verdwijnen voor de laatste periode.
tip-discard = Meestal leg je het traagste, kleinste schip af; ook een schip dat in Indië bleef kan weg.
tip-post-choice = Een post verdient zich terug met elk blokje dat je in de zone koopt: kies een zone waar je meerdere schepen heen stuurt.
tip-exchange-turn = Kopen laat de koers stijgen, ook die van je eigen compagnie. Aandelen van een compagnie die goed zal verkopen keren dividend uit en stijgen; na passen mag je later nog kopen.
tip-card-choice = Alleen jij kent deze kaart. Neem uit Europa wat je gaat verkopen, of breng naar Indië wat je gaat kopen.
tip-card-look = Onthoud deze kaart: hij toont welke prijzen bewegen.
tip-ship-placement = Schepen worden gedekt gestuurd. Spreid ze, of ga naar waar anderen niet heen gaan: het volgende blokje is altijd duurder dan het vorige.
tip-loading-turn = Vergelijk wat een blokje kost met wat Europa betaalt na de vraag en na de schepen die eerder verkopen.
tip-warehouse-turn = Opgeslagen goederen worden voor alle schepen verkocht, tegen de beste prijzen van de fase.
tip-unload-choice = Los eerst de lading die het meest verliest als anderen eerder verkopen.
tip-unload-turn = Elk verkocht blokje verlaagt de prijs voor iedereen. Sla op wat nu weinig opbrengt, maar niet in de laatste periode.
tip-raise-cash = Dividend moet betaald worden: verkoop de aandelen die je het minst zult missen.

# Wat een ontwerper telt.
uses-capability = gebruikte vaardigheden
uses-ship = gekochte schepen
uses-pier = uitbreidingen van de haven
uses-post = geplaatste handelsposten
uses-share-bought = gekochte aandelen
uses-share-sold = verkochte aandelen
uses-card = gekozen marktkaarten
uses-zone = reizen
uses-cube-bought = gekochte blokjes, naar prijs
uses-cube-sold = verkochte blokjes, naar prijs
uses-column-full = blokjes verkocht op een vol spoor
uses-cube-stored = opgeslagen blokjes
uses-a-card = { $market ->
    [indies] Indië
   *[other] Europa
 }, { $deck ->
    [12] perioden 1 en 2
    [34] perioden 3 en 4
   *[other] periode 5
 }: { $cubes }
uses-whose = van { $whose ->
    [own] de eigen compagnie
   *[another] een andere compagnie
 }
uses-level = uitbreiding { $level }
uses-price = { GOOD($good) } à { $price }

# --- De tafel: korte woorden op de tekening ---

board-neutral = neutrale speler
board-money = { $money } GS
board-money-then = → { $money } GS
board-money-and-sales = { $money } + { $sales } GS
board-price = { $price } GS
board-unknown = onbekend
board-initiative = initiatief
board-order = volgorde
board-market = { $market ->
    [indies] INDIË
   *[europe] EUROPA
 }
board-flow-europe = steen+kaart { $done ->
    [1] namen
   *[0] nemen
 }
    .short = { $done ->
        [1] vraag nam
       *[0] vraag neemt
     }
board-flow-indies = steen+kaart { $done ->
    [1] brachten
   *[0] brengen
 }
    .short = { $done ->
        [1] aanbod kwam
       *[0] aanbod brengt
     }
    .shorter = aanbod
board-good = { LABEL($good) }
    .short = { $good ->
        [spices] Spec.
       *[other] { LABEL($good) }
     }
board-die = st.
board-card = kaart
    .short = krt
    .shorter = k
board-legend = - gaat weg  + komt  ? misschien, met de kaart  goud: volgende prijs

board-exchange = BEURS
board-shares = aandelen
    .short = aand.
board-pays = geeft { $dividend }
    .short = { $dividend } GS
board-pays-from = { $value }+ geeft { $dividend }
    .short = { $value }+: { $dividend }
board-company = { COMPANY($company) }
    .short = { $company ->
        [blue] Franse
        [red] Engelse
        [yellow] Zweedse
        [purple] Nederl.
       *[other] { COMPANY($company) }
     }
board-then-worth = { $sold ->
    [0] {""}
   *[other] { $sold } verkocht:{" "}
 }dan koers { $value }, keert { $dividend }
board-by-sales = { $rises ->
    [1] stijgt
   *[0] daalt
 } naar { $value } door verkopen
    .short = verkoop: { $value }
    .shorter = → { $value }
board-none-left = geen meer
board-costs = kost { $value }
board-too-dear = kost { $value }: te duur
board-holds = { $who } heeft
board-worth = waard
board-holds-none = { $who } heeft geen aandelen
board-purse-gets = ; dividend nu: krijgt
board-purse-pays = , betaalt

board-in-phase = in { $phase }
board-centre = Centrale zone
    .short = Midden
board-nobody = niemand
board-cell = { $name }
    .short = { $cell ->
        [governor-influence] Indië
        [investor-influence] Europa
        [captain-charts] Cartogr.
       *[other] { $name }
     }

board-zone = { ROMAN($zone) } { ZONE($zone) }
    .short = { ZONE($zone) }
board-at-zone = { ZONE($zone) }
    .short = { ZONE($zone, "short") }
    .shorter = { $zone ->
        [zone-2] O.Ind.
       *[other] { ZONE($zone, "short") }
     }
board-fare = { $cost ->
    [0] gratis
   *[other] { $cost } GS
 }
board-zone-state = { $state ->
    [now] laadt
    [done] klaar
   *[waits] wacht
 }
board-buys = koop
board-sells = verkoop
board-sails = naar huis
board-stays = blijft
board-staying = blijft
board-homeward = NAAR HUIS
board-homeward-note = de snelste verkopen eerst, dan volgens initiatief
board-holds-empty = elk ruim is leeg
board-speed = snelh.
board-ranking = VERKOPEN

board-no-pier = nog geen kade
board-dock-free = kade vrij
board-in-hand = in de hand
board-store = pakhuis
    .short = pakh.
board-sold = verk.
board-sold-last = vorige { $pledged ->
    [0] periode { $last }+
   *[other] { $last }+,
 }
board-pledged = { $pledged } hypoth.
board-last-sales = ▲ vorige periode { $last }+
    .short = ▲ eerder { $last }+
board-dividends-pay = dividend: betaalt
board-dividends-get = krijgt
board-president = { $shares } als president
    .short = { $shares } pres.
board-posts-left = nog { $posts ->
    [one] { $posts } post
   *[other] { $posts } posten
 }
board-neutral-card = kaart van de neutrale speler:
board-neutral-last = vorige { $last }+; kaart: { $effects }
    .short = kaart: { $effects }
    .shorter = { $effects }
board-effect-in-zone = { EFFECT($kind) } in { ROMAN($zone) }
board-agents = agenten
board-to-buy = te koop: ■ ruim, snelheid ▶, prijs
    .short = te koop
board-to-buy-later = schepen te koop: ■ ruim, snelheid ▶, prijs in GS; vaag: later
board-shipyard = WERF
board-shipyard-note = ■ ruim, snelheid ▶, prijs in GS
board-cards = KAARTEN VAN { $market ->
    [indies] INDIË
   *[europe] EUROPA
 }
board-cards-note = blokjes naast die van de dobbelsteen

board-share-worth = een aandeel is { $value } GS waard en keert { $dividend } uit
    .short = aandeel { $value } GS, keert { $dividend } uit
    .shorter = koers { $value }
board-treasury = kas
board-to-pay = dividend te betalen
board-to-get = te krijgen
board-wealth = rijkdom nu
board-sales = verkopen
board-last = [vorige]
board-docks = kades
board-posts = posten
board-none = geen
board-posts-held = { $posts }; nog { $left }
board-presidency = { $shares } als president{ $pledged ->
    [0] {""}
   *[other] , { $pledged } hyp.
 }
board-in-port = in de haven
board-waiting = { CHARACTER($character) }, wacht

tab-markets = Markten
tab-exchange = Beurs
tab-agents = Agenten
tab-map = Kaart
tab-ports = Havens
tab-homeward = Naar huis
tab-shipyard = Werf
board-has = { $who } heeft

held-money = GS
held-sales = verkoop
held-value = koers
held-shares = aand.
held-pledged = hypoth.
held-posts = posten
held-ships = schepen
held-store = pakh.

hint-over = Het spel is afgelopen: geld en de koers van alle aandelen tellen.
hint-sale-window = Samen verkochte aandelen brengen de huidige koers op; dan daalt die.
hint-agent-turn = Naar het eigen personage of een buur; wie al op het vak staat krijgt { $surcharge } GS.
hint-agent-turn-first = Periode 1: naar elk personage; wie al op het vak staat krijgt { $surcharge } GS.
hint-agent-turn-galleons = Hoogstens naar een buur. Hierna verlaten alle galjoenen het spel.
hint-ship-purchase = Snelle schepen laden en verkopen eerst, grote nemen meer mee.
hint-docks-full = Alle kades zijn bezet: een schip moet uit het spel voor het nieuwe.
hint-discard = Geen kade vrij: een schip moet weg voor { SHIP($ship, "def") }.
hint-post-choice = Blokjes uit een zone met je post kosten { $discount } GS minder; één per zone.
hint-exchange-turn = Een aandeel kost zijn koers, die dan stijgt; elke periode dividend.
hint-exchange-turn-last = De laatste aandelen: geen verkoop meer; nog één dividend, dan telt het.
hint-card-choice = In het geheim: wat moet de kaart { $market ->
    [europe] uit Europa nemen
   *[indies] naar Indië brengen
 }? De sporen tonen het.
hint-card-look = Dit is de gekozen kaart; hij blijft geheim tot hij getoond wordt.
hint-ship-placement = Gedekt. ■4 2▶: ruim 4, snelheid 2; eerst de snelste, dan op volgorde.
    .short = Gedekt; eerst de snelste, dan op volgorde.
hint-unload-choice = Elk verkocht blokje verlaagt de volgende prijs: welk schip eerst?
hint-raise-cash = { $owed } GS dividend moet betaald worden: verkoop aandelen tot het er is.
board-sold-out = { GOOD($good) }: uitverkocht
board-bargain = { GOOD($good) }: koop { $costs }, verkoop { $fetched }{ $ahead ->
    [0] {""}
   *[other] {" "}na { $ahead } verkocht
 }
board-bargains = { $one }; { $other }
board-fetch = Volgende blokjes: { $each }; alle samen { $worth } GS
    .short = Volgende blokjes: { $each }
    .shorter = { $each }
board-seen-card = { market }kaart
    .short = { market }
board-remembered = P toont de { market }kaart die je gezien hebt
    .short = P: { market }kaart
board-remembered-both = P toont beide kaarten die je gezien hebt
    .short = P: beide kaarten

# --- De spelhulp ---

aid-goal = Doel
aid-goal-text = { $periods } perioden; de grootste rijkdom wint: geld en de koers van alle aandelen.
aid-period = Een periode: { $phases } fasen
aid-phase = { $letter } { $name }
aid-phase-a = dobbelstenen tonen aanbod en vraag; elk { $agents } agenten, één per beurt, naar een personage
aid-phase-b = een aandeel kopen of passen, steeds rond; elke koop verhoogt de koers
aid-phase-c = schepen gaan gedekt uit: { $fares } GS
aid-phase-d = de Indiëkaart voegt blokjes toe; in elke zone kopen snelle schepen eerst
aid-phase-e = de Europakaart neemt blokjes; pakhuizen verkopen, dan schepen, snelle eerst
aid-phase-f = verkopen bewegen de koersen; elke compagnie keert dividend uit aan anderen
aid-fare = { ZONE($zone) } { $cost }
aid-characters = Personages
aid-ship = Schip
    .text = koop er een; zonder vrije kade gaat er een weg
aid-pier = Kade
    .text = een kade meer, en { $first } pakhuisvakken, daarna nog { $second }
aid-post = Post
    .text = { $cost } GS: blokjes van de zone kosten je { $less } minder
aid-charts = Cartogr.
    .text = cartografie: gratis reizen
aid-expertise = Expertise
    .text = kost { $cost } GS maal de periode: vooraan in initiatief
aid-card = kaart
    .text = de eerste daar kiest hem, de anderen mogen kijken
aid-bonus = +{ $bonus } GS
    .text = per blokje dat je deze periode verkoopt
aid-centre = midden
    .text = gratis; in een latere beurt vandaar naar elk personage
aid-counts = Wat aan het einde telt
aid-treasury = kas
    .text = elk goudstuk (GS)
aid-shares = aandelen
    .text = hun koers, ook { $presidency } presidentsaandelen
aid-not = niet
    .text = schepen, goederen, kades en posten
aid-mortgage = hypoth.
    .text = een half presidentsaandeel; telt 0 tot je aflost
aid-neutral = neutraal
    .text = volgt zijn kaarten; wint nooit
aid-values = Koersen
aid-sales = verkoop
    .text = rang: { $steps }; daarna zoveel als je verkoopmarkering beweegt
aid-buying = kopen
    .text = een vakje omhoog per gekocht aandeel
aid-selling = verkopen
    .text = tegen de huidige koers, dan een vakje omlaag per aandeel; nooit in B, in de laatste periode alleen in A
aid-signs = Tekens
aid-sign-cube = ▇ ▁
    .text = een blokje; een leeg vakje, de prijs ernaast
aid-sign-flow = - + ?
    .text = een blokje gaat weg; komt; misschien, met de kaart
aid-sign-next = goud
    .text = de volgende prijs
aid-sign-ship = A ■ ▶
    .text = wiens schip, het ruim, de snelheid; ▶ voor een naam: aan de beurt
aid-sign-hold = ▊ ◀
    .text = plaats in ruim of pakhuis; schepen op volgorde
aid-sign-goods = t c k s
    .text = thee, koffie, zijde, specerijen aan boord, zoals in de codes
aid-sign-spot = ○ ×
    .text = plaats voor een post; gesloten
aid-sign-price = →
    .text = kosten daar, opbrengst in Europa; wat je zult hebben
aid-sign-period = ★ ☆
    .text = begonnen en komende perioden
aid-sign-share = ▏
    .text = aandelen nog op de markt
aid-sign-sales = ▲ ±
    .text = vorige verkopen; stappen
aid-sign-ring = ━ ┃
    .text = personages die buren zijn
aid-sign-drift = ▒
    .text = waar de koers heen zou gaan
aid-sign-dot = ·
    .text = niets: vult alleen de ruimte
aid-forgotten-surcharge = Wie al op een vak staat, krijgt { $each } GS van je.
aid-forgotten-reach = Na de eerste periode: naar het eigen personage of een buur.
aid-forgotten-sales = Geld van verkopen telt eerst voor de rang en komt pas dan in de kas.
aid-forgotten-full = Een vol spoor betaalt nog { $full } GS per blokje.
aid-forgotten-order = De beste verkoper komt achteraan in initiatief, de slechtste vooraan.
aid-forgotten-last = Geen galjoenen in de laatste periode; een voorraad aan het einde is niets waard.

# --- Voorbeelden, een zin per stap ---

example-blue = Blauw
example-red = Rood
example-yellow = Geel
example-purple = Paars
example-01-1 = Vanaf de Gouverneur is de Investeerder te ver.
example-01-2 = De Koopman ook.
example-01-3 = De Reder is een buur van de Gouverneur, net als de Kapitein.
example-02-1 = De agent van Rood staat al op het vak: Blauw betaalt 1 GS aan Rood.
example-03-1 = Blauw heeft daar een agent: een tweede mag niet.
example-04-1 = De agent van de Gouverneur gaat naar de centrale zone: geen kosten, geen werking.
example-04-2 = In een latere beurt gaat hij verder, zelfs naar de verre Investeerder.
example-05-1 = Rood betaalt de bank 5 GS voor een Frans aandeel; de koers stijgt naar 6.
example-06-1 = De goedkoopste koffie ligt op een vakje van 4: Blauw betaalt 4 GS aan de bank.
example-07-1 = Het blokje komt op het vakje van 6, en 6 GS komen op de verkooptegel.
example-08-1 = Het snelste schip eerst: de Brik van Rood, snelheid 4.
example-08-2 = Dan snelheid 2, volgens initiatief: Blauw heeft twee schepen en kiest de Oost-Indiëvaarder.
example-08-3 = Het wordt geleegd voordat een ander schip gelost wordt.
example-08-4 = Het schip van Geel met snelheid 2 volgt.
example-08-5 = Nu het andere schip van Blauw met snelheid 2, het Fregat.
example-08-6 = Als laatste de schepen met snelheid 1, volgens initiatief; het galjoen van Blauw eerst.
example-08-7 = Het galjoen van Rood is het volgende.
example-08-8 = Het galjoen van Geel is het laatste.
example-09-1 = Blauw is derde in verkopen: de eerste beweging laat de koers op 10.
example-09-2 = Blauw verkocht voor 43: de markering gaat van 20+ naar 40+, de koers van 10 naar 12.
example-10-1 = Verkopen 30, 8, 19 en 5: Paars, de laagste, wordt eerste; Blauw, de hoogste, vierde.
example-11-1 = Een Frans aandeel op 13 keert 3 GS uit: Blauw is Rood 3 x 3 = 9 GS schuldig.
