### The words of the program itself: menus, keys, questions of the app and of the plain table.
###
### A message may have shorter forms, `.short`, `.shorter` and `.tiny`: the longest one that fits is shown.

## Lists and counts

list-comma = { ", " }
list-apart = { "; " }
colon = { ": " }
list-last = { $before } and { $last }
pair = { $head }: { $text }
above = { $head }:
articles = the a an
on = on
off = off
you = you
person = person
bot-easy = easy
bot-normal = normal
bot-strong = strong
bot-random = random
choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
colour-white = white
colour-black = black
colour-amber = amber
colour-blue = blue
colour-vermilion = vermilion
colour-light-grey = light grey
colour-grey = grey
colour-dark-grey = dark grey
age-now = just now
age-minutes =
    { $n ->
        [one] { $n } minute ago
       *[other] { $n } minutes ago
    }
age-hours =
    { $n ->
        [one] { $n } hour ago
       *[other] { $n } hours ago
    }
age-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }

## What is printed on keys

cap-enter = Enter
cap-space = Space
cap-backspace = Bksp
cap-escape = Esc
cap-page-up = PgUp
cap-page-down = PgDn
cap-home = Home
cap-end = End

## Keys: what each does, and its label in the key bar

key-confirm = Do what is typed or selected, the whole line at once
    .label = do it
key-accept = Accept what is typed or selected, then the next
    .label = add to turn
key-once_more = Accept it and do the same once more
key-as_often = Accept it and do the same as often as possible
key-erase = Take back a character, or the last choice of the line
    .label = one back
key-clear = Drop the line, the filter and the selection
    .label = clear
key-undo = Take back what was done last, a line as a whole
    .label = undo
key-explain = Explain what is selected or pointed at; else the question
    .label = what is it
key-ask = Explain what the cursor or the mouse is on
    .label = what is it
key-next_place = Go to the next legal place
    .label = next legal
key-previous_place = Go to the previous legal place
key-next_here = Select the next choice at the same place, such as a tile turned
key-filter = Narrow the list to choices with these words
    .label = find
key-jump = Show a label on every panel and every legal place and go to one
    .label = jump
key-redo = Do again what was taken back
    .label = redo
key-undo_turn = Take back everything since your turn began
key-hint = The best choices, with reasons
    .label = hint
key-drawer = Open the private drawer of the player to move
    .label = my things
key-others = What is open in front of every player, in full
    .label = all mats
key-since = What happened since the player to move last sat here
    .label = since
key-look_back = Step through it on the board
key-full_log = The whole history; Enter on a line goes back to before it
    .label = log
key-score_now = The score sheet as if the game ended now
    .label = scores
key-tab_next = The next part of the table
    .label = tabs
key-tab_previous = The previous part of the table
key-step_back = One choice back
    .label = step back
key-step = One choice forward
    .label = step
key-play_pause = Play automatically, or stop
    .label = play
key-turn_back = Back to where this or the last turn began
key-turn = Forward to the next turn
    .label = turn
key-round_back = Back to where this or the last round began
key-round = Forward to the next round
    .label = round
key-first = To the beginning
key-last = To the end
key-slower = Play slower
key-faster = Play faster
    .label = speed
key-swing = To the next big change in the standings
    .label = swing
key-find = To the next line of the history with these words, or to the choice with this number
    .label = find
key-view_as = See it as the next player does, or with nothing hidden
    .label = seen by
key-play_on = Begin a new game from here
    .label = play on
key-search = Narrow the page to what has these words
    .label = search
key-explain_choice = Explain the choice under the cursor
    .label = why
key-rematch = The same players once more, with another seed
    .label = rematch
key-same_again = The same players once more, with the same seed
    .label = same seed
key-watch = Step through the game
    .label = watch
key-postcard = Save the result as a text file and a picture
    .label = postcard
key-review = The choices that cost each player most, as the coach sees it
    .label = what cost most
key-help = This list of keys
    .label = help
key-back = Back to where you came from
    .label = back
key-leave = Back to the menu
    .label = back
key-aid = The player aid: the whole game on one page
    .label = aid
key-rules = All rules of this game
    .label = rules
key-origin = The tables of this game and where each figure comes from
key-keys = All keys of this screen
    .label = keys
key-theme = The next theme: dark, light, high contrast, mono
key-command_palette = Find any command, place or rule by name
    .label = all
key-menu = Back to the menu; the game is saved
    .label = menu
key-quit = Leave the program; the game is saved
    .label = quit
keys-arrows = Move in the list or, on the board, to the nearest place
    .keys = arrows
keys-characters = Type a choice by its code or a word of it; its unique beginning is enough
    .keys = letters, digits
keys-tab = To the next or previous panel
    .keys = Tab, Shift+Tab
keys-mouse = Click a row of the list, a place on the board or a key in the key bar
    .keys = mouse
keys-heading = Keys
keys-own = To change a key, put a line such as  undo = "f6"  with the name from the brackets into { $path }
own-keys-unknown = { $path }: there is no key called { $name }; the names are in the help (F5).
own-keys-wrong = { $path }: { $name } must be a key in quotes, or several with commas between them.

## Settings

field-theme = Theme
    .help = colours; NO_COLOR in the environment forces mono
field-theme-dark = dark
field-theme-light = light
field-theme-high-contrast = high contrast
field-theme-mono = mono
field-glyphs = Glyphs
    .help = lines and symbols, or plain ASCII for terminals that lack them
field-glyphs-lines = lines
field-glyphs-ascii = ascii
field-curtain = Curtain
    .help = when the screen is covered while the keyboard changes hands
field-curtain-when-needed = when needed
field-curtain-every-turn = every turn
field-curtain-never = never
field-undo = Undo past what was seen
    .help = who must agree before something that was drawn or seen is taken back
field-undo-all-agree = all agree
field-undo-anyone = anyone
field-undo-never = never
field-projection = Score projection
    .help = whose score is shown as if the game ended now
field-projection-all = all
field-projection-own-only = own only
field-projection-off = off
field-forced = Forced choices
    .help = whether a question with one answer, or one whose order does not matter, is asked at all
field-forced-made = made for you
field-forced-asked = ask me
field-hints = Hints
    .help = whether H lists the best choices
field-hints-on = on
field-hints-off = off
field-seen = What everybody saw
    .help = whether tiles that were seen when they were taken stay open to all
field-seen-off = covered
field-seen-on = open
field-pace = Bots' moves
    .help = how long each move of a bot is shown on the board; any key continues at once
field-pace-off = off
field-pace-fast = fast
field-pace-normal = normal
field-pace-slow = slow
field-moments = Moments
    .help = whether a card marks the end of a round, an attack, the last round, and every new phase too
field-moments-off = off
field-moments-great = great ones
field-moments-all = all
field-since = Since you last sat here
    .help = open automatically when another player affected you
field-since-on = on
field-since-off = off
field-tips = Tips
    .help = whether each kind of question begins with a tip when it is met first
field-tips-off = off
field-tips-on = on
by-arrows = left and right: { $what }
settings-unreadable = { $path } cannot be read: { $why }
settings-defaults = { $reason }. Using the defaults. Changes are not saved until the file is fixed.

## Options

first-language = Press Enter to play in English; the options can change it.
field-language = Language
    .help = of the screen and of the games; games without it speak English
palette-language = Language: { $name }

options = Options
options-looks = How it looks
options-agreements = What the table agrees on
options-course = What is shown automatically
options-own-keys = Your own keys: { $path }
options-key-names = F5 at a table lists their names.

## New game

wizard = New game: { $game }
wizard-who = Who plays
wizard-players = Players
wizard-what = What is played
wizard-variant = Variant
variant-classic = classic
variant-expert = expert
variant-first-game = first game
variant-variable = variable
wizard-best-with = best with { $players }
wizard-seed = Seed
wizard-agreements = What this table agrees on
wizard-start = Begin the game
wizard-help = { $help } · Enter begins
wizard-help-players = left and right: how many play
wizard-help-seat = type a name · left and right: a person, or a bot: easy, normal, strong or random
wizard-help-variant = left and right: another variant
wizard-help-option = left and right: on or off
wizard-help-seed = type a number to deal a game that you know, left or right for a new one, which is told at the end
wizard-seed-drawn = drawn at the start
wizard-help-start = Enter begins the game
wizard-unnamed = Player { $letter }
cannot-set-up = This game cannot be set up: { $fault }.

## The app

too-small = { $width }x{ $height } is too small: 80x24 at least, or --plain
cannot-show = { $path } leads to a position that cannot be shown ({ $why }).
app-failed = The app ended with an error; the game is saved as it stood.
palette-find = a command, a choice or a rule
palette-theme = Theme: { $name }
palette-choice = Go to: { $verb } { $what }
palette-thing = On the table: { $thing }
palette-rule = Rule: { $title }

## Menu

menu-saved = everything is saved as you play
menu-continue = Continue
menu-continue-game = Continue: { $game }
menu-new = New game
menu-more = More
menu-players = { $players } players
menu-minutes = { $minutes } min
menu-hidden = hidden: { $hidden }
menu-english-only = in English
menu-stand = { $status }, { $name }
menu-learn = learn a game: a guided first round
    .more = The first round of a game on the real table, with every choice explained before you make it.
menu-watch = watch a recorded game
    .more = Step through a saved game or let it play automatically; play on from any moment of it.
menu-rules = the rulebooks
    .more = Every rule, ruling and worked example, with a search; examples can be played on the board.
menu-options = options: theme, glyphs, curtain, undo, hints, keys
    .more = How the screen looks, and what the table agrees on.
menu-quit = quit
    .more = Games are saved after every choice: nothing is lost.
tile-facts = { $players } players, { $minutes } minutes
which-rules = Which game's rules?
which-lesson = Which game do you want to learn?
watch-heading = Watch a recorded game
watch-nothing = No game has been recorded yet.
finished = finished, won by { $names }
log-torn = The last line of the log was not complete and was dropped; the choice before it stands.
log-invalid = { $path } cannot be followed: it leads to an invalid position ({ $why }).
no-unfinished = There is no unfinished game; start one with 'boardgames play GAME'.

## At the table

tab-table = Table
tab-players = Players
tab-log = Log
history = History
rules-here = The rules that matter here
the-table = the table
what-is-this = What is this?
point-at-things = Tab to the table, then the arrows; or the mouse
more = more
points = points
total-points =
    { $n ->
        [1] { $total } point
       *[other] { $total } points
    }
as-if-now = as if the game ended now
game-over = the game is over
game-not-over = the game is not over
not-saved = NOT SAVED
not-kept = not kept
saved = saved
saved-elsewhere = saved in a new file
undos =
    { $n ->
        [0] no undo
        [one] { $n } undo
       *[other] { $n } undos
    }
tip = Tip: { $tip }
how-to-choose = type a code or a whole turn, use the arrows or click
choose-first = choose first: type a code or a whole turn, use the arrows or click
count-of = { $n } of { $of }
count-legal = { $n } legal
more-below = ▼ more below
lines-left-out = { $n ->
    [one] … 1 more line
   *[other] … { $n } more lines
 }
for-alone = for { $name } alone
find-words = words to look for
not-now-why = not possible now, ? says why:
line-ends = your line ends here: Enter does it
line-then = then { $what }
line-done = { $code } was done for you
line-final = { $code } cannot be undone, your line ends there: erase the rest, then Enter
line-over = your line ends with { $code }: erase the rest, then Enter
line-slip = no choice starts with { $typed }: press Backspace, or one of { $firsts }
line-many =
    { $n ->
        [one] { $n } choice begins with { $typed }: type more of it
       *[other] { $n } choices begin with { $typed }: type more of one
    }
not-again = { $code } cannot be done again
no-way = no way leads there from here
no-way-yet = nothing can be done there now; Enter looks for a way
no-other-here = there is no other choice at this place
how-to-unfold = the right arrow or Enter shows them all; typing does too
jump-how = type a label to go there; any other key cancels
final = no undo
outcome-points = { $figure } points
the-rest = the rest
sure-at-least = at least { $figure }
sure-follows = { $figure } with what follows
sure-up-to = up to { $figure }
sure-at-best = at best { $figure }
price-exact = costs { $points }
price-at-least = costs at least { $points }
price-at-most = costs at most { $points }
left-out = +? leaves out what is hidden.
drawer-shows = P shows each player what is hidden of their own, behind a curtain.
line-nothing = nothing can be chosen
line-beginning = the beginning
line-word = '{ $word }'
line-behind = { $fault } behind { $last }
line-may-mean =
    { $at ->
        [1] '{ $word }' may mean { $among }
       *[other] '{ $word }' may mean { $among }, word { $at } of the line
    }
line-closed = '{ $word }' cannot be chosen now ({ $what }): { $why } ({ $rule })
line-unknown =
    { $at ->
        [1] no choice begins with '{ $word }'
       *[other] no choice begins with '{ $word }', word { $at } of the line
    }
no-projection = this table plays without a score projection (options in the menu)
bot-thinking = { $name } is thinking…
bot-gone = The bot's process has ended; the game is saved as it stands.
all-mats = What is open in front of every player
show-bot = { $name }, a bot, moves
show-step = step { $at } · pace { $pace }
show-keys = Space continues · Bksp holds · Esc to your turn · + - pace · ^Z undo

## Taking back

take-it-back = take it back
leave-it = leave it
nothing-to-undo = there is nothing to take back
nothing-to-redo = there is nothing to redo
undo-question =
    { $n ->
        [one] Take back the last choice?
       *[other] Take back the last { $n } choices?
    }
undo-never = { $why }: this table takes back nothing that was seen
undone =
    { $n ->
        [one] { $n } choice taken back; ^Y does it again
       *[other] { $n } choices taken back; ^Y does it again
    }
seen-chance = chance has decided something
seen-by-all = everybody has seen: { $what }
seen-by =
    { $n ->
        [one] { $names } has seen: { $what }
       *[other] { $names } have seen: { $what }
    }
seen-acted =
    { $n ->
        [one] { $names } has chosen since
       *[other] { $names } have chosen since
    }
will-chance = chance decides
will-all-see = everybody sees { $what }
will-see =
    { $n ->
        [one] { $names } will see { $what }
       *[other] { $names } will see { $what }
    }

## Between two players

curtain-goes-to = The keyboard goes to
curtain-is-done = { $name } is done. The keyboard goes to
curtain-when = when nobody else can see the screen
curtain-presses = { $name } presses
curtain-known = What everybody knows
nothing-secret = nothing here is secret
curtain-here = { $name } is here
curtain-back = back to the table
curtain-look = look at the table
public-table = The table, as everybody may see it · Enter: back to the hand-over
whose-things = Whose things?
whose-alone = Nobody but that player should see the screen then.
whose-mover = { $name }, who is asked now
any-other-key = any other key
drawer-private = { $name }: private, for your eyes only
drawer-open = { $name }: nothing here is secret
roll-taken-back = It is taken back if everybody agrees, each with a key of their own:
roll-revealed = They are revealed if everybody agrees, each with a key of their own:
roll-agrees = agrees
roll-presses = presses  { $key }
roll-leave = Backspace   leave it as it is

## Since you last sat here

since-heading =
    { $n ->
        [one] { $name }, since you last sat here: { $n } choice
       *[other] { $name }, since you last sat here: { $n } choices
    }
since-note =
    { $n ->
        [one] { $n } choice since you last sat here: S lists it, the comma key shows it
       *[other] { $n } choices since you last sat here: S lists them, the comma key shows them
    }
since-mine = What was done to you
since-have = What you have now
since-rest = What else happened
since-lit = On the table, lit: what has changed
since-same = what you hold is as it was
since-enter = to your turn; there the comma key shows all this on the board
nobody-moved = Nobody else has moved.
nobody-moved-note = nobody else has moved
in-all = in all
points-in-all = points in all
look-back = { $at ->
    [0] Looking back: the table as you left it, { $of } { $of ->
        [one] choice
       *[other] choices
     } ago
   *[other] Looking back: choice { $at } of { $of } since you last sat here
 }
look-back-keys = . forward · , back · Esc to your turn

## Moments

standing = Where everybody stands
standing-in-sight = Points in sight, in seating order
standing-note = points in sight, and what this round brought
standing-unseen = { $more ->
    [0] some hidden
   *[other] perhaps up to { $most }
 }
moment-last = the last one
moment-last-begins = The last one begins.
moment-continue = continue

## Explanations, cards, rules

explain-heading = { $game }: why, and the rules
need-have = need { $need }, have { $have }
refused-by = refused by { $rule }
allowed-now = code { $code }: allowed now
rules-of-question = The rules that matter here ({ $question })
not-now-heading = Not possible now, and why
card-does = What it does
    .nothing = There is no more to it.
card-worth = Worth to you
    .nothing = Nothing in itself.
card-get = How to get it
    .nothing = It is not there to be taken.
card-others = Others
    .nothing = No other player is concerned.
card-rules = Rules
card-rules-enter = Enter opens one
card-close = Esc closes
card-more-choices =
    { $n ->
        [one] and { $n } more choice
       *[other] and { $n } more choices
    }
on-the-board = Enter shows it on the board
example-step = step { $at } of { $of }
example-given = Given { $text }
example-then = Then { $text }
rule-players = { $n } players
ruling-on = ruling on { $rules }
ruling-question = Question: { $text }
ruling-answer = We rule: { $text }
ruling-because = Because: { $text }
rule-example = worked example of { $rules }
rule-example-given = Given: { $text }
rule-example-when = When: { $text }
rule-example-then = Then: { $text }
rule-source = Source: { $source }
rulebook-fr = French rulebook
rulebook-nl = Dutch rulebook
aid-heading = { $game }: the player aid
aid-forgotten = Easily forgotten
search-all = { $game }: { $what }
search-with = { $game }: { $what } with '{ $words }'
find-rules = words or an id; Enter to read what was found
rules-found = the rules · { entries }
rules-section = the rules · { $section } · { entries }
rules-aid = The player aid
    .note = : the whole game on one page
rules-contents = Contents
rules-none = No rule of { $game } has the id or all the words '{ $words }'; try fewer words.
section-rulings = rulings
section-examples = examples
tables-found =
    { $n ->
        [one] the tables · { $n } row
       *[other] the tables · { $n } rows
    }

## Where figures come from

origin-heading = { $game }: where the figures come from
origin-tables = The tables of { $game }
origin-enter = Enter: the rows themselves
origin-bare = nothing but its name
origin-more =
    { $n ->
        [one] { $n } more row speaks of it.
       *[other] { $n } more rows speak of it.
    }
origin-nothing = No row of the tables speaks of { $name } alone: its figures come from the game that is played, by the rules.
origin-from-rulebook = It is printed in the rulebook.
origin-from-derived = It follows from what the rulebook says.
origin-from-published = It comes from published descriptions and pictures of the game.
origin-from-reconstructed = It was drawn up for this program, because no text gives it.
origin-from-unknown = It has no source.
origin-count-rulebook = { $n } rulebook
origin-count-derived = { $n } derived
origin-count-published = { $n } published
origin-count-reconstructed = { $n } reconstructed
origin-file =
    { $n ->
        [one] { $file }: { $n } row, { $parts }.
       *[other] { $file }: { $n } rows, { $parts }.
    }
origin-legend-rulebook = Rulebook: it is printed in the rulebook.
origin-legend-derived = Derived: it follows from what the rulebook says.
origin-legend-published = Published: it comes from published descriptions and pictures of the game.
origin-legend-reconstructed = Reconstructed: it was drawn up for this program, because no text gives it.
data-consistent = { $folder }: all tables of { $game } are consistent.
data-note = Note: { $found }; it can be played with.
data-unread = { $file } is not read: the game has no such file.
data-rows =
    { $n ->
        [one] { $n } row:
       *[other] { $n } rows:
    }

## Scores and the end

scores-heading = { $game }: { $over ->
    [0] as if the game ended now
   *[1] the final scores
 }
scores-rule = rule
scores-total = total
scores-tiebreak = tie-break
scores-place = place
scores-ties = Ties are broken by: { $by }.
scores-sum = { $what }: { $sum }
scores-from = Where they come from
victory =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
victory-shared =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
end-heading = the game is over: { $victory }
end-points = Points by category
end-course = How it went, as if the game had ended at each choice, by { $unit }
end-standings = The standings at the end of each { $unit }, as if the game had ended there
end-turns = The turns that moved the lead most: Enter shows the moment
end-turn = { $name }, { $unit } { $round }
end-sums = How the points come about
end-quiet = A quiet turn.
end-not-kept = This game was not kept, so there is nothing to watch.
end-review = { $again ->
    [0] The coach looks at choice { $at } of { $of }…
   *[1] The coach looks again at costly choice { $at } of { $of }…
 }
end-no-postcard = The postcard cannot be written: { $why }.
end-written = Written: { $text } and { $picture }
postcard =
    { $n ->
        [one] { $game }: { $victory } (seed { $seed }, { $n } choice)
       *[other] { $game }: { $victory } (seed { $seed }, { $n } choices)
    }

## History and replay

history-heading = history · Enter takes back that choice and all after it
history-taken-back = { $n } taken back after choice { $at }
choice-heading = { $game }: choice { $at }, by { $name }
choice-points = { $name }: { $before } > { $after }, as if the game ended there
choice-rules = The rules of this kind of choice
timeline-choice = choice { $at } of { $of }
timeline-paused = paused
timeline-lead = lead
timeline-swing = swing
timeline-agrees = every digest agrees
find-in-replay = words to look for, or the number of a choice
seen-nothing-hidden = nothing hidden
seen-by-spectator = seen by a spectator
seen-by-player = seen by { $name }
replay-still-played = This game is still being played: only what everybody may see is shown; h asks the players for more.
replay-not-yet = Playing on from here would show what is still hidden; h asks the players first.
replay-not-found = '{ $words }' is not in the history
replay-reveal = Reveal everybody's secrets?
replay-reveal-why = This game is not over. Whatever is still hidden in it would be seen, by whoever looks at this screen.
replay-unfinished = The game is not over: only what a spectator may see is shown; --open reveals the rest.
replay-position =
    { $n ->
        [one] { $file }: the position after { $n } choice as a spectator sees it, what is hidden dealt anew; --open writes the real one.
       *[other] { $file }: the position after { $n } choices as a spectator sees it, what is hidden dealt anew; --open writes the real one.
    }
replay-position-open =
    { $n ->
        [one] { $file }: the position after { $n } choice.
       *[other] { $file }: the position after { $n } choices.
    }
replay-roll = { $file } is not over. Its secrets are revealed if everybody types their own name.
replay-disagreed = { $name } has not agreed by typing that name; nothing hidden is shown.
verify-all =
    { $n ->
        [one] { $file }: { $n } line replays exactly
       *[other] { $file }: all { $n } lines replay exactly
    }
verify-some =
    { $n ->
        [one] { $file }: { $n } line replays exactly
       *[other] { $file }: { $n } lines replay exactly
    }
verify-torn = the last line was torn and is left out
verify-no-chain = a log of format 1 has no chain, so that names, bots and marks are not covered
verify-stopped =
    { $n ->
        [one] { $why }; the { $n } line before it replays exactly.
       *[other] { $why }; the { $n } lines before it replay exactly.
    }

## Lessons

lesson-begin = Enter: to the table · Esc: back · F1 there explains every sign
lesson-who = You play { $names }, one after the other: each step says whose turn it is.
lesson-end = Enter: play on, with tips · F10: to the menu
lesson-type = type
lesson-other = That is allowed too; in this lesson type { $code }.

## The coach

coach-heading = Coach: { $question }
coach-thinking = thinking about it…
hint = hint: { $choice }
coach-asked = { $choice } (the one you asked about)
coach-how = All choices were searched equally long and played out in the same { $games } simulated games. A difference is told only where two searches agree and luck does not explain it. The coach can be wrong.
coach-enter = Enter selects the choice; at the table Enter confirms it.
coach-why-not = Select any other choice and ask again: why not this one?
coach-you = To you
coach-others = To the others
coach-more = points more than now
coach-together = together
coach-next = next
coach-then = then
coach-end = at the end
coach-span-head = eight of ten
coach-gone = The coach's process has ended; ask again.
coach-lead =
    { $side ->
        [ahead] { $lead } ahead
        [behind] { $lead } behind
       *[level] level
    }
coach-about = about { $lead }
coach-span = between { $worst } and { $best }
coach-ending =
    { $side ->
        [ahead] On average { $lead } ahead of the best opponent at the end; in eight games out of ten { $span }.
        [behind] On average { $lead } behind the best opponent at the end; in eight games out of ten { $span }.
       *[level] On average level with the best opponent at the end; in eight games out of ten { $span }.
    }
coach-plan = Then: { $steps }
coach-step = { $step } (in { $n } of { $games })
coach-only-choice = There is nothing else to choose.
coach-all-alike = All choices are as good, as far as I can find.
coach-against = { $against }: { $parts }
coach-to-you = To you, against choice { $n }
coach-apart =
    { $side ->
        [ahead] About { $points } better than choice { $n }
       *[behind] About { $points } worse than choice { $n }
    }
coach-same = much the same
coach-as-good = Choice { $n } is just as good: it ended the same in all { $games } simulated games.
coach-ways =
    { $n ->
        [one] { $choice } (another way comes to the same)
       *[other] { $choice } ({ $n } other ways come to the same)
    }
coach-or = { $before } or { $last }
coach-no-difference = No difference that I can find to choice { $n }
coach-theirs = { $name } ({ $parts })
coach-answer = Much depends on { $name }: after "{ $answer }" (in { $n } of { $games }) it is about { $points } worse
review-heading = The choices that cost most
review-only-bots = Only bots played; the coach reviews what people chose.
review-nothing = gave nothing away that the coach has seen
review-cost = about -{ $points }
review-instead = instead: { $choice }; { $gain }
review-more = it should bring more from { $parts }
review-less = { $name } should get less from { $parts }
review-best = instead: { $choice }
review-how = The coach saw then what the player saw. It tells a loss only if plans and { $games } whole simulated games, played with other luck, both find it, and then the smaller figure. It can be wrong.

## Why a bot moved

why = why: { $said }
why-by-the-end = why: it should bring more from { $parts } by the end
why-at-least = { $parts } at least
why-most = none of { $n } choices brings more at once ({ $parts })
why-pays = it pays now ({ $parts }) for what comes later
why-later = { $most } could be had at once, this brings { $change }: it counts on what comes later
why-costs = it costs { $name } { $points }

## The plain table

ask-what = Ask about anything on the table by its name; 'look' lists what there is.
ask-unknown = Nothing on the table is called '{ $name }'; 'look' lists what there is.
ask-which =
    { $more ->
        [0] Which one? { $names }.
       *[other] Which one? { $names } and { $more } more.
    }
look-unknown = There is no part '{ $part }' of the table; 'look' alone lists them.
look-part = { $title } (look { $part })
look-parts = Parts of the table: { $parts }.
plain-begin = { $game }: { $names }. 'help' lists the words you can type.
plain-seed = The seed is { $seed }: the same one deals the same game.
plain-over = The game is over.
plain-start-drawn = The table at the start; 'board' shows it again, 'look' describes it in sentences:
plain-start-told = The table at the start; 'look PART' describes a part of it again:
plain-have = you have { $things }
plain-part = { $part } ('board' shows the whole table)
plain-not-now = not now: { $what }. { $why }
plain-no-rule = No rule mentions '{ $words }'.
plain-no-choice = There is no choice '{ $code }'; 'list' shows them.
plain-hint-order = The best first; below, choices 1 and 2 are these two, not those of the list.
plain-all-possible = Everything that belongs to this question is possible.
plain-fault = Nothing was done: { $fault }. 'list' shows the choices, 'help' the words.
plain-impossible = That is not possible: { $why }
plain-not-saved = NOT SAVED, and not done: { $why }
plain-pictures-on = The table is drawn before each turn.
plain-pictures-off = The table is not drawn before each turn.
plain-reasons-on = Bots say why they moved.
plain-reasons-off = Bots do not say why they moved.
plain-hide = Press Enter to hide it again.
plain-nothing-to-undo = There is nothing to take back.
plain-nothing-to-redo = There is nothing to redo.
plain-consent = Taking this back needs everybody's consent: { $why }.
plain-undo-yes = If all agree, type 'undo yes'.
plain-undone = Taken back.
plain-position = The position as a spectator sees it, what is hidden dealt anew, is in { $file }; 'boardgames play { $game } --from { $file }' continues from it.
plain-position-open = The position is in { $file }; 'boardgames play { $game } --from { $file }' continues from it.
plain-roll = What is hidden is written too if everybody types their own name.
plain-your-name = { $name }, your name:
plain-disagreed = { $name } has not agreed by typing that name; nothing is written.
plain-saved = Saved in { $file }. Continue with 'boardgames resume'.
plain-gone = { $file } is gone or was changed; the next choice writes the whole game anew.
plain-one-screen = This terminal keeps what is printed: what follows can be read further up, also later. Clear it yourself.
plain-alone = Only { $name } should see what follows. { $name }, press Enter.
plain-help =
    A number, a code or a word of it makes the choice; codes in a line make
    several. Words:
      ?          the rules of this question
      ? CODE     one choice, or a rule, explained
      why        what is not possible now, and why
      list       the choices again
      look       the table in sentences, by parts
      look PART  one part of it
      ask NAME   a thing on the table: what it does and is worth, how to get it
      board      the whole table, drawn
      players    what everybody has
      mine       your own things, also hidden ones
      scores     points as if the game ended now
      hint       the best choices, with reasons
      hint CODE  why not this one?
      aid        the game on one page
      log        the last moves
      log all    every move
      undo       take the last choice back
      redo       do it again
      save       where the game is saved
      save FILE  write the position to a file, what is hidden dealt anew;
                 with --open the real one, if everybody types their name
      pictures   draw the table before each turn, or not
      reasons    bots say in a line why they moved, or not
      quit       stop; the game can be resumed
      help       this text

## Words of the plain table

word-why = why
word-list = list
word-look = look
word-ask = ask
word-board = board
word-players = players
word-mine = mine
word-scores = scores
word-hint = hint
word-aid = aid
word-log = log
word-all = all
word-undo = undo
word-redo = redo
word-save = save
word-pictures = pictures
word-reasons = reasons
word-quit = quit
word-help = help
word-explain = explain
word-yes = yes

## Games of other packages

trial-pending = { $game } is being tried…
trial-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }

## What a choice would bring

explain-figure = { $points ->
    [one] point
   *[other] points
 } { $asks ->
    [1] { $most ->
        [1] at most: with the best answers to what you will be asked next
       *[0] at least: not all answers to what you will be asked next were tried, there may be more
     }
   *[0] { $follows ->
        [1] together with what follows automatically
       *[0] by this choice
     }
 }{ $hides ->
    [1] , and more that is hidden from this table
   *[0] { "" }
 }
aid-figures = Beside a choice: ≤ at most; ≥ at least; … with what follows automatically; +? more is hidden

## Crashes

crash-safe = Something went wrong in the program; every choice before it is saved, and 'boardgames resume' continues the game.
crash-file = What went wrong is described in { $file }, without anybody's cards.
crash-no-file = It was { $error }, and no file about it could be written.

## Tables of one's own

tables-unplayable = { $folder } cannot be played with, variant { $variant }: { $why }.

## Saved games and files

log-cut-header = { $path } is not a saved game: its first line is not complete.
log-no-header = { $path } is not a saved game: its first line is not the header of one.
log-header-broken = { $path } is not a saved game: its first line is not the header of one: { $why }.
log-header-wrong = { $path }, line 1: { $why }.
log-format = { $path } has a log format that this program cannot read (it reads { $first } to { $last }); a newer program may read it.
log-line = { $path }, line { $line }
log-damaged = { $path }, line { $line } is damaged: { $why }.
log-damaged-shown =
    { $damage } 'boardgames replay' can still show { $n ->
        [one] the line before it
       *[other] the { $n } lines before it
    }.
log-position-damaged = { $path }, line 1: the position is damaged: { $why }.
log-other-start = { $path }, line 1: this game begins differently here, so it cannot be replayed.
log-differs-from = From line { $line } on the result differs here; every choice shown is legal.
log-plays-the-same = It plays exactly the same here.
log-parts-ways = { $path }, line { $line }: replay and log differ from here on, first in '{ $field }'.
log-full = { $path } is full, so this choice is not made: a log holds at most { $most } choices, undone ones included. 'boardgames replay' writes the position to a file, and 'boardgames play' starts there.
log-nearly-full = The log is nearly full: it holds { $steps } of at most { $most } choices.
log-anew = The log was moved, deleted or changed by somebody; the whole game is saved in { $path } now.
log-closed = { $path } is closed, so this choice was not saved. Continue with 'boardgames resume'.
log-exists = { $path } exists already; resume it with 'boardgames resume { $path }' or name another file.
log-locked = { $path } is being played in another window; close that one first.
line-too-long = it is too long
line-link-too-many = it has a link to the line before, and a log of format 1 has none
line-link-missing = it has no link to the line before
line-link-broken = it or a line before it was changed after it was written
line-beyond-limit = no log holds more than { $most } choices, undone ones included
line-wrong-entry = it should be entry { $entry } with one act, undo or redo
line-no-action = { $where } holds no action of { $game }: { $why }.
line-illegal = { $where } is not legal: { $why }
line-impossible = { $where }: { $why }.
line-unplayable = { $where } cannot be played from the position reached here ({ $error }).
line-no-seat = there is no seat { $seat }
foreign-rules = It was recorded under revision { $theirs } of the { $game } rules, and this program plays revision { $ours }.
foreign-tables = It was recorded with other tables of { $game }; give the folder with those tables as --data DIR.
foreign-refused = { $where } cannot be played on here.
foreign-older = Play on with boardgames { $version }.
foreign-shown = 'boardgames replay' shows what a log holds.
position-wrong = { $path } is not a position: { $why }.
position-no-game = { $game } is the name of no game
position-no-state = { $path } holds no state of { $game }: { $why }.
position-other-count = it is a game of { $seats }, and { $players } sit at the table
folder-impossible = '{ $folder }' is not a folder and cannot be made one; name another place.
file-cannot =
    { $path } cannot be { $what ->
        [read] read
        [opened] opened
       *[written] written
    }: { $why }.
file-no-name = '{ $path }' cannot be the name of a file.
file-not-ordinary = { $path } is not an ordinary file; name another file.
file-too-large = { $path } is larger than { $most } KiB; it is not a file of this program.
file-no-text = it is not text in UTF-8
file-no-toml = { $path } is not valid TOML: { $why }.
file-toml-wrong = line { $line } cannot be read from column { $column } on
file-toml-twice = line { $line } sets something that is set already
file-toml-open = a quotation mark or a bracket is not closed
file-too-deep = it is nested too deeply
file-no-json = it is not valid JSON from byte { $byte } on
file-cut-off = it ends too early
file-lacks-field = '{ $field }' is missing
file-odd-field = '{ $field }' is no field of it
file-wrong-field = the value of '{ $field }' is wrong
file-other-kind = it holds something else
file-steers = it holds a character that cannot be shown
file-number-too-large = it holds a number that is too large

## In a browser

web-open = The table is at { $address } (once; this terminal shows the next address). Ctrl+C ends it.
web-open-to-all = The table is at { $address } (Ctrl+C ends it).
web-next = For another browser: { $address }
web-no-token = No token: whoever reaches this address can play here.
web-exposed = Other machines can reach this address, and nothing on the way is encrypted.
web-refused = This address has been used already, or it is not the right one. The terminal that runs 'boardgames serve' shows the next one.
web-host = No table is called { $host }. Use the address that 'boardgames serve' shows, or start it with --name.
web-full = { $n } tabs are open already, and more are not possible. Close one.
web-loading = One moment…
web-ended = This table is closed. What was played is saved.
web-again = Open again
web-port-taken = Port { $port } is in use. Choose another with --port, or --port 0 for any that is free.
web-port-forbidden = Port { $port } needs the rights of an administrator. Choose another with --port.
web-no-host = This machine has no address { $host }. Give one of its own as --host, such as 127.0.0.1.
