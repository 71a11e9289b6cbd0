# Der Rahmen aller Seiten und die kleinen Seiten.
app-name = Spydeck
app-motto = Drei Spionage-Kartenspiele
app-at = { $aim ->
    [none] Spydeck, { $game }
   *[other] Spydeck, { $game }: { $aim }
}
app-skip = Zum Inhalt
app-independent = Ein unabhängiges Projekt, nicht mit den Verlagen der Spiele verbunden.

navigation-label = Hauptmenü
navigation-play = Spielen
navigation-learn = Lernen
navigation-games = Partien
navigation-puzzles = Aufgaben
navigation-settings = Einstellungen
navigation-home = Startseite

cards-face-down = Verdeckte Karte
cards-peeked = { $name }, verdeckt; nur du siehst sie

hand-label = { $size ->
    [0] Deine Hand ist leer
   *[other] Deine Hand, { COUNT($size, one: "Karte", other: "Karten") }
}
hand-keys = Mit den Pfeiltasten gehst du durch die Hand; Eingabetaste oder Leertaste wählt eine Karte.
hand-marked = { $name }, { $mark }
hand-lifted = { $name }, angehoben
hand-refused = { $name }, jetzt nicht erlaubt
mark-played = gespielt
mark-better = besser

undo-button = Rückgängig
undo-now = Senden
undo-soon = Wird in { COUNT($seconds, one: "Sekunde", other: "Sekunden") } gesendet
undo-undone = Rückgängig gemacht. Wähle noch einmal.

dialog-close = Schließen

settings-title = Einstellungen

content-loading = Wird geladen …
content-unreachable = Der Server antwortet nicht. Auf dieser Seite geht nichts verloren; versuch es gleich noch einmal.
content-again = Noch einmal versuchen
content-print = Drucken

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { COUNT($amount, one: "Absatz", other: "Absätze") } gefunden
rules-nothing = Nichts gefunden. Versuch es mit anderen Wörtern oder mit der Nummer einer Regel, etwa 14.
rules-link = Link zu { $clause }
rules-about = Über dieses Spiel
rules-score = Punkteblock für echte Karten
rules-back = Zurück zu den Regeln

about-title = Über { $game }
about-design = Spielidee
about-art = Illustration
about-players = Spieler
about-time = Dauer
about-minutes = etwa { $minutes } Minuten
about-age = Alter
about-years = ab { $age } Jahren
about-needed = Material
about-editions = Ausgaben
about-edition = { $year }: { $publisher }, { $more }
about-independent = Spydeck ist ein unabhängiges Projekt. Mit den Autoren, Illustratoren und Verlagen von { $game } ist es nicht verbunden, und sie unterstützen es nicht. Die Regeln stehen hier in unseren eigenen Worten, und die Karten haben wir selbst gezeichnet; das Spiel und sein Name gehören ihnen.
about-play = Spielen
about-rules = Regeln

notifications-on = In diesem Browser sind Benachrichtigungen an.
notifications-off = In diesem Browser sind Benachrichtigungen aus.
notifications-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlauben kannst du sie in seinen Einstellungen für diese Seite.
notifications-no-service = Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal, oder nimm einen anderen Browser.
notifications-turn = { $game }: Du bist am Zug
notifications-offer = Soll dein Browser Bescheid geben, wenn du am Zug bist?
notifications-accept = Ja, gern
notifications-decline = Nein, danke
notifications-later = In den Einstellungen kannst du Benachrichtigungen einschalten.

offline-sign = Keine Verbindung
offline-title = Keine Verbindung
offline-line = Der Server ist nicht zu erreichen. Deine Plätze und Partien bleiben dir erhalten. Sobald die Verbindung wieder da ist, geht es hier weiter.
offline-works = Das geht auch ohne Verbindung:
offline-play = { $game } auf diesem Gerät spielen
offline-rules = Regeln von { $game }
offline-score = Punkteblock für { $game }
offline-saved = Gespeicherte Replays
offline-again = Noch einmal versuchen
offline-back = Die Verbindung ist wieder da.

needs-server-title = Dafür braucht es einen Server
needs-server = Mit anderen spielen, Tische mit Link und das Spiel des Tages brauchen einen Server, den diese Website nicht hat. Alles andere geht hier.
needs-server-own = Selbst einen Server betreiben
needs-server-here = Was hier geht

offline-update-line = Es gibt eine neue Version.
offline-update-reload = Neu laden

offline-replay-removed = Von diesem Gerät entfernt.

offline-list-title = Auf diesem Gerät gespeichert
offline-list-note = Diese Replays kannst du auch ohne Verbindung ansehen.
offline-list-open = Replay
offline-list-remove = Entfernen
offline-list-remove-one = Von diesem Gerät entfernen: { $game }, { $date }

offline-install-title = App
offline-install-note = Installiere Spydeck, dann öffnest du es vom Startbildschirm aus in einem eigenen Fenster.
offline-install-button = Installieren
offline-install-by-hand = In Safari installierst du Spydeck so: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.
offline-install-done = Spydeck wird installiert.

people-title = Mitspieler
people-invite = Wieder einladen
people-invite-to = { $name } zu { $game } einladen
people-invited = { $name } ist eingeladen. Die Einladung wartet einen Tag lang auf der Startseite.
people-block = Blockieren
people-block-name = { $name } blockieren
people-block-sure = { $name } blockieren? „Jetzt mit anderen spielen“ bringt euch dann nicht mehr zusammen, deine Tische sind für { $name } geschlossen, und Einladungen von { $name } kommen nicht an.
people-block-note = Niemand erfährt davon.
people-no = Abbrechen
people-blocked-name = { $name } ist blockiert. Ändern kannst du das auf der Seite „Mitspieler“.
people-at-table = Oder lade jemanden ein, mit dem du schon gespielt hast
people-invite-one = Einladen
people-invite-name = { $name } einladen
people-done = Eingeladen

people-invitations-title = Einladungen
people-invitations-line = { $name } lädt dich zu { $game } ein
people-invitations-accept = Zum Tisch
people-invitations-accept-of = Zum Tisch von { $name }
people-invitations-decline = Jetzt nicht
people-invitations-decline-of = Jetzt nicht: Einladung von { $name }

errors-page-not-found = Seite nicht gefunden
errors-page-not-found-hint = Vielleicht ist der Link unvollständig. Beginne eine Partie auf der Startseite, oder lass dir den Link noch einmal geben.
errors-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal; dein Platz bleibt dir erhalten.
errors-again = Noch einmal versuchen
errors-no-cookies = Erlaube dieser Seite Cookies: Ohne sie erkennt der Server dich nicht wieder.
errors-something-wrong = Etwas ist schiefgegangen. Versuch es noch einmal.
errors-table-not-found = Tisch nicht gefunden
errors-table-not-found-hint = Vielleicht wurde er gelöscht, oder du brauchst seinen Einladungslink. Frag die Person, die dich eingeladen hat, oder beginne eine neue Partie.
errors-removed = Du bist nicht mehr an diesem Tisch.
errors-outdated = Diese Seite ist veraltet.
errors-not-loaded = Ein Teil der Seite konnte nicht geladen werden.
errors-reload-hint = Lade die Seite neu, um weiterzumachen; dein Platz bleibt dir erhalten.
errors-reload = Seite neu laden
