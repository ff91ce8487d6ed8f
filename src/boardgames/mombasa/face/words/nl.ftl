# Waarom niet: wie aan de beurt is.
game-over = Het spel is afgelopen.
no-such-player = Er zijn { $players } spelers.
planning-finished = Je bent klaar met plannen; de anderen nog niet.
tile-kept = Je hebt een tegel gehouden; de anderen kiezen nog.
phase-ended = Je hebt je actiefase van deze ronde beëindigd.
not-now = Daar gaat het nu niet over.
not-your-turn = Een andere speler is aan de beurt.

# Waarom niet: een actie die elders thuishoort.
when-attach-plus-one = De +1-goederentegel leg je op een kaart aan het begin van je beurt.
when-use-goods = Goederenkaarten gebruik je als actie van een beurt.
when-use-expansion = Uitbreidingskaarten gebruik je als actie van een beurt.
when-use-bookkeeper = Een boekhouder gebruik je als actie van een beurt.
when-use-merchant = Een diamanthandelaar gebruik je als actie van een beurt.
when-place-disc = Een bonusschijf plaats je als actie van een beurt.
when-end-phase = Je eindigt je actiefase in plaats van een actie te doen in je beurt.

# Waarom niet: opstelling en plannen.
tile-not-dealt = Die tegel is niet aan jou gedeeld.
not-the-resting-cards = Leg precies de drie kaarten van je starttegel neer, elk één keer.
not-in-hand = Die kaart heb je niet op handen.
share-never-planned = Een enkele aandeelkaart leg je nooit in een slot.
no-such-slot = Dat actieslot bestaat niet.
slot-opens-by-diamond = Dat slot opent als je diamant op { $need } komt; hij staat op { $have }.
slot-opens-by-ink = Dat slot opent als je inktpot op { $need } komt; hij staat op { $have }.
slot-taken = In dat slot ligt al een kaart.

# Waarom niet: acties van een beurt.
no-plus-one = Je hebt de +1-goederentegel niet.
plus-one-lies = De +1-goederentegel ligt al op een kaart.
no-goods-for-plus-one = In dat slot ligt geen open goederenkaart.
no-pile-in-last-round = In de laatste ronde neem je geen stapel terug.
choose-a-pile = Kies een ruststapel met kaarten.
no-such-pile = Die ruststapel bestaat niet.
pile-empty = Die ruststapel is leeg.
no-merchant-there = Daar heb je geen open diamanthandelaar.
no-bookkeeper-there = Daar heb je geen open boekhouder.
no-expansion-card = Je hebt geen open uitbreidingskaart.

# Waarom niet: goederen, kaartendisplay en sporen.
name-slots-once = Noem een of meer van de slots { SLOT($first) } tot { SLOT($last) }, elk één keer en in deze volgorde.
no-goods-in-slot = In slot { SLOT($slot) } ligt geen open goederenkaart.
goods-of-different-types = Deze goederen zijn van verschillende soort; geen bonus van jou laat je ze mengen.
mixed-goods-too-few = Gemengde goederen moeten een kaart betalen, en geen is goedkoop genoeg.
mixed-goods-buy = Met gemengde goederen mag je alleen een kaart verwerven.
no-card-there = Op dat kaartvak ligt geen kaart.
goods-too-few = De goederen zijn niet genoeg: de kaart kost { $need }, je hebt { $have }.
pounds-too-few = Dat kun je niet betalen: de kaart kost £{ $need }, je hebt £{ $have }.
no-such-company = Die maatschappij bestaat niet.
end-of-track = Je schijf staat op het laatste vak van dat spoor.
call-must-be-paid = Voor deze stap moet je een kapitaalaflossing van £{ $call } betalen.
no-call-there = Voor die stap is er geen kapitaalaflossing.
call-too-dear = De kapitaalaflossing kost £{ $need }, je hebt £{ $have }.
units-must-be-spent = Eenheden moet je uitgeven zolang een van je schijven vooruit kan zonder kapitaalaflossing.
name-two-tracks = Noem twee verschillende maatschappijen in de volgorde van het bord, en niet die van spoor { $track }.
track-does-not-move = Dat spoor hoort niet bij de sporen die nog vooruitgaan.

# Waarom niet: uitbreiding en bases.
base-empty = De basis van { COMPANY($company) } is leeg.
no-such-region = Die regio bestaat niet; bases kun je niet betreden.
post-already-there = { COMPANY($company) } heeft daar al een handelspost.
no-border = { START(REGION($region, "def")) } grenst niet aan de basis of een handelspost van { COMPANY($company) }.
region-too-dear = { START(REGION($region, "def")) } kost { $need } punten, je hebt er { $have }.
no-such-column = Die kolom bestaat niet; een basis heeft de kolommen 1 tot { $last }.
column-empty = Kolom { $column } is leeg.
no-points-left = Er zijn geen boekhoudingspunten meer te nemen.
no-reward-left = Van die regio is geen beloning meer te nemen.
no-post-to-oust = Geen handelspost van een andere maatschappij hoeft die regio te verlaten.
no-room-in-column = Kolom { $column } van { COMPANY($company) } heeft geen vrij vak voor een handelspost.
no-post-to-remove = Kolom { $column } van { COMPANY($company) } is leeg.

# Waarom niet: boeken.
no-book-to-turn = Op die plaats van je spoor ligt geen open boek.
no-book-there = Op dat vak ligt nu geen boek.
book-too-dear = Dat boek kost { $need } punten, je hebt er nog { $have }.
book-not-taken = Je kunt alleen een boek leggen dat je deze beurt nam.
no-such-position = Boeken leg je op de plaatsen { $first } tot { $last } van het spoor.
a-book-over-better = Een A-boek mag geen B- of C-boek bedekken.
a-book-barred = Een A-boek mag niet op een vak met een doorgestreepte A.

# Waarom niet: bonusschijven.
no-such-space = Dat bonusvak bestaat niet.
no-disc-left = Je hebt deze ronde geen bonusschijf meer.
track-not-in-game = Spoor { $track } doet niet mee in dit spel.
space-not-yet = Dat vak werkt voor jou nog niet.
disc-on-this-track = Je hebt al een schijf op een van de twee vakken van dit spoor.
space-occupied = Een schijf bezet { SPACE($space) } voor de rest van de ronde.
disc-too-dear = Een schijf daar kost £{ $need }, je hebt £{ $have }.
not-on-first-turn = De startspeler mag het niet gebruiken in de eerste beurt van de ronde.
no-majority = Iemand toont er { $need }, jij hebt er { $have }.
below-lowest-tier = Het laagste niveau vraagt { $need }, je hebt { $have }.
nothing-to-sell = Je hebt geen kaart op handen die je kunt verkopen.
no-coffee-to-sell = Je hebt geen koffiekaart op handen.
nothing-to-buy = Na de kosten van het vak zou je geen enkele kaart kunnen betalen.
no-such-tier = Het vak heeft de niveaus 1 tot { $last }.
tier-not-reached = Dat niveau vraagt { $need }, je hebt { $have }.
no-such-reward = Het vak biedt de beloningen 1 tot { $last }.
one-card-only = Op dit vak koop je maar één kaart.
diamonds-taken = Je hebt de diamantstappen al genomen.
take-one-part = Neem minstens één deel: koop een kaart of verplaats de diamant.
share-never-sold = Een enkele aandeelkaart blijft op handen tot de finale waarderingsfase.
coffee-only = Op dit vak verkoop je alleen een koffiekaart.

# Hoe het spel ervoor staat.
status = ronde { $round } van { $rounds } · { $phase ->
    [plan] planningsfase
    [action] actiefase
    [over] finale waardering
   *[other] opstelling
 }

# Wat er gevraagd wordt.
ask-over = het spel is afgelopen
ask-keep-tile = hou een starttegel
ask-arrange-rest = leg je rustkaarten neer; per ronde komt één stapel terug
ask-plan = leg een kaart in elk open slot{ $idle ->
    [0] { "" }
   *[1] , welk maakt niet meer uit
 }
ask-turn = kies een actie
ask-buy-with-goods = verwerf een kaart: totaal { $total }{ $off ->
    [0] { "" }
   *[other] , { $off } korting
 }
ask-spend-units = ga vooruit op de sporen: nog { N($units, "step") }
ask-choose-company = kies een maatschappij om uit te breiden: { N($points, "point") }
ask-expanding = breng een post naar een regio: { COMPANY($company) }, nog { N($points, "point") }
ask-taking-post = neem een post uit een kolom: { COMPANY($company) }, aandeel £{ $value }
ask-rewards = neem je beloningen, in vrije volgorde
ask-ousting = breng een verdreven post terug
ask-bookkeeping = gebruik boekhoudingspunten: nog { $points }
ask-flip-book = een boek omdraaien voor £{ $price }? je hebt £{ $pounds }
ask-ink = schuif de inktpot vooruit: hij staat op { $at }
ask-remove-posts = verwijder een post uit een basis{ $posts ->
    [one] { "" }
   *[other] : nog { $posts }
 }
ask-advance = betaal de kapitaalaflossing: { COMPANY($company) }, nog { N($steps, "step") }
ask-place-books = leg een boek: { $books ->
    [one] { FACE($book) }
   *[other] { $books } boeken te leggen
 }
ask-buy-with-pounds = koop een kaart met ponden: je hebt £{ $pounds }
ask-sell-card = verkoop een kaart uit je hand
ask-choose-tier = kies de beloning: je toont { $total } { KIND($kind, $total) }
ask-choose-option = kies de beloning
ask-buy-or-diamonds = koop een kaart en/of verplaats de diamant: je hebt £{ $pounds }
ask-pick-tracks = kies twee sporen
ask-step-tracks = kies het volgende spoor

# Koppen van keuzes.
piece-goods = goederen
piece-card = kaart
piece-slot = slot
piece-book = boek
piece-space = op

group-keep-tile = houden
group-arrange-rest = rusten
group-plan-place = plannen
group-plan-done = klaar
group-attach-plus-one = +1-tegel
group-use-goods = goederen
group-use-expansion = uitbreiden
group-use-bookkeeper = boekhouder
group-use-merchant = handelaar
group-place-disc = schijf
group-end-phase = einde
group-buy = verwerven
group-buy-none = verwerven
group-step = vooruit
group-step-pay = vooruit
group-forfeit = vooruit
group-expand = uitbreiden
group-expand-none = uitbreiden
group-enter = betreden
group-stop = klaar
group-take-post = nemen
group-collect = nemen
group-return-post = terug
group-pay-call = aflossing
group-decline-call = aflossing
group-flip-book = omdraaien
group-no-flip = omdraaien
group-ink-step = inkt
group-ink-stop = inkt
group-remove-post = verwijderen
group-take-book = nemen
group-take-pound = nemen
group-place-book = leggen
group-buy-pounds = kopen
group-sell = verkopen
group-tier = beloning
group-option = beloning
group-diamond = diamant
group-done = klaar
group-pick-tracks = sporen
group-step-track = sporen

# Wat je kunt doen.
meaning-keep-tile = Hou in het geheim een van de starttegels die je kreeg.
meaning-arrange-rest = Leg de drie kaarten van je starttegel in de drie gekleurde rustslots, in vrije volgorde.
meaning-plan-place = Leg een kaart uit je hand gedekt in een open, leeg actieslot.
meaning-plan-done = Rond het plannen af; je mag slots leeg laten.
meaning-attach-plus-one = Leg de +1-goederentegel aan het begin van je beurt op een open goederenkaart.
meaning-use-goods = Gebruik een of meer open goederenkaarten van één soort.
meaning-use-expansion = Gebruik al je open uitbreidingskaarten samen.
meaning-use-bookkeeper = Gebruik één open boekhouder.
meaning-use-merchant = Gebruik één open diamanthandelaar.
meaning-place-disc = Leg een beschikbare bonusschijf op een leeg bonusvak waarvan je de kosten betaalt of de voorwaarde haalt.
meaning-end-phase = Beëindig je actiefase en neem één ruststapel op handen, behalve in de laatste ronde.
meaning-buy = Verwerf een kaart met de gekozen goederen.
meaning-buy-none = Verwerf geen kaart en gebruik het hele totaal op de sporen.
meaning-step = Schuif je schijf één vak vooruit op het spoor van een maatschappij voor één eenheid goederen.
meaning-step-pay = Schuif je schijf over een kapitaalaflossing en betaal die.
meaning-forfeit = Geef de overgebleven eenheden op, omdat ze alleen nog voor kapitaalaflossingen staan.
meaning-expand = Gebruik alle uitbreidingspunten voor één maatschappij.
meaning-expand-none = Geef de uitbreidingspunten op.
meaning-enter = Betreed een regio die grenst aan de basis of een handelspost van de maatschappij.
meaning-stop = Betreed geen regio's meer; de overige punten gaan verloren.
meaning-take-post = Neem de voorste handelspost van een kolom van de basis.
meaning-collect = Neem nu de beloning van een betreden regio, of alle boekhoudingspunten.
meaning-return-post = Zet een verdreven handelspost terug in een kolom van haar basis.
meaning-pay-call = Betaal de kapitaalaflossing en ga verder.
meaning-decline-call = Betaal de kapitaalaflossing niet; de overige stappen gaan verloren.
meaning-flip-book = Betaal om een boek van je spoor om te draaien voordat de inktpot vooruitgaat.
meaning-no-flip = Draai geen boek om.
meaning-ink-step = Schuif de inktpot naar het volgende boek als je aan de vereisten ervan voldoet.
meaning-ink-stop = Stop de inktpot waar hij staat.
meaning-remove-post = Verwijder de voorste handelspost van een kolom van een basis uit het spel.
meaning-take-book = Neem een boek uit het boekendisplay voor boekhoudingspunten, met zijn munt.
meaning-take-pound = Neem een pond voor een boekhoudingspunt.
meaning-place-book = Leg een boek van deze beurt op je boekhoudingsspoor.
meaning-buy-pounds = Koop een kaart en betaal de prijs in ponden.
meaning-sell = Verwijder een kaart uit je hand voor ponden.
meaning-tier = Neem de beloning van dit niveau: het hoogste dat je haalt, of een lager niveau.
meaning-option = Neem een van de twee beloningen van het vak.
meaning-diamond = Neem de diamantstappen van het vak.
meaning-done = Laat het andere deel van het vak liggen.
meaning-pick-tracks = Noem de twee sporen die vooruitgaan.
meaning-step-track = Zeg welk spoor nu vooruitgaat.

# Wat iemand te weten is gekomen.
fact-draw = de volgende kaarten van de stapel
fact-book = het volgende boek van een stapel
fact-plan = de geplande kaarten
fact-tile = een starttegel

# Wat er gebeurde: opstelling en plannen.
told-tile-chosen = { $name } heeft een starttegel gekozen.
told-tile-kept = { $name } houdt { TILE($tile) }.
told-tiles-shown = Starttegels: { $tiles }.
told-rest-arranged = { $name } legt rustkaarten neer: { $cards }.
told-starting-bonus-taken = { $name } begint met { $gains }.
told-card-planned = { $name } legt { CARD($card) } in slot { SLOT($slot) }.
told-planned = { $name } is klaar met plannen.
told-plans-revealed = Opengelegd: { $plans }.

# Wat er gebeurde: acties van een beurt.
told-plus-one-attached = { $name } legt de +1-goederentegel op { CARD($card) }.
told-goods-used = { $name } gebruikt { $cards }: totaal { $total }.
told-expansion-used = { $name } gebruikt alle uitbreidingskaarten: { N($points, "point") }.
told-bookkeeper-used = { $name } gebruikt { CARD($card) }.
told-merchant-used = { $name } gebruikt { CARD($card) }: diamant +{ $steps }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }.
told-phase-ended = { $name } beëindigt de actiefase{ $slot ->
    [none] { "" }
   *[other] { " " }en neemt stapel { SLOT($slot) }: { $cards }
 }.

# Wat er gebeurde: kaarten en sporen.
told-card-bought = { $name } { $pounds ->
    [0] verwerft { CARD($card) } voor { $price }
   *[other] koopt { CARD($card) } voor £{ $price }
 }.
told-nothing-bought = { $name } verwerft geen kaart.
told-card-sold = { $name } verkoopt { CARD($card) } voor £{ $pounds }.
told-stepped = { $name } gaat naar { $space } op het spoor van { COMPANY($company) }.
told-call-paid = { $name } betaalt de kapitaalaflossing van { COMPANY($company) }: £{ $pounds }.
told-call-declined = { $name } betaalt de kapitaalaflossing van { COMPANY($company) } niet (£{ $pounds }).
told-steps-lost = { $name } verliest { N($steps, "step") }{ $company ->
    [none] { "" }
   *[other] { " " }op het spoor van { COMPANY($company) }
 }.
told-special-reached = { $name } krijgt £{ $pounds } op het spoor van { COMPANY($company) }; vanaf de volgende beurt: { $bonus }.
told-special-paid = { $name }, daar al voorbij, krijgt nog eens £{ $pounds } ({ COMPANY($company) }).
told-bonus-began = De bonus van { COMPANY($company) } werkt nu voor { $name }: { $bonus }.
told-discs-added = { $name } krijgt { $discs ->
    [one] { $discs } extra bonusschijf
   *[other] { $discs } extra bonusschijven
 }.
told-tracks-picked = { $name } gaat vooruit op { $first } en { $second }.
told-track-chosen = { $name } gaat eerst vooruit op het spoor van { COMPANY($company) }.

# Wat er gebeurde: uitbreiding en bases.
told-company-chosen = { $name } breidt { COMPANY($company) } uit met { N($points, "point") }.
told-points-given-up = { $name } verliest { N($points, "expansion-point") }.
told-region-entered = { $name } brengt { COMPANY($company) } naar { REGION($region, "def") } voor { $cost }.
told-post-taken = { $name } neemt een handelspost van { COMPANY($company) } uit kolom { $column }.
told-reward-taken = { $name } neemt { $item ->
    [bookkeeping] de boekhoudingspunten
   *[other] de beloning van { REGION($item, "def") }
 }.
told-post-returned = De handelspost van { COMPANY($company) } in { REGION($region, "def") } gaat terug naar kolom { $column }.
told-post-lost = De handelspost van { COMPANY($company) } in { REGION($region, "def") } verlaat het spel.
told-post-removed = { $name } verwijdert een handelspost van { COMPANY($company) } uit kolom { $column }.
told-pounds-gained = { $name } krijgt £{ $pounds }.
told-diamond-moved = { $name } schuift de diamant { N($steps, "step") } vooruit naar { $position }{ $pounds ->
    [0] { "" }
   *[other] { " " }en krijgt £{ $pounds }
 }.

# Wat er gebeurde: boeken.
told-book-taken = { $name } neemt het { BOOK($book) }{ $coin ->
    [0] { "" }
   *[other] { " " }en £{ $coin }
 } voor { N($points, "point") }.
told-points-cashed = { $name } neemt £{ $pounds } voor { N($points, "bookkeeping-point") }.
told-book-placed = { $name } legt het { BOOK($book) } op { $position }{ $covered ->
    [none] { "" }
   *[other] , over het { BOOK($covered) }
 }.
told-book-lost = { $name } heeft geen plaats voor het { BOOK($book) }; het verlaat het spel.
told-books-revealed = Nieuw: { $books }.
told-book-turned = { $name } betaalt £{ $price } en draait het boek op { $position } om.
told-no-book-turned = { $name } draait geen boek om.
told-ink-moved = { $name } schuift de inktpot naar { $position }.
told-ink-stopped = De inktpot van { $name } { $book ->
    [none] blijft op { $position }, geen beloning
   *[other] stopt op { $position }: { $reward }
 }.

# Wat er gebeurde: bonusschijven.
told-disc-placed = { $name } legt een schijf op { SPACE($space) }{ $cost ->
    [0] { "" }
   *[other] { " " }voor £{ $cost }
 }.
told-marker-taken = { $name } neemt de startspelerfiche.
told-tier-taken = { $name } neemt de beloning voor { $least } { KIND($kind, $least) }.
told-option-taken = { $name } neemt { N($points, "bookkeeping-point") } en diamant +{ $diamonds }.
told-part-left = { $name } laat het andere deel liggen.

# Wat er gebeurde: voorbereiding en einde.
told-coins-moved = { N($coins, "coin") } naar de boeken van kolom { $column }.
told-cards-discarded = Kaarten afgelegd: { $cards }.
told-cards-revealed = Nieuwe kaarten: { $cards }.
told-tile-received = { $name } krijgt de tegel { $tile ->
    [plus-one-goods] +1 goederen
   *[other] { CARD($tile) }
 }.
told-round-began = Ronde { $round } begint; startspeler is { $name }.
told-game-ended = Het spel is afgelopen: { $totals }.

# Waar punten voor zijn, en hoe ze ontstaan.
score-cash = Cash
score-shares = { $of ->
    [all] Aandelen
   *[other] { COMPANY($of) }
 }
score-diamonds = Diamanten
score-bookkeeping = Boekhouding
sum-shares = aandelen { $sum }
sum-diamonds = vak { $sum }
sum-bookkeeping = plaats { $sum }

# Wat de tafel antwoordt: wie het vraagt, en wat je kunt doen.
you = jij
your = jouw
possessive = { $name }
no-cards = geen kaarten

# Kaarten, waar ze ook liggen.
card-plain = { $kind ->
    [coffee] Koffie { $figure }
    [banana] Bananen { $figure }
    [cotton] Katoen { $figure }
    [expansion] Uitbreiding { $figure }
    [bookkeeper] Boekhouder { $figure }
   *[other] Handelaar
 }{ $tile ->
    [0] { "" }
   *[other] { " " }(tegel)
 }
card-expansion-share = Uitbreiding { $value } met een aandeel van { COMPANY($company) }
card-merchant-of = Handelaar van { COMPANY($company) }
card-share = Aandeel van { COMPANY($company) }
does-goods = { $how } is de kaart { $value } { KIND($good, $value) } waard. Goederen van één soort verwerven samen één kaart uit het display, en elke eenheid die overblijft schuift een schijf van jou één vak vooruit op het spoor van een maatschappij.
does-expansion = { $how } is de kaart { N($value, "expansion-point") } waard. Al je uitbreidingskaarten werken samen en brengen handelsposten van één maatschappij naar regio's.
does-bookkeeper = { $how } laat hij je inktpot over de boeken lopen en geeft dan { N($points, "bookkeeping-point") } voor boeken of ponden.
does-merchant = { $how } schuift hij je diamant { N($diamonds, "space") } vooruit{ $pounds ->
    [0] { "" }
   *[other] { " " }en geeft £{ $pounds }
 }.
how-card = In een actieslot
how-tile = In die ronde
does-share = Het is een aandeel zolang je hem hebt. De kaart blijft op handen: je plant of verkoopt hem nooit.
does-mines = Hij schuift de diamant 1 vak verder per { $per ->
    [one] mijn
   *[other] { $per } mijnen
 } in regio's met een handelspost van { COMPANY($company) }.
does-other-merchants = Hij schuift de diamant { N($steps, "space") } verder voor elke andere handelaar die open voor je ligt.
does-share-too = Zolang je hem hebt, waar hij ook ligt, is het ook een aandeel van { COMPANY($company) }.
worth-share = Een aandeel van { COMPANY($company) } is nu £{ $value } waard.
worth-merchant = Nu gebruikt zou hij de diamant { N($steps, "space") } vooruitschuiven.
worth-crate = De krat is { $crate }: de kaartprijs is die plus de krat van zijn kolom; verkocht brengt hij dat op, plus wat het vak toevoegt.
gist-goods = { $value } { KIND($good, $value) } voor een kaart en stappen
gist-expansion = { N($value, "expansion-point") }
gist-bookkeeper = laat de inktpot lopen, dan { N($points, "bookkeeping-point") }
gist-merchant = schuift de diamant { N($steps, "space") } vooruit{ $pounds ->
    [0] { "" }
   *[other] { " " }en geeft £{ $pounds }
 }
gist-share = een aandeel van { COMPANY($company) } dat op handen blijft

# Kaarten van het display.
display-name = Kaart { $letter } van het display, { $card }
display-line = Prijs { $price }; { $gist }.
display-empty-name = Kaartvak { $letter }
display-empty = Hier ligt geen kaart.
display-refill = Lege vakken worden voor de volgende ronde aangevuld.
display-others = Meeste open goederen van één soort: { $best }.
display-leaves = De kaart verlaat het spel voor de volgende ronde als niemand hem neemt.
display-next = De volgende ronde zou hij { $price } kosten.
means-goods = In goederen: { $goods }.
means-plan = De kaart kost { $price } van één soort: plan ervoor.
means-now = Je betaalt met een totaal van { $have }; de kaart kost { $price }{ $short ->
    [0] { "" }
   *[other] , { $short } te weinig
 }.
means-now-pounds = Je betaalt in ponden; de kaart kost £{ $price } van je £{ $have }{ $short ->
    [0] { "" }
   *[other] , £{ $short } te weinig
 }.
means-good = { KIND($good) } { $have } van { $price }{ $short ->
    [0] , genoeg
   *[other] , { $short } te weinig
 }
means-pounds = In ponden, met de schijf op het vak Kaart kopen: £{ $cost } van je £{ $have }{ $short ->
    [0] , genoeg
   *[other] , £{ $short } te weinig
 }.

# Kaarten in het spel, op handen en in rust.
area-name = { $card }{ $slot ->
    [none] { "" }
   *[other] { " " }in slot { $slot }
 } · { $whose ->
    [you] van jou
   *[other] { $whose }
 }
area-line = { $state ->
    [planned] Gedekt gepland
    [up] Open
   *[used] Gebruikt, gedekt
 }: { $gist }.
area-counts = De kaart telt nu { $value }.
area-empty-name = Slot { $letter } · { $whose ->
    [you] van jou
   *[other] { $whose }
 }
area-empty = Er ligt geen kaart in.
area-others = { $totals }
shown-by = Open, { KIND($kind) }: { $totals }.
plus-one-name = +1-goederentegel · { $whose ->
    [you] van jou
   *[other] { $whose }
 }
plus-one-line = Aan het begin van een beurt laat hij één open goederenkaart { $plus } meer tellen tot die gebruikt is.
hand-name = { $card } in je hand
hand-empty-name = Een vrije plaats in je hand
hand-size = Je hebt { N($cards, "card") } op handen.
hand-rest-name = De rest van je hand
hand-rest = { $cards }.
hand-get = Je legt hem in een open slot tijdens de planningsfase.
share-stays = Een aandeel blijft op handen tot de finale waarderingsfase.
hand-of-name = { $whose ->
    [you] Je hand
   *[other] Hand · { $whose }
 }
hand-of = { N($cards, "card") }, geheim.
hand-of-planning = { N($cards, "card") } op handen en gedekt in slots, geheim.
hand-of-known = Kaarten komen uit het display, dat iedereen ziet, en ruststapels liggen open: wie meetelt, kent de hand.
slot-name = Slot { $letter } · { $whose ->
    [you] van jou
   *[other] { $whose }
 }
slot-card = { $card } ligt erin.
slot-empty = Het is open en leeg.
slot-hidden = De kaart is geheim tot iedereen heeft gepland.
slot-closed = Gesloten: het opent als de { $by ->
    [diamond] diamant
   *[ink] inktpot
 } op { $need } komt, nu op { $have }.
slot-pile = Ruststapel erboven: { $cards }.
slot-does = Na de ronde komt de kaart op de stapel erboven. Wie de actiefase beëindigt, neemt één stapel terug op handen.
tile-name = Starttegel { $number }
tile-line = Begin met { $gains }. Eerste boek: { $needs }, geeft { $reward }. Rustkaarten: { $cards }.
tile-does = De stappen en de diamant krijg je meteen, het boek is het eerste van je boekhoudingsspoor, en de drie kaarten beginnen je ruststapels.

# De kaart van Afrika.
region-free = Geen handelspost.
region-owned = Handelspost van { $companies }.
region-brings = Betreden geeft { $reward }.
region-mines = { N($mines, "mine") }.
region-entries = Om te betreden: { $costs }.
region-entry = { COMPANY($company) } { $cost }
region-no-entry = Geen { $owned ->
    [0] maatschappij
   *[1] andere maatschappij
 } grenst er nu aan.
region-does = Een maatschappij die de regio betreedt, zet er een handelspost uit haar basis. Wie haar uitbreidt, neemt de beloning; een post van een andere maatschappij gaat terug.
region-mined = Mijnen tellen voor de handelaar van de maatschappij waarvan hier een post staat.
region-inside = De regio ligt in { REGION($outer, "def") } en is alleen van daaruit te bereiken.
region-borders = Grenzen en wat ze kosten: { $borders }. Waar een andere maatschappij een post heeft, kost het 1 meer.
region-worth = { COMPANY($company) } kan komen: het aandeel gaat van £{ $now } naar hoogstens £{ $best }, en je hebt er { $held }{ $gain ->
    [0] { "" }
   *[other] : { N($gain, "point") }
 }.
region-ousts = De post van { COMPANY($company) } gaat terug en bedekt een munt van haar basis.
region-get = Uitbreidingskaarten brengen hier posten: al de jouwe samen, voor één maatschappij.
region-have = Je hebt { N($have, "expansion-point") }{ $short ->
    [0] { "" }
   *[other] , { $short } te weinig voor de goedkoopste weg
 }.
border = { REGION($region) } { $cost }
border-base = de basis van { COMPANY($company) } { $cost }
reward = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [track] { N($n, "step") } op het spoor van de maatschappij
   *[none] niets
 }
expansion-shown = Open uitbreidingspunten: { $points }.
base-line = Een aandeel is £{ $value } waard; { N($home, "post") } in de basis, { $away } in Afrika.
base-mine = Je hebt { N($held, "share") }, samen £{ $worth }.
base-does = Elke post die de basis verlaat, kan een munt blootleggen. De zichtbare munten zijn wat een aandeel van de maatschappij waard is.
base-posts = { COMPANY($company) } heeft posten in { $regions }.
base-no-posts = { COMPANY($company) } heeft geen post in Afrika.
base-removed = { $posts ->
    [one] { $posts } post heeft het spel verlaten
   *[other] { $posts } posten hebben het spel verlaten
 }.
base-get = Met je uitbreidingskaarten breid je deze maatschappij uit; iedereen mag elke maatschappij uitbreiden.
base-empty-now = De basis is leeg: uitbreiden kan niet meer.
shares-held = Aandelen: { $shares }.
column-name = Basis van { COMPANY($company) }, kolom { $column }
column-line = Kolom { $column }: { $line }
column-posts = { N($posts, "post") }. De voorste nemen brengt het aandeel op £{ $then }, nu £{ $now }.
column-bare = Kolom { $column } is leeg.
column-coins = Munten van voor naar achter: { $coins }.
column-back = Een post die hier terugkomt brengt het aandeel op £{ $then }, nu £{ $now }.
column-open = Het achterste vak blijft voorgoed open.
borders-name = Wat grenzen kosten
borders-line = Een enkele grenslijn kost { N($single, "expansion-point") }, een dubbele { $double }; 1 meer als een rivaal er een post heeft.
borders-does = Een maatschappij mag elke regio betreden die aan haar basis of een van haar posten grenst; nieuwe posten tellen meteen.

# Sporen en aandelen.
track-name = Spoor van { COMPANY($company) }
track-line = { N($length, "space") }; een aandeel is £{ $value } waard.
track-standing = Je staat op { $at } van { $length } met { N($shares, "share") }.
track-next-share = Volgend aandeel op { $space }, over { N($steps, "step") }.
track-no-share = Er komt geen aandeel meer.
track-next-call = Aflossing van £{ $pounds } voor { $space }.
track-does = Op elk van deze vakken begint een volgend aandeel: { $shares }.
track-calls = Kapitaalaflossingen: { $calls }.
call = £{ $pounds } voor vak { $space }
track-worth = Je hebt er { $track } door het spoor en { $cards } door kaarten; tegen £{ $value } per stuk zijn ze nu £{ $worth } waard.
track-get = Een eenheid goederen die na het verwerven overblijft, schuift je schijf één stap vooruit; meerderheden, regio's en bonusvakken doen dat ook.
discs-stand = Schijven: { $discs }.
space-name = Spoor van { COMPANY($company) }, vak { $space }
space-line = { N($shares, "share") }, nu samen £{ $worth }.
space-here = Schijf hier: { $who }.
space-ahead = { N($steps, "step") } verder{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds } aan aflossingen
 }.
space-reached = Je schijf is er voorbij.
space-call = De stap ernaartoe is een kapitaalaflossing: die kost £{ $pounds }, of de overige stappen gaan verloren.
space-gain = Dit bereiken geeft { N($shares, "more-share") } van £{ $value }{ $specials ->
    [0] { "" }
   *[other] , £{ $specials } van speciale vakken
 }{ $calls ->
    [0] { "" }
   *[other] , min £{ $calls } aan kapitaalaflossingen
 }: nu { N($points, "point") }.
special-name = Spoor van { COMPANY($company) }, { $level ->
    [1] eerste
   *[other] tweede
 } speciaal vak
special-line = Vak { $space }: £{ $pounds }, dan { $bonus }.
special-unlocks = het { $level ->
    [1] eerste
   *[other] tweede
 } bonusvak van het spoor van { COMPANY($company) }
special-does = Wie er komt, krijgt £{ $pounds }, en iedereen die er al staat of verder is, krijgt evenveel.
special-works = Werkt voor { $who }.
special-nobody = Werkt nog voor niemand.
shares-name = Aandelen van { COMPANY($company) }
shares-does = Vakken van het spoor en sommige kaarten zijn aandelen. Elk telt op het einde wat een aandeel van zijn maatschappij dan waard is.
shares-split = { START($who) }: { $track } door het spoor, { $cards } door kaarten.

# Bonusvakken.
majority-name = Meerderheid: { KIND($kind) }
majority-line = Meeste { KIND($kind) }: stappen op het spoor van { COMPANY($company) }; nu { $totals }
majority-does = Niemand mag er meer tonen dan jij. Je kaarten blijven open.
majority-tier = { $least } { KIND($kind, $least) } of meer: { $gains }.
majority-none = Je open kaarten halen het laagste niveau niet: { KIND($kind) }.
majority-reached = Je open kaarten zouden { $gains } geven.
tile-space-name = Vak van de tegel { $label }
tile-space-does = De tegel krijg je in de voorbereidingsfase van de volgende ronde; hij ligt naast je slots.
track-space-name = Spoor van { COMPANY($company) }, { $level ->
    [1] eerste
   *[other] tweede
 } bonusvak
track-space-line = { START($what) }
track-space-does = Alleen wie het speciale vak heeft bereikt mag het gebruiken, één van de twee per ronde.
track-space-open = Het werkt voor jou.
track-space-closed = Het werkt nog niet voor jou.
advance-line = { N($steps, "step") } op elk van { $tracks } sporen, maar niet op dat van { COMPANY($company) }
board-space-name = Vak { $label }
bonus-line = { START($what) }.
bonus-cost = Een schijf kost £{ $cost }.
bonus-taken = Bezet: { $who }.
bonus-get = In je beurt mag je hier een bonusschijf leggen in plaats van kaarten te gebruiken.
bonus-have = Je hebt { N($discs, "bonus-disc") } en £{ $pounds }{ $short ->
    [0] { "" }
   *[other] , £{ $short } te weinig
 }.
sell-does = Een kaart uit je hand verlaat het spel voor de ponden van zijn krat en £{ $plus } meer.
sell-best = Het beste in je hand: { $card }, £{ $pounds }.
sell-none = Je hand heeft er geen kaart voor.
marker-does = Je neemt de startspelerfiche, begint de volgende ronde en gebruikt meteen { N($points, "bookkeeping-point") }.
marker-worth = Wie de volgende ronde begint, is de eerste op elk ander vak.
marker-last = Het is de laatste ronde: alleen het boekhoudingspunt telt.
tile-last = Het is de laatste ronde: de tegel zou nooit komen.
buy-does = Eén kaart uit het display voor zijn prijs in ponden{ $off ->
    [0] { "" }
   *[other] , £{ $off } minder
 }.
buy-worth = De goedkoopste kaart kost £{ $least }; na de kosten van het vak heb je £{ $left }{ $short ->
    [0] { "" }
   *[other] , £{ $short } te weinig
 }.
disc-does = De schijf blijft de hele ronde liggen en komt terug in de voorbereidingsfase van de volgende.
discs-left = Bonusschijven over: { $discs }.
reward-tier-name = Beloning voor { $least } { KIND($kind, $least) }
reward-name = Beloning { $number }
reward-line = { N($points, "bookkeeping-point") } en diamant +{ $diamonds }.

# Boeken.
book-line = Vraagt { $needs }, geeft { $pays }.
book-pays = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [remove-post] { N($n, "post") } uit bases
   *[other] £1 minder dan je open katoen
 }
book-does = Een boekhouder schuift de inktpot van boek naar boek zolang je open kaarten tonen wat elk vraagt. Waar hij stopt, neemt hij de beloning van dat boek.
book-helper = Een helper is een open boekhouder of handelaar, maar niet die de inktpot vooruitschuift.
book-lacks = Je open kaarten missen { $lack }.
book-met = Je open kaarten tonen wat het vraagt.
book-cotton = Het zou nu £{ $pounds } geven.
lacks-one = { $n } { KIND($kind, $n) }
lacks-good = { $n } van één soort
shelf-name = { $letter }-boek { $number }
shelf-cost = Het kost { N($cost, "point") }.
shelf-coin = Er ligt £1 bij.
shelf-empty-name = Boekvak { $number }
shelf-empty = Hier ligt nu geen { $letter }-boek.
shelf-left = { N($books, "more-book") } met letter { $letter } gedekt.
points-from = Boekhoudingspunten komen van boekhouders, regio's, het startspelervak en sommige boeken; wat je niet uitgeeft, wordt ponden.
supply-name = { $letter }-boeken
supply-line = Een boek kost { N($cost, "bookkeeping-point") }; er zijn er nog { $books } gedekt.
supply-a = Een A-boek mag niet op een doorgestreept vak en niet over een B- of C-boek.
waiting-name = Boeken om te leggen
waiting-line = { N($books, "book") } te leggen op je boekhoudingsspoor.
waiting-does = Een boek mag op elk vak van { $first } tot { $last }, ook over een ander boek.
position-name = Boekvak { $position } · { $whose ->
    [you] van jou
   *[other] { $whose }
 }
position-empty = Geen boek: de inktpot stopt ervoor.
position-barred = Geen boek, en hier mag geen A-boek.
position-turned = Gedekt: de inktpot gaat erover en neemt niets.
position-pot = De inktpot staat hier.
position-ahead = { $spaces } voor de inktpot.
position-passed = De inktpot is er voorbij.
position-worth = £{ $worth } vanaf hier.
position-does = De inktpot gaat naar een vak waarvan het boek niet meer vraagt dan de open kaarten tonen.
position-slot = Dit bereiken opent slot { $slot } vanaf de volgende planningsfase.
position-no-a = Hier mag geen A-boek.
position-ready = Met de open kaarten kan de inktpot hier komen.
position-lacks = Om hier te komen moet nog open liggen: { $lack }.
position-of-value = £{ $worth } vanaf { $position }
turn-price = Voordat de inktpot loopt, mag je één boek omdraaien voor £{ $pounds }.
ledger-name = { $whose ->
    [you] Je boeken
   *[other] Boeken · { $whose }
 }
ledger-line = Inktpot op { $ink }, waard £{ $worth }.
ledger-next = Volgend boek: { $book }
ledger-stop = geen, de inktpot kan niet verder.
ledger-book = Op { $position }: { $book }
ledger-worth = Het spoor is waard: { $values }.
ledger-others = Inktpotten: { $pots }.
ahead-name = Wat voor je inktpot ligt

# Spelers en de ronde.
player-name = { $whose ->
    [you] Je geld en punten
   *[other] Geld en punten · { $whose }
 }
player-line = £{ $pounds }, nog { N($discs, "bonus-disc") }, { N($cards, "card") } op handen; nu { N($points, "point") }.
player-ended = Uit de ronde.
player-planned = Klaar met plannen.
player-marker = Heeft de startspelerfiche.
player-shows = Open: { $totals }.
player-shows-nothing = Er ligt geen kaart open.
total = { KIND($kind) } { $n }
player-piles = Ruststapels: { $piles }.
pile = { $letter }: { $cards }
player-no-piles = Geen rustkaarten.
player-bonuses = Bonussen die werken: { $bonuses }.
player-no-bonus = Nog geen spoorbonus werkt.
player-points = Als het spel nu eindigde: { $parts }.
player-part = { $category } { $points }
player-others = Punten: { $points }.
bonuses-name = { $whose ->
    [you] Je spoorbonussen
   *[other] Spoorbonussen · { $whose }
 }
bonuses-does = Een bonus werkt vanaf de beurt nadat de schijf zijn speciale vak heeft bereikt.
diamond-name = { $whose ->
    [you] Je diamant
   *[other] Diamant · { $whose }
 }
diamond-line = Diamant op { $at }, waard £{ $worth }.
diamond-next = Hierna: { $value }.
diamond-value = £{ $worth } vanaf { $space }
diamond-slot = Slot { $slot } opent op { $space }.
diamond-does = De laatst bereikte waarde telt op het einde. Elke stap voorbij het einde van het spoor geeft £{ $pounds }.
diamond-worth = Waarden die nog komen: { $values }.
diamond-get = Handelaars, regio's met diamanten, sommige boeken en sommige bonusvakken schuiven hem vooruit.
diamond-others = Diamanten: { $diamonds }.
progress-name = { $whose ->
    [you] Je diamant en inktpot
   *[other] Diamant en inktpot · { $whose }
 }
round-name = Ronde en speelvolgorde
round-line = Ronde { $round } van { $rounds }; speelvolgorde: { $order }.
round-marker = De volgende ronde begint met { $who }.
round-does = Iedereen plant in het geheim en doet dan om beurten één actie tot allen hun actiefase hebben beëindigd; daarna wordt de volgende ronde voorbereid.
round-coins = Voor de volgende ronde { $coins ->
    [one] komt er { $coins } munt
   *[other] komen er { $coins } munten
 } op de boeken.
round-last = Het is de laatste ronde: niemand neemt een stapel terug, en de finale waarderingsfase volgt.

# Delen van de tafel.
part-round = Ronde
part-players = Spelers
part-hand = Je hand en je bord
part-cards = Kaartendisplay
part-spaces = Bonusvakken
part-companies = Maatschappijen en hun sporen
part-map = Afrika
part-books = Boekendisplay
hand-nobody = Alleen spelers hebben een hand.

# Kaarten voor momenten waarop iedereen opkijkt.
moment-plans-title = De kaarten
moment-plans = De kaarten van ronde { $round } gaan open.
moment-turned-up = Opengelegd
moment-round-title = Ronde { $round }
moment-round = Ronde { $round } is voorbij.
moment-companies = Wat een aandeel waard is
moment-companies-note = ponden

# Wat je moet horen voor een keuze.
warn-call-paid = kapitaalaflossing van { COMPANY($company) }: £{ $pounds }
warn-call-ahead = onderweg een kapitaalaflossing van £{ $pounds } ({ COMPANY($company) })
warn-steps-lost = { $steps ->
    [one] { $steps } stap gaat verloren
   *[other] { $steps } stappen gaan verloren
 }{ $why ->
    [end] : het spoor eindigt daar
    [dear] : de kapitaalaflossing is £{ $call }, je hebt £{ $pounds }
   *[declined] { "" }
 }
warn-points-given-up = { $points ->
    [one] { $points } uitbreidingspunt gaat verloren
   *[other] { $points } uitbreidingspunten gaan verloren
 }
warn-round-left = je ronde eindigt hier: { $cards ->
    [0] geen kaart
    [one] { $cards } kaart
   *[other] { $cards } kaarten
 } en { $discs ->
    [0] geen schijf
    [one] { $discs } schijf
   *[other] { $discs } schijven
 } ongebruikt
warn-ink-shorter = daarna kan de inktpot { $books ->
    [one] 1 boek
   *[other] { $books } boeken
 } minder betreden
warn-majority-lost = meerderheid nog vrij ({ KIND($kind) }): leg eerst de schijf
warn-last-tile = laatste ronde: de tegel zou nooit komen
warn-last-marker = laatste ronde: alleen het punt telt
warn-slots-empty = je kunt nog { N($slots, "card") } plannen

# Wat voor de keuze van een ander pleit, midden in een zin.
purpose-shares = niemand anders heeft er zoveel aandelen van: { $held } tegen { $most }

# Tips, per soort vraag.
tip-keep-tile = Kijk naar de stappen en het boek op elke tegel, en naar de sporen die in dit spel de moeite lonen.
tip-arrange-rest = Op het einde van elke ronde komt één stapel terug. Leg de kaart die je het eerst wilt waar je het eerst zult nemen.
tip-plan = Kaarten van één soort tellen samen, dus plan ze samen. Een gespeelde kaart rust boven zijn slot: let erop met welke andere hij terugkomt.
tip-turn = Leg schijven eerst waar anderen hetzelfde vak willen. Laat de inktpot lopen terwijl je kaarten open liggen, en gebruik goederen als je een meerderheid niet meer nodig hebt.
tip-buy-with-goods = Goede kaarten vroeg gebruik je het vaakst. Wat je niet uitgeeft, schuift je schijven vooruit op de sporen.
tip-spend-units = Ga vooruit op sporen van maatschappijen waarvan de basis leeg zal raken. Speciale vakken geven meteen iets, en opnieuw als anderen passeren.
tip-advance = Betaal, en je gaat verder naar meer aandelen; weiger, en de overige stappen gaan verloren.
tip-choose-company = Breid een maatschappij uit waarvan je aandelen hebt: elke post die vertrekt legt munten bloot.
tip-expanding = Ga waar de beloning je nu helpt; een nieuwe post bereikt verdere regio's in dezelfde actie.
tip-taking-post = Een kolom helemaal leegmaken legt het rijkste vak bloot, en dat wordt nooit meer bedekt.
tip-rewards = De volgorde telt als de ene beloning de andere betaalt.
tip-ousting = Breng een post terug waar hij munten bedekt die anderen schaden, niet jou.
tip-flip-book = Een gedekt boek vraagt niets en geeft niets: betaal alleen om een beter boek erachter te bereiken.
tip-ink = Alleen het boek waar de inkt stopt, geeft iets. Ga door zolang je open kaarten voor het volgende volstaan.
tip-remove-posts = Een post die een basis verlaat legt munten bloot: kies een maatschappij waarvan jij meer hebt dan de anderen.
tip-bookkeeping = Neem boeken waaraan je kaarten samen kunnen voldoen. Punten bewaar je niet, maar elk is een pond waard.
tip-place-books = Leg boeken die dezelfde kaarten vragen naast elkaar, zodat de inkt er in één keer over loopt.
tip-buy-with-pounds = Ponden tellen op het einde, kaarten werken tot dan voor je: vroeg is de kaart meer waard.
tip-sell-card = Verkoop de kaart die je het minst zou spelen. De krat zegt wat hij opbrengt.
tip-choose-tier = Het hoogste niveau is meestal het beste, tenzij het extraatje een ander helpt.
tip-choose-option = Punten leggen boeken, diamanten klimmen op hun eigen spoor: neem wat de volgende waarde of het volgende slot bereikt.
tip-buy-or-diamonds = Je mag beide delen nemen, in vrije volgorde.
tip-pick-tracks = Neem sporen waarop de volgende stappen een aandeel of een speciaal vak brengen.
tip-step-tracks = De volgorde telt waar een kapitaalaflossing of een speciaal vak wacht.

# Wat een ontwerper telt.
uses-starting-tile = gehouden starttegels
uses-card-acquired = verworven kaarten
uses-card-used = gebruikte kaarten
uses-card-sold = verkochte kaarten
uses-space = gebruikte bonusvakken
uses-expanded = uitgebreide maatschappijen
uses-region = betreden regio's
uses-step = stappen op sporen
uses-call = betaalde kapitaalaflossingen
uses-special = bereikte speciale vakken
uses-book-taken = genomen boeken
uses-book-rewarded = boeken waarvan de beloning is genomen
uses-tile = { $number }: { $tile }
uses-special-space = spoor { $track }, speciaal vak { $level }
uses-track-space = spoor { $track }: { $what }
uses-board-space = { $what }

# Namen van dingen: wat geteld wordt, kaarten, winst, boeken, bonusvakken; `.short` staat in lange lijsten.
nothing = niets
no-reward = geen beloning
list-or = { $some } of { $last }
list-and = { $some } en { $last }

count-step = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
 }
count-point = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
 }
count-bookkeeping-point = { $n ->
    [one] { $n } boekhoudingspunt
   *[other] { $n } boekhoudingspunten
 }
count-expansion-point = { $n ->
    [one] { $n } uitbreidingspunt
   *[other] { $n } uitbreidingspunten
 }
count-post = { $n ->
    [one] { $n } post
   *[other] { $n } posten
 }
count-card = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }
count-book = { $n ->
    [one] { $n } boek
   *[other] { $n } boeken
 }
count-more-book = { $n ->
    [one] Nog { $n } boek
   *[other] Nog { $n } boeken
 }
count-coin = { $n ->
    [one] { $n } munt
   *[other] { $n } munten
 }
count-space = { $n ->
    [one] { $n } vak
   *[other] { $n } vakken
 }
count-diamond-space = diamant +{ $n }
count-mine = { $n ->
    [one] { $n } mijn
   *[other] { $n } mijnen
 }
count-share = { $n ->
    [one] { $n } aandeel
   *[other] { $n } aandelen
 }
count-more-share = { $n ->
    [one] { $n } aandeel meer
   *[other] { $n } aandelen meer
 }
count-bonus-disc = { $n ->
    [one] { $n } bonusschijf
   *[other] { $n } bonusschijven
 }

kind-coffee = koffie
kind-banana = { $n ->
    [1] banaan
   *[other] bananen
 }
kind-cotton = katoen
kind-expansion = { $n ->
    [0] uitbreiding
    [1] uitbreidingspunt
   *[other] uitbreidingspunten
 }
kind-helper = { $n ->
    [1] helper
   *[other] helpers
 }

card-told = { $kind ->
    [coffee] Koffie { $figure }
    [banana] Bananen { $figure }
    [cotton] Katoen { $figure }
    [expansion] Uitbreiding { $figure }
    [expansion-share] Uitbreiding { $figure } + aandeel { $code }
    [bookkeeper] Boekhouder { $figure }
    [merchant-mines] Handelaar { $code }
    [merchant-tile] Handelaar { $figure }
    [share] Aandeel { COMPANY($company) }
   *[merchant] Handelaar
 }
card-listed = { $kind ->
    [expansion-share] Uit { $figure } { $code } aand.
    [share] Aandeel { $code }
   *[other] { card-told }
 }
card-brief = { $kind ->
    [coffee] Kof{ $figure }
    [banana] Ban{ $figure }
    [cotton] Kat{ $figure }
    [expansion] Uit{ $figure }
    [expansion-share] Ui{ $figure }{ $code }
    [bookkeeper] Bkh{ $figure }
    [merchant-mines] Han{ $code }
    [share] Aan{ $code }
   *[merchant] Handl
 }

gain-told = { $kind ->
    [pounds] £{ $n }
    [diamond] diamant +{ $n }
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
    [diamond] diamant +{ $n }
    [bookkeeping] { N($n, "bookkeeping-point") }
   *[remove-post] verwijder { N($n, "post") }
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { N($n, "point") }
   *[remove-post] { N($n, "post") } weg
 }
tier-told = { $gains } (voor { $least } { KIND($kind, $least) } of meer)

book-told = { $letter ->
    [none] startboek
   *[other] { $letter }-boek
 } ({ $needs } > { $reward })
need-told = { $kind ->
    [helper] helper
   *[other] { $n } { KIND($kind, $n) }
 }
need-alike = { $n } van één soort
    .short = { $n } gelijk
need-gist = { $kind ->
    [helper] helper
    [expansion] { $n } uitbr.
   *[other] { $n } { KIND($kind, $n) }
 }
    .short = { $kind ->
    [coffee] { $n } kof
    [banana] { $n } ban
    [cotton] { $n } kat
   *[expansion] { $n } uit
 }
book-reward = { $kind ->
    [pounds] £{ $n }
    [diamond] diamant +{ $n }
    [bookkeeping] { N($n, "point") }
    [remove-post] verwijder { N($n, "post") }
   *[cotton-minus-1] £1 minder dan je katoen
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { $n }pt
    [remove-post] { N($n, "post") }
   *[cotton-minus-1] £ katoen - 1
 }

tile-told = { $gains }; { $book }; rust { $cards }
tile-hidden = een starttegel
bonus-goods-discount = { $n } minder voor kaarten betaald met { KIND($good) }
bonus-any-goods-discount = { $n } minder voor kaarten, goederen mag je mengen
bonus-cotton-value = elke katoenkaart +{ $n }
bonus-expansion-value = uitbreidingstotaal +{ $n }
bonus-extra-discs = { $n ->
    [one] { $n } extra bonusschijf
   *[other] { $n } extra bonusschijven
 }
bonus-space = het { $level ->
    [1] eerste
   *[other] tweede
 } bonusvak

space-name-majority = de meerderheid ({ KIND($kind) })
space-name-tile = de tegel { $label }
space-name-track = het bonusvak van een spoor ({ $what })
space-name-board = het vak { $label }
space-marker = startspelerfiche en { N($points, "bookkeeping-point") }
    .short = 1e speler, { N($points, "point") }
space-tile = tegel { $label } voor de volgende ronde
    .short = tegel { $label }
space-majority = meerderheid ({ KIND($kind) }): { $tier }
    .short = meeste { KIND($kind) }
space-sell = verkoop een { $only ->
    [1] koffiekaart
   *[0] kaart
 } uit je hand voor zijn krat + £{ $plus }
    .short = verkoop een { $only ->
    [1] koffiekaart
   *[0] kaart
 }, krat +£{ $plus }
space-buy = koop een kaart voor { $off ->
    [0] zijn prijs in ponden
   *[other] £{ $off } minder
 }
    .short = koop een kaart, met ponden
space-buy-or-diamonds = { space-buy } en/of diamant +{ $diamonds }
    .short = koop een kaart{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 }, ◆{ $diamonds }
option = { N($points, "point") } en diamant +{ $diamonds }
    .short = { $points }pt ◆{ $diamonds }
space-advance = { N($steps, "step") } op elk van { $tracks } sporen behalve het eigen spoor
    .short = { N($steps, "step") } op { $tracks } sporen

# Elke keuze in gewone woorden, met prijs en directe opbrengst; het werkwoord is de kop van de groep.
do-rest = { $card } in { $slot }
do-plan = { $card } in { $slot }
do-plan-done = klaar, { N($n, "card") } op handen
do-attach = +1-tegel op { $card }
do-expansion = uitbreiden met { N($n, "point") }
do-bookkeeper = { $card }: inkt, { N($n, "point") }
do-bookkeeper-none = boekhouder in { $slot }
do-merchant-none = handelaar in { $slot }
do-merchant = { $card }: diamant +{ $n }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }
do-in-slot = { $card } in { $slot }
do-goods = { $cards }: { $total } uit te geven
do-disc = { $cost ->
    [0] { "" }
   *[other] £{ $cost }:{ " " }
 }{ $what }
do-disc-majority = { do-disc }: { $gains }{ $lost ->
    [0] { "" }
   *[other] , { $lost } verloren
 }{ $need ->
    [0] { "" }
   *[other] , vraagt { $need }
 }
do-end = beëindig je actiefase
do-end-take = einde, neem { $slot }: { $cards }
do-buy-unknown = de kaart op { $space }
do-buy = { $card } voor { $price }{ $left ->
    [none] { "" }
   *[other] , { $left } over
 }
do-buy-pounds = { $card } voor £{ $price }{ $left ->
    [none] { "" }
   *[other] , £{ $left } over
 }
do-buy-none = geen kaart, { N($n, "step") }
do-step-track = { COMPANY($company) }: { N($n, "step") } vanaf { $at }
do-forfeit = betaal geen aflossing; { N($n, "step") } verloren
do-pay = betaal £{ $call } en ga { N($n, "step") } verder bij { COMPANY($company) }
do-decline = betaal niets; { N($n, "step") } bij { COMPANY($company) } verloren
do-step = { $call ->
    [0] { "" }
   *[other] betaal £{ $call },{ " " }
 }{ COMPANY($company) } naar { $to }{ $gains ->
    [none] { "" }
   *[other] : { $gains }
 }
do-step-share = je { $n }e aandeel
do-step-special = £{ $pounds } en { $bonus }
do-step-end = { COMPANY($company) }: aan het einde van het spoor
do-expand = { COMPANY($company) }: aandeel £{ $value }, je hebt er { $held }; { N($posts, "post") } in basis
do-expand-none = geen maatschappij; de punten gaan verloren
do-enter = { REGION($region) }{ $cost ->
    [0] { "" }
   *[other] { " " }voor { $cost }
 }{ $out ->
    [none] { "" }
   *[other] , { $out } weg
 }: { $gains }
do-stop = klaar, { N($n, "point") } ongebruikt
do-column = kolom { $column }{ $now ->
    [none] { "" }
   *[other] : aandeel { $rises ->
        [0] blijft £{ $now }
       *[other] stijgt naar £{ $then }
     }
 }
do-remove = { COMPANY($company) } kolom { $column }{ $then ->
    [none] { "" }
   *[other] : £{ $then }
 }
do-return = { REGION($region) } naar kolom { $column }{ $code ->
    [none] { "" }
   *[other] : { $code } £{ $then }
 }
do-collect = { REGION($region) }: { $gains }
do-collect-points = alle boekhoudingspunten van de regio's: { $n }
do-turn-book = { $position }: vraagt { $needs }
do-turn-book-passed = al voorbij, { $position }
do-turn-book-none = boek { $position }
do-no-flip = draai geen boek om
do-ink = verder naar { $to }{ $worth ->
    [0] { "" }
   *[other] , £{ $worth }
 }{ $slot ->
    [none] { "" }
   *[other] , opent slot { $slot }
 }: { $book }
do-ink-turned = een gedekt boek
do-ink-none = geen boek
do-ink-stay = laat de inktpot staan: geen beloning
do-ink-stop-turned = stop op { $at }: het boek is gedekt, geen beloning
do-ink-stop = stop op { $at }: neem { $reward }
do-ink-stop-none = stop op { $at }: geen beloning
do-take-book = { $face }{ $coin ->
    [0] { "" }
   *[1] , +£1
 }, prijs { $price }
do-take-book-unknown = neem het boek op { $space }
do-take-pound = £1 voor 1 punt
do-place = op { $position }: leeg
do-place-over = over { $position }: { $letter ->
    [none] startboek
   *[other] { $letter }-boek
 }
do-sell = £{ $pounds } voor { $card }: krat { $crate } + { $plus }
do-tier = { $gains } (vanaf { $least } { KIND($kind, $least) })
do-tier-unknown = niveau { $number }
do-option = { N($points, "bookkeeping-point") } en diamant +{ $diamonds }
do-option-unknown = beloning { $number }
do-diamonds = schuif de diamant { N($n, "step") } vooruit
do-done = genoeg; laat het andere deel liggen

# De stukken waaruit zo'n keuze wordt getypt.
form-goods = { $card } als { $value }
form-slot = { $slot }, { $cards ->
    [0] leeg
   *[other] { N($cards, "card") }
 }
form-over = over { $letter ->
    [none] start
   *[other] { $letter }
 }
form-empty = leeg

# Wat open kaarten samen tellen, in de strook van de spelers.
shown-coffee = Kof
shown-banana = Ban
shown-cotton = Kat
shown-expansion = Uit
shown-helper = Hlp

# Het spel op één bladzijde.
aid-value = £{ $worth } op { $space }
aid-majority = { KIND($kind) } { $least }+ { COMPANY($company) }
aid-goal = Doel
aid-goal-goal = { $rounds } rondes, dan wint het meeste geld: cash, aandelen, diamanten en boekhouding.
aid-round = Een ronde
aid-round-plan = tegelijk, in het geheim: een kaart per open slot
    .sign = Plannen
aid-round-act = om beurten één actie, tot allen klaar zijn
    .sign = Acties
aid-round-prepare = kaarten, boeken, munten erbij; schijven en tegels terug
    .sign = Voorbereiding
aid-turn = Je beurt: een van deze
aid-turn-goods = kaarten van één soort: één kaart kopen, de rest als stappen
    .sign = goederen
aid-turn-expand = alle kaarten, voor één maatschappij: posten, dan hun beloningen
    .sign = uitbreiden
aid-turn-books = de inkt loopt over boeken waaraan je kaarten voldoen; het laatste geeft, dan punten
    .sign = boekhouder
aid-turn-merchant = diamantstappen, ponden; van een maatschappij één meer per { $mines } mijnen
    .sign = handelaar
aid-turn-disc = op een vrij vak, als je het betaalt; kaarten blijven open
    .sign = schijf
aid-turn-end = neem één ruststapel; dan rusten je kaarten boven hun slots
    .sign = einde
aid-scores = Wat op het einde telt
aid-scores-cash = elk pond
    .sign = cash
aid-scores-shares = het laatste cijfer voorbij en aandeelkaarten, elk de open munten van de basis
    .sign = aandelen
aid-scores-diamonds = de laatste waarde voorbij: { $diamonds }
    .sign = diamanten
aid-scores-ink = de laatste waarde die de inkt voorbij is: { $inks }
    .sign = boekhouding
aid-prices = Prijzen
aid-prices-card = krat op de kaart en ernaast: { $crates }
    .sign = kaart
aid-prices-region = enkele grens 1, dubbele 2; 1 meer tegen een rivaal
    .sign = regio
aid-prices-book = { $books }; of een pond per punt
    .sign = boek
aid-prices-flip = een boek gedekt voor £{ $flip }, voordat de inkt loopt
    .sign = omdraaien
aid-prices-slots = één opent op diamant { $at }, één op inkt { $ink }
    .sign = slots
aid-prices-most = niemand toont er meer: { $majorities }
    .sign = meeste
aid-signs = Tekens
aid-signs-kinds = koffie, bananen, katoen; { shown-expansion } uitbreiding, { shown-helper } boekhouder of handelaar
    .sign = { shown-coffee } { shown-banana } { shown-cotton }
aid-signs-diamond = stappen van de diamant; een mijn
    .sign = ◆ ▲
aid-signs-post = een post in de basis; een op munten
    .sign = ■ ¹ ²
aid-signs-coins = cijfer op zwart: open munt, die telt
    .sign = goud
aid-signs-star = geld voor jou en wie al voorbij is; opent een bonus
    .sign = ★
aid-signs-call = kapitaalaflossing: betaal of stop
    .sign = £ rood
aid-signs-border = dubbele grens; enkele
    .sign = ▌ ▏
aid-signs-hole = vrij bonusvak; bonusschijf, punt om uit te geven
    .sign = ○ ●
aid-signs-rounds = rondes voorbij en te komen; aandelen van sporen en van kaarten
    .sign = ■ □
aid-signs-ready = de inkt kan erop; hier geen A-boek
    .sign = ✓ -A
aid-signs-acts = wie aan de beurt is; de stapel waar een kaart bij komt
    .sign = ▶ ↓
aid-signs-hidden = een gedekte kaart; niets
    .sign = ░ ·
aid-signs-preview = effect van de gekozen keuze
    .sign = geel
aid-forgotten-tie = Gelijk is genoeg voor een meerderheid en kost geen kaart.
aid-forgotten-open = Laat de inkt lopen voordat je de gevraagde kaarten gebruikt.
aid-forgotten-unused = Wat ongebruikt is als je de actiefase beëindigt, is verloren.
aid-forgotten-next-turn = De bonus van een speciaal vak werkt vanaf je volgende beurt.
aid-forgotten-back-space = Het achterste vak van een kolom blijft voorgoed open.
aid-forgotten-diamonds = Op het laatste vak geeft elke diamantstap £{ $overflow } in de plaats.

# Wat een speler heeft, in de strook van de spelers.
holding-discs = schijf
holding-hand = hand
holding-shares = aand.
holding-ink = inkt
holding-shows = toont
holding-ended = (klaar)

# Het bord. Van meerdere vormen (.short, .shorter, .tiny) staat de langste die past: niets wordt afgekapt.
board-none = geen
board-more = +{ $n } meer
board-ink = ink
board-ink-at = inkt { $at }
board-diamond = diamant
board-price = prijs
board-shows = toont
board-hand = hand { $n }
board-worth = waard
board-value-ahead = £{ $value } na { N($n, "step") }
    .short = £{ $value } na { $n }

board-tab-map = Afrika
board-tab-companies = Sporen
board-tab-market = Markt
board-tab-books = Boeken
board-tab-areas = Gebieden
board-legend-map = ◆ diamant  ▲ mijn  ■ post in basis  ¹² op munten  op zwart: open munten
board-legend-companies = ■ post, ¹² op munten  £2 aflossing  ★ speciaal  aandelen 3+1: +kaarten
board-legend-books = munten: { $coins }   ✓ de inktpot kan erop   -A hier geen A-boek
board-bonus-spaces = Bonusvakken
board-books-left = { N($n, "point") }, { $left } over
board-supply-left = boeken over: { $books }
board-coins-by-round = munten te komen, per ronde: { $coins }

# Wat kaarten samen tellen.
board-total-coffee = koffie
    .short = kof
board-total-banana = bananen
    .short = ban
board-total-cotton = katoen
    .short = kat
board-total-expansion = uitbr.
    .short = uit
board-total-helper = helper
    .short = help

# Kaarten.
board-card-coffee = Koffie
    .short = Kof.
board-card-banana = Bananen
    .short = Ban.
board-card-cotton = Katoen
    .short = Kat.
board-card-expansion = Uitbreiding
    .short = Uitbreid.
    .shorter = Uitbr.
    .tiny = Uit.
board-card-bookkeeper = Boekhouder
    .short = Boekhoud.
    .shorter = Boekh.
    .tiny = Boek
board-card-merchant = Handelaar
    .short = Handel.
    .shorter = Han.
board-card-share = Aandeel
    .short = Aand
board-card-with-share = aand.
board-card-with-mines = mijnen
board-display = Kaarten
board-deck = stapel { $n }
    .short = nog { $n }
board-purse = totaal { $total }
board-purse-pounds = je hebt £{ $pounds }
board-purse-left = { $left } over

# Regio's.
board-gain-none = niets
board-gain-pounds = £{ $n }
board-gain-diamond = ◆ { $n ->
    [one] { $n } diamant
   *[other] { $n } diamanten
 }{ $marks }
    .short = ◆{ $n }{ $mines }
board-gain-bookkeeping = { $n ->
    [one] { $n } boekpunt
   *[other] { $n } boekpunten
 }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-gain-track = { N($n, "step") }
    .short = +{ $n }
board-region = { $region ->
    [libyan-desert] Libië
    [upper-niger] B-Niger
    [chad-basin] Tsjaadb.
    [lake-chad] Tsj.meer
    [congo-basin] Kongo
    [great-lakes] Meren
    [gold-coast] Goud
    [masai-plain] Masai
    [orange-river] Oranje
    [abyssinia] Abess.
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
    [one] mijn
   *[other] mijnen
 }
board-costs = kost { $cost }

# In de zee.
board-collects = oogst
board-collects-points = en { board-gain-bookkeeping }
board-expands = groeit
board-which-column = welke kolom geeft?
board-posts-go-home = posten gaan terug
board-pay-the-call = aflossing betalen?
board-to-spend = { $n } uit te geven{ $cost ->
    [0] { "" }
   *[other] , { $left } over
 }
board-expand-with = uitbreiden met { $n }
board-steps-on-tracks = { N($n, "step") } op sporen
board-posts-leave = { N($n, "post") } uit het spel
board-lost = { N($n, "step") } verloren: { $why }
board-steps-lost = { $n } verloren:
board-lost-at-the-end = het spoor eindigt
board-lost-for-a-call = kost £{ $call }, je hebt £{ $pounds }
board-legend-tiers = 4+3: vanaf 4, 3 stappen
board-which-tracks = welke sporen gaan?
board-which-track = welk spoor eerst?
board-border-1 = enkel 1
board-river-2 = dubbel 2
board-river-2-rival = dubbel 2, rivaal +1
board-round = ronde { $round }

# Maatschappijen en hun sporen.
board-share-value = aandeel
board-was = was £{ $value }
board-out = { $n } weg
board-posts-out = { N($n, "post") } weg
board-shares = aand.
board-track = spoor { $track }
board-most = meeste { $kind }
board-bonus-paid = { $bonus }, meteen £{ $pounds }
board-bonus-any-goods-discount = gemengd -{ $n }
board-bonus-goods-discount = { $good } -{ $n }
board-bonus-expansion-value = uitbr. +{ $n }
board-bonus-extra-discs = { $n ->
    [one] +{ $n } schijf
   *[other] +{ $n } schijven
 }
board-bonus-cotton-value = katoen +{ $n }

# Bonusvakken: hoe ze heten, en wat een schijf er doet.
board-space-marker = 1e speler
board-space-buy = koop
board-space-buy-or-diamonds = koop{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 } + ◆{ $n }
board-space-sell = { $what ->
    [coffee] verk. kof +£{ $plus }
    [track] verk. +£{ $plus }
   *[card] verkoop +£{ $plus }
 }
board-space-tile-plus-one = +1 goed
board-space-tile-bookkeeper = boekhouder
board-space-tile-merchant = handelaar
board-space-tile-expansion = uitbreiding
board-space-reward = punten+◆
board-space-advance = { $tracks } sporen
board-space-majority = meeste { $kind }
board-does-marker = en { board-gain-bookkeeping }
board-does-buy = voor zijn prijs in ponden
board-does-sell = uit je hand: krat + £{ $plus }
board-does-sell-track = verkoop { $only ->
    [1] koffie
   *[0] een kaart
 }: krat + £{ $plus }
board-does-tile-plus-one = straks een goed +{ $n }
    .short = straks +{ $n }
board-does-tile-bookkeeper = straks { N($n, "point") }
    .short = straks { $n }pt
board-does-tile-merchant = straks ◆{ $n }+{ $more } per handelaar
    .short = straks ◆{ $n }+{ $more }/handel.
board-does-tile-expansion = straks uitbreiding { $n }
    .short = straks uit { $n }
board-does-buy-or-diamonds = koop een kaart{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 } en/of ◆{ $n }
board-does-advance = { N($n, "step") } op { $tracks } andere sporen
board-does-majority = spoor { COMPANY($company) }
board-option = { N($points, "point") } + ◆{ $n }
    .short = { $points }pt+◆{ $n }

# Boeken.
board-need-coffee = { $n } koffie
    .short = { $n } kof
    .shorter = { $n }kof
board-need-banana = { $n ->
    [one] { $n } banaan
   *[other] { $n } bananen
 }
    .short = { $n } ban
    .shorter = { $n }ban
board-need-cotton = { $n } katoen
    .short = { $n } kat
    .shorter = { $n }kat
board-need-expansion = { $n } uitbr.
    .short = { $n } uit
    .shorter = { $n }uit
board-need-helper = helper
    .short = help
board-need-alike = { $n } één soort
    .short = { $n } gelijk
    .shorter = { $n } gel
board-book-pounds = £{ $n }
board-book-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamanten
 }
    .short = ◆ { $n }
    .shorter = ◆{ $n }
board-book-bookkeeping = { board-gain-bookkeeping }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-book-remove-post = { N($n, "post") } weg
    .short = -{ N($n, "post") }
    .shorter = -{ $n }■
board-book-cotton-minus-1 = £ katoen - 1
    .short = £ katoen-1
    .shorter = £katoen-1
    .tiny = £kat. -1
board-turned = { $letter ->
    [none] gedekt
   *[other] { $letter } gedekt
 }
    .short = gedekt
board-turned-price = voor £{ $price }
board-shelf = { $letter }-boek
board-cost = { N($n, "point") }
    .short = { $n }pt
board-ledger = Boeken · { $name }
board-ledger-ink = inkt op { $at }, £{ $worth }
board-pot = INKT
board-to-place = te leggen
board-points-to-use =
    { N($n, "point") }
    voor boeken,
    of £1 per punt
board-turn-a-book =
    draai een boek om
    voor £{ $price } van je £{ $pounds }
    .short =
    boek omdraaien
    voor £{ $price }
board-run-or-stop =
    de inktpot mag
    verder of stopt

# Kaarten in het spel, en het bureau waarop een ronde wordt gepland.
board-areas = Kaarten in het spel
    .short = In spel
board-areas-used = gebruikt
board-areas-note = diamant en inktpot; eronder ruststapels
board-ends = klaar
board-ends-takes = klaar, neemt { $cards }
    .short = klaar, neemt { N($n, "card") }
board-worth-in-the-end = £{ $worth } op het einde{ $most ->
    [1] , het meest
   *[0] { "" }
 }
board-has-ended = is klaar
board-has-planned = heeft gepland
board-plans-in-secret = plant in het geheim
board-marker = 1e
board-rest = rust
board-rest-none = geen rustkaarten
board-sells = { $name } verkoopt een kaart
board-sells-note = de krat + £{ $plus }; alleen jij ziet dit
board-plans = { $name } plant
board-plans-note = in het geheim; open zou je tonen
    .short = geheim:
board-ready = klaar
board-slot-closed = { $slot } dicht
board-slot-opens = opent bij
board-slot-opens-diamond = opent bij ◆ { $at }
board-slot-opens-ink = opent bij inkt { $at }
board-slot-now = nu { $at }
board-joins = komt dan bij
    .short = dan bij
board-no-pile = geen
board-no-book-ahead = er ligt geen boek voor

# Starttegels, en beloningen om uit te kiezen.
board-keeps = { $name } houdt een van deze starttegels
    .short = { $name } houdt een van deze tegels
    .shorter = { $name }: hou één
board-tiles = Starttegels
board-tiles-note = drie kaarten van elk beginnen de ruststapels
board-tile = Start { $number }
board-tile-chosen = tegel gekozen
board-tile-chooses = kiest een tegel
board-tile-book = eerste boek
    .short = boek
board-tile-rest = rustkaarten
board-tile-begins = begint met
board-tile-diamond = diamant +{ $n }
board-tier-from = { $least } of meer
board-shows-kind = { $name } toont { $n } { KIND($kind, $n) }
board-chooses-reward = { $name } kiest een beloning
board-reward = beloning { $number }
board-reward-gains = { N($n, "bookkeeping-point") }, diamant +{ $steps }

# Het spelerbord.
board-would-show = zou tonen
board-discs = { $n ->
    [one] { $n } schijf
   *[other] { $n } schijven
 }
board-start-marker = startspelerfiche
board-hidden-hand = { N($n, "card") } op handen{ $planned ->
    [0] { "" }
   *[1] { " " }en in slots
 }
board-mat-tiles = tegels
board-plus-one = +1 goederen
board-plus-one-on = +1 op { $slot }
board-worth-now = nu £{ $worth }
board-mat-shares = Aandelen
board-mat-bonus = bonus
board-disc-on = schijf op { $at }
board-no-bonus-works = nog geen

# De voorbeelden, stap voor stap.
example-player-0 = Blauw
example-player-1 = Groen
example-player-2 = Geel
example-player-3 = Paars
example-03-1 = Blauw legt drie kaarten neer; de startbonus is 3 stappen op het spoor van Mombasa.
example-04-1 = De bonus van Blauw: de diamant gaat 1 vak vooruit, de schijf van Saint-Louis ook.
example-05-1 = De boekhouder rust: er ligt er geen open in het actiegebied.
example-06-1 = De diamant gaat 1 vak vooruit en Blauw krijgt 2 pond; de kaart wordt omgedraaid.
example-06-2 = Een gedekte kaart kun je niet opnieuw gebruiken.
example-07-1 = Koffie en katoen gebruik je niet samen.
example-07-2 = Koffie 1, koffie 3, beide koffies of katoen 2 zijn de keuzes; beide koffies samen geven een totaal van 4.
example-08-1 = Koffie 1 en koffie 3: een totaal van 4.
example-08-2 = Bananen 2 kost 2 voor de kaart en 1 voor zijn kolom; hij gaat op handen en er blijft 1 eenheid over.
example-08-3 = De eenheid die overblijft is een stap op een spoor; beide koffies worden gedekt.
example-19-1 = De twee uitbreidingskaarten komen op handen, de gespeelde kaarten rusten, de tegel gaat terug.
example-18-1 = De tegel ligt op koffie 2, die als koffie 3 telt.
example-18-2 = Gebruikt is de kaart een totaal van 3 waard.
example-09-1 = Alle uitbreidingskaarten samen: 5 punten.
example-09-2 = Ze zijn voor één maatschappij, Cape Town.
example-09-3 = De Oranjerivier grenst met een enkele lijn aan de basis: 1 punt.
example-09-4 = Een handelspost verlaat de basis.
example-09-5 = De Zambezi grenst met een enkele lijn aan de Oranjerivier: 1 punt.
example-09-6 = Een tweede handelspost verlaat de basis.
example-09-7 = Natal ligt achter een dubbele lijn en heeft een post van Mombasa: 2 + 1 punten.
example-09-8 = De derde handelspost; de 5 punten zijn op.
example-10-1 = Drie regio's, één bedrag van 3 punten: een A-boek voor het eerste.
example-10-2 = Nog een A-boek voor het tweede.
example-10-3 = 1 pond voor het derde.
example-11-1 = Het eerste boek gaat op plaats 2 van het boekhoudingsspoor.
example-11-2 = Het tweede gaat op plaats 3; dan worden de twee gaten van het display gevuld.
example-12-1 = Blauw gebruikt een boekhouder. Het derde boek vraagt uitbreiding 2, die Blauw niet toont.
example-12-2 = Blauw betaalt 2 pond en draait dat boek om.
example-12-3 = Het startboek vraagt koffie 2: koffie 3 voldoet.
example-12-4 = Het tweede boek ook.
example-12-5 = Een gedekt boek vraagt niets.
example-12-6 = Het vierde vraagt koffie 3. Aan het vijfde kan Blauw niet voldoen: de inktpot stopt.
example-12-7 = De beloning van het vierde boek, 2 punten, komt eerst.
example-12-8 = Die is op.
example-12-9 = Dan de 2 punten van de boekhouder, een eigen bedrag.
example-12-10 = De boekhouder wordt omgedraaid en de beurt is voorbij.
example-21-1 = 2 koffie en 2 bananen zijn niet 4 van één soort: de inktpot gaat niet vooruit.
example-21-2 = Blauw gebruikt de punten van de boekhouder toch.
example-21-3 = De beurt van Blauw is voorbij.
example-21-4 = Het volgende boek van Groen vraagt ook 4 van één soort.
example-21-5 = 4 katoen volstaat: de inktpot gaat vooruit.
example-22-1 = Het boek vraagt koffie 3 en nog eens 3: 5 koffie is niet genoeg.
example-22-2 = Blauw gebruikt de punten van de boekhouder.
example-22-3 = Blauw is weer aan de beurt, want Groen heeft de actiefase beëindigd.
example-22-4 = Met de +1-goederentegel heeft Blauw 6 koffie.
example-22-5 = Blauw gebruikt de boekhoudertegel.
example-22-6 = Niemand hoeft te betalen om een boek om te draaien.
example-22-7 = 6 koffie is 3 en 3: de inktpot gaat vooruit, en het boek geeft 8 pond.
example-23-1 = Het volgende boek van Blauw vraagt katoen 1; Blauw toont er 6.
example-23-2 = De beloning is het katoentotaal min 1: 5 pond. Met 1 katoen zou het niets zijn.
example-13-1 = 2 diamantstappen en 1 pond; 3 mijnen van Cairo geven 1 stap meer, 4 zouden er 2 geven.
example-14-1 = Het vak kost 1 pond.
example-14-2 = Koffie 2 kost 2 voor de kaart en 1 voor zijn kolom: 3 pond. Hij gaat op handen.
example-15-1 = Blauw legt een schijf op het verkoopvak.
example-15-2 = Koffie 1 met krat 1 verlaat de hand voor 1 + 2 = 3 pond.
example-16-1 = Blauw toont 6 katoen, meer dan wie ook.
example-16-2 = Blauw neemt de beloning voor 4 of meer, hoewel het er 6 zijn.
example-17-1 = 5 bananen tegen 3: Blauw mag het vak gebruiken.
example-17-2 = 3 stappen op het spoor van Cape Town en 1 diamantstap.
example-20-1 = Blauw gebruikt koffie 2 voor stappen.
example-20-2 = Blauw verwerft geen kaart.
example-20-3 = De schijf bereikt het speciale vak: 1 pond voor Blauw, en opnieuw 1 voor Groen en Geel.
example-20-4 = De tweede stap gaat verder.

# Wat een menu over het spel zegt.
about-pitch = Handelaars steken geld in vier handelsmaatschappijen in het Afrika van de 19e eeuw. Elke ronde plant iedereen in het geheim drie tot vijf kaarten, en geeft ze dan één actie per keer uit: betere kaarten verwerven, maatschappijen uitbreiden, aandelen winnen, diamanten delven, de boeken bijhouden. Na zeven rondes wint de rijkste speler.
about-hidden = handen en geplande kaarten
about-round = ronde
about-variant-first-game = sporen en starttegels zoals de spelregels ze voor een eerste spel geven
about-variant-variable = sporen en starttegels worden gedeeld; elke speler houdt een van twee tegels

# Namen van de tafel, met de vormen die zinnen vragen.
name-company-mombasa = Mombasa
    .label = MOMBASA
name-company-cape-town = Cape Town
    .label = CAPE TOWN
name-company-saint-louis = Saint-Louis
    .label = SAINT-LOUIS
name-company-cairo = Cairo
    .label = CAIRO

name-region-fezzan = Fezzan
name-region-libyan-desert = Libische Woestijn
    .label = Lib. Woest.
    .def = de Libische Woestijn
name-region-nubia = Nubië
name-region-senegal = Senegal
name-region-upper-niger = Boven-Niger
    .def = de Boven-Niger
name-region-chad-basin = Tsjaadbekken
    .def = het Tsjaadbekken
name-region-lake-chad = Tsjaadmeer
    .def = het Tsjaadmeer
name-region-kordofan = Kordofan
name-region-abyssinia = Abessinië
name-region-guinea = Guinee
name-region-benue = Benue
    .def = de Benue
name-region-congo-basin = Kongobekken
    .def = het Kongobekken
name-region-kasai = Kasaï
name-region-great-lakes = Grote Meren
    .def = de Grote Meren
name-region-jubaland = Jubaland
name-region-gold-coast = Goudkust
    .def = de Goudkust
name-region-loango = Loango
name-region-zambezi = Zambezi
    .def = de Zambezi
name-region-nyasa = Nyasa
name-region-masai-plain = Masaivlakte
    .def = de Masaivlakte
name-region-namib = Namib
    .def = de Namib
name-region-orange-river = Oranjerivier
    .label = Oranjeriv.
    .def = de Oranjerivier
name-region-natal = Natal
name-region-zanzibar-coast = Kust van Zanzibar
    .label = Zanzibarkust
    .def = de kust van Zanzibar

name-marker-space-start-player = 1e speler
name-buy-space-buy-card = Kaart kopen
name-sell-space-sell-card = Kaart verkopen
name-tile-space-tile-plus-one = +1 goederen
name-tile-space-tile-bookkeeper = Boekhouder
name-tile-space-tile-merchant = Handelaar
name-tile-space-tile-expansion = Uitbreiding
