### What happens in Spy Tricks.

event-start-player = { DOES($who, one: "is", you: "are") } the first start player.
event-deal = Round { SEAT($round) }. { DOES($who, one: "leads", you: "lead") } the first trick.
event-hand = { DOES($who, one: "holds", you: "hold") } { CARDS($cards) }.
event-face-up = Face up on the mat: { CARDS($cards) }.
event-play = { DOES($who, one: "plays", you: "play") } { CARD($card) }.
event-trick = { DOES($who, one: "wins", you: "win") } trick { SEAT($trick) }, { $loser } loses it.
event-trick-you-lose = { DOES($who, one: "wins", you: "win") } trick { SEAT($trick) }, you lose it.
event-guess = { DOES($who, one: "guesses", you: "guess") } { CARD($spot) }{ $helper ->
    [true] { " " }with a Helper
   *[false] { "" }
}.
event-salvation = Salvation: { WHO($people) } may place one more henchman.
event-take-back = { DOES($who, one: "takes", you: "take") } back the henchman on { CARD($spot) }.
event-decline = { DOES($who, one: "declines", you: "decline") }.
event-reveal = The Secret Document is { CARD($secret) }!
event-right = { DOES($who, one: "is", you: "are") } right about { CARDS($spots) }.
# The spots in one text.
right-spots = { $spots }
event-score = { DOES($who, one: "scores", you: "score") } { $points }, for a total of { $total }.
event-helpers = { DOES($people, one: "gets", you: "get") } a Helper for the next round.
event-no-helpers = All totals are equal: nobody gets a Helper.
event-game-over = The game is over. { $result }
# Who wins, or who shares the win.
result = { DOES($winners, one: "wins", you: "win") }!
result-draw = { DOES($winners, one: "shares", you: "share") } the win in a draw.
points = { COUNT($points, one: "point", other: "points") }
chips = { COUNT($chips, one: "chip", other: "chips") }
