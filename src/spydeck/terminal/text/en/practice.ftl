### Reviews and puzzles.

judged = Judged { $done } of { $total ->
    [one] { $total } choice
   *[other] { $total } choices
}
review-heading = Review of { $player }, judged by a bot of level { $bot } from what this seat knew: { $decisions ->
    [0] there was never more than one possible move.
   *[other] { $costly ->
        [0] none of { choices } was clearly worse than the best.
        [one] of { choices }, the one that cost most.
       *[other] of { choices }, the { $costly } that cost most.
    }
}
choices = { $decisions ->
    [one] { $decisions } choice
   *[other] { $decisions } choices
}
review-unfinished = The game has not ended: what is being played now is left out.
reviewed-move = { $number }. Step { $step }: { $played } { $better }
# What could be expected at each choice: a line each, and what was chosen if that cost something.
graph-heading = What you could expect at each choice: { $measure }.
graph-step = step { $step }
graph-cost = played: { $played }{ $move ->
    [none] { "" }
   *[other] { "" } (move { $move })
}
graph-spoken = Step { $step }: { $best }{ $played ->
    [none] .
   *[other] { "" }; { graph-cost }.
}
how-to-review-part = To review your moves in the deal or round that has ended: review
nothing-to-review-yet = There is nothing to review before a deal or round has ended.
which-move = Play on from a move? Its number, or Enter to leave:{ " " }
how-to-try = To play on from one of these moves: again 1
no-such-move = { $moves ->
    [none] Type review first.
    [0] The review names no move to play on from.
    [one] There is only move 1.
   *[other] The moves have the numbers 1 to { $moves }.
}
skip-puzzle = leave this one out
leave-puzzles = stop
next-puzzle = Enter: next puzzle, quit>{ " " }
# What leaves a game, a replay or a scorepad; the first word is listed.
leaving = quit q exit
puzzle-heading = { $title }, puzzle { $name }, rating { $rating } of { $most }. What do you do?
# Whether an answer is right; otherwise, or where another one is as good, what is best.
right = <good>Right.</good>
right-second = <good>Right</good>, on the second try.
right-beside = <good>Right</good>, as good as: { $best }.
better = { no }{ $better }
# After a first wrong answer, with what it cost.
another-try = <bad>There is something better.</bad> { $cost ->
    [none] One more try.
   *[other] { $cost } One more try.
}
puzzles-solved = { $solved } of { $posed ->
    [one] { $posed } puzzle
   *[other] { $posed } puzzles
} solved.
lesson-heading = { $game }, lesson { $number } of { $all }: { $title }
lesson-goal = <strong>Goal: { $goal }.</strong>
lesson-offers = Type a number from 1 to { $most }.
lesson-right = <good>Right.</good> { $why }
lesson-wrong = <bad>Not quite.</bad> { $why }
next-lesson = Enter: next lesson, quit>{ " " }
leave-lessons = stop
lessons-done = That was the last lesson of { $title }. Now play: spydeck play { $game }
