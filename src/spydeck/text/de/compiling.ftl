### Was kompiliert wird; das dauert Sekunden.

compiling =
    { $kept ->
        [true] { $what } – wird kompiliert, das dauert ein paar Sekunden
       *[false] { $what } – wird kompiliert, das dauert ein paar Sekunden; jedes Programm tut es neu, weil der Ordner für Zwischenspeicher nicht beschreibbar ist
    }
compiled-positions = { $game }: Stellungen
compiled-samples = { $game }: Stichproben verdeckter Karten
compiled-search = { $game }: Suche
compiled-games = { $game }: viele Partien zugleich
compiled-opponents = { $game }: viele Partien zugleich gegen Bots
compiled-playouts = { $game }: ganze zufällige Partien
compiled-candidates = { $game }: mögliche Züge
compiled-beliefs = { $game }: Vermutungen
compiled-likely-worlds = { $game }: wahrscheinliche Welten
compiled-refined-worlds = { $game }: verbesserte Welten
compiled-conduct = { $game }: Schlüsse aus dem Verlauf
compiled-check = viele Partien zugleich: Prüfung der Wörter
