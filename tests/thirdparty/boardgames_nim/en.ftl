# For the menu.
about-title = Nim
about-pitch = Take stones from a heap. Whoever takes the last stone wins.
about-hidden = nothing

status = { $stones ->
    [one] 1 stone left
   *[other] { $stones } stones left
 }
table = Heaps
heap = Heap { $heap }: { $stones }.

ask-turn = take stones from one heap
group-take = take
do-take = { $stones } from heap { $heap }
meaning-take = Take one or more stones from one heap.
told-taken = { $name } takes { $stones } from heap { $heap }.
tip-turn = Try to leave two equal heaps.
score-last = last stone

# Why not.
not-there = { $need ->
    [one] You asked for 1 stone
   *[other] You asked for { $need } stones
 }; there are { $have }.
not-your-turn = It is the other player's turn.
game-over = The game is over.
