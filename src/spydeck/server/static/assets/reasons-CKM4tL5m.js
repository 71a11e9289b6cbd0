var e=`only = It is the only thing that you can do.
policy = A sensible player would { $action }.
nothing-to-choose = Nothing to choose between the { $count } possibilities
might-as-well = You might as well { LIST($actions, type: "or") }
range =
    { $same ->
        [true] about { $least }
       *[false] about { $least } to { $most }
    }
best-alone = .
others-as-good =
    { $count ->
        [one] ; { $count } other choice would do as well.
       *[other] ; { $count } other choices would do as well.
    }
as-good = ; you might as well { LIST($actions, type: "or") }.
cost-chances = This made winning the game less likely.
cost-points =
    { $points ->
        [one] This cost about { $points } point.
       *[other] This cost about { $points } points.
    }
`;export{e as default};