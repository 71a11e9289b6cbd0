# Die Seiten der Aufgaben.
puzzles-of = Aufgabe: { $game }
puzzles-solved = { $solved } von { COUNT($all, one: "Aufgabe", other: "Aufgaben") } gelöst
puzzles-start = Die nächste lösen
puzzles-rating = Schwierigkeit { $rating } von 4
puzzles-facts = Schwierigkeit { $rating } von 4, { $players } Spieler. Was tust du?
puzzles-numbered = Aufgabe { $number }
puzzles-right = gelöst
puzzles-wrong = nicht gelöst
puzzles-is-right = Richtig.
puzzles-also-right = Richtig, genauso gut wie: { $best }.
puzzles-compared = Alles, was du tun konntest
puzzles-solution = Lösung
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-not-found = Aufgabe nicht gefunden
puzzles-not-found-hint = Vielleicht gehört sie zu einer anderen Version von Spydeck.
