### Was Messenger von einem Link zeigen.

preview-title = Spydeck: { LIST($games) }
preview-about = Drei Spionage-Kartenspiele im Browser, gegen Bots oder mit Freunden. Ohne Anmeldung.
preview-slogan = Spionage-Kartenspiele im Browser
preview-address = Ohne Anmeldung
preview-result = { $game }: { $result }
# Partien nach Punkten haben Punkte.
preview-winners =
    { $points ->
        [none] { preview-who-wins }
       *[other] { preview-who-wins } mit { $points }
    }
preview-who-wins =
    { $winners ->
        [one] { LIST($names) } gewinnt
       *[other] { LIST($names) } gewinnen gemeinsam
    }
preview-shared = Gemeinsam gewonnen
preview-draw = Unentschieden
preview-scores = { LIST($scores) }.
preview-won = gewonnen
preview-lost = verloren
preview-drew = unentschieden
preview-winner = gewinnt
preview-replay = { $scores } Sieh dir die Partie Zug für Zug an.
preview-no-name = Spieler
preview-daily = { $game }: das Spiel des Tages
preview-daily-of = { $game }: das Spiel des Tages vom { $day }
preview-daily-about = Dieselben Karten für alle. Ein Versuch zählt.
preview-daily-stamp = Spiel des Tages
preview-daily-shared = Dieselben Karten für alle
preview-daily-tries = Ein Versuch zählt
preview-daily-remark = Spiel des Tages, { $day }
preview-every-day = Jeden Tag neue Karten
preview-rules = Die Regeln von { $game }
preview-about-game = Über { $game }
preview-score = Ein Punkteblock für { $game }
preview-puzzles = Aufgaben zu { $game }
preview-lessons = { $game } lernen
my-games = Meine Partien
preview-invited = Einladung zu einer Partie { $game }
preview-invited-about = Öffne den Link und spiel im Browser mit. Ohne Anmeldung.
preview-invited-stamp = Du bist eingeladen
preview-invited-to = zu einer Partie { $game }
