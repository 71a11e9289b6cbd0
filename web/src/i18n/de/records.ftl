# Spiele außerhalb der Tische: beendete, Analysen, Aufgaben, und was mehrere Seiten von Spielen des Tages und Statistik sagen.
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
mine-won = { DOES($winners, one: "hat gewonnen", you: "hast gewonnen", many: "haben gewonnen", and-you: "habt gewonnen") }
mine-no-winner = Niemand hat gewonnen
mine-date = { DATE($at, style: "medium", time: "short") }
mine-device = Das sind die Partien auf diesem Gerät. Mit einem Link aus den Einstellungen bringst du sie auf ein anderes.

replay-copied = Link kopiert.
replay-not-copied = Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.

review-title = Analyse
review-about = Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.
review-own = Meine Züge analysieren
again-at = Noch einmal · { $place }
again-back = Zurück zur Analyse
again-from = Noch einmal ab Schritt { $step } des Replays, mit denselben Karten. Es zählt in keiner Statistik.
again-label = Noch einmal versucht

statistics-title = Statistik

daily-title = Spiel des Tages
daily-same = alle spielen dieselben Karten
daily-top = Beste { PERCENT($part) }
daily-of = { $practice ->
    [true] Spiel des Tages vom { DATE($day) }, zum Üben
   *[other] Spiel des Tages vom { DATE($day) }
}
daily-practising = Du übst gerade: Das zählt nicht.
daily-kept = Deine Partie bleibt, wie sie ist. Heute kannst du jederzeit zurückkommen.
daily-result = So spielten die anderen

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

daily-expert-did = Der Bot „Experte“ auf deinem Platz: { daily-outcome-within }.

daily-copied = Kopiert. Füge es ein, wo du magst.
daily-not-copied = Dieser Browser kann nicht kopieren. Markiere den Text und kopiere ihn selbst.

puzzles-title = Aufgaben
puzzles-line = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, nach allem, was du wissen kannst.
