# Spiele außerhalb der Tische: beendete und ihre Replays, Statistik, Spiele des Tages, Aufgaben.
mine-title = Meine Partien
mine-running = Laufende Partien
mine-finished = Beendete Partien
mine-none-running = Gerade läuft keine Partie.
mine-none-finished = Noch keine beendete Partie.
mine-start = Partie beginnen
mine-continue = Weiterspielen
mine-watch = Zuschauen
mine-replay = Replay
mine-review = Analyse
mine-record = Aufzeichnung
mine-record-of = Aufzeichnung herunterladen: { $game }, { $date }
mine-players = { $players } Spieler
mine-won = { DOES($winners, one: "hat gewonnen", you: "hast gewonnen", many: "haben gewonnen") }
mine-no-winner = Niemand hat gewonnen
mine-date = { DATE($at, style: "medium", time: "short") }
mine-device = Das sind die Partien auf diesem Gerät. Mit einem Link aus den Einstellungen bringst du sie auf ein anderes.

replay-title = Replay: { $game }
replay-eyes = Ansicht
replay-everyone = Alle Hände offen
replay-spectator = Zuschauer
replay-step = Schritt { $step } von { $of }
replay-step-in = Schritt { $step } von { $of } · { $part }
replay-slider = Schritt
replay-controls = Schritte
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { DECIMAL($speed) }×
replay-back = Voriger Schritt
replay-next = Nächster Schritt
replay-keys = Die Leertaste spielt ab und hält an. Die Pfeiltasten nach links und rechts gehen einen Schritt weiter, mit der Umschalttaste einen Stich oder Zug. Pos1 und Ende führen zum ersten und letzten Schritt.
replay-beginning = Die Karten sind gegeben.
replay-nothing = Nichts, was alle sehen können.
replay-hands = Offene Hände
replay-happened = Was geschehen ist
replay-link = Link zu diesem Schritt kopieren
replay-share = Diesen Schritt teilen
replay-copied = Link kopiert.
replay-not-copied = Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.
replay-record = Aufzeichnung herunterladen
replay-not-found = Beendete Partie nicht gefunden
replay-not-found-hint = Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende. Deine eigenen Partien stehen unter „Meine Partien“.

review-title = Analyse
review-about = Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.
review-own = Meine Züge analysieren
review-whose = Züge von
review-ask = Züge analysieren
review-again = Noch einmal versuchen
review-waiting = Warten auf den Server …
review-progress = Fortschritt der Analyse
review-judged = { $done } von { COUNT($of, one: "Entscheidung", other: "Entscheidungen") } beurteilt
review-failed = Die Analyse ist auf dem Server gescheitert.
review-none = { $decisions ->
    [0] Du hattest nie eine Wahl.
   *[other] Keine deiner { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } war klar schlechter als der beste Zug.
}
review-costly = Von { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } { $moves ->
    [1] hat diese
   *[other] haben diese { $moves }
} am meisten gekostet.
review-you-are = „Du“ ist hier { $name }.
review-step = { $part ->
    [none] Schritt { $step }
   *[other] { $part }, Schritt { $step }
}
review-show = Im Replay zeigen
review-show-step = Im Replay zeigen: Schritt { $step }
review-compared = Alles, was möglich war

check-title = Karten nachprüfen
check-about = Vor dem Geben hat sich der Server auf ein Geheimnis festgelegt: Er hat eine Prüfsumme veröffentlicht, die Festlegung. Diese Seite berechnet hier in deinem Browser aus dem Geheimnis die Festlegung und jede Karte noch einmal und vergleicht sie.
check-seen = Die Festlegung, die du vor dem Geben gesehen hast
check-seen-note = 64 Ziffern und Buchstaben. Dieses Gerät hat sie, wenn es am Tisch war. Ohne sie zeigt sich nur, ob die Aufzeichnung in sich stimmig ist.
check-no-record = Du hast dieses Spiel nicht beendet, also gibt es keine gegebenen Karten zu vergleichen: Geprüft wird nur das Geheimnis.
check-check = Prüfen
check-checking = Wird berechnet …
check-fair = Alles stimmt. Nach der Festlegung wurde keine Karte mehr geändert.
check-unfair = Etwas stimmt nicht. Die Zeichen unten zeigen, was.
check-commitment = Das Geheimnis passt zur Festlegung
check-commitment-off = Das Geheimnis passt nicht zur Festlegung
check-mine-game = Es ist die Festlegung, die du gesehen hast
check-mine-next = Die Festlegung, die du gesehen hast, gehört zur nächsten Runde, die nie gegeben wurde
check-mine-part = Die Festlegung, die du gesehen hast, gehört hierzu: { $name }
check-not-mine = Die Festlegung, die du gesehen hast, gehört zu einem anderen Geheimnis und damit zu anderen Karten
check-not-given = Du hast keine Festlegung eingegeben
check-whole-game = Die Partie
check-same = { COUNT($cards, one: "Karte stimmt", other: "Karten stimmen") }
check-differs = Unterschied an Stelle { $place }: In der Aufzeichnung steht { $recorded ->
    [none] nichts
   *[other] { $recorded }
}, aus dem Geheimnis folgt { $given ->
    [none] nichts
   *[other] { $given }
}
check-signs-good = Stimmt
check-signs-bad = Stimmt nicht
check-signs-open = Nicht geprüft
check-shows = Das zeigt nicht, wie das Geheimnis gewählt wurde, und auch nicht, ob es jemand angesehen oder weitergegeben hat.
check-failures-no-record = Die Aufzeichnung lässt sich nicht lesen.
check-failures-no-commitment = Vor dieser Partie gab es keine Festlegung, also gibt es nichts zu prüfen.
check-failures-no-outcomes = Die Aufzeichnung enthält keine gegebenen Karten.

statistics-title = Statistik
statistics-counts = Hier zählen die beendeten Partien, in denen du mindestens die Hälfte deiner Züge selbst gemacht hast.
statistics-skipped = { $games ->
    [1] 1 Partie zählt nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat.
   *[other] { COUNT($games, one: "Partie", other: "Partien") } zählen nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat.
}
statistics-none = Noch keine beendete Partie. Spiel eine, dann zählt sie hier.
statistics-start = Partie beginnen
statistics-rows = Kennzahl

statistics-against-all = Alle
statistics-against-people = Menschen
statistics-against-bots = Bots

statistics-caption = { $game }: gegen alle, gegen Menschen, nur gegen Bots
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-share = { $part ->
    [none] { DECIMAL($won, most: 1) }
   *[other] { DECIMAL($won, most: 1) } ({ PERCENT($part) })
}
statistics-drawn = Unent{ "\u00AD" }schieden
statistics-mean = Schnitt je { $part }
statistics-best = Beste { $part }
statistics-worst = Schlech{ "\u00AD" }teste { $part }
statistics-streak = Längste Sieges{ "\u00AD" }serie
statistics-lasting = Sieges{ "\u00AD" }serie jetzt
statistics-nothing = –
statistics-deals = Deine Punkte, { $part } für { $part }: die letzten { DECIMAL($latest, most: 1) }
statistics-results = Deine Ergebnisse, Partie für Partie: die letzten { DECIMAL($latest, most: 1) }. Nach oben: gewonnen, nach unten: verloren.

statistics-result-won = gewonnen
statistics-result-lost = verloren
statistics-result-drawn = unentschieden

statistics-table = Als Tabelle
statistics-date = Datum
statistics-points = Punkte
statistics-outcome = Ergebnis
statistics-day = { DATE($at, style: "medium") }
statistics-download = Diese Partien herunterladen
statistics-download-note = Ein ZIP-Archiv der letzten 200 beendeten Partien: Aufzeichnungen für Replays und die Ergebnisse als JSON.
statistics-replay = Replay der Partie vom { $date }

daily-title = Spiel des Tages
daily-same = alle spielen dieselben Karten
daily-top = Beste { PERCENT($part) }
daily-title-of = Spiel des Tages: { $game }
daily-date = { DATE($day) }
daily-of = { $practice ->
    [true] Spiel des Tages vom { DATE($day) }, zum Üben
   *[other] Spiel des Tages vom { DATE($day) }
}
daily-practising = Du übst gerade: Das zählt nicht.
daily-kept = Deine Partie bleibt, wie sie ist. Heute kannst du jederzeit zurückkommen.
daily-result = So spielten die anderen
daily-line = Jeden Tag ein Spiel, für alle mit denselben Karten, auf demselben Platz und gegen dieselben Bots. Ein Versuch zählt.
daily-left = Das nächste Spiel kommt in { DURATION($seconds) }.

daily-states-open = Spielen
daily-states-playing = Weiterspielen
daily-states-unfinished = Nicht beendet

daily-go = { $game }: { $state }
daily-outcome = { FIRST(daily-outcome-within) }
daily-outcome-within = { $total ->
    [none] { $won ->
        [true] gewonnen
       *[other] verloren
    }
   *[other] { $won ->
        [true] { COUNT($total, one: "Punkt", other: "Punkte") }, gewonnen
       *[other] { COUNT($total, one: "Punkt", other: "Punkte") }
    }
}
daily-won = Gewonnen
daily-lost = Verloren
daily-yours = Dein Versuch
daily-play = Jetzt spielen
daily-go-on = Weiterspielen
daily-play-note = Dieser Versuch zählt. Empfehlungen gibt es dabei nicht, und unterbrechen kannst du ihn jederzeit.
daily-until-note = Er zählt, wenn du bis zum { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr fertig bist.
daily-missed = Du bist mit diesem Spiel nicht rechtzeitig fertig geworden.
daily-closed = Der Tag dieses Spiels ist vorbei. Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr wird es aufgedeckt; dann kannst du damit üben.
daily-not-played = Dieses Spiel hast du nicht gespielt. Du kannst damit üben.
daily-first = Vor dir ist mit diesem Spiel noch niemand fertig geworden.
daily-standing = { $all ->
    [1] { $better ->
        [1] Besser als der einzige andere Spieler.
       *[other] { $level ->
            [1] Gleichauf mit dem einzigen anderen Spieler.
           *[other] 1 anderer war besser.
        }
    }
   *[other] { $better ->
        [0] { $level ->
            [0] { $all } andere waren besser.
           *[other] Gleichauf mit { $level } von { $all } anderen.
        }
       *[other] { $level ->
            [0] Besser als { $better } von { $all } anderen.
           *[other] Besser als { $better } von { $all } anderen, gleichauf mit { $level }.
        }
    }
}

daily-expert-waiting = Der Experte spielt dieses Spiel noch.
daily-expert-ahead = Besser als der Experte
daily-expert-level = Gleichauf mit dem Experten
daily-expert-behind = Der Experte war besser
daily-expert-did = Der Bot „Experte“ auf deinem Platz: { daily-outcome-within }.

daily-share = Teilen
daily-copied = Kopiert. Füge es ein, wo du magst.
daily-not-copied = Dieser Browser kann nicht kopieren. Markiere den Text und kopiere ihn selbst.
daily-share-title = Spydeck, { $game }, { DATE($day) }
daily-share-first = Sonst ist damit noch niemand fertig geworden.
daily-share-streak = Serie: { COUNT($days, one: "Tag", other: "Tage") }
daily-practise = Üben
daily-practise-note = So oft du magst. Es zählt nicht.
daily-replay = Replay ansehen
daily-field = Alle Ergebnisse
daily-field-note = { $players ->
    [0] Noch niemand hat dieses Spiel beendet.
   *[other] { COUNT($players, one: "Spieler hat", other: "Spieler haben") } dieses Spiel beendet.
}
daily-range = { DECIMAL($least) } bis { DECIMAL($most) }

daily-columns-points = Punkte
daily-columns-result = Ergebnis
daily-columns-players = Spieler

daily-marks-you = du
daily-marks-expert = Experte

daily-streak = Serie
daily-streak-now = { $days ->
    [0] Noch keine. Beende an zwei Tagen hintereinander ein Spiel.
   *[other] { COUNT($days, one: "Tag", other: "Tage") }
}
daily-longest = Längste Serie: { COUNT($days, one: "Tag", other: "Tage") }
daily-archive = Frühere Tage
daily-no-archive = Dies ist der erste Tag.
daily-older = Ältere anzeigen
daily-others = Andere Spiele
daily-fairness = Fair gemischt
daily-commitment = Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr hat sich der Server auf die Karten dieses Spiels festgelegt, mit der Prüfsumme { $commitment }.
daily-revealed = Das Geheimnis dazu ist { $secret }. Damit lassen sich die Karten nachprüfen.
daily-sealed = Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr deckt er sein Geheimnis auf, damit alle die Karten nachprüfen können.
daily-upcoming = Das Spiel vom { DATE($day) } steht schon fest, mit der Prüfsumme { $commitment }.
daily-not-found = Dieses Spiel gibt es nicht
daily-not-found-hint = Für diesen Tag gibt es kein Spiel des Tages.
daily-today = Zum Spiel von heute

puzzles-title = Aufgaben
puzzles-line = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, nach allem, was du wissen kannst.
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
