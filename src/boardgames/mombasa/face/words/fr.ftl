# Pourquoi pas : à qui est-ce de jouer.
game-over = La partie est terminée.
no-such-player = Il y a { $players } joueurs.
planning-finished = Vous avez fini de planifier, pas les autres.
tile-kept = Vous avez gardé une tuile ; les autres choisissent encore.
phase-ended = Vous avez passé pour cette manche.
not-now = Ce n'est pas ce qui se décide maintenant.
not-your-turn = C'est le tour d'un autre joueur.

# Pourquoi pas : une action qui a sa place ailleurs.
when-attach-plus-one = La tuile +1 se place sur une carte au début de votre tour.
when-use-goods = Utiliser des cartes Marchandise est l'action d'un tour.
when-use-expansion = Utiliser les cartes Développement est l'action d'un tour.
when-use-bookkeeper = Utiliser un Comptable est l'action d'un tour.
when-use-merchant = Utiliser un Marchand de diamants est l'action d'un tour.
when-place-disc = Placer un marqueur Bonus est l'action d'un tour.
when-end-phase = On passe à son tour, à la place d'une action.

# Pourquoi pas : mise en place et planification.
tile-not-dealt = Cette tuile ne vous a pas été distribuée.
not-the-resting-cards = Disposez exactement les trois cartes de votre tuile de départ, chacune une fois.
not-in-hand = Cette carte n'est pas dans votre main.
share-never-planned = Une carte Part ne se place jamais sur un emplacement Action.
no-such-slot = Cet emplacement Action n'existe pas.
slot-opens-by-diamond = Cet emplacement s'ouvre quand votre diamant atteint { $need } ; il est sur { $have }.
slot-opens-by-ink = Cet emplacement s'ouvre quand votre encrier atteint { $need } ; il est sur { $have }.
slot-taken = Il y a déjà une carte sur cet emplacement.

# Pourquoi pas : les actions d'un tour.
no-plus-one = Vous n'avez pas la tuile +1.
plus-one-lies = La tuile +1 est déjà sur une carte.
no-goods-for-plus-one = Il n'y a pas de carte Marchandise visible sur cet emplacement.
no-pile-in-last-round = À la dernière manche, on ne récupère aucune pile.
choose-a-pile = Choisissez une pile qui contient des cartes.
no-such-pile = Cette pile de cartes utilisées n'existe pas.
pile-empty = Cette pile de cartes utilisées est vide.
no-merchant-there = Vous n'avez pas de Marchand de diamants visible à cet endroit.
no-bookkeeper-there = Vous n'avez pas de Comptable visible à cet endroit.
no-expansion-card = Vous n'avez pas de carte Développement visible.

# Pourquoi pas : marchandises, cartes à acquérir et pistes.
name-slots-once = Nommez un ou plusieurs des emplacements { SLOT($first) } à { SLOT($last) }, chacun une fois et dans cet ordre.
no-goods-in-slot = Il n'y a pas de carte Marchandise visible sur l'emplacement { SLOT($slot) }.
goods-of-different-types = Ces marchandises sont de types différents ; aucun de vos bonus ne permet de les mélanger.
mixed-goods-too-few = Des marchandises mélangées doivent payer une carte, et aucune n'est assez bon marché.
mixed-goods-buy = Des marchandises mélangées ne servent qu'à acquérir une carte.
no-card-there = Il n'y a pas de carte sur cet emplacement.
goods-too-few = Les marchandises ne suffisent pas : la carte coûte { $need }, vous avez { $have }.
pounds-too-few = Vous ne pouvez pas la payer : elle coûte £{ $need }, vous avez £{ $have }.
no-such-company = Cette compagnie n'existe pas.
end-of-track = Votre marqueur est sur la dernière case de cette piste.
call-must-be-paid = Pour cette case, il faut payer un appel de fonds de £{ $call }.
no-call-there = Il n'y a pas d'appel de fonds avant cette case.
call-too-dear = L'appel de fonds coûte £{ $need }, vous avez £{ $have }.
units-must-be-spent = Il faut dépenser les unités tant qu'un de vos marqueurs peut avancer sans appel de fonds.
name-two-tracks = Nommez deux compagnies différentes dans l'ordre du plateau, mais pas celle de la piste { $track }.
track-does-not-move = Cette piste n'est pas de celles qui avancent encore.

# Pourquoi pas : développement et villes de départ.
base-empty = La ville de départ { COMPANY($company, "of") } est vide.
no-such-region = Cette région n'existe pas ; on n'entre pas dans une ville de départ.
post-already-there = { COMPANY($company) } y a déjà un comptoir.
no-border = { START(REGION($region, "def")) } ne touche ni la ville de départ ni un comptoir { COMPANY($company, "of") }.
region-too-dear = { START(REGION($region, "def")) } coûte { $need } points, vous en avez { $have }.
no-such-column = Cette colonne n'existe pas ; une ville de départ a les colonnes 1 à { $last }.
column-empty = La colonne { $column } est vide.
no-points-left = Il ne reste pas de points de comptes à prendre.
no-reward-left = Il ne reste pas d'avantage à prendre dans cette région.
no-post-to-oust = Aucun comptoir d'une autre compagnie ne doit quitter cette région.
no-room-in-column = La colonne { $column } { COMPANY($company, "of") } n'a pas de case libre pour un comptoir.
no-post-to-remove = La colonne { $column } { COMPANY($company, "of") } est vide.

# Pourquoi pas : livres de comptes.
no-book-to-turn = Il n'y a pas de livre de comptes visible à cette position de votre piste.
no-book-there = Il n'y a pas de livre de comptes sur cet emplacement.
book-too-dear = Ce livre de comptes coûte { $need } points, il vous en reste { $have }.
book-not-taken = On ne place qu'un livre de comptes pris pendant ce tour.
no-such-position = Les livres de comptes se placent sur les positions { $first } à { $last } de la piste.
a-book-over-better = Un livre A ne peut pas recouvrir un livre B ou C.
a-book-barred = Un livre A ne peut pas aller sur une case où le A est barré.

# Pourquoi pas : marqueurs Bonus.
no-such-space = Cette case Bonus n'existe pas.
no-disc-left = Il ne vous reste pas de marqueur Bonus pour cette manche.
track-not-in-game = La piste { $track } n'est pas dans cette partie.
space-not-yet = Cette case ne vous est pas encore ouverte.
disc-on-this-track = Vous avez déjà un marqueur sur l'une des deux cases de cette piste.
space-occupied = Un marqueur occupe { SPACE($space) } jusqu'à la fin de la manche.
disc-too-dear = Y placer un marqueur coûte £{ $need }, vous avez £{ $have }.
not-on-first-turn = Le premier joueur ne peut pas l'utiliser au premier tour de la manche.
no-majority = Quelqu'un en montre { $need }, vous en avez { $have }.
below-lowest-tier = Le premier palier demande { $need }, vous en avez { $have }.
nothing-to-sell = Aucune carte de votre main ne peut être vendue.
no-coffee-to-sell = Vous n'avez pas de carte Café en main.
nothing-to-buy = Après le coût, vous ne pourriez payer aucune carte.
no-such-tier = La case a les paliers 1 à { $last }.
tier-not-reached = Ce palier demande { $need }, vous en avez { $have }.
no-such-reward = La case offre les avantages 1 à { $last }.
one-card-only = La case ne permet d'acheter qu'une carte.
diamonds-taken = Vous avez déjà pris les cases du diamant.
take-one-part = Prenez au moins une partie : achetez une carte ou faites avancer le diamant.
share-never-sold = Une carte Part reste en main jusqu'au décompte final.
coffee-only = Cette case ne prend qu'une carte Café.

# Où en est la partie.
status = manche { $round } sur { $rounds } · { $phase ->
    [plan] planification
    [action] phase d'action
    [over] décompte final
   *[other] mise en place
 }

# Ce qui est demandé.
ask-over = la partie est terminée
ask-keep-tile = gardez une tuile de départ
ask-arrange-rest = disposez vos cartes ; une pile revient à chaque manche
ask-plan = planifiez une carte par emplacement { $idle ->
    [0] ouvert
   *[1] (n'importe lequel)
 }
ask-turn = choisissez une action
ask-buy-with-goods = acquérez une carte : total { $total }{ $off ->
    [0] { "" }
   *[other] , remise { $off }
 }
ask-spend-units = avancez sur les pistes : { $units ->
    [one] encore { $units } case
   *[other] encore { $units } cases
 }
ask-choose-company = choisissez la compagnie à développer : { N($points, "point") }
ask-expanding = installez un comptoir { COMPANY($company, "of") } : { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
 }
ask-taking-post = prenez dans une colonne : { COMPANY($company) }, part à £{ $value }
ask-rewards = prenez vos avantages, dans l'ordre de votre choix
ask-ousting = ramenez un comptoir renvoyé dans sa ville
ask-bookkeeping = utilisez vos points de comptes : il en reste { $points }
ask-flip-book = retourner un livre pour £{ $price } ? vous avez £{ $pounds }
ask-ink = faites avancer l'encrier : il est sur { $at }
ask-remove-posts = enlevez un comptoir d'une ville de départ{ $posts ->
    [one] { "" }
   *[other] { " " }: encore { $posts }
 }
ask-advance = payez l'appel de fonds : { COMPANY($company) }, encore { N($steps, "step") }
ask-place-books = placez un livre : { $books ->
    [one] { FACE($book) }
   *[other] { $books } livres à placer
 }
ask-buy-with-pounds = achetez une carte en livres sterling : vous avez £{ $pounds }
ask-sell-card = vendez une carte de votre main
ask-choose-tier = choisissez l'avantage : vous montrez { KIND($kind) } { $total }
ask-choose-option = choisissez l'avantage
ask-buy-or-diamonds = achetez une carte et/ou avancez le diamant : vous avez £{ $pounds }
ask-pick-tracks = choisissez deux pistes
ask-step-tracks = choisissez la piste suivante

# Titres des choix.
piece-goods = marchandises
piece-card = carte
piece-slot = emplacement
piece-book = livre
piece-space = sur

group-keep-tile = garder
group-arrange-rest = disposer
group-plan-place = planifier
group-plan-done = terminer
group-attach-plus-one = tuile +1
group-use-goods = marchandises
group-use-expansion = développer
group-use-bookkeeper = comptable
group-use-merchant = marchand
group-place-disc = marqueur
group-end-phase = passer
group-buy = acquérir
group-buy-none = acquérir
group-step = avancer
group-step-pay = avancer
group-forfeit = avancer
group-expand = développer
group-expand-none = développer
group-enter = installer
group-stop = terminer
group-take-post = prendre
group-collect = prendre
group-return-post = renvoyer
group-pay-call = appel
group-decline-call = appel
group-flip-book = retourner
group-no-flip = retourner
group-ink-step = encrier
group-ink-stop = encrier
group-remove-post = enlever
group-take-book = prendre
group-take-pound = prendre
group-place-book = placer
group-buy-pounds = acheter
group-sell = vendre
group-tier = avantage
group-option = avantage
group-diamond = diamant
group-done = terminer
group-pick-tracks = pistes
group-step-track = pistes

# Ce qu'on peut faire.
meaning-keep-tile = Garder en secret l'une des tuiles de départ que vous avez reçues.
meaning-arrange-rest = Disposer les trois cartes de votre tuile de départ sur les trois emplacements Carte utilisée colorés, dans l'ordre de votre choix.
meaning-plan-place = Placer une carte de votre main face cachée sur un emplacement Action ouvert et vide.
meaning-plan-done = Finir de planifier ; vous pouvez laisser des emplacements vides.
meaning-attach-plus-one = Placer la tuile +1 sur une carte Marchandise visible au début de votre tour.
meaning-use-goods = Utiliser une ou plusieurs cartes Marchandise visibles d'un même type.
meaning-use-expansion = Utiliser ensemble toutes vos cartes Développement visibles.
meaning-use-bookkeeper = Utiliser un Comptable visible.
meaning-use-merchant = Utiliser un Marchand de diamants visible.
meaning-place-disc = Placer un marqueur Bonus disponible sur une case Bonus libre dont vous remplissez le coût ou la condition.
meaning-end-phase = Passer et récupérer une pile de cartes utilisées, sauf à la dernière manche.
meaning-buy = Acquérir une carte avec les marchandises choisies.
meaning-buy-none = N'acquérir aucune carte et utiliser tout le total sur les pistes.
meaning-step = Avancer votre marqueur d'une case sur la piste d'une compagnie pour une unité de marchandise.
meaning-step-pay = Franchir un appel de fonds en le payant.
meaning-forfeit = Renoncer aux unités restantes, car seuls des appels de fonds s'offrent à elles.
meaning-expand = Utiliser tous les points de développement pour une compagnie.
meaning-expand-none = Renoncer aux points de développement.
meaning-enter = Installer un comptoir dans une région qui touche la ville de départ ou un comptoir de la compagnie.
meaning-stop = Ne plus installer de comptoir ; les points restants sont perdus.
meaning-take-post = Prendre le premier comptoir d'une colonne de la ville de départ.
meaning-collect = Prendre maintenant l'avantage d'une région, ou tous les points de comptes.
meaning-return-post = Ramener un comptoir renvoyé dans une colonne de sa ville de départ.
meaning-pay-call = Payer l'appel de fonds et continuer.
meaning-decline-call = Ne pas payer l'appel de fonds ; les cases restantes sont perdues.
meaning-flip-book = Payer pour retourner un livre de comptes face cachée avant que l'encrier avance.
meaning-no-flip = Ne retourner aucun livre de comptes.
meaning-ink-step = Avancer l'encrier jusqu'au livre de comptes suivant, dont vous remplissez les conditions.
meaning-ink-stop = Arrêter l'encrier là où il est.
meaning-remove-post = Retirer du jeu le premier comptoir d'une colonne d'une ville de départ.
meaning-take-book = Prendre un livre de comptes contre des points de comptes, avec sa pièce.
meaning-take-pound = Prendre une livre sterling contre un point de comptes.
meaning-place-book = Placer sur votre piste de Comptes un livre de comptes pris pendant ce tour.
meaning-buy-pounds = Acheter une carte et payer son prix en livres sterling.
meaning-sell = Défausser une carte de votre main contre des livres sterling.
meaning-tier = Prendre l'avantage de ce palier de majorité, le plus haut atteint ou un plus bas.
meaning-option = Prendre l'un des deux avantages de la case.
meaning-diamond = Prendre les cases du diamant qu'offre la case Bonus.
meaning-done = Laisser l'autre partie de la case.
meaning-pick-tracks = Nommer les deux pistes qui avancent.
meaning-step-track = Dire quelle piste avance ensuite.

# Ce que quelqu'un a appris.
fact-draw = les prochaines cartes de la pioche
fact-book = le prochain livre d'une pile
fact-plan = les cartes planifiées
fact-tile = une tuile de départ

# Ce qui s'est passé : mise en place et planification.
told-tile-chosen = { $name } a choisi une tuile de départ.
told-tile-kept = { $name } garde { TILE($tile) }.
told-tiles-shown = Tuiles de départ : { $tiles }.
told-rest-arranged = { $name } dispose { $cards } parmi ses cartes utilisées.
told-starting-bonus-taken = { $name } commence avec { $gains }.
told-card-planned = { $name } planifie { CARD($card) } sur l'emplacement { SLOT($slot) }.
told-planned = { $name } a fini de planifier.
told-plans-revealed = Cartes révélées : { $plans }.

# Ce qui s'est passé : les actions d'un tour.
told-plus-one-attached = { $name } place la tuile +1 sur { CARD($card) }.
told-goods-used = { $name } utilise { $cards } : total { $total }.
told-expansion-used = { $name } utilise toutes ses cartes Développement : { N($points, "point") }.
told-bookkeeper-used = { $name } utilise { CARD($card) }.
told-merchant-used = { $name } utilise { CARD($card) } : diamant +{ $steps }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }.
told-phase-ended = { $name } passe{ $slot ->
    [none] { "" }
   *[other] { " " }et récupère la pile { SLOT($slot) } : { $cards }
 }.

# Ce qui s'est passé : cartes et pistes.
told-card-bought = { $name } { $pounds ->
    [0] acquiert { CARD($card) } pour { $price }
   *[other] achète { CARD($card) } pour £{ $price }
 }.
told-nothing-bought = { $name } n'acquiert aucune carte.
told-card-sold = { $name } vend { CARD($card) } pour £{ $pounds }.
told-stepped = { $name } avance sur la case { $space } de la piste { COMPANY($company, "of") }.
told-call-paid = { $name } paie l'appel de fonds { COMPANY($company, "of") } : £{ $pounds }.
told-call-declined = { $name } ne paie pas l'appel de fonds { COMPANY($company, "of") } de £{ $pounds }.
told-steps-lost = { $name } perd { N($steps, "step") }{ $company ->
    [none] { "" }
   *[other] { " " }sur la piste { COMPANY($company, "of") }
 }.
told-special-reached = { $name } reçoit £{ $pounds } sur la piste { COMPANY($company, "of") } ; dès le tour suivant : { $bonus }.
told-special-paid = { $name }, déjà plus loin, reçoit encore £{ $pounds } ({ COMPANY($company) }).
told-bonus-began = Le bonus { COMPANY($company, "of") } vaut maintenant pour { $name } : { $bonus }.
told-discs-added = { $name } reçoit { $discs ->
    [one] { $discs } marqueur Bonus de plus
   *[other] { $discs } marqueurs Bonus de plus
 }.
told-tracks-picked = { $name } avance sur les pistes { $first } et { $second }.
told-track-chosen = { $name } avance d'abord sur la piste { COMPANY($company, "of") }.

# Ce qui s'est passé : développement et villes de départ.
told-company-chosen = { $name } développe { COMPANY($company) } avec { N($points, "point") }.
told-points-given-up = { $name } perd { N($points, "expansion-point") }.
told-region-entered = { $name } installe un comptoir { COMPANY($company, "of") } { REGION($region, "in") } pour { $cost }.
told-post-taken = { $name } prend un comptoir { COMPANY($company, "of") } dans la colonne { $column }.
told-reward-taken = { $name } prend { $item ->
    [bookkeeping] les points de comptes
   *[other] l'avantage de la région { REGION($item) }
 }.
told-post-returned = Le comptoir { COMPANY($company, "of") } installé { REGION($region, "in") } rentre dans la colonne { $column }.
told-post-lost = Le comptoir { COMPANY($company, "of") } installé { REGION($region, "in") } quitte le jeu.
told-post-removed = { $name } enlève un comptoir { COMPANY($company, "of") } de la colonne { $column }.
told-pounds-gained = { $name } reçoit £{ $pounds }.
told-diamond-moved = { $name } avance son diamant { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
 } jusqu'à { $position }{ $pounds ->
    [0] { "" }
   *[other] { " " }et reçoit £{ $pounds }
 }.

# Ce qui s'est passé : livres de comptes.
told-book-taken = { $name } prend le { BOOK($book) }{ $coin ->
    [0] { "" }
   *[other] { " " }et £{ $coin }
 } pour { N($points, "point") }.
told-points-cashed = { $name } prend £{ $pounds } contre { N($points, "bookkeeping-point") }.
told-book-placed = { $name } place le { BOOK($book) } sur { $position }{ $covered ->
    [none] { "" }
   *[other] , sur le { BOOK($covered) }
 }.
told-book-lost = { $name } n'a pas de place pour le { BOOK($book) } ; il quitte le jeu.
told-books-revealed = Nouveaux livres : { $books }.
told-book-turned = { $name } paie £{ $price } et retourne le livre en { $position }.
told-no-book-turned = { $name } ne retourne aucun livre.
told-ink-moved = { $name } avance son encrier jusqu'à { $position }.
told-ink-stopped = L'encrier { $book ->
    [none] reste sur { $position } pour { $name }, sans avantage
   *[other] s'arrête sur { $position } pour { $name } : { $reward }
 }.

# Ce qui s'est passé : marqueurs Bonus.
told-disc-placed = { $name } place un marqueur sur { SPACE($space) }{ $cost ->
    [0] { "" }
   *[other] { " " }pour £{ $cost }
 }.
told-marker-taken = { $name } prend le marqueur Premier joueur.
told-tier-taken = { $name } prend l'avantage pour { $least } { KIND($kind, $least) }.
told-option-taken = { $name } prend { N($points, "bookkeeping-point") } et diamant +{ $diamonds }.
told-part-left = { $name } laisse l'autre partie.

# Ce qui s'est passé : entretien et fin.
told-coins-moved = { N($coins, "coin") } sur les livres de la colonne { $column }.
told-cards-discarded = Cartes défaussées : { $cards }.
told-cards-revealed = Nouvelles cartes : { $cards }.
told-tile-received = { $name } reçoit la tuile { $tile ->
    [plus-one-goods] +1 Marchandise
   *[other] { CARD($tile) }
 }.
told-round-began = La manche { $round } commence ; premier joueur : { $name }.
told-game-ended = La partie est terminée : { $totals }.

# À quoi servent les points, et d'où ils viennent.
score-cash = Argent
score-shares = { $of ->
    [all] Parts
   *[other] { COMPANY($of) }
 }
score-diamonds = Diamants
score-bookkeeping = Comptes
sum-shares = parts { $sum }
sum-diamonds = case { $sum }
sum-bookkeeping = position { $sum }

# Ce que répond la table : qui demande, et ce qu'on peut faire.
you = vous
your = votre
possessive = { $name }
no-cards = aucune carte

# Cartes, où qu'elles soient.
card-plain = { $kind ->
    [coffee] Café { $figure }
    [banana] Bananes { $figure }
    [cotton] Coton { $figure }
    [expansion] Développement { $figure }
    [bookkeeper] Comptable { $figure }
   *[other] Marchand
 }{ $tile ->
    [0] { "" }
   *[other] { " " }(tuile)
 }
card-expansion-share = Développement { $value } avec une part { COMPANY($company, "of") }
card-merchant-of = Marchand { COMPANY($company, "of") }
card-share = Part { COMPANY($company, "of") }
does-goods = { $how } elle vaut { $value } { KIND($good, $value) }. Des marchandises d'un même type acquièrent ensemble une carte, et chaque unité qui reste avance un de vos marqueurs d'une case sur la piste d'une compagnie.
does-expansion = { $how } elle vaut { N($value, "expansion-point") }. Toutes vos cartes Développement servent ensemble et installent les comptoirs d'une compagnie dans des régions.
does-bookkeeper = { $how } il fait courir votre encrier sur les livres devant lui, puis donne { N($points, "bookkeeping-point") } pour des livres ou des livres sterling.
does-merchant = { $how } il avance votre diamant de { N($diamonds, "space") }{ $pounds ->
    [0] { "" }
   *[other] { " " }et rapporte £{ $pounds }
 }.
how-card = Sur un emplacement Action,
how-tile = Pendant cette manche,
does-share = C'est une part tant que vous l'avez. Elle reste en main : on ne la planifie ni ne la vend jamais.
does-mines = Il avance le diamant d'une case de plus pour { $per ->
    [one] { $per } mine
   *[other] { $per } mines
 } dans les régions qui ont un comptoir { COMPANY($company, "of") }.
does-other-merchants = Il avance le diamant de { N($steps, "space") } de plus pour chaque autre Marchand visible devant vous.
does-share-too = Tant que vous l'avez, où qu'elle soit, c'est aussi une part { COMPANY($company, "of") }.
worth-share = Une part { COMPANY($company, "of") } vaut £{ $value } maintenant.
worth-merchant = Utilisé maintenant, il avancerait le diamant de { N($steps, "space") }.
worth-crate = Sa caisse est { $crate } : le prix est celle-ci plus celle de sa colonne ; vendue, elle rapporte la sienne et ce que la case ajoute.
gist-goods = { $value } { KIND($good, $value) } pour une carte et des cases
gist-expansion = { N($value, "expansion-point") }
gist-bookkeeper = fait courir l'encrier, puis { N($points, "bookkeeping-point") }
gist-merchant = avance le diamant de { N($steps, "space") }{ $pounds ->
    [0] { "" }
   *[other] { " " }et rapporte £{ $pounds }
 }
gist-share = une part { COMPANY($company, "of") } qui reste en main

# Cartes à acquérir.
display-name = Carte { $letter } de l'étalage, { $card }
display-line = Prix { $price } ; { $gist }.
display-empty-name = Emplacement de carte { $letter }
display-empty = Il n'y a pas de carte ici.
display-refill = Les emplacements vides se remplissent avant la manche suivante.
display-others = Le plus de marchandises visibles d'un type : { $best }.
display-leaves = Elle quitte le jeu avant la manche suivante si personne ne la prend.
display-next = À la manche suivante, elle coûterait { $price }.
means-goods = En marchandises : { $goods }.
means-plan = Elle coûte { $price } d'un même type : prévoyez-le maintenant.
means-now = Vous payez avec un total de { $have } ; elle coûte { $price }{ $short ->
    [0] { "" }
   *[other] , il manque { $short }
 }.
means-now-pounds = Vous payez en livres sterling ; elle coûte £{ $price } de vos £{ $have }{ $short ->
    [0] { "" }
   *[other] , il manque £{ $short }
 }.
means-good = { KIND($good) } { $have } sur { $price }{ $short ->
    [0] , assez
   *[other] , il manque { $short }
 }
means-pounds = En livres sterling, avec le marqueur sur la case Acheter : £{ $cost } de vos £{ $have }{ $short ->
    [0] , assez
   *[other] , il manque £{ $short }
 }.

# Cartes en jeu, en main et utilisées.
area-name = { $card }{ $slot ->
    [none] { "" }
   *[other] { " " }sur { $slot }
 } · { $whose ->
    [you] à vous
   *[other] { $whose }
 }
area-line = { $state ->
    [planned] Planifiée face cachée
    [up] Face visible
   *[used] Utilisée, face cachée
 } : { $gist }.
area-counts = Elle compte { $value } maintenant.
area-empty-name = Emplacement { $letter } · { $whose ->
    [you] à vous
   *[other] { $whose }
 }
area-empty = Il n'y a pas de carte.
area-others = { $totals }
shown-by = Visible, { KIND($kind) } : { $totals }.
plus-one-name = Tuile +1 · { $whose ->
    [you] à vous
   *[other] { $whose }
 }
plus-one-line = Au début d'un tour, elle fait compter { $plus } de plus à une carte Marchandise visible, jusqu'à ce qu'elle soit utilisée.
hand-name = { $card } dans votre main
hand-empty-name = Une place libre de votre main
hand-size = Vous avez { N($cards, "card") } en main.
hand-rest-name = Le reste de votre main
hand-rest = { $cards }.
hand-get = Elle se place sur un emplacement ouvert pendant la planification.
share-stays = Une part reste en main jusqu'au décompte final.
hand-of-name = { $whose ->
    [you] Votre main
   *[other] La main · { $whose }
 }
hand-of = { N($cards, "card") }, tenues secrètes.
hand-of-planning = { N($cards, "card") } en main et face cachée sur les emplacements, tenues secrètes.
hand-of-known = Les cartes viennent de l'étalage, que tout le monde voit, et les piles sont visibles : qui compte connaît la main.
slot-name = Emplacement { $letter } · { $whose ->
    [you] à vous
   *[other] { $whose }
 }
slot-card = Carte : { $card }.
slot-empty = Il est ouvert et vide.
slot-hidden = Sa carte est secrète jusqu'à ce que tous aient planifié.
slot-closed = Fermé : il s'ouvre quand { $by ->
    [diamond] le diamant
   *[ink] l'encrier
 } atteint { $need }, maintenant sur { $have }.
slot-pile = Pile de cartes utilisées au-dessus : { $cards }.
slot-does = Après la manche, sa carte rejoint la pile au-dessus. Celui qui passe récupère une pile.
tile-name = Tuile de départ { $number }
tile-line = Commencez avec { $gains }. Premier livre : { $needs }, rapporte { $reward }. Cartes utilisées : { $cards }.
tile-does = Elle donne tout de suite ses cases et son diamant, son livre est le premier de votre piste de Comptes, et ses trois cartes commencent vos piles de cartes utilisées.

# La carte d'Afrique.
region-free = Pas de comptoir.
region-owned = Comptoir : { $companies }.
region-brings = Avantage : { $reward }.
region-mines = { N($mines, "mine") }.
region-entries = Pour s'y installer : { $costs }.
region-entry = { COMPANY($company) } { $cost }
region-no-entry = Aucune { $owned ->
    [0] compagnie
   *[1] autre compagnie
 } ne la touche maintenant.
region-does = Une compagnie qui s'y installe place un comptoir de sa ville de départ. Celui qui la développe prend l'avantage ; le comptoir d'une autre compagnie rentre dans sa ville.
region-mined = Les mines comptent pour le Marchand de la compagnie dont le comptoir est ici.
region-inside = Elle est enclavée dans { REGION($outer, "def") } et ne s'atteint que de là.
region-borders = Frontières et leur coût : { $borders }. Là où une autre compagnie a un comptoir, c'est 1 de plus.
region-worth = { COMPANY($company) } pourrait venir : sa part passerait de £{ $now } à £{ $best } au mieux, et vous en avez { $held }{ $gain ->
    [0] { "" }
   *[other] { " " }: { N($gain, "point") }
 }.
region-ousts = Le comptoir { COMPANY($company, "of") } rentrerait et couvrirait une pièce de sa ville de départ.
region-get = Les cartes Développement installent des comptoirs ici : toutes les vôtres ensemble, pour une compagnie.
region-have = Vous avez { N($have, "expansion-point") }{ $short ->
    [0] { "" }
   *[other] , il en manque { $short } pour l'accès le moins cher
 }.
border = { REGION($region) } { $cost }
border-base = la ville de départ { COMPANY($company, "of") } { $cost }
reward = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [track] { N($n, "step") } sur la piste de la compagnie
   *[none] aucun
 }
expansion-shown = Points de développement visibles : { $points }.
base-line = Une part vaut £{ $value } ; { N($home, "post") } en ville, { $away } en Afrique.
base-mine = Vous avez { N($held, "share") }, soit £{ $worth }.
base-does = Chaque comptoir qui quitte la ville peut découvrir une pièce. Les pièces visibles sont la valeur d'une part de la compagnie.
base-posts = { COMPANY($company) } a des comptoirs ici : { $regions }.
base-no-posts = { COMPANY($company) } n'a pas de comptoir en Afrique.
base-removed = { $posts ->
    [one] { $posts } comptoir a quitté le jeu
   *[other] { $posts } comptoirs ont quitté le jeu
 }.
base-get = Vos cartes Développement développent cette compagnie ; chacun peut développer n'importe laquelle.
base-empty-now = Sa ville de départ est vide : on ne peut plus la développer.
shares-held = Parts : { $shares }.
column-name = Ville de départ { COMPANY($company, "of") }, colonne { $column }
column-line = Colonne { $column } : { $line }
column-posts = { N($posts, "post") }. Prendre le premier met la part à £{ $then }, maintenant £{ $now }.
column-bare = La colonne { $column } est vide.
column-coins = Pièces de l'avant vers l'arrière : { $coins }.
column-back = Un comptoir qui rentre ici met la part à £{ $then }, maintenant £{ $now }.
column-open = Sa dernière case reste découverte pour de bon.
borders-name = Ce que coûtent les frontières
borders-line = Une frontière simple coûte { N($single, "expansion-point") }, une double { $double } ; 1 de plus si une rivale y a un comptoir.
borders-does = Une compagnie s'installe dans toute région qui touche sa ville de départ ou un de ses comptoirs ; les nouveaux comptent aussitôt.

# Pistes et parts.
track-name = Piste { COMPANY($company, "of") }
track-line = { N($length, "space") } ; une part vaut £{ $value }.
track-standing = Vous êtes sur { $at } de { $length } avec { N($shares, "share") }.
track-next-share = Prochaine part sur { $space }, dans { N($steps, "step") }.
track-no-share = Plus aucune part devant vous.
track-next-call = Appel de £{ $pounds } avant { $space }.
track-does = Une part de plus commence sur chacune de ces cases : { $shares }.
track-calls = Appels de fonds : { $calls }.
call = £{ $pounds } avant la case { $space }
track-worth = Vous en avez { $track } par la piste et { $cards } par des cartes ; à £{ $value } chacune, elles valent £{ $worth } maintenant.
track-get = Une unité de marchandise qui reste après l'achat d'une carte avance votre marqueur d'une case ; les majorités, les régions et les cases Bonus l'avancent aussi.
discs-stand = Marqueurs : { $discs }.
space-name = Piste { COMPANY($company, "of") }, case { $space }
space-line = { N($shares, "share") }, soit £{ $worth } maintenant.
space-here = Marqueur ici : { $who }.
space-ahead = { N($steps, "step") } plus loin{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds } d'appels
 }.
space-reached = Votre marqueur l'a passée.
space-call = Pour y entrer, il y a un appel de fonds : £{ $pounds }, sinon les cases restantes sont perdues.
space-gain = L'atteindre apporte { N($shares, "more-share") } à £{ $value }{ $specials ->
    [0] { "" }
   *[other] , £{ $specials } des cases spéciales
 }{ $calls ->
    [0] { "" }
   *[other] , moins £{ $calls } d'appels de fonds
 } : { N($points, "point") } maintenant.
special-name = Piste { COMPANY($company, "of") }, { $level ->
    [1] première
   *[other] seconde
 } case spéciale
special-line = Case { $space } : £{ $pounds }, puis { $bonus }.
special-unlocks = la { $level ->
    [1] première
   *[other] seconde
 } case Bonus de la piste { COMPANY($company, "of") }
special-does = Celui qui l'atteint reçoit £{ $pounds }, et tous ceux qui y sont ou plus loin reçoivent autant encore.
special-works = Vaut pour { $who }.
special-nobody = Ne vaut encore pour personne.
shares-name = Parts { COMPANY($company, "of") }
shares-does = Des cases de la piste et certaines cartes sont des parts. À la fin, chacune compte ce que vaut alors une part de sa compagnie.
shares-split = { START($who) } : { $track } par la piste, { $cards } par des cartes.

# Cases Bonus.
majority-name = Majorité : { KIND($kind) }
majority-line = Le plus de { KIND($kind) } : cases sur la piste { COMPANY($company, "of") } ; maintenant { $totals }
majority-does = Personne ne doit en montrer plus que vous. Vos cartes restent visibles.
majority-tier = { $least } { KIND($kind, $least) } ou plus : { $gains }.
majority-none = Vos cartes visibles n'atteignent pas le premier palier : { KIND($kind) }.
majority-reached = Vos cartes visibles rapporteraient { $gains }.
tile-space-name = Case de la tuile { $label }
tile-space-does = La tuile vous arrive pendant l'entretien avant la manche suivante et se place à côté de vos emplacements.
track-space-name = Piste { COMPANY($company, "of") }, { $level ->
    [1] première
   *[other] seconde
 } case Bonus
track-space-line = { START($what) }
track-space-does = Seuls ceux qui ont atteint sa case spéciale peuvent l'utiliser, une des deux par manche.
track-space-open = Elle vous est ouverte.
track-space-closed = Elle ne vous est pas encore ouverte.
advance-line = { N($steps, "step") } sur chacune de { $tracks } pistes, sauf celle { COMPANY($company, "of") }
board-space-name = Case { $label }
bonus-line = { START($what) }.
bonus-cost = Un marqueur coûte £{ $cost }.
bonus-taken = Prise : { $who }.
bonus-get = À votre tour, vous pouvez y placer un marqueur Bonus au lieu d'utiliser des cartes.
bonus-have = Vous avez { N($discs, "bonus-disc") } et £{ $pounds }{ $short ->
    [0] { "" }
   *[other] , il manque £{ $short }
 }.
sell-does = Une carte de votre main quitte le jeu contre les livres sterling de sa caisse et £{ $plus } de plus.
sell-best = Le mieux dans votre main : { $card }, £{ $pounds }.
sell-none = Votre main n'a pas de carte pour cela.
marker-does = Vous prenez le marqueur Premier joueur, commencez la manche suivante et utilisez { N($points, "bookkeeping-point") } tout de suite.
marker-worth = Qui commence la manche suivante est le premier sur toutes les autres cases.
marker-last = C'est la dernière manche : seul le point de comptes compte.
tile-last = C'est la dernière manche : la tuile n'arriverait jamais.
buy-does = Une carte de l'étalage pour son prix en livres sterling{ $off ->
    [0] { "" }
   *[other] , £{ $off } de moins
 }.
buy-worth = La carte la moins chère coûte £{ $least } ; après le coût, vous avez £{ $left }{ $short ->
    [0] { "" }
   *[other] , il manque £{ $short }
 }.
disc-does = Le marqueur reste pour la manche et revient pendant l'entretien.
discs-left = Marqueurs Bonus restants : { $discs }.
reward-tier-name = Avantage pour { $least } { KIND($kind, $least) }
reward-name = Avantage { $number }
reward-line = { N($points, "bookkeeping-point") } et diamant +{ $diamonds }.

# Livres de comptes.
book-line = Demande { $needs }, rapporte { $pays }.
book-pays = { $kind ->
    [pounds] £{ $n }
    [diamond] { N($n, "diamond-space") }
    [bookkeeping] { N($n, "bookkeeping-point") }
    [remove-post] { N($n, "post") } à enlever d'une ville
   *[other] £1 de moins que votre coton visible
 }
book-does = Un Comptable avance l'encrier de livre en livre tant que vos cartes visibles remplissent les conditions. Là où il s'arrête, il prend l'avantage de ce livre.
book-helper = Un auxiliaire est un Comptable ou un Marchand visible, autre que celui qui fait avancer l'encrier.
book-lacks = Il manque à vos cartes visibles : { $lack }.
book-met = Vos cartes visibles remplissent ses conditions.
book-cotton = Il rapporterait £{ $pounds } maintenant.
lacks-one = { $n } { KIND($kind, $n) }
lacks-good = { $n } d'un même type
shelf-name = Livre { $letter } { $number }
shelf-cost = Il coûte { N($cost, "point") }.
shelf-coin = £1 y est posée.
shelf-empty-name = Emplacement de livre { $number }
shelf-empty = Il n'y a pas de livre { $letter } ici.
shelf-left = { N($books, "more-book") } de la lettre { $letter } face cachée.
points-from = Les points de comptes viennent des Comptables, des régions, de la case Premier joueur et de certains livres ; ce que vous ne dépensez pas devient des livres sterling.
supply-name = Livres { $letter }
supply-line = Un livre coûte { N($cost, "bookkeeping-point") } ; il en reste { $books } face cachée.
supply-a = Un livre A ne va ni sur une case barrée ni sur un livre B ou C.
waiting-name = Livres à placer
waiting-line = { N($books, "book") } à placer sur votre piste de Comptes.
waiting-does = Un livre va sur toute case de { $first } à { $last }, aussi par-dessus un autre.
position-name = Case de livre { $position } · { $whose ->
    [you] à vous
   *[other] { $whose }
 }
position-empty = Pas de livre : l'encrier s'arrête avant.
position-barred = Pas de livre, et aucun livre A ne peut venir ici.
position-turned = Retourné face cachée : l'encrier passe et ne prend rien.
position-pot = L'encrier est ici.
position-ahead = { $spaces } devant l'encrier.
position-passed = L'encrier l'a passée.
position-worth = £{ $worth } à partir d'ici.
position-does = L'encrier avance sur une case dont le livre ne demande pas plus que les cartes visibles.
position-slot = L'atteindre ouvre l'emplacement { $slot } dès la planification suivante.
position-no-a = Aucun livre A ne peut venir ici.
position-ready = Avec les cartes visibles, l'encrier pourrait y entrer.
position-lacks = Pour y entrer, il faut encore montrer { $lack }.
position-of-value = £{ $worth } à partir de { $position }
turn-price = Avant que l'encrier avance, on peut retourner un livre pour £{ $pounds }.
ledger-name = { $whose ->
    [you] Vos livres de comptes
   *[other] Livres de comptes · { $whose }
 }
ledger-line = Encrier sur { $ink }, soit £{ $worth }.
ledger-next = Prochain livre : { $book }
ledger-stop = aucun, l'encrier ne peut pas avancer.
ledger-book = Sur { $position } : { $book }
ledger-worth = La piste vaut { $values }.
ledger-others = Encriers : { $pots }.
ahead-name = Ce qui attend votre encrier

# Les joueurs et la manche.
player-name = { $whose ->
    [you] Votre argent et vos points
   *[other] Argent et points · { $whose }
 }
player-line = £{ $pounds }, { N($discs, "bonus-disc") }, { N($cards, "card") } en main ; maintenant { N($points, "point") }.
player-ended = A passé.
player-planned = A fini de planifier.
player-marker = A le marqueur Premier joueur.
player-shows = Visible : { $totals }.
player-shows-nothing = Aucune carte visible.
total = { KIND($kind) } { $n }
player-piles = Piles de cartes utilisées : { $piles }.
pile = { $letter } : { $cards }
player-no-piles = Aucune carte utilisée.
player-bonuses = Bonus ouverts : { $bonuses }.
player-no-bonus = Aucun bonus de piste encore.
player-points = Si la partie finissait maintenant : { $parts }.
player-part = { $category } { $points }
player-others = Points : { $points }.
bonuses-name = { $whose ->
    [you] Vos bonus de piste
   *[other] Bonus de piste · { $whose }
 }
bonuses-does = Un bonus vaut dès le tour qui suit l'arrivée du marqueur sur sa case spéciale.
diamond-name = { $whose ->
    [you] Votre diamant
   *[other] Diamant · { $whose }
 }
diamond-line = Diamant sur { $at }, soit £{ $worth }.
diamond-next = Ensuite : { $value }.
diamond-value = £{ $worth } à partir de { $space }
diamond-slot = L'emplacement { $slot } s'ouvre à { $space }.
diamond-does = La dernière valeur atteinte compte à la fin. Chaque case au-delà du bout de la piste rapporte £{ $pounds }.
diamond-worth = Valeurs à venir : { $values }.
diamond-get = Les Marchands, les régions à diamants, certains livres et certaines cases Bonus l'avancent.
diamond-others = Diamants : { $diamonds }.
progress-name = { $whose ->
    [you] Votre diamant et votre encrier
   *[other] Diamant et encrier · { $whose }
 }
round-name = Manche et ordre du tour
round-line = Manche { $round } sur { $rounds } ; ordre du tour : { $order }.
round-marker = La manche suivante commence par { $who }.
round-does = Tous planifient en secret, puis font une action chacun à tour de rôle jusqu'à ce que tous aient passé ; ensuite on prépare la manche suivante.
round-coins = Avant la manche suivante, { $coins ->
    [one] { $coins } pièce viendra
   *[other] { $coins } pièces viendront
 } sur les livres.
round-last = C'est la dernière manche : on ne récupère aucune pile, puis vient le décompte final.

# Parties de la table.
part-round = Manche
part-players = Joueurs
part-hand = Votre main et votre plateau
part-cards = Étalage
part-spaces = Cases Bonus
part-companies = Compagnies et leurs pistes
part-map = Afrique
part-books = Livres de comptes à prendre
hand-nobody = Seuls les joueurs ont une main.

# Cartes des moments où tout le monde lève les yeux.
moment-plans-title = Les cartes
moment-plans = On révèle les cartes de la manche { $round }.
moment-turned-up = Révélées
moment-round-title = Manche { $round }
moment-round = La manche { $round } est terminée.
moment-companies = Ce que vaut une part
moment-companies-note = livres sterling

# Ce qu'il faut entendre avant un choix.
warn-call-paid = appel de fonds { COMPANY($company, "of") } : £{ $pounds }
warn-call-ahead = appel de fonds de £{ $pounds } en chemin ({ COMPANY($company) })
warn-steps-lost = { $steps ->
    [one] { $steps } case est perdue
   *[other] { $steps } cases sont perdues
 }{ $why ->
    [end] { " " }: la piste finit là
    [dear] { " " }: l'appel de fonds est de £{ $call }, vous avez £{ $pounds }
   *[declined] { "" }
 }
warn-points-given-up = { $points ->
    [one] { $points } point de développement est perdu
   *[other] { $points } points de développement sont perdus
 }
warn-round-left = votre manche finit ici : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
 } et { $discs ->
    [0] aucun marqueur
    [one] { $discs } marqueur
   *[other] { $discs } marqueurs
 } sans emploi
warn-ink-shorter = ensuite, l'encrier avancerait de { $books ->
    [one] 1 livre
   *[other] { $books } livres
 } en moins
warn-majority-lost = majorité encore libre ({ KIND($kind) }) : posez le marqueur avant
warn-last-tile = dernière manche : la tuile n'arriverait jamais
warn-last-marker = dernière manche : seul le point compte
warn-slots-empty = { $slots ->
    [one] { $slots } carte de plus pourrait être planifiée
   *[other] { $slots } cartes de plus pourraient être planifiées
 }

# Ce qui plaide pour le choix d'un autre, au milieu d'une phrase.
purpose-shares = personne d'autre n'y a autant de parts : { $held } contre { $most }

# Conseils, par type de question.
tip-keep-tile = Regardez les cases et le livre de chaque tuile, et quelles pistes valent la peine dans cette partie.
tip-arrange-rest = Une pile revient à la fin de chaque manche. Mettez la carte dont vous avez besoin le plus tôt là où vous prendrez d'abord.
tip-plan = Les cartes d'un même type s'additionnent : planifiez-les ensemble. Une carte jouée se repose au-dessus de son emplacement : pensez à celles avec lesquelles elle reviendra.
tip-turn = Placez d'abord les marqueurs là où d'autres veulent la même case. Avancez l'encrier tant que vos cartes sont visibles, et utilisez les marchandises quand une majorité ne sert plus.
tip-buy-with-goods = De bonnes cartes tôt servent le plus souvent. Ce que vous ne dépensez pas avance vos marqueurs sur les pistes.
tip-spend-units = Avancez sur les pistes des compagnies dont la ville se videra. Les cases spéciales rapportent tout de suite, et encore quand d'autres passent.
tip-advance = Payez, et vous avancez vers d'autres parts ; refusez, et les cases restantes sont perdues.
tip-choose-company = Développez une compagnie dont vous avez des parts : chaque comptoir qui part découvre des pièces.
tip-expanding = Allez là où l'avantage vous aide maintenant ; un nouveau comptoir ouvre d'autres régions dans la même action.
tip-taking-post = Vider une colonne jusqu'au bout découvre la case la plus riche, et on ne la recouvre plus jamais.
tip-rewards = L'ordre compte quand un avantage en paie un autre.
tip-ousting = Renvoyez un comptoir là où il couvre des pièces qui coûtent aux autres, pas à vous.
tip-flip-book = Un livre face cachée ne demande rien et ne donne rien : ne payez que pour en atteindre un meilleur derrière.
tip-ink = Seul le livre où l'encrier s'arrête rapporte. Continuez tant que vos cartes visibles suffisent pour le suivant.
tip-remove-posts = Un comptoir qui quitte une ville découvre des pièces : choisissez une compagnie dont vous avez plus de parts que les autres.
tip-bookkeeping = Prenez des livres dont vos cartes rempliront les conditions ensemble. Les points ne se gardent pas, mais chacun vaut une livre sterling.
tip-place-books = Mettez côte à côte les livres qui demandent les mêmes cartes, pour que l'encrier les parcoure d'un trait.
tip-buy-with-pounds = Les livres sterling comptent à la fin, les cartes travaillent pour vous jusque-là : tôt, la carte vaut plus.
tip-sell-card = Vendez la carte que vous joueriez le moins. Sa caisse dit ce qu'elle rapporte.
tip-choose-tier = Le palier le plus haut est en général le meilleur, sauf si son extra aide un autre.
tip-choose-option = Les points placent des livres, les diamants montent sur leur piste : prenez ce qui atteint la prochaine valeur ou le prochain emplacement.
tip-buy-or-diamonds = Vous pouvez prendre les deux parties, dans n'importe quel ordre.
tip-pick-tracks = Prenez des pistes où les prochaines cases apportent une part ou une case spéciale.
tip-step-tracks = L'ordre compte là où un appel de fonds ou une case spéciale attend.

# Ce que compte un auteur.
uses-starting-tile = tuiles de départ gardées
uses-card-acquired = cartes acquises
uses-card-used = cartes utilisées
uses-card-sold = cartes vendues
uses-space = cases Bonus utilisées
uses-expanded = compagnies développées
uses-region = régions où l'on s'est installé
uses-step = cases sur les pistes
uses-call = appels de fonds payés
uses-special = cases spéciales atteintes
uses-book-taken = livres pris
uses-book-rewarded = livres dont l'avantage a été pris
uses-tile = { $number } : { $tile }
uses-special-space = piste { $track }, case spéciale { $level }
uses-track-space = piste { $track } : { $what }
uses-board-space = { $what }

# Noms des choses : ce qu'on compte, cartes, gains, livres, cases Bonus ; une forme `.short` pour les longues listes.
nothing = rien
no-reward = aucun avantage
list-or = { $some } ou { $last }
list-and = { $some } et { $last }

count-step = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-bookkeeping-point = { $n ->
    [one] { $n } point de comptes
   *[other] { $n } points de comptes
 }
count-expansion-point = { $n ->
    [one] { $n } point de développement
   *[other] { $n } points de développement
 }
count-post = { $n ->
    [one] { $n } comptoir
   *[other] { $n } comptoirs
 }
count-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
count-book = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
 }
count-more-book = { $n ->
    [one] Encore { $n } livre
   *[other] Encore { $n } livres
 }
count-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
count-space = { $n ->
    [one] { $n } case
   *[other] { $n } cases
 }
count-diamond-space = diamant +{ $n }
count-mine = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
 }
count-share = { $n ->
    [one] { $n } part
   *[other] { $n } parts
 }
count-more-share = { $n ->
    [one] { $n } part de plus
   *[other] { $n } parts de plus
 }
count-bonus-disc = { $n ->
    [one] { $n } marqueur Bonus
   *[other] { $n } marqueurs Bonus
 }

kind-coffee = { $n ->
    [0] café
    [1] café
   *[other] cafés
 }
kind-banana = { $n ->
    [1] banane
   *[other] bananes
 }
kind-cotton = { $n ->
    [0] coton
    [1] coton
   *[other] cotons
 }
kind-expansion = { $n ->
    [0] développement
    [1] point de développement
   *[other] points de développement
 }
kind-helper = { $n ->
    [1] auxiliaire
   *[other] auxiliaires
 }

card-told = { $kind ->
    [coffee] Café { $figure }
    [banana] Bananes { $figure }
    [cotton] Coton { $figure }
    [expansion] Développement { $figure }
    [expansion-share] Développement { $figure } + part { $code }
    [bookkeeper] Comptable { $figure }
    [merchant-mines] Marchand { $code }
    [merchant-tile] Marchand { $figure }
    [share] Part { COMPANY($company, "of") }
   *[merchant] Marchand
 }
card-listed = { $kind ->
    [expansion] Développ. { $figure }
    [expansion-share] Dév { $figure } part { $code }
    [share] Part { $code }
   *[other] { card-told }
 }
card-brief = { $kind ->
    [coffee] Caf{ $figure }
    [banana] Ban{ $figure }
    [cotton] Cot{ $figure }
    [expansion] Dév{ $figure }
    [expansion-share] Dé{ $figure }{ $code }
    [bookkeeper] Cpt{ $figure }
    [merchant-mines] Mar{ $code }
    [share] Prt{ $code }
   *[merchant] March
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
gain-steps = { N($n, "step") } { COMPANY($company, "of") }
gain-more = { $kind ->
    [pounds] £{ $n }
    [diamond] diamant +{ $n }
    [bookkeeping] { N($n, "bookkeeping-point") }
   *[remove-post] enlever { N($n, "post") }
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { N($n, "point") }
   *[remove-post] { $n } enlevé
 }
tier-told = { $gains } (pour { $least } { KIND($kind, $least) } ou plus)

book-told = { $letter ->
    [none] livre de départ
   *[other] livre { $letter }
 } ({ $needs } > { $reward })
need-told = { $kind ->
    [helper] auxiliaire
   *[other] { $n } { KIND($kind, $n) }
 }
need-alike = { $n } d'un même type
    .short = { $n } idem
need-gist = { $kind ->
    [helper] auxiliaire
    [expansion] { $n } dévelop.
   *[other] { $n } { KIND($kind, $n) }
 }
    .short = { $kind ->
    [coffee] { $n } caf
    [banana] { $n } ban
    [cotton] { $n } cot
   *[expansion] { $n } dév
 }
book-reward = { $kind ->
    [pounds] £{ $n }
    [diamond] diamant +{ $n }
    [bookkeeping] { N($n, "point") }
    [remove-post] enlever { N($n, "post") }
   *[cotton-minus-1] £1 de moins que votre coton
 }
    .short = { $kind ->
    [pounds] £{ $n }
    [diamond] ◆{ $n }
    [bookkeeping] { $n }pt
    [remove-post] -{ $n } compt.
   *[cotton-minus-1] £ coton - 1
 }

tile-told = { $gains } ; { $book } ; cartes { $cards }
tile-hidden = une tuile de départ
bonus-goods-discount = { $n } de moins par carte payée en { KIND($good) }
bonus-any-goods-discount = { $n } de moins par carte, marchandises mélangées permises
bonus-cotton-value = chaque carte Coton +{ $n }
bonus-expansion-value = total de développement +{ $n }
bonus-extra-discs = { $n ->
    [one] { $n } marqueur Bonus de plus
   *[other] { $n } marqueurs Bonus de plus
 }
bonus-space = sa { $level ->
    [1] première
   *[other] seconde
 } case Bonus

space-name-majority = la majorité ({ KIND($kind) })
space-name-tile = la case de la tuile { $label }
space-name-track = la case Bonus d'une piste ({ $what })
space-name-board = la case { $label }
space-marker = marqueur Premier joueur et { N($points, "bookkeeping-point") }
    .short = 1er joueur, { N($points, "point") }
space-tile = tuile { $label } pour la manche suivante
    .short = tuile { $label }
space-majority = majorité ({ KIND($kind) }) : { $tier }
    .short = majorité { KIND($kind) }
space-sell = vendre une carte { $only ->
    [1] Café{ " " }
   *[0] { "" }
 }de la main pour sa caisse + £{ $plus }
    .short = vendre { $only ->
    [1] un Café
   *[0] une carte
 }, caisse +£{ $plus }
space-buy = acheter une carte pour { $off ->
    [0] son prix en livres sterling
   *[other] £{ $off } de moins
 }
    .short = acheter une carte en livres
space-buy-or-diamonds = { space-buy } et/ou diamant +{ $diamonds }
    .short = acheter une carte{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 }, ◆{ $diamonds }
option = { N($points, "point") } et diamant +{ $diamonds }
    .short = { $points }pt ◆{ $diamonds }
space-advance = { N($steps, "step") } sur chacune de { $tracks } pistes autres que la sienne
    .short = { N($steps, "step") } sur { $tracks } pistes

# Chaque choix en mots simples, avec son prix et ce qu'il rapporte ; le verbe est le titre de son groupe.
do-rest = { $card } en { $slot }
do-plan = { $card } en { $slot }
do-plan-done = terminer, { N($n, "card") } en main
do-attach = tuile +1 sur { $card }
do-expansion = développer avec { N($n, "point") }
do-bookkeeper = { $card } : encrier, { N($n, "point") }
do-bookkeeper-none = Comptable en { $slot }
do-merchant-none = Marchand en { $slot }
do-merchant = { $card } : diamant +{ $n }{ $pounds ->
    [0] { "" }
   *[other] , £{ $pounds }
 }
do-in-slot = { $card } en { $slot }
do-goods = { $cards } : { $total } à dépenser
do-disc = { $cost ->
    [0] { "" }
   *[other] £{ $cost } :{ " " }
 }{ $what }
do-disc-majority = { do-disc } : { $gains }{ $lost ->
    [0] { "" }
   *[other] , perte { $lost }
 }{ $need ->
    [0] { "" }
   *[other] , il faut { $need }
 }
do-end = passer
do-end-take = passer, récupérer { $slot } : { $cards }
do-buy-unknown = la carte de { $space }
do-buy = { $card } pour { $price }{ $left ->
    [none] { "" }
   *[other] , reste { $left }
 }
do-buy-pounds = { $card } pour £{ $price }{ $left ->
    [none] { "" }
   *[other] , reste £{ $left }
 }
do-buy-none = aucune carte, { N($n, "step") }
do-step-track = { COMPANY($company) } : { N($n, "step") } depuis { $at }
do-forfeit = ne payer aucun appel ; { $n ->
    [one] { $n } case perdue
   *[other] { $n } cases perdues
 }
do-pay = payer £{ $call } et avancer de { N($n, "step") } ({ COMPANY($company) })
do-decline = ne rien payer ; { $n ->
    [one] { $n } case perdue
   *[other] { $n } cases perdues
 } ({ COMPANY($company) })
do-step = { $call ->
    [0] { "" }
   *[other] payer £{ $call },{ " " }
 }{ COMPANY($company) } : case { $to }{ $gains ->
    [none] { "" }
   *[other] , { $gains }
 }
do-step-share = votre { $n ->
    [1] 1re
   *[other] { $n }e
 } part
do-step-special = £{ $pounds } et { $bonus }
do-step-end = { COMPANY($company) } : au bout de sa piste
do-expand = { COMPANY($company) } : part à £{ $value }, vous en avez { $held } ; { N($posts, "post") } en ville
do-expand-none = aucune compagnie ; les points sont perdus
do-enter = { REGION($region) }{ $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost }
 }{ $out ->
    [none] { "" }
   *[other] , { $out } renvoyé
 } : { $gains }
do-stop = terminer, { $n ->
    [one] { $n } point perdu
   *[other] { $n } points perdus
 }
do-column = colonne { $column }{ $now ->
    [none] { "" }
   *[other] { " " }: la part { $rises ->
        [0] reste à £{ $now }
       *[other] monte à £{ $then }
     }
 }
do-remove = { COMPANY($company) }, colonne { $column }{ $then ->
    [none] { "" }
   *[other] { " " }: £{ $then }
 }
do-return = { REGION($region) } en colonne { $column }{ $code ->
    [none] { "" }
   *[other] { " " }: { $code } £{ $then }
 }
do-collect = { REGION($region) } : { $gains }
do-collect-points = tous les points de comptes des régions : { $n }
do-turn-book = { $position } : demande { $needs }
do-turn-book-passed = déjà passé, { $position }
do-turn-book-none = livre { $position }
do-no-flip = ne retourner aucun livre
do-ink = jusqu'à { $to }{ $worth ->
    [0] { "" }
   *[other] , £{ $worth }
 }{ $slot ->
    [none] { "" }
   *[other] , ouvre l'emplacement { $slot }
 } : { $book }
do-ink-turned = un livre retourné
do-ink-none = pas de livre
do-ink-stay = laisser l'encrier où il est : aucun avantage
do-ink-stop-turned = s'arrêter sur { $at } : livre retourné, aucun avantage
do-ink-stop = s'arrêter sur { $at } : prendre { $reward }
do-ink-stop-none = s'arrêter sur { $at } : aucun avantage
do-take-book = { $face }{ $coin ->
    [0] { "" }
   *[1] , +£1
 }, prix { $price }
do-take-book-unknown = prendre le livre de { $space }
do-take-pound = £1 pour 1 point
do-place = sur { $position } : vide
do-place-over = par-dessus { $position } : livre { $letter ->
    [none] de départ
   *[other] { $letter }
 }
do-sell = £{ $pounds } pour { $card } : caisse { $crate } + { $plus }
do-tier = { $gains } (dès { $least } { KIND($kind, $least) })
do-tier-unknown = palier { $number }
do-option = { N($points, "bookkeeping-point") } et diamant +{ $diamonds }
do-option-unknown = avantage { $number }
do-diamonds = avancer le diamant de { N($n, "step") }
do-done = assez ; laisser l'autre partie

# Les morceaux dont un tel choix se tape.
form-goods = { $card } compte { $value }
form-slot = { $slot }, { $cards ->
    [0] vide
   *[other] { N($cards, "card") }
 }
form-over = couvre { $letter ->
    [none] départ
   *[other] { $letter }
 }
form-empty = vide

# Ce que valent les cartes visibles, dans la bande des joueurs.
shown-coffee = Caf
shown-banana = Ban
shown-cotton = Cot
shown-expansion = Dév
shown-helper = Aux

# Le jeu sur une page.
aid-value = £{ $worth } à { $space }
aid-majority = { KIND($kind) } { $least }+ { COMPANY($company) }
aid-goal = But du jeu
aid-goal-goal = { $rounds } manches, puis le plus riche gagne : argent, parts, diamants et comptes.
aid-round = Une manche
aid-round-plan = en secret, tous à la fois ; une carte par emplacement
    .sign = Planifier
aid-round-act = à tour de rôle, une action, jusqu'à ce que tous passent
    .sign = Agir
aid-round-prepare = cartes, livres et pièces ; marqueurs et tuiles reviennent
    .sign = Entretien
aid-turn = Votre tour, une de ces actions
aid-turn-goods = cartes d'un même type : une carte de l'étalage ; chaque unité restante est une case sur une piste
    .sign = marchandises
aid-turn-expand = toutes les cartes pour une compagnie : comptoirs, puis leurs avantages
    .sign = développer
aid-turn-books = l'encrier avance sur les livres que vos cartes remplissent ; le dernier rapporte, puis les points
    .sign = comptable
aid-turn-merchant = cases du diamant et argent ; d'une compagnie, une case de plus par { $mines } mines
    .sign = marchand
aid-turn-disc = sur une case libre, au prix ou à la condition ; vos cartes restent visibles
    .sign = marqueur
aid-turn-end = récupérez une pile ; puis vos cartes se posent au-dessus de leurs emplacements
    .sign = passer
aid-scores = Ce qui compte à la fin
aid-scores-cash = chaque livre sterling
    .sign = argent
aid-scores-shares = le dernier chiffre passé et les cartes Part, au prix des pièces découvertes en ville
    .sign = parts
aid-scores-diamonds = la dernière valeur passée : { $diamonds }
    .sign = diamants
aid-scores-ink = la dernière valeur passée par l'encrier : { $inks }
    .sign = comptes
aid-prices = Prix
aid-prices-card = caisse de la carte et de sa colonne : { $crates }
    .sign = carte
aid-prices-region = frontière simple 1, double 2 ; 1 de plus contre un rival
    .sign = région
aid-prices-book = { $books } ; ou une livre sterling par point
    .sign = livre
aid-prices-flip = un livre face cachée pour £{ $flip }, avant que l'encrier avance
    .sign = retourner
aid-prices-slots = l'un s'ouvre au diamant { $at }, l'autre à l'encrier { $ink }
    .sign = emplac.
aid-prices-most = personne n'en montre plus : { $majorities }
    .sign = majorité
aid-signs = Signes
aid-signs-kinds = café, bananes, coton ; { shown-expansion } développement, { shown-helper } Comptable ou Marchand
    .sign = { shown-coffee } { shown-banana } { shown-cotton }
aid-signs-diamond = cases du diamant ; une mine
    .sign = ◆ ▲
aid-signs-post = un comptoir en ville ; un sur des pièces
    .sign = ■ ¹ ²
aid-signs-coins = chiffre sur fond noir : pièce découverte, elle compte
    .sign = or
aid-signs-star = vous paie et paie ceux qui l'ont passée ; ouvre un bonus
    .sign = ★
aid-signs-call = appel de fonds : payez ou arrêtez-vous
    .sign = £ rouge
aid-signs-border = frontière double ; simple
    .sign = ▌ ▏
aid-signs-hole = case Bonus libre ; marqueur Bonus, point à dépenser
    .sign = ○ ●
aid-signs-rounds = manches passées et à venir ; parts de piste et de cartes
    .sign = ■ □
aid-signs-ready = l'encrier peut y entrer ; pas de livre A ici
    .sign = ✓ -A
aid-signs-acts = à qui de jouer ; la pile que rejoint une carte
    .sign = ▶ ↓
aid-signs-hidden = une carte face cachée ; rien
    .sign = ░ ·
aid-signs-preview = effet du choix sélectionné
    .sign = jaune
aid-forgotten-tie = Une égalité suffit pour une majorité, sans utiliser de carte.
aid-forgotten-open = Avancez l'encrier avant d'utiliser les cartes que ses livres demandent.
aid-forgotten-unused = Ce qui reste inutilisé quand vous passez est perdu.
aid-forgotten-next-turn = Le bonus d'une case spéciale vaut dès votre tour suivant.
aid-forgotten-back-space = La dernière case d'une colonne ne se recouvre plus.
aid-forgotten-diamonds = Au bout de la piste, une case du diamant rapporte £{ $overflow }.

# Ce qu'a un joueur, dans la bande des joueurs.
holding-discs = marq.
holding-hand = main
holding-shares = parts
holding-ink = encre
holding-shows = visible
holding-ended = (passé)

# Le plateau. De plusieurs formes (.short, .shorter, .tiny), la plus longue qui tient est dessinée : rien n'est coupé.
board-none = aucune
board-more = +{ $n }
board-ink = enc
board-ink-at = encre { $at }
board-diamond = diamant
board-price = prix
board-shows = visible
board-hand = main { $n }
board-worth = valeur
board-value-ahead = £{ $value } dans { N($n, "step") }
    .short = £{ $value } dans { $n }

board-tab-map = Afrique
board-tab-companies = Compagnies
board-tab-market = Étalage
board-tab-books = Livres
board-tab-areas = Zones
board-legend-map = ◆ diamant  ▲ mine  ■ comptoir  ¹² sur pièces  sur noir : pièces visibles
board-legend-companies = ■ comptoir, ¹² sur pièces  £2 appel de fonds  ★ spéciale  parts 3+1 : +cartes
board-legend-books = pièces : { $coins }   ✓ l'encrier peut entrer   -A pas de livre A
board-bonus-spaces = Cases Bonus
board-books-left = { N($n, "point") }, reste { $left }
board-supply-left = livres restants : { $books }
board-coins-by-round = pièces à venir, par manche : { $coins }

# Ce que valent les cartes.
board-total-coffee = café
    .short = caf
board-total-banana = bananes
    .short = ban
board-total-cotton = coton
    .short = cot
board-total-expansion = dévelop.
    .short = dév
board-total-helper = auxil.
    .short = aux

# Cartes.
board-card-coffee = Café
board-card-banana = Bananes
    .short = Ban.
board-card-cotton = Coton
    .short = Cot.
board-card-expansion = Développement
    .short = Développ.
    .shorter = Dévelop.
    .tiny = Dév.
board-card-bookkeeper = Comptable
    .short = Compta.
    .shorter = Cpt.
board-card-merchant = Marchand
    .short = March.
    .shorter = Mar.
board-card-share = Part
board-card-with-share = part
board-card-with-mines = mines
board-display = Étalage
board-deck = pioche { $n }
    .short = reste { $n }
board-purse = total { $total }
board-purse-pounds = vous avez £{ $pounds }
board-purse-left = reste { $left }

# Régions.
board-gain-none = rien
board-gain-pounds = £{ $n }
board-gain-diamond = ◆ { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }{ $marks }
    .short = ◆{ $n }{ $mines }
board-gain-bookkeeping = { $n ->
    [one] { $n } pt de comptes
   *[other] { $n } pts de comptes
 }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-gain-track = { N($n, "step") }
    .short = +{ $n }
board-region = { $region ->
    [libyan-desert] Libye
    [upper-niger] Ht-Niger
    [chad-basin] B. Tchad
    [lake-chad] L. Tchad
    [congo-basin] B. Congo
    [great-lakes] Gds Lacs
    [gold-coast] Côte Or
    [masai-plain] Masaï
    [orange-river] Orange
    [abyssinia] Abyss.
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
    [one] mine
   *[other] mines
 }
board-costs = coûte { $cost }

# En mer.
board-collects = récolte
board-collects-points = et { board-gain-bookkeeping }
board-expands = grandit
board-which-column = dans quelle colonne ?
board-posts-go-home = les comptoirs rentrent
board-pay-the-call = payer l'appel de fonds ?
board-to-spend = { $n } à dépenser{ $cost ->
    [0] { "" }
   *[other] , reste { $left }
 }
board-expand-with = développer avec { $n }
board-steps-on-tracks = { N($n, "step") } sur les pistes
board-posts-leave = { N($n, "post") } hors du jeu
board-lost = { $n ->
    [one] { $n } case perdue
   *[other] { $n } cases perdues
 } : { $why }
board-steps-lost = { $n ->
    [one] { $n } case perdue
   *[other] { $n } cases perdues
 } :
board-lost-at-the-end = la piste finit
board-lost-for-a-call = appel £{ $call }, en main £{ $pounds }
board-legend-tiers = 4+3 : dès 4, 3 cases
board-which-tracks = quelles pistes avancent ?
board-which-track = quelle piste ensuite ?
board-border-1 = simple 1
board-river-2 = double 2
board-river-2-rival = double 2, rivale +1
board-round = manche { $round }

# Compagnies et leurs pistes.
board-share-value = la part
board-was = avant £{ $value }
board-out = { $n } hors
board-posts-out = { $n } hors du jeu
board-shares = parts
board-track = piste { $track }
board-most = maj. { $kind }
board-bonus-paid = { $bonus }, £{ $pounds } tout de suite
board-bonus-any-goods-discount = mélange -{ $n }
board-bonus-goods-discount = { $good } -{ $n }
board-bonus-expansion-value = dévelop. +{ $n }
board-bonus-extra-discs = { $n ->
    [one] +{ $n } marqueur
   *[other] +{ $n } marqueurs
 }
board-bonus-cotton-value = coton +{ $n }

# Cases Bonus : leur nom, et ce qu'y fait un marqueur.
board-space-marker = 1er joueur
board-space-buy = achat
board-space-buy-or-diamonds = achat{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 } + ◆{ $n }
board-space-sell = { $what ->
    [coffee] vente café +£{ $plus }
    [track] vente +£{ $plus }
   *[card] vente +£{ $plus }
 }
board-space-tile-plus-one = +1 march.
board-space-tile-bookkeeper = comptable
board-space-tile-merchant = marchand
board-space-tile-expansion = dévelop.
board-space-reward = points+◆
board-space-advance = { $tracks } pistes
board-space-majority = maj. { $kind }
board-does-marker = et { board-gain-bookkeeping }
board-does-buy = pour son prix en livres
board-does-sell = de la main : caisse + £{ $plus }
board-does-sell-track = vendre { $only ->
    [1] un Café
   *[0] une carte
 } : caisse + £{ $plus }
board-does-tile-plus-one = ensuite, marchandise +{ $n }
    .short = ensuite +{ $n }
board-does-tile-bookkeeper = ensuite, { N($n, "point") }
    .short = ensuite { $n }pt
board-does-tile-merchant = ensuite, ◆{ $n }+{ $more } par Marchand
    .short = ensuite ◆{ $n }+{ $more }/March.
board-does-tile-expansion = ensuite, développement { $n }
    .short = ensuite dév { $n }
board-does-buy-or-diamonds = achat{ $off ->
    [0] { "" }
   *[other] { " " }-£{ $off }
 } et/ou ◆{ $n }
board-does-advance = { N($n, "step") } sur { $tracks } autres pistes
board-does-majority = piste { COMPANY($company, "of") }
board-option = { N($points, "point") } + ◆{ $n }
    .short = { $points }pt+◆{ $n }

# Livres de comptes.
board-need-coffee = { $n } café
    .short = { $n } caf
    .shorter = { $n }caf
board-need-banana = { $n ->
    [one] { $n } banane
   *[other] { $n } bananes
 }
    .short = { $n } ban
    .shorter = { $n }ban
board-need-cotton = { $n } coton
    .short = { $n } cot
    .shorter = { $n }cot
board-need-expansion = { $n } dévelop.
    .short = { $n } dév
    .shorter = { $n }dév
board-need-helper = auxiliaire
    .short = auxil.
    .shorter = aux.
    .tiny = aux
board-need-alike = { $n } même type
    .short = { $n } idem
    .shorter = { $n }idem
board-book-pounds = £{ $n }
board-book-diamond = { $n ->
    [one] { $n } diamant
   *[other] { $n } diamants
 }
    .short = ◆ { $n }
    .shorter = ◆{ $n }
board-book-bookkeeping = { board-gain-bookkeeping }
    .short = { N($n, "point") }
    .shorter = { $n }pt
board-book-remove-post = { N($n, "post") } ôté{ $n ->
    [one] { "" }
   *[other] s
 }
    .short = -{ $n } compt.
    .shorter = -{ $n }■
board-book-cotton-minus-1 = £ coton - 1
    .short = £ coton-1
    .shorter = £coton-1
    .tiny = £cot. -1
board-turned = { $letter ->
    [none] retourné
   *[other] { $letter } retourné
 }
    .short = retourné
board-turned-price = pour £{ $price }
board-shelf = Livre { $letter }
board-cost = { N($n, "point") }
    .short = { $n }pt
board-ledger = Livres · { $name }
board-ledger-ink = encrier { $at }, £{ $worth }
board-pot = ENCR
board-to-place = à placer
board-points-to-use =
    { N($n, "point") }
    pour des livres
    ou £1 chacun
board-turn-a-book =
    retourner un livre
    pour £{ $price } de vos £{ $pounds }
    .short =
    retourner
    pour £{ $price }
board-run-or-stop =
    l'encrier peut
    avancer ou non

# Cartes en jeu, et le bureau où l'on planifie.
board-areas = Cartes en jeu
    .short = En jeu
board-areas-used = utilisée
board-areas-note = diamant et encrier ; dessous, les piles
board-ends = passe
board-ends-takes = passe, récupère { $cards }
    .short = passe, récupère { N($n, "card") }
board-worth-in-the-end = £{ $worth } à la fin{ $most ->
    [1] , le plus riche
   *[0] { "" }
 }
board-has-ended = a passé
board-has-planned = a planifié
board-plans-in-secret = planifie en secret
board-marker = 1er
board-rest = pile
board-rest-none = aucune pile
board-sells = { $name } vend une carte
board-sells-note = sa caisse + £{ $plus } ; vous seul le voyez
board-plans = { $name } planifie
board-plans-note = en secret ; visible, cela ferait
    .short = en secret :
board-ready = fini :
board-slot-closed = { $slot } fermé
board-slot-opens = ouvre à
board-slot-opens-diamond = ouvre à ◆ { $at }
board-slot-opens-ink = ouvre à enc { $at }
board-slot-now = est à { $at }
board-joins = puis rejoint
    .short = rejoint
board-no-pile = aucune
board-no-book-ahead = aucun livre devant

# Tuiles de départ, et avantages à choisir.
board-keeps = { $name } garde une de ces tuiles de départ
    .short = { $name } garde une de ces tuiles
    .shorter = { $name } : une tuile
board-tiles = Tuiles de départ
board-tiles-note = trois cartes de chacune commencent les piles
board-tile = Tuile { $number }
board-tile-chosen = a choisi une tuile
board-tile-chooses = choisit une tuile
board-tile-book = 1er livre
    .short = livre
board-tile-rest = piles
board-tile-begins = début
board-tile-diamond = diamant +{ $n }
board-tier-from = { $least } ou plus
board-shows-kind = { $name } montre { $n } { KIND($kind, $n) }
board-chooses-reward = { $name } choisit un avantage
board-reward = avantage { $number }
board-reward-gains = { N($n, "bookkeeping-point") }, diamant +{ $steps }

# Le plateau individuel.
board-would-show = ferait
board-discs = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
 }
board-start-marker = Premier joueur
board-hidden-hand = { N($n, "card") } en main{ $planned ->
    [0] { "" }
   *[1] { " " }et sur les emplacements
 }
board-mat-tiles = tuiles
board-plus-one = +1 marchandise
board-plus-one-on = +1 sur { $slot }
board-worth-now = £{ $worth }
board-mat-shares = Parts
board-mat-bonus = bonus
board-disc-on = marqueur sur { $at }
board-no-bonus-works = aucun encore

# Les exemples, pas à pas.
example-player-0 = Bleu
example-player-1 = Vert
example-player-2 = Jaune
example-player-3 = Violet
example-03-1 = Bleu dispose trois cartes ; le bonus de départ est de 3 cases sur la piste de Mombasa.
example-04-1 = Le bonus de Bleu : le diamant avance d'une case, le marqueur de Saint-Louis aussi.
example-05-1 = Le Comptable est parmi les cartes utilisées : il n'y en a pas de visible dans la zone d'Action.
example-06-1 = Le diamant avance d'une case et Bleu reçoit 2 livres sterling ; la carte est retournée.
example-06-2 = Une carte face cachée ne peut plus être utilisée.
example-07-1 = Café et coton ne s'utilisent pas ensemble.
example-07-2 = Café 1, café 3, les deux cafés ou coton 2 : ce sont les choix ; les deux cafés font un total de 4.
example-08-1 = Café 1 et café 3 : un total de 4.
example-08-2 = Bananes 2 coûte 2 pour la carte et 1 pour sa colonne ; elle va en main et il reste 1 unité.
example-08-3 = L'unité qui reste est une case sur une piste ; les deux cafés sont retournés.
example-19-1 = Les deux cartes Développement viennent en main, les cartes jouées vont sur les piles, la tuile est rendue.
example-18-1 = La tuile est placée sur café 2, qui compte comme café 3.
example-18-2 = Utilisée, la carte vaut un total de 3.
example-09-1 = Toutes les cartes Développement ensemble : 5 points.
example-09-2 = Elles servent à une compagnie, Cape Town.
example-09-3 = Le fleuve Orange touche la ville de départ par une frontière simple : 1 point.
example-09-4 = Un comptoir quitte la ville de départ.
example-09-5 = Le Zambèze touche le fleuve Orange par une frontière simple : 1 point.
example-09-6 = Un deuxième comptoir quitte la ville de départ.
example-09-7 = Le Natal est derrière une frontière double et porte un comptoir de Mombasa : 2 + 1 points.
example-09-8 = Le troisième comptoir ; les 5 points sont dépensés.
example-10-1 = Trois régions, une somme de 3 points : un livre A pour le premier.
example-10-2 = Un autre livre A pour le deuxième.
example-10-3 = 1 livre sterling pour le troisième.
example-11-1 = Le premier livre va en position 2 de la piste de Comptes.
example-11-2 = Le second va en position 3 ; puis les deux vides de l'étalage sont comblés.
example-12-1 = Bleu utilise un Comptable. Le troisième livre demande développement 2, que Bleu ne montre pas.
example-12-2 = Bleu paie 2 livres sterling et retourne ce livre.
example-12-3 = Le livre de départ demande café 2 : café 3 suffit.
example-12-4 = Le deuxième livre aussi.
example-12-5 = Un livre face cachée ne demande rien.
example-12-6 = Le quatrième demande café 3. Le cinquième ne peut être rempli : l'encrier s'arrête.
example-12-7 = L'avantage du quatrième livre, 2 points, vient d'abord.
example-12-8 = Il est épuisé.
example-12-9 = Puis les 2 points du Comptable, une somme à part.
example-12-10 = Le Comptable est retourné et le tour est fini.
example-21-1 = 2 cafés et 2 bananes ne sont pas 4 d'un même type : l'encrier n'avance pas.
example-21-2 = Bleu utilise quand même les points du Comptable.
example-21-3 = Le tour de Bleu est fini.
example-21-4 = Le prochain livre de Vert demande aussi 4 d'un même type.
example-21-5 = 4 cotons conviennent : l'encrier avance.
example-22-1 = Le livre demande café 3 et encore 3 : 5 cafés ne suffisent pas.
example-22-2 = Bleu utilise les points du Comptable.
example-22-3 = C'est de nouveau à Bleu, car Vert a passé.
example-22-4 = Avec la tuile +1, Bleu a 6 cafés.
example-22-5 = Bleu utilise la tuile Comptable.
example-22-6 = Personne n'est obligé de payer pour retourner un livre.
example-22-7 = 6 cafés sont 3 et 3 : l'encrier avance, et le livre rapporte 8 livres sterling.
example-23-1 = Le prochain livre de Bleu demande coton 1 ; Bleu en montre 6.
example-23-2 = L'avantage est le total de coton moins 1 : 5 livres sterling. Avec 1 coton, ce ne serait rien.
example-13-1 = 2 cases du diamant et 1 livre sterling ; 3 mines du Caire apportent 1 case de plus, 4 en apporteraient 2.
example-14-1 = La case coûte 1 livre sterling.
example-14-2 = Café 2 coûte 2 pour la carte et 1 pour sa colonne : 3 livres sterling. Elle va en main.
example-15-1 = Bleu place un marqueur sur la case de vente.
example-15-2 = Café 1, caisse 1, quitte la main pour 1 + 2 = 3 livres sterling.
example-16-1 = Bleu montre 6 cotons, plus que tout autre.
example-16-2 = Bleu prend l'avantage pour 4 ou plus, alors qu'il en a 6.
example-17-1 = 5 bananes contre 3 : Bleu peut utiliser la case.
example-17-2 = 3 cases sur la piste de Cape Town et 1 case du diamant.
example-20-1 = Bleu utilise café 2 pour avancer.
example-20-2 = Bleu n'acquiert aucune carte.
example-20-3 = Le marqueur atteint la case spéciale : 1 livre sterling pour Bleu, et encore 1 pour Vert et Jaune.
example-20-4 = La deuxième case mène plus loin.

# Ce que dit un menu du jeu.
about-pitch = Des marchands placent leur argent dans quatre compagnies de commerce de l'Afrique du XIXe siècle. À chaque manche, tous planifient en secret trois à cinq cartes, puis les dépensent une action à la fois : acquérir de meilleures cartes, développer des compagnies sur le continent, gagner des parts, extraire des diamants, tenir les comptes. Après sept manches, le plus riche gagne.
about-hidden = les mains et les cartes planifiées
about-round = manche
about-variant-first-game = pistes et tuiles de départ de la règle pour une première partie
about-variant-variable = pistes et tuiles de départ distribuées ; chacun garde une tuile sur deux

# Noms de la table, avec les formes que demandent les phrases.
name-company-mombasa = Mombasa
    .label = MOMBASA
    .of = de Mombasa
name-company-cape-town = Cape Town
    .label = CAPE TOWN
    .of = de Cape Town
name-company-saint-louis = Saint-Louis
    .label = SAINT-LOUIS
    .of = de Saint-Louis
name-company-cairo = Le Caire
    .label = LE CAIRE
    .of = du Caire

name-region-fezzan = Fezzan
    .def = le Fezzan
    .in = au Fezzan
name-region-libyan-desert = Désert de Libye
    .label = Dés. Libye
    .def = le désert de Libye
    .in = dans le désert de Libye
name-region-nubia = Nubie
    .def = la Nubie
    .in = en Nubie
name-region-senegal = Sénégal
    .def = le Sénégal
    .in = au Sénégal
name-region-upper-niger = Haut-Niger
    .def = le Haut-Niger
    .in = au Haut-Niger
name-region-chad-basin = Bassin du Tchad
    .label = Bass. Tchad
    .def = le bassin du Tchad
    .in = dans le bassin du Tchad
name-region-lake-chad = Lac Tchad
    .def = le lac Tchad
    .in = au lac Tchad
name-region-kordofan = Kordofan
    .def = le Kordofan
    .in = au Kordofan
name-region-abyssinia = Abyssinie
    .def = l'Abyssinie
    .in = en Abyssinie
name-region-guinea = Guinée
    .def = la Guinée
    .in = en Guinée
name-region-benue = Bénoué
    .def = la Bénoué
    .in = sur la Bénoué
name-region-congo-basin = Bassin du Congo
    .label = Bass. Congo
    .def = le bassin du Congo
    .in = dans le bassin du Congo
name-region-kasai = Kasaï
    .def = le Kasaï
    .in = au Kasaï
name-region-great-lakes = Grands Lacs
    .def = les Grands Lacs
    .in = aux Grands Lacs
name-region-jubaland = Jubaland
    .def = le Jubaland
    .in = au Jubaland
name-region-gold-coast = Côte-de-l'Or
    .label = Côte de l'Or
    .def = la Côte-de-l'Or
    .in = en Côte-de-l'Or
name-region-loango = Loango
    .def = le Loango
    .in = au Loango
name-region-zambezi = Zambèze
    .def = le Zambèze
    .in = sur le Zambèze
name-region-nyasa = Nyassa
    .def = le Nyassa
    .in = au Nyassa
name-region-masai-plain = Plaine masaï
    .label = Pl. masaï
    .def = la plaine masaï
    .in = dans la plaine masaï
name-region-namib = Namib
    .def = le Namib
    .in = dans le Namib
name-region-orange-river = Fleuve Orange
    .label = Fl. Orange
    .def = le fleuve Orange
    .in = sur le fleuve Orange
name-region-natal = Natal
    .def = le Natal
    .in = au Natal
name-region-zanzibar-coast = Côte de Zanzibar
    .label = Côte Zanzib.
    .def = la côte de Zanzibar
    .in = sur la côte de Zanzibar

name-marker-space-start-player = 1er joueur
name-buy-space-buy-card = Acheter
name-sell-space-sell-card = Vendre
name-tile-space-tile-plus-one = +1 Marchandise
name-tile-space-tile-bookkeeper = Comptable
name-tile-space-tile-merchant = Marchand
name-tile-space-tile-expansion = Développement
