### The commands, and command lines to imitate.

description = Spiele drei Agenten-Kartenspiele und lerne sie kennen.
# What each command does.
command-play = gegen Bots spielen, eine Partie fortsetzen oder auf einem Server mitspielen
command-serve = Tische für Browser, Terminals und Bots bereitstellen
command-site = eine Website schreiben, die jeder Webhost ausliefern kann: allein spielen, lernen und lesen
command-learn = kurze Lektionen spielen, von der ersten Karte an
command-rules = ein Regelheft lesen oder eine einzelne Regel daraus
command-games = gespeicherte Partien und Punkteblöcke auflisten
command-replay = eine gespeicherte Partie Schritt für Schritt ansehen
command-review = zeigen, welche Züge einer gespeicherten Partie am meisten gekostet haben
command-puzzles = Stellungen aus Partien von Bots lösen oder neue suchen
command-score = bei einem Spiel mit echten Karten die Punkte aufschreiben
command-verify = prüfen, dass an den Karten einer beendeten Partie nichts geändert wurde
command-arena = Bots gegeneinander spielen lassen, jeder mit den Karten von jedem Platz
command-generate = Bots spielen lassen und jede Stellung als Lerndaten speichern
command-bench = die Geschwindigkeit oder die Stärke von Bots messen
command-warm = die Programme der Spiele vorab kompilieren
# Command lines to imitate, by command.
examples-play =
    spydeck play
    spydeck play black-spy --players 5 --variant the-mole
    spydeck play --resume
    spydeck play --join http://192.168.1.20:7707/join/ABCD1234
examples-serve =
    spydeck serve --open
    spydeck serve --lan
    spydeck serve --public-url https://karten.example.org
    spydeck serve --nodes 4 --database postgresql://karten@127.0.0.1/karten
examples-site =
    spydeck site public
    spydeck site public --path /cards/
    spydeck site public --public-url https://example.org/cards --docs site
examples-learn =
    spydeck learn
    spydeck learn spycard
    spydeck learn black-spy 3
examples-rules =
    spydeck rules spycard
    spydeck rules black-spy BS-14
    spydeck rules spycard --reminder
    spydeck rules spy-tricks --mat --output spielplan.html
examples-games =
    spydeck games
    spydeck games --json
examples-review =
    spydeck review
    spydeck review partie.spydeck --seat 2 --level expert
examples-puzzles =
    spydeck puzzles
    spydeck puzzles spycard --rating 2
    spydeck puzzles black-spy --theme lead --difficulty 1200
    spydeck puzzles mine spy-tricks --number 20 --seed 7 --output aufgaben.jsonl
examples-replay =
    spydeck replay
    spydeck replay 1
    spydeck replay partie.spydeck --seat 2
examples-score =
    spydeck score black-spy --names Anna Ben Clara
    spydeck score spy-tricks --players 3
    spydeck score --resume
examples-verify =
    spydeck verify partie.spydeck
    spydeck verify partie.spydeck --commitment 5f3a...
examples-arena =
    spydeck arena black-spy --bots sensible,random
    spydeck arena spy-tricks --bots sensible,mein_modul:MeinBot --deals 1000 --out ergebnisse.jsonl
examples-generate =
    spydeck generate black-spy --bots sensible --deals 10000 --out daten
    spydeck generate spy-tricks --bots sensible,mein_modul:MeinBot --players 3 --out daten
examples-bench =
    spydeck bench playouts spycard
    spydeck bench bots black-spy --bots sensible random random random
examples-warm =
    spydeck warm
    spydeck warm black-spy
examples = Beispiele:

## The frame of every help

usage = Aufruf:{ " " }
arguments = Argumente
options = Optionen
help = diese Hilfe zeigen
version = die Version zeigen
# What stands for values, by its English name, where it is another.
metavar-command = BEFEHL
metavar-what = WAS
metavar-game = SPIEL
metavar-clause = REGEL
metavar-theme = THEMA
metavar-lesson = LEKTION
metavar-file = DATEI
metavar-dir = ORDNER
metavar-record = DATEI
metavar-address = ADRESSE
metavar-language = SPRACHE
language = { LIST($codes, type: "or") } (sonst: die Sprache deines Systems)
