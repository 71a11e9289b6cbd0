### The parts of reasons that all games share. An $action reads so that "if you" may stand before it: "play R3".

only = It is your only choice.
policy = A sensible player would { $action }.
# The start of a sentence where all actions are as good; they are too many to name, or named.
nothing-to-choose = Nothing to choose between the { $count } possibilities
might-as-well = It makes no difference whether you { LIST($actions, type: "or") }
range =
    { $same ->
        [true] about { $least }
       *[false] about { $least } to { $most }
    }
# The end of a sentence: no other action is as good, or some are.
best-alone = .
others-as-good =
    { $count ->
        [one] ; { $count } other would do as well.
       *[other] ; { $count } others would do as well.
    }
as-good = ; you might as well { LIST($actions, type: "or") }.
# What a move cost, in points, or else that the game was at stake.
cost-chances = This made winning the game less likely.
cost-points =
    { $points ->
        [one] This cost about { $points } point.
       *[other] This cost about { $points } points.
    }

# After the fact: what was done, and what is better.
played = You chose to { $action }.
better = It is better to { $action }.
