### Help for the flags of several commands, of `play`, and of `serve`.

## Help that several commands share

plain = für Screenreader: ausgeschriebene Wörter, keine Farben
json = das Ergebnis als JSON ausgeben
completion = das Skript ausgeben, mit dem eine Shell Befehle ergänzt
all-games = alle auflisten, nicht nur die neuesten
default = sonst: { $value }
listed = { LIST($values, type: "or") }
options-of = Optionen von { $game }

## Help for `play`

other-games = Andere Spiele, Spielerzahlen, Varianten und Bots: spydeck play --help
other-bots = Andere Bots, auch für spätere Partien: spydeck play --bots hard
seat = dein Platz, gezählt ab 0 (sonst: 0)
seed = jedes Mal dieselben Karten geben, mit denselben Bots
name = dein Name (sonst: Spieler; auf einem Server der Name, den du dort zuletzt hattest)
memory = verbergen, was man sich merken kann, etwa Agenten, die wieder verdeckt sind
resume = eine gespeicherte Partie fortsetzen: eine Datei oder eine Nummer aus spydeck games; ohne DATEI wählst du eine, die noch nicht zu Ende ist (durch eine Pipe geht die neueste weiter)
join = auf einem Server spielen: mit einem Einladungslink, dem Link eines Tisches oder, um einen Tisch zu eröffnen, mit der Adresse des Servers
now = mit --join und der Adresse eines Servers: mit Fremden spielen, und mit Bots, wo niemand kommt
daily = mit --join und der Adresse eines Servers: das Spiel des Tages spielen, das für alle gleich ist
game-and-default = { LIST($games, type: "or") } (sonst: { $usual })
players = { $minimum } bis { $maximum } (sonst: { $usual })
bots = einer für alle anderen Plätze oder einer für jeden: { LIST($kinds, type: "or") } (sonst: die zuletzt für alle genannten; in der ersten Partie easy, danach medium)

## Help for `serve`

database = sqlite:///DATEI oder postgresql://... (sonst: eine Datei in deinem Datenordner)
public-url = die Adresse, die Browser und Terminals verwenden, mit TLS
socket = stattdessen an der Datei eines Unix-Sockets lauschen, für einen Proxy
proxy = der Proxy, dem der Server die Adressen der Gäste glaubt
monitor = eine Adresse, die außer diesem Rechner /metrics lesen darf
push-service = die URL eines weiteren Dienstes, über den Benachrichtigungen verschickt werden dürfen; auch mehrmals
workers = Prozesse für Bots (sonst: 1)
nodes = Prozesse, die Tische aus einer gemeinsamen PostgreSQL-Datenbank bereitstellen (sonst: 1)
bench-database = eine Datenbank statt einer Datei auf Zeit; mehrere Prozesse brauchen PostgreSQL
redis = Grenzen für alle Prozesse gemeinsam in diesem Redis-Server zählen
node-address = Host und Port, unter denen andere Prozesse an der Datenbank diesen erreichen
limit = eine Grenze ändern, z. B. tables_per_address=500
lan = Handys in deinem Netz mit einem QR-Code mitspielen lassen
open = die Seite im Browser öffnen
listen-on = die Adresse, unter der der Server erreichbar ist (sonst: { $usual })

## Hilfe zu `site`

site-folder = der Ordner, der geschrieben wird; eine andere solche Website darin wird ersetzt
site-path = der Pfad, unter dem die Website stehen wird, wenn nicht an der Wurzel ihres Hosts
site-url = die Adresse der Website, für Vorschauen von Links auf sie, statt --path
site-docs = die gebaute Dokumentation, die als docs/ dazukommt (make docs baut sie in site/)
