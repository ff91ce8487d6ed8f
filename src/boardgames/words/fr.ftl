### Les mots du programme : menus, touches, questions de l'application et de la table en texte.
###
### Un message peut avoir des formes plus courtes, `.short`, `.shorter` et `.tiny` : on montre la plus longue qui tient.

## Listes et nombres

list-comma = { ", " }
list-apart = { " ; " }
colon = { " : " }
list-last = { $before } et { $last }
pair = { $head } : { $text }
above = { $head } :
articles = le la les l' un une des
on = oui
off = non
you = vous
person = personne
bot-easy = facile
bot-normal = normal
bot-strong = fort
bot-random = hasard
choices =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
entries =
    { $n ->
        [one] { $n } article
       *[other] { $n } articles
    }
colour-white = blanc
colour-black = noir
colour-amber = ambre
colour-blue = bleu
colour-vermilion = vermillon
colour-light-grey = gris clair
colour-grey = gris
colour-dark-grey = gris foncé
age-now = à l'instant
age-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
age-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
age-days =
    { $n ->
        [one] il y a { $n } jour
       *[other] il y a { $n } jours
    }

## Ce qui est imprimé sur les touches

cap-enter = Entrée
cap-space = Espace
cap-backspace = Ret.arr
cap-escape = Échap
cap-page-up = PgPréc
cap-page-down = PgSuiv
cap-home = Début
cap-end = Fin

## Touches : ce que fait chacune, et son nom dans la barre

key-confirm = Faire ce qui est tapé ou sélectionné, toute la ligne d'un coup
    .label = jouer
key-accept = Accepter ce qui est tapé ou sélectionné, puis passer à la suite
    .label = ajouter
key-once_more = L'accepter et le refaire une fois
key-as_often = L'accepter et le refaire autant que possible
key-erase = Effacer un caractère, ou le dernier choix de la ligne
    .label = effacer
key-clear = Abandonner la ligne, le filtre et la sélection
    .label = vider
key-undo = Reprendre ce qui a été joué en dernier, une ligne en entier
    .label = annuler
key-explain = Expliquer ce qui est sélectionné ou pointé ; sinon la question
    .label = c'est quoi
key-ask = Expliquer ce qui est sous le curseur ou la souris
    .label = c'est quoi
key-next_place = Aller au prochain endroit possible
    .label = suivant
key-previous_place = Aller à l'endroit possible précédent
key-next_here = Sélectionner le choix suivant au même endroit, comme une tuile tournée
key-filter = Ne garder dans la liste que les choix contenant ces mots
    .label = chercher
key-jump = Mettre une étiquette sur chaque panneau et chaque endroit possible, pour y aller
    .label = sauter
key-redo = Refaire ce qui a été repris
    .label = refaire
key-undo_turn = Reprendre tout depuis le début de votre tour
key-hint = Les meilleurs choix, avec leurs raisons
    .label = conseil
key-drawer = Ouvrir le tiroir privé du joueur dont c'est le tour
    .label = mes affaires
key-others = Ce que chaque joueur a de visible, en entier
    .label = plateaux
key-since = Ce qui s'est passé depuis que le joueur du moment a quitté sa place
    .label = depuis
key-look_back = Le revoir pas à pas sur le plateau
key-full_log = Tout l'historique ; Entrée sur une ligne revient juste avant
    .label = journal
key-score_now = Les scores comme si la partie finissait maintenant
    .label = scores
key-tab_next = La partie suivante de la table
    .label = onglets
key-tab_previous = La partie précédente de la table
key-step_back = Un choix en arrière
    .label = reculer
key-step = Un choix en avant
    .label = avancer
key-play_pause = Lire automatiquement, ou arrêter
    .label = lire
key-turn_back = Revenir au début de ce tour ou du précédent
key-turn = Aller au tour suivant
    .label = tour
key-round_back = Revenir au début de cette manche ou de la précédente
key-round = Aller à la manche suivante
    .label = manche
key-first = Au début
key-last = À la fin
key-slower = Lire plus lentement
key-faster = Lire plus vite
    .label = vitesse
key-swing = Au prochain grand changement du classement
    .label = tournant
key-find = À la prochaine ligne de l'historique contenant ces mots, ou au choix portant ce numéro
    .label = chercher
key-view_as = Voir comme le joueur suivant, ou sans rien de caché
    .label = vu par
key-play_on = Commencer une nouvelle partie d'ici
    .label = continuer
key-search = Ne garder de la page que ce qui contient ces mots
    .label = chercher
key-explain_choice = Expliquer le choix sous le curseur
    .label = pourquoi
key-rematch = Les mêmes joueurs encore une fois, avec une autre graine
    .label = revanche
key-same_again = Les mêmes joueurs encore une fois, avec la même graine
    .label = même graine
key-watch = Revoir la partie pas à pas
    .label = revoir
key-postcard = Garder le résultat en texte et en image
    .label = carte postale
key-review = Les choix qui ont coûté le plus à chaque joueur, selon l'entraîneur
    .label = coûteux
key-help = La liste des touches
    .label = aide
key-back = Retour d'où vous venez
    .label = retour
key-leave = Retour au menu
    .label = retour
key-aid = L'aide de jeu : tout le jeu sur une page
    .label = aide de jeu
key-rules = Toutes les règles de ce jeu
    .label = règles
key-origin = Les tables de ce jeu et l'origine de chaque nombre
key-keys = Toutes les touches de cet écran
    .label = touches
key-theme = Le thème suivant : sombre, clair, contraste fort, mono
key-command_palette = Trouver par son nom une commande, un endroit ou une règle
    .label = tout
key-menu = Retour au menu ; la partie est sauvegardée
    .label = menu
key-quit = Quitter le programme ; la partie est sauvegardée
    .label = quitter
keys-arrows = Se déplacer dans la liste ou, sur le plateau, vers l'endroit le plus proche
    .keys = flèches
keys-characters = Taper un choix par son code ou par un mot ; un début sans équivoque suffit
    .keys = lettres/chiffres
keys-tab = Au panneau suivant ou précédent
    .keys = Tab, Maj+Tab
keys-mouse = Cliquer une ligne de la liste, un endroit du plateau ou une touche de la barre
    .keys = souris
keys-heading = Touches
keys-own = Pour changer une touche, mettez une ligne comme  undo = "f6"  avec le nom entre parenthèses dans { $path }
own-keys-unknown = { $path } : aucune touche ne s'appelle { $name } ; les noms sont dans l'aide (F5).
own-keys-wrong = { $path } : { $name } doit être une touche entre guillemets, ou plusieurs séparées par des virgules.

## Réglages

first-language = Entrée pour jouer en français, les options pour en changer.
field-language = Langue
    .help = de l'écran et des jeux ; un jeu sans cette langue parle anglais
palette-language = Langue : { $name }
field-theme = Thème
    .help = les couleurs ; NO_COLOR dans l'environnement impose mono
field-theme-dark = sombre
field-theme-light = clair
field-theme-high-contrast = contraste fort
field-theme-mono = mono
field-glyphs = Caractères
    .help = traits et symboles, ou ASCII simple pour les terminaux qui ne les ont pas
field-glyphs-lines = traits
field-glyphs-ascii = ascii
field-curtain = Rideau
    .help = quand l'écran est caché pendant que le clavier change de mains
field-curtain-when-needed = si besoin
field-curtain-every-turn = à chaque tour
field-curtain-never = jamais
field-undo = Reprendre ce qui a été vu
    .help = qui doit accepter avant de reprendre ce qui a été pioché ou vu
field-undo-all-agree = accord de tous
field-undo-anyone = n'importe qui
field-undo-never = jamais
field-projection = Score provisoire
    .help = de qui on montre le score comme si la partie finissait maintenant
field-projection-all = tous
field-projection-own-only = le sien
field-projection-off = non
field-forced = Choix obligés
    .help = si l'on pose une question qui n'a qu'une réponse, ou dont l'ordre est sans effet
field-forced-made = automatiques
field-forced-asked = demandés
field-hints = Conseils
    .help = si H donne la liste des meilleurs choix
field-hints-on = oui
field-hints-off = non
field-seen = Ce que tous ont vu
    .help = si les tuiles vues quand on les a prises restent visibles de tous
field-seen-off = caché
field-seen-on = visible
field-pace = Coups des robots
    .help = combien de temps chaque coup d'un robot est montré ; toute touche passe à la suite
field-pace-off = non
field-pace-fast = rapide
field-pace-normal = normal
field-pace-slow = lent
field-moments = Moments
    .help = si une carte marque la fin d'une manche, une attaque, la dernière manche, et chaque nouvelle phase
field-moments-off = non
field-moments-great = grands
field-moments-all = tous
field-since = Depuis votre dernier tour
    .help = s'ouvre automatiquement quand un autre joueur a fait quelque chose qui vous touche
field-since-on = oui
field-since-off = non
field-tips = Astuces
    .help = si une astuce accompagne chaque sorte de question la première fois
field-tips-off = non
field-tips-on = oui
by-arrows = gauche et droite : { $what }
settings-unreadable = { $path } est illisible : { $why }
settings-defaults = { $reason }. Réglages par défaut. Les changements ne seront gardés qu'une fois le fichier réparé.

## Options

options = Options
options-looks = L'apparence
options-agreements = Les conventions de la table
options-course = Ce qui est montré automatiquement
options-own-keys = Vos propres touches : { $path }
options-key-names = F5 à une table donne leurs noms.

## Nouvelle partie

wizard = Nouvelle partie : { $game }
wizard-who = Qui joue
wizard-players = Joueurs
wizard-what = À quoi l'on joue
wizard-variant = Variante
variant-classic = classique
variant-expert = expert
variant-first-game = première partie
variant-variable = variable
wizard-best-with = idéal à { $players }
wizard-seed = Graine
wizard-agreements = Les conventions de cette table
wizard-start = Commencer la partie
wizard-help = { $help } · Entrée commence
wizard-help-players = gauche et droite : le nombre de joueurs
wizard-help-seat = tapez un nom · gauche et droite : une personne, ou un robot : facile, normal, fort ou hasard
wizard-help-variant = gauche et droite : une autre variante
wizard-help-option = gauche et droite : oui ou non
wizard-help-seed = tapez un nombre pour une partie connue, gauche ou droite pour un tirage, révélé à la fin
wizard-seed-drawn = tirée au début
wizard-help-start = Entrée commence la partie
wizard-unnamed = Joueur { $letter }
cannot-set-up = Cette partie ne peut pas être mise en place : { $fault }.

## L'application

too-small = { $width }x{ $height } est trop petit : 80x24 au moins, ou --plain
cannot-show = { $path } mène à une position qui ne peut pas être montrée ({ $why }).
app-failed = L'application s'est arrêtée sur une erreur ; la partie est sauvegardée telle qu'elle était.
palette-find = une commande, un choix ou une règle
palette-theme = Thème : { $name }
palette-choice = Aller à : { $verb } { $what }
palette-thing = Sur la table : { $thing }
palette-rule = Règle : { $title }

## Menu

menu-saved = tout est sauvegardé au fur et à mesure
menu-continue = Continuer
menu-continue-game = Continuer : { $game }
menu-new = Nouvelle partie
menu-more = Plus
menu-players = { $players } joueurs
menu-minutes = { $minutes } min
menu-hidden = caché : { $hidden }
menu-english-only = en anglais
menu-stand = { $status }, { $name }
menu-learn = apprendre un jeu : une première manche guidée
    .more = La première manche d'un jeu sur la vraie table, chaque choix expliqué avant que vous le fassiez.
menu-watch = revoir une partie enregistrée
    .more = Parcourez une partie ou laissez-la se dérouler ; rejouez à partir de n'importe quel moment.
menu-rules = les livrets de règles
    .more = Chaque règle, chaque précision, chaque exemple, avec une recherche ; les exemples se jouent sur le plateau.
menu-options = options : langue, thème, rideau, annulation, conseils, touches
    .more = L'apparence de l'écran, et les conventions de la table.
menu-quit = quitter
    .more = Les parties sont sauvegardées après chaque choix : rien n'est perdu.
tile-facts = { $players } joueurs, { $minutes } minutes
which-rules = Les règles de quel jeu ?
which-lesson = Quel jeu voulez-vous apprendre ?
watch-heading = Revoir une partie enregistrée
watch-nothing = Aucune partie n'a encore été enregistrée.
finished = terminée, gagnée par { $names }
log-torn = La dernière ligne du journal était incomplète et a été ignorée ; le choix précédent reste acquis.
log-invalid = { $path } ne peut pas être suivi : il mène à une position impossible ({ $why }).
no-unfinished = Il n'y a pas de partie en cours ; commencez-en une par « boardgames play JEU ».

## À la table

tab-table = Table
tab-players = Joueurs
tab-log = Journal
history = Historique
rules-here = Les règles qui comptent ici
the-table = la table
what-is-this = C'est quoi ?
point-at-things = Tab vers la table, puis les flèches ; ou la souris
more = plus
points = points
total-points =
    { $n ->
        [one] { $total } point
       *[other] { $total } points
    }
as-if-now = comme si la partie finissait maintenant
game-over = la partie est terminée
game-not-over = la partie n'est pas terminée
not-saved = NON SAUVEGARDÉ
not-kept = non gardée
saved = sauvegardé
saved-elsewhere = sauvegardé ailleurs
undos =
    { $n ->
        [0] sans retour
        [one] { $n } retour
       *[other] { $n } retours
    }
tip = Astuce : { $tip }
how-to-choose = tapez un code ou tout un tour, les flèches ou la souris
choose-first = choisissez d'abord : un code ou tout un tour, les flèches ou la souris
count-of = { $n } sur { $of }
count-legal =
    { $n ->
        [one] { $n } possible
       *[other] { $n } possibles
    }
more-below = ▼ suite
lines-left-out = { $n ->
    [one] … 1 ligne de plus
   *[other] … { $n } lignes de plus
 }
for-alone = pour { $name } seulement
find-words = mots à chercher
not-now-why = impossible maintenant, ? dit pourquoi :
line-ends = votre ligne finit ici : Entrée la joue
line-then = puis { $what }
line-done = { $code } est déjà fait pour vous
line-final = { $code } est définitif, votre ligne finit là : effacez le reste, puis Entrée
line-over = votre ligne finit par { $code } : effacez le reste, puis Entrée
line-slip = aucun choix ne commence par { $typed } : Ret.arr, ou l'un de { $firsts }
line-many =
    { $n ->
        [one] { $n } choix commence par { $typed } : tapez-en plus
       *[other] { $n } choix commencent par { $typed } : tapez-en plus
    }
not-again = { $code } ne peut pas être refait
no-way = aucun chemin n'y mène d'ici
no-way-yet = rien n'y est possible maintenant ; Entrée cherche un chemin
no-other-here = il n'y a pas d'autre choix à cet endroit
how-to-unfold = la flèche droite ou Entrée les montre tous ; taper aussi
jump-how = tapez une étiquette pour y aller ; toute autre touche annule
final = définitif
    .short = scellé
outcome-points = { $figure } points
the-rest = le reste
sure-at-least = au moins { $figure }
sure-follows = { $figure } avec la suite
sure-up-to = jusqu'à { $figure }
sure-at-best = au mieux { $figure }
price-exact = coûte { $points }
price-at-least = coûte au moins { $points }
price-at-most = coûte au plus { $points }
left-out = +? ne compte pas ce qui est caché.
drawer-shows = P montre à chacun ce qui est caché de ses propres points, derrière un rideau.
line-nothing = rien ne peut être choisi
line-beginning = le début
line-word = « { $word } »
line-behind = { $fault } après { $last }
line-may-mean =
    { $at ->
        [1] « { $word } » peut vouloir dire { $among }
       *[other] « { $word } » peut vouloir dire { $among }, mot { $at } de la ligne
    }
line-closed = « { $word } » ne peut pas être choisi maintenant ({ $what }) : { $why } ({ $rule })
line-unknown =
    { $at ->
        [1] aucun choix ne commence par « { $word } »
       *[other] aucun choix ne commence par « { $word } », mot { $at } de la ligne
    }
no-projection = cette table joue sans score provisoire (options du menu)
bot-thinking = { $name } réfléchit…
bot-gone = Le processus du robot s'est arrêté ; la partie est sauvegardée telle quelle.
all-mats = Ce que chaque joueur a de visible
show-bot = { $name }, un robot, joue
show-step = étape { $at } · rythme { $pace }
show-keys = Espace continue · Ret.arr arrête · Échap à votre tour · + - rythme · ^Z annule

## Revenir en arrière

take-it-back = reprendre
leave-it = laisser
nothing-to-undo = il n'y a rien à reprendre
nothing-to-redo = il n'y a rien à refaire
undo-question =
    { $n ->
        [one] Reprendre le dernier choix ?
       *[other] Reprendre les { $n } derniers choix ?
    }
undo-never = { $why } : cette table ne reprend rien de ce qui a été vu
undone =
    { $n ->
        [one] { $n } choix repris ; ^Y le refait
       *[other] { $n } choix repris ; ^Y les refait
    }
seen-chance = le hasard a décidé de quelque chose
seen-by-all = tout le monde a vu : { $what }
seen-by =
    { $n ->
        [one] { $names } a vu : { $what }
       *[other] { $names } ont vu : { $what }
    }
seen-acted =
    { $n ->
        [one] { $names } a choisi depuis
       *[other] { $names } ont choisi depuis
    }
will-chance = le hasard décide
will-all-see = tout le monde voit { $what }
will-see =
    { $n ->
        [one] { $names } verra { $what }
       *[other] { $names } verront { $what }
    }

## Entre deux joueurs

curtain-goes-to = Le clavier passe à
curtain-is-done = { $name } a terminé. Le clavier passe à
curtain-when = quand personne d'autre ne voit l'écran
curtain-presses = { $name } appuie sur
curtain-known = Ce que tout le monde sait
nothing-secret = rien ici n'est secret
curtain-here = { $name } est là
curtain-back = retour à la table
curtain-look = voir la table
public-table = La table, telle que tous peuvent la voir · Entrée : retour au rideau
whose-things = Les affaires de qui ?
whose-alone = Seul ce joueur devrait alors voir l'écran.
whose-mover = { $name }, à qui c'est de jouer
any-other-key = autre touche
drawer-private = { $name } : privé, pour vos yeux seulement
drawer-open = { $name } : rien ici n'est secret
roll-taken-back = Ce sera repris si tous sont d'accord, chacun avec sa touche :
roll-revealed = Ils seront révélés si tous sont d'accord, chacun avec sa touche :
roll-agrees = d'accord
roll-presses = touche  { $key }
roll-leave = Ret.arr   laisser tel quel

## Depuis votre dernier tour

since-heading =
    { $n ->
        [one] { $name }, depuis votre dernier tour : { $n } choix
       *[other] { $name }, depuis votre dernier tour : { $n } choix
    }
since-note =
    { $n ->
        [one] { $n } choix depuis votre dernier tour : S le liste, la virgule le montre
       *[other] { $n } choix depuis votre dernier tour : S les liste, la virgule les montre
    }
since-mine = Ce qu'on vous a fait
since-have = Ce que vous avez maintenant
since-rest = Ce qui s'est passé d'autre
since-lit = Changements, en clair sur la table
since-same = ce que vous avez n'a pas changé
since-enter = à votre tour ; la virgule y montre tout cela sur le plateau
nobody-moved = Personne d'autre n'a joué.
nobody-moved-note = personne d'autre n'a joué
in-all = en tout
points-in-all = points en tout
look-back = { $at ->
    [0] Retour : la table telle que vous l'avez quittée, il y a { $of } choix
   *[other] Retour : choix { $at } sur { $of } depuis votre dernier tour
 }
look-back-keys = . avancer · , reculer · Échap à votre tour

## Moments

standing = Où en est chacun
standing-in-sight = Points visibles, dans l'ordre des joueurs
standing-note = points visibles, et ce que cette manche a rapporté
standing-unseen = { $more ->
    [0] en partie cachés
   *[other] peut-être jusqu'à { $most }
 }
moment-last = dernière ligne droite
moment-last-begins = C'est la dernière ligne droite.
moment-continue = continuer

## Explications, cartes, règles

explain-heading = { $game } : pourquoi, et les règles
need-have = il faut { $need }, vous avez { $have }
refused-by = refusé par { $rule }
allowed-now = code { $code } : permis maintenant
rules-of-question = Les règles qui comptent ici ({ $question })
not-now-heading = Impossible maintenant, et pourquoi
card-does = Son effet
    .nothing = Il n'y a rien de plus à en dire.
card-worth = Sa valeur pour vous
    .nothing = Rien en soi.
card-get = Comment l'obtenir
    .nothing = Ce n'est pas à prendre.
card-others = Les autres
    .nothing = Aucun autre joueur n'est concerné.
card-rules = Règles
card-rules-enter = Entrée en ouvre une
card-close = Échap ferme
card-more-choices =
    { $n ->
        [one] et { $n } autre choix
       *[other] et { $n } autres choix
    }
on-the-board = Entrée le montre sur le plateau
example-step = étape { $at } sur { $of }
example-given = Au départ : { $text }
example-then = Alors : { $text }
rule-players = { $n } joueurs
ruling-on = précision sur { $rules }
ruling-question = Question : { $text }
ruling-answer = Notre réponse : { $text }
ruling-because = Parce que : { $text }
rule-example = exemple de { $rules }
rule-example-given = Au départ : { $text }
rule-example-when = Action : { $text }
rule-example-then = Résultat : { $text }
rule-source = Source : { $source }
rulebook-fr = livret français
rulebook-nl = livret néerlandais
aid-heading = { $game } : l'aide de jeu
aid-forgotten = À ne pas oublier
search-all = { $game } : { $what }
search-with = { $game } : { $what } avec « { $words } »
find-rules = des mots ou un id ; Entrée pour lire ce qui a été trouvé
rules-found = les règles · { entries }
rules-section = les règles · { $section } · { entries }
rules-aid = L'aide de jeu
    .note = { " : tout le jeu sur une page" }
rules-contents = Sommaire
rules-none = Aucune règle de { $game } n'a cet id ou tous les mots « { $words } » ; essayez avec moins de mots.
section-rulings = précisions
section-examples = exemples
tables-found =
    { $n ->
        [one] les tables · { $n } ligne
       *[other] les tables · { $n } lignes
    }

## D'où viennent les nombres

origin-heading = { $game } : d'où viennent les nombres
origin-tables = Les tables de { $game }
origin-enter = Entrée : les lignes elles-mêmes
origin-bare = rien que son nom
origin-more =
    { $n ->
        [one] { $n } autre ligne en parle.
       *[other] { $n } autres lignes en parlent.
    }
origin-nothing = Aucune ligne des tables ne parle que de { $name } : ses nombres viennent de la partie, par les règles.
origin-from-rulebook = C'est imprimé dans le livret.
origin-from-derived = Cela découle de ce que dit le livret.
origin-from-published = Cela vient de descriptions et d'images publiées du jeu.
origin-from-reconstructed = C'est établi pour ce programme, car aucun texte ne le donne.
origin-from-unknown = La source est inconnue.
origin-count-rulebook = { $n } du livret
origin-count-derived =
    { $n ->
        [one] { $n } déduite
       *[other] { $n } déduites
    }
origin-count-published =
    { $n ->
        [one] { $n } publiée
       *[other] { $n } publiées
    }
origin-count-reconstructed =
    { $n ->
        [one] { $n } reconstituée
       *[other] { $n } reconstituées
    }
origin-file =
    { $n ->
        [one] { $file } : { $n } ligne, { $parts }.
       *[other] { $file } : { $n } lignes, { $parts }.
    }
origin-legend-rulebook = Du livret : c'est imprimé dans le livret.
origin-legend-derived = Déduite : cela découle de ce que dit le livret.
origin-legend-published = Publiée : cela vient de descriptions et d'images publiées du jeu.
origin-legend-reconstructed = Reconstituée : établie pour ce programme, car aucun texte ne le donne.
data-consistent = { $folder } : toutes les tables de { $game } sont cohérentes.
data-note = Note : { $found } ; on peut y jouer.
data-unread = { $file } n'est pas lu : le jeu n'a pas de tel fichier.
data-rows =
    { $n ->
        [one] { $n } ligne :
       *[other] { $n } lignes :
    }

## Scores et fin de partie

scores-heading = { $game } : { $over ->
    [0] comme si la partie finissait maintenant
   *[1] les scores définitifs
 }
scores-rule = règle
scores-total = total
scores-tiebreak = égalité
scores-place = place
scores-ties = Les égalités sont départagées par : { $by }.
scores-sum = { $what } : { $sum }
scores-from = D'où ils viennent
victory =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
victory-shared =
    { $n ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
end-heading = la partie est terminée : { $victory }
end-points = Points par catégorie
end-course = Le déroulement, comme si la partie avait fini à chaque choix, par { $unit }
end-standings = Le classement à la fin de chaque { $unit }, comme si la partie avait fini là
end-turns = Les tours qui ont le plus bousculé le classement : Entrée montre le moment
end-turn = { $name }, { $unit } { $round }
end-sums = Le détail des points
end-quiet = Un tour tranquille.
end-not-kept = Cette partie n'a pas été gardée, il n'y a donc rien à revoir.
end-review = { $again ->
    [0] L'entraîneur regarde le choix { $at } sur { $of }…
   *[1] L'entraîneur regarde à nouveau le choix coûteux { $at } sur { $of }…
 }
end-no-postcard = La carte postale ne peut pas être écrite : { $why }.
end-written = Écrits : { $text } et { $picture }
postcard =
    { $n ->
        [one] { $game } : { $victory } (graine { $seed }, { $n } choix)
       *[other] { $game } : { $victory } (graine { $seed }, { $n } choix)
    }

## Historique et relecture

history-heading = historique · Entrée reprend ce choix et tous les suivants
history-taken-back =
    { $n ->
        [one] { $n } repris après le choix { $at }
       *[other] { $n } repris après le choix { $at }
    }
choice-heading = { $game } : choix { $at }, de { $name }
choice-points = { $name } : { $before } > { $after }, comme si la partie finissait là
choice-rules = Les règles de cette sorte de choix
timeline-choice = choix { $at } sur { $of }
timeline-paused = en pause
timeline-lead = tête
timeline-swing = tournant
timeline-agrees = toutes les empreintes concordent
find-in-replay = des mots à chercher, ou le numéro d'un choix
seen-nothing-hidden = rien de caché
seen-by-spectator = vu par un spectateur
seen-by-player = vu par { $name }
replay-still-played = Cette partie n'est pas finie : on ne montre que ce que tous peuvent voir ; h demande plus aux joueurs.
replay-not-yet = Continuer d'ici montrerait ce qui est encore caché ; h demande d'abord aux joueurs.
replay-not-found = « { $words } » n'est pas dans l'historique
replay-reveal = Révéler les secrets de tous ?
replay-reveal-why = Cette partie n'est pas terminée. Quiconque regarde cet écran verrait tout ce qui y est encore caché.
replay-unfinished = La partie n'est pas terminée : on ne montre que ce qu'un spectateur peut voir ; --open révèle le reste.
replay-position =
    { $n ->
        [one] { $file } : la position après { $n } choix telle qu'un spectateur la voit, ce qui est caché redistribué ; --open écrit la vraie.
       *[other] { $file } : la position après { $n } choix telle qu'un spectateur la voit, ce qui est caché redistribué ; --open écrit la vraie.
    }
replay-position-open =
    { $n ->
        [one] { $file } : la position après { $n } choix.
       *[other] { $file } : la position après { $n } choix.
    }
replay-roll = La partie { $file } n'est pas terminée. Ses secrets sont révélés si chacun tape son propre nom.
replay-disagreed = { $name } n'a pas donné son accord en tapant ce nom ; rien de caché n'est montré.
verify-all =
    { $n ->
        [one] { $file } : { $n } ligne se rejoue exactement
       *[other] { $file } : les { $n } lignes se rejouent exactement
    }
verify-some =
    { $n ->
        [one] { $file } : { $n } ligne se rejoue exactement
       *[other] { $file } : { $n } lignes se rejouent exactement
    }
verify-torn = la dernière ligne était incomplète et a été ignorée
verify-no-chain = un journal au format 1 n'a pas de chaîne : noms, robots et marques ne sont pas vérifiés
verify-stopped =
    { $n ->
        [one] { $why } ; la { $n } ligne qui précède se rejoue exactement.
       *[other] { $why } ; les { $n } lignes qui précèdent se rejouent exactement.
    }

## Leçons

lesson-begin = Entrée : à la table · Échap : retour · F1 y explique chaque signe
lesson-who = Vous jouez { $names }, l'un après l'autre : chaque étape dit à qui c'est de jouer.
lesson-end = Entrée : continuer, avec des astuces · F10 : au menu
lesson-type = tapez
lesson-other = C'est permis aussi ; dans cette leçon, tapez { $code }.

## L'entraîneur

coach-heading = Entraîneur : { $question }
coach-thinking = réflexion…
hint = conseil : { $choice }
coach-asked = { $choice } (celui de votre question)
coach-how = Tous les choix ont été étudiés aussi longtemps et joués dans les mêmes { $games } parties simulées. Une différence n'est annoncée que si deux recherches la trouvent et que la chance ne l'explique pas. L'entraîneur peut se tromper.
coach-enter = Entrée sélectionne le choix ; à la table, Entrée le confirme.
coach-why-not = Sélectionnez un autre choix et redemandez : pourquoi pas celui-ci ?
coach-you = Pour vous
coach-others = Pour les autres
coach-more = points de plus que maintenant
coach-together = ensemble
coach-next = d'abord
coach-then = puis
coach-end = à la fin
coach-span-head = huit sur dix
coach-gone = Le processus de l'entraîneur s'est arrêté ; redemandez.
coach-lead =
    { $side ->
        [ahead] { $lead } d'avance
        [behind] { $lead } de retard
       *[level] à égalité
    }
coach-about = environ { $lead }
coach-span = entre { $worst } et { $best }
coach-ending =
    { $side ->
        [ahead] En moyenne { $lead } d'avance sur le meilleur adversaire à la fin ; dans huit parties sur dix { $span }.
        [behind] En moyenne { $lead } de retard sur le meilleur adversaire à la fin ; dans huit parties sur dix { $span }.
       *[level] En moyenne à égalité avec le meilleur adversaire à la fin ; dans huit parties sur dix { $span }.
    }
coach-plan = Puis : { $steps }
coach-step = { $step } ({ $n } fois sur { $games })
coach-only-choice = Il n'y a rien d'autre à choisir.
coach-all-alike = Tous les choix se valent, pour autant que je trouve.
coach-against = { $against } : { $parts }
coach-to-you = Pour vous, face au choix { $n }
coach-apart =
    { $side ->
        [ahead] Environ { $points } de mieux que le choix { $n }
       *[behind] Environ { $points } de moins que le choix { $n }
    }
coach-same = à peu près pareil
coach-as-good = Le choix { $n } est tout aussi bon : les { $games } parties simulées ont fini pareil.
coach-ways =
    { $n ->
        [one] { $choice } (une autre manière revient au même)
       *[other] { $choice } ({ $n } autres manières reviennent au même)
    }
coach-or = { $before } ou { $last }
coach-no-difference = Je ne trouve aucune différence avec le choix { $n }
coach-theirs = { $name } ({ $parts })
coach-answer = Beaucoup dépend de { $name } : après « { $answer } » ({ $n } fois sur { $games }), c'est environ { $points } de moins
review-heading = Les choix qui ont coûté le plus
review-only-bots = Seuls des robots ont joué ; l'entraîneur n'examine que les choix de personnes.
review-nothing = n'a rien perdu que l'entraîneur ait vu
review-cost = environ -{ $points }
review-instead = plutôt : { $choice } ; { $gain }
review-more = cela devrait rapporter plus ({ $parts })
review-less = { $name } devrait gagner moins ({ $parts })
review-best = plutôt : { $choice }
review-how = L'entraîneur a vu ce que voyait le joueur. Il n'indique une perte que si ses plans et { $games } parties simulées entières, jouées avec d'autres tirages, la trouvent aussi, et alors le plus petit chiffre. Il peut se tromper.

## Pourquoi un robot a joué

why = pourquoi : { $said }
why-by-the-end = pourquoi : cela devrait rapporter plus d'ici la fin ({ $parts })
why-at-least = { $parts } au moins
why-most = aucun des { $n } choix ne rapporte plus tout de suite ({ $parts })
why-pays = il paie maintenant ({ $parts }) pour la suite
why-later = { $most } était possible tout de suite, ceci rapporte { $change } : il compte sur la suite
why-costs = cela coûte { $points } à { $name }

## La table en texte

ask-what = Demandez n'importe quelle chose de la table par son nom ; « regarder » dit ce qu'il y a.
ask-unknown = Rien sur la table ne s'appelle « { $name } » ; « regarder » dit ce qu'il y a.
ask-which =
    { $more ->
        [0] Laquelle ? { $names }.
       *[other] Laquelle ? { $names } et { $more } de plus.
    }
look-unknown = Il n'y a pas de partie « { $part } » de la table ; « regarder » seul les liste.
look-part = { $title } (regarder { $part })
look-parts = Parties de la table : { $parts }.
plain-begin = { $game } : { $names }. « aide » liste les mots que vous pouvez taper.
plain-over = La partie est terminée.
plain-start-drawn = La table au départ ; « plateau » la remontre, « regarder » la décrit en phrases :
plain-start-told = La table au départ ; « regarder PARTIE » en redécrit une partie :
plain-have = vous avez { $things }
plain-part = { $part } (« plateau » montre toute la table)
plain-not-now = pas maintenant : { $what }. { $why }
plain-no-rule = Aucune règle ne parle de « { $words } ».
plain-no-choice = Il n'y a pas de choix « { $code } » ; « liste » les montre.
plain-hint-order = Le meilleur d'abord ; les choix 1 et 2 ci-dessous sont ces deux-là, pas ceux de la liste.
plain-all-possible = Tout ce qui relève de cette question est possible.
plain-fault = Rien n'a été fait : { $fault }. « liste » montre les choix, « aide » les mots.
plain-impossible = Ce n'est pas possible : { $why }
plain-not-saved = NON SAUVEGARDÉ, et non fait : { $why }
plain-pictures-on = La table est dessinée avant chaque tour.
plain-pictures-off = La table n'est pas dessinée avant chaque tour.
plain-reasons-on = Les robots disent pourquoi ils ont joué.
plain-reasons-off = Les robots ne disent pas pourquoi ils ont joué.
plain-hide = Appuyez sur Entrée pour le cacher à nouveau.
plain-nothing-to-undo = Il n'y a rien à reprendre.
plain-nothing-to-redo = Il n'y a rien à refaire.
plain-consent = Pour reprendre cela, il faut l'accord de tous : { $why }.
plain-undo-yes = Si tous sont d'accord, tapez « annuler oui ».
plain-undone = Repris.
plain-position = La position telle qu'un spectateur la voit, ce qui est caché redistribué, est dans { $file } ; « boardgames play { $game } --from { $file } » la continue.
plain-position-open = La position est dans { $file } ; « boardgames play { $game } --from { $file } » la continue.
plain-roll = Ce qui est caché est écrit aussi si chacun tape son propre nom.
plain-your-name = { $name }, votre nom :
plain-disagreed = { $name } n'a pas donné son accord en tapant ce nom ; rien n'est écrit.
plain-saved = Sauvegardé dans { $file }. Continuez par « boardgames resume ».
plain-gone = { $file } a disparu ou a changé ; le prochain choix réécrit toute la partie.
plain-one-screen = Ce terminal garde ce qui est affiché : la suite pourra être relue plus haut, même plus tard. Effacez-la vous-même.
plain-seed = La graine est { $seed } : la même donne la même partie.
plain-alone = Seul { $name } devrait voir la suite. { $name }, appuyez sur Entrée.
plain-help =
    Un nombre, un code ou un mot du choix le fait ; des codes sur une ligne
    en font plusieurs. Mots :
      ?                les règles de cette question
      ? CODE           un choix, ou une règle, expliqué
      pourquoi         ce qui est impossible, et pourquoi
      liste            les choix, encore une fois
      regarder         la table en phrases, par parties
      regarder PARTIE  une de ces parties
      demander NOM     une chose de la table : effet, valeur, comment l'obtenir
      plateau          toute la table, dessinée
      joueurs          ce que chacun a
      affaires         les vôtres, même cachées
      scores           les points si la partie finissait là
      conseil          les meilleurs choix, et pourquoi
      conseil CODE     pourquoi pas celui-ci ?
      mémo             le jeu sur une page
      journal          les derniers coups
      journal tout     tous les coups
      annuler          reprendre le dernier choix
      refaire          le refaire
      sauver           où la partie est sauvegardée
      sauver FICHIER   écrire la position, ce qui est caché redistribué ;
                       avec --open la vraie, si chacun tape son nom
      dessins          dessiner la table avant chaque tour, ou non
      raisons          les robots disent pourquoi ils ont joué, ou non
      quitter          arrêter ; la partie pourra reprendre
      aide             ce texte
    Les mots anglais (undo, look, help…) sont compris aussi.

## Mots de la table en texte

word-why = pourquoi
word-list = liste
word-look = regarder
word-ask = demander
word-board = plateau
word-players = joueurs
word-mine = affaires
word-scores = scores
word-hint = conseil
word-aid = mémo
word-log = journal
word-all = tout
word-undo = annuler
word-redo = refaire
word-save = sauver
word-pictures = dessins
word-reasons = raisons
word-quit = quitter
word-help = aide
word-explain = expliquer
word-yes = oui

## Jeux d'autres paquets

trial-pending = { $game } est à l'essai…
trial-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
 }

## Ce qu'un choix rapporterait

explain-figure = { $points ->
    [one] point
   *[other] points
 } { $asks ->
    [1] { $most ->
        [1] au plus : avec les meilleures réponses à ce qui vous sera demandé ensuite
       *[0] au moins : toutes les réponses à la suite n'ont pas été essayées, il peut y en avoir plus
     }
   *[0] { $follows ->
        [1] avec ce qui suit automatiquement
       *[0] par ce choix
     }
 }{ $hides ->
    [1] , et plus qui est caché à cette table
   *[0] { "" }
 }
aid-figures = À côté d'un choix : ≤ au plus ; ≥ au moins ; … avec la suite automatique ; +? plus, caché

## Pannes

crash-safe = Le programme a rencontré une erreur ; chaque choix fait avant est enregistré, et « boardgames resume » continue la partie.
crash-file = L'erreur est décrite dans { $file }, sans les cartes de personne.
crash-no-file = C'était { $error }, et aucun fichier n'a pu être écrit à ce sujet.

## Tables à soi

tables-unplayable = { $folder } ne permet pas de jouer, variante { $variant } : { $why }.

## Parties enregistrées et fichiers

log-cut-header = { $path } n'est pas une partie enregistrée : sa première ligne est incomplète.
log-no-header = { $path } n'est pas une partie enregistrée : sa première ligne n'en est pas l'en-tête.
log-header-broken = { $path } n'est pas une partie enregistrée : sa première ligne n'en est pas l'en-tête : { $why }.
log-header-wrong = { $path }, ligne 1 : { $why }.
log-format = { $path } est dans un format que ce programme ne sait pas lire (il lit les formats { $first } à { $last }) ; un programme plus récent le peut peut-être.
log-line = { $path }, ligne { $line }
log-damaged = { $path }, ligne { $line } est endommagée : { $why }.
log-damaged-shown =
    { $damage } « boardgames replay » peut encore montrer { $n ->
        [one] la ligne qui précède
       *[other] les { $n } lignes qui précèdent
    }.
log-position-damaged = { $path }, ligne 1 : la position est endommagée : { $why }.
log-other-start = { $path }, ligne 1 : cette partie commence autrement ici, elle ne peut donc pas être rejouée.
log-differs-from = À partir de la ligne { $line }, le résultat diffère ici ; chaque choix montré est permis.
log-plays-the-same = Elle se joue exactement de la même façon ici.
log-parts-ways = { $path }, ligne { $line } : la relecture et le fichier diffèrent à partir d'ici, d'abord dans « { $field } ».
log-full = { $path } est plein, ce choix n'est donc pas fait : un fichier contient au plus { $most } choix, y compris ceux annulés. « boardgames replay » écrit la position dans un fichier, et « boardgames play » commence de là.
log-nearly-full = Le fichier de la partie est presque plein : il contient { $steps } choix sur { $most } au plus.
log-anew = Le fichier a été déplacé, supprimé ou modifié par quelqu'un ; toute la partie est maintenant enregistrée dans { $path }.
log-closed = { $path } est fermé, ce choix n'a donc pas été enregistré. Continuez avec « boardgames resume ».
log-exists = { $path } existe déjà ; reprenez-la avec « boardgames resume { $path } » ou nommez un autre fichier.
log-locked = { $path } est en cours dans une autre fenêtre ; fermez-la d'abord.
line-too-long = elle est trop longue
line-link-too-many = elle est liée à la ligne précédente, et un fichier de format 1 ne contient pas de lien
line-link-missing = elle n'est pas liée à la ligne précédente
line-link-broken = elle-même ou une ligne précédente a été modifiée après coup
line-beyond-limit = aucun fichier ne contient plus de { $most } choix, y compris ceux annulés
line-wrong-entry = ce devrait être l'entrée { $entry } avec un seul « act », « undo » ou « redo »
line-no-action = { $where } ne contient pas d'action de { $game } : { $why }.
line-illegal = { $where } n'est pas permise : { $why }
line-impossible = { $where } : { $why }.
line-unplayable = { $where } ne peut pas être jouée à partir de la position atteinte ici ({ $error }).
line-no-seat = il n'y a pas de siège { $seat }
foreign-rules = Elle a été enregistrée avec la révision { $theirs } des règles de { $game }, et ce programme joue la révision { $ours }.
foreign-tables = Elle a été enregistrée avec d'autres tables de { $game } ; indiquez leur dossier par --data DOSSIER.
foreign-refused = { $where } ne peut pas être continué ici.
foreign-older = Continuez avec boardgames { $version }.
foreign-shown = « boardgames replay » montre ce qu'un fichier contient.
position-wrong = { $path } n'est pas une position : { $why }.
position-no-game = { $game } n'est le nom d'aucun jeu
position-no-state = { $path } ne contient pas de position de { $game } : { $why }.
position-other-count = c'est une partie à { $seats }, et { $players } sont à la table
folder-impossible = « { $folder } » n'est pas un dossier et ne peut pas être créé ; nommez un autre endroit.
file-cannot =
    { $path } ne peut pas être { $what ->
        [read] lu
        [opened] ouvert
       *[written] écrit
    } : { $why }.
file-no-name = « { $path } » ne peut pas être le nom d'un fichier.
file-not-ordinary = { $path } n'est pas un fichier ordinaire ; nommez un autre fichier.
file-too-large = { $path } dépasse { $most } Kio ; ce n'est pas un fichier de ce programme.
file-no-text = ce n'est pas du texte en UTF-8
file-no-toml = { $path } n'est pas du TOML valide : { $why }.
file-toml-wrong = la ligne { $line } est illisible à partir de la colonne { $column }
file-toml-twice = la ligne { $line } définit une deuxième fois la même chose
file-toml-open = un guillemet ou un crochet n'est pas fermé
file-too-deep = l'imbrication est trop profonde
file-no-json = ce n'est pas du JSON valide à partir de l'octet { $byte }
file-cut-off = la fin manque
file-lacks-field = « { $field } » manque
file-odd-field = « { $field } » n'y a pas sa place
file-wrong-field = la valeur de « { $field } » est fausse
file-other-kind = le contenu est d'une autre nature
file-steers = il contient un caractère qui ne peut pas être affiché
file-number-too-large = il contient un nombre trop grand

## Dans un navigateur

web-open = La table est à l'adresse { $address } (valable une fois ; ce terminal affiche la suivante). Ctrl+C y met fin.
web-open-to-all = La table est à l'adresse { $address } (Ctrl+C y met fin).
web-next = Pour un autre navigateur : { $address }
web-no-token = Sans jeton : quiconque atteint cette adresse peut jouer ici.
web-exposed = D'autres machines peuvent atteindre cette adresse, et rien n'est chiffré en chemin.
web-refused = Cette adresse a déjà servi, ou ce n'est pas la bonne. Le terminal où tourne « boardgames serve » affiche la suivante.
web-host = Aucune table ne s'appelle { $host }. Utilisez l'adresse qu'affiche « boardgames serve », ou lancez-le avec --name.
web-full = { $n } onglets sont déjà ouverts, et il n'en faut pas plus. Fermez-en un.
web-loading = Un instant…
web-ended = Cette table est fermée. Ce qui a été joué est sauvegardé.
web-again = Rouvrir
web-port-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port, ou --port 0 pour n'importe lequel de libre.
web-port-forbidden = Le port { $port } demande les droits d'administrateur. Choisissez-en un autre avec --port.
web-no-host = Cette machine n'a pas l'adresse { $host }. Donnez-en une des siennes avec --host, comme 127.0.0.1.
