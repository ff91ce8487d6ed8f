### The words of the program itself: menus, keys, questions of the app and of the plain table.
###
### A message may have shorter forms, `.short`, `.shorter` and `.tiny`: the longest one that fits is shown.

## Lists

list-comma = { ", " }
list-last = { $before } and { $last }

## Games of other packages

trial-pending = { $game } is being tried…
trial-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
 }
