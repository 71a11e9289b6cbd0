# A table in this page, without a server.
alone-unsaved = Dein Gerät konnte das nicht speichern, deshalb ist es nicht geschehen. Schaffe etwas Platz und versuche es noch einmal.
alone-unsupported = Dieser Browser kann selbst keinen Tisch führen.
alone-unsupported-hint = Er braucht dafür WebAssembly, Worker und Speicher. Versuche es mit einem neueren Browser oder spiele am Server.
alone-not-here = Was dieses Spiel braucht, ist noch nicht auf diesem Gerät.
alone-not-here-hint = Öffne diese Seite einmal mit Verbindung. Danach geht es auch ohne.
alone-no-storage = Dieser Browser speichert nichts für diese Seite.
alone-no-storage-hint = Ohne Speicher wäre ein Spiel verloren, sobald du gehst. Schaffe etwas Platz oder nimm ein Fenster, das nicht privat ist.
alone-elsewhere = Dieses Spiel geht in einem anderen Tab weiter.
alone-elsewhere-hint = Lade die Seite neu, um hier weiterzuspielen.
alone-gone = Diese Partie ist nicht mehr auf diesem Gerät.
alone-gone-hint = Du hast sie gelöscht, oder der Browser hat entfernt, was er für diese Seite gespeichert hatte. Beendete Partien können noch unter „Meine Partien“ stehen.
alone-too-many = Mehr laufende Partien behält dieses Gerät nicht.
alone-too-many-hint = Beende eine oder lösche eine unter „Meine Partien“. Gelöscht wurde nichts.
alone-unreadable = Diese Version kann das gespeicherte Spiel nicht lesen.
alone-unreadable-hint = Gelöscht wurde nichts. Verbinde dich, damit die Seite aktualisiert wird, und öffne das Spiel noch einmal.
alone-failed = Der Tisch ist wegen eines Fehlers stehen geblieben.
alone-failed-hint = Alles bis zu deinem letzten Zug ist gespeichert. Öffne das Spiel von der Startseite aus noch einmal.

# Eine Partie auf diesem Gerät: das Formular für eine neue, und was sich mit ihr tun lässt.
alone-setup-note = Du spielst auf diesem Gerät, ohne Verbindung. Jeder Zug wird sofort hier gespeichert.
alone-continue = Deine Partie fortsetzen
alone-new = Neue Partie
alone-new-note = Diese bleibt unter „Meine Partien“.
alone-file = Diese Partie als Datei speichern
alone-file-note = Öffne die Datei in Spydeck auf einem anderen Gerät und spiel dort weiter. Sie verrät jede Karte: Gib sie niemandem.
alone-move = Auf den Server umziehen
alone-move-one = Auf den Server umziehen: { $game }, { $date }
alone-move-note = Dort spielst du weiter, auch auf anderen Geräten, und hier nicht mehr. Die Partie zählt dann in keiner Statistik.
alone-open = Eine Datei öffnen
alone-open-note = Eine Partie, die du als Datei gespeichert hast, oder die Aufzeichnung einer beendeten (.spy).
alone-opened = Die Partie steht jetzt unter „Meine Partien“.
alone-too-long = Diese Datei ist zu lang für eine Partie von Spydeck.

# In der Liste der eigenen Partien.
alone-running = Laufend auf diesem Gerät
alone-finished = Beendet auf diesem Gerät
alone-kept = Die letzten { DECIMAL($most, most: 0) } beendeten Partien bleiben hier; sind es mehr, werden die ältesten gelöscht. Die Statistik zählt die, die noch da sind. Partien aus einer Datei kannst du ansehen, sie zählen nicht.
alone-delete = Löschen
alone-delete-one = Diese Partie löschen: { $game }, { $date }
alone-delete-sure = Diese Partie löschen? Sie ist nirgends sonst.
alone-delete-no = Nein
alone-delete-yes = Ja, löschen
alone-deleted = Die Partie ist gelöscht.
alone-statistics = Auch Partien auf diesem Gerät zählen.
alone-statistics-only = Der Server ist nicht erreichbar: Hier zählen nur die Partien auf diesem Gerät.
