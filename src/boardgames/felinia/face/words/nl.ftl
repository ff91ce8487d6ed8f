# Felinia in het Nederlands. Een variabele wordt door het programma ingevuld; een naam in hoofdletters is een functie die
# weet hoe iets heet: zie en.ftl. De speler is « je ». De vormen .short, .shorter en .tiny worden genomen waar weinig plaats
# is; de breedten staan in en.ftl.

-place = { PROVINCE-KIND($province) ->
    [port] de { PROVINCE($province) }
    [crossroads] kruispunt { CODE($province) }
   *[other] { PROVINCE($province) }
 }

# Namen.
amount = { $n } { GOOD($kind, $n) }
unit-gold = goud
unit-spice = { $n ->
    [one] specerij
   *[other] specerijen
 }
unit-good = { $n ->
    [one] goederentegel
   *[other] goederen
 }
unit-coin = { $n ->
    [one] munt
   *[other] munten
 }
unit-provision = proviand
unit-merchant = { $n ->
    [one] koopman
   *[other] kooplieden
 }
the-province = { PROVINCE-KIND($province) ->
    [crossroads] kruispunt { CODE($province) }
   *[other] { PROVINCE($province) }
 }
the-boat = de boot van { TIME($boat) } naar de { BOAT-COUNTRY($boat) }
the-tile = { TILE-KIND($tile) ->
    [people] een tegel { TILE($tile) }
   *[special] de tegel { TILE($tile) }
 }
the-bonus = { BONUS-KIND($tile) ->
    [counts-as] telt als een tegel { BONUS($tile) }
   *[plus-one] 1 punt per tegel { BONUS($tile) }
 }
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
list-or = { $some } of { $last }
list-and = { $some } en { $last }

# Hoe het spel ervoor staat.
status = ronde { $round } · { $now }{ $end ->
    [last-merchant] {" "}· laatste koopman aan boord
    [boats-out] {" "}· laatste boten
   *[no] {""}
 }
status-over = spel afgelopen na ronde { $round }
phase-auction = veiling, biedronde { $lap } van { $laps }
phase-commerce = handel
phase-exploration = verkenning
phase-storage = opslag
phase-final-sales = laatste verkopen

# Wat er gevraagd wordt.
ask-bid = plaats biedfiche { $lap } van { $laps }
ask-buy = kopen op { PLACE($place) } voor { COINS($price) }?{ $short ->
    [0] {""}
   *[other] {" "}verkoop eerst iets
 }
ask-guild = ruilen bij het gilde voor { COINS($price) }?{ $short ->
    [0] {""}
   *[other] {" "}verkoop eerst iets
 }
ask-board = inschepen?{ SOME($sale) ->
    [0] {""}
   *[other] {" "}{ $sale }
 }
one-sale = verkoop { AMOUNT($kind, 1) } voor { TIME($boat) } ({ BOAT-COUNTRY($boat) })
ask-flip = een tegel omdraaien in het rijk van de { COUNTRY($country) }? nog { $left }
ask-travel = { $moves ->
    [0] proviand uitgeven om verder te gaan van { -place }?
    [one] verder van { -place }? nog { $moves } stap
   *[other] verder van { -place }? nog { $moves } stappen
 }
ask-mystery = een mysterieuze plek houden, of geen?
ask-storage = houd er { $free } over, of betaal { COINS($cost) } voor 1 meer
ask-final-sale = verkopen voor de telling? telt alleen bij gelijke stand

# Koppen van de lijst met keuzes.
piece-give = geven
piece-take = nemen
piece-given = { SHORT($give) }
piece-taken = { SHORT($take) } +{ $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }

group-bid-bank = bieden
group-bid-market = bieden
group-bid-guild = bieden
group-buy = kopen
group-swap = ruilen
group-take-bonus = bonus
group-decline = passen
group-board = inschepen
group-done = klaar
group-flip = onthul
group-stop-flipping = klaar
group-move = gaan
group-spend-provision = proviand
group-go-home = naar huis
group-keep = houden
group-keep-none = klaar
group-keep-fourth = houden
group-sell = verkoop

# Wat je kunt doen: eerst de prijs, dan wat het oplevert.
do-unknown = { QUOTED($name) }
do-bid-bank = fiche op je eigen bord: { $gain }
do-bid = { PLACE($place) } voor { COINS($price) }{ SOME($what) ->
    [0] {""}
   *[other] : { $what }
 }
do-bid-guild-for = ruil of bonus
do-buy = koop { AMOUNT($good, 1) }{ $then }
do-swap = { SHORT($give) } voor { SHORT($take) }, +1 { $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }{ $then }
then-boats = ; genoeg voor { $times }
do-take-bonus = { the-bonus } (1 goud, 1 specerij)
do-decline = { $at ->
    [guild] geen ruil, geen boot
   *[buy] geen aankoop, geen boot
 }
do-board = betaal { $cost }: { $fate ->
    [ends] naar de { COUNTRY($country) }, einde van het spel
    [full] naar de { COUNTRY($country) }, vertrekt vol
    [room] naar de { COUNTRY($country) }, dan { $left } vrij
   *[none] naar de { COUNTRY($country) }
 }
do-done = { $at ->
    [board] nu geen boot: ga verder
   *[final-sale] niets meer verkopen
 }
do-flip = onthul { CODE($province) }{ $ways }
by-ways = : via { $crossroads } ({ $gains })
do-stop-flipping = het hierbij laten
do-move = naar { -place }{ SOME($gains) ->
    [0] {""}
   *[other] : { $gains }
 }
do-settle = naar { the-province }: { $gains }
do-spend-provision = geef 1 proviand uit: een stap extra, nog { AMOUNT("provision", $left) }
do-go-home = terug naar huis zonder tegel
do-keep = houd { CARD($card) }: { $cost }
do-keep-none = houd geen kaart
do-keep-fourth = betaal { COINS($cost) } en houd vier goederen
do-sell = verkoop { AMOUNT($kind, 1) }: { $gain }
for-free = gratis
gain-coins = +{ COINS($got) }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren boven { $limit }
 }
gain-good = { $n ->
    [one] +{ $n } willekeurig goed
   *[other] +{ $n } willekeurige goederen
 }
gain-units = +{ AMOUNT($kind, $n) }
gain-cards = trek { $n } mysterieuze plekken
gain-tile = { TILE-KIND($tile) ->
    [people] { the-tile } (tot { $top } per tegel)
    [special] { TILE($tile) }: { GIST($tile) }
   *[hidden] neem de tegel
 }

# Wat een speciale tegel doet.
gist-each-spice-1 = elke specerij 1 punt
    .tiny = spec. 1
gist-gold = +1 goud, meer bij symbolen
    .tiny = goud +1
gist-each-provision-2 = elke proviand 2 punten
    .tiny = prov. 2
gist-provision = +1 proviand, meer bij symb.
    .tiny = prov +1
gist-lone-merchant-2 = alleenstaanden 2 punten
    .tiny = los 2
gist-coin = +1 munt, meer bij symbolen
    .tiny = munt +1
gist-each-mystery-plus-1 = mysterieuze plekken +1 punt
    .tiny = plek +1
gist-provision-gold-coin-good = 1 goud+munt+goed+proviand
    .tiny = 4 extra

# Wat elke soort actie is.
meaning-bid-bank = Leg een biedfiche op je eigen bord en ontvang de munten van die biedronde.
meaning-bid-market = Leg een biedfiche op de stapel van een open markt.
meaning-bid-guild = Leg een biedfiche op de stapel van het gilde.
meaning-buy = Koop een goederentegel van de markt voor 1 munt per fiche daar.
meaning-swap = Ruil bij het gilde een goed voor een ander uit de zak, plus een specerij of, met de expertregels, proviand.
meaning-take-bonus = Geef bij het gilde 1 goud en 1 specerij voor een bonustegel.
meaning-decline = Neem je biedfiche terug zonder aankoop of ruil.
meaning-board = Betaal na een aankoop of ruil de prijs van een boot en zet er een koopman op.
meaning-done = Ga niet meer aan boord, of verkoop niets meer.
meaning-flip = Draai een gedekte handelstegel om in het rijk waar je koopman aan land ging.
meaning-stop-flipping = Draai geen tegels meer om.
meaning-move = Verplaats de koopman een stap langs een weg.
meaning-spend-provision = Geef proviand uit voor een stap extra.
meaning-go-home = Beëindig de reis zonder handelstegel: de koopman gaat terug naar je voorraad.
meaning-keep = Houd een getrokken kaart met een mysterieuze plek en betaal het goed dat erop staat.
meaning-keep-none = Houd geen van de getrokken mysterieuze plekken.
meaning-keep-fourth = Betaal 2 munten om een vierde goederentegel te houden.
meaning-sell = Verkoop een goud, specerij of goederentegel.

# Waarom niet: beurten.
game-over = Het spel is afgelopen.
not-now = Daar gaat het nu niet over.
not-your-turn = Je bent niet aan de beurt.
nobody-passes = Niemand past in de veiling: elke biedronde plaats je een fiche.

# Waarom niet: bieden, kopen, ruilen, verkopen.
no-such-market = Er is geen markt { QUOTED($name) }.
market-closed = { PLACE($place) } is gesloten met { $players } spelers.
no-such-good = Er is geen goed dat { QUOTED($name) } heet.
market-lacks-good = { PLACE($place) } heeft geen { GOOD($kind, 2) }.
price-too-high = De prijs is { COINS($price) }; je hebt er { $money }.
swap-needs-goods = Je ruilt tussen twee soorten goederen.
swap-same-good = De genomen tegel moet van een andere soort zijn dan de gegeven tegel.
swap-no-provision = Proviand voor een ruil bestaat alleen met de expertregels.
swap-no-such-reward = Een ruil levert geen { QUOTED($name) } op.
none-to-give = Je hebt geen { GOOD($kind, 2) } om te geven.
bag-lacks-good = De zak bevat geen { GOOD($kind, 2) }.
no-such-bonus = Er is geen bonustegel { QUOTED($name) }.
bonus-taken = Die bonustegel is al genomen.
bonus-cost = Een bonustegel kost { AMOUNT($kind, 1) } en die heb je niet.
provisions-not-sold = Proviand kan niet verkocht worden.
not-for-sale = Alleen goud, specerijen en goederen kun je verkopen.
none-to-sell = Je hebt geen { GOOD($kind, 2) } om te verkopen.

# Waarom niet: boten.
no-such-berth = Er is geen ligplaats { QUOTED($name) }.
berth-empty = Er is geen boot.
boat-full = De boot van { TIME($boat) } is vol.
no-merchant = Je hebt geen koopman meer in je voorraad.
boat-goods = De boot van { TIME($boat) } vraagt { AMOUNT($kind, $need) } en je hebt er { $have }.
boat-coins = De boot van { TIME($boat) } vraagt { COINS($need) } en je hebt er { $have }.

# Waarom niet: reizen, mysterieuze plekken, opslag.
no-such-province = Er is geen provincie { QUOTED($name) }.
flip-other-country = Alleen tegels van het rijk waar de koopman aan land ging mag je omdraaien.
nothing-face-down = Er is daar geen gedekte tegel.
been-there = Deze koopman is al { PROVINCE-KIND($place) ->
    [port] op de { PROVINCE($place) }
    [crossroads] op kruispunt { CODE($place) }
   *[other] in { PROVINCE($place) }
 } geweest.
no-road = Er loopt geen weg van { PROVINCE-KIND($at) ->
    [port] de { PROVINCE($at) }
    [crossroads] kruispunt { CODE($at) }
   *[other] { PROVINCE($at) }
 } naar { PROVINCE-KIND($place) ->
    [port] de { PROVINCE($place) }
    [crossroads] kruispunt { CODE($place) }
   *[other] { PROVINCE($place) }
 }.
post-settled = In { PROVINCE($place) } heeft zich een koopman gevestigd.
post-face-down = De handelstegel van { PROVINCE($place) } is gedekt.
no-move-left = Deze koopman heeft geen stap meer.
no-provisions-here = Proviand gebruik je alleen met de expertregels.
moves-left = Proviand geef je uit als de koopman geen stap meer heeft.
no-provision = Je hebt geen proviand.
nowhere-to-go = De koopman zou geen provincie in kunnen.
card-not-drawn = Je hebt { QUOTED($name) } niet getrokken.
card-owned = Je hebt al een kaart { CARD($card) }.
card-cost = { CARD($card) } kost { AMOUNT($kind, $need) } en je hebt er { $have }.
too-many-goods = Niemand houdt meer dan { $limit } goederen; verkoop eerst.
storage-cost = Een vierde tegel houden kost { COINS($cost) }.

# Wat iemand te weten is gekomen.
fact-boat-pile = de stapel boottegels
fact-face-down = een gedekte tegel
fact-mystery = een mysterieuze plek
fact-taken = een tegel die iemand nam

# Wat er gebeurde.
told-round-begun = Ronde { $round } begint; { $name } is startspeler.
told-token-banked = { $who } legt fiche { $lap } op het eigen bord: +{ COINS($coins) }{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren boven { $limit }
 }.
told-token-placed = { $who } biedt { PLACE-KIND($place) ->
    [guild] bij het gilde
   *[market] op { PLACE($place) }
 } voor { COINS($price) }.
told-token-returned = { $who } { $why ->
    [declined] past
    [empty] vindt geen goederen
    [price] kan niet betalen
   *[nothing] heeft niets te ruilen
 } { PLACE-KIND($place) ->
    [guild] bij het gilde
   *[market] op { PLACE($place) }
 }.
told-sold = { $who } verkoopt { AMOUNT($kind, 1) }: +{ COINS($coins) }{ $lost ->
    [0] {""}
   *[other] , { COINS($lost) } verloren
 }.
told-good-bought = { $who } koopt { AMOUNT($good, 1) } { PLACE-KIND($place) ->
    [guild] bij het gilde
   *[market] op { PLACE($place) }
 } voor { COINS($price) }.
told-good-swapped = { $who } ruilt { AMOUNT($give, 1) } tegen { AMOUNT($take, 1) } voor { COINS($price) }.
told-bonus-taken = { $who } neemt een bonustegel voor { COINS($price) }{ BONUS-KIND($tile) ->
    [hidden] {""}
   *[known] : { the-bonus }
 }.
told-merchant-boarded = { $who } neemt { the-boat }, { $place ->
    [0] vooraan
   *[1] achteraan
 }{ $full ->
    [0] {""}
   *[other] , vol
 }; { $stock ->
    [0] de laatste koopman
   *[other] nog { $stock }
 }.
told-boarding-ended = { $who } is klaar met aan boord gaan.
told-end-triggered = { $why ->
    [last-merchant] De laatste koopman van een speler is aan boord: het spel eindigt na deze verkenning.
   *[boats-out] Er zijn te weinig boten: de laatste verkenning begint.
 }
told-boat-left = De boot van { TIME($boat) } naar de { BOAT-COUNTRY($boat) } vertrekt { $merchants ->
    [0] leeg
   *[other] met { $aboard }
 }.
told-aboard = { $count ->
    [1] { $who }
   *[other] { $count } kooplieden van { $who }
 }
told-merchant-landed = { $who } gaat aan land bij { -place }.
told-tile-flipped = { $who } draait { TILE-KIND($tile) ->
    [hidden] de tegel
   *[known] { the-tile }
 } om bij { -place }.
told-flipping-stopped = { $who } draait geen tegels meer om.
told-merchant-moved = { $who } gaat naar { -place }.
told-provision-spent = { $who } geeft proviand uit voor een stap extra.
told-gained = { $who } ontvangt { AMOUNT($what, 1) }{ $source ->
    [income] {" "}({ TILE($tile) })
   *[other] {""}
 }.
told-not-gained = { $who } ontvangt { AMOUNT($what, 1) } niet: { $what ->
    [coin] { $limit } is het maximum
    [good] de zak is leeg
   *[other] er is niets meer
 }.
told-mysteries-drawn = { $who } trekt { $cards ->
    [one] { $cards } mysterieuze plek
   *[other] { $cards } mysterieuze plekken
 }.
told-mystery-kept = { $who } houdt { CARD-KIND($card) ->
    [hidden] een mysterieuze plek
   *[known] { CARD($card) }
 }{ SOME($paid) ->
    [0] {""}
   *[other] {" "}voor { AMOUNT($paid, 1) }
 }.
told-mysteries-returned = { $who } houdt geen mysterieuze plek.
told-tile-taken = { $who } vestigt zich in { the-province } en neemt { TILE-KIND($tile) ->
    [hidden] een tegel
   *[known] { the-tile }
 }.
told-windfall-removed = De tegel Meevaller verlaat het spel.
told-went-home = De koopman van { $who } gaat van { -place } terug naar huis.
told-fourth-kept = { $who } betaalt { COINS($cost) } om een vierde goed te houden.
told-sales-ended = { $who } is klaar met verkopen.
told-boat-dealt = Nieuw: { the-boat }, { $price }; { $places ->
    [one] { $places } plaats
   *[other] { $places } plaatsen
 }.
told-next-boat-shown = Straks: { the-boat }, { $price }; { $places ->
    [one] { $places } plaats
   *[other] { $places } plaatsen
 }.
told-market-filled = { PLACE-KIND($place) ->
    [guild] Het gilde
   *[market] { PLACE($place) }
 } krijgt { $goods }.
told-game-ended = Het spel is afgelopen na ronde { $round }.

# Wat een speler heeft, op een regel.
holding-coins = munten
holding-goods = goed.
holding-gold = goud
holding-spice = spec.
holding-provisions = prov
holding-stock = koopl.
holding-trade = tegels
holding-bonus = bonus
holding-mystery = plekken

# Waar punten vandaan komen.
score-people = { $of ->
    [all] volkeren
   *[other] { PEOPLE($of) }
 }
score-bonus = bonustegels
score-merchants = kooplieden
score-gold = goud
score-spice = specerijen
score-goods = goederen
score-mysteries = mysterieuze plekken
score-tile = { $of ->
    [all] andere tegels
   *[other] { TILE($of) }
 }

# Stukjes van zinnen.
you = jij
your = je
possessive = van { $name }
listed = { $first } en { $last }
owner-begins = { $who ->
    [you] Je hebt
   *[other] { $who } heeft
 }
has-count = { $who } { $count }
has-goods = { $who } { SOME($goods) ->
    [0] niets
   *[other] { $goods }
 }
has-both = { $who } { $gold } goud en { AMOUNT("spice", $spice) }
lap-pays = { COINS($coins) } in biedronde { $lap }
tile-label = { TILE($tile) }
tile-at = { TILE($tile) } in { the-province }
of-kind = { $count } { $label }
tiles-worth = { $points } voor { $count }
people-tiles = { $count } { PEOPLE($people) }, { POINTS($points) }
backs-of = { $count } uit het rijk van de { COUNTRY($country) }
special-with-gist = { TILE($tile) } ({ GIST($tile) })
symbol = { $symbol ->
    [coin] { COINS($n) }
    [good] { $n ->
        [one] een willekeurig goed uit de zak
       *[other] { $n } willekeurige goederen uit de zak
     }
    [mystery] de keus van een mysterieuze plek
   *[other] { AMOUNT($symbol, $n) }
 }

# Op tafel: markten, gilde, eigen bord.
thing-closed = { PLACE($place) }
thing-closed-line = Gesloten met { $players } spelers: geen goederen, geen fiches.
thing-market = { PLACE($place) }
thing-market-line = { SOME($goods) ->
    [0] Geen goederen
   *[other] { $goods }
 }; { SOME($acting) ->
    [0] { $bidding ->
        [0] { "" }
       *[other] een fiche hier zou nu { COINS($next) } betalen;{ " " }
     }{ $tokens ->
        [0] geen fiches
       *[other] fiches in deze volgorde: { $pile }
     }
   *[other] { $acting ->
        [you] je mag kopen
       *[other] { $acting } mag kopen
     } voor { COINS($tokens) }
 }.
thing-market-does = In de handelsfase komen de fiches van boven naar beneden aan de beurt. Elke fiche mag één goed kopen voor 1 munt per fiche die er nog ligt, zichzelf inbegrepen: de laatste betaalt 1. Een aankoop geeft het recht aan boord te gaan.
thing-market-worth = { $asks ->
    [0] { "" }
   *[other] { SOME($wanted) ->
        [0] Geen goed hier is het laatste dat een boot van je vraagt.
       *[other] Het zou de prijs van een boot compleet maken: { $wanted }.
     }
 }
thing-market-get = { $asks ->
    [0] { "" }
   *[other] { $bidding ->
        [0] { $mine ->
            [0] Je hebt hier deze ronde geen fiche.
            [one] Je hebt hier 1 fiche en { COINS($money) }; als je alles verkoopt { $reach }.
           *[other] Je hebt hier { $mine } fiches en { COINS($money) }; als je alles verkoopt { $reach }.
         }
       *[other] Leg hier een biedfiche. Je hebt { COINS($money) }; als je alles verkoopt { $reach }.
     }
 }
thing-market-others = { $tokens ->
    [0] Niemand heeft hier een fiche.
   *[other] In deze volgorde: { $pile }.
 }
thing-market-good = { GOOD($good, 2) } op { PLACE($place) }
thing-market-good-line = { $count ->
    [0] Er is er hier geen meer
   *[other] { $count } hier, { $bidding ->
        [0] { $tokens ->
            [0] en geen fiche meer om te kopen
           *[other] { COINS($tokens) } voor de bovenste fiche
         }
       *[other] een fiche hier zou nu { COINS($next) } betalen
     }
 }{ SOME($boats) ->
    [0] { "" }
   *[other] ; dat is alles wat je mist voor de boot van { $boats }
 }.
thing-market-good-does = Met goederen betaal je boten; aan het einde is elk { POINTS($points) } waard, en bij verkoop levert het { COINS($sells) } op.
thing-market-good-worth = { $asks ->
    [0] { "" }
   *[other] Je hebt er { $have }.{ SOME($boats) ->
        [0] { "" }
       *[other] { " Met één erbij kun je de boot van " }{ $boats } betalen.
     }
 }
thing-market-good-get = De eigenaar van de bovenste fiche mag er een kopen, voor 1 munt per fiche hier.
thing-market-good-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-guild = het gilde
thing-guild-line = { SOME($acting) ->
    [0] { $bidding ->
        [0] { $tokens ->
            [0] Geen fiches
           *[other] Fiches in deze volgorde: { $pile }
         }
       *[other] Een fiche hier zou nu { COINS($next) } betalen{ $tokens ->
            [0] { "" }
           *[other] ; in deze volgorde: { $pile }
         }
     }
   *[other] { $acting ->
        [you] Je mag ruilen
       *[other] { $acting } mag ruilen
     } voor { COINS($tokens) }
 }; { $bonus ->
    [0] geen bonustegels meer
    [one] nog { $bonus } bonustegel
   *[other] nog { $bonus } bonustegels
 }.
thing-guild-does = Een fiche geeft één ruil voor 1 munt per fiche hier: een goed voor een ander uit de zak, plus een specerij{ $expert ->
    [0] { "" }
   *[other] { " of proviand" }
 }, of 1 goud en 1 specerij voor een bonustegel. Het gilde komt na alle markten en geeft het recht aan boord te gaan.
thing-guild-worth = { $asks ->
    [0] { "" }
   *[other] { $pays ->
        [0] Voor een bonustegel heb je 1 goud en 1 specerij nodig; je hebt { $gold } en { $spice }.
       *[other] Je kunt een bonustegel betalen: je hebt { $gold } goud en { AMOUNT("spice", $spice) }.
     }
 }
thing-guild-get = { thing-market-get }
thing-guild-others = { thing-market-others }
thing-bank = de eigen borden
thing-bank-line = Een fiche op je eigen bord levert { $lap ->
    [0] { $income }
   *[other] { COINS($now) } op in deze biedronde; in totaal { $income }
 }.
thing-bank-does = Leg in plaats van te bieden een fiche op je eigen bord: die levert meteen munten op en verder niets.
thing-bank-worth = { $asks ->
    [0] { "" }
   *[other] Je hebt { COINS($money) }; het maximum is { $most }, de rest gaat verloren.
 }
thing-bank-get = In de veiling, een keer per biedronde.
thing-bank-others = { SOME($list) ->
    [0] Niemand anders deed het deze ronde.
   *[other] Deze ronde: { $list }.
 }
thing-bag = de zak
thing-bag-line = { SOME($goods) ->
    [0] De zak is leeg.
   *[other] { $count } goederen: { $goods }.
 }
thing-bag-does = Nieuwe en willekeurige goederen komen eruit; bij het gilde ruil je ermee.
thing-bag-get = Wat boten en verkopen kosten gaat terug in de zak.
thing-bag-good = { GOOD($good, 2) } in de zak
thing-bag-good-line = { $count } van { $all } in de zak{ SOME($boats) ->
    [0] { "" }
   *[other] ; je mist er maar één voor de boot van { $boats }
 }.
thing-bag-good-does = Bij het gilde kun je er een ander goed voor ruilen, zolang de zak er een heeft.
thing-first = de startspeler
thing-first-line = { $who ->
    [you] Je begint
   *[other] { $who } begint
 } deze ronde: { $order }.
thing-first-does = De startspeler plaatst de eerste fiche van elke biedronde. De kaart gaat elke speelronde naar links.

# Boten.
thing-no-boat = lege ligplaats { $dock }
thing-no-boat-line = Hier is geen boot; bij de voorbereiding van de volgende speelronde komt er een, als die er nog is.
thing-boat = de boot van { TIME($boat) } naar de { COUNTRY($country) }
thing-boat-line = { $price } per koopman; { SOME($aboard) ->
    [0] nog niemand aan boord
   *[other] aan boord: { $aboard }
 }, { $left ->
    [0] vol
    [one] nog { $left } plaats
   *[other] nog { $left } plaatsen
 }{ $leaves ->
    [0] , hij wacht
   *[other] , hij vertrekt deze ronde{ $left ->
        [0] { "" }
       *[other] { " als geen boot vol is" }
     }
 }{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { "" }
       *[other] { SOME($missing) ->
            [0] ; je hebt de prijs
           *[other] ; je mist { $missing }
         }
     }
 }.
thing-boat-does = Hij vaart naar het rijk van de { COUNTRY($country) }. Volle boten vertrekken aan het einde van de handelsfase; is er geen vol, dan de vroegste{ $earliest ->
    [0] { "" }
   *[other] { ", en dat is deze" }
 }.
thing-boat-worth = { SOME($tiles) ->
    [0] Daar is geen tegel open
   *[other] Open tegels daar: { $tiles }
 }{ $hidden ->
    [0] { "" }
    [one] ; nog { $hidden } gedekt
   *[other] ; nog { $hidden } gedekt
 }.{ $last ->
    [0] { "" }
   *[other] { " Hij zou je laatste koopman meenemen en het spel beëindigen." }
 }
thing-boat-get = Betaal na een aankoop of ruil { $price } en zet een koopman aan boord.{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { " De boot is vol." }
       *[other] { SOME($missing) ->
            [0] { $stock ->
                [0] { " Je hebt geen koopman meer." }
               *[other] { " Je hebt alles." }
             }
           *[other] { " Je mist " }{ $missing }.
         }
     }
 }
thing-boat-others = { SOME($able) ->
    [0] Niemand anders heeft nu de prijs.
   *[other] Kunnen nu betalen: { $able }.
 }
thing-boats = de komende boten
thing-boats-line = { $count ->
    [0] De stapel boottegels is leeg
    [one] Nog { $count } boot op de stapel
   *[other] Nog { $count } boten op de stapel
 }{ $end ->
    [last-merchant] ; de laatste koopman van iemand is aan boord: het spel eindigt deze ronde
    [boats-out] ; er zijn niet genoeg boten meer: het spel eindigt deze ronde
   *[no] ; het spel eindigt ook als iemands laatste koopman aan boord gaat
 }.
thing-boats-does = Voor de volgende ronde komt er een boot op elke lege ligplaats. Zijn er te weinig, dan volgt de laatste verkenning. De blauwe, { $blue } stuks, zitten onderop.
thing-boats-others = De minste kooplieden in voorraad: { $who }, { $fewest }.
thing-next-boat = de volgende boot
thing-next-boat-line = Die van { TIME($boat) } naar de { COUNTRY($country) } voor { $price }, { $places ->
    [one] { $places } plaats
   *[other] { $places } plaatsen
 }.
thing-next-boat-does = Hij komt op de eerste ligplaats die vrijkomt.
thing-next-boat-worth = { thing-boat-worth }
thing-next-boat-get = Zodra hij er ligt, voor { $price }, na een aankoop of een ruil.

# Het eiland.
thing-port = de kade van de { COUNTRY($country) }
thing-port-line = Kooplieden van boten naar de { COUNTRY($country) } gaan hier aan land; wegen leiden naar { $ways }.
thing-port-does = Aan land gaan is de eerste stap.{ $expert ->
    [0] { " Daarna mag je gedekte handelstegels omdraaien, als die er zijn." }
   *[other] { "" }
 }
thing-crossroads = { the-province } van de { COUNTRY($country) }
thing-crossroads-line = { SOME($gains) ->
    [0] Het levert niets op
   *[other] Wie er komt, krijgt { $gains }
 }; wegen leiden naar { $ways }{ SOME($here) ->
    [0] { "" }
   *[other] ; hier is een koopman: { $here }
 }.
thing-crossroads-does = De symbolen leveren iets op telkens als er een koopman komt; je houdt dat ook als de koopman naar huis gaat.
thing-crossroads-worth = { $points ->
    [0] { "" }
   *[other] Wat het oplevert is { POINTS($points) } waard, alsof het spel nu eindigt.{ " " }
 }{ $cards ->
    [0] { "" }
   *[other] Een mysterieuze plek is alleen { POINTS($single) } waard, met andere { POINTS($several) } elk.{ " " }
 }{ SOME($extra) ->
    [0] { "" }
   *[other] Je speciale tegels voegen { $extra } toe.
 }
thing-crossroads-get = { $moves } stappen van de boot, aan land gaan inbegrepen.
thing-post = { the-province }
thing-post-line = { $state ->
    [settled] { $who ->
        [you] Je koopman heeft
       *[other] De koopman van { $who } heeft
     } zich hier gevestigd{ $group ->
        [one] , alleen
       *[other] , in een groep van { $group }
     }.
    [open] { the-tile }{ SOME($gist) ->
        [0] { "" }
       *[other] { " (" }{ $gist })
     }, open{ $asks ->
        [0] { "" }
       *[other] { $own ->
            [0] ; een koopman hier zou je +{ $merchant } geven
           *[other] ; je hier vestigen zou je { POINTS($both) } opleveren
         }
     }.
    [hidden] Een gedekte handelstegel: geen koopman mag erin voordat die is omgedraaid.
   *[empty] Geen tegel, en niemand heeft zich gevestigd.
 }
thing-post-does = { $state ->
    [settled] De koopman blijft voorgoed; kooplieden die elkaar raken vormen een groep en zijn meer waard.
   *[other] Een koopman die op een handelspost met een open tegel komt, neemt de tegel en vestigt zich daar voorgoed; kooplieden die elkaar raken zijn meer waard.
 } Hij raakt { $touching }.
thing-post-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [settled] { "" }
        [open] { $own ->
            [0] De koopman: { POINTS($merchant) }. Wat de tegel waard is hangt af van je gedekte tegels.
           *[other] De tegel { POINTS($points) }, de koopman { POINTS($merchant) }, als het spel nu eindigde.
         }
       *[other] Een koopman hier zou je { POINTS($merchant) } geven, plus de tegel.
     }
 }
thing-post-get = { $state ->
    [settled] { "" }
   *[other] { $moves } stappen van de boot; een koopman heeft er { $base }{ $expert ->
        [0] { "" }
       *[other] { ", en één meer per proviand" }
     }. Wegen leiden naar { $ways }.
 }
thing-post-others = { SOME($beside) ->
    [0] Niemand heeft zich ernaast gevestigd.
   *[other] Kooplieden ernaast: { $beside }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " Op boten naar dit rijk: " }{ $sailing }.
 }
thing-country = het rijk van de { COUNTRY($country) }
thing-country-line = { $left ->
    [0] Geen tegel meer
    [one] Nog { $left } tegel
   *[other] Nog { $left } tegels
 }{ SOME($open) ->
    [0] { "" }
   *[other] ; open: { $open }
 }{ $hidden ->
    [0] { "" }
   *[other] ; { $hidden } gedekt
 }{ SOME($boats) ->
    [0] ; er gaat nu geen boot heen
   *[other] ; boten om { $boats }
 }.
thing-country-does = De { $posts } handelsposten dragen handelstegels. Een koopman gaat bij de kade aan land en loopt langs de wegen naar een open tegel.
thing-country-worth = { SOME($maybe) ->
    [0] { "" }
   *[other] Van deze tegels zie je niet: { $maybe }.
 }
thing-country-others = { SOME($settlers) ->
    [0] Niemand heeft zich hier nog gevestigd.
   *[other] Gevestigd: { $settlers }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " Onderweg: " }{ $sailing }.
 }
thing-journey = de reis
thing-journey-line = { SOME($who) ->
    [0] Er is geen koopman onderweg.
   *[other] { $who ->
        [you] Je koopman
       *[other] De koopman van { $who }
     } is bij { -place } met nog { $moves ->
        [one] { $moves } stap
       *[other] { $moves } stappen
     }{ $flips ->
        [0] { "" }
        [one] ; nog { $flips } tegel om te draaien
       *[other] ; nog { $flips } tegels om te draaien
     }{ $cards ->
        [0] { "" }
       *[other] ; { $cards } mysterieuze plekken getrokken
     }.
 }
thing-journey-does = Een koopman heeft { $base } stappen, aan land gaan inbegrepen. Een open handelstegel beëindigt de reis: de koopman vestigt zich daar. Wie er geen vindt, gaat naar huis en houdt wat onderweg verzameld is.
thing-journey-get = { $expert ->
    [0] { "" }
   *[other] Proviand geeft een stap extra; je kunt er { $provisions } uitgeven.
 }

# Tegels en kaarten.
thing-people = de tegels { PEOPLE($people) }
thing-people-line = { $have ->
    [-1] { $scale } punten
    [0] Je hebt er geen; de eerste is { POINTS($more) } waard
   *[other] Je hebt er { $have }, { POINTS($points) }; één meer geeft { $more }
 }; { $lying ->
    [0] geen enkele is open
   *[other] open in { $open }
 }.
thing-people-does = Elke tegel is zoveel punten waard als je tegels van dit volk hebt, hoogstens { $top }: { $scale } tegels. Er zijn er { $all }.
thing-people-get = { SOME($open) ->
    [0] Er is er nu geen open op het eiland.
   *[other] Open op het eiland: { $open }.
 }
thing-special = de tegel { TILE($tile) }
thing-special-line = { $gist }; { $state ->
    [open] hij is open in { the-province }
    [owned] { $who ->
        [you] je hebt hem
       *[other] { $who } heeft hem
     }
    [gone] hij is uit het spel
   *[taken] iemand heeft hem, of hij doet niet mee
 }.
thing-special-does = Een speciale tegel heeft geen volk: { $gist }. { $timing ->
    [end] Hij telt aan het einde.
    [lasting] Hij werkt de rest van het spel.
   *[instant] Hij werkt één keer, als je hem neemt.
 }
thing-special-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] Hij zou je { POINTS($points) } geven als het spel nu eindigde.
 }
thing-special-get = Net als elke handelstegel: een koopman vestigt zich waar hij is.
thing-bonus = de bonustegel { PEOPLE($people) }
thing-bonus-line = { $effect ->
    [counts-as] Hij telt als nog een tegel { PEOPLE($people) }
   *[plus-one] Een punt per tegel { PEOPLE($people) } die je hebt
 }; { $state ->
    [there] 1 goud en 1 specerij bij het gilde
    [owned] { $who ->
        [you] je hebt hem
       *[other] { $who } heeft hem
     }
   *[taken] iemand heeft hem genomen
 }.
thing-bonus-does = { $effect ->
    [counts-as] Aan het einde is het een tegel { PEOPLE($people) } als elke andere.
   *[plus-one] Aan het einde geeft hij een punt per tegel { PEOPLE($people) }; zelf is hij er geen.
 }
thing-bonus-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [there] { $own ->
            [0] Dat hangt af van je gedekte tegels.
           *[other] { POINTS($points) } voor jou als het spel nu eindigde, voor aftrek van het goud en de specerij.
         }
       *[other] { "" }
     }
 }
thing-bonus-get = { $state ->
    [there] Een fiche bij het gilde, 1 goud en 1 specerij{ $asks ->
        [0] { "" }
       *[other] ; je hebt { $gold } goud en { AMOUNT("spice", $spice) }
     }.
   *[other] Je kunt hem niet meer krijgen.
 }
thing-bonus-others = { SOME($list) ->
    [0] Niemand anders kan hem nu betalen.
   *[other] Kunnen hem betalen: { $list }.
 }
thing-hidden-card = mysterieuze plek { $number }
thing-hidden-card-line = { $who } bekijkt deze kaart en mag die houden.
thing-hidden-card-does = Van twee getrokken kaarten mag je er een houden, en van elke soort maar een.
thing-card = { CARD($card) }
thing-card-line = Een mysterieuze plek; { SOME($cost) ->
    [0] houden kost niets
   *[other] houden kost { $cost }
 }{ SOME($missing) ->
    [0] { "" }
   *[other] , en je mist { $missing }
 }{ $owned ->
    [0] { "" }
   *[other] ; je hebt deze soort al
 }.
thing-card-does = Van twee getrokken kaarten mag je er een houden, en van elke soort maar een. Ze tellen aan het einde, meer als je er meerdere hebt.
thing-card-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] { POINTS($points) } voor jou als het spel nu eindigde.
 }

# Wat spelers hebben.
thing-purse = { $who ->
    [you] je munten
   *[other] de munten van { $who }
 }
thing-purse-line = { owner-begins } { COINS($coins) } van hoogstens { $most }, en { $tokens ->
    [0] geen biedfiches
    [one] { $tokens } biedfiche
   *[other] { $tokens } biedfiches
 } in de hand.
thing-purse-does = Met munten betaal je aankopen, ruilen en sommige boten. Aan het einde zijn ze niets waard, maar beslissen ze bij gelijke stand.
thing-purse-get = Het eigen bord, kruispunten met een munt en verkopen leveren ze op; alles verkopen geeft { $reach }.
thing-purse-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-own-board = { $who ->
    [you] je eigen bord
   *[other] het bord van { $who }
 }
thing-own-board-line = { SOME($used) ->
    [0] Er is deze ronde geen fiche op
   *[other] Fiches van biedronde { $used }
 }; { $tokens } in de hand.
thing-own-board-does = Een fiche hier levert { $income } op.
thing-own-board-worth = { $now ->
    [0] { "" }
   *[other] Nu zou die { COINS($now) } opleveren.
 }
thing-goods = { $who ->
    [you] je goederen
   *[other] de goederen van { $who }
 }
thing-goods-line = { SOME($goods) ->
    [0] Geen.
   *[other] { $goods }.
 }
thing-goods-does = Je betaalt er boten en ruilen mee. Na de verkenning houd je er { $free } gratis en tot { $limit } voor { COINS($cost) }; de rest wordt verkocht.
thing-goods-worth = { POINTS($points) } aan het einde.
thing-goods-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-resources = { $who ->
    [you] je goud en specerijen
   *[other] goud en specerijen van { $who }
 }
thing-resources-line = { $gold } goud, { AMOUNT("spice", $spice) }{ $expert ->
    [0] { "" }
   *[other] , { AMOUNT("provision", $provisions) }
 }: { POINTS($points) } aan het einde.
thing-resources-does = Elk goud is { POINTS($each) }, twee specerijen samen { POINTS($pair) }. Een van elk koopt een bonustegel bij het gilde.{ $expert ->
    [0] { "" }
   *[other] { " Proviand geeft een stap extra op reis." }
 }
thing-resources-get = Kruispunten op het eiland leveren goud en specerijen; ruilen bij het gilde specerijen.
thing-merchants = { $who ->
    [you] je kooplieden
   *[other] de kooplieden van { $who }
 }
thing-merchants-line = { $stock } in voorraad, { $aboard } aan boord, { $settled } gevestigd: { POINTS($points) }{ SOME($groups) ->
    [0] { "" }
   *[other] ; ze zijn in { $groups }
 }.
thing-merchants-does = Een gevestigde koopman alleen is { POINTS($alone) }, een van twee die elkaar raken { $pair }, een van drie of meer { $more }. Het spel eindigt als iemands laatste koopman aan boord gaat.
thing-merchants-others = Kooplieden in voorraad: { $list }.
thing-tiles = { $who ->
    [you] je handelstegels
   *[other] de handelstegels van { $who }
 }
thing-tiles-line = { $count ->
    [0] Nog geen
   *[other] { SOME($known) ->
        [0] { $count } gedekt: { $hidden }
       *[other] { $known }{ SOME($hidden) ->
            [0] { "" }
           *[other] ; gedekt: { $hidden }
         }
     }
 }.
thing-tiles-does = Elk volk telt apart: elke tegel is zoveel punten waard als er tegels van zijn, tot het getal op de tegel. Anderen zien alleen de rug.
thing-bonuses = { $who ->
    [you] je bonustegels
   *[other] de bonustegels van { $who }
 }
thing-bonuses-line = { $count ->
    [0] Nog geen
   *[other] { SOME($known) ->
        [0] { $count } gedekt
       *[other] { $known }
     }
 }.
thing-bonuses-does = Je koopt ze bij het gilde voor 1 goud en 1 specerij en ze tellen aan het einde.
thing-specials = { $who ->
    [you] je speciale tegels
   *[other] de speciale tegels van { $who }
 }
thing-specials-line = { SOME($known) ->
    [0] Geen in zicht.
   *[other] { $known }.
 }
thing-specials-does = Speciale tegels tellen of betalen volgens hun tekst, niet voor een volk.
thing-places = { $who ->
    [you] je mysterieuze plekken
   *[other] de mysterieuze plekken van { $who }
 }
thing-places-line = { $count ->
    [0] Nog geen
   *[other] { SOME($known) ->
        [0] { $count } gedekt
       *[other] { $known }
     }: { POINTS($points) }
 }.
thing-places-does = Eén is { POINTS($single) } waard, meerdere { POINTS($each) } per stuk.
thing-player = { $who ->
    [you] jij
   *[other] { $who }
 }
thing-player-line = { COINS($coins) }, { SOME($goods) ->
    [0] geen goederen
   *[other] { $goods }
 }, { $gold } goud, { AMOUNT("spice", $spice) }{ $expert ->
    [0] { "" }
   *[other] , { AMOUNT("provision", $provisions) }
 }; { $settled ->
    [one] { $settled } koopman
   *[other] { $settled } kooplieden
 } gevestigd, { $stock } in voorraad; { $tiles ->
    [one] { $tiles } handelstegel
   *[other] { $tiles } handelstegels
 }, { $bonus ->
    [one] { $bonus } bonustegel
   *[other] { $bonus } bonustegels
 }{ $expert ->
    [0] { "" }
   *[other] , { $places } mysterieuze plekken
 }.
thing-player-does = { $has }
thing-for-sale = { GOOD($kind, 2) } te koop
thing-for-sale-line = { owner-begins } { $count }; één levert { COINS($price) } op, en er is plaats voor { $room }.
thing-for-sale-does = { $storing ->
    [0] Voor de telling mag alles nog verkocht worden; munten tellen alleen bij gelijke stand.
   *[other] Wat te veel is voor de opslag wordt verkocht.
 }

# De tafel in delen, en in zinnen.
part-markets = De markten en het gilde
part-harbour = De haven
part-island = Het eiland
part-country = Het rijk van de { COUNTRY($country) }
part-tiles = De tegels
part-players = De spelers
prose-thing = { $name }: { $line }
prose-from-to = { $first } tot { $last }

# Kaarten voor grote momenten.
moment-end-title = Het einde
moment-end = { $why ->
    [last-merchant] Iemands laatste koopman is aan boord: deze verkenning is de laatste.
   *[boats-out] Er zijn te weinig boten: deze verkenning is de laatste.
 }
moment-round-title = Ronde { $round }
moment-round = Ronde { $round } is voorbij.
moment-stock = Kooplieden nog in voorraad
moment-stock-note = wie er als eerste geen meer heeft, beëindigt het spel
moment-merchants = { $trade ->
    [0] nog geen handelstegel
    [1] 1 handelstegel
   *[other] { $trade } handelstegels
 }
moment-phase = { $phase ->
    [auction] Veiling
    [commerce] Handel
    [exploration] Verkenning
    [storage] Opslag
   *[final-sales] Laatste verkopen
 }
moment-phase-text = { $phase ->
    [auction] De veiling begint.
    [commerce] Alle fiches zijn geplaatst: de handel begint, markt voor markt.
    [exploration] De boten vertrekken: de verkenning begint.
    [storage] De goederen gaan in de opslag.
   *[final-sales] De laatste verkopen beginnen.
 }

# Wat je moet horen voor je kiest.
warn-token-banked = deze fiche koopt deze ronde niets
warn-token-returned = { $why ->
    [declined] { PLACE($place) }: de fiche komt ongebruikt terug, geen boot
   *[other] { PLACE($place) }: nog een fiche van je komt ongebruikt terug
 }
warn-boarding-over = geen boot tot je volgende aankoop
warn-flipping-over = de andere tegels blijven gedekt
warn-went-home = de koopman wint niets
warn-no-card = de kaarten gaan terug
warn-coins-lost = { COINS($lost) } boven het maximum { $lost ->
    [one] gaat
   *[other] gaan
 } verloren
warn-not-gained = { AMOUNT($what, 1) } minder: er is niets te nemen
warn-last-round = dit beëindigt het spel

# Wat voor een keuze van iemand anders spreekt.
purpose-good = { $lacking ->
    [one] alleen { AMOUNT($good, 1) } ontbreekt voor { TIME($boat) } naar de { BOAT-COUNTRY($boat) }
   *[other] { AMOUNT($good, 1) } is een van de { $lacking } goederen die ontbreken voor { TIME($boat) } naar de { BOAT-COUNTRY($boat) }
 }
purpose-bonus = { $tiles ->
    [one] een bonustegel kan betaald worden, en het is de laatste
   *[other] een bonustegel kan betaald worden, en er zijn er nog { $tiles }
 }
purpose-due = de geplaatste fiches zullen { COINS($due) } kosten, en { $coins ->
    [0] er zijn er geen
    [one] er is er { $coins }
   *[other] er zijn er { $coins }
 }
purpose-fare = { TIME($boat) } naar de { BOAT-COUNTRY($boat) } vraagt nog { COINS($coins) }, en verder ontbreekt niets
purpose-nothing-sold = geen markt verkoopt wat voor een boot ontbreekt
purpose-no-coins = zonder munt koopt een fiche niets
purpose-lap = geen andere biedronde levert meer op dan deze { COINS($coins) }
purpose-price = { PLACE($place) } vraagt { COINS($price) }, en { $coins ->
    [0] er zijn er geen
    [one] er is er { $coins }
   *[other] er zijn er { $coins }
 }
purpose-country = { $tiles ->
    [one] { $tiles } tegel te winnen waar hij heen gaat
   *[other] { $tiles } tegels te winnen waar hij heen gaat{ $covered ->
        [0] { "" }
       *[other] , { $open } daarvan open
     }
 }
purpose-turned = { $open ->
    [0] in dit rijk is niets open, en alleen een open tegel kun je winnen
    [one] een tweede open tegel in dit rijk om uit te kiezen
   *[other] één meer naast de { $open } open tegels van dit rijk
 }
purpose-only-tile = geen andere open tegel is één stap weg
purpose-way = { $tiles ->
    [one] de open tegel van { PROVINCE($province) } is één stap verder
   *[other] { $tiles } open tegels zijn één stap verder
 }

# Tips.
tip-bid = Kijk eerst naar de boten en bied op de goederen die er een betalen. De bovenste fiche koopt als eerste, maar betaalt 1 munt per fiche van de stapel; een fiche op je eigen bord levert munten op.
tip-buy = Koop het laatste goed dat een boot vraagt, gemerkt in de lijst, en denk aan de munten die de boot vraagt. Passen maakt het goedkoper voor de volgende.
tip-guild = Een ruil maakt van elk goed het goed dat je mist. Een bonustegel voor 1 goud en 1 specerij loont aan het einde.
tip-board = Je kunt alleen nu aan boord, na je eigen aankoop. Een boot naar een rijk met tegels van een volk dat je verzamelt is het meest waard; de voorste plaats gaat als eerste aan land.
tip-flip = Draai tegels om zodat er een te bereiken is. Stop als je er een ziet die je wilt.
tip-travel = Symbolen onderweg zijn meteen van jou. Een open tegel beëindigt daar de reis: vestig je naast je eigen kooplieden.
tip-mystery = De tweede kaart maakt beide meer waard; van een soort kun je er maar een houden.
tip-storage = Houd goederen die een boot betalen die er nog is; de rest wordt munten.
tip-final-sale = Munten tellen nu alleen nog bij gelijke stand: verkoop alleen wat geen punten waard is.

# Wat een spelontwerper telt.
uses-bid = biedingen
uses-bought = gekochte goederen
uses-swapped = goederen genomen bij het gilde
uses-bonus = genomen bonustegels
uses-boat = genomen boten
uses-visited = betreden provincies
uses-gained = gewonnen op reis en bij het gilde
uses-mystery = gehouden mysterieuze plekken
uses-settled = bezette provincies
uses-country = bezette rijken
uses-tile = genomen handelstegels
uses-end = wat het spel beëindigde
uses-bank = het eigen bord
uses-boat-name = { TIME($boat) } naar { BOAT-COUNTRY($boat) }
uses-end-last-merchant = iemands laatste koopman
uses-end-boats-out = te weinig boten

# Het bord.
board-harbour = Haven
board-board-no-more = niet meer aan boord
board-prizes = ↑ daar te winnen tegels{ $expert ->
    [0] , ? gedekt
   *[1] { "" }
 }
board-no-boat = geen boot
board-then = dan
board-coin = munt
board-coins = { COINS($n) }
    .short = { $n } ●
board-boats-gone = alle vertrokken
board-boats-to-come = { $end ->
    [0] { $n ->
        [0] geen boten meer
       *[other] { $blue ->
            [0] er komen nog { $n }
           *[other] nog { $n }, laatste { $blue } blauw
         }
     }
   *[other] laatste vaart
 }
board-boat-full = vol
board-boat-free = { $places } vrij
board-boat-paid = { $own ->
    [1] je kunt betalen
   *[0] { $who } kan betalen
 }
    .short = haalbaar
board-boat-lacks = { $own ->
    [1] je mist { $missing }
   *[0] { $who } mist { $missing }
 }
    .short = mist { $missing }
    .shorter = ○ { $missing }
    .tiny = mist { $n }
board-fate-lands = gaat aan land
    .short = kade
board-fate-sails = vertrekt zo
    .short = gaat
board-fate-goes = vol: vertrekt
    .short = gaat
board-fate-last = laatste vaart
    .short = slot
board-fate-next = vertrekt eerst
    .short = 1e
board-fate-waits = wacht
    .short = ligt
board-worth = Punten per aantal tegels
board-worth-note = open
board-worth-people = van een volk
board-merchants = Kooplieden
board-merchants-note = los { $alone }, paar { $pair }, meer { $more } elk
board-none-yet = nog geen
board-left = nog { $n }
board-bonus = bonus
board-bonus-gone = alle tegels zijn weg
board-bonus-price = voor ◆ goud + ▲ specerij{ $gold ->
    [0] { $spice ->
        [0] , mist ◆ en ▲
       *[other] , mist ◆
     }
   *[other] { $spice ->
        [0] , mist ▲
       *[other] { "" }
     }
 }
board-bonus-counts-as = 1 meer
    .short = =1
board-bonus-plus-one = +1 elk
    .short = +1
board-bonus-mark = { BONUS-KIND($tile) ->
    [counts-as] 1 { $people }
   *[other] { $people } +1
 }

# Titels, en wat naast de tekeningen staat.
board-tab-markets = Markten
board-tab-boats = Boten
board-tab-country = Rijk
board-tab-island = Eiland
board-tab-tiles = Tegels
board-markets = Markten
board-auction = Veiling, biedronde { $lap } van { $laps }
board-commerce = Handel
board-exploration = Verkenning
board-storage = Opslag
board-final-sales = Laatste verkopen
board-players = Spelers
board-mysteries = Mysterieuze plekken
board-what-counts = Wat telt
board-game-over = Het spel is uit
board-coins-break-ties = munten: gelijke stand
board-tile-points = n tegels van een volk: elk n punten, tot { $most } { $best }, { $rest } andere
board-merchant-points = koopman alleen { $alone } punt, twee samen { $pair } elk, meer { $more } elk
board-store-points = goud { $gold } punt, goed { $good }, 2 specerijen { $pair }
board-card-points = één kaart { $single } punt, meer { $each } elk
board-bonus-tiles = bonustegel: =1 is nog een tegel van zijn volk, +1 een punt per tegel
board-sales = in je beurt: goud { $gold }, specerij { $spice }, goed { $good }; hoogstens { $most } munten
board-the-end = het einde: een laatste koopman is aan boord, of er zijn niet genoeg boten
board-draw-cards = ★ trek { $drawn } kaarten, houd er 1, geen twee gelijk: { $points }
board-hint-auction = een fiche betaalt 1 munt per fiche daar; de bovenste komt eerst
board-hint-commerce = markten van links naar rechts, dan het gilde; na elke koop mag je aan boord
board-hint-exploration = { $moves } stappen van de boot naar een open tegel; daar vestigt de koopman zich
board-hint-storage = { $free } goederen gratis, { $more } meer kost { COINS($cost) }, de rest verkocht voor { $price }
board-hint-preparation = { "" }
board-hint-final-sales = munten zijn geen punten waard, maar beslissen bij gelijke stand
board-hint-end = het spel is afgelopen

# Symbolen van het eiland.
board-sign-gold = goud
board-sign-spice = specerij
    .short = spec.
board-sign-coin = munt
board-sign-good = goed
board-sign-provision = proviand
    .short = prov
board-sign-mystery = mysterieuze plek
    .short = mysterie
    .shorter = plek
board-quay = Kade
board-turn-this = om?
board-tiles = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
 }
    .short = { $n }

# Markten en gilde.
board-pays = prijs
    .short = kost
board-has = met
board-shut = dicht
board-empty = leeg
board-top-first = boven eerst
board-pays-at = { $who } betaalt { $price } op { PLACE($place) }
board-pays-of = { $who } betaalt { $price } van { COINS($money) }
board-bank = Bord
board-take = koop
board-completes = laatste goed voor boot van { $who }
board-is-first = begint
board-guild-swap = ruil
board-guild-bonus = bonus
board-bag = zak
board-bag-holds = zak { $goods }
board-in-the-bag = in de zak  { $goods }
board-swap = ruil
board-swap-none = een van jou voor een uit de zak
board-swap-how = geef ↓ neem → plus, zoals
board-swap-chosen = { $give } voor { $take }, +1 { GOOD($reward, 1) }
board-swap-take = neem →
board-swap-bag = in de zak
board-swap-note = { $pays ->
    [0] geen ruil maakt een boot compleet
   *[other] een tijd: de boot die de ruil betaalt
 }
board-get = plus
board-or = of

# Een reis.
board-bound-for = { $time } naar de { COUNTRY($country) }
board-step-boat = boot
board-step-quay = kade
board-aside-stop = niets meer omdraaien
board-aside-provision = verder
board-aside-home = reis beëindigen
board-turn-up = omdraaien { $n }
    .short = draai { $n }
board-card-hidden = ★ gedekt
board-card-seen = { $who } bekijkt hem
board-card-cost = voor { AMOUNT($good, 1) }
    .short = { AMOUNT($good, 1) }
board-card-free = gratis
board-card-refused = { $owned ->
    [0] mis je
   *[other] heb je al
 }
board-keep-one = houd er 1
board-keep-none = of geen
board-kept = je hebt:
board-points = Punten
board-points-for-tiles = punten per tegels
board-each-alone = koopman alleen { $points }
board-each-of-two = paar { $points } elk
board-each-of-more = drie en meer { $points }
board-may-be = gedekt:
board-more-boats = nog { $n }

# Opslag en laatste verkopen.
board-has-coins = { $who } heeft { $changes ->
    [0] { COINS($n) }
   *[other] { $n } → { COINS($then) }
 }
board-has-goods = heeft { $n } goederen, { $free } gratis
board-may-sell = verkopen: telt bij gelijke stand
board-pay-to-keep = betaal { COINS($cost) } om er { $goods } te houden
board-sell-surplus = verkoop wat te veel is
board-sell-no-more = niets meer verkopen
board-left-in-markets = over op de markten
board-storage-note = { $free } goederen gratis, een vierde kost { COINS($cost) }

# Spelers.
board-mat-coins = munten
board-mat-goods = goederen
board-mat-resources = voorraad
board-mat-merchants = koopl.
board-mat-settled = gevestigd
board-mat-face-down = gedekt
board-mat-tiles = tegels
board-mat-bonus = bonus
board-mat-special = speciaal
board-mat-places = plekken
board-mat-worth = waard
board-first-player = startspeler
board-first = begint
board-own-board = eigen bord
board-tokens = { $n ->
    [one] { $n } fiche
   *[other] { $n } fiches
 }
board-none = niets
board-no-goods = geen goederen
board-nowhere-yet = nog nergens
board-face-down = { $n } gedekt
board-left-and-aboard = nog { $left }, { $aboard } aan boord
board-aboard-and-left = { $aboard ->
    [0] nog { $left }
   *[other] { $aboard } aan boord, nog { $left }
 }
board-worth-points = waard { $points }
board-and-face-down = en wat gedekt is
board-total-points = { $points } punten
board-total-tiles = tegels
board-total-merchants = koopl.
board-total-stores = goud spec. goed.
board-total-places = plekken
board-total-special = speciaal
board-tiles-won = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
 }{ $known ->
    [0] {" "}uit
   *[other] { "" }
 }
board-won-bonus = { $n } bonus
board-won-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
 }

# Het menu.
about-title = Felinia
about-pitch = Kooplieden uit de haven van Katzburg bieden op goederen, betalen er plaatsen op boten mee en vestigen zich op het eiland Felinia, waar elke handelstegel bij een van vijf volkeren hoort. Verzamelingen van tegels, kooplieden naast elkaar, goud en specerijen leveren de punten op.
about-hidden = gewonnen tegels, mysterieuze plekken
about-round = ronde
about-tiebreak = munten
about-variant-classic = het kleine eiland, voor een eerste spel
about-variant-expert = het grote eiland, met proviand om verder te reizen en mysterieuze plekken om te ontdekken
about-option-next-boat = Volgende boot zichtbaar

# De spelhulp.
aid-goal = Doel
aid-goal-points = Wie de meeste punten heeft, wint; munten beslissen alleen bij gelijke stand.
aid-round = Een speelronde
aid-round-auction = { $laps } biedronden, elk een fiche: op je bord voor { $income } munten, op een markt of bij het gilde
    .sign = Veiling
aid-round-commerce = markt voor markt, bovenste fiche eerst: een goed, of bij het gilde een ruil; daarna mag je aan boord
    .sign = Handel
aid-round-exploration = volle boten vertrekken, vroege eerst; is er geen vol, dan de vroegste; kooplieden gaan aan land
    .sign = Verkenning
aid-round-storage = houd { $free } goederen, één meer voor { COINS($cost) }; de rest wordt verkocht
    .sign = Opslag
aid-round-preparation = nieuwe boten, markten aangevuld tot { $filled }, volgende startspeler
    .sign = Voorbereiding
aid-prices = Prijzen
aid-prices-good = 1 munt per fiche daar, de jouwe inbegrepen; minder na elke teruggenomen fiche
    .sign = koop
aid-prices-guild = dezelfde prijs: een goed voor een ander en een specerij{ $variant ->
    [expert] {" "}of proviand
   *[other] {""}
 }, of goud en specerij voor een bonustegel
    .sign = gilde
aid-prices-boat = goederen en munten die erop staan, per koopman
    .sign = boot
aid-prices-sale = altijd: goud { $gold }, specerij { $spice }, een goed { $good }
    .sign = verkoop
aid-journey = Een reis
aid-journey-moves = { $moves } stappen langs wegen, de eerste naar de kade. Symbolen onderweg zijn meteen van jou.
aid-journey-flips = Draai bij aankomst tot { $flips } tegels van het rijk om.
aid-journey-end = Een open tegel beëindigt de reis: neem hem, de koopman blijft. Zonder tegel gaat die naar huis.
aid-journey-provision = Proviand geeft een stap extra.
aid-score = Wat telt
aid-score-tiles = van een volk: elk zoveel als je er hebt, hoogstens { $tops }
    .sign = tegels
aid-score-merchants = alleen { $alone }; met twee { $pair } elk, met drie of meer { $more } elk
    .sign = koopl.
aid-score-stores = { $each_good } elk, goud { $each_gold }, twee specerijen { $two_spice }
    .sign = goederen
aid-score-bonus = een tegel van zijn volk, of een punt per tegel die je ervan hebt
    .sign = bonus
aid-score-mystery = één kaart { $single }, meerdere { $several } elk
    .sign = plekken
aid-signs = Tekens
aid-signs-gains = een munt; een goed, getrokken uit de zak
    .sign = ● ■
aid-signs-stores = goud; specerij
    .sign = ◆ ▲
aid-signs-provision = proviand, een stap extra
    .sign = ▼
aid-signs-mystery = een mysterieuze plek: twee kaarten, houd er een
    .sign = ★
aid-signs-back = een gedekte tegel
    .sign = ?
aid-signs-special = een speciale tegel
    .sign = !
aid-signs-own = een goed of stap die je hebt; die ontbreekt of over is
    .sign = ● ○
aid-signs-act = wie aan de beurt is; ◀ naast een goed: het laatste voor een boot
    .sign = ▶ A ◀
aid-signs-way = waar een boot heen gaat, of de volgende markt; wat te winnen is; wat je geeft
    .sign = → ↑ ↓
aid-signs-shut = dicht, of een lege kraam; niets, of een vrije plaats op een boot
    .sign = ░ ·
aid-signs-road = wegen; ━ de afgelegde weg
    .sign = ─ ╱ ╲ ━
aid-signs-token = een fiche te veel voor de goederen; geen ruil voor hetzelfde goed
    .sign = ×
aid-top = { $top } ({ $peoples })
aid-forgotten-own-deal = Je gaat alleen aan boord direct na een eigen aankoop of ruil.
aid-forgotten-entering = { $variant ->
    [expert] Een koopman gaat nooit bij een ander en komt nergens twee keer.
   *[other] Een koopman gaat niet bij een ander staan, noch op een gedekte tegel.
 }
aid-forgotten-limit = Munten boven { $limit } gaan verloren.
aid-forgotten-last-merchant = Einde: iemands { $merchants }e koopman gaat aan boord, of de boten zijn op.
aid-forgotten-last-boats = In de laatste verkenning vertrekken alle boten, vol of niet.
aid-forgotten-token-back = Een fiche terugnemen zonder te kopen verlaagt de volgende prijs.
aid-forgotten-closed = { $closed ->
    [0] { "" }
    [one] Met { $players } spelers is 1 markt dicht.
   *[other] Met { $players } spelers zijn { $closed } markten dicht.
 }

# Wat een koopman zou verbinden.
board-joining-note = wat een koopman daar bijdraagt
    .short = draagt bij
board-joining = { SOME($joined) ->
    [0] { PROVINCE($province) } raakt geen koopman van { $who }
   *[other] { PROVINCE($province) } raakt { $joined }: een groep van { $size }
 }
    .short = { SOME($joined) ->
        [0] { PROVINCE($province) } raakt niemand
       *[other] raakt { $joined }: groep van { $size }
     }
board-side-joins = { SOME($joined) ->
    [0] raakt niemand
   *[other] raakt { $joined }
 }
    .short = { SOME($joined) ->
        [0] alleen
       *[other] + { $joined }
     }
board-side-group = een groep van { $size }
    .short = groep { $size }
board-side-merchants = koopl. { $before }→{ $after }
    .short = punten { $before }→{ $after }
board-points-then = { $before }→{ POINTS($after) }

# De voorbeelden: de spelers, en wat bij elke stap gezegd wordt.
example-player-0 = Blauw
example-player-1 = Rood
example-player-2 = Groen
example-player-3 = Geel
example-own-board-1 = De tweede fiche gaat op het eigen bord van Blauw: 4 + 2 = 6.
example-on-top-1 = De fiche van Rood gaat boven op die van Blauw en is eerst aan de beurt.
example-four-tokens-1 = Er zijn vier fiches: Blauw, bovenop, betaalt 4.
example-four-tokens-2 = Rood wil geen 3 betalen en neemt de bovenste fiche terug.
example-four-tokens-3 = Er zijn nog twee fiches: Groen betaalt 2.
example-four-tokens-4 = De laatste fiche koopt de laatste tegel voor 1.
example-guild-1 = Blauw betaalt 2 munten, 1 goud en 1 specerij voor een bonustegel.
example-guild-2 = Rood betaalt 1 munt, ruilt een boek voor kleding en krijgt 1 specerij.
example-two-places-1 = Een koopman gaat aan boord voor 2 kleding en 1 glaswerk, zonder munt; er is een plaats vrij.
example-one-place-1 = Een koopman gaat aan boord voor 2 klokken en 1 munt; de boot is vol.
example-two-boats-1 = Blauw koopt een tweede klok voor 1 munt en mag nu aan boord.
example-two-boats-2 = 2 kleding en 1 glaswerk betalen de voorste plaats van de boot van 9:45.
example-two-boats-3 = 2 klokken en 1 munt betalen de boot van 5:00.
example-no-boarding-1 = Groen neemt de fiche terug zonder te kopen; de fiche van Rood is de volgende.
example-no-boarding-2 = Groen heeft de goederen, maar geen aankoop: niet aan boord.
example-journey-1 = De koopman is op de kade; Groen draait Tijger 1 om: Tijgers.
example-journey-2 = Ook Tijger 2 wordt omgedraaid: hoogstens twee tegels.
example-journey-3 = De tweede stap leidt naar een kruispunt met een munt: 1 munt.
example-journey-4 = De derde eindigt bij de tegel Tijgers: Groen neemt hem en vestigt zich.
example-two-landings-1 = Blauw heeft drie tegels van één volk: 3 x 3 = 9. De eerste koopman is aan land.
example-two-landings-2 = De koopman gaat naar het kruispunt.
example-two-landings-3 = Op de handelspost neemt de koopman de vierde tegel.
example-two-landings-4 = De tweede koopman is aan land.
example-two-landings-5 = Nog een keer dezelfde weg.
example-two-landings-6 = De vijfde tegel wordt genomen.

# Namen van de rijen van de tabellen, per soort en id.
name-good-books = boek
    .label = Boeken
    .one = boek
    .several = boeken
    .tile = Boek
    .short = boek
    .short_several = boeken
name-good-wine = wijn
    .label = Wijn
    .one = wijn
    .several = wijn
    .tile = Wijn
    .short = wijn
    .short_several = wijn
name-good-clocks = klok
    .label = Klokken
    .one = klok
    .several = klokken
    .tile = Klok
    .short = klok
    .short_several = klok
name-good-clothes = kledingstuk
    .label = Kleding
    .one = kledingstuk
    .several = kleding
    .tile = Kled.
    .short = kled.
    .short_several = kled.
name-good-glassware = glaswerk
    .label = Glaswerk
    .one = glaswerk
    .several = glaswerk
    .tile = Glas
    .short = glas
    .short_several = glas
name-country-lions = Leeuwen
name-people-lions = Leeuwen
    .one = Leeuw
    .mark = Le
name-bonus-tile-bonus-lions = =1 Leeuw
name-country-jaguars = Jaguars
name-people-jaguars = Jaguars
    .one = Jaguar
    .mark = Jg
name-bonus-tile-bonus-jaguars = +1/Jaguar
name-country-tigers = Tijgers
name-people-tigers = Tijgers
    .one = Tijger
    .mark = Ti
name-bonus-tile-bonus-tigers = +1/Tijger
name-country-panthers = Panters
name-people-panthers = Panters
    .one = Panter
    .mark = Pn
name-bonus-tile-bonus-panthers = +1/Panter
name-country-cheetahs = Cheeta's
name-people-cheetahs = Cheeta's
    .one = Cheeta
    .mark = Ch
name-bonus-tile-bonus-cheetahs = =1 Cheeta
name-place-market-1 = Markt 1
name-place-market-2 = Markt 2
name-place-market-3 = Markt 3
name-place-market-4 = Markt 4
name-place-market-5 = Markt 5
name-place-guild = Gilde
name-dock-dock-1 = Ligplaats 1
name-dock-dock-2 = Ligplaats 2
name-dock-dock-3 = Ligplaats 3
name-dock-dock-4 = Ligplaats 4
name-mystery-kind-temple = Tempel
name-mystery-kind-grotto = Grot
name-mystery-kind-observatory = Sterrenwacht
name-mystery-kind-archive = Verloren archief
    .label = Verl. archief
name-mystery-kind-springs = Warme bronnen
    .label = Bronnen
name-mystery-kind-sunken-city = Verzonken stad
    .label = Verz. stad
name-trade-tile-sp-spice-points = Specerijbaron
    .text = Aan het einde is elke specerij van de eigenaar 1 punt waard (in plaats van 1 per twee).
name-trade-tile-sp-gold-income = Goudzoeker
    .text = Meteen 1 goud; +1 goud telkens als een koopman van de eigenaar een provincie met een of twee goudsymbolen in gaat.
name-trade-tile-sp-provision-points = Voorraadkast
    .text = Aan het einde is elke proviand van de eigenaar 2 punten waard.
name-trade-tile-sp-provision-income = Proviandmeester
    .text = Meteen 1 proviand; +1 proviand telkens als een koopman van de eigenaar een provincie met een of twee proviandsymbolen in gaat. Niet bij ruilen.
name-trade-tile-sp-lone-merchants = Kluizenaars
    .text = Aan het einde is elke alleenstaande koopman van de eigenaar 2 punten waard (in plaats van 1).
name-trade-tile-sp-coin-income = Muntmeester
    .text = Meteen 1 munt; +1 munt telkens als een koopman van de eigenaar een provincie met een of twee muntsymbolen in gaat. Nooit boven 6.
name-trade-tile-sp-mystery-points = Mysticus
    .text = Aan het einde is elke kaart met een mysterieuze plek van de eigenaar 1 punt meer waard.
name-trade-tile-sp-bundle = Meevaller
    .text = Meteen 1 proviand, 1 goud, 1 munt en 1 willekeurig goed; daarna verlaat de tegel het spel.
name-province-cl-lions-port = Kade van de Leeuwen
name-province-cl-lions-cross-a = Leeuw kruispunt a
name-province-cl-lions-cross-b = Leeuw kruispunt b
name-province-cl-lions-post-1 = Leeuw 1
name-province-cl-lions-post-2 = Leeuw 2
name-province-cl-lions-post-3 = Leeuw 3
name-province-cl-lions-post-4 = Leeuw 4
name-province-cl-lions-post-5 = Leeuw 5
name-province-cl-lions-post-6 = Leeuw 6
name-province-cl-jaguars-port = Kade van de Jaguars
name-province-cl-jaguars-cross-a = Jaguar kruispunt a
name-province-cl-jaguars-cross-b = Jaguar kruispunt b
name-province-cl-jaguars-post-1 = Jaguar 1
name-province-cl-jaguars-post-2 = Jaguar 2
name-province-cl-jaguars-post-3 = Jaguar 3
name-province-cl-jaguars-post-4 = Jaguar 4
name-province-cl-jaguars-post-5 = Jaguar 5
name-province-cl-jaguars-post-6 = Jaguar 6
name-province-cl-tigers-port = Kade van de Tijgers
name-province-cl-tigers-cross-a = Tijger kruispunt a
name-province-cl-tigers-cross-b = Tijger kruispunt b
name-province-cl-tigers-post-1 = Tijger 1
name-province-cl-tigers-post-2 = Tijger 2
name-province-cl-tigers-post-3 = Tijger 3
name-province-cl-tigers-post-4 = Tijger 4
name-province-cl-tigers-post-5 = Tijger 5
name-province-cl-tigers-post-6 = Tijger 6
name-province-cl-panthers-port = Kade van de Panters
name-province-cl-panthers-cross-a = Panter kruispunt a
name-province-cl-panthers-cross-b = Panter kruispunt b
name-province-cl-panthers-post-1 = Panter 1
name-province-cl-panthers-post-2 = Panter 2
name-province-cl-panthers-post-3 = Panter 3
name-province-cl-panthers-post-4 = Panter 4
name-province-cl-panthers-post-5 = Panter 5
name-province-cl-panthers-post-6 = Panter 6
name-province-cl-cheetahs-port = Kade van de Cheeta's
name-province-cl-cheetahs-cross-a = Cheeta kruispunt a
name-province-cl-cheetahs-cross-b = Cheeta kruispunt b
name-province-cl-cheetahs-post-1 = Cheeta 1
name-province-cl-cheetahs-post-2 = Cheeta 2
name-province-cl-cheetahs-post-3 = Cheeta 3
name-province-cl-cheetahs-post-4 = Cheeta 4
name-province-cl-cheetahs-post-5 = Cheeta 5
name-province-cl-cheetahs-post-6 = Cheeta 6
name-port-cl-lions-harbour = Haven van de Leeuwen
name-port-cl-jaguars-harbour = Haven van de Jaguars
name-port-cl-tigers-harbour = Haven van de Tijgers
name-port-cl-panthers-harbour = Haven van de Panters
name-port-cl-cheetahs-harbour = Haven van de Cheeta's
name-province-ex-lions-port = Kade van de Leeuwen
name-province-ex-lions-cross-a = Leeuw kruispunt a
name-province-ex-lions-cross-b = Leeuw kruispunt b
name-province-ex-lions-cross-d = Leeuw kruispunt d
name-province-ex-lions-post-1 = Leeuw 1
name-province-ex-lions-post-2 = Leeuw 2
name-province-ex-lions-post-3 = Leeuw 3
name-province-ex-lions-post-4 = Leeuw 4
name-province-ex-lions-post-5 = Leeuw 5
name-province-ex-lions-post-6 = Leeuw 6
name-province-ex-lions-post-7 = Leeuw 7
name-province-ex-lions-post-8 = Leeuw 8
name-province-ex-jaguars-port = Kade van de Jaguars
name-province-ex-jaguars-cross-a = Jaguar kruispunt a
name-province-ex-jaguars-cross-b = Jaguar kruispunt b
name-province-ex-jaguars-cross-d = Jaguar kruispunt d
name-province-ex-jaguars-post-1 = Jaguar 1
name-province-ex-jaguars-post-2 = Jaguar 2
name-province-ex-jaguars-post-3 = Jaguar 3
name-province-ex-jaguars-post-4 = Jaguar 4
name-province-ex-jaguars-post-5 = Jaguar 5
name-province-ex-jaguars-post-6 = Jaguar 6
name-province-ex-jaguars-post-7 = Jaguar 7
name-province-ex-jaguars-post-8 = Jaguar 8
name-province-ex-tigers-port = Kade van de Tijgers
name-province-ex-tigers-cross-a = Tijger kruispunt a
name-province-ex-tigers-cross-b = Tijger kruispunt b
name-province-ex-tigers-cross-d = Tijger kruispunt d
name-province-ex-tigers-cross-e = Tijger kruispunt e
name-province-ex-tigers-post-1 = Tijger 1
name-province-ex-tigers-post-2 = Tijger 2
name-province-ex-tigers-post-3 = Tijger 3
name-province-ex-tigers-post-4 = Tijger 4
name-province-ex-tigers-post-5 = Tijger 5
name-province-ex-tigers-post-6 = Tijger 6
name-province-ex-tigers-post-7 = Tijger 7
name-province-ex-tigers-post-8 = Tijger 8
name-province-ex-panthers-port = Kade van de Panters
name-province-ex-panthers-cross-a = Panter kruispunt a
name-province-ex-panthers-cross-b = Panter kruispunt b
name-province-ex-panthers-cross-d = Panter kruispunt d
name-province-ex-panthers-post-1 = Panter 1
name-province-ex-panthers-post-2 = Panter 2
name-province-ex-panthers-post-3 = Panter 3
name-province-ex-panthers-post-4 = Panter 4
name-province-ex-panthers-post-5 = Panter 5
name-province-ex-panthers-post-6 = Panter 6
name-province-ex-panthers-post-7 = Panter 7
name-province-ex-cheetahs-port = Kade van de Cheeta's
name-province-ex-cheetahs-cross-a = Cheeta kruispunt a
name-province-ex-cheetahs-cross-b = Cheeta kruispunt b
name-province-ex-cheetahs-cross-d = Cheeta kruispunt d
name-province-ex-cheetahs-post-1 = Cheeta 1
name-province-ex-cheetahs-post-2 = Cheeta 2
name-province-ex-cheetahs-post-3 = Cheeta 3
name-province-ex-cheetahs-post-4 = Cheeta 4
name-province-ex-cheetahs-post-5 = Cheeta 5
name-province-ex-cheetahs-post-6 = Cheeta 6
name-province-ex-cheetahs-post-7 = Cheeta 7
name-port-ex-lions-harbour = Haven van de Leeuwen
name-port-ex-jaguars-harbour = Haven van de Jaguars
name-port-ex-tigers-harbour = Haven van de Tijgers
name-port-ex-panthers-harbour = Haven van de Panters
name-port-ex-cheetahs-harbour = Haven van de Cheeta's
name-symbol-spice = Specerij
    .effect = neem 1 specerij
name-symbol-gold = Goud
    .effect = neem 1 goud
name-symbol-coin = Munt
    .effect = ontvang 1 munt (nooit boven 6)
name-symbol-good = Willekeurig goed
    .effect = trek 1 willekeurige goederentegel uit de zak
name-symbol-provision = Proviand
    .effect = neem 1 proviand
name-symbol-mystery = Mysterieuze plek
    .effect = trek 2 kaarten met mysterieuze plekken en houd er hoogstens 1
name-player-colour-blue = Blauw
name-player-colour-red = Rood
name-player-colour-green = Groen
name-player-colour-yellow = Geel
name-variant-row-classic = Klassiek spel
name-variant-row-expert = Expertspel
name-option-row-next-boat = Volgende boot zichtbaar
