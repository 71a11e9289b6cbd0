### Reviews and puzzles.

judged = { $done } von { $total ->
    [one] { $total } Entscheidung
   *[other] { $total } Entscheidungen
} beurteilt
review-heading = Analyse für { $player }, beurteilt von einem { bot-name } nach dem, was man auf diesem Platz wusste: { $decisions ->
    [0] Zwischen mehreren Zügen wurde nie gewählt.
   *[other] { $costly ->
        [0] Keine von { choices } war klar schlechter als der beste Zug.
        [one] die teuerste von { choices }.
       *[other] die { $costly } teuersten von { choices }.
    }
}
choices = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
review-unfinished = Die Partie ist nicht zu Ende: Was gerade gespielt wird, ist nicht dabei.
reviewed-move = { $number }. Schritt { $step }: { $played } { $better }
graph-heading = Was bei jeder Entscheidung zu erwarten war: { $measure }.
graph-step = Schritt { $step }
graph-cost = gespielt: { $played }{ $move ->
    [none] { "" }
   *[other] { "" } (Zug { $move })
}
graph-spoken = Schritt { $step }: { $best }{ $played ->
    [none] .
   *[other] { "" }; { graph-cost }.
}
how-to-review-part = Um deine Züge der beendeten Runde zu analysieren: analyse
nothing-to-review-yet = Erst wenn eine Runde zu Ende ist, gibt es etwas zu analysieren.
which-move = Von einem Zug aus weiterspielen? Seine Nummer, oder Enter zum Aufhören:{ " " }
how-to-try = Von einem dieser Züge aus weiterspielen: nochmal 1
no-such-move = { $moves ->
    [0] Tippe zuerst analyse.
    [one] Es gibt nur Zug 1.
   *[other] Die Züge haben die Nummern 1 bis { $moves }.
}
skip-puzzle = diese Aufgabe auslassen
leave-puzzles = aufhören
next-puzzle = Enter: nächste Aufgabe, beenden>{ " " }
leaving = beenden ende quit q exit
puzzle-heading = { $title }, Aufgabe { $name }, Schwierigkeit { $rating } von { $most }. Was tust du?
right = <good>Richtig.</good>
right-second = <good>Richtig</good>, beim zweiten Versuch.
right-beside = <good>Richtig</good>, genauso gut ist: { $best }.
better = { no }{ $better }
another-try = <bad>Es gibt etwas Besseres.</bad> { $cost ->
    [none] Noch ein Versuch.
   *[other] { $cost } Noch ein Versuch.
}
puzzles-solved = { $solved } von { $posed ->
    [one] { $posed } Aufgabe
   *[other] { $posed } Aufgaben
} gelöst.
lesson-heading = { $game }, Lektion { $number } von { $all }: { $title }
lesson-goal = <strong>Ziel: { $goal }.</strong>
lesson-offers = Tippe eine Zahl von 1 bis { $most }.
lesson-right = <good>Richtig.</good> { $why }
lesson-wrong = <bad>Nicht ganz.</bad> { $why }
next-lesson = Enter: nächste Lektion, beenden>{ " " }
leave-lessons = aufhören
lessons-done = Das war die letzte Lektion zu { $title }. Jetzt spiel: spydeck play { $game }
