# The game.
about-title = Toy
about-pitch = Pick coins in secret, then draw cards or roll the die: the smallest game that has everything.
about-hidden = picks
about-round = round
about-tiebreak = coins
about-option-rich = Start with five coins

# Why not.
game-over = The game is over.
not-your-turn = It is another player's turn.
picks-are-made = Picks are made at the start of a round, once each.
no-such-pick = Nobody can ask for { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } here.
not-at-the-deck = Cards are drawn when everybody has picked.
deck-empty = The deck is empty.
has-drawn = You have drawn a card: the die is rolled instead of drawing.

# What is asked.
ask-pick = pick coins in secret
ask-draw = draw, roll or stop

# What can be done.
do-pick = ask for { PICK($coins) }
do-draw = draw a card
do-roll = roll the die
do-stop = stop
meaning-pick = Choose in secret how many coins to ask for.
meaning-draw = Turn up the top card of the deck and add it to your points.
meaning-roll = Roll the die instead of drawing, and end the turn.
meaning-stop = End the turn.

# What happened.
told-picked = { $name } has picked
told-picked-so = { $name } has picked { $coins }
told-revealed = picks: { $picks }
told-drew = { $name } draws { $card }
told-rolled = { $name } rolls { $pips }
told-stopped = { $name } stops

# What points are for.
score-cards = cards
score-coins = coins

# What somebody has learned.
fact-deck = the deck
fact-pick = a pick

# What lies on the table.
thing-deck = the deck
thing-deck-line = { $left ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $left } cards are left in the deck.
 }
thing-deck-does = Its cards are points for whoever draws them.
thing-deck-worth = A card is worth { $least } to { $most } points.
thing-deck-get = In your turn at the deck, draw as many as you like.
thing-pick = { $whose ->
    [you] your pick
   *[other] { $whose }'s pick
 }
thing-pick-line = { $whose ->
    [you] You { $state ->
        [open] have not picked yet
        [hidden] have picked in secret
       *[known] have picked { $coins }
     }.
   *[other] { $whose } { $state ->
        [open] has not picked yet
        [hidden] has picked in secret
       *[known] has picked { $coins }
     }.
 }
thing-pick-does = A number that nobody else picks brings as many coins.
thing-pick-worth = So far: { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } and { $points } points from cards.
part-deck = The deck
part-picks = The picks

moment-title = Round { $round }
moment-round = Round { $round } is over.
moment-coins = Coins

# Tips, by the kind of question.
tip-pick = A high number that nobody else wants is best.
tip-draw = A card is certain, the die is not.

# What a designer counts.
uses-pick = picks
uses-card = cards drawn
uses-a-card = a { $card }
