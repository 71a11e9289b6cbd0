### What is wrong with a command line.

socket-alone = --socket lauscht nur an einer Datei: lass --host, --port, --lan und --open weg
see-help = { $message }; mehr dazu: { $command } --help
unknown-arguments = das gibt es hier nicht: { LIST($words, type: "spaced") }
not-whole = { $text } ist keine ganze Zahl mit höchstens { $most } Stellen
not-seconds = { $text } ist keine Anzahl von Sekunden über 0 und bis zu einem Tag
missing-package = { $package } fehlt; so installierst du es in einer Kopie des Quelltexts: pip install ".[server]"
set-by-saved-game = das legt bei --resume schon die gespeicherte Partie fest; lass { LIST($flags) } weg
set-by-table = das legt bei --join schon der Tisch fest; lass { LIST($flags) } weg
same-for-strangers = mit Fremden gelten die üblichen Regeln; lass --now oder { LIST($flags) } weg
same-for-everybody = das Spiel des Tages ist für alle gleich; lass --daily oder { LIST($flags) } weg
needs-server = { $flag } braucht einen Server; gib mit --join seine Adresse an
out-of-range = { $flag } muss zwischen { $minimum } und { $maximum } liegen
too-small = { $flag } muss mindestens { $minimum } sein
missing-game = nenne ein SPIEL: { LIST($games, type: "or") }
bad-commitment = eine Festlegung hat 64 Stellen aus 0 bis 9 und a bis f; { $text } nicht
no-lessons = zu { $game } gibt es keine Lektionen
no-drawn-sheet = { $flags ->
    [none] zu { $game } gibt es keine gezeichneten Blätter
   *[other] sag dazu, welches Blatt --output in die Datei schreiben soll: { LIST($flags, type: "or") }
}
sheet-only-drawn = dieses Blatt gibt es nur gezeichnet: nimm --output und eine Datei wie blatt.html dazu
puzzles-of-one-game = nenne nur ein Spiel: spydeck puzzles SPIEL oder spydeck puzzles mine SPIEL
flag-not-for-mining = { $flag } passt nicht zu spydeck puzzles mine
flag-not-for-grading = { $flag } passt nicht zu spydeck puzzles grade
flag-for-mining = { $flag } gehört zu spydeck puzzles mine
no-puzzle-of-rating = hier gibt es keine Aufgabe mit der Schwierigkeit { $rating }
no-puzzle-of-theme = hier gibt es keine Aufgabe zum Thema { $theme }; die Themen sind: { LIST($values) }
no-such-theme = zu { $game } gibt es das Thema { $theme } nicht; die Themen sind: { LIST($values) }
unknown-language = die Sprache { $text } gibt es nicht; möglich sind: { $languages }
# What argparse finds wrong.
argparse-argument = { $argument }: { $problem }
argparse-missing = es fehlt: { $names }
argparse-choice = { $value } gibt es hier nicht (möglich: { $choices })
argparse-one = es fehlt ein Wert
argparse-some = es fehlt mindestens ein Wert
argparse-none = dazu gehört kein Wert, auch nicht { $value }
