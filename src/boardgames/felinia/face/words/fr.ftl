# Felinia en français. Une variable est remplie par le programme ; un nom en capitales est une fonction qui sait comment
# une chose s'appelle : voir en.ftl. Le joueur est « vous ». Les formes .short, .shorter et .tiny sont prises où la place
# manque ; les largeurs sont dites dans en.ftl.

-de = { ELIDES($who) ->
    [1] d'{ $who }
   *[other] de { $who }
 }

-at = { PROVINCE-KIND($province) ->
    [port] au { PROVINCE($province) }
    [crossroads] au carrefour { CODE($province) }
   *[other] à { PROVINCE($province) }
 }
-from = { PROVINCE-KIND($province) ->
    [port] du { PROVINCE($province) }
    [crossroads] du carrefour { CODE($province) }
   *[other] de { PROVINCE($province) }
 }

# Ce qui manque, après une négation : pas de livre, pas d'horlogerie.
-none = { $kind ->
    [clocks] d'{ GOOD($kind, 1) }
    [gold] d'{ GOOD($kind, 1) }
    [spice] d'{ GOOD($kind, 1) }
   *[other] de { GOOD($kind, 1) }
 }

# Noms.
amount = { $n } { GOOD($kind, $n) }
unit-gold = or
unit-spice = { $n ->
    [one] épice
   *[other] épices
 }
unit-good = { $n ->
    [one] marchandise
   *[other] marchandises
 }
unit-coin = { $n ->
    [one] pièce
   *[other] pièces
 }
unit-provision = { $n ->
    [one] provision
   *[other] provisions
 }
unit-merchant = { $n ->
    [one] Marchand
   *[other] Marchands
 }
the-province = { PROVINCE-KIND($province) ->
    [crossroads] carrefour { CODE($province) }
   *[other] { PROVINCE($province) }
 }
the-boat = le bateau de { TIME($boat) } vers les { BOAT-COUNTRY($boat) }
the-tile = { TILE-KIND($tile) ->
    [people] une tuile { TILE($tile) }
   *[special] la tuile { TILE($tile) }
 }
the-bonus = { BONUS-KIND($tile) ->
    [counts-as] compte comme une tuile { BONUS($tile) }
   *[plus-one] 1 point par tuile { BONUS($tile) }
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
list-or = { $some } ou { $last }
list-and = { $some } et { $last }

# Où en est la partie.
status = tour { $round } · { $now }{ $end ->
    [last-merchant] {" "}· dernier Marchand à bord
    [boats-out] {" "}· derniers bateaux
   *[no] {""}
 }
status-over = partie finie après le tour { $round }
phase-auction = enchères, tour de table { $lap } sur { $laps }
phase-commerce = commerce
phase-exploration = exploration
phase-storage = stockage
phase-final-sales = dernières ventes

# Ce qui est demandé.
ask-bid = posez le jeton Enchère { $lap } sur { $laps }
ask-buy = acheter au { PLACE($place) } pour { COINS($price) } ?{ $short ->
    [0] {""}
   *[other] {" "}vendez d'abord
 }
ask-guild = échanger à la Guilde pour { COINS($price) } ?{ $short ->
    [0] {""}
   *[other] {" "}vendez d'abord
 }
ask-board = embarquer ?{ SOME($sale) ->
    [0] {""}
   *[other] {" "}{ $sale }
 }
one-sale = vendez { AMOUNT($kind, 1) } pour payer { TIME($boat) } ({ BOAT-COUNTRY($boat) })
ask-flip = retourner une tuile chez les { COUNTRY($country) } ? encore { $left }
ask-travel = { $moves ->
    [0] une provision pour continuer { -from } ?
    [one] continuer { -from } ? reste 1 déplacement
   *[other] continuer { -from } ? reste { $moves } déplacements
 }
ask-mystery = garder un Lieu Mystérieux, ou aucun ?
ask-storage = n'en gardez que { $free }, ou payez { COINS($cost) } pour 1 de plus
ask-final-sale = vendre avant le décompte ? l'argent départage

# Titres de la liste des choix.
piece-give = donner
piece-take = prendre
piece-given = { SHORT($give) }
piece-taken = { SHORT($take) } +{ $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }

group-bid-bank = enchérir
group-bid-market = enchérir
group-bid-guild = enchérir
group-buy = acheter
group-swap = échanger
group-take-bonus = bonus
group-decline = reprendre
group-board = embarquer
group-done = fini
group-flip = retourner
group-stop-flipping = fini
group-move = aller
group-spend-provision = provision
group-go-home = maison
group-keep = garder
group-keep-none = fini
group-keep-fourth = garder
group-sell = vendre

# Ce qui peut être fait : le prix d'abord, puis ce qu'on reçoit.
do-unknown = { QUOTED($name) }
do-bid-bank = jeton sur votre plateau : { $gain }
do-bid = { PLACE($place) } pour { COINS($price) }{ SOME($what) ->
    [0] {""}
   *[other] {" "}: { $what }
 }
do-bid-guild-for = échange ou bonus
do-buy = acheter { AMOUNT($good, 1) }{ $then }
do-swap = { SHORT($give) } contre { SHORT($take) }, +1 { $reward ->
    [provision] prov
   *[other] { GOOD($reward, 1) }
 }{ $then }
then-boats = {" "}; de quoi payer { $times }
do-take-bonus = { the-bonus } (1 or, 1 épice)
do-decline = { $at ->
    [guild] ni échange ni bateau
   *[buy] ni achat ni bateau
 }
do-board = payer { $cost } : { $fate ->
    [ends] vers les { COUNTRY($country) }, fin de la partie
    [full] vers les { COUNTRY($country) }, part complet
    [room] vers les { COUNTRY($country) }, puis { $left } libre
   *[none] vers les { COUNTRY($country) }
 }
do-done = { $at ->
    [board] pas de bateau : continuer
   *[final-sale] ne plus vendre
 }
do-flip = retourner { CODE($province) }{ $ways }
by-ways = { "\u00A0" }: par { $crossroads } ({ $gains })
do-stop-flipping = s'arrêter là
do-move = { -at }{ SOME($gains) ->
    [0] {""}
   *[other] {" "}: { $gains }
 }
do-settle = { -at } : { $gains }
do-spend-provision = dépenser 1 provision : 1 déplacement de plus, reste { AMOUNT("provision", $left) }
do-go-home = rentrer à la maison sans tuile
do-keep = garder { CARD($card) } : { $cost }
do-keep-none = ne garder aucune carte
do-keep-fourth = payer { COINS($cost) } et garder quatre marchandises
do-sell = vendre { AMOUNT($kind, 1) } : { $gain }
for-free = gratuit
gain-coins = { $got ->
    [one] +{ $got } pièce
   *[other] +{ $got } pièces
 }{ $lost ->
    [0] {""}
    [one] , { $lost } perdue (maximum { $limit })
   *[other] , { $lost } perdues (maximum { $limit })
 }
gain-good = { $n ->
    [one] +{ $n } marchandise au hasard
   *[other] +{ $n } marchandises au hasard
 }
gain-units = +{ AMOUNT($kind, $n) }
gain-cards = piocher { $n } Lieux Mystérieux
gain-tile = { TILE-KIND($tile) ->
    [people] tuile { TILE($tile) } (jusqu'à { $top } chacune)
    [special] { TILE($tile) } : { GIST($tile) }
   *[hidden] prendre la tuile
 }

# Ce que fait une tuile spéciale.
gist-each-spice-1 = chaque épice 1 point
    .tiny = épice 1
gist-gold = +1 or, plus aux symboles
    .tiny = or +1
gist-each-provision-2 = chaque provision 2 points
    .tiny = prov. 2
gist-provision = +1 provision, plus aux symb.
    .tiny = prov +1
gist-lone-merchant-2 = Marchands isolés 2 points
    .tiny = seul 2
gist-coin = +1 pièce, plus aux symboles
    .tiny = ● +1
gist-each-mystery-plus-1 = Lieux Mystérieux +1 point
    .tiny = lieu +1
gist-provision-gold-coin-good = 1 or+pièce+march.+prov.
    .tiny = 4 dons

# Ce qu'est chaque sorte d'action.
meaning-bid-bank = Posez un jeton Enchère sur votre plateau individuel et recevez les pièces du tour de table.
meaning-bid-market = Posez un jeton Enchère sur la pile d'un marché ouvert.
meaning-bid-guild = Posez un jeton Enchère sur la pile de la Guilde.
meaning-buy = Achetez une tuile Marchandise du marché pour 1 pièce par jeton présent.
meaning-swap = À la Guilde, échangez une marchandise contre une autre du sac, plus une épice ou, en version Expert, une provision.
meaning-take-bonus = À la Guilde, donnez 1 or et 1 épice pour une tuile Bonus.
meaning-decline = Reprenez votre jeton sans achat ni échange.
meaning-board = Après un achat ou un échange, payez le prix d'un bateau et placez-y un Marchand.
meaning-done = N'embarquez plus, ou ne vendez plus.
meaning-flip = Retournez face visible une tuile Commerce du pays où votre Marchand a débarqué.
meaning-stop-flipping = Ne retournez plus de tuile.
meaning-move = Déplacez le Marchand d'une province le long d'une route.
meaning-spend-provision = Dépensez une provision pour un déplacement de plus.
meaning-go-home = Finissez le voyage sans tuile Commerce : le Marchand retourne dans votre stock.
meaning-keep = Gardez une carte Lieu Mystérieux piochée, en payant la marchandise indiquée.
meaning-keep-none = Ne gardez aucune des cartes Lieu Mystérieux piochées.
meaning-keep-fourth = Payez 2 pièces pour garder une quatrième tuile Marchandise.
meaning-sell = Vendez un or, une épice ou une tuile Marchandise.

# Pourquoi pas : les tours.
game-over = La partie est finie.
not-now = Ce n'est pas ce qui se décide maintenant.
not-your-turn = Ce n'est pas à vous.
nobody-passes = Personne ne passe aux enchères : à chaque tour de table on pose un jeton.

# Pourquoi pas : enchères, achats, échanges, ventes.
no-such-market = Il n'y a pas de marché { QUOTED($name) }.
market-closed = Le { PLACE($place) } est fermé à { $players } joueurs.
no-such-good = Aucune marchandise ne s'appelle { QUOTED($name) }.
market-lacks-good = Au { PLACE($place) }, il n'y a pas { -none }.
price-too-high = Le prix est de { COINS($price) } ; vous en avez { $money }.
swap-needs-goods = Un échange se fait entre deux sortes de marchandises.
swap-same-good = La tuile prise doit être d'une autre sorte que la tuile donnée.
swap-no-provision = Une provision pour un échange n'existe qu'en version Expert.
swap-no-such-reward = Un échange ne rapporte pas { QUOTED($name) }.
none-to-give = Vous n'avez pas { -none } à donner.
bag-lacks-good = Dans le sac, il n'y a pas { -none }.
no-such-bonus = Il n'y a pas de tuile Bonus { QUOTED($name) }.
bonus-taken = Cette tuile Bonus a été prise.
bonus-cost = Une tuile Bonus coûte { AMOUNT($kind, 1) } et vous n'en avez pas.
provisions-not-sold = Les provisions ne se vendent pas.
not-for-sale = On ne vend que l'or, les épices et les marchandises.
none-to-sell = Vous n'avez pas { -none } à vendre.

# Pourquoi pas : bateaux.
no-such-berth = Il n'y a pas d'emplacement { QUOTED($name) }.
berth-empty = Il n'y a pas de bateau.
boat-full = Le bateau de { TIME($boat) } est complet.
no-merchant = Vous n'avez plus de Marchand en stock.
boat-goods = Le bateau de { TIME($boat) } demande { AMOUNT($kind, $need) } et vous en avez { $have }.
boat-coins = Le bateau de { TIME($boat) } demande { COINS($need) } et vous en avez { $have }.

# Pourquoi pas : voyages, Lieux Mystérieux, stockage.
no-such-province = Il n'y a pas de province { QUOTED($name) }.
flip-other-country = On ne retourne que des tuiles du pays où le Marchand a débarqué.
nothing-face-down = Il n'y a pas de tuile face cachée.
been-there = Ce Marchand est déjà passé { PROVINCE-KIND($place) ->
    [port] au { PROVINCE($place) }
    [crossroads] au carrefour { CODE($place) }
   *[other] à { PROVINCE($place) }
 }.
no-road = Aucune route ne mène { PROVINCE-KIND($at) ->
    [port] du { PROVINCE($at) }
    [crossroads] du carrefour { CODE($at) }
   *[other] de { PROVINCE($at) }
 } { PROVINCE-KIND($place) ->
    [port] au { PROVINCE($place) }
    [crossroads] au carrefour { CODE($place) }
   *[other] à { PROVINCE($place) }
 }.
post-settled = Un Marchand est installé à { PROVINCE($place) }.
post-face-down = La tuile Commerce de { PROVINCE($place) } est face cachée.
no-move-left = Ce Marchand n'a plus de déplacement.
no-provisions-here = Les provisions ne servent qu'en version Expert.
moves-left = Une provision se dépense quand le Marchand n'a plus de déplacement.
no-provision = Vous n'avez pas de provision.
nowhere-to-go = Le Marchand ne pourrait entrer dans aucune province.
card-not-drawn = Vous n'avez pas pioché { QUOTED($name) }.
card-owned = Vous avez déjà une carte { CARD($card) }.
card-cost = Garder { CARD($card) } coûte { AMOUNT($kind, $need) } et vous en avez { $have }.
too-many-goods = Personne ne garde plus de { $limit } marchandises ; vendez d'abord.
storage-cost = Garder une quatrième tuile coûte { COINS($cost) }.

# Ce que quelqu'un a appris.
fact-boat-pile = la pile de tuiles Bateaux
fact-face-down = une tuile face cachée
fact-mystery = un Lieu Mystérieux
fact-taken = une tuile prise par quelqu'un

# Ce qui est arrivé.
told-round-begun = Le tour { $round } commence ; premier joueur : { $name }.
told-token-banked = { $who } pose le jeton { $lap } sur son plateau : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
 }{ $lost ->
    [0] {""}
    [one] , { $lost } perdue (max. { $limit })
   *[other] , { $lost } perdues (max. { $limit })
 }.
told-token-placed = { $who } enchérit { PLACE-KIND($place) ->
    [guild] à la Guilde
   *[market] au { PLACE($place) }
 } pour { COINS($price) }.
told-token-returned = { $who } { $why ->
    [declined] reprend son jeton
    [empty] ne trouve plus rien
    [price] ne peut pas payer
   *[nothing] n'a rien à échanger
 } { PLACE-KIND($place) ->
    [guild] à la Guilde
   *[market] au { PLACE($place) }
 }.
told-sold = { $who } vend { AMOUNT($kind, 1) } : { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
 }{ $lost ->
    [0] {""}
    [one] , { $lost } perdue
   *[other] , { $lost } perdues
 }.
told-good-bought = { $who } achète { AMOUNT($good, 1) } { PLACE-KIND($place) ->
    [guild] à la Guilde
   *[market] au { PLACE($place) }
 } pour { COINS($price) }.
told-good-swapped = { $who } échange { AMOUNT($give, 1) } contre { AMOUNT($take, 1) } pour { COINS($price) }.
told-bonus-taken = { $who } prend une tuile Bonus pour { COINS($price) }{ BONUS-KIND($tile) ->
    [hidden] {""}
   *[known] {" "}: { the-bonus }
 }.
told-merchant-boarded = { $who } embarque sur { the-boat }, { $place ->
    [0] avant
   *[1] arrière
 }{ $full ->
    [0] {""}
   *[other] , complet
 } ; { $stock ->
    [0] son dernier Marchand
   *[other] il lui en reste { $stock }
 }.
told-boarding-ended = { $who } n'embarque plus.
told-end-triggered = { $why ->
    [last-merchant] Le dernier Marchand d'un joueur est à bord : la partie finit après cette exploration.
   *[boats-out] Il n'y a plus assez de bateaux : la dernière exploration commence.
 }
told-boat-left = Le bateau de { TIME($boat) } vers les { BOAT-COUNTRY($boat) } part { $merchants ->
    [0] à vide
   *[other] avec { $aboard }
 }.
told-aboard = { $count ->
    [1] { $who }
   *[other] { $count } Marchands { -de }
 }
told-merchant-landed = { $who } débarque { -at }.
told-tile-flipped = { $who } retourne { TILE-KIND($tile) ->
    [hidden] la tuile
   *[known] { the-tile }
 } { -at }.
told-flipping-stopped = { $who } ne retourne plus de tuile.
told-merchant-moved = { $who } va { -at }.
told-provision-spent = { $who } dépense une provision pour un déplacement de plus.
told-gained = { $who } reçoit { AMOUNT($what, 1) }{ $source ->
    [income] {" "}({ TILE($tile) })
   *[other] {""}
 }.
told-not-gained = { $who } ne reçoit pas { AMOUNT($what, 1) } : { $what ->
    [coin] le maximum est { $limit }
    [good] le sac est vide
   *[other] il n'en reste plus
 }.
told-mysteries-drawn = { $who } pioche { $cards ->
    [one] { $cards } Lieu Mystérieux
   *[other] { $cards } Lieux Mystérieux
 }.
told-mystery-kept = { $who } garde { CARD-KIND($card) ->
    [hidden] un Lieu Mystérieux
   *[known] { CARD($card) }
 }{ SOME($paid) ->
    [0] {""}
   *[other] {" "}pour { AMOUNT($paid, 1) }
 }.
told-mysteries-returned = { $who } ne garde aucun Lieu Mystérieux.
told-tile-taken = { $who } s'installe { -at } et prend { TILE-KIND($tile) ->
    [hidden] une tuile
   *[known] { the-tile }
 }.
told-windfall-removed = La tuile Aubaine quitte la partie.
told-went-home = Le Marchand { -de } rentre à la maison, venant { -from }.
told-fourth-kept = { $who } paie { COINS($cost) } pour garder une quatrième marchandise.
told-sales-ended = { $who } a fini de vendre.
told-boat-dealt = Nouveau : { the-boat }, { $price } ; { $places ->
    [one] { $places } place
   *[other] { $places } places
 }.
told-next-boat-shown = Ensuite : { the-boat }, { $price } ; { $places ->
    [one] { $places } place
   *[other] { $places } places
 }.
told-market-filled = { PLACE($place) } : { $goods }.
told-game-ended = La partie est finie après le tour { $round }.

# Ce qu'a un joueur, en une ligne.
holding-coins = pièces
holding-goods = march.
holding-gold = or
holding-spice = épices
holding-provisions = prov
holding-stock = pions
holding-trade = tuiles
holding-bonus = bonus
holding-mystery = lieux

# D'où viennent les points.
score-people = { $of ->
    [all] peuples
   *[other] { PEOPLE($of) }
 }
score-bonus = tuiles Bonus
score-merchants = Marchands
score-gold = or
score-spice = épices
score-goods = marchandises
score-mysteries = Lieux Mystérieux
score-tile = { $of ->
    [all] autres tuiles
   *[other] { TILE($of) }
 }

# Morceaux de phrases.
you = vous
your = votre
possessive = de { $name }
listed = { $first } et { $last }
owner-begins = { $who ->
    [you] Vous avez
   *[other] { $who } a
 }
has-count = { $who } { $count }
has-goods = { $who } { SOME($goods) ->
    [0] rien
   *[other] { $goods }
 }
has-both = { $who } { $gold } or et { AMOUNT("spice", $spice) }
lap-pays = { COINS($coins) } au tour de table { $lap }
tile-label = { TILE($tile) }
tile-at = { TILE($tile) } { -at }
of-kind = { $count } { $label }
tiles-worth = { $points } pour { $count }
people-tiles = { $count } { PEOPLE($people) }, { POINTS($points) }
backs-of = { $count } du royaume des { COUNTRY($country) }
special-with-gist = { TILE($tile) } ({ GIST($tile) })
symbol = { $symbol ->
    [coin] { COINS($n) }
    [good] { $n ->
        [one] une marchandise au hasard du sac
       *[other] { $n } marchandises au hasard du sac
     }
    [mystery] le choix d'un Lieu Mystérieux
   *[other] { AMOUNT($symbol, $n) }
 }

# Sur la table : marchés, Guilde, plateau individuel.
thing-closed = { PLACE($place) }
thing-closed-line = Fermé à { $players } joueurs : ni marchandises ni jetons.
thing-market = { PLACE($place) }
thing-market-line = { SOME($goods) ->
    [0] Pas de marchandises
   *[other] { $goods }
 } ; { SOME($acting) ->
    [0] { $bidding ->
        [0] { "" }
       *[other] un jeton posé maintenant paierait { COINS($next) } ;{ " " }
     }{ $tokens ->
        [0] pas de jetons
       *[other] jetons qui agissent dans cet ordre : { $pile }
     }
   *[other] { $acting ->
        [you] vous pouvez acheter
       *[other] { $acting } peut acheter
     } pour { COINS($tokens) }
 }.
thing-market-does = Pendant la phase de commerce, les jetons agissent du haut de la pile vers le bas. Chacun peut acheter une marchandise pour 1 pièce par jeton encore présent, lui compris : le dernier paie 1. Un achat donne le droit d'embarquer.
thing-market-worth = { $asks ->
    [0] { "" }
   *[other] { SOME($wanted) ->
        [0] Aucune marchandise ici n'est la dernière qu'un bateau vous demande.
       *[other] Complète pour vous le prix d'un bateau : { $wanted }.
     }
 }
thing-market-get = { $asks ->
    [0] { "" }
   *[other] { $bidding ->
        [0] { $mine ->
            [0] Vous n'avez pas de jeton ici ce tour.
            [one] Vous avez 1 jeton ici et { COINS($money) } ; en vendant tout, vous en auriez { $reach }.
           *[other] Vous avez { $mine } jetons ici et { COINS($money) } ; en vendant tout, vous en auriez { $reach }.
         }
       *[other] Posez un jeton Enchère ici. Vous avez { COINS($money) } ; en vendant tout, vous en auriez { $reach }.
     }
 }
thing-market-others = { $tokens ->
    [0] Personne n'a de jeton ici.
   *[other] Dans cet ordre : { $pile }.
 }
thing-market-good = { GOOD($good, 2) } au { PLACE($place) }
thing-market-good-line = { $count ->
    [0] Il n'y en a plus ici
   *[other] { $count } ici, { $bidding ->
        [0] { $tokens ->
            [0] et plus de jeton pour acheter
           *[other] { COINS($tokens) } pour le jeton du haut
         }
       *[other] un jeton posé maintenant paierait { COINS($next) }
     }
 }{ SOME($boats) ->
    [0] { "" }
   *[other] {" "}; c'est tout ce qui vous manque pour le bateau de { $boats }
 }.
thing-market-good-does = Les marchandises paient les bateaux ; à la fin chacune vaut { POINTS($points) }, et elle se vend { COINS($sells) }.
thing-market-good-worth = { $asks ->
    [0] { "" }
   *[other] Vous en avez { $have }.{ SOME($boats) ->
        [0] { "" }
       *[other] { " Avec une de plus, vous pourriez payer le bateau de " }{ $boats }.
     }
 }
thing-market-good-get = Le propriétaire du jeton du dessus peut en acheter une, pour 1 pièce par jeton présent.
thing-market-good-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-guild = la Guilde
thing-guild-line = { SOME($acting) ->
    [0] { $bidding ->
        [0] { $tokens ->
            [0] Pas de jetons
           *[other] Jetons qui agissent dans cet ordre : { $pile }
         }
       *[other] Un jeton posé maintenant paierait { COINS($next) }{ $tokens ->
            [0] { "" }
           *[other] {" "}; dans cet ordre : { $pile }
         }
     }
   *[other] { $acting ->
        [you] Vous pouvez faire un échange
       *[other] { $acting } peut faire un échange
     } pour { COINS($tokens) }
 } ; { $bonus ->
    [0] plus de tuile Bonus
    [one] il reste 1 tuile Bonus
   *[other] il reste { $bonus } tuiles Bonus
 }.
thing-guild-does = Un jeton permet un échange pour 1 pièce par jeton présent : une marchandise contre une autre du sac, plus une épice{ $expert ->
    [0] { "" }
   *[other] { " ou une provision" }
 } ; ou 1 or et 1 épice contre une tuile Bonus. La Guilde vient après tous les marchés et donne le droit d'embarquer.
thing-guild-worth = { $asks ->
    [0] { "" }
   *[other] { $pays ->
        [0] Pour une tuile Bonus il faut 1 or et 1 épice ; vous avez { $gold } et { $spice }.
       *[other] Vous pourriez acheter une tuile Bonus : vous avez { $gold } or et { AMOUNT("spice", $spice) }.
     }
 }
thing-guild-get = { thing-market-get }
thing-guild-others = { thing-market-others }
thing-bank = les plateaux individuels
thing-bank-line = Un jeton sur votre plateau rapporte { $lap ->
    [0] { $income }
   *[other] { COINS($now) } à ce tour de table ; en tout { $income }
 }.
thing-bank-does = Au lieu d'enchérir, posez un jeton sur votre plateau individuel : il rapporte tout de suite des pièces, et rien d'autre.
thing-bank-worth = { $asks ->
    [0] { "" }
   *[other] Vous avez { COINS($money) } ; le maximum est { $most }, le reste est perdu.
 }
thing-bank-get = Pendant les enchères, une fois par tour de table.
thing-bank-others = { SOME($list) ->
    [0] Personne d'autre ne l'a fait ce tour.
   *[other] Ce tour : { $list }.
 }
thing-bag = le sac
thing-bag-line = { SOME($goods) ->
    [0] Il est vide.
   *[other] { $count } marchandises : { $goods }.
 }
thing-bag-does = On y pioche les marchandises des marchés et celles au hasard ; la Guilde échange avec lui.
thing-bag-get = Le prix des bateaux et les ventes retournent dans le sac.
thing-bag-good = { GOOD($good, 2) } dans le sac
thing-bag-good-line = { $count } sur { $all } dans le sac{ SOME($boats) ->
    [0] { "" }
   *[other] {" "}; une seule vous manque pour le bateau de { $boats }
 }.
thing-bag-good-does = À la Guilde, une autre marchandise peut être échangée contre elle, tant que le sac en a.
thing-first = le premier joueur
thing-first-line = { $who ->
    [you] Vous commencez
   *[other] { $who } commence
 } ce tour : { $order }.
thing-first-does = Le premier joueur pose le premier jeton de chaque tour de table. La carte passe à gauche à chaque tour de jeu.

# Bateaux.
thing-no-boat = emplacement { $dock } vide
thing-no-boat-line = Pas de bateau ici ; il en vient un à la préparation du prochain tour de jeu, s'il en reste.
thing-boat = le bateau de { TIME($boat) } vers les { COUNTRY($country) }
thing-boat-line = { $price } par Marchand ; { SOME($aboard) ->
    [0] personne à bord
   *[other] à bord : { $aboard }
 }, { $left ->
    [0] complet
    [one] { $left } place libre
   *[other] { $left } places libres
 }{ $leaves ->
    [0] , il attend
   *[other] , il part ce tour{ $left ->
        [0] { "" }
       *[other] { " si aucun bateau n'est complet" }
     }
 }{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { "" }
       *[other] { SOME($missing) ->
            [0] {" "}; vous avez le prix
           *[other] {" "}; il vous manque { $missing }
         }
     }
 }.
thing-boat-does = Il mène au royaume des { COUNTRY($country) }. Les bateaux complets partent à la fin de la phase de commerce ; si aucun ne l'est, celui qui part le plus tôt{ $earliest ->
    [0] { "" }
   *[other] { ", et c'est celui-ci" }
 }.
thing-boat-worth = { SOME($tiles) ->
    [0] Aucune tuile face visible là-bas
   *[other] Tuiles face visible là-bas : { $tiles }
 }{ $hidden ->
    [0] { "" }
    [one] {" "}; { $hidden } autre face cachée
   *[other] {" "}; { $hidden } autres face cachée
 }.{ $last ->
    [0] { "" }
   *[other] { " Il emporterait votre dernier Marchand et finirait la partie." }
 }
thing-boat-get = Après un achat ou un échange, payez { $price } et placez un Marchand à bord.{ $asks ->
    [0] { "" }
   *[other] { $left ->
        [0] { " Le bateau est complet." }
       *[other] { SOME($missing) ->
            [0] { $stock ->
                [0] { " Vous n'avez plus de Marchand." }
               *[other] { " Vous avez tout." }
             }
           *[other] { " Il vous manque " }{ $missing }.
         }
     }
 }
thing-boat-others = { SOME($able) ->
    [0] Personne d'autre n'a le prix maintenant.
   *[other] Pourraient payer : { $able }.
 }
thing-boats = les bateaux à venir
thing-boats-line = { $count ->
    [0] La pile de tuiles Bateaux est vide
    [one] { $count } bateau dans la pile
   *[other] { $count } bateaux dans la pile
 }{ $end ->
    [last-merchant] {" "}; le dernier Marchand d'un joueur est à bord : la partie finit ce tour
    [boats-out] {" "}; il n'y a plus assez de bateaux : la partie finit ce tour
   *[no] {" "}; la partie finit aussi quand quelqu'un embarque son dernier Marchand
 }.
thing-boats-does = Avant le prochain tour, un bateau vient à chaque emplacement vide. Quand il n'y en a plus assez, la dernière exploration suit. Les bleus, { $blue } en tout, sont au fond de la pile.
thing-boats-others = Le moins de Marchands en stock : { $who }, { $fewest }.
thing-next-boat = le prochain bateau
thing-next-boat-line = Celui de { TIME($boat) } vers les { COUNTRY($country) } pour { $price }, { $places ->
    [one] { $places } place
   *[other] { $places } places
 }.
thing-next-boat-does = Il vient au premier emplacement qui se vide.
thing-next-boat-worth = { thing-boat-worth }
thing-next-boat-get = Une fois au port, pour { $price }, après un achat ou un échange.

# L'île.
thing-port = le quai des { COUNTRY($country) }
thing-port-line = Les Marchands des bateaux vers les { COUNTRY($country) } débarquent ici ; routes vers { $ways }.
thing-port-does = Débarquer est le premier déplacement.{ $expert ->
    [0] { " On peut ensuite retourner des tuiles Commerce face cachée, s'il y en a." }
   *[other] { "" }
 }
thing-crossroads = { the-province } des { COUNTRY($country) }
thing-crossroads-line = { SOME($gains) ->
    [0] Il ne rapporte rien
   *[other] En entrant on reçoit { $gains }
 } ; routes vers { $ways }{ SOME($here) ->
    [0] { "" }
   *[other] {" "}; un Marchand est ici : { $here }
 }.
thing-crossroads-does = Ses symboles rapportent à chaque entrée d'un Marchand, et on les garde même si le Marchand rentre à la maison.
thing-crossroads-worth = { $points ->
    [0] { "" }
   *[other] Ce qu'il rapporte vaut { POINTS($points) }, comme si la partie finissait maintenant.{ " " }
 }{ $cards ->
    [0] { "" }
   *[other] Un Lieu Mystérieux seul vaut { POINTS($single) }, à plusieurs { POINTS($several) } chacun.{ " " }
 }{ SOME($extra) ->
    [0] { "" }
   *[other] Vos tuiles spéciales ajoutent { $extra }.
 }
thing-crossroads-get = À { $moves } déplacements du bateau, débarquement compris.
thing-post = { the-province }
thing-post-line = { $state ->
    [settled] { $who ->
        [you] Votre Marchand
       *[other] Un Marchand { -de }
     } est installé ici{ $group ->
        [1] , seul
       *[other] , dans un groupe de { $group }
     }.
    [open] { the-tile }{ SOME($gist) ->
        [0] { "" }
       *[other] { " (" }{ $gist })
     }, face visible{ $asks ->
        [0] { "" }
       *[other] { $own ->
            [0] {" "}; un Marchand ici vous donnerait +{ $merchant }
           *[other] {" "}; s'installer ici vous donnerait { POINTS($both) }
         }
     }.
    [hidden] Une tuile Commerce face cachée : aucun Marchand n'y entre avant qu'elle soit retournée.
   *[empty] Ni tuile ni Marchand installé.
 }
thing-post-does = { $state ->
    [settled] Le Marchand reste pour toujours ; des Marchands qui se touchent forment un groupe et valent plus.
   *[other] Un Marchand qui entre dans un comptoir avec une tuile visible la prend et s'y installe pour toujours ; des Marchands qui se touchent valent plus.
 } Il touche { $touching }.
thing-post-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [settled] { "" }
        [open] { $own ->
            [0] Le Marchand : { POINTS($merchant) }. Ce que vaut la tuile dépend de vos tuiles face cachée.
           *[other] La tuile { POINTS($points) }, le Marchand { POINTS($merchant) }, comme si la partie finissait maintenant.
         }
       *[other] Un Marchand installé ici vous donnerait { POINTS($merchant) }, plus la tuile.
     }
 }
thing-post-get = { $state ->
    [settled] { "" }
   *[other] À { $moves } déplacements du bateau ; un Marchand en a { $base }{ $expert ->
        [0] { "" }
       *[other] { ", et un de plus par provision" }
     }. Routes vers { $ways }.
 }
thing-post-others = { SOME($beside) ->
    [0] Personne n'est installé à côté.
   *[other] Marchands installés à côté : { $beside }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " Sur des bateaux vers ce pays : " }{ $sailing }.
 }
thing-country = le royaume des { COUNTRY($country) }
thing-country-line = { $left ->
    [0] Plus de tuile
    [one] Reste { $left } tuile
   *[other] Reste { $left } tuiles
 }{ SOME($open) ->
    [0] { "" }
   *[other] {" "}; visibles : { $open }
 }{ $hidden ->
    [0] { "" }
   *[other] {" "}; { $hidden } face cachée
 }{ SOME($boats) ->
    [0] {" "}; aucun bateau n'y va
   *[other] {" "}; bateaux à { $boats }
 }.
thing-country-does = Ses { $posts } comptoirs portent des tuiles Commerce. Un Marchand débarque au quai et suit les routes jusqu'à une tuile visible.
thing-country-worth = { SOME($maybe) ->
    [0] { "" }
   *[other] De ses tuiles on ne voit pas : { $maybe }.
 }
thing-country-others = { SOME($settlers) ->
    [0] Personne n'est encore installé ici.
   *[other] Installés : { $settlers }.
 }{ SOME($sailing) ->
    [0] { "" }
   *[other] { " En route : " }{ $sailing }.
 }
thing-journey = le voyage
thing-journey-line = { SOME($who) ->
    [0] Aucun Marchand n'est en route.
   *[other] { $who ->
        [you] Votre Marchand
       *[other] Le Marchand { -de }
     } est { -at } ; il reste { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
     }{ $flips ->
        [0] { "" }
        [one] {" "}; on peut retourner encore { $flips } tuile
       *[other] {" "}; on peut retourner encore { $flips } tuiles
     }{ $cards ->
        [0] { "" }
       *[other] {" "}; { $cards } Lieux Mystérieux piochés
     }.
 }
thing-journey-does = Un Marchand a { $base } déplacements, débarquement compris. Une tuile Commerce visible finit le voyage : le Marchand s'y installe. Celui qui n'en trouve pas rentre à la maison et garde ce qu'il a reçu.
thing-journey-get = { $expert ->
    [0] { "" }
   *[other] Une provision donne un déplacement de plus ; vous en avez { $provisions }.
 }

# Tuiles et cartes.
thing-people = les tuiles { PEOPLE($people) }
thing-people-line = { $have ->
    [-1] { $scale } points
    [0] Vous n'en avez pas ; la première vaut { POINTS($more) }
   *[other] Vous en avez { $have }, { POINTS($points) } ; une de plus ajoute { $more }
 } ; { $lying ->
    [0] aucune n'est visible
   *[other] visibles à { $open }
 }.
thing-people-does = Chaque tuile vaut autant de points que vous avez de tuiles de ce peuple, au plus { $top } : { $scale } tuiles. Il y en a { $all }.
thing-people-get = { SOME($open) ->
    [0] Aucune n'est visible sur l'île maintenant.
   *[other] Visibles sur l'île : { $open }.
 }
thing-special = la tuile { TILE($tile) }
thing-special-line = { $gist } ; { $state ->
    [open] elle est visible { -at }
    [owned] { $who ->
        [you] vous l'avez
       *[other] { $who } l'a
     }
    [gone] elle a quitté la partie
   *[taken] quelqu'un l'a, ou elle n'est pas en jeu
 }.
thing-special-does = Une tuile spéciale n'a pas de peuple : { $gist }. { $timing ->
    [end] Elle compte à la fin.
    [lasting] Elle agit jusqu'à la fin de la partie.
   *[instant] Elle agit une fois, quand on la prend.
 }
thing-special-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] Elle vous donnerait { POINTS($points) } si la partie finissait maintenant.
 }
thing-special-get = Comme toute tuile Commerce : un Marchand s'installe là où elle est.
thing-bonus = la tuile Bonus { PEOPLE($people) }
thing-bonus-line = { $effect ->
    [counts-as] Elle compte comme une tuile { PEOPLE($people) } de plus
   *[plus-one] Un point par tuile { PEOPLE($people) } que vous avez
 } ; { $state ->
    [there] 1 or et 1 épice à la Guilde
    [owned] { $who ->
        [you] vous l'avez
       *[other] { $who } l'a
     }
   *[taken] quelqu'un l'a prise
 }.
thing-bonus-does = { $effect ->
    [counts-as] À la fin, c'est une tuile { PEOPLE($people) } comme les autres.
   *[plus-one] À la fin, elle ajoute un point par tuile { PEOPLE($people) } ; elle n'en est pas une elle-même.
 }
thing-bonus-worth = { $asks ->
    [0] { "" }
   *[other] { $state ->
        [there] { $own ->
            [0] Cela dépend de vos tuiles face cachée.
           *[other] { POINTS($points) } pour vous si la partie finissait maintenant, avant l'or et l'épice qu'elle coûte.
         }
       *[other] { "" }
     }
 }
thing-bonus-get = { $state ->
    [there] Un jeton à la Guilde, 1 or et 1 épice{ $asks ->
        [0] { "" }
       *[other] {" "}; vous avez { $gold } or et { AMOUNT("spice", $spice) }
     }.
   *[other] On ne peut plus l'avoir.
 }
thing-bonus-others = { SOME($list) ->
    [0] Personne d'autre ne pourrait la payer maintenant.
   *[other] Pourraient la payer : { $list }.
 }
thing-hidden-card = Lieu Mystérieux { $number }
thing-hidden-card-line = { $who } regarde cette carte et peut la garder.
thing-hidden-card-does = De deux cartes piochées on en garde une, et une seule de chaque sorte.
thing-card = { CARD($card) }
thing-card-line = Un Lieu Mystérieux ; { SOME($cost) ->
    [0] le garder ne coûte rien
   *[other] le garder coûte { $cost }
 }{ SOME($missing) ->
    [0] { "" }
   *[other] , et il manque { $missing }
 }{ $owned ->
    [0] { "" }
   *[other] {" "}; vous en avez déjà un de cette sorte
 }.
thing-card-does = De deux cartes piochées on en garde une, et une seule de chaque sorte. Elles comptent à la fin, davantage s'il y en a plusieurs.
thing-card-worth = { ABOVE($points) ->
    [0] { "" }
   *[other] { POINTS($points) } pour vous si la partie finissait maintenant.
 }

# Ce qu'ont les joueurs.
thing-purse = { $who ->
    [you] vos pièces
   *[other] les pièces { -de }
 }
thing-purse-line = { owner-begins } { COINS($coins) } sur { $most } au plus, et { $tokens ->
    [0] plus de jeton Enchère
    [one] { $tokens } jeton Enchère
   *[other] { $tokens } jetons Enchère
 } en main.
thing-purse-does = Les pièces paient les achats, les échanges et certains bateaux. À la fin elles ne valent rien, mais départagent les égalités.
thing-purse-get = Le plateau individuel, les carrefours avec une pièce et les ventes en rapportent ; en vendant tout : { $reach }.
thing-purse-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-own-board = { $who ->
    [you] votre plateau individuel
   *[other] le plateau individuel { -de }
 }
thing-own-board-line = { SOME($used) ->
    [0] Aucun jeton dessus ce tour
   *[other] Jetons des tours de table { $used }
 } ; { $tokens } en main.
thing-own-board-does = Un jeton posé ici rapporte { $income }.
thing-own-board-worth = { $now ->
    [0] { "" }
   *[other] Maintenant il rapporterait { COINS($now) }.
 }
thing-goods = { $who ->
    [you] vos marchandises
   *[other] les marchandises { -de }
 }
thing-goods-line = { SOME($goods) ->
    [0] Aucune.
   *[other] { $goods }.
 }
thing-goods-does = Elles paient les bateaux et les échanges. Après l'exploration, { $free } se gardent sans frais et jusqu'à { $limit } pour { COINS($cost) } ; le reste est vendu.
thing-goods-worth = { POINTS($points) } à la fin.
thing-goods-others = { SOME($list) ->
    [0] { "" }
   *[other] { $list }.
 }
thing-resources = { $who ->
    [you] votre or et vos épices
   *[other] l'or et les épices { -de }
 }
thing-resources-line = { $gold } or, { AMOUNT("spice", $spice) }{ $expert ->
    [0] { "" }
   *[other] , { AMOUNT("provision", $provisions) }
 } : { POINTS($points) } à la fin.
thing-resources-does = Chaque or vaut { POINTS($each) }, deux épices ensemble { POINTS($pair) }. Un or et une épice achètent une tuile Bonus à la Guilde.{ $expert ->
    [0] { "" }
   *[other] { " Provision : un déplacement de plus." }
 }
thing-resources-get = Les carrefours de l'île rapportent or et épices ; les échanges à la Guilde, des épices.
thing-merchants = { $who ->
    [you] vos Marchands
   *[other] les Marchands { -de }
 }
thing-merchants-line = { $stock } en stock, { $aboard } à bord, { $settled } installés : { POINTS($points) }{ SOME($groups) ->
    [0] { "" }
   *[other] {" "}; ils sont à { $groups }
 }.
thing-merchants-does = Un Marchand installé vaut { POINTS($alone) } s'il est isolé, { $pair } s'ils sont deux à se toucher, { $more } s'ils sont trois ou plus. La partie finit quand quelqu'un embarque son dernier Marchand.
thing-merchants-others = Marchands en stock : { $list }.
thing-tiles = { $who ->
    [you] vos tuiles Commerce
   *[other] les tuiles Commerce { -de }
 }
thing-tiles-line = { $count ->
    [0] Aucune encore
   *[other] { SOME($known) ->
        [0] { $count } face cachée : { $hidden }
       *[other] { $known }{ SOME($hidden) ->
            [0] { "" }
           *[other] {" "}; face cachée : { $hidden }
         }
     }
 }.
thing-tiles-does = Chaque peuple compte à part : chaque tuile vaut autant de points qu'il y a de tuiles de ce peuple, jusqu'au chiffre indiqué. Les autres n'en voient que le dos.
thing-bonuses = { $who ->
    [you] vos tuiles Bonus
   *[other] les tuiles Bonus { -de }
 }
thing-bonuses-line = { $count ->
    [0] Aucune encore
   *[other] { SOME($known) ->
        [0] { $count } face cachée
       *[other] { $known }
     }
 }.
thing-bonuses-does = On les achète à la Guilde pour 1 or et 1 épice ; elles comptent à la fin.
thing-specials = { $who ->
    [you] vos tuiles spéciales
   *[other] les tuiles spéciales { -de }
 }
thing-specials-line = { SOME($known) ->
    [0] Aucune en vue.
   *[other] { $known }.
 }
thing-specials-does = Les tuiles spéciales comptent ou rapportent selon leur texte, sans compter pour un peuple.
thing-places = { $who ->
    [you] vos Lieux Mystérieux
   *[other] les Lieux Mystérieux { -de }
 }
thing-places-line = { $count ->
    [0] Aucun encore
   *[other] { SOME($known) ->
        [0] { $count } face cachée
       *[other] { $known }
     } : { POINTS($points) }
 }.
thing-places-does = Un seul vaut { POINTS($single) }, plusieurs { POINTS($each) } chacun.
thing-player = { $who ->
    [you] vous
   *[other] { $who }
 }
thing-player-line = { COINS($coins) }, { SOME($goods) ->
    [0] aucune marchandise
   *[other] { $goods }
 }, { $gold } or, { AMOUNT("spice", $spice) }{ $expert ->
    [0] { "" }
   *[other] , { AMOUNT("provision", $provisions) }
 } ; { $settled ->
    [one] { $settled } Marchand installé
   *[other] { $settled } Marchands installés
 }, { $stock } en stock ; { $tiles ->
    [one] { $tiles } tuile Commerce
   *[other] { $tiles } tuiles Commerce
 }, { $bonus ->
    [one] { $bonus } tuile Bonus
   *[other] { $bonus } tuiles Bonus
 }{ $expert ->
    [0] { "" }
   *[other] , { $places } Lieux Mystérieux
 }.
thing-player-does = { $has }
thing-for-sale = { GOOD($kind, 2) } à vendre
thing-for-sale-line = { owner-begins } { $count } ; l'unité se vend { COINS($price) }, et vous pouvez encore en recevoir { $room }.
thing-for-sale-does = { $storing ->
    [0] Avant le décompte, tout peut encore se vendre ; l'argent ne fait que départager.
   *[other] Ce qui est de trop pour le stockage est vendu.
 }

# La table par parties, et en phrases.
part-markets = Les marchés et la Guilde
part-harbour = Le port
part-island = L'île
part-country = Le royaume des { COUNTRY($country) }
part-tiles = Les tuiles
part-players = Les joueurs
prose-thing = { $name } : { $line }
prose-from-to = { $first } à { $last }

# Cartes des grands moments.
moment-end-title = La fin
moment-end = { $why ->
    [last-merchant] Le dernier Marchand d'un joueur est à bord : cette exploration est la dernière.
   *[boats-out] Il n'y a plus assez de bateaux : cette exploration est la dernière.
 }
moment-round-title = Tour { $round }
moment-round = Le tour { $round } est fini.
moment-stock = Marchands encore en stock
moment-stock-note = le premier qui n'en a plus met fin à la partie
moment-merchants = { $trade ->
    [0] pas encore de tuile
    [1] 1 tuile Commerce
   *[other] { $trade } tuiles Commerce
 }
moment-phase = { $phase ->
    [auction] Enchères
    [commerce] Commerce
    [exploration] Exploration
    [storage] Stockage
   *[final-sales] Dernières ventes
 }
moment-phase-text = { $phase ->
    [auction] Les enchères commencent.
    [commerce] Tous les jetons sont posés : le commerce commence, marché par marché.
    [exploration] Les bateaux partent : l'exploration commence.
    [storage] Les marchandises vont au stockage.
   *[final-sales] Les dernières ventes commencent.
 }

# Ce qu'il faut savoir avant de choisir.
warn-token-banked = ce jeton n'achètera rien ce tour
warn-token-returned = { $why ->
    [declined] { PLACE($place) } : le jeton revient sans avoir servi, pas d'embarquement
   *[other] { PLACE($place) } : un autre de vos jetons revient sans avoir servi
 }
warn-boarding-over = plus de bateau avant votre prochain achat
warn-flipping-over = les autres tuiles restent face cachée
warn-went-home = le Marchand ne gagne rien
warn-no-card = les cartes retournent sous la pile
warn-coins-lost = { COINS($lost) } au-dessus du maximum : { $lost ->
    [one] perdue
   *[other] perdues
 }
warn-not-gained = { AMOUNT($what, 1) } de moins : impossible d'en prendre
warn-last-round = cela finit la partie

# Ce qui parle pour un choix d'un autre joueur.
purpose-good = { $lacking ->
    [1] il ne manque que { AMOUNT($good, 1) } pour { TIME($boat) } vers les { BOAT-COUNTRY($boat) }
   *[other] { AMOUNT($good, 1) } fait partie des { $lacking } qui manquent pour { TIME($boat) } vers les { BOAT-COUNTRY($boat) }
 }
purpose-bonus = { $tiles ->
    [1] une tuile Bonus peut être achetée, et c'est la dernière
   *[other] une tuile Bonus peut être achetée, et il en reste { $tiles }
 }
purpose-due = les jetons déjà posés coûteront { COINS($due) }, et il { $coins ->
    [0] n'y en a aucune
   *[other] y en a { $coins }
 }
purpose-fare = { TIME($boat) } vers les { BOAT-COUNTRY($boat) } demande encore { COINS($coins) }, et rien d'autre ne manque
purpose-nothing-sold = aucun marché ne vend ce qui manque pour un bateau
purpose-no-coins = sans pièce, un jeton n'achète rien
purpose-lap = aucun autre tour de table ne rapporte plus que ces { COINS($coins) }
purpose-price = le { PLACE($place) } demande { COINS($price) }, et il { $coins ->
    [0] n'y en a aucune
   *[other] y en a { $coins }
 }
purpose-country = { $tiles ->
    [one] { $tiles } tuile à gagner là où il va
   *[other] { $tiles } tuiles à gagner là où il va{ $covered ->
        [0] { "" }
       *[other] , dont { $open } visibles
     }
 }
purpose-turned = { $open ->
    [0] rien n'est visible dans ce pays, et on ne gagne qu'une tuile visible
    [1] une deuxième tuile visible au choix dans ce pays
   *[other] une de plus à côté des { $open } tuiles visibles de ce pays
 }
purpose-only-tile = aucune autre tuile visible n'est à un déplacement
purpose-way = { $tiles ->
    [1] la tuile visible de { PROVINCE($province) } est à un déplacement de là
   *[other] { $tiles } tuiles visibles sont à un déplacement de là
 }

# Conseils.
tip-bid = Regardez d'abord les bateaux et enchérissez pour les marchandises qui en paient un. Le jeton du dessus achète en premier, mais paie 1 pièce par jeton de la pile ; un jeton sur votre plateau individuel rapporte des pièces.
tip-buy = Achetez la dernière marchandise d'un bateau, marquée dans la liste, et gardez les pièces que le bateau demande. Reprendre son jeton rend l'achat moins cher pour le suivant.
tip-guild = Un échange change une marchandise en celle qui vous manque. Une tuile Bonus contre 1 or et 1 épice rapporte à la fin.
tip-board = Vous ne pouvez embarquer que maintenant, après votre propre achat. Un bateau vers des tuiles d'un peuple que vous collectionnez vaut le plus ; la place avant débarque en premier.
tip-flip = Retournez des tuiles pour qu'il y en ait une à atteindre. Arrêtez-vous dès que vous en voyez une qui vous plaît.
tip-travel = Les symboles en chemin sont à vous tout de suite. Une tuile visible y finit le voyage : installez-vous à côté de vos Marchands.
tip-mystery = Dès la deuxième carte, chacune vaut davantage ; vous ne pouvez pas en garder deux de la même sorte.
tip-storage = Gardez les marchandises qui paient un bateau encore là ; le reste se change en pièces.
tip-final-sale = Les pièces ne font plus que départager : ne vendez que ce qui ne vaut aucun point.

# Ce que compte un auteur de jeux.
uses-bid = enchères
uses-bought = marchandises achetées
uses-swapped = marchandises prises à la Guilde
uses-bonus = tuiles Bonus prises
uses-boat = bateaux pris
uses-visited = provinces traversées
uses-gained = gains en voyage et à la Guilde
uses-mystery = Lieux Mystérieux gardés
uses-settled = provinces occupées
uses-country = pays occupés
uses-tile = tuiles Commerce prises
uses-end = ce qui a fini la partie
uses-bank = le plateau individuel
uses-boat-name = { TIME($boat) } vers les { BOAT-COUNTRY($boat) }
uses-end-last-merchant = le dernier Marchand d'un joueur
uses-end-boats-out = plus assez de bateaux

# Le plateau.
board-harbour = Port
board-board-no-more = ne plus embarquer
board-prizes = ↑ tuiles à gagner là-bas{ $expert ->
    [0] , ? face cachée
   *[1] { "" }
 }
board-no-boat = pas de bateau
    .short = vide
board-then = puis
board-coin = pièce
board-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
    .short = { $n } ●
board-boats-gone = tous sont partis
board-boats-to-come = { $end ->
    [0] { $n ->
        [0] plus de bateaux
       *[other] { $blue ->
            [0] encore { $n } à venir
           *[other] encore { $n }, dont { $blue } bleus
         }
     }
   *[other] dernier départ
 }
board-boat-full = complet
board-boat-free = { $places ->
    [one] { $places } libre
   *[other] { $places } libres
 }
board-boat-paid = { $own ->
    [1] vous pouvez payer
   *[0] { $who } peut payer
 }
    .short = payable
board-boat-lacks = { $own ->
    [1] il vous manque { $missing }
   *[0] il manque à { $who } { $missing }
 }
    .short = manque { $missing }
    .shorter = ○ { $missing }
    .tiny = manque { $n }
board-fate-lands = accoste
    .short = quai
board-fate-sails = part bientôt
    .short = part
board-fate-goes = complet : part
    .short = part
board-fate-last = dernier départ
    .short = fin
board-fate-next = prochain départ
    .short = 1er
board-fate-waits = attend
    .short = att.
board-worth = Points par nombre de tuiles
board-worth-note = visibles
board-worth-people = d'un peuple
board-merchants = Marchands
board-merchants-note = seul { $alone }, paire { $pair }, plus { $more } chacun
board-none-yet = pas encore
board-left = reste { $n }
board-bonus = bonus
board-bonus-gone = toutes les tuiles sont prises
board-bonus-price = pour ◆ or + ▲ épice{ $gold ->
    [0] { $spice ->
        [0] , manque ◆ et ▲
       *[other] , manque ◆
     }
   *[other] { $spice ->
        [0] , manque ▲
       *[other] { "" }
     }
 }
board-bonus-counts-as = 1 de +
    .short = =1
board-bonus-plus-one = +1 par
    .short = +1
board-bonus-mark = { BONUS-KIND($tile) ->
    [counts-as] 1 { $people }
   *[other] { $people } +1
 }

# Titres, et ce qui est écrit à côté des dessins.
board-tab-markets = Marchés
board-tab-boats = Bateaux
board-tab-country = Pays
board-tab-island = Île
board-tab-tiles = Tuiles
board-markets = Marchés
board-auction = Enchères, tour de table { $lap }/{ $laps }
board-commerce = Commerce
board-exploration = Exploration
board-storage = Stockage
board-final-sales = Dernières ventes
board-players = Joueurs
board-mysteries = Lieux Mystérieux
board-what-counts = Ce qui compte
board-game-over = Fin de la partie
board-coins-break-ties = l'argent départage
board-tile-points = n tuiles d'un peuple : n points chacune, max. { $most } { $best }, { $rest } autres
board-merchant-points = Marchand seul { $alone } point, à deux { $pair } chacun, plus { $more } chacun
board-store-points = or { $gold } point, march. { $good }, deux épices { $pair }
board-card-points = une carte { $single } point, plusieurs { $each }
board-bonus-tiles = tuile Bonus : =1 une tuile de plus de son peuple, +1 un point par tuile
board-sales = vente à votre tour : or { $gold }, épice { $spice }, march. { $good } ; maximum { $most } pièces
board-the-end = la fin : un dernier Marchand est à bord, ou il n'y a plus assez de bateaux
board-draw-cards = ★ piochez { $drawn } cartes, gardez-en 1 : { $points }
board-hint-auction = un jeton paie 1 pièce par jeton présent ; celui du dessus agit en premier
board-hint-commerce = marchés de gauche à droite, puis la Guilde ; on embarque après un achat
board-hint-exploration = { $moves } déplacements du bateau à une tuile visible ; le Marchand s'y installe
board-hint-storage = { $free } marchandises sans frais, { $more } de plus pour { COINS($cost) }, le reste vendu { $price }
board-hint-preparation = { "" }
board-hint-final-sales = les pièces ne valent aucun point, mais départagent
board-hint-end = la partie est finie

# Symboles de l'île.
board-sign-gold = or
board-sign-spice = épice
board-sign-coin = pièce
board-sign-good = marchandise
    .short = march.
    .shorter = mar.
board-sign-provision = provision
    .short = prov
board-sign-mystery = Lieu Mystérieux
    .short = mystère
    .shorter = lieu
board-quay = Quai
board-turn-this = voir?
board-tiles = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }
    .short = { $n }

# Marchés et Guilde.
board-pays = prix
board-has = a
board-shut = fermé
board-empty = vide
board-top-first = haut d'abord
board-pays-at = { $who } paie { $price } au { PLACE($place) }
board-pays-of = { $who } paie { $price } sur { COINS($money) }
board-bank = Plateau
board-take = achat
board-completes = dernière d'un bateau pour { $who }
board-is-first = commence
board-guild-swap = échange
    .short = éch.
board-guild-bonus = bonus
board-bag = sac
board-bag-holds = sac { $goods }
board-in-the-bag = dans le sac  { $goods }
board-swap = échange
board-swap-none = une des vôtres contre une du sac
board-swap-how = donner ↓ prendre →, ex.
board-swap-chosen = { $give } contre { $take }, +1 { GOOD($reward, 1) }
board-swap-take = prendre →
board-swap-bag = dans le sac
    .short = au sac
board-swap-note = { $pays ->
    [0] aucun échange ne complète un bateau
   *[other] une heure : le bateau que l'échange paie
 }
board-get = plus
board-or = ou

# Un voyage.
board-bound-for = { $time } vers les { COUNTRY($country) }
board-step-boat = bateau
    .short = bat.
board-step-quay = quai
board-aside-stop = n'en plus retourner
board-aside-provision = continuer
board-aside-home = finir le voyage
board-turn-up = à retourner { $n }
    .short = tuiles { $n }
board-card-hidden = ★ face cachée
board-card-seen = { $who } la regarde
board-card-cost = pour { AMOUNT($good, 1) }
    .short = { AMOUNT($good, 1) }
board-card-free = gratuit
board-card-refused = { $owned ->
    [0] il vous manque
   *[other] déjà à vous
 }
board-keep-one = garder 1
board-keep-none = ou aucune
board-kept = gardées :
board-points = Points
board-points-for-tiles = points des tuiles
board-each-alone = Marchand seul { $points }
board-each-of-two = paire { $points } chacun
board-each-of-more = trois et plus { $points }
board-may-be = cachées :
board-more-boats = encore { $n }

# Stockage et dernières ventes.
board-has-coins = { $who } a { $changes ->
    [0] { COINS($n) }
   *[other] { $n } → { COINS($then) }
 }
board-has-goods = a { $n } marchandises, { $free } sans frais
board-may-sell = peut vendre : l'argent départage
board-pay-to-keep = payer { COINS($cost) } pour en garder { $goods }
board-sell-surplus = vendez ce qui est de trop
board-sell-no-more = ne plus vendre
board-left-in-markets = il reste aux marchés
board-storage-note = { $free } marchandises sans frais, une quatrième coûte { COINS($cost) }

# Joueurs.
board-mat-coins = pièces
board-mat-goods = march.
board-mat-resources = réserves
board-mat-merchants = Marchands
board-mat-settled = installés
board-mat-face-down = cachées
board-mat-tiles = tuiles
board-mat-bonus = bonus
board-mat-special = spéciales
board-mat-places = lieux
board-mat-worth = vaut
board-first-player = premier joueur
board-first = premier
board-own-board = plateau
board-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
 }
board-none = rien
board-no-goods = aucune marchandise
board-nowhere-yet = nulle part encore
board-face-down = { $n } face cachée
board-left-and-aboard = reste { $left }, { $aboard } à bord
board-aboard-and-left = { $aboard ->
    [0] reste { $left }
   *[other] { $aboard } à bord, reste { $left }
 }
board-worth-points = valent { $points }
board-and-face-down = et ce qui est face cachée
board-total-points = { $points } points
board-total-tiles = tuiles
board-total-merchants = Marchands
board-total-stores = or épices march.
board-total-places = lieux
board-total-special = spéc.
board-tiles-won = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
 }{ $known ->
    [0] {" "}:
   *[other] { "" }
 }
board-won-bonus = { $n } bonus
board-won-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }

# Le menu.
about-title = Felinia
about-pitch = Des Marchands du port de Katzburg enchérissent pour des marchandises, en paient des places sur des bateaux et s'installent sur l'île de Felinia, où chaque tuile Commerce appartient à l'un de cinq peuples. Les collections de tuiles, les Marchands côte à côte, l'or et les épices rapportent les points.
about-hidden = tuiles gagnées, Lieux Mystérieux
about-round = tour
about-tiebreak = argent
about-variant-classic = la petite île, pour une première partie
about-variant-expert = la grande île, avec des provisions pour voyager plus loin et des Lieux Mystérieux à découvrir
about-option-next-boat = Prochain bateau visible

# L'aide de jeu.
aid-goal = But
aid-goal-points = Qui a le plus de points gagne ; l'argent ne vaut rien, mais départage.
aid-round = Un tour de jeu
aid-round-auction = { $laps } tours de table, un jeton chacun : sur votre plateau pour { $income } pièces, à un marché ou à la Guilde
    .sign = Enchères
aid-round-commerce = marché par marché, jeton du dessus d'abord : une marchandise, ou un échange à la Guilde ; puis on peut embarquer
    .sign = Commerce
aid-round-exploration = les bateaux complets partent, du plus matinal au plus tardif ; sinon le plus matinal seul ; les Marchands débarquent
    .sign = Exploration
aid-round-storage = gardez { $free } marchandises, une de plus pour { COINS($cost) } ; le reste est vendu
    .sign = Stockage
aid-round-preparation = nouveaux bateaux, marchés complétés à { $filled }, le premier joueur change
    .sign = Préparation
aid-prices = Prix
aid-prices-good = 1 pièce par jeton présent, le vôtre compris ; moins à chaque jeton repris
    .sign = achat
aid-prices-guild = le même prix : une marchandise contre une autre et une épice{ $variant ->
    [expert] {" "}ou une provision
   *[other] {""}
 }, ou un or et une épice contre une tuile Bonus
    .sign = Guilde
aid-prices-boat = ses marchandises et pièces, pour chaque Marchand
    .sign = bateau
aid-prices-sale = à tout moment : or { $gold }, épice { $spice }, marchandise { $good }
    .sign = vente
aid-journey = Un voyage
aid-journey-moves = { $moves } déplacements par les routes, le premier au quai. Les symboles en chemin sont à vous tout de suite.
aid-journey-flips = En débarquant, retournez jusqu'à { $flips } tuiles du pays face visible.
aid-journey-end = Une tuile visible le finit : prenez-la, le Marchand reste. Sans tuile il rentre à la maison.
aid-journey-provision = Provision : un déplacement de plus.
aid-score = Ce qui compte
aid-score-tiles = d'un peuple : chacune autant que vous en avez, au plus { $tops }
    .sign = tuiles
aid-score-merchants = seul { $alone } ; à deux { $pair } chacun, à trois et plus { $more } chacun
    .sign = Marchands
aid-score-stores = { $each_good } chacune, or { $each_gold }, deux épices { $two_spice }
    .sign = march.
aid-score-bonus = une tuile de son peuple, ou un point par tuile que vous en avez
    .sign = bonus
aid-score-mystery = une carte { $single }, plusieurs { $several } chacune
    .sign = lieux
aid-signs = Signes
aid-signs-gains = une pièce ; une marchandise, piochée dans le sac
    .sign = ● ■
aid-signs-stores = or ; épice
    .sign = ◆ ▲
aid-signs-provision = une provision, un déplacement de plus
    .sign = ▼
aid-signs-mystery = un Lieu Mystérieux : deux cartes, gardez-en une
    .sign = ★
aid-signs-back = une tuile face cachée
    .sign = ?
aid-signs-special = une tuile spéciale
    .sign = !
aid-signs-own = une marchandise ou un déplacement que vous avez ; qui manque ou qui reste
    .sign = ● ○
aid-signs-act = celui qui joue ; ◀ près d'une marchandise : la dernière d'un bateau
    .sign = ▶ A ◀
aid-signs-way = où va un bateau, ou le marché suivant ; ce qu'on peut gagner ; ce que vous donnez
    .sign = → ↑ ↓
aid-signs-shut = fermé, ou un étal vide ; rien, ou une place libre sur un bateau
    .sign = ░ ·
aid-signs-road = routes ; ━ le chemin parcouru
    .sign = ─ ╱ ╲ ━
aid-signs-token = un jeton de trop pour les marchandises ; pas d'échange contre la même
    .sign = ×
aid-top = { $top } ({ $peoples })
aid-forgotten-own-deal = Vous n'embarquez que juste après votre propre achat ou échange.
aid-forgotten-entering = { $variant ->
    [expert] Un Marchand n'entre jamais chez un autre et ne repasse nulle part.
   *[other] Un Marchand n'entre ni chez un autre ni sur une tuile face cachée.
 }
aid-forgotten-limit = Les pièces au-dessus de { $limit } sont perdues.
aid-forgotten-last-merchant = Fin quand un joueur a embarqué ses { $merchants } Marchands, ou faute de bateaux.
aid-forgotten-last-boats = À la dernière exploration, tous les bateaux partent, complets ou non.
aid-forgotten-token-back = Reprendre un jeton sans acheter baisse le prix pour le suivant.
aid-forgotten-closed = { $closed ->
    [0] { "" }
    [1] À { $players } joueurs, 1 marché est fermé.
   *[other] À { $players } joueurs, { $closed } marchés sont fermés.
 }

# Ce qu'un Marchand rejoindrait.
board-joining-note = ce qu'un Marchand y ajoute au groupe
    .short = s'ajoute au groupe
board-joining = { SOME($joined) ->
    [0] { PROVINCE($province) } ne touche aucun Marchand { -de }
   *[other] { PROVINCE($province) } rejoint { $joined } : un groupe de { $size }
 }
    .short = { SOME($joined) ->
        [0] { PROVINCE($province) } ne touche personne
       *[other] rejoint { $joined } : groupe de { $size }
     }
board-side-joins = { SOME($joined) ->
    [0] ne touche personne
   *[other] rejoint { $joined }
 }
    .short = { SOME($joined) ->
        [0] seul
       *[other] + { $joined }
     }
board-side-group = un groupe de { $size }
board-side-merchants = Marchands { $before }→{ $after }
    .short = points { $before }→{ $after }
board-points-then = { $before }→{ POINTS($after) }

# Les exemples : les joueurs, et ce qui est dit de chaque étape.
example-player-0 = Bleu
example-player-1 = Rouge
example-player-2 = Vert
example-player-3 = Jaune
example-own-board-1 = Le deuxième jeton va sur le plateau de Bleu : 4 + 2 = 6.
example-on-top-1 = Le jeton de Rouge va sur celui de Bleu et agira en premier.
example-four-tokens-1 = Il y a quatre jetons : Bleu, au-dessus, paie 4.
example-four-tokens-2 = Rouge ne veut pas payer 3 et reprend le jeton du dessus.
example-four-tokens-3 = Il reste deux jetons : Vert paie 2.
example-four-tokens-4 = Le dernier jeton achète la dernière tuile pour 1.
example-guild-1 = Bleu paie 2 pièces, 1 or et 1 épice pour une tuile Bonus.
example-guild-2 = Rouge paie 1 pièce, échange un livre contre un vêtement et reçoit 1 épice.
example-two-places-1 = Un Marchand embarque pour 2 vêtements et 1 verrerie, sans pièce ; une place est libre.
example-one-place-1 = Un Marchand embarque pour 2 horlogeries et 1 pièce ; le bateau est complet.
example-two-boats-1 = Bleu achète une deuxième horlogerie pour 1 pièce et peut embarquer.
example-two-boats-2 = 2 vêtements et 1 verrerie paient la place avant du bateau de 9:45.
example-two-boats-3 = 2 horlogeries et 1 pièce paient le bateau de 5:00.
example-no-boarding-1 = Vert reprend son jeton sans acheter ; c'est au jeton de Rouge.
example-no-boarding-2 = Vert a les marchandises, mais pas d'achat : pas d'embarquement.
example-journey-1 = Le Marchand est au quai ; Vert retourne Tigre 1 : Tigres.
example-journey-2 = Tigre 2 est retournée aussi : deux tuiles au plus.
example-journey-3 = Le deuxième déplacement mène à un carrefour avec une pièce : 1 pièce.
example-journey-4 = Le troisième finit à la tuile Tigres : Vert la prend et s'installe.
example-two-landings-1 = Bleu a trois tuiles d'un peuple : 3 x 3 = 9. Le premier Marchand a débarqué.
example-two-landings-2 = Le Marchand va au carrefour.
example-two-landings-3 = Au comptoir, le Marchand prend la quatrième tuile.
example-two-landings-4 = Le second Marchand a débarqué.
example-two-landings-5 = Le même chemin encore une fois.
example-two-landings-6 = La cinquième tuile est prise.

# Noms des lignes des tables, par sorte et id.
name-good-books = livre
    .label = Livres
    .one = livre
    .several = livres
    .tile = Livre
    .short = livre
    .short_several = livres
name-good-wine = vin
    .label = Vin
    .one = vin
    .several = vins
    .tile = Vin
    .short = vin
    .short_several = vins
name-good-clocks = horlogerie
    .label = Horlogerie
    .one = horlogerie
    .several = horlogeries
    .tile = Horl.
    .short = horl.
    .short_several = horl.
name-good-clothes = vêtement
    .label = Vêtements
    .one = vêtement
    .several = vêtements
    .tile = Vêt.
    .short = vêt.
    .short_several = vêt.
name-good-glassware = verrerie
    .label = Verrerie
    .one = verrerie
    .several = verreries
    .tile = Verr.
    .short = verr.
    .short_several = verr.
name-country-lions = Lions
name-people-lions = Lions
    .one = Lion
    .mark = Li
name-bonus-tile-bonus-lions = =1 Lion
name-country-jaguars = Jaguars
name-people-jaguars = Jaguars
    .one = Jaguar
    .mark = Jg
name-bonus-tile-bonus-jaguars = +1/Jaguar
name-country-tigers = Tigres
name-people-tigers = Tigres
    .one = Tigre
    .mark = Ti
name-bonus-tile-bonus-tigers = +1/Tigre
name-country-panthers = Panthères
name-people-panthers = Panthères
    .one = Panth.
    .mark = Pn
name-bonus-tile-bonus-panthers = +1/Panth.
name-country-cheetahs = Guépards
name-people-cheetahs = Guépards
    .one = Guépard
    .mark = Gu
name-bonus-tile-bonus-cheetahs = =1 Guépard
name-place-market-1 = Marché 1
name-place-market-2 = Marché 2
name-place-market-3 = Marché 3
name-place-market-4 = Marché 4
name-place-market-5 = Marché 5
name-place-guild = Guilde
name-dock-dock-1 = Emplacement 1
name-dock-dock-2 = Emplacement 2
name-dock-dock-3 = Emplacement 3
name-dock-dock-4 = Emplacement 4
name-mystery-kind-temple = Temple
name-mystery-kind-grotto = Grotte
name-mystery-kind-observatory = Observatoire
name-mystery-kind-archive = Archives perdues
    .label = Arch. perdues
name-mystery-kind-springs = Sources chaudes
    .label = Sources
name-mystery-kind-sunken-city = Cité engloutie
name-trade-tile-sp-spice-points = Baron des épices
    .text = À la fin, chaque épice du propriétaire vaut 1 point (au lieu de 1 pour deux).
name-trade-tile-sp-gold-income = Chercheur d'or
    .text = 1 or tout de suite ; +1 or chaque fois qu'un Marchand du propriétaire entre dans une province avec un ou deux symboles or.
name-trade-tile-sp-provision-points = Garde-manger
    .text = À la fin, chaque provision du propriétaire vaut 2 points.
name-trade-tile-sp-provision-income = Ravitailleur
    .text = 1 provision tout de suite ; +1 provision chaque fois qu'un Marchand du propriétaire entre dans une province avec un ou deux symboles provision. Pas lors des échanges.
name-trade-tile-sp-lone-merchants = Ermites
    .text = À la fin, chaque Marchand isolé du propriétaire vaut 2 points (au lieu de 1).
name-trade-tile-sp-coin-income = Monnayeur
    .text = 1 pièce tout de suite ; +1 pièce chaque fois qu'un Marchand du propriétaire entre dans une province avec un ou deux symboles pièce. Jamais plus de 6.
name-trade-tile-sp-mystery-points = Mystique
    .text = À la fin, chaque carte Lieu Mystérieux du propriétaire vaut 1 point de plus.
name-trade-tile-sp-bundle = Aubaine
    .text = 1 provision, 1 or, 1 pièce et 1 marchandise au hasard tout de suite ; puis la tuile quitte la partie.
name-province-cl-lions-port = Quai des Lions
name-province-cl-lions-cross-a = carrefour a, Lion
name-province-cl-lions-cross-b = carrefour b, Lion
name-province-cl-lions-post-1 = Lion 1
name-province-cl-lions-post-2 = Lion 2
name-province-cl-lions-post-3 = Lion 3
name-province-cl-lions-post-4 = Lion 4
name-province-cl-lions-post-5 = Lion 5
name-province-cl-lions-post-6 = Lion 6
name-province-cl-jaguars-port = Quai des Jaguars
name-province-cl-jaguars-cross-a = carrefour a, Jaguar
name-province-cl-jaguars-cross-b = carrefour b, Jaguar
name-province-cl-jaguars-post-1 = Jaguar 1
name-province-cl-jaguars-post-2 = Jaguar 2
name-province-cl-jaguars-post-3 = Jaguar 3
name-province-cl-jaguars-post-4 = Jaguar 4
name-province-cl-jaguars-post-5 = Jaguar 5
name-province-cl-jaguars-post-6 = Jaguar 6
name-province-cl-tigers-port = Quai des Tigres
name-province-cl-tigers-cross-a = carrefour a, Tigre
name-province-cl-tigers-cross-b = carrefour b, Tigre
name-province-cl-tigers-post-1 = Tigre 1
name-province-cl-tigers-post-2 = Tigre 2
name-province-cl-tigers-post-3 = Tigre 3
name-province-cl-tigers-post-4 = Tigre 4
name-province-cl-tigers-post-5 = Tigre 5
name-province-cl-tigers-post-6 = Tigre 6
name-province-cl-panthers-port = Quai des Panthères
name-province-cl-panthers-cross-a = carrefour a, Panthère
name-province-cl-panthers-cross-b = carrefour b, Panthère
name-province-cl-panthers-post-1 = Panthère 1
name-province-cl-panthers-post-2 = Panthère 2
name-province-cl-panthers-post-3 = Panthère 3
name-province-cl-panthers-post-4 = Panthère 4
name-province-cl-panthers-post-5 = Panthère 5
name-province-cl-panthers-post-6 = Panthère 6
name-province-cl-cheetahs-port = Quai des Guépards
name-province-cl-cheetahs-cross-a = carrefour a, Guépard
name-province-cl-cheetahs-cross-b = carrefour b, Guépard
name-province-cl-cheetahs-post-1 = Guépard 1
name-province-cl-cheetahs-post-2 = Guépard 2
name-province-cl-cheetahs-post-3 = Guépard 3
name-province-cl-cheetahs-post-4 = Guépard 4
name-province-cl-cheetahs-post-5 = Guépard 5
name-province-cl-cheetahs-post-6 = Guépard 6
name-port-cl-lions-harbour = Port des Lions
name-port-cl-jaguars-harbour = Port des Jaguars
name-port-cl-tigers-harbour = Port des Tigres
name-port-cl-panthers-harbour = Port des Panthères
name-port-cl-cheetahs-harbour = Port des Guépards
name-province-ex-lions-port = Quai des Lions
name-province-ex-lions-cross-a = carrefour a, Lion
name-province-ex-lions-cross-b = carrefour b, Lion
name-province-ex-lions-cross-d = carrefour d, Lion
name-province-ex-lions-post-1 = Lion 1
name-province-ex-lions-post-2 = Lion 2
name-province-ex-lions-post-3 = Lion 3
name-province-ex-lions-post-4 = Lion 4
name-province-ex-lions-post-5 = Lion 5
name-province-ex-lions-post-6 = Lion 6
name-province-ex-lions-post-7 = Lion 7
name-province-ex-lions-post-8 = Lion 8
name-province-ex-jaguars-port = Quai des Jaguars
name-province-ex-jaguars-cross-a = carrefour a, Jaguar
name-province-ex-jaguars-cross-b = carrefour b, Jaguar
name-province-ex-jaguars-cross-d = carrefour d, Jaguar
name-province-ex-jaguars-post-1 = Jaguar 1
name-province-ex-jaguars-post-2 = Jaguar 2
name-province-ex-jaguars-post-3 = Jaguar 3
name-province-ex-jaguars-post-4 = Jaguar 4
name-province-ex-jaguars-post-5 = Jaguar 5
name-province-ex-jaguars-post-6 = Jaguar 6
name-province-ex-jaguars-post-7 = Jaguar 7
name-province-ex-jaguars-post-8 = Jaguar 8
name-province-ex-tigers-port = Quai des Tigres
name-province-ex-tigers-cross-a = carrefour a, Tigre
name-province-ex-tigers-cross-b = carrefour b, Tigre
name-province-ex-tigers-cross-d = carrefour d, Tigre
name-province-ex-tigers-cross-e = carrefour e, Tigre
name-province-ex-tigers-post-1 = Tigre 1
name-province-ex-tigers-post-2 = Tigre 2
name-province-ex-tigers-post-3 = Tigre 3
name-province-ex-tigers-post-4 = Tigre 4
name-province-ex-tigers-post-5 = Tigre 5
name-province-ex-tigers-post-6 = Tigre 6
name-province-ex-tigers-post-7 = Tigre 7
name-province-ex-tigers-post-8 = Tigre 8
name-province-ex-panthers-port = Quai des Panthères
name-province-ex-panthers-cross-a = carrefour a, Panthère
name-province-ex-panthers-cross-b = carrefour b, Panthère
name-province-ex-panthers-cross-d = carrefour d, Panthère
name-province-ex-panthers-post-1 = Panthère 1
name-province-ex-panthers-post-2 = Panthère 2
name-province-ex-panthers-post-3 = Panthère 3
name-province-ex-panthers-post-4 = Panthère 4
name-province-ex-panthers-post-5 = Panthère 5
name-province-ex-panthers-post-6 = Panthère 6
name-province-ex-panthers-post-7 = Panthère 7
name-province-ex-cheetahs-port = Quai des Guépards
name-province-ex-cheetahs-cross-a = carrefour a, Guépard
name-province-ex-cheetahs-cross-b = carrefour b, Guépard
name-province-ex-cheetahs-cross-d = carrefour d, Guépard
name-province-ex-cheetahs-post-1 = Guépard 1
name-province-ex-cheetahs-post-2 = Guépard 2
name-province-ex-cheetahs-post-3 = Guépard 3
name-province-ex-cheetahs-post-4 = Guépard 4
name-province-ex-cheetahs-post-5 = Guépard 5
name-province-ex-cheetahs-post-6 = Guépard 6
name-province-ex-cheetahs-post-7 = Guépard 7
name-port-ex-lions-harbour = Port des Lions
name-port-ex-jaguars-harbour = Port des Jaguars
name-port-ex-tigers-harbour = Port des Tigres
name-port-ex-panthers-harbour = Port des Panthères
name-port-ex-cheetahs-harbour = Port des Guépards
name-symbol-spice = Épice
    .effect = prenez 1 épice
name-symbol-gold = Or
    .effect = prenez 1 or
name-symbol-coin = Pièce
    .effect = recevez 1 pièce (jamais plus de 6)
name-symbol-good = Marchandise au hasard
    .effect = piochez 1 tuile Marchandise au hasard dans le sac
name-symbol-provision = Provision
    .effect = prenez 1 provision
name-symbol-mystery = Lieu Mystérieux
    .effect = piochez 2 cartes Lieu Mystérieux et gardez-en au plus 1
name-player-colour-blue = Bleu
name-player-colour-red = Rouge
name-player-colour-green = Vert
name-player-colour-yellow = Jaune
name-variant-row-classic = Version classique
name-variant-row-expert = Version Expert
name-option-row-next-boat = Prochain bateau visible
