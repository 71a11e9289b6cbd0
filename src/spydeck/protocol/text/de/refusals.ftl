### Warum der Server etwas ablehnt, für die, die darum gebeten haben.

## Befehle an einem Tisch

no-such-seat = Platz { SEAT($seat) } gibt es nicht. Die Plätze sind 1 bis { SEAT($last) }.
players-only = Das können nur Spieler, die am Tisch sitzen.
host-only = Das kann nur, wer den Tisch eröffnet hat.
persons-only = Programme können nur spielen, nicht { $command }: Alles andere machen Menschen.
game-paused = Die Partie ist unterbrochen. Setz sie fort, um weiterzuspielen.
game-not-paused = Die Partie ist nicht unterbrochen.
no-game = An diesem Tisch läuft keine Partie.
left = Du hast diesen Tisch verlassen. Komm dafür erst zurück.
table-full = Dieser Tisch ist voll. Es kann niemand mehr dazukommen.
log-full = Der Verlauf dieses Tisches ist voll. Nur die Partie kann weitergehen.
log-full-to-join = Der Verlauf dieses Tisches ist voll. Es kann niemand mehr dazukommen.
no-place = An diesem Tisch ist kein Platz mehr zu haben.
removed = Du wurdest von diesem Tisch entfernt.
sit-between-games = Setzen kannst du dich nur zwischen zwei Partien.
stand-between-games = Während einer Partie kannst du nicht aufstehen, aber den Tisch verlassen.
fill-between-games = Bots bekommen nur zwischen zwei Partien einen Platz.
program-between-games = Programme bekommen nur zwischen zwei Partien einen Platz.
seat-held = Auf Platz { SEAT($seat) } sitzt { $player }.
known-bots = Diese Bots gibt es: { $names }.
game-started = Die Partie hat schon begonnen.
rematch-first = Diese Partie ist vorbei: Schick erst rematch, und starte dann die nächste.
rematch-after-game = Eine Revanche gibt es erst nach einer Partie.
no-such-member = Diese Person ist nicht an diesem Tisch.
remove-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
not-settled = Die restlichen Karten können die Punkte dieser Runde noch ändern.
proposal-open = Ein anderer Vorschlag ist noch offen.
no-proposal = Es liegt kein Vorschlag vor.
phrase-or-text = Sag entweder einen der fertigen Sätze oder einen Text.
known-phrases = Diese Sätze gibt es: { $names }.
phrases-only = Wo alle mitspielen können, gibt es nur fertige Sätze.
spectators-silent = Während einer Partie können Zuschauer nichts sagen.
too-many-muted = Du kannst höchstens { $limit } Leute stummschalten.
speaking-too-often = Du hast gerade viel gesagt. Warte einen Moment.
daily-to-the-end = Das Spiel des Tages wird einmal gespielt, bis zum Ende. Du kannst jederzeit weiterspielen.
daily-alone = Das Spiel des Tages spielt jeder für sich.
daily-no-advice = Bevor das Spiel des Tages aufgedeckt ist, gibt es dazu keine Empfehlungen.
again-alone = Eine Stellung versucht jeder für sich noch einmal.
moved-alone = Eine Partie, die hierher umgezogen ist, spielt man allein.
moved-once = Die Partie, die hierher umgezogen ist, ist vorbei. Beginne eine neue.
again-from-review = Für einen weiteren Versuch geh zurück zur Analyse der Partie.
stale = Die Frage hat sich inzwischen geändert: Sieh noch einmal hin.
not-asked = Du bist nicht am Zug. Am Zug: { $players }.
findings-invalid = Das kann eine Suche zu deiner Frage nicht ergeben haben.
nothing-asked = Du wirst gerade nichts gefragt.
suggestion-outdated = Du hast inzwischen geantwortet oder noch einmal gefragt, oder die Frage hat sich geändert.
early-answers = Bevor du am Zug bist, kannst du nur so antworten: { $names }.
advance-answers = Nur diese Antworten lassen sich im Voraus geben: { $names }.
begin-players-only = Eine Aktion beginnen können nur Spieler einer Partie.
window-too-long = question_seconds: höchstens { $limit }, außer bei mehr als einer Stunde Bedenkzeit.
wrong-number-of-seats = seats: { $players } Spieler brauchen { $players } Plätze, nicht { $seats }.

## Verbindungen

hello-first = Die erste Nachricht muss hello sein.
hello-invalid = Die erste Nachricht muss hello sein. { $details }
hello-once = hello ist nur als erste Nachricht möglich.
other-version = Dieser Server spricht Version { $server } des Protokolls, nicht { $client }. Lade die Seite neu.
too-many-invalid = Zu viele Nachrichten passten nicht zum Protokoll.
too-slow = Deine Verbindung ist zu langsam. Verbinde dich neu, um weiterzumachen.
too-many-sockets = Du hast diesen Tisch an zu vielen Stellen geöffnet. Diese war die älteste.
you-left = Du hast den Tisch verlassen.
table-deleted = Dieser Tisch wurde gelöscht, weil niemand daran spielte.
signed-out = Du hast dich überall abgemeldet. Melde dich auf diesem Gerät neu an.
table-reloads = Der Server muss diesen Tisch neu laden. Verbinde dich gleich noch einmal.
socket-failed = Auf dem Server ging etwas schief. Verbinde dich neu, um weiterzumachen.
server-stopping = Der Server hält an. Dein Platz bleibt dir. Verbinde dich bald wieder.

## Anfragen

no-such-page = Unter dieser Adresse ist nichts.
no-such-method = So lässt sich diese Adresse nicht nutzen: nimm { $methods }.
nothing-by-this-name = Unter diesem Namen gibt es nichts.
other-node = Diese Anfrage gehört zu einem anderen Server.
other-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
below-path = Hier liegt alles unter { $path }/. Ein Proxy vor diesem Server muss den ganzen Pfad weitergeben, mit { $path }.
other-origin = Anfragen von Seiten anderer Anbieter werden abgelehnt.
too-many-requests = Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
request-too-long = Eine Anfrage darf höchstens { $limit } Bytes haben.
request-timeout = Der Rest deiner Anfrage ist nicht angekommen.
no-guest = Sag erst, wie du heißt.
wrong-token = Dieses Kennwort gehört nicht zu diesem Server oder nicht zu diesem Tisch.
token-replaced = Dieses Kennwort hat keinen Platz mehr. Bitte am Tisch um ein neues.
too-many-guests = Von deiner Adresse kommen zu viele neue Gäste. Versuch es in einer Stunde noch einmal.
device-link-expired = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstell einen neuen.
too-many-recoveries = Von deiner Adresse kommen zu viele Anmeldeversuche. Versuch es in einer Stunde noch einmal.
too-many-archives = Deine Daten wurden gerade oft heruntergeladen. Versuch es in einer Stunde noch einmal.
archive-under-way = Deine Daten werden schon zusammengestellt. Warte, bis das fertig ist.
too-many-archives-wait = Gerade nehmen viele ihre Daten mit. Versuch es in ein paar Minuten noch einmal.
archive-failed = Deine Daten ließen sich gerade nicht zusammenstellen. Versuch es in ein paar Minuten noch einmal.
too-many-invitations = Du hast gerade oft eingeladen. Versuch es in einer Stunde noch einmal.
too-many-blocked = Du hast { $limit } Leute blockiert. Gib erst jemanden davon frei.
no-such-person = Mit dieser Person hast du in letzter Zeit nicht gespielt.
person-blocked = Du hast diese Person blockiert. Gib sie erst frei.
invalid-passkey = Dieser Passkey geht hier nicht. Versuch es noch einmal oder auf einem anderen Weg.
too-many-passkeys = Du hast schon { $limit } Passkeys. Entferne erst einen.
no-such-recovery-code = Das ist kein Wiederherstellungscode dieses Servers, oder ein neuerer hat ihn ersetzt.
no-such-game = Dieses Spiel gibt es nicht. Es gibt: { $names }.
no-such-sheet =
    { $sheets ->
        [none] Für { $game } gibt es kein solches Blatt, auch kein anderes.
       *[other] Für { $game } gibt es kein solches Blatt, aber: { $sheets }.
    }
no-puzzles = Für { $game } gibt es keine Aufgaben.
no-such-puzzle = Diese Aufgabe gibt es nicht.
no-such-lesson = Diese Lektion gibt es nicht.
no-such-record = Diese beendete Partie gibt es nicht.
no-such-day = An diesem Tag gibt es kein Spiel des Tages.
daily-closed = Der Tag dieses Spiels ist vorbei.
daily-try-first = Spiel erst den Versuch, der zählt.
daily-sealed = Andere spielen dieses Spiel des Tages noch. Am Tag danach wird es aufgedeckt.
daily-not-ready = Die Bots für dieses Spiel machen sich noch bereit. Versuch es in einer Minute noch einmal.
part-not-over = Diese Runde ist noch nicht vorbei.
nothing-to-try = Bei diesem Schritt hat dieser Platz nichts zu entscheiden.
again-own-seat = Du hast in dieser Partie mitgespielt: Noch einmal versuchen kannst du nur deinen eigenen Platz.
moved-over = Diese Partie ist vorbei. Umziehen kann nur eine, die noch läuft.
moved-seats = Ein Platz muss frei sein, für dich, und auf allen anderen sitzen Bots.
again-after-game = Solange Menschen mitspielen, geht ein neuer Versuch erst nach der Partie.
file-of-something-else = Diese Datei enthält weder die Aufzeichnung einer Partie noch eine gespeicherte Partie von Spydeck.
saved-game-newer = Eine neuere Version von Spydeck hat diese Partie gespeichert. Aktualisiere diese Seite und öffne die Datei noch einmal.
saved-game-broken = Die Partie in dieser Datei lässt sich nicht lesen: Die Datei ist beschädigt.
record-unreadable = Die Aufzeichnung in dieser Datei lässt sich nicht lesen: { $what }.
no-reviews = Bots können Partien von { $game } nicht beurteilen.
no-bots-here = Dein Gerät kann diese Partie gerade nicht beurteilen. Öffne die Seite neu und versuch es noch einmal.
too-many-reviews = Zu viele Analysen warten. Versuch es gleich noch einmal.
too-many-reviews-from-address = Du hast mehrere Analysen angefordert. Warte, bis eine fertig ist.
too-many-replays = Zu viele Replays sind gleichzeitig offen. Versuch es gleich noch einmal.
replay-failed = Diese Partie ließ sich gerade nicht nachspielen. Versuch es gleich noch einmal.
reviews-spent = Deine Adresse hat ihre Rechenzeit für Analysen verbraucht. Versuch es in einer Stunde noch einmal.
unknown-push-service = In diesem Browser verschickt { $service } die Benachrichtigungen, und diesen Dienst kennt der Server nicht. Wer ihn betreibt, kann ihn mit --push-service erlauben.
invalid-push-keys = Mit diesen Schlüsseln lässt sich keine Nachricht verschlüsseln.
no-scorepad = Für { $game } gibt es keinen Punkteblock.
wrong-number-of-names = Gib { $players } Namen ein, für jeden Spieler einen.
same-name = Zwei Spieler heißen gleich.
server-full = Auf diesem Server ist kein Platz für weitere Tische.
too-many-tables-from-address = Von deiner Adresse kommen zu viele neue Tische. Versuch es in einer Stunde noch einmal.
too-many-tables = Du hast zu viele Tische eröffnet. Versuch es in einer Stunde noch einmal.
too-many-sockets-from-address = Von deiner Adresse sind zu viele Tische offen. Schließ ein paar davon.
no-such-table = Diesen Tisch gibt es nicht, oder du brauchst den Einladungslink.
metrics-local = Metriken gibt es nur auf dem Rechner des Servers selbst und für seine Überwachung.

## Speichern: halbe Sätze

not-saved = das ließ sich nicht speichern: { $why }
not-opened = { $database } lässt sich nicht öffnen: { $why }
not-read = es ließ sich nichts lesen: { $why }
lock-failed = die Sperre { $file } geht nicht ({ $cause })
file-not-created = die Datenbank { $file } lässt sich nicht anlegen: { $cause }
log-unreadable = der Verlauf von Tisch { $table } enthält einen Eintrag, der sich nicht lesen lässt
disk-full = der Speicher des Servers ist voll; versuch es wieder, wenn Platz ist
database-locked = ein anderes Programm hält die Datenbank des Servers fest; versuch es gleich noch einmal
database-read-only = die Datenbank des Servers lässt sich lesen, aber nicht beschreiben
database-damaged = die Datenbank des Servers ist beschädigt oder gehört zu einem anderen Programm
database-lost = der Server erreicht seine Datenbank nicht; versuch es gleich noch einmal
database-in-use = ein anderer Spydeck-Server nutzt diese Datenbank; halte ihn erst an, oder nenn eine andere Datenbank
nodes-apart = ein anderer Spydeck-Server an dieser Datenbank ist von hier nicht erreichbar oder erreicht diesen nicht; starte alle mit --node-address, einer Adresse, unter der die anderen sie erreichen
database-failed = die Datenbank des Servers hat versagt
database-trouble = der Server hat Schwierigkeiten mit seiner Datenbank; versuch es gleich noch einmal
database-not-opened = die Datenbank des Servers lässt sich nicht öffnen
database-forbidden = der Server darf seine Datenbank nicht benutzen
conflict = es passt nicht zu dem, was schon gespeichert ist
unwritable = es enthält etwas, das sich nicht schreiben lässt
journal-stopping = der Server hält an
journal-full = der Server hat zu viel zu tun; versuch es gleich noch einmal
table-moved = ein anderer Prozess des Servers hat diesen Tisch; versuch es gleich noch einmal
table-reloading = der Server muss diesen Tisch neu laden; versuch es gleich noch einmal
database-newer = diese Datenbank stammt von einer neueren Version: aktualisiere Spydeck, oder nenn eine andere Datenbank
database-url = eine Datenbank heißt etwa sqlite:////ordner/spydeck.db oder postgresql://nutzer:passwort@rechner:5432/name
database-kind = Spydeck speichert in SQLite oder PostgreSQL, nicht in { $kind }
sqlite-path = SQLite braucht den Pfad einer Datei und sonst nichts, ohne ? und %: sqlite:////ordner/spydeck.db
postgresql-driver = PostgreSQL braucht seinen Treiber: pip install ".[postgres]" in einer Kopie des Quelltexts
