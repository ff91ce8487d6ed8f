# Le jeu.
about-title = Toy
about-pitch = Choisissez des pièces en secret, puis tirez des cartes ou lancez le dé : le plus petit jeu qui a tout.
about-hidden = les choix
about-round = manche
about-tiebreak = pièces
about-option-rich = Commencer avec cinq pièces

# Pourquoi pas.
game-over = La partie est finie.
not-your-turn = C'est au tour de quelqu'un d'autre.
picks-are-made = Les choix se font au début de la manche, une fois chacun.
no-such-pick = Personne ne peut demander { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
 } ici.
not-at-the-deck = On tire des cartes une fois que tout le monde a choisi.
deck-empty = La pioche est vide.
has-drawn = Vous avez tiré une carte : le dé ne se lance qu'à la place d'une carte.

# Ce qui est demandé.
ask-pick = choisissez des pièces en secret
ask-draw = tirez, lancez ou arrêtez

# Ce qu'on peut faire.
do-pick = demander { PICK($coins) }
do-draw = tirer une carte
do-roll = lancer le dé
do-stop = arrêter
meaning-pick = Choisissez en secret le nombre de pièces à demander.
meaning-draw = Retournez la première carte de la pioche et ajoutez-la à vos points.
meaning-roll = Lancez le dé à la place et terminez votre tour.
meaning-stop = Terminez votre tour.

# Ce qui s'est passé.
told-picked = { $name } a choisi
told-picked-so = { $name } a choisi { $coins }
told-revealed = choix : { $picks }
told-drew = { $name } tire { $card }
told-rolled = { $name } lance { $pips }
told-stopped = { $name } s'arrête

# D'où viennent les points.
score-cards = cartes
score-coins = pièces

# Ce que quelqu'un a appris.
fact-deck = la pioche
fact-pick = un choix

# Ce qui est sur la table.
thing-deck = la pioche
thing-deck-line = { $left ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $left } cartes dans la pioche.
 }
thing-deck-does = Ses cartes sont des points pour qui les tire.
thing-deck-worth = Une carte vaut de { $least } à { $most } points.
thing-deck-get = À votre tour, tirez autant de cartes que vous voulez.
thing-pick = { $whose ->
    [you] votre choix
   *[other] le choix de { $whose }
 }
thing-pick-line = { $whose ->
    [you] Vous { $state ->
        [open] n'avez pas encore choisi
        [hidden] avez choisi en secret
       *[known] avez choisi { $coins }
     }.
   *[other] { $whose } { $state ->
        [open] n'a pas encore choisi
        [hidden] a choisi en secret
       *[known] a choisi { $coins }
     }.
 }
thing-pick-does = Un nombre que personne d'autre ne choisit rapporte autant de pièces.
thing-pick-worth = Jusqu'ici : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 } et { $points } points de cartes.
part-deck = La pioche
part-picks = Les choix

moment-title = Manche { $round }
moment-round = La manche { $round } est finie.
moment-coins = Pièces

# Conseils, par sorte de question.
tip-pick = Un grand nombre que personne d'autre ne veut est le meilleur.
tip-draw = Une carte est sûre, le dé ne l'est pas.

# Ce que compte un concepteur.
uses-pick = choix
uses-card = cartes tirées
uses-a-card = une carte { $card }

# Les noms des tables.
name-pick-one = 1 pièce
