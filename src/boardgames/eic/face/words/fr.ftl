# East India Companies en français : les mots de la boîte.

# --- Noms des tables, avec leurs formes ---

name-good-tea = Thé
    .noun = thé
    .of = de thé
    .some = du thé
    .def = le thé
name-good-spices = Épices
    .noun = épices
    .of = d'épices
    .some = des épices
    .def = les épices
name-good-coffee = Café
    .noun = café
    .of = de café
    .some = du café
    .def = le café
name-good-silk = Soie
    .noun = soie
    .of = de soie
    .some = de la soie
    .def = la soie
name-ship-kind-galleon = Galion
    .short = Galion
    .def = le galion
    .indef = un galion
    .of = du galion
name-ship-kind-flute = Flûte
    .short = Flûte
    .def = la flûte
    .indef = une flûte
    .of = de la flûte
name-ship-kind-frigate = Frégate
    .short = Frégate
    .def = la frégate
    .indef = une frégate
    .of = de la frégate
name-ship-kind-corvette = Corvette
    .short = Corvette
    .def = la corvette
    .indef = une corvette
    .of = de la corvette
name-ship-kind-indiaman = Vaisseau des Indes
    .short = V. Indes
    .def = le vaisseau des Indes
    .indef = un vaisseau des Indes
    .of = du vaisseau des Indes
name-ship-kind-brig = Brick
    .short = Brick
    .def = le brick
    .indef = un brick
    .of = du brick
name-ship-kind-three-master = Trois-mâts
    .short = 3-mâts
    .def = le trois-mâts
    .indef = un trois-mâts
    .of = du trois-mâts
name-ship-kind-clipper = Clipper
    .short = Clipper
    .def = le clipper
    .indef = un clipper
    .of = du clipper
name-ship-kind-steamer = Vapeur
    .short = Vapeur
    .def = le vapeur
    .indef = un vapeur
    .of = du vapeur
name-zone-zone-1 = Chine
    .short = Chine
    .in = en Chine
    .of = de Chine
    .def = la Chine
name-zone-zone-2 = Indes orientales
    .short = Indes or.
    .in = aux Indes orientales
    .of = des Indes orientales
    .def = les Indes orientales
name-zone-zone-3 = Inde
    .short = Inde
    .in = en Inde
    .of = d'Inde
    .def = l'Inde
name-spot-formosa = Formose
name-spot-manila = Manille
name-character-merchant = Négociant
    .short = Négociant
    .def = le Négociant
    .of = du Négociant
    .to = au Négociant
name-character-shipowner = Armateur
    .short = Armateur
    .def = l'Armateur
    .of = de l'Armateur
    .to = à l'Armateur
name-character-governor = Gouverneur
    .short = Gouverneur
    .def = le Gouverneur
    .of = du Gouverneur
    .to = au Gouverneur
name-character-captain = Capitaine
    .short = Capitaine
    .def = le Capitaine
    .of = du Capitaine
    .to = au Capitaine
name-character-investor = Investisseur
    .short = Investiss.
    .def = l'Investisseur
    .of = de l'Investisseur
    .to = à l'Investisseur
name-cell-merchant-spices = +1 Épices
    .short = +1 Épices
name-cell-merchant-coffee = +1 Café
    .short = +1 Café
name-cell-merchant-silk = +1 Soie
    .short = +1 Soie
name-cell-shipowner-ship = Navire
    .short = Navire
name-cell-shipowner-pier = Quai
    .short = Quai
name-cell-governor-influence = Carte Indes
    .short = Carte Indes
name-cell-governor-post = Comptoir
    .short = Comptoir
name-cell-captain-expertise = Expertise
    .short = Expertise
name-cell-captain-charts = Cartographie
    .short = Cartographie
name-cell-investor-ship = Navire
    .short = Navire
name-cell-investor-influence = Carte Europe
    .short = Carte Europe
name-company-name-blue = Compagnie des Indes
    .short = Cie française
name-company-name-red = East India Company
    .short = Cie anglaise
name-company-name-yellow = Svenska Ostindiska
    .short = Cie suédoise
name-company-name-purple = Vereenigde O.C.
    .short = Cie hollandaise
name-phase-agents = Agents
    .short = Agents
name-phase-exchange = Bourse
    .short = Bourse
name-phase-navigation = Navigation
    .short = Navigation
name-phase-loading = Chargement
    .short = Chargement
name-phase-trade = Négoce
    .short = Négoce
name-phase-end-of-period = Fin de période
    .short = Fin

# --- Ce que dit le menu ---

about-title = East India Companies
about-pitch = Chacun dirige une compagnie des Indes : envoyez vos navires aux Indes, achetez thé, épices, café et soie là où ils abondent, vendez-les en Europe avant que les prix ne baissent, et spéculez sur les titres de tous. Après cinq périodes, le plus riche l'emporte.
about-hidden = les cartes Marché, les navires envoyés face cachée
about-round = période
about-tiebreak = la valeur de son propre titre, puis la trésorerie, puis l'initiative
about-option-mortgage = Les titres de présidence peuvent être hypothéqués

# --- Pourquoi pas ---

game-over = La partie est terminée.
not-now = Ce n'est pas ce qui se décide maintenant.
not-your-turn = C'est à { SEAT($seat) } de choisir maintenant.

# Agents
agents-owned = Vous avez { $agents } agents.
agent-placed = Cet agent a déjà été placé pendant cette période.
agent-alike = Un autre de vos agents est au même endroit : choisissez celui-là.
agent-not-in-centre = Cet agent n'a pas été envoyé dans la zone centrale à un tour précédent de cette période.
agents-left = { $have ->
    [one] Un de vos agents doit
   *[other] { $have } de vos agents doivent
 } encore être placés.
no-cell = Aucune case ne s'appelle « { $cell } ».
cell-too-far = { START(CHARACTER($there, "def")) } n'est pas à côté { CHARACTER($here, "of") }, où se trouve l'agent.
cell-yours = Un de vos agents est déjà sur cette case.
cell-cost = Le coût et le surcoût s'élèvent à { $need } PO.
no-ship-for-sale = Votre pile n'a pas de navire pour cette période.
piers-built = Vous avez déjà les deux extensions de quai.
posts-placed = Vos deux comptoirs sont placés.
zones-full = Toutes les zones où vous n'avez pas de comptoir sont pleines.

# Navires et comptoirs
ship-not-in-stack = Ce navire n'est pas dans votre pile.
ship-later = { START(SHIP($ship, "def")) } s'achète à partir de la période { $need }.
ship-cost = { START(SHIP($ship, "def")) } coûte { $need } PO.
no-such-ship-there = Vous n'avez là aucun navire de ce type à défausser.
no-spot = Aucun emplacement ne s'appelle « { $spot } ».
spot-closed = { SPOT($spot) } est condamné à { $players } joueurs.
spot-taken = { SPOT($spot) } a déjà un comptoir.
post-in-zone = Vous avez déjà un comptoir dans cette zone.

# Titres
no-sale-on-exchange = Aucun titre ne peut être vendu pendant la phase de Bourse.
sales-closed = En période { $period }, les titres ne se vendent que pendant la phase A.
no-company = Cette compagnie n'est pas dans la partie.
shares-held = Vous { $have ->
    [0] n'avez aucun titre
    [1] n'avez qu'un titre
   *[other] n'avez que { $have } titres
 } de cette compagnie.
no-share-left = Il ne reste aucun titre de cette compagnie au marché.
share-cost = Un titre de cette compagnie coûte { $need } PO.
no-mortgage = Cette partie se joue sans hypothèque des titres de présidence.
all-mortgaged = Vos deux titres de présidence sont hypothéqués.
none-mortgaged = Aucun de vos titres de présidence n'est hypothéqué.
redeem-cost = Le rachat coûte { $need } PO.

# Cartes et voyages
card-not-in-pile = Cette carte n'est pas dans la pile de cette période.
no-zone = Aucune zone ne s'appelle « { $zone } ».
ship-not-in-hand = Vous n'avez pas ce navire en main.
travel-cost = Le voyage coûte { $need } PO.

# Chargement
good-not-here = On ne vend que { GOOD($one) } et { GOOD($other) } { in-zone }.
good-sold-out = Il ne reste pas { GOOD($good, "of") } aux Indes.
cube-cost = Le cube coûte { $need } PO.
ship-has-cargo = Un navire qui a chargé doit rentrer.
stay-cost = Laisser un navire coûte { $need } PO.

# Négoce
not-in-warehouse = Ce cube n'est pas dans votre entrepôt.
no-loaded-ship = Aucun navire chargé de vitesse { $speed } n'est à ce quai.
ship-alike = Un navire identique est plus à gauche : choisissez celui-là.
not-on-ship = Ce cube n'est pas sur le navire.

# --- Où en est la partie, et ce qui est demandé ---

status = période { $period } sur { $periods } · { $letter } { $letter ->
    [A] agents
    [B] bourse
    [C] navigation
    [D] chargement
    [E] négoce
   *[F] fin de période
 }
status-over = la partie est terminée

ask-sale-window = vendre des titres avant { $step ->
    [window-1] les agents
    [window-2] la bourse
    [window-3] les voyages
    [window-4] le classement
    [window-after-ranking] l'effet des ventes
   *[window-5] les dividendes
 } ?
ask-agent-turn = { $standing ->
    [0] placez l'agent { $number } sur { $agents }
   *[other] agent { $number }/{ $agents } ({ $where })
 }
ask-agent-turn-centre = déplacez un agent du centre, ou terminez
ask-ship-purchase = quel navire acheter ?
ask-discard = quel navire fait place { $ship ->
    [flute] à la flûte
    [frigate] à la frégate
    [corvette] à la corvette
    [galleon] au galion
    [indiaman] au vaisseau des Indes
    [brig] au brick
    [three-master] au trois-mâts
    [clipper] au clipper
    [steamer] au vapeur
   *[other] à { SHIP($ship) }
 } ?
ask-post-choice = où va le comptoir ?
ask-exchange-turn = achetez un titre ou passez
ask-card-choice = choisissez la carte { market } : cubes, puis prix
ask-card-look = consultez la carte { market }
ask-ship-placement = envoyez un navire, { $hand } en main
ask-loading-turn = { SHORT($ship) } { in-zone } : chargez, { $cubes }/{ $hold }
ask-warehouse-turn = vendre des cubes de l'entrepôt ?
ask-unload-choice = quel navire de vitesse { $speed } décharger ?
ask-unload-turn = déchargez { SHIP($ship, "def") } : vendre, stocker
ask-raise-cash = dividendes { $owed } PO, vous avez { $treasury } : trouvez l'argent

# --- Titres de la liste des choix ---

piece-office = case
piece-agent = agent
piece-zone = zone
piece-ship = navire
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
office-ship = navire, { CHARACTER($character) }
office-pier = quai
office-post = comptoir
office-expertise = initiative
office-cartography = voyages gratuits
office-influence = carte { market }
office-negotiation = { GOOD($good) } +{ $bonus }

group-place-agent = agent { $number }
group-move-from-centre = agent { $number }
group-retire-agents = fin
group-choose-ship = acheter
group-discard-ship = défausser
group-choose-post = placer
group-sell-shares = vendre des titres
group-mortgage = hypothèque
group-redeem = racheter
group-decline = fin
group-buy-share = acheter
group-pass-exchange = fin
group-choose-card = choisir
group-acknowledge-card = vue
group-place-ship = envoyer
group-buy-cube = acheter
group-close-ship = fin
group-stay-in-indies = fin
group-sell-stored = vendre
group-close-warehouse = fin
group-choose-unload = décharger
group-sell-cube = vendre
group-store-cube = stocker

# --- Ce qu'on peut faire, avec le prix et le gain ---

do-place-agent = { $effect }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost }{ $more ->
        [1] +
       *[0] {""}
     } PO
 }{ $as_investor ->
    [1] {" "}({ CHARACTER($character) })
   *[0] {""}
 }{ $others ->
    [0] {""}
   *[other] {" "}({ $each } à { $takers })
 } ; { $who }
do-centre = { $stays ->
    [1] rester au centre
   *[0] centre
 } : gratuit, peut repartir plus tard ; { $who }
do-retire-agents = les agents du centre y restent
do-choose-ship = { SHORT($ship) } { $cost } PO : vit. { $speed }, tonnage { $hold }{ $then ->
    [later] {" "}; dès la période { $period }
    [full] {" "}; un navire doit partir
   *[free] {""}
 }
do-discard-ship = { SHIP($ship) } { $place ->
    [dock] au port
   *[other] laissé { ZONE($place, "in") }
 } : vitesse { $speed }, tonnage { $hold }
do-choose-post = { SPOT($spot) } pour { GOOD($one) } et { GOOD($other) } : -{ $less } PO ; { ROMAN($zone) } { ZONE($zone, "short") }
do-sell-shares = +{ $total } PO pour { $count ->
    [one] { $count } titre
   *[other] { $count } titres
 } { $company }{ $count ->
    [1] {""}
   *[other] {" "}à { $value }
 } ; vaudra { $after }
do-mortgage = +{ $amount } PO ; un titre de présidence compte 0 jusqu'au rachat
do-redeem = pour { $cost } PO ; le titre de présidence compte à nouveau
do-decline = ne rien vendre maintenant
do-buy-share = { $company } pour { $value } PO, vaudra { $after } ; { $own ->
    [1] sans dividende
   *[0] verse { $dividend }
 }
do-pass-exchange = passer ; votre tour revient si quelqu'un achète
do-acknowledge-card = remettre la carte
do-choose-card = { $moved } → { $prices }
do-place-ship = { SHORT($ship) } vers { ROMAN($zone) } { ZONE($zone, "short") }, { $cost ->
    [0] gratuit
   *[other] { $cost } PO
 }{ $post ->
    [1] , votre comptoir
   *[0] {""}
 }, tonnage { $hold }
do-buy-cube = { GOOD($good) } pour { $price } PO ; l'Europe paie { $fetches }{ $ahead ->
    [0] {""}
    [one] {" "}après { $ahead } vendu
   *[other] {" "}après { $ahead } vendus
 }
do-sold-out = { GOOD($good) } : il n'en reste pas
do-close-ship = rentrer { $cubes ->
    [0] à vide
   *[other] avec { $cargo }
 }
do-stay-in-indies = rester à vide pour { $cost } PO, { $last ->
    [1] mais aucune période ne suit
   *[0] premier à charger ensuite
 }
do-sell-cube = { GOOD($good) } pour { $price } PO{ $full ->
    [1] {" "}: la piste est pleine
   *[0] {""}
 }
do-close-warehouse = garder { $cargo }{ $last ->
    [1] , sans valeur à la fin
   *[0] {" "}pour une autre période
 }
do-choose-unload = { SHORT($ship) } au quai { $dock } : { $cargo }, { $worth } PO maintenant
do-store-cube = { GOOD($good) } { $last ->
    [1] sans valeur à la fin
   *[0] pour une autre période
 } ({ $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
 })

# Ce que ferait une case
use-ship = { $swap ->
    [1] changer de
   *[0] acheter un
 } navire{ $cheapest ->
    [none] {""}
   *[other] , { $cheapest }+ PO
 }
use-pier = quai et entrepôt
use-post = comptoir
use-expertise = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[4] 4e
 } à l'initiative
use-cartography = voyages gratuits{ $listed ->
    [1] {""}
   *[0] , toute zone
 }
use-influence = { $first ->
    [1] choisir
   *[0] voir
 } la carte { market }
use-negotiation = { GOOD($good) } +{ $bonus } PO{ $listed ->
    [1] /cube
   *[0] {" "}par cube
 }

# --- Ce qu'est chaque sorte d'action ---

meaning-place-agent = Placez un agent qui n'a pas bougé sur une case à sa portée, ou dans la zone centrale.
meaning-move-from-centre = À un tour suivant, menez un agent de la zone centrale à une case de n'importe quel personnage.
meaning-retire-agents = Laissez les agents dans la zone centrale pour le reste de la phase.
meaning-choose-ship = Achetez un navire de votre pile à son prix.
meaning-discard-ship = Défaussez un navire, à quai ou laissé dans une zone, pour faire place au nouveau.
meaning-choose-post = Placez un comptoir sur un emplacement libre.
meaning-sell-shares = Vendez des titres d'une compagnie à sa valeur actuelle, qui baisse ensuite.
meaning-mortgage = Hypothéquez un titre de présidence pour la moitié de sa valeur.
meaning-redeem = Rachetez un titre de présidence hypothéqué à la place d'un achat.
meaning-decline = Ne vendez aucun titre maintenant.
meaning-buy-share = Achetez un titre du marché à sa valeur, qui monte ensuite.
meaning-pass-exchange = N'achetez rien à ce tour.
meaning-choose-card = Choisissez en secret la carte Marché de la période.
meaning-acknowledge-card = Remettez la carte après l'avoir consultée en secret.
meaning-place-ship = Placez un navire face cachée dans une zone et payez le coût du voyage.
meaning-buy-cube = Achetez le cube le moins cher d'une marchandise de la zone.
meaning-close-ship = Faites rentrer le navire avec ce qu'il a chargé.
meaning-stay-in-indies = Laissez le navire vide dans sa zone.
meaning-sell-stored = Vendez un cube de l'entrepôt.
meaning-close-warehouse = Gardez les cubes qui restent dans l'entrepôt.
meaning-choose-unload = Choisissez lequel de plusieurs navires de même vitesse décharger.
meaning-sell-cube = Vendez un cube du navire sur la place libre la plus basse de sa piste.
meaning-store-cube = Stockez un cube du navire dans une place libre de l'entrepôt.

# --- Ce qui s'est passé ---

told-period-started = La période { $period } ({ YEARS($period) }) commence.
told-dice-rolled = Dés. Arriveront aux Indes : { $indies } ; quitteront l'Europe : { $europe }.
told-agent-placed = { $who } envoie un agent : { CELL($cell) }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PO
 }{ $surcharge ->
    [0] {""}
   *[other] , surcoût de { $each } PO à { $takers }
 }.
told-agent-sent-to-centre = { $who } envoie un agent dans la zone centrale.
told-agents-retired = { $who } laisse ses agents dans la zone centrale et n'a plus de tour.
told-ship-bought = { $who } achète { SHIP($ship, "def") } pour { $cost } PO.
told-ship-chosen = { $who } choisit { SHIP($ship, "def") } et doit lui faire place.
told-ship-discarded = { $who } se défausse d'{ SHIP($ship, "indef") }.
told-pier-built = { $who } prend l'extension de quai de niveau { $level }.
told-post-placed = { $who } ouvre un comptoir à { SPOT($spot) }.
told-neutral-card-drawn = Le joueur neutre tire sa carte Agent.
told-neutral-ship-taken = Le joueur neutre prend { SHIP($ship, "def") }.
told-neutral-effect-ignored = Le joueur neutre ne peut utiliser un effet de sa carte : { EFFECT($kind) }.
told-neutral-agent-placed = Un agent neutre va à la case { CELL($cell) }{ $paid ->
    [0] {""}
   *[other] {" "}; la banque paie { $each } PO à { $takers }
 }.
told-shares-sold = { $who } vend { $count ->
    [one] { $count } titre
   *[other] { $count } titres
 } de la { $shares } à { $price } PO ; la valeur tombe à { $value }.
told-presidency-mortgaged = { $who } hypothèque un titre de présidence pour { $amount } PO.
told-presidency-redeemed = { $who } rachète un titre de présidence pour { $cost } PO.
told-initiative-changed = Initiative : { $order }.
told-share-bought = { $who } achète un titre de la { $shares } pour { $price } PO ; la valeur est maintenant { $value }.
told-exchange-passed = { $who } { $forced ->
    [1] ne peut rien acheter et passe
   *[0] passe
 }.
told-card-chosen = { $who } choisit la carte { market }{ shown-cubes }.
told-card-drawn = La carte { market } est tirée face cachée.
told-card-looked-at = { $who } consulte la carte { market }{ shown-cubes }.
told-ship-placed = { $who } envoie { $known ->
    [1] { SHIP($ship, "def") }
   *[0] un navire
 } { to-zone }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } PO
 }.
told-neutral-ship-placed = Le joueur neutre envoie { SHIP($ship, "def") } { to-zone }.
told-card-revealed = La carte { market } est révélée : { $cubes }.
told-supply-arrived = Arrivé aux Indes : { $cubes }.
told-zone-reached = Chargement { in-zone } : { $queue }.
told-cube-bought = { $who } achète { GOOD($good, "some") } pour { $price } PO.
told-neutral-cubes-loaded = { START(SHIP($ship, "def")) } neutre charge : { $cargo }.
told-ship-returned = { START(SHIP($ship, "def")) } { $who ->
    [neutral] du joueur neutre
   *[other] { DE($who) }
 } rentre { $count ->
    [0] à vide
   *[other] avec { $cargo }
 }.
told-ship-stayed = { $who } laisse { SHIP($ship, "def") } { in-zone } pour { $cost } PO.
told-demand-met = Consommé en Europe : { $cubes }.
told-cube-sold = { $who } vend { GOOD($good, "some") }{ $stored ->
    [1] {" "}de l'entrepôt
   *[0] {""}
 } pour { $price } PO{ $full ->
    [1] , la piste est pleine
   *[0] {""}
 }.
told-cube-stored = { $who } stocke { GOOD($good, "some") }.
told-warehouse-closed = { $who } garde les marchandises de l'entrepôt.
told-unloading-started = { $who } décharge { SHIP($ship, "def") } : { $cargo }.
told-companies-ranked = Ventes : { $ranking }.
told-value-moved = Les titres de la { $shares } { $rises ->
    [1] montent
   *[0] baissent
 } de { $before } à { $after } PO { $by ->
    [rank] au classement
   *[sales] par les ventes
 }.
told-sales-transferred = { $neutral ->
    [1] Les { $amount } PO du joueur neutre vont à la banque
   *[0] { $who } verse { $amount } PO de ventes dans sa trésorerie
 }.
told-dividend-paid = { $neutral ->
    [1] La banque, pour le joueur neutre,
   *[0] { $who }
 } verse à { $holder } { $amount } PO{ $short ->
    [1] {" "}sur { $owed } dus
   *[0] {""}
 } de dividendes.
told-game-ended = La partie est terminée : { $wealth }.

# --- Ce que quelqu'un a appris ---

fact-market-card = la carte Marché
fact-agent-card = la carte Agent
fact-destination-card = la carte Destination
fact-ship-sent-out = quel navire a été envoyé

# --- Morceaux de phrases ---

cubes-of = { $count } { $count ->
    [1] { $good ->
        [spices] épice
       *[other] { GOOD($good) }
     }
   *[other] { GOOD($good) }
 }
listed = { $first } et { $last }
the-cell = { CHARACTER($character) }, { $what }
effect = { EFFECT($kind) }
effect-pier = quai
effect-post = comptoir
effect-ship-sail = navire rapide
effect-ship-crate = grand navire
effect-in-zone = { EFFECT($kind) } ({ ZONE($zone) })
ranked-sale = { $who } { $sales } PO
wealth-of = { $who } { $points } PO
market = { $market ->
    [indies] Indes
   *[europe] Europe
 }
the-zone = { ZONE($zone, "def") }
in-zone = { ZONE($zone, "in") }
to-zone = { ZONE($zone, "in") }
shown-cubes = { $known ->
    [1] {" "}: { $cubes }
   *[0] {""}
 }
neutral = le joueur neutre
neutral-first = Le joueur neutre
neutral-short = neutre
bank = la banque
bank-short = la banque
nothing = rien
centre = Centre

# À quoi servent les points.
score-presidency = titres de présidence
score-shares = { $of ->
    [all] titres
   *[other] titres { COMPANY($of) }
 }
score-treasury = trésorerie
score-sales = ventes de la période

# --- Ce que répond la table : qui demande ---

you = vous
your = votre
possessive = { DE($name) }
company-of = { $company } ({ $owner })
cost-have = Il en coûte { $cost } PO ; vous avez { $have } PO{ $short ->
    [0] {""}
   *[other] , il manque { $short }
 }.
in-market = { $market ->
    [indies] aux Indes
   *[europe] en Europe
 }

# --- Les marchés ---

column-name = { $good } { in-market }
europe-line = Places pleines : { $cubes } sur { $spaces }.
europe-price = Les prochains cubes rapportent { $open ->
    [1] au moins{" "}
   *[0] {""}
 }{ $prices }{ $falls ->
    [0] {""}
   *[other] {" "}; baisse après { $falls }
 }.
europe-does = Chaque cube vendu occupe la place libre la plus basse, et le prix baisse. Sur une piste pleine, un cube rapporte { $full } PO.
europe-room = { $free ->
    [0] La piste est pleine.
   *[other] Encore { $free ->
        [one] { $free } cube
       *[other] { $free } cubes
     } avant que la piste soit pleine{ $prices ->
        [none] {""}
       *[other] , pour { $prices }
     }.
 }
europe-carried = Vous en avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } à quai et en entrepôt : tout vendu maintenant, { $worth } PO.
europe-carries-none = Vous n'en avez ni à quai ni en entrepôt.
has-negotiation = Votre agent chez le Négociant rapporte { $bonus } PO de plus par cube : c'est compté ici.
may-negotiate = Un agent chez le Négociant rapporte { $bonus } PO de plus par cube.
no-negotiation = Aucune case du Négociant n'est pour { $good }.
carried-by = À quai et en entrepôt : { $cubes }.
indies-line = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } à vendre.
indies-price = Les prochains cubes coûtent { $open ->
    [1] au plus{" "}
   *[0] {""}
 }{ $prices }{ $rises ->
    [0] {""}
   *[other] {" "}; monte après { $rises }
 }.
indies-sold-out = { $open ->
    [1] Il n'y en a que si la carte en apporte.
   *[0] Tout est vendu.
 }
indies-left = Les cubes qui seront là coûtent { $prices }.
indies-does = Chaque cube acheté rend le suivant plus cher. On en charge ici : { $zones }.
indies-get = Envoyez un navire dans une telle zone en phase C ; il charge en phase D.
zone-discount = Avec votre comptoir ({ $zone }) un cube y coûte { $off } PO de moins.
flow-sure = { $sure } { $market ->
    [indies] arriveront d'abord
   *[europe] partiront d'abord
 }.
flow-open = { $sure } à { $most } { $market ->
    [indies] arriveront d'abord
   *[europe] partiront d'abord
 }.
flow-name = Dé et carte, { $good } { in-market }
flow-no-dice = Les dés n'ont pas été lancés.
flow-known = Le dé montre { $die }, la carte { $card }.
flow-unknown = Le dé montre { $die } ; vous ne connaissez pas la carte.
flow-done = C'est fait.
flow-does = { $market ->
    [indies] Au début de la phase D, autant de cubes passent de la réserve à la piste.
   *[europe] Au début de la phase E, autant de cubes quittent la piste pour la réserve.
 }
market-name = { $market ->
    [indies] Marché des Indes
   *[europe] Marché de l'Europe
 }
market-dice = Dés : { $dice }. Carte : { $card }.{ $done ->
    [1] {" "}C'est fait.
   *[0] {""}
 }
card-unknown = inconnue de vous
market-line = { $market ->
    [indies] Le prochain cube coûte
   *[europe] Le prochain cube rapporte
 } : { $goods }.
card-name = Carte { $number } { $market ->
    [indies] des Indes
   *[europe] de l'Europe
 }
card-line = Elle { $market ->
    [indies] apporte
   *[europe] ôte
 } : { $cubes }, en plus des dés.
card-after = Premiers prix ensuite : { $prices }.
card-does = { $market ->
    [indies] La carte de la période apporte des cubes aux Indes avant que les navires chargent.
   *[europe] La carte de la période ôte des cubes à l'Europe avant les ventes.
 } Elle reste face cachée jusque-là.
card-others = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 } de cette période peuvent être là ou encore venir.
margin-name = { $good } { ZONE($zone, "of") }
margin-buys = Les prochains cubes coûtent { $open ->
    [1] au plus{" "}
   *[0] {""}
 }{ $prices }.
margin-sells = L'Europe paiera { $open ->
    [1] au moins{" "}
   *[0] {""}
 }{ $prices }.
margin-fetches = En Europe ils rapporteront { $prices }{ $ahead ->
    [0] {""}
    [one] , après { $ahead } cube à bord vendu avant eux
   *[other] , après { $ahead } cubes à bord vendus avant eux
 }{ $stored ->
    [0] {""}
    [one] {" "}; un cube stocké peut être vendu avant
   *[other] {" "}; { $stored } cubes stockés peuvent être vendus avant
 }.
margin-does-loading = Compté : la demande (une fourchette tant que sa carte est inconnue) et tous les cubes à bord, dans l'ordre où les navires vendent. Non compté : ce que vendront avant les navires encore à charger, et ce que quelqu'un stockera.
margin-does = Ce qu'on sait des dés et des cartes est compté ; qui charge ou vend avant vous le change.
margin-gain = Un premier cube rapporte { $gain } PO de plus qu'il ne coûte.

# --- La bourse ---

bar-line = Un titre vaut { $value } PO et verse { $dividend } par période ; { $left } au marché.
bar-mine = Vous { $shares ->
    [0] n'en avez aucun
   *[other] en avez { $shares }
 }.
bar-does = Un titre coûte sa valeur et la fait monter d'une case. Une vente rapporte la valeur, qui baisse ensuite d'une case par titre vendu. En fin de période, la compagnie verse son dividende pour chaque titre détenu par d'autres.
bar-up = Après un achat de plus il vaudra { $value }.
bar-down = Après une vente il vaudra { $value }.
bar-drift = Le classement des ventes actuelles le mènerait à { $value }.
shares-worth = { $shares ->
    [one] Votre titre compte
   *[other] Vos { $shares } titres comptent
 } { $worth } PO.
shares-sold = { $shares ->
    [one] Vendu, il rapporte
   *[other] Vendus ensemble, ils rapportent
 } { $worth } PO, et un titre vaut alors { $after }.
president-worth = Comme président vous avez { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
 } de plus, invendables : { $worth } PO.
mortgage-worth = En hypothéquer un rapporte { $amount } PO.
shares-none-left = Il ne reste aucun titre au marché.
shares-no-sale = En dernière période, les titres ne se vendent qu'en phase A.
shares-get = Les titres s'achètent en phase B, un par tour.
holders = Titres : { $shares }.
shares-left = { $left } au marché.
shares-name = Titres de la { $company }
exchange-name = Bourse
exchange-line = Valeurs : { $values }.
exchange-dividends = Dividendes : { $first } d'abord, { $steps }.
dividend-from = { $dividend } à partir de { $value }
holdings-name = { $who ->
    [you] Vos titres
   *[other] Titres { DE($who) }
 }
holdings-line = Titres : { $shares }, soit { $worth } PO.
dividends-line = Dividendes à ce jour : reçoit { $gets }, verse { $pays }.
president-line = { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
 } de présidence à { $value } PO.
mortgaged-line = { $shares ->
    [one] { $shares } titre de présidence hypothéqué
   *[other] { $shares } titres de présidence hypothéqués
 }.
posts-left = { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
 } à placer.
wealth-all = Richesse si la partie s'arrêtait maintenant : { $wealth }.
standing-name = Classement
wealth-does = L'argent, les titres à leur valeur et les titres de présidence comptent ensemble.

# --- Le cercle des personnages ---

cell-name = { $character }, { $what }
cell-ship = navire
cell-pier = extension de quai
cell-post = comptoir
cell-expertise = expertise
cell-cartography = cartographie
cell-influence = { $of ->
    [indies] carte Indes
   *[europe] carte Europe
 }
cell-negotiation = { GOOD($of) }
cell-before = La partie n'a pas commencé.
cell-line = { $effect }.
cell-fee = Y envoyer un agent coûte { $cost } PO.
cell-no-fee = Y envoyer un agent est gratuit.
cell-stand = Présents : { $who }.
cell-nobody = Personne n'est là.
does-ship = Achetez un de vos navires à vendre ; sans quai libre, un ancien quitte la partie.
does-pier = Un quai de plus, avec des places d'entrepôt.
does-post = Placez un comptoir dans une zone où vous n'en avez pas.
does-expertise = Vous êtes premier à l'initiative, après ceux qui sont venus ici avant vous.
does-cartography = Tous vos voyages sont gratuits pendant cette période.
does-influence = { $of ->
    [indies] Le premier venu choisit la carte qui apporte des cubes aux Indes ; les autres la consultent.
   *[europe] Le premier venu choisit la carte qui ôte des cubes à l'Europe ; les autres la consultent.
 }
does-negotiation = Chaque cube { GOOD($of, "of") } que vous vendez pendant cette période rapporte { $bonus } PO de plus.
worth-negotiation = Vous avez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
 } { GOOD($good, "of") } à quai et en entrepôt ; votre flotte porte { $fleet } en tout.
worth-pier = Vous auriez { $docks ->
    [one] { $docks } quai
   *[other] { $docks } quais
 } et { $spaces ->
    [one] { $spaces } place d'entrepôt
   *[other] { $spaces } places d'entrepôt
 }.
worth-cartography = Voyages épargnés pour { $ships ->
    [one] votre navire
   *[other] chacun de vos { $ships } navires
 } : { $fares }.
worth-post = Chaque cube chargé dans la zone coûte dès lors { $off } PO de moins ; il vous reste { $left ->
    [one] { $left } comptoir
   *[other] { $left } comptoirs
 }.
worth-ship = Vous avez { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
 } pour { $docks ->
    [one] { $docks } quai
   *[other] { $docks } quais
 }.
offer-ship = { SHIP($ship) } : { $cost } PO, tonnage { $hold }, vitesse { $speed }.
cell-when = { $phase ->
    [now] L'effet est immédiat.
   *[other] L'effet vient en phase { $phase }.
 }
cell-surcharge = Qui vient paie { $each } PO à chacun de ceux qui sont déjà là.
cell-get = Les agents vont aux cases en phase A d'une période.
cell-agents = Vos agents qui pourraient venir : { $agents }.
cell-no-agent = Aucun de vos agents ne peut venir pendant cette période.
cell-no-ship = Aucun navire de votre pile n'est à vendre pendant cette période.
cell-no-pier = Vous avez toutes les extensions de quai.
cell-no-post = Vous ne pouvez placer de comptoir : il n'en reste aucun, ou aucune zone ne vous est ouverte.
cell-others = Pourraient encore venir : { $who }.
character-name = { $name }
character-line = Offre { $cells }.
character-waiting = Agents en attente ici : { $who }.
character-nobody = Aucun agent n'attend ici.
character-does = Un agent qui attend ici peut aller à une case de ce personnage ou de ses voisins : { $beside }.
centre-name = Zone centrale
centre-line = Agents ici : { $who }.
centre-nobody = Aucun agent n'est ici.
centre-does = Un agent peut attendre ici au lieu d'aller à une case ; à un tour suivant il va chez n'importe quel personnage.
agents-line = Agents : { $agents }.
agent-at = { $number } { $place }
agent-centre = dans la zone centrale
agent-port = au port
agent-waits = en attente ({ $name })

# --- Les ports et les navires ---

port-name = { $who ->
    [you] Votre port
    [neutral] Port du joueur neutre
   *[other] Port { DE($who) }
 }, { $company }
port-line = { $money } PO{ $sales ->
    [0] {""}
   *[other] , { $sales } PO de ventes
 } ; richesse { $wealth } PO si la partie s'arrêtait maintenant.
port-neutral = Le jeu dirige cette compagnie ; un titre vaut { $value } PO.
port-ships = { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
 } pour { $docks ->
    [one] { $docks } quai
   *[other] { $docks } quais
 }.
neutral-does = À deux joueurs, une troisième compagnie agit par ses cartes : elle prend navires et comptoirs sans payer, occupe des cases, charge et vend. Elle ne peut pas gagner.
wealth-parts = { $parts }.
wealth-part = { $what } { $points }
berth-name = { $who ->
    [you] Votre quai { $dock }
    [neutral] Quai { $dock } du joueur neutre
   *[other] Quai { $dock } { DE($who) }
 }
berth-ship-name = { $who ->
    [you] { $ship }, votre quai { $dock }
    [neutral] { $ship }, quai { $dock } du joueur neutre
   *[other] { $ship }, quai { $dock } { DE($who) }
 }
berth-free = Le quai est libre.
berth-kept = Un navire parti garde son quai.
in-hand = Il est en main, à envoyer.
at-zone = Il est { ZONE($zone, "in") }.
ship-words = { $name } : tonnage { $hold }, vitesse { $speed }.
ship-figures = Tonnage { $hold }, vitesse { $speed }.
ship-unknown = Un navire face cachée.
ship-cargo = Il porte { $cargo }.
ship-empty = Il est vide.
ship-unloads = Il est en train de décharger.
ship-does = Le tonnage est le nombre de cubes qu'il porte ; les navires rapides chargent les premiers dans leur zone et vendent les premiers au retour.
ship-old = Les galions quittent la partie quand commence la période { $period }.
cargo-worth = Tout vendu maintenant, cube après cube : { $worth } PO.
store-name = { $who ->
    [you] Votre entrepôt
    [neutral] Entrepôt du joueur neutre
   *[other] Entrepôt { DE($who) }
 }
store-none = Pas d'entrepôt : il vient avec la première extension de quai.
store-line = Contenu : { $goods } ; { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
 }.
store-does = On peut y garder des cubes pour une autre période ; ils se vendent au début de la phase E, avant tout navire.
stored-name = { $who ->
    [you] Place { $space } de votre entrepôt
    [neutral] Place { $space } de l'entrepôt du joueur neutre
   *[other] Place { $space } de l'entrepôt { DE($who) }
 }
stored-free = Elle est libre.
stored-line = Un cube, { $good } : vendu maintenant, { $price } PO.
yard-name = { $ship } { $who ->
    [you] de votre pile
    [neutral] de la pile du joueur neutre
   *[other] de la pile { DE($who) }
 }
yard-cost = Il coûte { $cost } PO.
yard-later = À vendre dès la période { $period }.
yard-get = Un agent chez l'Armateur ou l'Investisseur achète un navire en phase A.
yard-full = Tous vos quais sont pris : un autre navire quitterait la partie.
yard-cheapest = Navire le moins cher : { $cost } PO.
yard-none = Aucun navire à acheter pendant cette période.
sales-name = { $who ->
    [you] Vos ventes
    [neutral] Ventes du joueur neutre
   *[other] Ventes { DE($who) }
 }
sales-line = { $sales } PO de ventes pendant cette période ; la précédente a atteint { $last }.
sales-steps = Jusqu'ici la valeur bougerait de { $steps }.
sales-does = En fin de période, les compagnies sont classées par leurs ventes ; puis la valeur bouge d'une case par dizaine de plus ou de moins qu'à la période précédente.
sales-next = La prochaine dizaine est { $floor } : encore { $more } PO.
sales-all = Ventes : { $sales }.
neutral-card-name = Carte du joueur neutre
neutral-card-line = Effets : { $effects }. Agents : { $cells }.

# --- Les Indes et le retour ---

zone-name = { $name }, zone { $roman }
zone-line = { $cost ->
    [0] Le voyage ici est gratuit.
   *[other] Le voyage ici coûte { $cost } PO.
 }
zone-good = { $good } : achat { $buy }, vente { $sell }.
zone-good-costs = { $good } : achat { $buy }.
zone-good-sold-out = { $good } : { $open ->
    [1] rien, sauf si la carte en apporte
   *[0] plus rien
 }.
zone-ships = { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
 } ici.
zone-does = Zone { $order } dans l'ordre du chargement. Les navires laissés ici chargent d'abord, puis les autres du plus rapide au plus lent.
zone-post = Avec votre comptoir ici, un cube coûte { $off } PO de moins.
zone-no-post = Vous n'avez pas de comptoir ici.
zone-get = En phase C, les navires sont envoyés ici l'un après l'autre, face cachée.
zone-posts = Comptoirs de la zone : { $posts }.
zone-posts-none = Aucun comptoir ici.
post-at = { $town } ({ $owner })
town-free = Un emplacement libre pour un comptoir { ZONE($zone, "in") }.
town-taken = Un comptoir { ZONE($zone, "in") } : { $owner }.
town-closed = Aucun comptoir ne peut être placé ici à ce nombre de joueurs ; c'est { ZONE($zone, "in") }.
town-does = Qui a un comptoir dans la zone y paie { $off } PO de moins par cube : { $goods }.
town-worth-yours = Chaque cube que vous chargez { ZONE($zone, "in") } coûte { $off } PO de moins ; votre flotte porte { $fleet }.
town-worth-free = Il épargnerait { $off } PO par cube chargé { ZONE($zone, "in") } ; votre flotte porte { $fleet }, et il reste { $periods ->
    [one] { $periods } période
   *[other] { $periods } périodes
 } de chargement.
town-get = Un agent chez le Gouverneur place un comptoir ; il vous en reste { $left }.
town-have-one = Vous avez déjà un comptoir dans cette zone ; un par zone est la limite.
vessel-name = { $who ->
    [you] Votre navire { $number }
    [neutral] Navire { $number } du joueur neutre
   *[other] Navire { $number } { DE($who) }
 } { ZONE($zone, "in") }
vessel-line = Envoyé ici par { $owner } : { $ship }
stay-line = Laissé ici par { $owner } : { $ship }
vessel-sent = Envoyé { ZONE($zone, "in") }, numéro { $place }.
vessel-stays = Il a été laissé { ZONE($zone, "in") } et charge le premier la prochaine fois.
vessel-order = De navires de même vitesse, celui placé le premier charge le premier.
vessel-ghost-name = Un navire à envoyer
vessel-ghost = Ce choix l'enverrait { ZONE($zone, "in") }.
loading-name = { $who ->
    [you] Chargement de votre navire
    [neutral] Chargement du joueur neutre
   *[other] Chargement { DE($who) }
 } ({ $ship })
loading-room = Place pour encore { $room ->
    [one] { $room } cube
   *[other] { $room } cubes
 }.
loading-get = Il peut rentrer à tout moment ; vide, il peut rester ici pour { $cost } PO et charger le premier la prochaine fois.
homeward-name = Retour
homeward-line = Ordre de déchargement : { $turns }.
homeward-empty = Toutes les cales sont vides.
homeward-turn = vitesse { $speed } { $owner }
homeward-does = Les navires les plus rapides vendent d'abord ; à vitesse égale, un navire chacun, par initiative. Chaque cube vendu baisse le prix du suivant.
lane-name = Navires de vitesse { $speed }
lane-line = Ils déchargent dans cet ordre : { $owners }.
lane-empty = Aucun navire chargé n'a cette vitesse.

# --- Le cours de la partie ---

period-name = Période
period-line = Période { $period } sur { $periods }, { $years }.
period-does = Une période a six phases : agents, bourse, navigation, chargement, négoce, fin de période.
period-last = C'est la dernière : les galions ont quitté la partie, et les titres ne se vendent qu'en phase A.
phase-name = Phase { $letter }, { $name }
phase-a = On lance les dés, puis chaque agent prend une case du cercle.
phase-b = On achète des titres, un par tour, jusqu'à ce que tous aient passé à la suite.
phase-c = Les cartes Marché sont tirées ou choisies, puis les navires sont envoyés face cachée dans les zones.
phase-d = Des cubes arrivent aux Indes, puis les navires chargent, zone après zone.
phase-e = Des cubes quittent l'Europe, puis entrepôts et navires vendent.
phase-f = Les compagnies sont classées par leurs ventes, valeurs et initiative bougent, les dividendes sont versés.
phase-state = { $state ->
    [now] Elle est en cours.
    [over] Elle est terminée.
   *[ahead] Elle est encore à venir.
 }
initiative-name = Initiative
initiative-line = Ordre : { $order }.
initiative-does = L'expertise place une compagnie première en phase B ; en fin de période, qui a le moins vendu passe premier.
ranking-name = Classement des ventes
ranking-line = { $ranking }.
ranked = { $owner } { $sales } ({ $steps })
ranking-does = Si les ventes s'arrêtaient là, les valeurs seraient : { $values }.
ranking-tens = Ensuite, selon les dizaines atteintes : { $tens }.
asked-name = Qui choisit
asked-over = La partie est terminée : comptent l'argent et la valeur de tous les titres.
asked-line = { START($who) } : { $money } PO.
asked-loads = Chargé jusqu'ici : { $cargo }.
asked-unloads = À décharger : { $cargo }, { $worth } PO maintenant.

# --- Parties de la table ---

part-course = Période et ordre
part-players = Ports
part-exchange = Bourse
part-ring = Personnages et agents
part-europe = Marché de l'Europe
part-indies = Marché des Indes
part-map = Les Indes et les navires
part-yard = Navires à acheter

# Grands moments.
moment-market = { $market ->
    [indies] Indes
   *[europe] Europe
 }
moment-period-title = Période { $period }
moment-period = { YEARS($period) } s'achève, et les comptes sont faits.
moment-sales = On compare les ventes de { YEARS($period) }.
moment-ranking = Classement des ventes
moment-ranking-note = en PO
moment-values = Ce que vaut un titre
moment-values-note = PO, par le rang{ $twice ->
    [1] {" "}et par les ventes
   *[0] {""}
 }
moment-value = { $before } → { $after }
moment-dividends = Dividendes
moment-dividends-note = chaque titre d'une autre compagnie rapporte
moment-dividend = reçoit { $gets } PO, verse { $pays } PO
moment-galleons = { $count ->
    [1] Un galion quitte la partie.
   *[other] { $count } galions quittent la partie.
 }
moment-over = C'était la dernière période : on compte maintenant la richesse.
moment-may-sell = On peut encore vendre des titres avant que les ventes fassent bouger les valeurs et que les dividendes soient versés.
moment-raise-cash = Quelqu'un doit trouver de l'argent avant que tous les dividendes soient versés.

# Avant un choix.
warn-galleon-stays = les galions quittent la partie avant la prochaine période
warn-never-home = c'est la dernière période : le navire ne rentrera jamais
warn-never-sold = c'est la dernière période : ce qui est stocké ne sera jamais vendu
warn-empty-hold = le navire rentre à vide
warn-agents-retire = vos agents ne font plus rien pendant cette période
warn-nothing-to-load-with = il ne reste rien pour charger
warn-bad-bargain = cela coûte { $price }, l'Europe { $sure ->
    [0] ne paiera peut-être que
   *[other] paiera
 } { $fetches }
warn-ship-lost = vous perdez { SHIP($ship, "indef") }
warn-column-full = { GOOD($good) } : la piste est pleine, { $price } PO
warn-game-ends = cela termine la partie

purpose-dock-free = un quai est libre pour un navire de plus
purpose-docks-taken = tous les quais sont pris, et une extension fait place à un navire de plus
purpose-best-price = l'Europe paie { $price } PO pour { GOOD($good) }, et rien ne se vend plus cher

# --- Conseils, par sorte de question ---
tip-sale-window = Les titres rapportent leur valeur actuelle, qui baisse après une vente. Vendez avant qu'une compagnie ne sombre, ou pour payer un navire ; refusez si vous n'avez pas besoin d'argent.
tip-agent-turn = Le premier sur une case ne paie pas de surcoût. Un second navire acheté tôt porte une cargaison à chaque période ; la place d'un agent limite où il ira la prochaine fois.
tip-ship-purchase = La vitesse décide qui achète et vend d'abord, le tonnage combien. Les galions disparaissent avant la dernière période.
tip-discard = Le navire le plus lent et le plus petit est souvent celui à défausser ; un navire laissé aux Indes peut partir aussi.
tip-post-choice = Un comptoir rapporte à chaque cube acheté dans sa zone : choisissez une zone où vous enverrez plusieurs navires.
tip-exchange-turn = Acheter fait monter la valeur, aussi celle de votre compagnie. Les titres d'une compagnie qui vendra bien versent des dividendes et montent ; après avoir passé, vous pouvez encore acheter.
tip-card-choice = Vous seul connaissez cette carte. Ôtez à l'Europe ce que vous vendrez, ou apportez aux Indes ce que vous achèterez.
tip-card-look = Retenez cette carte : elle montre quels prix bougeront.
tip-ship-placement = Les navires sont envoyés face cachée. Répartissez-les, ou allez où les autres n'iront pas : le cube suivant est toujours plus cher que le précédent.
tip-loading-turn = Comparez ce que coûte un cube avec ce que l'Europe paiera après la demande et après les navires qui vendent avant vous.
tip-warehouse-turn = Les marchandises stockées se vendent avant tous les navires, aux meilleurs prix de la phase.
tip-unload-choice = Déchargez d'abord la cargaison qui perd le plus si d'autres vendent avant vous.
tip-unload-turn = Chaque cube vendu baisse le prix pour tous. Stockez ce qui rapporte peu maintenant, mais pas en dernière période.
tip-raise-cash = Les dividendes doivent être versés : vendez les titres qui vous manqueront le moins.

# Ce que compte un concepteur.
uses-capability = capacités utilisées
uses-ship = navires achetés
uses-pier = extensions du port
uses-post = comptoirs placés
uses-share-bought = titres achetés
uses-share-sold = titres vendus
uses-card = cartes Marché choisies
uses-zone = voyages
uses-cube-bought = cubes achetés, par prix
uses-cube-sold = cubes vendus, par prix
uses-column-full = cubes vendus sur une piste pleine
uses-cube-stored = cubes stockés
uses-a-card = { $market ->
    [indies] Indes
   *[other] Europe
 }, { $deck ->
    [12] périodes 1 et 2
    [34] périodes 3 et 4
   *[other] période 5
 } : { $cubes }
uses-whose = { $whose ->
    [own] de sa propre compagnie
   *[another] d'une autre compagnie
 }
uses-level = extension { $level }
uses-price = { GOOD($good) } à { $price }

# --- La table : mots courts du dessin ---

board-neutral = joueur neutre
board-money = { $money } PO
board-money-then = → { $money } PO
board-money-and-sales = { $money } + { $sales } PO
board-price = { $price } PO
board-unknown = inconnu
board-initiative = initiative
board-order = ordre
board-market = { $market ->
    [indies] INDES
   *[europe] EUROPE
 }
board-flow-europe = dé+carte { $done ->
    [1] ont ôté
   *[0] ôtent
 }
    .short = { $done ->
        [1] dé+carte ôté
       *[0] dé+carte ôte
     }
    .shorter = dé+carte
board-flow-indies = dé+carte { $done ->
    [1] apportés
   *[0] apportent
 }
    .short = { $done ->
        [1] dé+carte venus
       *[0] dé+carte donne
     }
    .shorter = dé+carte
board-good = { LABEL($good) }
board-die = dé
board-card = carte
    .short = cte
    .shorter = c
board-legend = - part  + arrive  ? peut-être, selon la carte  or : le prochain prix

board-exchange = BOURSE
board-shares = titres
board-pays = verse { $dividend }
    .short = { $dividend } PO
board-pays-from = { $value }+ verse { $dividend }
    .short = { $value }+ : { $dividend }
board-company = { COMPANY($company) }
    .short = { $company ->
        [blue] Française
        [red] Anglaise
        [yellow] Suédoise
        [purple] Hollandaise
       *[other] { COMPANY($company) }
     }
    .shorter = { $company ->
        [blue] Franç.
        [red] Anglaise
        [yellow] Suédoise
        [purple] Holland.
       *[other] { COMPANY($company) }
     }
board-then-worth = { $sold ->
    [0] {""}
    [one] { $sold } vendu :{" "}
   *[other] { $sold } vendus :{" "}
 }vaudra { $value }, verse { $dividend }
board-by-sales = { $rises ->
    [1] monte
   *[0] baisse
 } à { $value } par les ventes
    .short = ventes : { $value }
    .shorter = → { $value }
board-none-left = plus aucun
board-costs = coûte { $value }
board-too-dear = coûte { $value } : trop cher
board-holds = { $who } détient
board-worth = valeur
board-holds-none = { $who } ne détient aucun titre
board-purse-gets = {" "}; dividendes : reçoit
board-purse-pays = , verse

board-in-phase = en { $phase }
board-centre = Zone centrale
    .short = Centre
board-nobody = personne
board-cell = { $name }
    .short = { $cell ->
        [governor-influence] Indes
        [investor-influence] Europe
        [captain-charts] Carto.
       *[other] { $name }
     }

board-zone = { ROMAN($zone) } { ZONE($zone) }
    .short = { ROMAN($zone) } { ZONE($zone, "short") }
    .shorter = { ZONE($zone, "short") }
board-at-zone = { ZONE($zone) }
    .short = { ZONE($zone, "short") }
    .shorter = { $zone ->
        [zone-2] I. or.
       *[other] { ZONE($zone, "short") }
     }
board-fare = { $cost ->
    [0] gratuit
   *[other] { $cost } PO
 }
board-zone-state = { $state ->
    [now] charge
    [done] fini
   *[waits] attend
 }
board-buys = achat
board-sells = vente
board-sails = rentre
board-stays = reste
board-staying = reste
board-homeward = RETOUR
board-homeward-note = les plus rapides vendent d'abord, puis par initiative
board-holds-empty = toutes les cales sont vides
board-speed = vit.
board-ranking = VENTES

board-no-pier = pas encore de quai
board-dock-free = quai libre
board-in-hand = en main
board-store = entrepôt
    .short = dépôt
board-sold = vendu
board-sold-last = vendu { $last }+ avant{ $pledged ->
    [0] {""}
   *[other] ,
 }
board-pledged = { $pledged } hypoth.
board-last-sales = ▲ période précédente { $last }+
    .short = ▲ avant { $last }+
board-dividends-pay = dividendes : verse
board-dividends-get = reçoit
board-president = { $shares } de présidence
    .short = { $shares } prés.
board-posts-left = reste { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
 }
board-neutral-card = carte du joueur neutre :
board-neutral-last = vendu { $last }+ ; carte : { $effects }
    .short = carte : { $effects }
    .shorter = { $effects }
board-effect-in-zone = { EFFECT($kind) } en { ROMAN($zone) }
board-agents = agents
board-to-buy = à acheter : ■ tonnage, vitesse ▶, prix
    .short = à acheter
board-to-buy-later = navires à acheter : ■ tonnage, vitesse ▶, prix en PO ; pâle : plus tard
board-shipyard = CHANTIER
board-shipyard-note = ■ tonnage, vitesse ▶, prix en PO
board-cards = CARTES { $market ->
    [indies] DES INDES
   *[europe] DE L'EUROPE
 }
board-cards-note = cubes en plus de ceux du dé

board-share-worth = un titre vaut { $value } PO et verse { $dividend }
    .short = titre { $value } PO, verse { $dividend }
    .shorter = titre { $value }
board-treasury = trésorerie
board-to-pay = dividendes à verser
board-to-get = à recevoir
board-wealth = richesse
board-sales = ventes
board-last = [avant]
board-docks = quais
board-posts = comptoirs
board-none = aucun
board-posts-held = { $posts } ; reste { $left }
board-presidency = { $shares } de présidence{ $pledged ->
    [0] {""}
   *[other] , { $pledged } hypoth.
 }
    .short = { $shares } prés.{ $pledged ->
        [0] {""}
       *[other] , { $pledged } hypoth.
     }
board-in-port = au port
board-waiting = { CHARACTER($character) }, attend

tab-markets = Marchés
tab-exchange = Bourse
tab-agents = Agents
tab-map = Carte
tab-ports = Ports
tab-homeward = Retour
tab-shipyard = Chantier
board-has = { $who } a

held-money = PO
held-sales = ventes
held-value = valeur
held-shares = titres
held-pledged = hypoth.
held-posts = compt.
held-ships = nav.
held-store = dépôt

hint-over = La partie est terminée : comptent l'argent et la valeur des titres.
hint-sale-window = Titres vendus ensemble : tous à la valeur actuelle, qui baisse ensuite.
hint-agent-turn = Chez son personnage ou un voisin ; qui est sur la case reçoit { $surcharge } PO.
hint-agent-turn-first = Période 1 : chez tout personnage ; qui est sur la case reçoit { $surcharge } PO.
hint-agent-turn-galleons = Chez un voisin au plus. Ensuite, les galions quittent la partie.
hint-ship-purchase = Les rapides chargent et vendent d'abord, les grands portent plus.
hint-docks-full = Tous les quais sont pris : un navire doit quitter la partie.
hint-discard = Pas de quai libre : un navire doit partir pour { SHIP($ship, "def") }.
hint-post-choice = Les cubes d'une zone avec votre comptoir coûtent { $discount } PO de moins ; un par zone.
    .short = Un comptoir : les cubes de sa zone coûtent { $discount } PO de moins.
hint-exchange-turn = Un titre coûte sa valeur, qui monte ensuite, et verse son dividende.
hint-exchange-turn-last = Derniers titres : plus de vente ; un dividende encore, puis le décompte.
hint-card-choice = En secret : que doit { $market ->
    [europe] ôter la carte à l'Europe
   *[indies] apporter la carte aux Indes
 } ? Les pistes le montrent.
hint-card-look = C'est la carte choisie ; elle reste secrète jusqu'à sa révélation.
hint-ship-placement = Face cachée. ■4 2▶ : tonnage 4, vitesse 2. Rapides, puis premiers envoyés.
    .short = Face cachée ; rapides, puis premiers envoyés.
hint-unload-choice = Chaque cube vendu baisse le prix du suivant : quel navire d'abord ?
hint-raise-cash = { $owed } PO de dividendes sont dus : vendez des titres jusqu'à les avoir.
board-sold-out = { GOOD($good) } : plus rien
board-bargain = { GOOD($good) } : achat { $costs }, vente { $fetched }{ $ahead ->
    [0] {""}
    [one] {" "}après { $ahead } vendu
   *[other] {" "}après { $ahead } vendus
 }
board-bargains = { $one } ; { $other }
board-fetch = Prochains cubes : { $each } ; tous ensemble { $worth } PO
    .short = Prochains cubes : { $each }
    .shorter = { $each }
board-seen-card = carte { market }
    .short = { market }
board-remembered = P montre la carte { market } que vous avez vue
    .short = P : carte { market }
board-remembered-both = P montre les deux cartes que vous avez vues
    .short = P : les deux cartes

# --- L'aide ---

aid-goal = But
aid-goal-text = { $periods } périodes ; la plus grande richesse gagne : l'argent et la valeur de tous les titres.
aid-period = Une période : { $phases } phases
aid-phase = { $letter } { $name }
aid-phase-a = dés de l'offre et de la demande ; chacun place { $agents } agents
aid-phase-b = acheter un titre (sa valeur monte) ou passer, à tour de rôle
aid-phase-c = navires envoyés face cachée : { $fares } PO
aid-phase-d = la carte Indes ajoute des cubes ; dans chaque zone les rapides achètent d'abord
aid-phase-e = la carte Europe ôte des cubes ; entrepôts, puis navires, rapides d'abord
aid-phase-f = les ventes font bouger les valeurs ; chaque compagnie verse des dividendes aux autres
aid-fare = { ZONE($zone) } { $cost }
aid-characters = Personnages
aid-ship = Navire
    .text = à acheter ; sans quai libre, un autre part
aid-pier = Quai
    .text = un quai de plus, et de quoi stocker { $first }, puis { $second } de plus
aid-post = Comptoir
    .text = { $cost } PO : cubes de sa zone à -{ $less }
aid-charts = Carto.
    .text = cartographie : voyages gratuits
aid-expertise = Expertise
    .text = { $cost } PO x période : premier à l'initiative
aid-card = carte
    .text = le premier la choisit, les suivants la consultent
aid-bonus = +{ $bonus } PO
    .text = par cube vendu dans la période
aid-centre = centre
    .text = gratuit ; puis tout personnage
aid-counts = Ce qui compte à la fin
aid-treasury = trésor.
    .text = chaque PO de la trésorerie
aid-shares = titres
    .text = leur valeur ; { $presidency } titres de présidence aussi
aid-not = non
    .text = navires, marchandises, quais et comptoirs
aid-mortgage = hypoth.
    .text = un demi-titre de présidence ; compte 0 jusqu'au rachat
aid-neutral = neutre
    .text = suit ses cartes ; ne gagne pas
aid-values = Valeur des titres
aid-sales = ventes
    .text = rang : { $steps } ; puis comme votre marqueur Vente
aid-buying = achat
    .text = une case de plus par titre acheté
aid-selling = vente
    .text = à la valeur actuelle, puis une case de moins par titre ; jamais en B ; en dernière période, en A seulement
aid-signs = Signes
aid-sign-cube = ▇ ▁
    .text = un cube ; place libre et prix
aid-sign-flow = - + ?
    .text = un cube part ; arrive ; peut-être, selon la carte
aid-sign-next = or
    .text = le prochain prix
aid-sign-ship = A ■ ▶
    .text = à qui, tonnage, vitesse ; ▶ devant un nom : à lui de jouer
aid-sign-hold = ▊ ◀
    .text = place de cale ou d'entrepôt ; navires dans l'ordre
aid-sign-goods = t c k s
    .text = thé, café, soie, épices à bord, comme dans les codes
aid-sign-spot = ○ ×
    .text = comptoir libre ; condamné
aid-sign-price = →
    .text = coût là-bas, gain en Europe ; ce que vous aurez
aid-sign-period = ★ ☆
    .text = périodes, passées et à venir
aid-sign-share = ▏
    .text = titres restant au marché
aid-sign-sales = ▲ ±
    .text = ventes précédentes ; cases
aid-sign-ring = ━ ┃
    .text = personnages voisins
aid-sign-drift = ▒
    .text = où irait la valeur
aid-sign-dot = ·
    .text = rien, remplit la place
aid-forgotten-surcharge = Qui est sur la case reçoit { $each } PO.
aid-forgotten-reach = Après la première période : un agent reste ou va chez un voisin.
aid-forgotten-sales = L'argent des ventes n'arrive en trésorerie qu'après le classement.
aid-forgotten-full = Une piste pleine paie encore { $full } PO par cube.
aid-forgotten-order = Le meilleur vendeur passe dernier à l'initiative, le moins bon premier.
aid-forgotten-last = Pas de galion en dernière période ; un stock final ne vaut rien.

# --- Exemples, une phrase par étape ---

example-blue = Bleu
example-red = Rouge
example-yellow = Jaune
example-purple = Violet
example-01-1 = Depuis le Gouverneur, l'Investisseur est trop loin.
example-01-2 = Le Négociant aussi.
example-01-3 = L'Armateur est voisin du Gouverneur, comme le Capitaine.
example-02-1 = L'agent de Rouge est déjà sur la case : Bleu paie 1 PO à Rouge.
example-03-1 = Bleu y a un agent : un second n'est pas permis.
example-04-1 = L'agent du Gouverneur va dans la zone centrale : ni coût, ni effet.
example-04-2 = À un tour suivant il repart, même chez le lointain Investisseur.
example-05-1 = Rouge paie 5 PO à la banque pour un titre français ; la valeur monte à 6.
example-06-1 = Le café le moins cher est sur un emplacement à 4 : Bleu paie 4 PO à la banque.
example-07-1 = Le cube va sur l'emplacement à 6, et 6 PO vont sur la tuile Montant des Ventes.
example-08-1 = Le navire le plus rapide d'abord : le Brick de Rouge, vitesse 4.
example-08-2 = Puis la vitesse 2, par initiative : Bleu a deux navires et choisit le vaisseau des Indes.
example-08-3 = Il est vidé avant qu'un autre navire soit déchargé.
example-08-4 = Le navire de Jaune, de vitesse 2, suit.
example-08-5 = Maintenant l'autre navire de Bleu de vitesse 2, la Frégate.
example-08-6 = Enfin les navires de vitesse 1, par initiative ; le galion de Bleu d'abord.
example-08-7 = Le galion de Rouge vient ensuite.
example-08-8 = Le galion de Jaune est le dernier.
example-09-1 = Bleu est troisième aux ventes : la première variation laisse la valeur à 10.
example-09-2 = Bleu a vendu pour 43 : le marqueur va de 20+ à 40+, la valeur de 10 à 12.
example-10-1 = Ventes 30, 8, 19 et 5 : Violet, le plus bas, devient premier ; Bleu, le plus haut, quatrième.
example-11-1 = Un titre français à 13 verse 3 PO : Bleu doit à Rouge 3 x 3 = 9 PO.
