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
