### Aufzeichnungen von Partien, der Beweis, dass ihre Karten ehrlich sind, und Aufgaben.

forbidden = { $clause }: { $what }
at-line = Zeile { $line }: { $what }
unplayable-at-line = die Aufzeichnung passt in Zeile { $line } nicht zu den Regeln: { $what }
record-not-text = eine Aufzeichnung muss Text sein
record-too-long = eine Aufzeichnung hat höchstens { $most } Zeichen
line-too-long = eine Zeile hat höchstens { $most } Zeichen
record-start = eine Aufzeichnung beginnt mit einer Angabe wie [Spydeck "1"]
tag-expected = hier gehört eine Angabe wie [Players "4"] hin, oder nach den Angaben eine leere Zeile
tag-twice = die Angabe { $name } steht ein zweites Mal da
nothing-after-tags = die Aufzeichnung ist abgeschnitten: nach den Angaben kommt nichts
version-not-a-number = { $name } muss eine Versionsnummer von 1 bis { $known } sein
record-newer = diese Aufzeichnung hat eine neuere Version ({ $name } { $version }), als dieses Programm liest ({ $known }): aktualisiere Spydeck, um sie zu lesen
tag-missing = die Angabe { $name } fehlt
players-tag-not-a-number = Players muss eine Zahl sein
action-expected = hier gehört eine Aktion wie „0 play R7“ hin, nicht { $given }
outcome-expected = hier gehört „{ $name }“ mit dem Ergebnis hin, nicht { $given }
end-missing = die Aufzeichnung ist abgeschnitten: die letzte Zeile, „end“, fehlt
after-end = nach der Zeile „end“ darf nichts mehr kommen
end-edited = die Aufzeichnung ist abgeschnitten, oder ihre letzte Zeile wurde geändert
wrong-event-count = die Aufzeichnung müsste { $expected } Ereignisse haben und hat { $events }
wrong-digest = die Prüfsumme stimmt nicht: die Aufzeichnung wurde nachträglich geändert
wrong-outcome = { $clause }: { $chance }: { $what }
outcome-count = nenn alle { $count } { $operand ->
        [card] Karten
        [seat] Plätze
        [agent] Agenten
        [agenda] Aufträge
       *[other] ({ $operand })
    }, nicht { $given }
outcome-of-one = nenn { $operand ->
        [card] eine Karte
        [seat] einen Platz
        [agent] einen Agenten
        [agenda] einen Auftrag
       *[other] eins ({ $operand })
    }, { $first } bis { $last }, nicht { $given }
outcome-unknown = { $given } an Stelle { $place } ist { $operand ->
        [card] keine Karte
        [seat] kein Platz
        [agent] kein Agent
        [agenda] kein Auftrag
       *[other] nicht möglich ({ $operand })
    }
outcome-not-in-deck = { $given } an Stelle { $place } ist nicht im Stapel, oder nicht so oft
outcome-not-a-list = ein Ergebnis ist eine Folge von Texten für { $operand ->
        [card] Karten
        [seat] Plätze
        [agent] Agenten
        [agenda] Aufträge
       *[other] das, was kommt ({ $operand })
    }, der oberste zuerst
tags-not-texts = Angaben müssen Texte mit Namen sein, nicht { $given }
too-many-tags = eine Aufzeichnung fasst höchstens { $most } freie Angaben
tag-taken = die Angabe { $name } hat in einer Aufzeichnung schon eine Bedeutung
tag-not-carried = eine Aufzeichnung kann die Angabe { $name } mit dem Text { $text } nicht enthalten
commitment-not-hex = eine Festlegung hat 64 Stellen aus 0 bis 9 und a bis f; { $given } nicht
commitment-of-the-game = die Partie
commitment-of-part = Runde { $number }
commitment-of-next-part = Runde { $number }, die nie gegeben wurde
commitment-elsewhere = die Festlegung { $given } gehört nicht zu dieser Aufzeichnung, deren Partie { $commitment } hat: die Karten kamen aus einem anderen Geheimnis als dem, dessen Festlegung du gesehen hast
not-committed = der Aufzeichnung fehlt die Angabe { $name }: prüfen lässt sich nur eine beendete Partie, deren Karten aus einem festgelegten Geheimnis kamen
tag-not-hex = die Angabe { $name } muss 64 Stellen aus 0 bis 9 und a bis f haben, nicht { $given }
secret-unfit = das Geheimnis passt nicht zur Festlegung: in der Aufzeichnung steht { $commitment }, zum Geheimnis gehört { $right }
outcome-unfair = { $name } von Runde { $number } folgt nicht aus dem Geheimnis: { $place ->
        [none] in der Aufzeichnung steht { $given }, aus dem Geheimnis folgt { $right }
       *[other] an Stelle { $place } steht in der Aufzeichnung { $given }, aus dem Geheimnis folgt { $right }
    }
no-puzzles-shipped = für { $game } kommen mit Spydeck keine Aufgaben; such welche: spydeck puzzles mine { $game }
puzzles-too-long = eine Datei mit Aufgaben hat höchstens { $most } Bytes
puzzles-not-text = diese Datei ist kein Text: Aufgaben sind JSON, eine je Zeile
puzzles-empty = in dieser Datei ist keine Aufgabe
unknown-puzzle = die Aufgabe { $given } gibt es nicht
not-a-puzzle = das ist keine Aufgabe
puzzle-damaged = diese Aufgabe ist beschädigt
puzzle-of-another-version = diese Aufgabe gehört zu einer anderen Version von Spydeck oder der Spielregeln; such neue: spydeck puzzles mine
outcome-never-settled = { $clause }: bei „{ $chance }“ kommt so nie eine Entscheidung zustande
