### Reviews and puzzles.

judged = { $done } von { $total ->
    [one] { $total } Entscheidung
   *[other] { $total } Entscheidungen
} beurteilt
review-heading = Analyse für { $player }, beurteilt von einem { bot-name } nach dem, was man auf diesem Platz wusste: { $decisions ->
    [0] Es gab nie mehr als einen möglichen Zug.
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
how-to-review-part = „analyse“ analysiert deine Züge der beendeten Runde.
nothing-to-review-yet = Erst wenn eine Runde zu Ende ist, gibt es etwas zu analysieren.
which-move = Von einem Zug aus weiterspielen? Seine Nummer, oder Enter zum Aufhören:{ " " }
how-to-try = „nochmal 1“ spielt vom ersten dieser Züge aus weiter, und so fort.
no-such-move = { $moves ->
    [none] Gib zuerst „analyse“ ein.
    [0] Die Analyse nennt keinen Zug, von dem aus du weiterspielen kannst.
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
lesson-offers = Gib eine Zahl von 1 bis { $most } ein.
lesson-right = <good>Richtig.</good> { $why }
lesson-wrong = <bad>Nicht ganz.</bad> { $why }
next-lesson = Enter: nächste Lektion, beenden>{ " " }
leave-lessons = aufhören
lessons-done = Das war die letzte Lektion zu { $title }. Jetzt spiel: spydeck play { $game }
