# Spiele außerhalb der Tische: beendete, Analysen, Aufgaben, und was mehrere Seiten von Spielen des Tages und Statistik sagen.
replay-copied = Link kopiert.
replay-not-copied = Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.

review-title = Analyse
review-about = Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.
review-own = Meine Züge analysieren
again-at = Noch einmal · { $place }
again-back = Zurück zur Analyse
again-from = Noch einmal ab Schritt { $step } des Replays, mit denselben Karten. Es zählt in keiner Statistik.
again-label = Noch einmal versucht
moved-from = Diese Partie hat auf einem Gerät begonnen, ohne den Server. Sie zählt in keiner Statistik.

statistics-title = Statistik

daily-title = Spiel des Tages
daily-same = alle spielen dieselben Karten
daily-top = Beste { PERCENT($part) }
daily-of = { $practice ->
    [true] Spiel des Tages vom { DATE($day) }, zum Üben
   *[other] Spiel des Tages vom { DATE($day) }
}
daily-practising = Du übst gerade: Das zählt nicht.
daily-secret = Was die anderen geheim hielten, zeigt das Replay, sobald das Spiel aufgedeckt ist.
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
