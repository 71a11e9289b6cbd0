# Was über die beendeten Partien einer Person gezählt wird.
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

# Die eigenen Partien
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
mine-device = Dieser Server kennt dich in diesem Browser. Um diese Partien auf einem anderen Gerät zu sehen, erstelle in den Einstellungen einen Link.
