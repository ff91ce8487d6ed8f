### De woorden van het programma: menu's, toetsen, vragen van de app en van de tafel in tekst.
###
### Een bericht kan kortere vormen hebben, `.short`, `.shorter` en `.tiny`: de langste die past wordt getoond.

## Lijsten en aantallen

list-comma = { ", " }
list-apart = { "; " }
colon = { ": " }
list-last = { $before } en { $last }
pair = { $head }: { $text }
above = { $head }:
articles = de het een
on = aan
off = uit
you = jij
person = mens
bot-easy = makkelijk
bot-normal = normaal
bot-strong = sterk
bot-random = toeval
choices =
    { $n ->
        [one] { $n } keuze
       *[other] { $n } keuzes
    }
entries =
    { $n ->
        [one] { $n } artikel
       *[other] { $n } artikelen
    }
colour-white = wit
colour-black = zwart
colour-amber = amber
colour-blue = blauw
colour-vermilion = vermiljoen
colour-light-grey = lichtgrijs
colour-grey = grijs
colour-dark-grey = donkergrijs
age-now = zojuist
age-minutes =
    { $n ->
        [one] { $n } minuut geleden
       *[other] { $n } minuten geleden
    }
age-hours =
    { $n ->
        [one] { $n } uur geleden
       *[other] { $n } uur geleden
    }
age-days =
    { $n ->
        [one] { $n } dag geleden
       *[other] { $n } dagen geleden
    }

## Wat op de toetsen staat

cap-enter = Enter
cap-space = Spatie
cap-backspace = Bksp
cap-escape = Esc
cap-page-up = PgUp
cap-page-down = PgDn
cap-home = Home
cap-end = End

## Toetsen: wat elke doet, en de naam in de toetsenbalk

key-confirm = Doen wat getypt of gekozen is, de hele regel in één keer
    .label = doen
key-accept = Aannemen wat getypt of gekozen is, dan het volgende
    .label = erbij
key-once_more = Aannemen en nog één keer hetzelfde
key-as_often = Aannemen en hetzelfde zo vaak als het kan
key-erase = Een teken wissen, of de laatste keuze van de regel
    .label = wissen
key-clear = De regel, het filter en de selectie laten vallen
    .label = leegmaken
key-undo = Terugnemen wat het laatst gedaan is, een regel als geheel
    .label = terug
key-explain = Uitleg bij wat gekozen of aangewezen is; anders bij de vraag
    .label = wat is dit
key-ask = Uitleg bij wat onder de cursor of de muis ligt
    .label = wat is dit
key-next_place = Naar de volgende mogelijke plek
    .label = volgende
key-previous_place = Naar de vorige mogelijke plek
key-next_here = De volgende keuze op dezelfde plek, zoals een gedraaide tegel
key-filter = Alleen de keuzes met deze woorden tonen
    .label = zoeken
key-jump = Een label op elk paneel en elke mogelijke plek zetten om erheen te gaan
    .label = springen
key-redo = Opnieuw doen wat teruggenomen is
    .label = opnieuw
key-undo_turn = Alles terugnemen sinds je beurt begon
key-hint = De beste keuzes, met redenen
    .label = advies
key-drawer = De privélade openen van wie aan de beurt is
    .label = mijn spullen
key-others = Wat bij elke speler open ligt, helemaal
    .label = alle borden
key-since = Wat er gebeurd is sinds wie aan de beurt is hier zat
    .label = sinds
key-look_back = Het stap voor stap op het bord zien
key-full_log = De hele geschiedenis; Enter op een regel gaat terug tot ervoor
    .label = verslag
key-score_now = De scores alsof het spel nu afgelopen was
    .label = scores
key-tab_next = Het volgende deel van de tafel
    .label = tabs
key-tab_previous = Het vorige deel van de tafel
key-step_back = Eén keuze terug
    .label = stap terug
key-step = Eén keuze vooruit
    .label = stap
key-play_pause = Automatisch afspelen, of stoppen
    .label = afspelen
key-turn_back = Terug naar het begin van deze of de vorige beurt
key-turn = Naar de volgende beurt
    .label = beurt
key-round_back = Terug naar het begin van deze of de vorige ronde
key-round = Naar de volgende ronde
    .label = ronde
key-first = Naar het begin
key-last = Naar het einde
key-slower = Langzamer afspelen
key-faster = Sneller afspelen
    .label = tempo
key-swing = Naar de volgende grote omslag in de stand
    .label = omslag
key-find = Naar de volgende regel van de geschiedenis met deze woorden, of naar de keuze met dit nummer
    .label = zoeken
key-view_as = Zien zoals de volgende speler, of zonder iets verborgen
    .label = gezien door
key-play_on = Vanaf hier een nieuw spel beginnen
    .label = verder spelen
key-search = Alleen tonen wat deze woorden bevat
    .label = zoeken
key-explain_choice = De keuze onder de cursor uitleggen
    .label = waarom
key-rematch = Dezelfde spelers nog een keer, met een andere startwaarde
    .label = revanche
key-same_again = Dezelfde spelers nog een keer, met dezelfde startwaarde
    .label = zelfde start
key-watch = Het spel stap voor stap bekijken
    .label = bekijken
key-postcard = De uitslag bewaren als tekst en als afbeelding
    .label = kaartje
key-review = De keuzes die elke speler het meest gekost hebben, volgens de coach
    .label = duurste keuzes
key-help = De lijst van toetsen
    .label = hulp
key-back = Terug naar waar je vandaan kwam
    .label = terug
key-leave = Terug naar het menu
    .label = terug
key-aid = De spelhulp: het hele spel op één pagina
    .label = spelhulp
key-rules = Alle regels van dit spel
    .label = regels
key-origin = De tabellen van dit spel en waar elk getal vandaan komt
key-keys = Alle toetsen van dit scherm
    .label = toetsen
key-theme = Het volgende thema: donker, licht, hoog contrast, mono
key-command_palette = Een opdracht, plek of regel op naam vinden
    .label = alles
key-menu = Terug naar het menu; het spel is bewaard
    .label = menu
key-quit = Het programma verlaten; het spel is bewaard
    .label = stoppen
keys-arrows = In de lijst bewegen of, op het bord, naar de dichtstbijzijnde plek
    .keys = pijlen
keys-characters = Een keuze typen met de code of een woord; een ondubbelzinnig begin is genoeg
    .keys = letters, cijfers
keys-tab = Naar het volgende of vorige paneel
    .keys = Tab, Shift+Tab
keys-mouse = Klik op een regel van de lijst, een plek op het bord of een toets in de balk
    .keys = muis
keys-heading = Toetsen
keys-own = Om een toets te veranderen zet je een regel zoals  undo = "f6"  met de naam tussen haakjes in { $path }
own-keys-unknown = { $path }: er is geen toets die { $name } heet; de namen staan in de hulp (F5).
own-keys-wrong = { $path }: { $name } moet een toets tussen aanhalingstekens zijn, of meerdere met komma's ertussen.

## Instellingen

first-language = Enter om in het Nederlands te spelen; de opties wijzigen dat.
field-language = Taal
    .help = van het scherm en van de spellen; een spel zonder deze taal spreekt Engels
palette-language = Taal: { $name }
field-theme = Thema
    .help = kleuren; NO_COLOR in de omgeving dwingt mono af
field-theme-dark = donker
field-theme-light = licht
field-theme-high-contrast = hoog contrast
field-theme-mono = mono
field-glyphs = Tekens
    .help = lijnen en symbolen, of gewoon ASCII voor terminals die ze niet hebben
field-glyphs-lines = lijnen
field-glyphs-ascii = ascii
field-curtain = Gordijn
    .help = wanneer het scherm bedekt wordt terwijl het toetsenbord van hand wisselt
field-curtain-when-needed = waar nodig
field-curtain-every-turn = elke beurt
field-curtain-never = nooit
field-undo = Terugnemen wat gezien is
    .help = wie moet instemmen voor iets wat getrokken of gezien is wordt teruggenomen
field-undo-all-agree = iedereen
field-undo-anyone = wie wil
field-undo-never = nooit
field-projection = Tussenstand
    .help = wiens score getoond wordt alsof het spel nu afgelopen was
field-projection-all = iedereen
field-projection-own-only = alleen eigen
field-projection-off = uit
field-forced = Gedwongen keuzes
    .help = of een vraag met één antwoord, of waarvan de volgorde niets uitmaakt, gesteld wordt
field-forced-made = automatisch
field-forced-asked = vragen
field-hints = Advies
    .help = of H de beste keuzes toont
field-hints-on = aan
field-hints-off = uit
field-seen = Wat iedereen zag
    .help = of tegels die iedereen zag nemen voor allen open blijven
field-seen-off = gedekt
field-seen-on = open
field-pace = Zetten van bots
    .help = hoe lang elke zet van een bot te zien is; elke toets gaat meteen verder
field-pace-off = uit
field-pace-fast = snel
field-pace-normal = normaal
field-pace-slow = langzaam
field-moments = Momenten
    .help = of een kaart het einde van een ronde, een aanval, de laatste ronde en elke nieuwe fase aankondigt
field-moments-off = uit
field-moments-great = grote
field-moments-all = alle
field-since = Sinds je laatste beurt
    .help = automatisch openen als een andere speler iets deed wat jou raakt
field-since-on = aan
field-since-off = uit
field-tips = Tips
    .help = of elk soort vraag de eerste keer een tip krijgt
field-tips-off = uit
field-tips-on = aan
by-arrows = links en rechts: { $what }
settings-unreadable = { $path } kan niet gelezen worden: { $why }
settings-defaults = { $reason }. De standaard geldt. Wijzigingen worden pas bewaard als het bestand hersteld is.

## Opties

options = Opties
options-looks = Hoe het eruitziet
options-agreements = Wat de tafel afspreekt
options-course = Wat automatisch getoond wordt
options-own-keys = Je eigen toetsen: { $path }
options-key-names = F5 aan een tafel toont hun namen.

## Nieuw spel

wizard = Nieuw spel: { $game }
wizard-who = Wie er speelt
wizard-players = Spelers
wizard-what = Wat er gespeeld wordt
wizard-variant = Variant
variant-classic = klassiek
variant-expert = expert
variant-first-game = eerste spel
variant-variable = variabel
wizard-best-with = het best met { $players }
wizard-seed = Startwaarde
wizard-agreements = Wat deze tafel afspreekt
wizard-start = Begin het spel
wizard-help = { $help } · Enter begint
wizard-help-players = links en rechts: met hoeveel je speelt
wizard-help-seat = typ een naam · links en rechts: een mens, of een bot: makkelijk, normaal, sterk of toeval
wizard-help-variant = links en rechts: een andere variant
wizard-help-option = links en rechts: aan of uit
wizard-help-seed = typ een getal voor een bekend spel, links of rechts voor een loting, die aan het eind wordt verteld
wizard-seed-drawn = wordt bij het begin geloot
wizard-help-start = Enter begint het spel
wizard-unnamed = Speler { $letter }
cannot-set-up = Dit spel kan niet opgezet worden: { $fault }.

## De app

too-small = { $width }x{ $height } is te klein: minstens 80x24, of --plain
cannot-show = { $path } leidt naar een stand die niet getoond kan worden ({ $why }).
app-failed = De app stopte met een fout; het spel is bewaard zoals het stond.
palette-find = een opdracht, een keuze of een regel
palette-theme = Thema: { $name }
palette-choice = Ga naar: { $verb } { $what }
palette-thing = Op tafel: { $thing }
palette-rule = Regel: { $title }

## Menu

menu-saved = alles wordt tijdens het spelen bewaard
menu-continue = Verder spelen
menu-continue-game = Verder: { $game }
menu-new = Nieuw spel
menu-more = Meer
menu-players = { $players } spelers
menu-minutes = { $minutes } min
menu-hidden = verborgen: { $hidden }
menu-english-only = in het Engels
menu-stand = { $status }, { $name }
menu-learn = een spel leren: een eerste ronde met uitleg
    .more = De eerste ronde van een spel op de echte tafel, met uitleg bij elke keuze voor je die maakt.
menu-watch = een gespeeld spel bekijken
    .more = Loop stap voor stap door een spel of laat het afspelen; speel verder vanaf elk moment.
menu-rules = de regelboeken
    .more = Elke regel, elk antwoord en elk voorbeeld, met zoeken; voorbeelden speel je na op het bord.
menu-options = opties: taal, thema, gordijn, terugnemen, advies, toetsen
    .more = Hoe het scherm eruitziet, en wat de tafel afspreekt.
menu-quit = stoppen
    .more = Spellen worden na elke keuze bewaard: er gaat niets verloren.
tile-facts = { $players } spelers, { $minutes } minuten
which-rules = De regels van welk spel?
which-lesson = Welk spel wil je leren?
watch-heading = Een gespeeld spel bekijken
watch-nothing = Er is nog geen spel opgenomen.
finished = afgelopen, gewonnen door { $names }
log-torn = De laatste regel van het verslag was onvolledig en is weggelaten; de keuze ervoor telt.
log-invalid = { $path } kan niet gevolgd worden: het leidt naar een ongeldige stand ({ $why }).
no-unfinished = Er is geen lopend spel; begin er een met 'boardgames play SPEL'.

## Aan tafel

tab-table = Tafel
tab-players = Spelers
tab-log = Verslag
history = Geschiedenis
rules-here = De regels die hier gelden
the-table = de tafel
what-is-this = Wat is dit?
point-at-things = Tab naar de tafel, dan de pijlen; of de muis
more = meer
points = punten
total-points =
    { $n ->
        [1] { $total } punt
       *[other] { $total } punten
    }
as-if-now = alsof het spel nu afgelopen was
game-over = het spel is afgelopen
game-not-over = het spel is niet afgelopen
not-saved = NIET BEWAARD
not-kept = niet bijgehouden
saved = bewaard
saved-elsewhere = bewaard in een nieuw bestand
undos =
    { $n ->
        [0] niet terug
        [one] { $n } terug
       *[other] { $n } terug
    }
tip = Tip: { $tip }
how-to-choose = typ een code of een hele beurt, gebruik pijlen of muis
choose-first = kies eerst: typ een code of een hele beurt, gebruik pijlen of muis
count-of = { $n } van { $of }
count-legal = { $n } mogelijk
more-below = ▼ meer
lines-left-out = { $n ->
    [one] … nog 1 regel
   *[other] … nog { $n } regels
 }
for-alone = voor { $name } alleen
find-words = woorden om te zoeken
not-now-why = kan nu niet, ? zegt waarom:
line-ends = je regel eindigt hier: Enter voert hem uit
line-then = dan { $what }
line-done = { $code } is al voor je gedaan
line-final = { $code } is definitief, je regel eindigt daar: wis de rest, dan Enter
line-over = je regel eindigt met { $code }: wis de rest, dan Enter
line-slip = geen keuze begint met { $typed }: druk op Bksp, of een van { $firsts }
line-many =
    { $n ->
        [one] { $n } keuze begint met { $typed }: typ er meer van
       *[other] { $n } keuzes beginnen met { $typed }: typ meer van één
    }
not-again = { $code } kan niet nog eens
no-way = geen weg leidt er van hier naartoe
no-way-yet = daar kan nu niets; Enter zoekt een weg
no-other-here = er is geen andere keuze op deze plek
how-to-unfold = pijl rechts of Enter toont ze allemaal; typen ook
jump-how = typ een label om erheen te gaan; elke andere toets stopt
final = definitief
    .short = vast
outcome-points = { $figure } punten
the-rest = de rest
sure-at-least = minstens { $figure }
sure-follows = { $figure } met wat volgt
sure-up-to = tot { $figure }
sure-at-best = op zijn best { $figure }
price-exact = kost { $points }
price-at-least = kost minstens { $points }
price-at-most = kost hoogstens { $points }
left-out = +? telt niet mee wat verborgen is.
drawer-shows = P toont iedere speler wat er van hemzelf verborgen is, achter een gordijn.
line-nothing = er valt niets te kiezen
line-beginning = het begin
line-word = '{ $word }'
line-behind = { $fault } na { $last }
line-may-mean =
    { $at ->
        [1] '{ $word }' kan { $among } betekenen
       *[other] '{ $word }' kan { $among } betekenen, woord { $at } van de regel
    }
line-closed = '{ $word }' kan nu niet gekozen worden ({ $what }): { $why } ({ $rule })
line-unknown =
    { $at ->
        [1] geen keuze begint met '{ $word }'
       *[other] geen keuze begint met '{ $word }', woord { $at } van de regel
    }
no-projection = deze tafel speelt zonder tussenstand (opties in het menu)
bot-thinking = { $name } denkt na…
bot-gone = Het proces van de bot is gestopt; het spel is bewaard zoals het staat.
all-mats = Wat bij elke speler open ligt
show-bot = { $name }, een bot, is aan zet
show-step = stap { $at } · tempo { $pace }
show-keys = Spatie gaat verder · Bksp houdt vast · Esc naar je beurt · + - tempo · ^Z terug

## Terugnemen

take-it-back = terugnemen
leave-it = laten staan
nothing-to-undo = er valt niets terug te nemen
nothing-to-redo = er valt niets opnieuw te doen
undo-question =
    { $n ->
        [one] De laatste keuze terugnemen?
       *[other] De laatste { $n } keuzes terugnemen?
    }
undo-never = { $why }: deze tafel neemt niets terug wat gezien is
undone =
    { $n ->
        [one] { $n } keuze teruggenomen; ^Y doet die opnieuw
       *[other] { $n } keuzes teruggenomen; ^Y doet ze opnieuw
    }
seen-chance = het toeval heeft iets beslist
seen-by-all = iedereen heeft gezien: { $what }
seen-by =
    { $n ->
        [one] { $names } heeft gezien: { $what }
       *[other] { $names } hebben gezien: { $what }
    }
seen-acted =
    { $n ->
        [one] { $names } heeft sindsdien gekozen
       *[other] { $names } hebben sindsdien gekozen
    }
will-chance = het toeval beslist
will-all-see = iedereen ziet { $what }
will-see =
    { $n ->
        [one] { $names } ziet dan { $what }
       *[other] { $names } zien dan { $what }
    }

## Tussen twee spelers

curtain-goes-to = Het toetsenbord gaat naar
curtain-is-done = { $name } is klaar. Het toetsenbord gaat naar
curtain-when = als niemand anders het scherm kan zien
curtain-presses = { $name } drukt op
curtain-known = Wat iedereen weet
nothing-secret = hier is niets geheim
curtain-here = { $name } is er
curtain-back = terug naar de tafel
curtain-look = de tafel bekijken
public-table = De tafel zoals iedereen hem mag zien · Enter: terug naar het gordijn
whose-things = Wiens spullen?
whose-alone = Alleen die speler hoort het scherm dan te zien.
whose-mover = { $name }, die nu aan de beurt is
any-other-key = andere toets
drawer-private = { $name }: privé, alleen voor jouw ogen
drawer-open = { $name }: hier is niets geheim
roll-taken-back = Het gaat terug als iedereen het eens is, elk met een eigen toets:
roll-revealed = Ze worden onthuld als iedereen het eens is, elk met een eigen toets:
roll-agrees = akkoord
roll-presses = drukt op  { $key }
roll-leave = Bksp   laten zoals het is

## Sinds je laatste beurt

since-heading =
    { $n ->
        [one] { $name }, sinds je laatste beurt: { $n } keuze
       *[other] { $name }, sinds je laatste beurt: { $n } keuzes
    }
since-note =
    { $n ->
        [one] { $n } keuze sinds je laatste beurt: S noemt die, de komma toont die
       *[other] { $n } keuzes sinds je laatste beurt: S noemt ze, de komma toont ze
    }
since-mine = Wat jou is overkomen
since-have = Wat je nu hebt
since-rest = Wat er verder gebeurde
since-lit = Verlicht op tafel: wat veranderd is
since-same = wat je hebt is zoals het was
since-enter = naar je beurt; daar toont de komma dit alles op het bord
nobody-moved = Verder heeft niemand gespeeld.
nobody-moved-note = verder heeft niemand gespeeld
in-all = samen
points-in-all = punten samen
look-back = { $at ->
    [0] Terugkijken: de tafel zoals je die achterliet, { $of } { $of ->
        [one] keuze
       *[other] keuzes
     } geleden
   *[other] Terugkijken: keuze { $at } van { $of } sinds je laatste beurt
 }
look-back-keys = . vooruit · , terug · Esc naar je beurt

## Momenten

standing = Hoe iedereen ervoor staat
standing-in-sight = Zichtbare punten, in volgorde van zitplaats
standing-note = zichtbare punten, en wat deze ronde opbracht
standing-unseen = { $more ->
    [0] deels verborgen
   *[other] misschien tot { $most }
 }
moment-last = de laatste
moment-last-begins = De laatste begint.
moment-continue = verder

## Uitleg, kaarten, regels

explain-heading = { $game }: waarom, en de regels
need-have = nodig { $need }, je hebt { $have }
refused-by = geweigerd door { $rule }
allowed-now = code { $code }: mag nu
rules-of-question = De regels die hier gelden ({ $question })
not-now-heading = Kan nu niet, en waarom
card-does = Wat het doet
    .nothing = Meer is er niet over te zeggen.
card-worth = Waard voor jou
    .nothing = Op zichzelf niets.
card-get = Hoe je het krijgt
    .nothing = Dit is niet te krijgen.
card-others = Anderen
    .nothing = Geen andere speler heeft ermee te maken.
card-rules = Regels
card-rules-enter = Enter opent er een
card-close = Esc sluit
card-more-choices =
    { $n ->
        [one] en nog { $n } keuze
       *[other] en nog { $n } keuzes
    }
on-the-board = Enter toont het op het bord
example-step = stap { $at } van { $of }
example-given = Gegeven: { $text }
example-then = Dan: { $text }
rule-players = { $n } spelers
ruling-on = antwoord bij { $rules }
ruling-question = Vraag: { $text }
ruling-answer = Ons antwoord: { $text }
ruling-because = Want: { $text }
rule-example = voorbeeld bij { $rules }
rule-example-given = Gegeven: { $text }
rule-example-when = Als: { $text }
rule-example-then = Dan: { $text }
rule-source = Bron: { $source }
rulebook-fr = Frans regelboek
rulebook-nl = Nederlands regelboek
aid-heading = { $game }: de spelhulp
aid-forgotten = Snel vergeten
search-all = { $game }: { $what }
search-with = { $game }: { $what } met '{ $words }'
find-rules = woorden of een id; Enter om te lezen wat gevonden is
rules-found = de regels · { entries }
rules-section = de regels · { $section } · { entries }
rules-aid = De spelhulp
    .note = : het hele spel op één pagina
rules-contents = Inhoud
rules-none = Geen regel van { $game } heeft dit id of alle woorden '{ $words }'; probeer minder woorden.
section-rulings = antwoorden
section-examples = voorbeelden
tables-found =
    { $n ->
        [one] de tabellen · { $n } rij
       *[other] de tabellen · { $n } rijen
    }

## Waar de getallen vandaan komen

origin-heading = { $game }: waar de getallen vandaan komen
origin-tables = De tabellen van { $game }
origin-enter = Enter: de rijen zelf
origin-bare = alleen zijn naam
origin-more =
    { $n ->
        [one] Nog { $n } rij gaat hierover.
       *[other] Nog { $n } rijen gaan hierover.
    }
origin-nothing = Geen rij van de tabellen gaat over { $name } alleen: de getallen komen uit het spel zelf, volgens de regels.
origin-from-rulebook = Het staat in het regelboek.
origin-from-derived = Het volgt uit wat het regelboek zegt.
origin-from-published = Het komt uit gepubliceerde beschrijvingen en foto's van het spel.
origin-from-reconstructed = Het is voor dit programma opgesteld, omdat geen tekst het geeft.
origin-from-unknown = Er is geen bron.
origin-count-rulebook = { $n } regelboek
origin-count-derived = { $n } afgeleid
origin-count-published = { $n } gepubliceerd
origin-count-reconstructed = { $n } gereconstrueerd
origin-file =
    { $n ->
        [one] { $file }: { $n } rij, { $parts }.
       *[other] { $file }: { $n } rijen, { $parts }.
    }
origin-legend-rulebook = Regelboek: het staat in het regelboek.
origin-legend-derived = Afgeleid: het volgt uit wat het regelboek zegt.
origin-legend-published = Gepubliceerd: het komt uit gepubliceerde beschrijvingen en foto's van het spel.
origin-legend-reconstructed = Gereconstrueerd: opgesteld voor dit programma, omdat geen tekst het geeft.
data-consistent = { $folder }: alle tabellen van { $game } kloppen met elkaar.
data-note = Let op: { $found }; er kan mee gespeeld worden.
data-unread = { $file } wordt niet gelezen: het spel heeft geen bestand dat zo heet.
data-rows =
    { $n ->
        [one] { $n } rij:
       *[other] { $n } rijen:
    }

## Scores en het einde

scores-heading = { $game }: { $over ->
    [0] alsof het spel nu afgelopen was
   *[1] de eindstand
 }
scores-rule = regel
scores-total = totaal
scores-tiebreak = gelijkspel
scores-place = plaats
scores-ties = Bij gelijke stand beslist: { $by }.
scores-sum = { $what }: { $sum }
scores-from = Waar ze vandaan komen
victory =
    { $n ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
victory-shared =
    { $n ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
end-heading = het spel is afgelopen: { $victory }
end-points = Punten per categorie
end-course = Hoe het ging, alsof het spel bij elke keuze geëindigd was, per { $unit }
end-standings = De stand aan het eind van elke { $unit }, alsof het spel daar geëindigd was
end-turns = De beurten die de voorsprong het meest verschoven: Enter toont het moment
end-turn = { $name }, { $unit } { $round }
end-sums = Hoe de punten tot stand komen
end-quiet = Een rustige beurt.
end-not-kept = Dit spel is niet bijgehouden, dus er is niets te bekijken.
end-review = { $again ->
    [0] De coach kijkt naar keuze { $at } van { $of }…
   *[1] De coach kijkt nog eens naar dure keuze { $at } van { $of }…
 }
end-no-postcard = Het kaartje kan niet geschreven worden: { $why }.
end-written = Geschreven: { $text } en { $picture }
postcard =
    { $n ->
        [one] { $game }: { $victory } (startwaarde { $seed }, { $n } keuze)
       *[other] { $game }: { $victory } (startwaarde { $seed }, { $n } keuzes)
    }

## Geschiedenis en terugkijken

history-heading = geschiedenis · Enter neemt die keuze en alles erna terug
history-taken-back = { $n } teruggenomen na keuze { $at }
choice-heading = { $game }: keuze { $at }, van { $name }
choice-points = { $name }: { $before } > { $after }, alsof het spel daar afgelopen was
choice-rules = De regels van dit soort keuze
timeline-choice = keuze { $at } van { $of }
timeline-paused = pauze
timeline-lead = kop
timeline-swing = omslag
timeline-agrees = alle controlegetallen kloppen
find-in-replay = woorden om te zoeken, of het nummer van een keuze
seen-nothing-hidden = niets verborgen
seen-by-spectator = gezien door een toeschouwer
seen-by-player = gezien door { $name }
replay-still-played = Dit spel is nog bezig: alleen wat iedereen mag zien wordt getoond; h vraagt de spelers om meer.
replay-not-yet = Vanaf hier verder spelen zou tonen wat nog verborgen is; h vraagt het eerst aan de spelers.
replay-not-found = '{ $words }' staat niet in de geschiedenis
replay-reveal = De geheimen van iedereen onthullen?
replay-reveal-why = Dit spel is niet afgelopen. Wie naar dit scherm kijkt, zou alles zien wat er nog verborgen in is.
replay-unfinished = Het spel is niet afgelopen: alleen wat een toeschouwer mag zien wordt getoond; --open onthult de rest.
replay-position =
    { $n ->
        [one] { $file }: de stand na { $n } keuze zoals een toeschouwer die ziet, wat verborgen is opnieuw gedeeld; --open schrijft de echte.
       *[other] { $file }: de stand na { $n } keuzes zoals een toeschouwer die ziet, wat verborgen is opnieuw gedeeld; --open schrijft de echte.
    }
replay-position-open =
    { $n ->
        [one] { $file }: de stand na { $n } keuze.
       *[other] { $file }: de stand na { $n } keuzes.
    }
replay-roll = Het spel in { $file } is niet afgelopen. De geheimen worden onthuld als iedereen de eigen naam typt.
replay-disagreed = { $name } heeft niet toegestemd door die naam te typen; niets verborgens wordt getoond.
verify-all =
    { $n ->
        [one] { $file }: { $n } regel speelt precies na
       *[other] { $file }: alle { $n } regels spelen precies na
    }
verify-some =
    { $n ->
        [one] { $file }: { $n } regel speelt precies na
       *[other] { $file }: { $n } regels spelen precies na
    }
verify-torn = de laatste regel was afgebroken en is weggelaten
verify-no-chain = een verslag in formaat 1 heeft geen ketting, dus namen, bots en merktekens zijn niet gedekt
verify-stopped =
    { $n ->
        [one] { $why }; de { $n } regel ervoor speelt precies na.
       *[other] { $why }; de { $n } regels ervoor spelen precies na.
    }

## Lessen

lesson-begin = Enter: naar de tafel · Esc: terug · F1 legt daar elk teken uit
lesson-who = Je speelt { $names }, om beurten: elke stap zegt wie er aan de beurt is.
lesson-end = Enter: verder spelen, met tips · F10: naar het menu
lesson-type = typ
lesson-other = Dat mag ook; typ in deze les { $code }.

## De coach

coach-heading = Coach: { $question }
coach-thinking = even nadenken…
hint = advies: { $choice }
coach-asked = { $choice } (waar je naar vroeg)
coach-how = Alle keuzes zijn even lang onderzocht en uitgespeeld in dezelfde { $games } gesimuleerde spellen. Een verschil staat er alleen als twee zoektochten het vinden en geluk het niet verklaart. De coach kan zich vergissen.
coach-enter = Enter selecteert de keuze; aan tafel bevestigt Enter die.
coach-why-not = Selecteer een andere keuze en vraag opnieuw: waarom niet deze?
coach-you = Voor jou
coach-others = Voor de anderen
coach-more = punten meer dan nu
coach-together = samen
coach-next = eerst
coach-then = dan
coach-end = aan het einde
coach-span-head = acht van tien
coach-gone = Het proces van de coach is gestopt; vraag opnieuw.
coach-lead =
    { $side ->
        [ahead] { $lead } voor
        [behind] { $lead } achter
       *[level] gelijk
    }
coach-about = ongeveer { $lead }
coach-span = tussen { $worst } en { $best }
coach-ending =
    { $side ->
        [ahead] Gemiddeld { $lead } voor op de beste tegenstander aan het einde; in acht van de tien spellen { $span }.
        [behind] Gemiddeld { $lead } achter op de beste tegenstander aan het einde; in acht van de tien spellen { $span }.
       *[level] Gemiddeld gelijk met de beste tegenstander aan het einde; in acht van de tien spellen { $span }.
    }
coach-plan = Dan: { $steps }
coach-step = { $step } (in { $n } van { $games })
coach-only-choice = Er valt niets anders te kiezen.
coach-all-alike = Alle keuzes zijn even goed, voor zover ik kan vinden.
coach-against = { $against }: { $parts }
coach-to-you = Voor jou, tegenover keuze { $n }
coach-apart =
    { $side ->
        [ahead] Ongeveer { $points } beter dan keuze { $n }
       *[behind] Ongeveer { $points } slechter dan keuze { $n }
    }
coach-same = zo goed als hetzelfde
coach-as-good = Keuze { $n } is even goed: alle { $games } gesimuleerde spellen eindigden hetzelfde.
coach-ways =
    { $n ->
        [one] { $choice } (een andere manier komt op hetzelfde neer)
       *[other] { $choice } ({ $n } andere manieren komen op hetzelfde neer)
    }
coach-or = { $before } of { $last }
coach-no-difference = Ik vind geen verschil met keuze { $n }
coach-theirs = { $name } ({ $parts })
coach-answer = Veel hangt af van { $name }: na "{ $answer }" (in { $n } van { $games }) is het ongeveer { $points } minder
review-heading = De keuzes die het meest kostten
review-only-bots = Er speelden alleen bots; de coach bekijkt wat mensen kozen.
review-nothing = gaf niets weg dat de coach gezien heeft
review-cost = ongeveer -{ $points }
review-instead = liever: { $choice }; { $gain }
review-more = dat zou meer moeten opbrengen ({ $parts })
review-less = { $name } zou minder moeten krijgen ({ $parts })
review-best = liever: { $choice }
review-how = De coach zag wat de speler toen zag. Hij noemt alleen een verlies dat zowel zijn plannen als { $games } hele gesimuleerde spellen, gespeeld met ander geluk, vinden, en dan het kleinste getal. Hij kan zich vergissen.

## Waarom een bot iets deed

why = waarom: { $said }
why-by-the-end = waarom: het zou tegen het einde meer moeten opbrengen ({ $parts })
why-at-least = { $parts } minstens
why-most = geen van { $n } keuzes brengt meteen meer op ({ $parts })
why-pays = hij betaalt nu ({ $parts }) voor wat later komt
why-later = { $most } was meteen te halen, dit brengt { $change }: hij rekent op later
why-costs = het kost { $name } { $points }

## De tafel in tekst

ask-what = Vraag naar alles op tafel bij zijn naam; 'kijk' zegt wat er is.
ask-unknown = Niets op tafel heet '{ $name }'; 'kijk' zegt wat er is.
ask-which =
    { $more ->
        [0] Welke? { $names }.
       *[other] Welke? { $names } en nog { $more }.
    }
look-unknown = Er is geen deel '{ $part }' van de tafel; 'kijk' alleen somt ze op.
look-part = { $title } (kijk { $part })
look-parts = Delen van de tafel: { $parts }.
plain-begin = { $game }: { $names }. 'hulp' noemt de woorden die je kunt typen.
plain-over = Het spel is afgelopen.
plain-start-drawn = De tafel aan het begin; 'bord' toont hem weer, 'kijk' beschrijft hem in zinnen:
plain-start-told = De tafel aan het begin; 'kijk DEEL' beschrijft een deel ervan weer:
plain-have = je hebt { $things }
plain-part = { $part } ('bord' toont de hele tafel)
plain-not-now = nu niet: { $what }. { $why }
plain-no-rule = Geen regel noemt '{ $words }'.
plain-no-choice = Er is geen keuze '{ $code }'; 'lijst' toont ze.
plain-hint-order = De beste eerst; keuze 1 en 2 hieronder zijn deze twee, niet die van de lijst.
plain-all-possible = Alles wat bij deze vraag hoort is mogelijk.
plain-fault = Er is niets gedaan: { $fault }. 'lijst' toont de keuzes, 'hulp' de woorden.
plain-impossible = Dat is niet mogelijk: { $why }
plain-not-saved = NIET BEWAARD, en niet gedaan: { $why }
plain-pictures-on = De tafel wordt voor elke beurt getekend.
plain-pictures-off = De tafel wordt niet voor elke beurt getekend.
plain-reasons-on = Bots zeggen waarom ze iets deden.
plain-reasons-off = Bots zeggen niet waarom ze iets deden.
plain-hide = Druk op Enter om het weer te verbergen.
plain-nothing-to-undo = Er valt niets terug te nemen.
plain-nothing-to-redo = Er valt niets opnieuw te doen.
plain-consent = Om dit terug te nemen moet iedereen toestemmen: { $why }.
plain-undo-yes = Als iedereen het eens is, typ 'terug ja'.
plain-undone = Teruggenomen.
plain-position = De stand zoals een toeschouwer die ziet, wat verborgen is opnieuw gedeeld, staat in { $file }; 'boardgames play { $game } --from { $file }' speelt verder.
plain-position-open = De stand staat in { $file }; 'boardgames play { $game } --from { $file }' speelt verder.
plain-roll = Wat verborgen is wordt ook geschreven als iedereen de eigen naam typt.
plain-your-name = { $name }, je naam:
plain-disagreed = { $name } heeft niet toegestemd door die naam te typen; er wordt niets geschreven.
plain-saved = Bewaard in { $file }. Ga verder met 'boardgames resume'.
plain-gone = { $file } is weg of veranderd; de volgende keuze schrijft het hele spel opnieuw.
plain-one-screen = Deze terminal bewaart wat er staat: wat volgt is verderop terug te lezen, ook later. Wis het zelf.
plain-seed = De startwaarde is { $seed }: dezelfde geeft hetzelfde spel.
plain-alone = Alleen { $name } hoort te zien wat volgt. { $name }, druk op Enter.
plain-help =
    Een nummer, een code of een woord ervan maakt de keuze; codes op een regel
    maken er meer. Woorden:
      ?               de regels van deze vraag
      ? CODE          een keuze, of een regel, uitgelegd
      waarom          wat nu niet kan, en waarom
      lijst           de keuzes opnieuw
      kijk            de tafel in zinnen, per deel
      kijk DEEL       één deel ervan
      vraag NAAM      iets op tafel: wat het doet en waard is, hoe je het krijgt
      bord            de hele tafel, getekend
      spelers         wat iedereen heeft
      mijn            je eigen spullen, ook verborgen
      scores          punten alsof het spel nu afgelopen was
      advies          de beste keuzes, met redenen
      advies CODE     waarom niet deze?
      spelhulp        het spel op één pagina
      verslag         de laatste zetten
      verslag alles   elke zet
      terug           de laatste keuze terugnemen
      opnieuw         die weer doen
      bewaar          waar het spel bewaard is
      bewaar BESTAND  de stand schrijven, met wat verborgen is opnieuw gedeeld;
                      met --open de echte, als iedereen de eigen naam typt
      tekening        de tafel voor elke beurt tekenen, of niet
      redenen         bots zeggen in één regel waarom ze iets deden, of niet
      sluit           stoppen; het spel kan later verder
      hulp            deze tekst
    De Engelse woorden (undo, look, help…) worden ook begrepen.

## Woorden van de tafel in tekst

word-why = waarom
word-list = lijst
word-look = kijk
word-ask = vraag
word-board = bord
word-players = spelers
word-mine = mijn
word-scores = scores
word-hint = advies
word-aid = spelhulp
word-log = verslag
word-all = alles
word-undo = terug
word-redo = opnieuw
word-save = bewaar
word-pictures = tekening
word-reasons = redenen
word-quit = sluit
word-help = hulp
word-explain = uitleg
word-yes = ja

## Spellen van andere pakketten

trial-pending = { $game } wordt uitgeprobeerd…
trial-choices = { $count ->
    [one] { $count } keuze
   *[other] { $count } keuzes
 }

## Wat een keuze zou opleveren

explain-figure = { $points ->
    [one] punt
   *[other] punten
 } { $asks ->
    [1] { $most ->
        [1] hoogstens: met de beste antwoorden op wat je daarna gevraagd wordt
       *[0] minstens: niet alle antwoorden op wat volgt zijn geprobeerd, er kan meer zijn
     }
   *[0] { $follows ->
        [1] samen met wat automatisch volgt
       *[0] door deze keuze
     }
 }{ $hides ->
    [1] , en meer dat voor deze tafel verborgen is
   *[0] { "" }
 }
aid-figures = Naast een keuze: ≤ hoogstens; ≥ minstens; … met wat automatisch volgt; +? meer is verborgen

## Storingen

crash-safe = Er ging iets mis in het programma; elke keuze daarvoor is bewaard, en 'boardgames resume' zet het spel voort.
crash-file = Wat er misging staat in { $file }, zonder iemands kaarten.
crash-no-file = Het was { $error }, en er kon geen bestand over worden geschreven.

## Eigen tabellen

tables-unplayable = Met { $folder } kan niet worden gespeeld, variant { $variant }: { $why }.

## Bewaarde spellen en bestanden

log-cut-header = { $path } is geen bewaard spel: de eerste regel is niet compleet.
log-no-header = { $path } is geen bewaard spel: de eerste regel is niet de kop ervan.
log-header-broken = { $path } is geen bewaard spel: de eerste regel is niet de kop ervan: { $why }.
log-header-wrong = { $path }, regel 1: { $why }.
log-format = { $path } heeft een indeling die dit programma niet kan lezen (het leest { $first } tot { $last }); een nieuwer programma misschien wel.
log-line = { $path }, regel { $line }
log-damaged = { $path }, regel { $line } is beschadigd: { $why }.
log-damaged-shown =
    { $damage } 'boardgames replay' kan { $n ->
        [one] de regel ervoor
       *[other] de { $n } regels ervoor
    } nog tonen.
log-position-damaged = { $path }, regel 1: de stand is beschadigd: { $why }.
log-other-start = { $path }, regel 1: dit spel begint hier anders en kan dus niet worden nagespeeld.
log-differs-from = Vanaf regel { $line } is het resultaat hier anders; elke getoonde keuze is toegestaan.
log-plays-the-same = Het verloopt hier precies hetzelfde.
log-parts-ways = { $path }, regel { $line }: vanaf hier verschillen spel en bestand, het eerst in '{ $field }'.
log-full = { $path } is vol, dus deze keuze is niet gemaakt: een bestand bevat ten hoogste { $most } keuzes, ook de teruggenomen. 'boardgames replay' schrijft de stand naar een bestand en 'boardgames play' begint daar.
log-nearly-full = Het bestand van dit spel is bijna vol: het bevat { $steps } van ten hoogste { $most } keuzes.
log-anew = Het bestand is door iemand verplaatst, verwijderd of gewijzigd; het hele spel staat nu in { $path }.
log-closed = { $path } is gesloten, dus deze keuze is niet bewaard. Ga verder met 'boardgames resume'.
log-exists = { $path } bestaat al; hervat het met 'boardgames resume { $path }' of kies een ander bestand.
log-locked = { $path } wordt in een ander venster gespeeld; sluit dat eerst.
line-too-long = hij is te lang
line-link-too-many = hij is aan de vorige regel gekoppeld, en een bestand van indeling 1 heeft geen koppelingen
line-link-missing = hij is niet aan de vorige regel gekoppeld
line-link-broken = hij of een eerdere regel is achteraf veranderd
line-beyond-limit = geen bestand bevat meer dan { $most } keuzes, ook de teruggenomen
line-wrong-entry = dit hoort onderdeel { $entry } te zijn met één 'act', 'undo' of 'redo'
line-no-action = { $where } bevat geen actie van { $game }: { $why }.
line-illegal = { $where } is niet toegestaan: { $why }
line-impossible = { $where }: { $why }.
line-unplayable = { $where } kan niet worden gespeeld vanuit de stand die hier is bereikt ({ $error }).
line-no-seat = er is geen plaats { $seat }
foreign-rules = Het is opgenomen met revisie { $theirs } van de regels van { $game }, en dit programma speelt revisie { $ours }.
foreign-tables = Het is opgenomen met andere tabellen van { $game }; geef de map met die tabellen op met --data MAP.
foreign-refused = { $where } kan hier niet worden voortgezet.
foreign-older = Speel verder met boardgames { $version }.
foreign-shown = 'boardgames replay' toont wat een bestand bevat.
position-wrong = { $path } is geen stand: { $why }.
position-no-game = { $game } is de naam van geen enkel spel
position-no-state = { $path } bevat geen stand van { $game }: { $why }.
position-other-count = het is een spel met { $seats }, en er zitten er { $players } aan tafel
folder-impossible = '{ $folder }' is geen map en kan niet worden gemaakt; kies een andere plek.
file-cannot =
    { $path } kan niet worden { $what ->
        [read] gelezen
        [opened] geopend
       *[written] geschreven
    }: { $why }.
file-no-name = '{ $path }' kan geen naam van een bestand zijn.
file-not-ordinary = { $path } is geen gewoon bestand; kies een ander bestand.
file-too-large = { $path } is groter dan { $most } KiB; het is geen bestand van dit programma.
file-no-text = het is geen tekst in UTF-8
file-no-toml = { $path } is geen geldige TOML: { $why }.
file-toml-wrong = regel { $line } is vanaf kolom { $column } niet te lezen
file-toml-twice = regel { $line } legt iets vast dat al vastligt
file-toml-open = een aanhalingsteken of haakje is niet gesloten
file-too-deep = het is te diep genest
file-no-json = het is geen geldige JSON vanaf byte { $byte }
file-cut-off = het einde ontbreekt
file-lacks-field = '{ $field }' ontbreekt
file-odd-field = '{ $field }' hoort er niet in
file-wrong-field = de waarde van '{ $field }' klopt niet
file-other-kind = er staat iets anders in
file-steers = het bevat een teken dat niet kan worden getoond
file-number-too-large = het bevat een getal dat te groot is

## In een browser

web-open = De tafel staat op { $address } (eenmalig; deze terminal toont het volgende adres). Ctrl+C beëindigt hem.
web-open-to-all = De tafel staat op { $address } (Ctrl+C beëindigt hem).
web-next = Voor een andere browser: { $address }
web-no-token = Zonder token: wie dit adres bereikt, kan hier spelen.
web-exposed = Andere machines kunnen dit adres bereiken, en onderweg is niets versleuteld.
web-refused = Dit adres is al gebruikt, of het is niet het juiste. De terminal waarin 'boardgames serve' draait, toont het volgende.
web-host = Geen tafel heet { $host }. Gebruik het adres dat 'boardgames serve' toont, of start het met --name.
web-full = Er zijn al { $n } tabbladen open en meer kan niet. Sluit er een.
web-loading = Een ogenblik…
web-ended = Deze tafel is gesloten. Wat gespeeld is, is bewaard.
web-again = Opnieuw openen
web-port-taken = Poort { $port } is in gebruik. Kies een andere met --port, of --port 0 voor een die vrij is.
web-port-forbidden = Poort { $port } vraagt beheerdersrechten. Kies een andere met --port.
web-no-host = Deze machine heeft geen adres { $host }. Geef er een van haarzelf op met --host, zoals 127.0.0.1.
