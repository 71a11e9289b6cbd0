### Bots, die Arena, und Daten zum Lernen.

unknown-bot = den Bot { $given } gibt es nicht; die Bots sind: { $known }
bot-not-callable = der Bot { $bot } muss eine Klasse oder Funktion sein, nicht { $given }
bot-not-loaded = der Bot { $bot } lässt sich nicht laden: { $cause }
bot-not-made = der Bot { $bot } lässt sich nicht erzeugen: { $cause }
bot-without-choose = dem Bot { $bot } fehlt die Methode choose(observation)
game-not-loaded = das Spiel { $name } ({ $place }) lässt sich nicht laden: { $cause }
game-not-usable = das Spiel { $name } ({ $place }) lässt sich nicht benutzen: { $cause }
workers-out-of-bounds = workers muss von 1 bis { $most } sein, nicht { $given }
oracle-only-in-arena = das Orakel sieht alle Karten und spielt deshalb nur in der Arena
no-oracle = { $game } hat keine Programme, mit denen das Orakel denkt; nenne andere Bots
deals-out-of-bounds = die Zahl der Runden muss von 1 bis { $most } sein, nicht { $given }
budget-not-seconds = das Budget muss eine Zahl von Sekunden sein, nicht { $given }
budget-out-of-bounds = das Budget muss mehr als 0 und höchstens { $most } Sekunden je Zug sein
bots-not-a-list = bots muss eine Liste von Namen, von modul:Klasse oder von Klassen sein
bot-made-already = jede Partie erzeugt ihre Bots selbst, also gib die Klasse { $bot } an und kein Objekt davon; ein mitgelieferter Bot hat einen Namen, etwa "hard"
bot-not-in-a-module = andere Prozesse finden den Bot { $bot } nicht; definiere ihn oben in einem Modul
two-bots-needed = nenn mindestens zwei Bots zum Vergleichen; auch zweimal derselbe geht
bot-needed = nenn einen Bot
rotations-need-bots = reihum braucht jeder der { $players } Plätze einen Bot, nicht { $bots }
too-many-seatings = { $bots } Bots auf { $players } Plätzen ergeben mehr als { $most } Sitzordnungen; nenn weniger Bots
bots-slow-to-load = die Bots brauchten länger als { $seconds } s zum Laden
worker-killed = während die Bots geladen wurden, beendete Signal { $signal } ihren Prozess
worker-ended = während die Bots geladen wurden, endete ihr Prozess mit Status { $status }
results-not-a-file = { $path } ist keine Datei für Ergebnisse; nimm eine andere
results-of-others = { $path } ist keine Datei mit Ergebnissen der Arena; nimm eine andere
results-differ = { $path } hat Ergebnisse mit anderen Angaben: { $names }
result-unreadable = in { $path } steht dort kein Ergebnis der Arena
out-not-a-path = out muss ein Pfad sein, nicht { $given }
options-not-a-dictionary = options muss ein Wörterbuch mit Optionen des Spiels sein, nicht { $given }
data-foreign-file = { $path } ist keine Datei dieser Daten; entferne sie und starte noch einmal
data-locked = ein anderer Lauf schreibt gerade Daten nach { $path }
data-other-files = in { $path } liegen andere Dateien; nimm einen leeren oder neuen Ordner
data-no-manifest = { $path } ist kein Verzeichnis von Daten; nimm einen anderen Ordner
data-differ = in { $path } liegen Daten mit anderen Angaben: { $names }
no-gpu = es gibt keine GPU, die CUDA nutzen kann: { $cause }
no-cuda-compiler = der Compiler von CUDA fehlt; installiere CUDA, oder: pip install "numba-cuda[cu13]" (cu12 für einen Treiber von CUDA 12)
data-continues = { $cause }; in { $path } sind { $deals } von { $all } Runden; derselbe Befehl macht weiter
no-deal-played = keine Runde konnte gespielt werden: { $cause ->
        [none] es gibt keine
       *[other] { $cause }
    }
lost-by-ray = Ray hat sie verloren: { $cause }
action-not-a-text = eine Aktion ist ein Text
chose-wrongly = wählte { $choice }: { $cause }
too-slow-to-be-made = brauchte länger als { $seconds } s, um erzeugt zu werden
too-slow-to-move = brauchte länger als { $seconds } s für einen Zug
killed-by-signal = wurde durch Signal { $signal } beendet
ended-with-status = endete mit Status { $status }
process-of-bot-ended = sein Prozess { $how }
worker-ended-often = der Prozess { $how }, { $times }-mal
not-a-game = der Entry Point muss ein Game nennen, nicht { $given }
game-named-differently = sein Game heißt anders: { $given }
game-name-not-possible = der Name eines Spiels hat Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40
game-players-not-ascending = least_players, usual_players und most_players müssen von 2 bis { $most } ansteigen
game-part-is-class = { $part } ist die Klasse { $name } statt eines Objekts; { $name }(...) erzeugt eins
game-part-incomplete = in { $part } fehlt noch: { $names }
