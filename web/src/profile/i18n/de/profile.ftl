# Was die Einstellungen sagen: über dieses Gerät und über die Person: Name, Geräte, Wege zurück, Daten.
settings-saved = Nur auf diesem Gerät gespeichert.
settings-system-language = System
settings-theme = Darstellung

theme-system = System
theme-light = Hell
theme-dark = Dunkel

settings-motion = Bewegte Karten

motion-system = System
motion-full = An
motion-off = Aus

settings-speed = Tempo der Karten

speed-calm = Langsam
speed-usual = Normal
speed-quick = Schnell

settings-trick = Ein vollständiger Stich bleibt liegen

trick-none = Gar nicht
trick-short = Kurz (0,6 s)
trick-usual = Normal (1,3 s)
trick-long = Lang (2,6 s)
trick-tap = Bis ich tippe

settings-confirm = Zum Ausspielen zweimal tippen

confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie

settings-moments = Ein entscheidender Moment bleibt

moments-none = Gar nicht
moments-timed = 2,6 Sekunden
moments-usual = Normal (2,6 s; allein mit Bots meist, bis ich weitergehe)
moments-wait = Bis ich weitergehe

settings-level = Bots
settings-order = Hand sortieren

order-suit = Nach Farbe
order-rank = Nach Wert

settings-sound = Töne
settings-sound-note = Ein leises Klicken für Karten und eine Glocke, wenn du am Zug bist.
settings-vibration = Vibration
settings-vibration-note = Ein kurzes Brummen, wenn du am Zug bist, auf Handys, die das können.
settings-hints = Hinweise wieder zeigen
settings-hints-back = Hinweise erscheinen wieder, jeder dann, wenn er nützt.
settings-auto-play = Ist nur eine Karte erlaubt, sie für mich spielen
settings-auto-play-note = Nach der üblichen Pause, damit es niemand merkt.
settings-notes = Für mich mitschreiben
settings-notes-note = Neben den Namen: was jemand sicher nicht hat, etwa „Nicht KS“.

profile-title = Du
profile-name = Dein Name
profile-rename = Namen ändern
profile-renamed = Du heißt jetzt { $name }.
profile-device-note = Ein Link bringt deinen Namen, deine Plätze und deine Partien auf ein anderes Gerät. Er gilt nur einmal und zehn Minuten lang.
profile-device-make = Link erstellen
profile-qr = QR-Code des Links zum anderen Gerät
profile-newcomer = Nach deiner ersten Partie möglich.
profile-sign-out-title = Überall abmelden
profile-sign-out-note = Falls du ein Gerät verloren oder auf einem fremden gespielt hast: Nur dieser Browser bleibt angemeldet. Dein Wiederherstellungscode und deine Passkeys gelten weiter.
profile-sign-out-everywhere = Überall sonst abmelden
profile-sign-out-done = Jetzt bist du nur noch hier angemeldet.
profile-recovery-title = Wiederherstellungscode
profile-recovery-note = Wenn dieser Browser dich vergisst oder du das Gerät verlierst, holt der Code deinen Namen, deine Plätze und deine Partien auf jedes Gerät zurück. Wer ihn hat, kann als du spielen.
profile-recovery-make = Code erstellen
profile-recovery-once = Schreib ihn jetzt auf oder druck ihn aus: Er wird nicht noch einmal gezeigt.
profile-recovery-print = Drucken
profile-recovery-copy = Code kopieren
profile-recovery-slip = Wiederherstellungscode von { $name }, { DATE($milliseconds) }
profile-recovery-since = Seit dem { DATE($milliseconds) } hast du einen Wiederherstellungscode.
profile-recovery-replace = Neuen Code erstellen
profile-recovery-replace-sure = Der alte Code gilt dann nicht mehr.
profile-recovery-no = Alten Code behalten
profile-recovery-have = Ich habe einen Wiederherstellungscode
profile-recovery-restore = Wiederherstellen
profile-recovery-restore-note = Dieser Browser gehört jetzt { $name }. Stellst du hier jemand anderen wieder her, kommt auch { $name } nur mit einem Wiederherstellungscode zurück.
profile-welcome-back = Willkommen zurück, { $name }. Deine Plätze und Partien sind wieder da.
profile-passkeys-title = Passkeys
profile-passkeys-note = Einen Passkey verwahrt dein Gerät oder dein Passwortmanager, und du gibst ihn mit Gesicht, Finger oder PIN frei. Damit bist du in jedem Browser, der ihn hat, dieselbe Person.
profile-passkeys-add = Passkey hinzufügen
profile-passkeys-use = Mit Passkey anmelden
profile-passkeys-added = Passkey hinzugefügt.
profile-passkeys-known = Dieses Gerät hat schon einen Passkey von dir.
profile-passkeys-declined = Es wurde nichts geändert.
profile-passkeys-one = Hinzugefügt am { DATE($since) }{ $used ->
    [none] { "" }
   *[other] , zuletzt benutzt am { DATE($used) }
}
profile-passkeys-remove = Entfernen
profile-passkeys-remove-one = Passkey vom { DATE($since) } entfernen
profile-passkeys-remove-sure = Damit kann sich dann niemand mehr anmelden.
profile-passkeys-keep = Behalten
profile-passkeys-removed = Passkey entfernt.
profile-data-title = Deine Daten
profile-data-note = Alles, was dieser Server und dieser Browser von dir haben, in einer Datei: dein Name, deine Tische, was du geschrieben hast, deine Spiele des Tages und alle deine Partien mit ihren Aufzeichnungen.
profile-data-download = Alles herunterladen
profile-data-collecting = Wird gesammelt …
profile-data-remove = Alles löschen …
profile-data-sure = Alles über { $name } löschen?
profile-data-consequences = Deine Plätze, Partien, Statistiken, Passkeys und dein Wiederherstellungscode sind sofort weg, auf jedem Gerät, und niemand kann sie zurückholen. Partien, die andere mit dir gespielt haben, bleiben ihnen erhalten, ohne deinen Namen und ohne das, was du geschrieben hast.
profile-data-keep = Alles behalten
profile-data-confirm = Alles löschen
profile-data-deleted = Alles über dich ist gelöscht. Wenn du hier wieder spielst, fängst du neu an.

notifications-title = Benachrichtigungen
notifications-note = Dieser Browser kann dir Bescheid geben, wenn du in einer Fernpartie am Zug bist, wenn sie zu Ende ist und wenn dich jemand einlädt, auch wenn diese Seite geschlossen ist.
notifications-turn-on = Benachrichtigungen einschalten
notifications-turn-off = Benachrichtigungen ausschalten
notifications-unavailable = Dieser Browser kann keine Benachrichtigungen von dieser Seite zeigen. Auf einem iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.
notifications-others = { $browsers ->
    [1] Auch in einem anderen deiner Browser sind sie an.
   *[other] Auch in { $browsers } anderen deiner Browser sind sie an.
}
notifications-others-off = Dort ausschalten
notifications-others-done = In deinen anderen Browsern sind Benachrichtigungen jetzt aus.

people-line = Diese Seite siehst nur du. Durch sie erfährt niemand, ob du hier bist, und niemand kann nach dir suchen.
people-recent = Mit wem du gespielt hast
people-games = { $game } am { DATE($milliseconds) }{ $games ->
    [1] { "" }
   *[other] , zusammen { COUNT($games, one: "Partie", other: "Partien") }
}
people-none = Noch mit niemandem. Wer mit dir eine Partie zu Ende spielt, steht danach hier.
people-blocked = Blockiert
people-since = Seit dem { DATE($milliseconds) }
people-unblock = Freigeben
people-unblock-name = { $name } freigeben
people-unblocked = { $name } ist nicht mehr blockiert.

# Alles auf diesem Gerät.
available-title = Ohne Verbindung
available-what = Alle drei Spiele gegen Bots, die Lektionen, die Aufgaben, die Regeln und die Punkteblöcke gehen auf diesem Gerät ohne Verbindung, sobald sie hier sind.
available-size = Geladen werden { DECIMAL($all, most: 1) } MB.
available-fetch = Offline verfügbar machen
available-fetching = { DECIMAL($here, least: 1, most: 1) } von { DECIMAL($all, least: 1, most: 1) } MB
available-fetching-label = Wird geladen
available-stop = Anhalten
available-stopped = { DECIMAL($here, most: 1) } von { DECIMAL($all, most: 1) } MB sind hier.
available-go-on = Weiter laden
available-full = Auf diesem Gerät ist kein Platz mehr: { DECIMAL($here, most: 1) } von { DECIMAL($all, most: 1) } MB sind hier, und ausgepackt brauchen sie doppelt so viel. Schaffe etwas Platz und lade weiter.
available-failed = Die Verbindung ist abgerissen: { DECIMAL($here, most: 1) } von { DECIMAL($all, most: 1) } MB sind hier. Lade weiter, wenn sie wieder da ist.
available-whole = Alles ist auf diesem Gerät und bleibt von selbst auf dem neuesten Stand.
available-older = Eine neuere Version ließ sich nicht laden. Die vorhandene geht weiterhin; beim nächsten Besuch wird es wieder versucht.
available-may-go = Dein Browser darf es löschen, wenn der Platz knapp wird. Als installierte App ist es sicherer.
available-lost = Dein Browser hat gelöscht, was hier war, meist weil der Platz knapp wurde.
available-remove = Von diesem Gerät entfernen
