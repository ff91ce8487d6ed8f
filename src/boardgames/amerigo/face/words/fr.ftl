# Names of things.
colour-blue = bleu
    .fem = bleue
    .plural = bleus
colour-black = noir
    .fem = noire
    .plural = noirs
colour-red = rouge
    .fem = rouge
    .plural = rouges
colour-brown = marron
    .fem = marron
    .plural = marron
colour-green = vert
    .fem = verte
    .plural = verts
colour-yellow = jaune
    .fem = jaune
    .plural = jaunes
colour-white = blanc
    .fem = blanche
    .plural = blancs
good-wool = laine
good-tobacco = tabac
good-sugar = sucre
good-coconut = noix de coco
good-coffee = café
frame-space = { $label } du cadre
island-name = île { $number }
    .def = l'île { $number }
    .of = de l'île { $number }
tile-with-points = { $village ->
    [0] neutre{ " " }
   *[other] { "" }
 }{ SHAPE($tile) } { $small }/{ $large } PV, { $cost } PA

# The labels of the tables.
name-action-row-blue = Naviguer
    .name = Déplacer les navires
name-action-row-black = Canons
    .name = Recharger les canons
name-action-row-red = Planifier
    .name = Planification
    .short = Planif.
name-action-row-brown = Progression
    .name = Progression
    .label = Progr.
name-action-row-green = Bâtir
    .name = Expansion
name-action-row-yellow = Produire
    .name = Acheter des pions de production
    .short = Produc.
name-action-row-white = Spéciale
    .name = Action spéciale
name-goods-row-wool = Laine
name-goods-row-tobacco = Tabac
name-goods-row-sugar = Sucre
name-goods-row-coconut = Noix de coco
name-goods-row-coffee = Café
name-token-row-ap2-blue = +2 Naviguer
name-token-row-ap2-black = +2 Canons
name-token-row-ap2-red = +2 Planifier
name-token-row-ap2-brown = +2 Progression
name-token-row-ap2-green = +2 Bâtir
name-token-row-ap2-yellow = +2 Produire
name-token-row-ap1-red-green = +1 Planif./Bâtir
name-token-row-ap1-blue-yellow = +1 Naviguer/Prod.
name-token-row-ap1-black-brown = +1 Canons/Progr.
name-token-row-ship-sprint = Sprint 5 déplac.
name-token-row-pirates-plus-two = Pirates +2, autres
name-token-row-pirates-half-loss = Pirates : perte ½
name-token-row-pirates-bounty = Pirates : 2 or
name-token-row-plan-two-neutral = Planif. 2 neutres
name-token-row-swap-red-green = Planif. = Bâtir
name-token-row-order-jump = Saut en tête
name-token-row-gold-three = 3 or
name-token-row-gold-five = 5 or
name-token-row-gold-per-post = 1 or par comptoir
name-token-row-gold-per-two = 1 or pour 2 cubes
name-token-row-vp-cubes = 1 PV par cube
name-token-row-end-posts = Fin : 1 PV/comptoir
name-token-row-end-seven = Fin : 7 PV
name-token-row-end-gold-twice = Fin : or x2

# What progress tokens do.
token-ap-one = { $ap } PA de plus pour chaque action { ACTION($first) }
token-ap-two = { $ap } PA de plus par action { ACTION($first) } ou { ACTION($second) }
token-ship-sprint = une fois, en naviguant : { $ap } PA de plus par navire
token-pirates-plus-two = pirates plus forts de { $amount } pour tous les autres
token-pirates-half-loss = pirates : perdez la moitié, arrondie au supérieur
token-pirates-bounty = { $gold } pièces d'or à chaque victoire sur les pirates
token-plan-two-neutral = jusqu'à { $neutral_limit } tuiles neutres par planification
token-swap-red-green = sans rouge, Planifier avec du vert, ou l'inverse
token-order-jump = une fois, par le blanc : sautez sur le jeton de tête
token-gold-now = une fois, à tout moment de votre tour : { $gold } pièces d'or
token-gold-per-post = { $gold } pièce d'or par nouveau comptoir installé
token-gold-per-two = au lieu d'une action : 1 pièce d'or par { $cubes_per_gold } cubes
token-vp-cubes = une fois, au lieu d'une action : 1 PV par cube
token-end-posts = à la fin : { $vp_per_post } PV par comptoir sur le plateau
token-end-seven = à la fin : { $vp } PV
token-end-gold-twice = à la fin : chaque pièce d'or vaut { $vp_per_gold } PV

# The same where there is no room for more.
brief-ship-sprint = Sprint
brief-pirates-plus-two = pirates +{ $amount }
brief-pirates-half-loss = perte ½
brief-pirates-bounty = victoire : { $gold } or
brief-plan-two-neutral = { $neutral_limit } neutres
brief-swap-red-green = Planif.=Bâtir
brief-order-jump = Saut
brief-gold-now = { $gold } or
brief-gold-per-post = or/compt.
brief-gold-per-two = or/{ $cubes_per_gold } cubes
brief-vp-cubes = PV/cube
brief-end-posts = PV/compt.
brief-end-seven = { $vp } PV
brief-end-gold-twice = or x{ $vp_per_gold }

# Why not.
game-over = La partie est terminée.
not-now = Ce n'est pas ce qui se décide maintenant.
not-your-turn = C'est à quelqu'un d'autre de jouer.
white-is-two-actions = Le blanc permet soit d'avancer votre jeton, soit d'effectuer l'action de sa case.
no-such-colour = Il n'y a pas d'action de cette couleur.
no-cube = Il n'y a pas de cube { COLOUR($colour) } dans la case d'action centrale.
disc-on-no-colour = Votre jeton d'ordre est sur la première case, qui n'a pas de couleur.
disc-on-another-colour = Votre jeton d'ordre est sur une case { COLOUR($colour, "fem") }.
colour-is-there = Il y a des cubes { COLOUR($colour, "plural") } dans la case d'action centrale : choisissez-les.
swap-of-plan-and-build = Ce pion ne sert qu'à échanger Planifier et Bâtir.
token-not-yours = Vous n'avez pas le pion { TOKEN($token) }.
token-used-up = Votre pion { TOKEN($token) } a déjà servi.
token-without-gold = Seuls les deux pions d'or s'échangent contre de l'or.
no-chest = Vous n'avez pas de coffre au trésor à échanger.
no-gold-for-ap = Un PA de plus coûte 1 pièce d'or et vous n'en avez pas.
ships-first = Placez d'abord vos deux navires sur le cadre.
ships-are-placed = Vos deux navires sont sur le plateau ; ils ne le quittent jamais.
ships-enter-on-frame = Les navires n'entrent en mer que par le cadre.
no-such-ship = Vous avez deux navires, le 1 et le 2.
ship-has-stopped = Le navire { $ship } a établi un comptoir et s'arrête pour cette action.
no-moves-left = Le navire { $ship } a utilisé tous ses déplacements.
no-free-space = Le navire { $ship } ne trouve aucune case libre à { $moves ->
    [one] 1 déplacement
   *[other] { $moves } déplacements
 } ou moins.
no-such-space = Cette case n'existe pas.
space-is-land = { SPACE($space) } est une case de terre ; les navires restent sur l'océan.
ship-is-there = Le navire { $ship } y est déjà.
no-way-by-sea = Aucune route ne mène par la mer à { SPACE($space) }.
too-far = { SPACE($space) } est à { $need ->
    [one] 1 déplacement
   *[other] { $need } déplacements
 }.
another-ship-there = Un autre navire est sur { SPACE($space) } ; on peut y passer, pas s'y arrêter.
not-at-an-anchor = Le navire { $ship } n'est pas sur une ancre.
site-has-a-post = Il y a déjà un comptoir en { SPACE($space) }.
site-is-built-over = On a bâti sur { SPACE($space) }.
no-posts-left = Vos { $posts } comptoirs sont tous sur le plateau.
sprint-for-nobody = Vos deux navires ont fini de se déplacer.
both-ships-stopped = Vos deux navires sont arrêtés : un PA de plus ne servirait à rien.
no-step = On avance d'une case au moins.
end-of-track = Cases restantes jusqu'au bout de la piste : { $have }.
too-many-steps = Chaque case coûte 1 PA et vous en avez { $have }.
ap-to-the-end = Vous avez { $have } PA pour { $need ->
    [one] 1 case
   *[other] { $need } cases
 } jusqu'au bout de la piste.
jump-in-white = Le saut fait partie de l'avance de l'action blanche.
already-in-front = Votre jeton est déjà en tête.
no-such-slot = Cet emplacement de pion n'existe pas.
slot-empty = Cet emplacement reste vide jusqu'à la préparation du round suivant.
no-such-village = Vous n'avez pas de tuile de village de cette forme.
village-gone = Il ne vous reste plus de village de cette forme dans la réserve générale.
village-too-dear = Une tuile de village coûte { $need } PA et vous en avez { $have }.
no-such-neutral = Cette tuile neutre n'existe pas.
neutrals-taken = Vous pouvez prendre { $have ->
    [one] 1 tuile neutre
   *[other] { $have } tuiles neutres
 } par phase, et c'est fait.
neutral-gone = Il n'en reste plus dans la réserve générale.
neutral-too-dear = Cette tuile coûte { $need } PA et vous en avez { $have }.
no-such-good = Cette denrée n'existe pas.
production-not-shown = Il n'y a pas de pion de production de { GOOD($good) } à { $cost } PA.
production-too-dear = Ce pion coûte { $need } PA et vous en avez { $have }.
no-such-tile = Cette tuile n'existe pas.
tile-not-planned = Vous n'avez pas cette tuile dans votre réserve : planifiez-la d'abord.
building-too-dear = La bâtir coûte { $need } PA et vous en avez { $have }.
no-post-yet = Vous n'avez encore de comptoir sur aucune île.
tile-fits-nowhere = Elle ne trouve place nulle part près de vos comptoirs et de ce qui y est relié.
no-such-turn = Cette tuile ne se tourne pas ainsi.
no-such-cell = Cette case n'est pas sur le plateau.
outside-the-map = Une partie de la tuile sortirait du plateau.
tile-on-sea = { $cells } serait en mer et non sur la terre.
post-in-the-way = Un comptoir gêne : { $cells }.
built-on-already = Déjà bâti : { $cells }.
no-post-on-island = Vous n'avez pas de comptoir sur cette île.
only-at-a-corner = La tuile ne toucherait vos pièces que par un coin.
touches-nothing = Elle ne toucherait ni votre comptoir ni une chaîne de tuiles qui y mène.

# Where the game stands, and what is asked.
status = round { $round } sur { $rounds } · phase { COLOUR($colour, "fem") }, { $ap } PA
status-over = partie terminée
ask-turn = choisissez une action ou de l'or
ask-place-ship = navire { $ship } sur 2 : placez-le sur le cadre
ask-sail = naviguez : navire 1, { $one ->
    [one] { $one } case
   *[other] { $one } cases
 } ; navire 2, { $two }
ask-sail-ship = où va le navire { $ship } ? codes : sites libres
ask-track = { $track ->
    [cannons] canons contre des pirates de force { $strength }
    [progress] progression
   *[special] piste spéciale
 } : { $ap } PA{ $track ->
    [cannons] { "" }
    [progress] ; PV à la fin
   *[special] ; PV à la fin et place
 }
ask-pick-token = prenez un pion de progression{ $more ->
    [0] { "" }
   *[other] , encore { $more } ensuite
 }
ask-plan = plan : { $ap } PA, { $neutral ->
    [0] plus de neutre
    [1] 1 neutre au plus
   *[other] { $neutral } neutres au plus
 } ; PV petite/grande île
ask-produce = achetez des pions de production : { $ap } PA
ask-build = bâtissez : { $ap } PA ; PV petite/grande île
ask-build-tile = où placer { TILENAME($tile, "def") } ?

# Headings of lists.
group-act = agir
group-instead = sinon
group-place = placer
group-sail = naviguer
group-establish = établir
group-token = pion
group-advance = avancer
group-take = prendre
group-decline = renoncer
group-village = village
group-neutral = neutre
group-buy = acheter
group-build = bâtir
group-gold = or
group-cash = échanger
group-done = finir

# What can be done, with what it costs and brings.
gold-amount = { $beyond ->
    [0] { $gold } or
   *[other] { $gold ->
        [0] { $beyond } PV (or plein)
       *[other] { $gold } or, { $beyond } PV
     }
 }
do-act = { ACTION($colour) }, { $ap } PA : { $use }
do-white-advance = { ACTION($colour) }, { $ap } PA : { $use }
do-white-as = { ACTION($colour) }, { $ap } PA par le blanc : { $use }
do-swap = { ACTION($colour) }, { $ap } PA par le pion : { $use }
use-sail = { $ap ->
    [one] { $ap } case
   *[other] { $ap } cases
 } par navire{ $sites ->
    [no-post] , mais plus de comptoir
    [none] , mais plus de site libre
    [far] , aucun site libre à portée
   *[some] { "" }
 }
use-plan = { $village ->
    [0] { $least ->
        [0] plus aucune tuile
       *[other] tuiles neutres seulement, à partir de { $least }
     }
   *[other] un village coûte { $village }
 }
use-produce = les pions coûtent { $least }{ $apart ->
    [0] { "" }
   *[other] { " " }à { $most }
 }
use-produce-nothing = plus aucun pion
use-build = { $fitting } sur { $planned } { $fitting ->
    [one] trouve place
   *[other] trouvent place séparément
 }
use-build-nothing = rien de planifié
use-build-no-post = vous n'avez pas de comptoir
use-cannons = jusqu'à { $now }, il en faut { $strength }
use-progress = jusqu'à { $now }{ $tokens ->
    [0] { "" }
    [one] , { $tokens } pion
   *[other] , { $tokens } pions
 }
use-special = jusqu'à { $now }, { $vp } PV
use-then-gold = { $use }, puis { $gold }
use-at-end = au bout, { $gold }
do-take-gold = prendre { $gold }
do-take-vp = prendre { $points } PV pour votre pion
do-place-ship = navire { $ship } en { SPACE($space) }
do-place-ship-near = { LABEL($space) } : { $sites ->
    [0] aucun site
    [1] 1 site, { $names }
   *[other] { $sites } sites, { $names }
 }{ $more ->
    [0] { "" }
   *[other] …
 }
do-choose-ship = navire { $ship } en { SPACE($space) }, { $moves ->
    [one] { $moves } case
   *[other] { $moves } cases
 }, { $sites ->
    [one] { $sites } site libre
   *[other] { $sites } sites libres
 } à portée
do-choose-ship-off = navire { $ship }, qui n'est pas encore sur le plateau
do-choose-ship-done = navire { $ship } en { SPACE($space) }, 0 case
do-sail-to = vers { SPACE($space) }, { $moves ->
    [one] { $moves } case
   *[other] { $moves } cases
 }
do-sail-to-far = { SPACE($space) } : { $moves ->
    [one] { $moves } case
   *[other] { $moves } cases
 }, il en reste { $left }{ $site }
do-sail-to-nowhere = { SPACE($space) } : aucune route par la mer
do-sail-to-taken = { SPACE($space) } : un autre navire y est déjà{ $site }
do-sail-to-site = site { $cell }{ $discovery ->
    [0] { "" }
   *[other] { " " }+{ $discovery }
 } à { $moves ->
    [one] { $moves } case
   *[other] { $moves } cases
 } { opens }, { $paid ->
    [0] { $large ->
        [0] { "" }
       *[other] grande{ " " }
     }{ ISLAND($island) }
   *[other] { ISLAND($island) } rapporte { $pays } et non { $paid }
 }
opens = { $posts ->
    [0] mais plus de comptoir
   *[other] { $opens ->
        [0] n'ouvre rien{ $linked ->
            [0] { "" }
           *[other] { " " }de neuf
         }
        [one] ouvre { $opens } case
       *[other] ouvre { $opens } cases
     }
 }
opens-and-pays = { opens }{ $paid ->
    [0] { "" }
   *[other] , vos comptoirs y rapportent { $pays } et non { $paid }
 }
site-free = ; site libre { $cell } { ISLAND($island, "of") }{ $discovery ->
    [0] { "" }
   *[other] , découverte +{ $discovery } PV
 }
site-taken = ; site pris { $cell } { ISLAND($island, "of") }
do-establish = comptoir en { $cell }, { opens-and-pays }{ $discovery ->
    [0] { "" }
   *[other] , +{ $discovery } PV : découvre { ISLAND($island, "def") }
 }{ $gold }{ $completion } ; le navire { $ship } s'arrête
do-establish-gold = , { $gold }
do-establish-nowhere = navire { $ship } : pas de comptoir, il n'est sur aucune ancre
do-use-sprint = { $ap } PA de plus par navire grâce à votre pion, une fois
do-advance-cannons = canons { $before } à { $now } : { $short ->
    [0] assez
   *[other] il en manque { $short }
 }
do-advance-progress = progression { $before } à { $now } : { $tokens ->
    [0] { "" }
    [one] { $tokens } pion,{ " " }
   *[other] { $tokens } pions,{ " " }
 }{ $vp } PV
do-advance-beyond = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
 } : la piste s'arrête { $room ->
    [0] ici
   *[other] après { $room }
 }
do-advance-special = jusqu'à { $now } : { COLOUR($colour) }, { $vp } PV, place { $place }
step-to = jusqu'à { $now }
step-cannons = { $short ->
    [0] assez
   *[other] il en manque { $short }
 }
step-progress = { $vp } PV{ $tokens ->
    [0] { "" }
    [one] , { $tokens } pion
   *[other] , { $tokens } pions
 }
step-special = { COLOUR($colour) }, { $vp } PV, { $place ->
    [1] 1er
   *[other] { $place }e
 }
do-use-jump = sauter sur le jeton de { $front }, case { $space } ({ $vp } PV) ; votre tour se termine
take-ap-one = +{ $ap } PA pour { ACTION($first) }
take-ap-two = +{ $ap } PA { ACTION($first) }/{ ACTION($second) }
take-ship-sprint = une fois : { $ap } PA de plus par navire
take-pirates-plus-two = pirates +{ $amount } pour les autres
take-pirates-half-loss = pirates : perte de moitié
take-pirates-bounty = { $gold } or si pirates vaincus
take-plan-two-neutral = planifier { $neutral_limit } neutres
take-swap-red-green = Planifier en vert, Bâtir en rouge
take-order-jump = une fois : saut en tête
take-gold-now = une fois : { $gold } or
take-gold-per-post = { $gold } or par nouveau comptoir
take-gold-per-two = 1 or par { $cubes_per_gold } cubes
take-vp-cubes = une fois : 1 PV par cube
take-end-posts = à la fin : { $vp_per_post } PV par comptoir
take-end-seven = à la fin : { $vp } PV
take-end-gold-twice = à la fin : { $vp_per_gold } PV par pièce d'or
do-take-token-none = il n'y a pas de pion ici
do-decline = ne pas prendre de pion cette fois
do-buy-production = { GOOD($good) } pour { $cost } PA : { $goods }x{ $now }, +{ $points } PV
do-place = { $cells } : { $goods ->
    [0] { "" }
   *[other] { $letters }{ " " }
 }{ $points } PV{ $completion }
do-place-sea = en { $cell } : pas entièrement sur la terre
do-place-taken = { $cells } : pas entièrement libre
do-place-left = , reste { $left }
completes = , complète +{ $points }{ $large ->
    [0] { "" }
   *[other] , un coffre
 },{ $posts }
do-buy-ap = 1 PA de plus pour 1 or, il en reste { $left }
do-buy-ap-none = 1 PA de plus pour 1 or : vous n'en avez pas
do-cash-chest = { $gold } contre un coffre au trésor
do-cash-token = { $gold } pour votre pion
do-end-action = terminer l'action{ $ap ->
    [0] { "" }
    [1] : 1 PA perdu
   *[other] : { $ap } PA perdus
 }
do-end-action-gold = terminer l'action : { $gold } pour les PA restants
do-end-voyage = terminer l'action{ $one ->
    [0] { $two ->
        [0] { "" }
       *[other] : reste { $two } au navire 2
     }
   *[other] : reste { $one } au navire 1{ $two ->
        [0] { "" }
       *[other] , { $two } au navire 2
     }
 }

# What kinds of choices mean.
meaning-act = Choisissez l'action d'une couleur présente dans la case d'action centrale.
meaning-white-advance = Choisissez l'action blanche pour avancer votre jeton d'ordre.
meaning-white-as = Utilisez les cubes blancs comme la couleur de la case de votre jeton, si cette couleur manque.
meaning-swap = Choisissez Planifier pour des cubes verts, ou Bâtir pour des rouges, avec le pion prévu pour cela.
meaning-take-gold = Prenez de l'or pour les cubes de la case d'action centrale au lieu d'effectuer une action.
meaning-take-vp = Retournez le pion pour 1 PV par cube sorti, au lieu d'effectuer une action.
meaning-place-ship = Placez gratuitement votre prochain navire sur une case du cadre.
meaning-choose-ship = Chaque navire a ses propres déplacements.
meaning-sail-to = Naviguez vers une case d'océan à portée où le navire peut s'arrêter.
meaning-establish = Établissez un comptoir à l'ancre où se trouve le navire ; son déplacement s'arrête là.
meaning-use-sprint = Retournez le pion Sprint pour { $moves } déplacements de plus de chaque navire qui peut encore bouger.
meaning-advance = Votre jeton avance sur la piste, d'une case par PA.
meaning-use-jump = Retournez le pion et posez votre jeton d'ordre par-dessus celui de tête ; votre tour se termine.
meaning-take-token = Prenez un pion de progression pour une case à points de victoire atteinte.
meaning-decline = Renoncez à cette occasion de prendre un pion de progression.
meaning-take-village = Prenez une de vos tuiles de village dans la réserve générale pour 1 PA ; elle attend dans la vôtre.
meaning-take-neutral = Prenez une tuile neutre dans la réserve générale pour autant de PA que sa taille ; elle attend dans la vôtre.
meaning-buy-production = Achetez un pion de production pour le nombre de PA qui y figure.
meaning-choose-tile = Choisissez la tuile de votre réserve à bâtir ; elle doit trouver place quelque part.
meaning-place = Bâtissez la tuile avec sa première case, dans le sens de la lecture, sur cette case.
meaning-buy-ap = Achetez un PA de plus pour cette action contre 1 pièce d'or.
meaning-cash-chest = Retirez un coffre au trésor de la partie contre { $gold } pièces d'or.
meaning-cash-token = Retournez un pion d'or pour recevoir son or.
meaning-end-action = Terminez votre action ; les PA restants sont perdus. Au bout d'une piste, ils rapportent ensemble 2 pièces d'or.

# What happened.
told-cubes-thrown = { $name } lance { $thrown ->
    [one] { $thrown } cube { COLOUR($colour) }
   *[other] { $thrown } cubes { COLOUR($colour, "plural") }
 }, il en sort { $cubes } : { $ap } PA
told-cubes-of-a-colour = { $count ->
    [one] { $count } { COLOUR($colour) }
   *[other] { $count } { COLOUR($colour, "plural") }
 }
told-phase-skipped = la phase { COLOUR($colour, "fem") } est sautée : { $thrown ->
    [0] pas de cubes à lancer
   *[other] aucun cube n'est sorti
 }
told-pirates-repelled = { $name } repousse des pirates de force { $strength } et garde { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
 }
told-pirates-plundered = { $name } a trop peu de canons : des pirates de force { $strength } lui prennent { $lost } PV
told-pirate-revealed = un marqueur de pirates est retourné : la force des pirates est maintenant de { $strength }
told-progress-dealt = nouveaux pions de progression : { $labels }
told-production-dealt = nouveaux pions de production : { $kinds }
told-round-began = le round { $round } commence : les comptoirs des îles complétées maintenant comptent x{ $multiplier }
told-final-scored = { $name } marque { $gold } pour l'or, { $goods } pour les denrées, { $tokens } pour les pions, { $progress } pour la progression, { $special } pour les actions spéciales : { $total } PV
told-game-ended = { $name } gagne avec { $points } PV
told-ship-placed = { $name } place le navire { $ship } en { SPACE($space) }
told-ship-sailed = { $name } déplace le navire { $ship }, de { SPACE($start) } à { SPACE($space) }
told-post-established = { $name } établit un comptoir en { $cell }{ $discovery ->
    [0] { "" }
   *[other] , découvre { ISLAND($island, "def") } : +{ $discovery } PV
 }
told-action-chosen = { $name } choisit { ACTION($colour) } avec { $ap } PA{ $by ->
    [swap] { " grâce à un pion" }
    [white] { $colour ->
        [white] { "" }
       *[other] { " avec des cubes blancs" }
     }
   *[other] { "" }
 }
told-action-ended = { $name } termine l'action, { $forgone } PA inutilisés
told-gold-gained = { $name } reçoit { $points ->
    [0] { $gold } or
   *[other] { $gold ->
        [0] { $points } PV
       *[other] { $gold } or et { $points } PV
     }
 } { $reason ->
    [instead] au lieu d'une action
    [chest] contre un coffre au trésor
    [token] pour un pion
    [post] pour le nouveau comptoir
    [bounty] pour avoir vaincu les pirates
   *[track-end] pour les PA restants au bout de la piste
 }
told-points-taken = { $name } prend { $points } PV au lieu d'une action
told-ap-bought = { $name } achète 1 PA pour 1 pièce d'or
told-token-used = { $name } utilise le pion { TOKEN($token) }
told-cannons-loaded = { $name } recharge { $steps ->
    [one] { $steps } canon
   *[other] { $steps } canons
 } et en a { $cannons }
told-progress-made = { $name } avance { $steps ->
    [one] d'une case
   *[other] de { $steps } cases
 } sur la piste de progression, jusqu'à { $progress }
told-token-taken = { $name } prend le pion { TOKEN($token) }{ SOME($effect) ->
    [no] { "" }
   *[other] : { $effect }
 }
told-token-declined = { $name } ne prend pas de pion de progression
told-chances-lapsed = il ne reste plus de pion de progression pour { $name }
told-disc-advanced = { $name } avance de { $steps } sur la piste d'actions spéciales, jusqu'à { $space }
told-disc-jumped = { $name } saute en tête de la piste d'actions spéciales, en { $space }
told-tile-planned = { $name } planifie { TILENAME($tile, "indef") } pour { $cost } PA
told-production-bought = { $name } achète une production de { GOOD($good) } pour { $cost } PA
told-tile-built = { $name } bâtit { TILENAME($tile, "indef") } en { $cell } : +{ $points } PV{ $count ->
    [0] { "" }
   *[other] { " et prend : " }{ $goods }
 }
told-island-completed = { $name } complète { ISLAND($island, "def") } : +{ $points } PV{ $large ->
    [0] { "" }
   *[other] { " et prend le coffre au trésor" }
 }
told-posts-scored = { $name } marque { $points } PV pour { $posts ->
    [one] son comptoir
   *[other] ses { $posts } comptoirs
 } sur l'île

# What somebody has learned.
fact-pirate = un marqueur de pirates
fact-progress = la pile des pions de progression
fact-production = la pile des pions de production

# What points are for, and how they come about.
score-discovery = découverte
score-tiles = villages et terrains
score-completion = île complétée
score-posts = comptoirs commerciaux
score-vp-token = pion de PV
score-overflow = or excédentaire
score-pirates = pirates
score-gold = or
score-good = { $of ->
    [all] biens produits
   *[other] { GOOD($of) }
 }
score-end-tokens = pions marqués « E »
score-progress = piste de progression
score-special = piste d'actions spéciales
sum-gold = { $sum } or
sum-progress = case { $sum }
sum-special = case { $sum }

# Pieces of sentences about things and players.
you = vous
your = votre
possessive = { DE($name) }
listed = { $first } et { $last }
owner = { $who ->
    [you] vous avez
   *[other] { $who } a
 }
owner-begins = { $who ->
    [you] Vous avez
   *[other] { $who } a
 }
someone = { $who }
has-count = { $who } { $count }
moves-away = { $who } { $moves ->
    [0] y est
    [one] est à { $moves } déplacement
   *[other] est à { $moves } déplacements
 }
ship-of = { $who ->
    [you] votre navire { $ship }
   *[other] le navire { $ship } { DE($who) }
 }
ship-at = navire { $ship } en { $space }
posts-pay = { $who } { $points } pour { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
 }
posts-on = { $posts } sur { ISLAND($island, "def") } ({ $points } points si elle était complétée maintenant)
posts-worth = { $points } pour { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
 }
would-get = { $who } +{ $points }
good-at = { GOOD($good) } en { $cells }
steps-away = { $who } { $steps ->
    [0] { $who ->
        [you] les avez toutes
       *[other] les a toutes
     }
    [one] { $who ->
        [you] êtes à 1 case
       *[other] est à 1 case
     }
   *[other] { $who ->
        [you] êtes à { $steps } cases
       *[other] est à { $steps } cases
     }
 }
stands-at = { $who ->
    [you] vous êtes en { $space }
   *[other] { $who } est en { $space }
 }
goods-made = { $who } { $have } fois { $made }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
token-effect = { TOKEN($token) } : { $effect }.
tiles-of-kind = { $count } × { TILENAME($tile) }
own-distance = { $one ->
    [-1] Vos navires ne sont pas encore sur le plateau : ils entrent par le cadre.
    [0] Votre navire 1 y est ; le navire 2 est à { $two ->
        [one] { $two } déplacement
       *[other] { $two } déplacements
     }.
   *[other] { $two ->
        [0] Votre navire 2 y est ; le navire 1 est à { $one ->
            [one] { $one } déplacement
           *[other] { $one } déplacements
         }.
        [-1] Votre navire 1 est à { $one ->
            [one] { $one } déplacement
           *[other] { $one } déplacements
         } ; le navire 2 n'est pas encore sur le plateau.
       *[other] Votre navire 1 est à { $one ->
            [one] { $one } déplacement
           *[other] { $one } déplacements
         }, le navire 2 à { $two }.
     }
 }
pirates-outcome = { $short ->
    [0] { owner } { $cannons ->
        [one] { $cannons } canon
       *[other] { $cannons } canons
     } contre { $against } : à l'abri, reste { $kept }{ $gold ->
        [0] { "" }
       *[other] { " et " }{ $gold } pièces d'or
     }
   *[other] { owner } { $cannons ->
        [one] { $cannons } canon
       *[other] { $cannons } canons
     } contre { $against } : il en manque { $short }, { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
     } et tous les canons perdus
 }

# What lies on the table: the map.
thing-frame = case du cadre { LABEL($space) }
thing-frame-line = { $here ->
    [0] Aucun navire ici.
   *[other] Ici : { $ships }.
 }
thing-frame-does = C'est ici que les navires entrent en mer, et il peut s'en arrêter autant qu'on veut. D'une case du cadre, un navire gagne les cases voisines du cadre ou la case d'océan attenante.
thing-frame-get = { $asks ->
    [0] Les navires se déplacent par l'action bleue.
   *[other] { own-distance }
 }
thing-frame-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-sea = case d'océan { SPACE($space) }
thing-sea-line = { $here ->
    [0] Pleine mer, aucun navire.
   *[other] Ici : { $ships } ; les autres peuvent passer, pas s'arrêter.
 }
thing-sea-does = Les navires vont de case en case, jamais en diagonale ; un seul navire peut s'arrêter ici.
thing-sea-get = { thing-frame-get }
thing-sea-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-anchor = ancre { SPACE($space) }
thing-anchor-line = { $state ->
    [free] Ancre du site libre { $site } { ISLAND($island, "of") }{ $discovery ->
        [0] { "" }
       *[other] , où le premier comptoir rapporte { $discovery } PV
     }.
    [post] Ancre du site { $site } { ISLAND($island, "of") }, où se trouve { $holder ->
        [you] votre comptoir
       *[other] le comptoir { DE($holder) }
     }.
   *[covered] Ancre du site { $site } { ISLAND($island, "of") }, sur lequel on a bâti.
 }{ $here ->
    [0] { "" }
   *[other] { " Ici : " }{ $ships }.
 }
thing-anchor-does = Un navire qui s'arrête ici peut établir un comptoir en { $site }, tant que cette case est libre. Le comptoir donne le droit de bâtir sur { ISLAND($island, "def") } et rapporte quand l'île est complétée.
thing-anchor-worth = { $state ->
    [free] { $discovery ->
        [0] Pas de points tout de suite : { ISLAND($island, "def") } est déjà découverte.
       *[other] { $discovery } points tout de suite pour la découverte { ISLAND($island, "of") }.
     }{ $gold ->
        [0] { "" }
       *[other] { " Votre pion ajoute " }{ $gold } pièce d'or.
     }{ $asks ->
        [0] { "" }
       *[other] { " Pour vous, ce site " }{ opens-and-pays }.
     }
   *[other] Rien : on ne peut plus établir de comptoir ici.
 }
thing-anchor-get = { thing-frame-get }
thing-anchor-others = { SOME($nearest) ->
    [no] { "" }
   *[other] { $nearest }.
 }
thing-land = case { $cell }
thing-land-line = { $what ->
    [post] { $holder ->
        [you] Votre comptoir
       *[other] Comptoir { DE($holder) }
     }
    [village] { $holder ->
        [you] Votre village
       *[other] Village { DE($holder) }
     }
    [neutral] Une tuile neutre
    [site] Un site de comptoir libre, ancre en { $anchor },
    [good] Denrée à prendre ici : { GOOD($good) },
   *[plain] Terre libre
 } sur { ISLAND($island, "def") }, { $left ->
    [0] qui n'a plus de case libre
    [one] qui a encore { $left } case libre sur { $cells }
   *[other] qui a encore { $left } cases libres sur { $cells }
 }.
thing-land-does = { $what ->
    [post] Un comptoir reste jusqu'à la fin de la partie : rien ne peut être bâti dessus, et les tuiles de son propriétaire commencent à côté.
    [village] Un village relie aux comptoirs les tuiles suivantes de son propriétaire.
    [neutral] Une tuile neutre relie les tuiles de tout le monde.
    [site] Un navire à l'ancre { $anchor } peut établir un comptoir ici. On peut aussi bâtir une tuile sur ce site ; aucun comptoir n'y viendra plus.
    [good] Qui bâtit sur cette case prend le pion de { GOOD($good) }.
   *[plain] On peut bâtir une tuile ici : la dernière case libre complète l'île.
 }
thing-land-worth = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [site] { $discovery ->
            [0] Un comptoir ici rapporte quand l'île est complétée.
           *[other] Le premier comptoir de cette île rapporte { $discovery } points tout de suite.
         } Pour vous, ce site { opens-and-pays }.
        [good] Ce pion vaut pour vous { $made ->
            [one] { $made } point
           *[other] { $made } points
         } à la fin, avec votre production actuelle. { land-scores }
        [plain] { land-scores }
       *[other] { "" }
     }
 }
land-scores = Une tuile rapporte ici sa { $large ->
    [0] plus petite
   *[other] plus grande
 } valeur ; qui couvre la dernière case libre marque { $bonus } de plus.
thing-land-get = { $asks ->
    [0] { "" }
   *[other] { $what ->
        [post] { "" }
        [village] { "" }
        [neutral] { "" }
       *[other] { $joined ->
            [beside] Une de vos tuiles peut commencer ici : la case touche ce que vous avez sur cette île.
            [island] Vous avez un comptoir sur cette île, mais rien à côté de cette case : bâtissez dans sa direction.
           *[none] Vous n'avez pas de comptoir sur cette île : naviguez d'abord jusqu'à une de ses ancres.
         }
     }
 }
thing-land-others = { SOME($builders) ->
    [no] { "" }
   *[other] Pourraient aussi bâtir ici : { $builders }.
 }
thing-island = { ISLAND($island) }
thing-island-line = { $left ->
    [0] Une { $size ->
        [large] grande
       *[small] petite
     } île complète de { $cells } cases.
   *[other] Une { $size ->
        [large] grande
       *[small] petite
     } île en { $first }, { $left ->
        [one] { $left } case libre
       *[other] { $left } cases libres
     } sur { $cells }{ $discovery ->
        [0] { "" }
       *[other] ; non découverte, +{ $discovery } pour le premier comptoir
     }{ $posts ->
        [0] { "" }
       *[other] ; complétée maintenant : vous +{ $points }
     }{ SOME($best) ->
        [no] { "" }
       *[other] { $posts ->
            [0] ; complétée maintenant : { $best }
           *[other] , { $best }
         }
     }.
 }
thing-island-does = Qui couvre la dernière case libre marque { $bonus } points{ $size ->
    [large] { " et prend le coffre au trésor, d'une valeur de " }{ $gold } pièces d'or
   *[small] { "" }
 }. Ensuite, les comptoirs de l'île rapportent à tous ceux qui en ont, davantage dans les premiers rounds.
    { SOME($named) ->
        [no] { "" }
       *[other] { $left ->
            [0] { "" }
           *[other] Libres : { $named }.
         }
     }
    { SOME($goods) ->
        [no] Il n'y reste plus de denrées.
       *[other] Denrées restantes : { $goods }.
     }
thing-island-worth = { $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] Plus rien : elle a déjà rapporté.
       *[other] { $posts ->
            [0] Vous n'y avez pas de comptoir ; un seul rapporterait { $more } dans ce round.
           *[other] Complétée dans ce round, l'île vous rapporte { $points } pour vos comptoirs{ $later ->
                [0] { "" }
               *[other] ; au round suivant, { $later }
             }. Avec un comptoir de plus, ce serait { $more }. La dernière case rapporte à elle seule { $bonus } de plus.
         }
     }
 }
thing-island-get = { SOME($sites) ->
    [no] Il n'y a plus de site de comptoir libre.
   *[other] Sites de comptoir libres : { $sites }.
 }
thing-island-others = { SOME($paid) ->
    [no] Personne d'autre n'y a de comptoir.
   *[other] Dans ce round, elle rapporterait : { $paid }.
 }
thing-pay = points des îles complétées
thing-pay-line = Dans ce round : { $table }.
thing-pay-does = Chaque joueur qui a des comptoirs sur une île complétée marque une valeur selon leur nombre, multipliée par { $multiplier } dans ce round{ $last ->
    [0] { " et par un de moins à chaque round suivant" }
   *[other] { "" }
 }.
    Qui couvre la dernière case marque { $bonus } de plus et prend, sur une grande île, un coffre au trésor : { $gold } pièces d'or.
thing-pay-get = Couvrez la dernière case libre d'une île avec une tuile ou un comptoir.

# The wheel and the pirates.
thing-wheel = l'action { ACTION($colour) }, { COLOUR($colour, "fem") }
thing-wheel-line = { $cubes ->
    [0] Aucun cube { COLOUR($colour) } n'est sorti{ $other ->
        [white] , mais votre jeton permet d'utiliser les cubes blancs à leur place
        [swap] , mais votre pion ouvre cette action
       *[other] { $phase ->
            [later] ; sa propre phase vient plus tard dans ce round
           *[other] { "" }
         }
     }.
   *[other] { $cubes ->
        [one] { $cubes } cube { COLOUR($colour) } est sorti
       *[other] { $cubes } cubes { COLOUR($colour, "plural") } sont sortis
     } : { $ap ->
        [one] { $ap } point d'action
       *[other] { $ap } points d'action
     }{ $extra ->
        [0] { "" }
       *[other] , dont { $extra } par vos pions
     }.
 }
thing-wheel-does = { $colour ->
    [blue] Chaque point d'action déplace chacun de vos navires d'une case. Un navire qui s'arrête à une ancre peut établir un comptoir.
    [black] Chaque point d'action recharge un canon contre les pirates.
    [red] Prenez des tuiles dans la réserve générale et gardez-les dans la vôtre : vos villages pour 1 point d'action chacun, une tuile neutre pour sa taille.
    [brown] Chaque point d'action est une case sur la piste de progression ; les cases dorées apportent des pions de progression.
    [green] Bâtissez des tuiles planifiées sur les îles où vous avez un comptoir : villages pour 1 point d'action chacun, tuiles neutres pour leur taille.
    [yellow] Achetez des pions de production pour 2 à 4 points d'action chacun : ils multiplient vos denrées à la fin.
   *[white] Avancez votre jeton sur la piste d'actions spéciales, d'une case par point d'action ; ou utilisez les cubes blancs comme la couleur où se trouve votre jeton.
 }
thing-wheel-worth = { SOME($use) ->
    [no] { "" }
   *[other] { $cubes ->
        [0] Si elle vous était ouverte, avec
       *[other] Avec
     } { $ap ->
        [one] { $ap } point d'action
       *[other] { $ap } points d'action
     } : { $use }.
 }
thing-wheel-get = À chaque phase, les cubes d'une couleur sont lancés dans la tour, ceux-ci { $phase ->
    [now] maintenant
    [later] plus tard dans ce round
    [past] de nouveau au round suivant
   *[over] plus jamais
 }. Parmi les couleurs sorties, chacun effectue une action ; la couleur qui a le plus de cubes fixe les points d'action de tous.
    Ses cubes : { $cubes } sortis, { $storage } en attente, { $tower } dans la tour.
thing-wheel-others = { SOME($owners) ->
    [no] { "" }
   *[other] Avec un pion qui lui ajoute des points d'action : { $owners }.
 }
thing-gold = de l'or au lieu d'une action
thing-gold-line = { $cubes ->
    [one] { $cubes } cube est sorti
   *[other] { $cubes } cubes sont sortis
 } : prendre de l'or en rapporte { $offer }{ $asks ->
    [0] { "" }
   *[other] ; vous en avez { $have } sur { $most } au plus
 }.
thing-gold-does = Une pièce d'or pour 3 cubes sortis, arrondi au supérieur, au lieu d'une action. Pendant une action, chaque pièce d'or achète un point d'action de plus.
thing-gold-worth = { SOME($amount) ->
    [no] { "" }
   *[other] Vous recevriez { $amount }. Chaque pièce d'or vaut un point à la fin ; au-delà de { $most }, elle devient un point tout de suite.
 }
thing-gold-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-order = l'ordre des joueurs
thing-order-line = { SOME($acting) ->
    [no] La partie est terminée.
   *[other] Dans cette phase : { $order }.
 }
thing-order-does = Les jetons de la piste d'actions spéciales décident, le plus avancé d'abord ; dans une pile, celui du dessus. Un changement compte dès la phase suivante.
thing-order-worth = { $same ->
    [0] Avec les jetons actuels, la prochaine phase ira ainsi : { $next }.
   *[other] Avec les jetons actuels, la prochaine phase garde cet ordre.
 }
    Le jeton de tête gagne une égalité à la fin.
thing-order-get = Avancez votre jeton par l'action blanche.
thing-pirates = les pirates
thing-pirates-line = { SOME($own) ->
    [no] Force { $strength } à la fin de ce round.
   *[other] Après ce round, { $own }.
 }
thing-pirates-does = Ils attaquent après la phase blanche de chaque round. On tire des canons à hauteur de leur force ; qui en a trop peu perd tous ses canons et autant de points que leur force entière.
thing-pirates-worth = { SOME($own) ->
    [no] { "" }
   *[other] En l'état, { $own }.
 }
thing-pirates-get = { $hidden ->
    [0] Tous les marqueurs sont visibles : ils ne deviendront pas plus forts.
   *[other] { $hidden ->
        [one] Un marqueur est encore caché
       *[other] { $hidden } marqueurs sont encore cachés
     }, de { $least } à { $most } chacun ; un est retourné après chaque round.
 }
    Rechargez des canons par l'action noire.
thing-pirates-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-cannons = { $who ->
    [you] vos canons
   *[other] canons { DE($who) }
 }
thing-cannons-line = { owner-begins } { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
 } sur { $most } contre des pirates de force { $against } : { $short ->
    [0] à l'abri
   *[other] il en manque { $short }
 }.
thing-cannons-does = Les canons repoussent les pirates à la fin du round. Ceux qui restent sont gardés.{ $half ->
    [0] { "" }
   *[other] { " Un pion réduit de moitié les points perdus." }
 }
thing-cannons-worth = En l'état, { $outcome }.
thing-cannons-get = Rechargez-les par l'action noire, un par point d'action.
thing-cannons-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }

# Tokens and tracks.
thing-slot = emplacement de pion vide { $number }
thing-slot-line = Le pion de progression d'ici a été pris.
thing-slot-does = { $leaving ->
    [0] Quatre nouveaux pions arrivent de ce côté à la préparation du round suivant.
   *[other] À la préparation du round suivant, un pion de l'autre côté glisse ici, s'il en reste.
 }
thing-token = le pion { TOKEN($token) }
thing-token-line = { $timing ->
    [permanent] Toujours : { $effect }
   *[other] { $effect }
 }{ $leaving ->
    [0] { "" }
   *[other] ; seulement dans ce round
 }.
thing-token-does = { $effect }.
    { $timing ->
        [permanent] Il agit jusqu'à la fin de la partie.
        [once] Il sert une fois, puis est retourné.
       *[end] Il ne compte qu'au décompte final.
     }{ $leaving ->
        [0] { " Il reste pour le round suivant si personne ne le prend." }
       *[other] { " Il est retiré à la fin de ce round si personne ne le prend." }
     }
thing-token-worth = { $asks ->
    [0] { "" }
   *[other] { $points ->
        [0] Pas de points à lui seul ; il vaut ce que vous en ferez.
       *[other] +{ $points } points pour vous si la partie s'arrêtait maintenant.
     }
 }
thing-token-get = Atteignez une case dorée de la piste de progression par l'action marron, puis choisissez un pion.{ $asks ->
    [0] { "" }
   *[other] { $steps ->
        [0] { " Vous les avez toutes atteintes." }
        [one] { " La prochaine est à 1 case de votre jeton." }
       *[other] { " La prochaine est à " }{ $steps } cases de votre jeton.
     }
 }
thing-token-others = Jusqu'à la prochaine case dorée : { $others }.
thing-own-token = { $who ->
    [you] votre pion { TOKEN($token) }
   *[other] pion { TOKEN($token) } { DE($who) }
 }
thing-own-token-line = { $used ->
    [0] { owner-begins } ce pion : { $effect }.
   *[other] Il a servi et ne compte plus.
 }
thing-own-token-does = { $effect }.
    { $timing ->
        [permanent] Il agit jusqu'à la fin de la partie.
        [once] Il sert une fois, puis est retourné.
       *[end] Il ne compte qu'au décompte final.
     }
thing-own-token-worth = { $points ->
    [0] { "" }
   *[other] Il ajoute { $points } points si la partie s'arrête maintenant.
 }
thing-own = { $who ->
    [you] vos pions et coffres
   *[other] pions et coffres { DE($who) }
 }
thing-own-line = { owner-begins } { SOME($tokens) ->
    [no] aucun pion
   *[other] { $tokens }
 }{ $chests ->
    [0] { "" }
    [1] { " et un coffre au trésor" }
   *[other] { " et " }{ $chests } coffres au trésor
 }.
thing-own-does = { SOME($effects) ->
    [no] Les pions de progression et les coffres au trésor seront rangés ici.
   *[other] { $effects }
 }{ SOME($used) ->
    [no] { "" }
   *[other] { "\u000A" }Déjà utilisés : { $used }.
 }
thing-own-worth = { $chests ->
    [0] { "" }
   *[other] Chaque coffre s'échange contre { $gold } pièces d'or à tout moment du tour.
 }
thing-own-get = Les pions viennent des cases dorées de la piste de progression, les coffres des grandes îles complétées.
thing-progress = piste de progression, case { $space }
thing-progress-line = { $golden ->
    [1] Une case dorée : { $points ->
        [one] { $points } point
       *[other] { $points } points
     } à la fin, un pion à qui l'atteint{ SOME($here) ->
        [no] { "" }
       *[other] ; ici : { $here }
     }.
   *[other] { $points ->
        [0] Pas encore de points
        [1] Toujours 1 point à la fin
       *[other] Toujours { $points } points à la fin
     }{ $next ->
        [0] { "" }
       *[other] ; la prochaine case dorée est la { $next }
     }{ SOME($here) ->
        [no] { "" }
       *[other] ; ici : { $here }
     }.
 }
thing-progress-does = Le jeton de chacun avance sur cette piste par l'action marron. Chaque case dorée atteinte ou dépassée apporte un pion de progression ; à la fin compte la plus haute valeur atteinte.
thing-progress-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Votre jeton est ici.
       *[other] { ABOVE($gain) ->
            [no] Pas plus de points que vous n'en avez déjà sur cette piste.
           *[other] L'atteindre rapporte { $gain } points de plus à la fin, et { $tokens ->
                [one] { $tokens } pion
               *[other] { $tokens } pions
             } en chemin.
         }
     }
 }
thing-progress-get = Une case par point d'action de l'action marron.{ $asks ->
    [0] { "" }
   *[other] { " " }{ own-steps }
 }
own-steps = { BEHIND($away) ->
    [yes] Votre jeton l'a dépassée.
   *[no] { $away ->
        [0] { "" }
        [one] Votre jeton en est à 1 case.
       *[other] Votre jeton en est à { $away } cases.
     }
 }
thing-progress-others = { SOME($others) ->
    [no] { "" }
   *[other] { $others }.
 }
thing-special = piste d'actions spéciales, case { $space }
thing-special-line = { SOME($colour) ->
    [no] Le départ, sans couleur
   *[other] Les cubes blancs y valent des cubes { COLOUR($colour, "plural") } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
     } à la fin
 }{ SOME($here) ->
    [no] { "" }
   *[other] ; ici : { $here }
 }.
thing-special-does = { SOME($colour) ->
    [no] Tous les jetons partent d'ici, et les cubes blancs n'y valent que du blanc
   *[other] Qui a son jeton ici peut utiliser des cubes blancs comme { COLOUR($colour, "plural") }, pour l'action { ACTION($colour) }, si aucun cube { COLOUR($colour) } n'est sorti
 }. L'ordre des jetons est l'ordre des joueurs.
thing-special-worth = { $asks ->
    [0] { "" }
   *[other] { $away ->
        [0] Votre jeton est ici.
       *[other] { BEHIND($away) ->
            [yes] { "" }
           *[no] { $gain ->
                [0] Pas plus de points que maintenant
                [1] 1 point de plus à la fin
               *[other] { $gain } points de plus à la fin
             }, et place { $place } dans l'ordre des joueurs.
         }
     }
 }
thing-special-get = Une case par point d'action de l'action blanche.{ $asks ->
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
        [one] Il reste { $left } pion sur les îles.
       *[other] Il reste { $left } pions sur les îles.
     }
   *[other] Vous en avez { $have } fois production { $made } : { $points ->
        [one] { $points } point
       *[other] { $points } points
     } à la fin ; il en reste { $left } sur les îles.
 }
thing-good-does = À la fin, chaque denrée rapporte ses pions multipliés par sa production. Une production est imprimée sur chaque fiche ; on en achète d'autres.
thing-good-worth = { $asks ->
    [0] { "" }
   *[other] Un pion de plus vaut pour vous { $made ->
        [one] { $made } point
       *[other] { $made } points
     }, une production de plus { $have ->
        [one] { $have } point
       *[other] { $have } points
     }.
 }
thing-good-get = Bâtissez sur ses cases des îles ; achetez sa production par l'action jaune, { $sale ->
    [0] aucune n'est en vente
    [1] 1 pion est en vente
   *[other] { $sale } pions sont en vente
 } dans ce round.
thing-good-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-production = production de { GOOD($good) } à { $cost }
thing-production-line = { $cost } PA de l'action jaune{ $asks ->
    [0] { "" }
   *[other] ; vaut pour vous { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
     }, pour { $have ->
        [0] aucun pion
        [1] 1 pion
       *[other] { $have } pions
     } de { GOOD($good) }
 }{ $copies ->
    [one] { "" }
   *[other] ; il y en a { $copies }
 }.
thing-production-does = Elle augmente de 1 votre production de { GOOD($good) } : chaque pion de { GOOD($good) } que vous avez à la fin rapporte un point de plus.
thing-production-worth = { $asks ->
    [0] { "" }
   *[other] { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
     } avec vos denrées actuelles, et un de plus par pion de { GOOD($good) } que vous prendrez encore.
 }
thing-production-get = Achetez-la par l'action jaune pour { $cost } points d'action. Ce qui n'est pas acheté disparaît à la fin du round.
thing-production-others = Elle rapporterait : { $list }.
thing-no-production = case de production vide { $number }
thing-no-production-line = Le pion de production d'ici a été acheté ; un autre arrive au round suivant.
thing-tile = { TILENAME($tile) }
thing-tile-line = { $cost } PA pour planifier, { $cost } pour bâtir ; { $small ->
    [one] { $small } point
   *[other] { $small } points
 }, grande île { $large }{ $counted ->
    [0] ; chacun a les siennes
   *[other] ; { $left ->
        [0] il n'en reste plus
       *[other] il en reste { $left }
     }{ $planned ->
        [0] { "" }
       *[other] , { $planned } dans votre réserve
     }
 }.
thing-tile-does = { $village ->
    [0] Une tuile neutre : tout le monde peut la prendre, une par action, et les tuiles de chacun peuvent s'y relier.
   *[other] Un village de votre couleur : seules vos tuiles s'y relient.
 } Une fois bâtie, la tuile rapporte tout de suite et couvre { $size ->
    [one] { $size } case
   *[other] { $size } cases
 }.
thing-tile-worth = { $asks ->
    [0] { "" }
   *[other] { $small } ou { $large } points, les denrées dessous, et peut-être une île complétée. { $spots ->
        [0] Elle ne trouverait place nulle part pour vous maintenant.
        [1] Elle aurait 1 place pour vous maintenant.
       *[other] Elle aurait { $spots } places pour vous maintenant.
     }
 }
thing-tile-get = { $missing ->
    [1] Il n'en reste plus dans la réserve générale.
   *[other] Planifiez-la par l'action rouge pour { $cost ->
        [one] { $cost } point d'action
       *[other] { $cost } points d'action
     }, puis bâtissez-la par l'action verte pour autant.
 }
thing-tile-others = { SOME($list) ->
    [no] Personne d'autre n'en a planifié.
   *[other] Planifiées : { $list }.
 }
thing-reserve = { $who ->
    [you] votre réserve
   *[other] réserve { DE($who) }
 }
thing-reserve-line = { $count ->
    [0] Aucune tuile planifiée
   *[other] Planifié : { $tiles }
 } ; { $owned ->
    [0] aucun pion
   *[other] pions : { $tokens }
 }.
thing-reserve-does = Les tuiles planifiées attendent ici d'être bâties par l'action verte. Elles ne rapportent rien avant.
thing-mat-points = { $who ->
    [you] vos points de victoire
   *[other] points de victoire { DE($who) }
 }
thing-mat-points-line = { owner-begins } { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
 } sur la piste.
thing-mat-points-does = L'or, les denrées, les deux pistes et les pions « E » ne rapportent qu'à la fin.
thing-mat-gold = { $who ->
    [you] votre or
   *[other] or { DE($who) }
 }
thing-mat-gold-line = { owner-begins } { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
 } d'or sur { $most } au plus.
thing-mat-gold-does = Une pièce d'or achète un point d'action de plus pendant une action. À la fin, chacune vaut un point.
thing-mat-gold-get = Prenez de l'or au lieu d'une action ; échangez des coffres ; certains pions en donnent.
thing-mat-posts = { $who ->
    [you] vos comptoirs
   *[other] comptoirs { DE($who) }
 }
thing-mat-posts-line = { $posts } sur { $all } sont sur le plateau{ SOME($where) ->
    [no] { "" }
   *[other] : { $where }
 }.
thing-mat-posts-does = On ne bâtit que là où l'on a un comptoir ; les îles complétées rapportent pour les comptoirs.
thing-mat-posts-get = Arrêtez un navire à une ancre dont le site est libre.
thing-mat-posts-others = { SOME($list) ->
    [no] { "" }
   *[other] { $list }.
 }
thing-mat-chests = { $who ->
    [you] vos coffres au trésor
   *[other] coffres au trésor { DE($who) }
 }
thing-mat-chests-line = { $chests ->
    [0] Aucun pour l'instant
    [1] 1 coffre, qui vaut { $chest } pièces d'or
   *[other] { $chests } coffres, qui valent chacun { $chest } pièces d'or
 }{ $cashed ->
    [0] { "" }
   *[other] ; { $cashed } déjà échangés
 }.
thing-mat-chests-does = Un coffre s'échange contre { $chest } pièces d'or à tout moment du tour, au plus tard à la fin.
thing-mat-chests-get = Couvrez la dernière case libre d'une grande île.
thing-mat-ships = { $who ->
    [you] vos navires
   *[other] navires { DE($who) }
 }
thing-mat-ships-line = { SOME($ships) ->
    [no] Ils ne sont pas encore sur le plateau.
   *[other] { $ships }.
 }
thing-mat-ships-does = Chaque navire dispose pour lui-même de tous les déplacements d'une action bleue.
thing-mat-special = { $who ->
    [you] votre jeton d'ordre
   *[other] jeton d'ordre { DE($who) }
 }
thing-mat-special-line = Sur la case { $space } de la piste d'actions spéciales{ SOME($colour) ->
    [no] { "" }
   *[other] , { COLOUR($colour) }
 } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin, place { $place } dans l'ordre des joueurs.
thing-mat-special-does = L'ordre des jetons est l'ordre des joueurs ; la couleur est celle que les cubes blancs peuvent remplacer.
thing-mat-planned = { $who ->
    [you] vos tuiles planifiées
   *[other] tuiles planifiées { DE($who) }
 }
thing-mat-planned-line = { SOME($tiles) ->
    [no] Aucune.
   *[other] { $tiles }.
 }
thing-mat-planned-does = On les bâtit par l'action verte.
thing-mat-villages = { $who ->
    [you] vos villages dans la réserve générale
   *[other] villages { DE($who) } dans la réserve générale
 }
thing-mat-villages-line = { SOME($villages) ->
    [no] Tous sont planifiés ou bâtis.
   *[other] { $villages }.
 }
thing-mat-villages-get = Planifiez-les par l'action rouge pour 1 point d'action chacun.
thing-mat-good = { $who ->
    [you] vos pions de { GOOD($good) }
   *[other] pions de { GOOD($good) } { DE($who) }
 }
thing-mat-good-line = { $have } fois production { $made } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin.
thing-mat-good-does = À la fin, chaque denrée rapporte ses pions multipliés par sa production.

# Shapes of tiles, for those who do not see them.
tile-name-village = village ({ $shape })
    .indef = un village ({ $shape })
    .def = le village ({ $shape })
tile-name-neutral = tuile neutre ({ $shape })
    .indef = une tuile neutre ({ $shape })
    .def = la tuile neutre ({ $shape })
shape-i1 = case seule
shape-i2 = rangée de deux
shape-i3 = rangée de trois
shape-v3 = coin de trois
shape-i4 = rangée de quatre
shape-o4 = carré de quatre
shape-t4 = T de quatre
shape-t5 = grand T de cinq
shape-v5 = coin de cinq
shape-u5 = U de cinq
shape-w5 = escalier de cinq
shape-x5 = croix de cinq
shape-o6 = bloc de six
shape-a6 = escalier de six

# The table in parts, and in prose.
part-actions = Les actions
part-pirates = Les pirates
part-islands = Les îles
part-map = Le plateau
part-tokens = Les pions de progression
part-tracks = Les pistes
part-goods = Les denrées
part-tiles = Les tuiles
part-players = Les joueurs
prose-thing = { $name } : { $line }
prose-figure = { $name } : { $line }
prose-map = Le plateau a des colonnes a à { $columns } d'ouest en est et des rangées 1 à { $rows } du nord au sud ; autour se trouve le cadre, cases N, E, S et W avec des numéros.
prose-island = { ISLAND($island) } : { $cells }.{ SOME($sites) ->
    [no] { "" }
   *[other] { " Sites libres : " }{ $sites }.
 }{ SOME($goods) ->
    [no] { "" }
   *[other] { " Denrées : " }{ $goods }.
 }{ SOME($posts) ->
    [no] { "" }
   *[other] { " Comptoirs : " }{ $posts }.
 }{ SOME($villages) ->
    [no] { "" }
   *[other] { " Villages : " }{ $villages }.
 }{ SOME($neutral) ->
    [no] { "" }
   *[other] { " Tuiles neutres : " }{ $neutral }.
 }
prose-ships = { SOME($ships) ->
    [no] Aucun navire n'est encore sur le plateau.
   *[other] Navires : { $ships }.
 }
prose-special = La piste d'actions spéciales : { $colours }. Points à la fin : { $points }. Depuis la tête : { $here }.
prose-progress = La piste de progression : les cases dorées avec un pion et des points à la fin sont { $points }. { $here }.
prose-player = { $lines } { SOME($tokens) ->
    [no] Aucun pion.
   *[other] Pions : { $tokens }.
 }
ship-lies = { $who ->
    [you] votre navire { $ship } en { SPACE($space) }
   *[other] le navire { $ship } { DE($who) } en { SPACE($space) }
 }
site-with-anchor = { $site } (ancre { $anchor })
post-of = { $who } en { $cell }
villages-of = { $who } en { $cells }
cells-from-to = { $first } à { $last }
track-space = { $space } { COLOUR($colour) }
track-points = { $points } en { $space }

# Cards for moments that everybody looks up for.
moment-pirates-title = Les pirates !
moment-pirates = Le round { $round } est terminé : les pirates attaquent avec une force de { $strength }.
moment-cannons = Les canons contre les pirates
moment-cannons-note = s'il en manque, tous sont perdus
moment-repelled = repousse { $strength }, garde { $left ->
    [0] 0 canon
    [1] 1 canon
   *[other] { $left } canons
 }
moment-plundered = perd { $lost } PV : il en fallait { $strength }
moment-next-time = Ce qui manque pour la prochaine attaque
moment-missing = { $cannons ->
    [0] a assez de canons
    [1] 1 canon
   *[other] { $cannons } canons
 }
moment-round = Le round { $round } commence : les comptoirs des îles complétées maintenant comptent x{ $multiplier }.
moment-next-pirates = Un marqueur de pirates a été retourné : après le round { $round }, leur force sera de { $strength }.
moment-over = C'était le dernier round : place au décompte final.
moment-phase = { COLOUR($colour) }

# What should be heard before a choice is made.
warn-ap-lost = { $ap ->
    [one] { $ap } PA est perdu
   *[other] { $ap } PA sont perdus
 }
warn-token-declined = aucun pion n'est pris
warn-chances-lapsed = { $chances ->
    [one] { $chances } pion manqué
   *[other] { $chances } pions manqués
 } : il n'en reste plus en vue
warn-plundered = puis les pirates prennent { $lost ->
    [0] 0 point
    [1] 1 point
   *[other] { $lost } points
 }{ $cannons ->
    [0] {""}
   *[other] {" "}et vos canons
 } : force { $strength }, { $short } de trop
warn-repelled = puis viennent les pirates : { $strength ->
    [one] { $strength } canon tiré
   *[other] { $strength } canons tirés
 }, reste { $cannons }
warn-game-ends = la partie se termine ainsi

# What speaks for a choice of somebody else, in the middle of a sentence.
purpose-guns = les pirates ont une force de { $strength }, et { $cannons ->
    [0] pas un canon ne leur répond
    [1] 1 seul canon leur répond
   *[other] { $cannons } canons seulement leur répondent
 }
purpose-room = une île a de la place pour cette tuile

# Tips, by the kind of question.
tip-turn = Chaque couleur sortie donne les mêmes points d'action : choisissez ce qu'il vous faut, et non la couleur la plus nombreuse. Au début : naviguez, puis planifiez et bâtissez. Gardez assez de canons pour les pirates.
tip-sail = Chaque navire dispose de tous les points. Arrêtez-vous à une ancre pour établir un comptoir ; le premier d'une île rapporte, et une petite île est vite complète.
tip-sail-ship = Le navire va sur toute case à portée avec ses propres points ; l'autre navire garde les siens.
tip-track = Les canons tirés sur les pirates sont perdus, mais en manquer coûte aussi des points. Sur les autres pistes, seule compte la plus haute valeur atteinte.
tip-plan = Un village coûte un point quelle que soit sa taille ; les grands couvrent le plus de terre. Prenez des tuiles qui vont sur l'île de votre comptoir.
tip-pick-token = Un pion qui agit à chaque round vaut d'autant plus qu'il vient tôt ; les pions de fin de partie ne rapportent qu'alors.
tip-build = Les tuiles rapportent tout de suite, davantage sur les grandes îles. Couvrez les denrées que vous produisez, et voyez qui pourrait compléter l'île.
tip-build-tile = Chaque case doit être de la terre libre, et la tuile doit toucher votre comptoir ou une chaîne de vos villages et de tuiles neutres. On peut la tourner.
tip-produce = Un pion de production multiplie toutes les denrées de sa sorte : achetez pour une denrée que vous avez ou que vous prendrez.

# What a designer counts.
uses-action = actions choisies
uses-token-taken = pions de progression pris
uses-token-used = pions de progression retournés
uses-progress = cases à points de victoire atteintes sur la piste de progression
uses-tile-planned = tuiles planifiées
uses-tile-built = tuiles bâties
uses-production = pions de production achetés
uses-post = comptoirs établis
uses-island = îles complétées
uses-pirates = pirates
uses-space = case { $space } sur { $end }
uses-good = { GOOD($good) } pour { $cost }
uses-first = le premier sur son île
uses-later = sur une île déjà découverte
uses-small = petites îles
uses-large = grandes îles
uses-repelled = repoussés
uses-plundered = pillages

# Labels of the board, in the lengths that a layout may need: one of them must fit.
board-ap = PA
board-points = PV
board-vp = { $vp } PV
board-gain = +{ $vp } PV
board-cost = { $ap } PA
board-gold = { $gold } or
board-tab-map = Carte
board-tab-actions = Actions
board-tab-tokens = Pions
board-tab-goods = Denrées
board-tab-tiles = Tuiles
board-tab-islands = Îles

# The wheel of actions.
board-wheel-now = ici
board-wheel-next = suiv.
board-wheel-tower = tour
board-wheel-use = ce qu'on en ferait
board-use-sail = { $ap ->
    [one] { $ap } case
   *[other] { $ap } cases
 } pour chaque navire
    .short = { $ap ->
        [one] { $ap } case
       *[other] { $ap } cases
     } par navire
board-use-plan = { $village ->
    [0] { "" }
   *[other] village { $village } PA,{ " " }
 }neutre { $least }–{ $most } PA
    .short = { $village ->
        [0] { "" }
       *[other] village { $village },{ " " }
     }neutre { $least }–{ $most } PA
board-use-build = { $planned ->
    [0] aucune tuile planifiée
   *[other] { $fitting } tuiles planifiées sur { $planned } trouvent place séparément
 }
    .short = { $planned ->
        [0] aucune tuile planifiée
       *[other] { $fitting } sur { $planned } { $fitting ->
            [one] trouve place
           *[other] tiennent seules
         }
     }
board-use-produce = { $tokens ->
    [one] { $tokens } pion abordable
   *[other] { $tokens } pions abordables
 }
board-use-cannons = canons { $now }→{ $then }, il faut { $need }
    .short = { $now }→{ $then }, il faut { $need }
board-use-progress = case { $now }→{ $then }, { $tokens ->
    [one] { $tokens } pion
   *[other] { $tokens } pions
 }
board-use-special = case { $now }→{ $then }, { $vp } PV
board-gold-take = ou de l'or
board-gold-have = or : { $gold }
board-gold-have-gold = or en main : { $gold }
board-gold-for = à la place, { $cubes } cubes
board-gold-for-ap = 1 or = 1 PA
board-gold-end = fin
board-gold-none = rien
board-ship-moves = navire { $ship }, cases

# Pirates, tracks and tokens.
board-pirates = Pirates
board-pirates-safe = à l'abri
    .short = sauf
board-pirates-lose = perd { $loss }
    .short = -{ $loss }
board-special = Spécial
board-special-vp = PV à la fin
    .short = PV
board-progress = Progression
    .short = Progr.
board-progress-golden = doré : 1 pion
board-tokens = Pions de progression
board-tokens-note = – part à la fin du round
board-token-taken = pris
board-own-has = :
board-own-none = aucun pion

# Goods and production.
board-good-wool = W laine
board-good-tobacco = Tabac
board-good-sugar = Sucre
board-good-coconut = N coco
board-good-coffee = Café
board-goods-title = Denrées × production
board-goods-round = round { $round } sur { $rounds }
board-goods-buy = achat
board-offers-title = Production en vente
board-offers-note = PV à la fin pour une de plus

# Islands.
board-islands = Îles
board-islands-nearly = Îles presque complètes
board-islands-pay-now = 1 à 4 comptoirs : { $pay } PV
board-islands-pay = comptoirs { $pay }
    .short = { $pay }
board-islands-no-posts = aucun comptoir
board-islands-all-note = cases libres, valeur des comptoirs, denrées
board-islands-built-note = cases bâties et libres ; 1 à 4 comptoirs : { $pay } PV ; denrées restantes
board-island = Île { $number }
board-island-free = { $free } lib.
board-island-done = fini
board-island-of = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
 } sur { $cells }
board-island-complete = complète
board-island-large = grande ◆
board-island-small = petite
board-island-no-post = aucun comptoir
board-island-paid = comptoirs payés
board-island-pay = paie
board-island-goods = denrées
board-pay-title = Île complétée
board-pay-posts = compt.
board-pay-now = PV
board-pay-last = dern. +{ $vp }

# Tiles.
board-rack = Tuiles
board-rack-village = village
board-rack-neutral = neutre
board-tile-vp = { $small }/{ $large } PV
board-tile-ways = R : { $ways } façons
    .short = R : { $ways }
board-tile-turn = R la tourne
board-tiles-landless = { $n } des { $planned } tuiles : sans terre
    .short = { $n } sur { $planned } sans terre
board-tile-planned = { $n } planif.
board-tile-left = reste { $n }
board-shop = Tuiles à planifier
board-shop-note = combien il en reste, PV petite / grande île
board-shop-village = village 1 PA
board-shop-neutral = 1 PA la case
board-reserve-none = aucune tuile planifiée
    .short = aucune tuile
board-note-planned = planifié :
board-note-nothing = rien encore
board-note-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }

# The signs of the map.
board-sign-opens = site : ouvre { $opened }
    .short = ouvre { $opened }
board-sign-opens-short = ouvre { $opened }
board-sign-land = grande
board-sign-closed = fermée
board-sign-anchor = ancre
board-sign-chest = coffre
board-sign-star = dern.
board-sign-turn = tourner
board-sign-post = comptoir
    .short = compt.
board-sign-village = village
board-sign-neutral = neutre
board-sign-ship = navire
board-sign-small = petite
board-sign-large = grande, coffre
    .short = grande
board-sign-cells = dernières cases
    .short = dernières
    .shorter = dern.
board-sign-discovery = découverte
    .short = découv.
board-legend-goods = denrées

# A player's sheet.
board-mat-points = { $vp } PV sur la piste
board-mat-points-now = { $vp } PV sur la piste, { $total } si la partie s'arrêtait
board-mat-gold = or
board-mat-cannons = canons
board-mat-posts = comptoirs
    .short = compt.
board-mat-chests = coffres
board-mat-ships = navires
board-mat-special = spécial
board-mat-goods = denrées
board-mat-production = ×prod.
board-mat-planned = planifié
board-mat-villages = villages
board-mat-tokens = pions
board-mat-none = aucun
board-mat-of = sur { $most }
board-mat-cashed = { $n ->
    [one] { $n } échangé
   *[other] { $n } échangés
 }
board-mat-ships-off = pas encore placés
board-mat-ship = { $ship } en { $space }
board-mat-space = case { $space }
board-mat-special-vp = { $vp } PV à la fin
board-mat-place = place { $place } dans l'ordre
board-mat-all-planned = tous planifiés
board-mat-used-up = a servi

# What a player has, in the strip of players.
held-vp = PV
held-gold = or
held-cannons = canons
held-tiles = tuiles
held-posts = comptoirs
held-tokens = pions
held-chests = coffres
held-progress = progr.
held-special = spécial

# The game on one page.
aid-goal = But
aid-goal-line = { $rounds } rounds ; le plus de points gagne, et une égalité revient au plus avancé sur la piste d'actions spéciales.
aid-round = Un round
aid-round-phases = la tour reçoit une couleur, rend des cubes de toutes
    .sign = { $phases } phases
aid-round-choose = une action dont la couleur est sortie, ou de l'or
    .sign = choisir
aid-round-ap = autant que de cubes de la couleur la plus nombreuse ; 1 pièce d'or en achète un
    .sign = PA
aid-round-pirates = à la fin : payez leur force en canons, ou perdez tous vos canons et autant de points
    .sign = pirates
aid-actions = Actions
aid-action-blue = chaque PA déplace vos deux navires d'une case ; à une ancre, établissez un comptoir
aid-action-black = un canon par PA
aid-action-red = prenez des tuiles : un village pour 1 PA, une tuile neutre pour sa taille en PA
aid-action-brown = une case par PA ; un pion pour chaque case dorée atteinte
aid-action-green = bâtissez vos tuiles, reliées à un de vos comptoirs : village 1 PA, neutre sa taille ; vous prenez les denrées dessous
aid-action-yellow = achetez des pions de production pour les PA qui y figurent
aid-action-white = avancez dans l'ordre des joueurs, ou faites l'action de la couleur où vous êtes si elle n'est pas sortie
aid-action-gold = au lieu d'une action : une pièce pour { $cubes } cubes, arrondi au supérieur
    .sign = or
aid-counts = Ce qui rapporte
aid-counts-first = { $discovery } pour le premier comptoir d'une île
    .sign = découverte
aid-counts-tiles = tout de suite : la petite valeur sur les petites îles, la grande sur les grandes
    .sign = tuiles
aid-counts-island = sa dernière case rapporte { $completion }, et un coffre si elle est grande ; puis tous ses comptoirs
    .sign = île
aid-counts-posts = { $factors } selon leur nombre, fois { $multipliers } selon le round
    .sign = comptoirs
aid-counts-goods = chaque sorte : pions fois production, celle imprimée comprise
    .sign = denrées
aid-counts-tracks = la plus haute valeur atteinte en progression et en spéciale
    .sign = pistes
aid-counts-gold = 1 par pièce, aussitôt au-delà de { $most }
    .sign = or
aid-signs = Signes
aid-sign-cubes = cubes : sortis, au prochain lancer, dans la tour ; ▪ aussi une tuile neutre
aid-sign-sites = un site, et combien de cases un comptoir vous y ouvre ; un comptoir de A
    .sign = ⌂7 ⌂A
aid-sign-closed = terre où seuls les autres peuvent venir
aid-sign-anchors = ancre, son site ; – sur un pion : part après ce round
aid-sign-ships = un navire, avec sa lettre et son numéro ; ▶ aussi la phase et qui doit jouer
aid-sign-chest = un coffre : { $chest } pièces d'or
aid-sign-last = dernières cases d'une île ; points du premier comptoir
aid-sign-crop = autour d'une lettre : des denrées à prendre
aid-sign-pieces = canons ou or ; un canon qui manque contre les pirates ; une case vide
aid-sign-copies = 2 ou 3 pions semblables
aid-sign-extra = 1 PA de plus aux actions de ces lettres
    .sign = +1ko
aid-sign-villages = petites lettres sur la terre : villages de A, de B
aid-sign-times = denrées fois production
aid-sign-land = petites, grandes îles là où il n'y a pas de couleurs
aid-sign-yellow = effet du choix sélectionné
    .sign = jaune
aid-forgotten-1 = Tout le monde a les mêmes PA, si peu de cubes que votre couleur ait.
aid-forgotten-2 = Une tuile neutre par phase ; des villages tant qu'on peut payer.
aid-forgotten-3 = Les pirates ne faiblissent jamais : un marqueur de plus à chaque round.
aid-forgotten-4 = Les PA restants au bout d'une piste rapportent { $end } pièces d'or en tout.
aid-forgotten-5 = Plus tôt une île est complétée, plus chaque comptoir y rapporte.
aid-forgotten-6 = On peut bâtir sur un site vide : aucun comptoir n'y viendra plus.

# Worked examples, by their number and that of the step.
example-player-0 = Rouge
example-player-1 = Blanc
example-player-2 = Bleu
example-player-3 = Jaune
example-ship = { $name } choisit le navire { $ship }.
example-tile = Une tuile de la réserve est choisie.
example-02-1 = Les 4 cubes bleus viennent d'être lancés, et tous sont sortis ; les autres couleurs attendent encore.
example-03-1 = Jaune termine le round. Le premier joueur lance les 4 cubes bleus du suivant.
example-04-1 = Il n'y a pas de cube marron.
example-04-2 = Un seul cube noir suffit pour choisir les canons, et avec 4 PA : le bleu a le plus de cubes, 4.
example-04-3 = Les 4 peuvent être utilisés.
example-05-1 = Jaune termine la phase ; dans la suivante, c'est Rouge, en tête, qui commence.
example-06-1 = Tous les jetons sont sur une case, celui de Rouge au sommet : il recommence dans la phase suivante.
example-07-1 = Rouge choisit de naviguer : 4 déplacements par navire.
example-07-2 = Les deux navires entrent par le cadre, gratuitement.
example-07-3 = Le second peut entrer ailleurs.
example-07-5 = Trois déplacements mènent le navire 1 à une ancre.
example-07-6 = Un comptoir est établi ; le navire renonce à son quatrième déplacement.
example-07-7 = Le navire 1 ne peut plus bouger.
example-07-8 = Le navire 2 a toujours ses 4 déplacements.
example-08-1 = Rouge a 5 déplacements et un comptoir sur l'île de b2.
example-08-3 = Le navire 1 atteint une autre ancre de la même île.
example-08-4 = Un second comptoir, mais pas de points : l'île est déjà découverte.
example-09-1 = Rouge choisit les canons avec 4 PA.
example-09-2 = Le jeton de Rouge avance de 4 cases.
example-10-1 = Rouge choisit de planifier avec 4 PA.
example-10-2 = Une tuile neutre de taille 2 coûte 2 PA.
example-10-3 = Un village de taille 4 coûte 1 PA.
example-10-4 = Un village de taille 3 coûte 1 PA : 2 + 1 + 1 = 4.
example-11-1 = Bleu choisit la progression avec 5 PA.
example-11-2 = Le jeton de Bleu dépasse une case à points de victoire.
example-11-3 = Bleu prend un pion de progression.
example-12-1 = Rouge choisit de bâtir.
example-12-3 = La tuile neutre de taille 2 coûte 2 PA ; elle touche le comptoir.
example-12-5 = Le village de taille 4 coûte 1 PA.
example-12-7 = Le village de taille 3 coûte 1 PA ; une chaîne de tuiles mène au comptoir.
example-13-1 = Rouge choisit de bâtir.
example-13-2 = Rouge veut bâtir un village en rangée de trois.
example-13-3 = Sa troisième case serait e2, qui est en mer.
example-14-1 = Rouge choisit de bâtir.
example-14-2 = Rouge a un village d'une case et un comptoir en b2.
example-14-3 = c3 ne touche b2 que par un coin.
example-15-1 = { example-12-1 }
example-15-3 = { example-12-3 }
example-15-5 = { example-12-5 }
example-15-7 = { example-12-7 }
example-15-9 = La dernière aussi : toutes sont reliées au comptoir par des tuiles.
example-16-1 = Rouge choisit de bâtir.
example-16-3 = La tuile couvre du sucre : Rouge le prend.
example-16-5 = La seconde couvre de la laine : Rouge la prend.
example-17-1 = { example-12-1 }
example-17-3 = { example-12-3 }
example-17-5 = { example-12-5 }
example-17-7 = { example-12-7 }
example-18-1 = Deux cases sont libres sur cette grande île. Rouge choisit de bâtir.
example-18-3 = 2 pour la tuile, 3 pour l'île complétée, 3 x 4 pour deux comptoirs : 17, et le coffre. Le comptoir de Bleu : 1 x 4.
example-19-1 = Rouge choisit de produire avec 5 PA.
example-19-2 = Le premier pion de laine coûte 2 PA.
example-19-3 = Le second en coûte 3 : 5 PA ensemble.
example-20-1 = Jaune choisit l'action spéciale, pour avancer avec 5 PA.
example-20-2 = Jaune avance de 4 cases, sur une case rouge, et passe en tête.
example-20-3 = Jaune renonce au dernier PA, et jouera en premier dès la phase suivante.
example-21-1 = Le jeton de Blanc est sur du rouge et aucun cube rouge n'est là : 5 PA pour planifier.
example-21-2 = Chaque village coûte 1 des 5 PA.
example-22-1 = 10 cubes font 4 pièces d'or : 9 + 3 = 12, le bout de la piste, et la quatrième donne 1 PV.
example-23-1 = Rouge choisit les canons avec 5 PA.
example-23-2 = Deux cases amènent le jeton à 12, au bout de la piste.
example-23-3 = Il reste 3 PA au bout de la piste : 2 pièces d'or.
example-24-1 = Rouge choisit la progression avec 2 PA.
example-24-2 = Rouge paie 1 pièce d'or pour un PA de plus.
example-24-3 = Trois cases amènent le jeton à la prochaine case à points de victoire.
example-24-4 = Rouge prend encore un pion de progression.
example-25-1 = Les 4 canons de Bleu ne font pas 6 : ils sont tous perdus, et 6 PV.
example-26-1 = Les 8 canons de Jaune repoussent une force de 6 ; il en reste 2 et rien n'est perdu.
example-27-1 = Après l'attaque, le marqueur suivant, un 4, est retourné : 6 + 4 = 10.
example-28-1 = Les pions de Rouge font 8 pièces d'or : 3 amènent le jeton à 12, les 5 autres font 5 PV, et la piste en rapporte 12.
example-29-1 = Denrées fois production : 12 + 1 + 0 + 2 + 4 = 19 PV.
example-30-1 = 7 pour le pion, 12 pour l'or compté deux fois, 10 pour la piste : 29 PV.
example-31-1 = La plus haute valeur atteinte par Rouge sur la piste d'actions spéciales est de 6 PV.

# What a menu says about the game.
about-pitch = Des explorateurs naviguent entre les îles du Nouveau Monde, y établissent des comptoirs et couvrent la terre de tuiles. À chaque phase, une tour pleine de cubes de couleur décide des actions possibles et de leur force ; à la fin de chaque round, les pirates attaquent. Après cinq rounds, le joueur qui a le plus de points gagne.
about-hidden = rien
about-round = round
about-tiebreak = la place sur la piste d'actions spéciales, depuis la tête
