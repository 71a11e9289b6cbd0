### Was die Begründungen aller Spiele gemeinsam haben. Eine $action steht im Infinitiv: „R3 spielen“.

only = Etwas anderes kannst du nicht tun.
policy = Vernünftig ist: { $action }.
nothing-to-choose = Alle { $count } Möglichkeiten sind gleich gut
might-as-well = { FIRST(LIST($actions, type: "or")) } ist gleich gut
range =
    { $same ->
        [true] etwa { $least }
       *[false] etwa { $least } bis { $most }
    }
best-alone = .
others-as-good =
    { $count ->
        [one] ; eine weitere ist genauso gut.
       *[other] ; { $count } weitere sind genauso gut.
    }
as-good = ; genauso gut: { LIST($actions, type: "or") }.
cost-chances = Das machte den Sieg weniger wahrscheinlich.
cost-points =
    { $points ->
        [one] Das kostete etwa { $points } Punkt.
       *[other] Das kostete etwa { $points } Punkte.
    }

# Danach: was gewählt wurde, und was besser ist.
played = Deine Wahl: { $action }.
better = Besser ist: { $action }.
