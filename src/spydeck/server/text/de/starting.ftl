### Für alle, die einen Server starten.

unknown-limit = es gibt keine Grenze { $name }; die Grenzen sind: { $limits }
invalid-limit = { $name } muss eine Zahl über 0 sein, nicht { $value }
invalid-public-url = die öffentliche Adresse muss aussehen wie https://cards.example.org oder https://example.org/cards, nicht { $url }
invalid-site-path = der Pfad einer Website ist wie /cards/, mit einem Schrägstrich am Anfang, nicht { $path }
path-and-url = --public-url enthält schon einen Pfad: gib entweder --public-url oder --path an
no-documentation = in { $folder } ist keine Dokumentation: baue sie mit make docs und nimm --docs site
site-not-built = dieser Installation fehlen die Dateien der Seite oder von Python für Browser; installiere Spydeck neu
folder-in-use = in { $folder } liegt etwas anderes: wähle einen neuen Ordner oder leere diesen
invalid-proxy = ein Proxy ist eine Adresse oder ein Netz, etwa 172.17.0.1, nicht { $proxy }
invalid-monitor = Metriken gehen an eine Adresse oder ein Netz, etwa 10.0.0.9, nicht { $proxy }
invalid-node-address = die Adresse eines Knotens ist ein Rechner mit Port, etwa 10.0.0.5:7708, nicht { $address }
invalid-push-service = ein Push-Dienst sieht aus wie https://push.example.org, nicht { $url }
invalid-redis-url = die Adresse eines Redis-Servers sieht aus wie redis://127.0.0.1:6379
redis-driver = gemeinsame Grenzen brauchen den Treiber: pip install '.[server,redis]' in einer Kopie des Quelltexts
lan-and-public = --lan ist für dein eigenes Netz, --public-url für das Internet: nimm nur eines davon
lan-on-loopback = --host { $host } ist nur von diesem Rechner erreichbar: lass --host oder --lan weg
cannot-listen =
    { $taken ->
        [true] { $host }, Port { $port } ist belegt: ein anderes Programm nutzt ihn; versuch es mit einem anderen --port
       *[other] { $host }, Port { $port }: { $cause }
    }
cannot-listen-at =
    { $taken ->
        [true] { $file } ist belegt: ein anderes Programm nutzt die Datei, oder sie ist etwas anderes; nenn eine andere mit --socket
       *[other] { $file }: { $cause }
    }
no-unix-sockets = dieses System hat keine Unix-Sockets: nimm --host und --port
running = Spydeck läuft: { $url }
running-nodes = { $nodes } Prozesse teilen sich die Arbeit
nodes-need-postgresql = mehrere Prozesse brauchen eine PostgreSQL-Datenbank: nenn eine mit --database, oder lass --nodes weg
ports-not-shared = mehrere Prozesse an einem Port brauchen Linux, macOS oder BSD: lass --nodes weg
node-not-started = ein Prozess ist nicht gestartet; sein Fehler steht darüber
running-public = Im Internet ist es { $url }
running-lan = In diesem Netz, auch für Handys: { $url }
network-disk = Die Datenbank liegt auf einer Netzplatte ({ $kind }), wo SQLite sie nicht schützen kann: leg sie auf eine Platte dieses Rechners, oder nimm PostgreSQL.
playing-alone = Allein gegen Bots geht es auch ohne Verbindung: siehe „Ohne Verbindung“ in der Lobby.
how-to-stop = Mit Strg-C hältst du ihn an; alle Tische bleiben erhalten.
client-not-built =
    <h1>Spydeck läuft</h1>
    <p>Hier werden { LIST($games) } gespielt. Diesem Exemplar fehlt die Seite zum Spielen; vom Terminal aus kommst du an einen Tisch: <code>spydeck play --join LINK</code>.</p>
