### Worum es bei Black Spy geht, und die Optionen des Spiels.

pitch = Wer die wenigsten Punkte hat, gewinnt: Jeder Schwarze Spion (K7) kostet 10, jeder farbige Spion zieht 5 ab.
option-variants = eine Variante; kann mehrmals angegeben werden
option-edition = eine Ausgabe des Spiels; sie gibt die anderen Optionen vor, Varianten kommen dazu
option-pass_direction = wohin die drei Karten weitergegeben werden
option-first_lead = wer zum ersten Stich ausspielt
option-end_value = der Gesamtstand, mit dem die Partie endet
option-ages = die Plätze, die Jüngsten zuerst, gezählt ab 0, zum Beispiel 2,0,1,3

# Die Optionen einer Partie, zu ihrer Eröffnung.
played-by-edition = Gespielt wird nach { $edition ->
        [z-man-2013] der Z-Man-Ausgabe von 2013
       *[gespenster-1990] der Gespenster-Ausgabe von 1990
    }, bis jemand { $end } Punkte oder mehr hat.
played-by-house-rules = Gespielt wird nach Hausregeln ({ $first_lead ->
        [red-1] wer die rote 1 hat, beginnt
       *[dealer-left] wer links vom Geber sitzt, beginnt
    }; { $pass_direction ->
        [left] Karten gehen immer nach links
       *[alternate] die Richtung der Weitergabe wechselt
    }), bis jemand { $end } Punkte oder mehr hat.
with-variants = Mit { $count ->
        [one] der Variante
       *[other] den Varianten
    } { LIST($variants) }: Gib „werte“ ein, um mehr darüber zu lesen.
