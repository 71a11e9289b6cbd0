import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`colour-blue = blau
colour-yellow = gelb
colour-red = rot
colour-green = grün
colour-black = schwarz
rank-1 = Informant
rank-2 = Verhörer
rank-3 = Infiltrator
rank-4 = Saboteur
rank-5 = Attentäter
rank-6 = Agent
rank-7 = Spion
rank-8 = Doppelagent
rank-9 = Codeknacker
rank-10 = Vizedirektor
rank-11 = Direktor
spoken-card = { FIRST($colour) } { $rank }
`,r=e({default:()=>i}),i=`card-name = { FIRST($colour) }e { $rank }, { $role }
red-star = { card-name }, mit dem roten Stern
black-spy = Schwarzer Spion (schwarze 7)
spy-role = Schwarzer Spion
line = Wer die wenigsten Punkte hat, gewinnt: Schwarze Spione kosten 10, farbige bringen 5 zurück.
aim = die wenigsten Punkte gewinnen
needed = ein eigenes Blatt mit 60 Karten
published-in-usa = USA
published-in-germany = Deutschland
published-as-gespenster = Deutschland, als Gespenster
option-variants-title = Varianten
option-variants-note = Beliebig kombinierbar; nur zwei schließen einander aus.
option-variants-conflict = Beim Durchmarsch zählen farbige Spione bei der einen, bei der anderen nicht.
name-no-good-spies = { title-no-good-spies }
name-capture-or-release = { title-capture-or-release }
name-the-mole = { title-the-mole }
name-calling-color = { title-calling-color }
name-following-rank = { title-following-rank }
name-going-back = { title-going-back }
name-spies-count-on-sweep = { title-spies-count-on-sweep }
option-edition-title = Ausgabe
option-edition-note = Legt die Optionen darunter fest; du kannst jede noch ändern.
name-z-man-2013 = 2013
note-z-man-2013 = Die veröffentlichten Regeln mit den üblichen Optionen.
name-gespenster-1990 = 1990, wie berichtet
note-gespenster-1990 = Karten gehen immer nach links, der linke Nachbar des Gebers spielt aus, keine guten Spione, bis 200.
option-passing-title = Weitergeben
name-alternate = Im Wechsel
note-alternate = Links, rechts, links …; zu viert auch gegenüber.
name-left = Immer nach links
option-lead-title = Zuerst spielt aus
name-red-1 = Wer die rote 1 hat
name-dealer-left = Links vom Geber
note-dealer-left = Der linke Nachbar des Gebers spielt aus, aber keine schwarze Karte.
option-end-title = Gespielt wird bis
option-end-note = Der Gesamtstand, mit dem die Partie endet.
option-end-value = bis { $value } Punkte
name-one-deal = eine Runde
option-ages-title = Plätze, die Jüngsten zuerst
option-ages-note = Für den Maulwurf: Bei Gleichstand wählt der Jüngste zuerst.
option-ages-unset = Im Uhrzeigersinn ab dem Geber
option-ages-value = die Jüngsten zuerst: Plätze { $seats }
sheet-reminder = Kurzübersicht zum Drucken
part = Runde
part-number = Runde { $number }
odd-total = * Halbiert (BS-35)
previous-trick = Voriger Stich
next-trick = Nächster Stich
previous-deal = Vorige Runde
next-deal = Nächste Runde
outcome-dealer-draw = Auslosung des Gebers
outcome-deal = Karten
`,a=e({default:()=>o}),o=`variant-no-good-spies = farbige Spione zählen 0 statt 5 Minuspunkte
variant-capture-or-release = nach einem Durchmarsch: fangen (60 für alle anderen) oder freilassen (60 vom Gesamtstand ab)
variant-the-mole = ab der zweiten Runde werden Karten beiseitegelegt, und jeder nimmt sich drei davon
variant-calling-color = der Geber sagt die Farbe der ersten ausgespielten Karte an
variant-following-rank = man darf auch den Wert der Karte spielen, die direkt davor gespielt wurde
variant-going-back = ein Gesamtstand, der genau den Endstand oder dessen Hälfte trifft, wird halbiert
variant-spies-count-on-sweep = nach einem Durchmarsch ziehen die farbigen Spione der anderen trotzdem je 5 ab
title-no-good-spies = Keine guten Spione
title-capture-or-release = Fangen oder Freilassen
title-the-mole = Der Maulwurf
title-calling-color = Farbe ansagen
title-following-rank = Wert bedienen
title-going-back = Zurückfallen
title-spies-count-on-sweep = Spione zählen beim Durchmarsch
`,s=e({default:()=>c}),c=`suit = { $suit ->
    [R] Rot
    [B] Blau
   *[W] Weiß
}
spot = { $kind ->
    [suit] { suit }
    [card] { suit }e { $rank }
   *[rank] { $rank }
}
spot-inside = { $kind ->
    [suit] { suit }
    [card] { spot-article } { suit-declined }{ $case ->
        [dative] n
       *[other] { "" }
    } { $rank }
   *[rank] { spot-article } { $rank }
}
line = Gewinne Stiche oder verliere sie gründlich, und komm dem Geheimdokument auf die Spur.
aim = die meisten Punkte gewinnen
needed = 27 eigene Karten, Spielplan und Figuren
edition-of-2018 = auf Englisch, Grafik von Clay Gardner
start-title = Erster Startspieler
start-note = Wer in der ersten Runde ausspielt.
start-unset = Wird ausgelost
start-phrase = Platz { SEAT($seat) } beginnt
pawns-title = Farben der Figuren
pawns-note = Für jeden Platz eine andere Farbe.
pawns-green = Grün
pawns-yellow = Gelb
pawns-purple = Lila
pawns-grey = Grau
sheet-mat = Spielplan zum Drucken
sheet-reminder = Kurzübersicht zum Drucken
part = Runde
part-number = Runde { $number }
previous-trick = Voriger Stich
next-trick = Nächster Stich
previous-round = Vorige Runde
next-round = Nächste Runde
outcome-start-player = Startspieler
outcome-deal = Karten
suit-declined = { $suit ->
    [R] rote
    [B] blaue
   *[W] weiße
}
spot-article = { $case ->
    [dative] der
   *[other] die
}
`,l=e({default:()=>u}),u=`card = { $suit } { $rank }
card-court = { $suit }-{ $rank }
card-joker = Joker
card-ace-of-spades = Pik-Ass
suit-hearts = Herz
suit-spades = Pik
suit-clubs = Kreuz
suit-diamonds = Karo
rank-jack = Bube
rank-queen = Dame
rank-king = König
rank-ace = Ass
`,d=e({default:()=>f}),f=`game-line = Bluffe mit verdeckten Agenten und erfülle deinen geheimen Auftrag.
game-aim = wer zuerst seinen geheimen Auftrag erfüllt, gewinnt
game-needed = Ein Kartenspiel mit 52 Karten und zwei Joker
game-note = Die Autoren haben die Regeln im Web veröffentlicht. Der Text, der hier verwendet wird, nennt weder die Autoren noch ein Jahr.
jack-on-accusation = Buben springen bei Zweifeln ein
jack-on-accusation-note = Statt eines angezweifelten Agenten darf ein Bube aufgedeckt werden. Sonst wird der Agent selbst aufgedeckt.
no-jack-on-accusation = keine Buben bei Zweifeln
turn-limit = Zuglimit
turn-limit-note = So viele Züge haben alle, bevor die Partie unentschieden endet.
turn-limit-phrase = höchstens { $turns } Züge für jeden
sheet = Kurzübersicht zum Drucken
turn-before = Voriger Zug
turn-after = Nächster Zug
outcome-agents = Agenten
outcome-agendas = Aufträge
outcome-first-player = Startspieler
agenda-name = Auftrag { CARD($agenda) }
agenda-label = Auftrag
agenda-face-down = Auftrag, verdeckt
caption-H = Aufdecken
caption-S = Ausschalten
caption-C = Verdecken
caption-D = Tauschen
caption-X = Jede Farbe
caption-J = Springt ein
caption-Q = Zwei versetzen
caption-AS = Irgendwen ausschalten
caption-KC = Du hast nur Kreuz, kein Kreuz liegt offen
caption-AC = Nur du hast Agenten im Einsatz
caption-KS = Genau X Agenten im Spiel
caption-AD = Du hast alle vier Farben offen
caption-KH = Genau X Agenten offen
caption-KD = Alle gleich viele, aber nicht vier
caption-AH = Enttarne einen Gegner
`,p=e({default:()=>m}),m=`you-first = Du
you-nominative = du
you-accusative = dich
you-dative = dir
your = dein
possessive = s
hissing = sßxz
possessive-of-hissing = ’
`,h=e({default:()=>g}),g=`app-name = Spydeck
app-motto = Drei Spionage-Kartenspiele
app-at = { $aim ->
    [none] Spydeck, { $game }
   *[other] Spydeck, { $game }: { $aim }
}
app-skip = Zum Inhalt
app-independent = Ein unabhängiges Projekt, nicht mit den Verlagen der Spiele verbunden.
navigation-label = Hauptmenü
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
hand-lifted = { $name }, angehoben
hand-refused = { $name }, jetzt nicht erlaubt
undo-button = Rückgängig
undo-now = Senden
undo-soon = Wird in { COUNT($seconds, one: "Sekunde", other: "Sekunden") } gesendet
undo-undone = Rückgängig gemacht. Wähle noch einmal.
dialog-close = Schließen
settings-title = Einstellungen
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
notifications-title = Benachrichtigungen
notifications-note = Dieser Browser kann dir Bescheid geben, wenn du in einer Fernpartie am Zug bist, wenn sie zu Ende ist und wenn dich jemand einlädt, auch wenn diese Seite geschlossen ist.
notifications-on = In diesem Browser sind Benachrichtigungen an.
notifications-off = In diesem Browser sind Benachrichtigungen aus.
notifications-turn-on = Benachrichtigungen einschalten
notifications-turn-off = Benachrichtigungen ausschalten
notifications-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlauben kannst du sie in seinen Einstellungen für diese Seite.
notifications-unavailable = Dieser Browser kann keine Benachrichtigungen von dieser Seite zeigen. Auf einem iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.
notifications-no-service = Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal, oder nimm einen anderen Browser.
notifications-others = { $browsers ->
    [1] Auch in einem anderen deiner Browser sind sie an.
   *[other] Auch in { $browsers } anderen deiner Browser sind sie an.
}
notifications-others-off = Dort ausschalten
notifications-others-done = In deinen anderen Browsern sind Benachrichtigungen jetzt aus.
notifications-turn = { $game }: Du bist am Zug
notifications-offer = Soll dein Browser Bescheid geben, wenn du am Zug bist?
notifications-accept = Ja, gern
notifications-decline = Nein, danke
notifications-later = In den Einstellungen kannst du Benachrichtigungen einschalten.
offline-sign = Keine Verbindung
offline-title = Keine Verbindung
offline-line = Der Server ist nicht zu erreichen, und ohne ihn kannst du nicht spielen. Deine Plätze und Partien bleiben dir erhalten. Sobald die Verbindung wieder da ist, geht es hier weiter.
offline-works = Das geht auch ohne Verbindung:
offline-rules = Regeln von { $game }
offline-score = Punkteblock für { $game }
offline-saved = Gespeicherte Replays
offline-again = Noch einmal versuchen
offline-back = Die Verbindung ist wieder da.
offline-update-line = Es gibt eine neue Version.
offline-update-reload = Neu laden
offline-replay-save = Auf diesem Gerät speichern
offline-replay-note = Dann kannst du dieses Replay auch ohne Verbindung ansehen.
offline-replay-saved = Dieses Replay kannst du auch ohne Verbindung ansehen.
offline-replay-saving = Wird gespeichert … { PERCENT($part) }
offline-replay-done = Gespeichert. Du findest es unter „Meine Partien“.
offline-replay-removed = Von diesem Gerät entfernt.
offline-replay-full = Es sind schon { $most } Replays gespeichert. Entferne zuerst eines unter „Meine Partien“.
offline-replay-no-space = In diesem Browser ist dafür kein Platz mehr. Entferne andere Replays unter „Meine Partien“, oder schaff Platz auf dem Gerät.
offline-replay-failed = Das Replay wurde nicht gespeichert. Prüfe deine Verbindung und versuch es noch einmal.
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
people-line = Diese Seite siehst nur du. Durch sie erfährt niemand, ob du hier bist, und niemand kann nach dir suchen.
people-recent = Mit wem du gespielt hast
people-games = { $game } am { DATE($milliseconds) }{ $games ->
    [1] { "" }
   *[other] , zusammen { COUNT($games, one: "Partie", other: "Partien") }
}
people-none = Noch mit niemandem. Wer mit dir eine Partie zu Ende spielt, steht danach hier.
people-invite = Wieder einladen
people-invite-to = { $name } zu { $game } einladen
people-invited = { $name } ist eingeladen. Die Einladung wartet einen Tag lang auf der Startseite.
people-block = Blockieren
people-block-name = { $name } blockieren
people-block-sure = { $name } blockieren? „Jetzt mit anderen spielen“ bringt euch dann nicht mehr zusammen, deine Tische sind für { $name } geschlossen, und Einladungen von { $name } kommen nicht an.
people-block-note = Niemand erfährt davon.
people-no = Abbrechen
people-blocked-name = { $name } ist blockiert. Ändern kannst du das auf der Seite „Mitspieler“.
people-blocked = Blockiert
people-since = Seit dem { DATE($milliseconds) }
people-unblock = Freigeben
people-unblock-name = { $name } freigeben
people-unblocked = { $name } ist nicht mehr blockiert.
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
`,_=e({default:()=>v}),v=`lobby-title = Wähle ein Spiel
lobby-quick = Eine Runde gegen Bots
lobby-play = Gegen Bots spielen
lobby-now = Jetzt mit anderen spielen
lobby-friends = Mit Freunden spielen
lobby-choose = Tisch einrichten
lobby-rules = Regeln
lobby-about = Über das Spiel
lobby-score = Punkteblock
lobby-newcomer-more = Andere Spiele
lobby-starting = Die Karten werden gegeben …
lobby-option = { $title }: { LIST($values, type: "unit") }
lobby-running-title = Deine Tische
lobby-running-go = Weiterspielen
lobby-running-turn = { $seconds ->
    [none] du bist am Zug
   *[other] du bist am Zug, noch { DURATION($seconds) }
}
lobby-running-at = { $minutes ->
    [0] gerade eben
   *[other] { AGO($minutes) }
}
lobby-open-title = Offene Tische
lobby-open-none = Gerade gibt es keine offenen Tische. Mit „Tisch einrichten“ kannst du einen eröffnen.
lobby-open-seats = { $open ->
    [0] voll, { $all } spielen
   *[other] { $open } von { $all } Plätzen frei
}
lobby-open-join = Mitspielen
lobby-open-watch = Zuschauen
setup-title = Neuer Tisch: { $game }
setup-players = Spieler
setup-others = Andere Plätze
setup-bots = Bots
setup-people = Offen für Mitspieler
setup-bot-level = Stufe der Bots
setup-clock = Bedenkzeit
setup-clock-note = Die Zeit für jeden Zug. Ist die Zeit um, spielt ein Bot für dich, bis du zurückkommst.
setup-clock-day-note = Mit Stunden oder Tagen kommst du zurück, wann du magst: Niemand muss gleichzeitig da sein. Die Uhr läuft auch, wenn die Seite geschlossen ist; ist die Zeit um, macht ein Bot diesen einen Zug.
setup-clocks = { $seconds ->
    [none] Unbegrenzt
   *[other] { SPAN($seconds) }
}
setup-pace = Bots warten
setup-pace-note = Vor jedem Zug, ganz gleich, welche Karten der Bot hat.
setup-paces = { $seconds ->
    [0] Gar nicht
   *[other] { DECIMAL($seconds) } s
}
setup-memory = Aus dem Gedächtnis
setup-memory-note = Blendet aus, was man sich merken kann: gewonnene Punkte, frühere Stiche und Züge, wieder verdeckte Agenten.
setup-access = Wer dazukommen kann
setup-accesses-link = Alle mit dem Einladungslink
setup-accesses-open = Alle; der Tisch steht unter „Offene Tische“
setup-name = Name des Tisches
setup-name-note = Kann leer bleiben.
setup-start = Karten geben
setup-gather = Tisch eröffnen
setup-back = Zurück
setup-wrong-number = { $title }: Gib eine ganze Zahl von { $least } bis { $most } ein, oder lass das Feld leer.
setup-empty = Leer heißt: { $value }.
setup-excluded = { $why ->
    [none] Nicht zusammen mit { $other }.
   *[other] Nicht zusammen mit { $other }. { $why }
}
setup-seat = { $seat ->
    [0] Platz 1, du
   *[other] Platz { SEAT($seat) }
}
setup-order = Reihenfolge festlegen
setup-usual-order = Übliche Reihenfolge
setup-up = Nach oben: { $seat }
setup-down = Nach unten: { $seat }
setup-placed = { $seat }: Stelle { $place } von { $of }
house-title = Hausvarianten
house-hint = Deine eigenen Regeln unter einem Namen. Auf diesem Gerät gespeichert; per Link gibst du sie weiter.
house-save = Als Hausvariante speichern
house-name = Name
house-notes = Notizen
house-play = Spielen
house-edit = Bearbeiten
house-share = Link kopieren
house-remove = Löschen
house-saved = „{ $name }“ ist auf diesem Gerät gespeichert.
house-shared = Du hast einen Link zur Hausvariante „{ $name }“ geöffnet.
house-keep = Behalten
house-no = Nein, danke
house-wrong = Der Link zu dieser Hausvariante ist unvollständig. Lass ihn dir noch einmal geben.
house-full = Auf dieses Gerät passen 40 Hausvarianten. Lösche zuerst eine.
house-unnamed = Gib zuerst einen Namen ein.
profile-title = Du
profile-name = Dein Name
profile-rename = Namen ändern
profile-renamed = Du heißt jetzt { $name }.
profile-device = Auf einem anderen Gerät spielen
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
profile-recovery-copied = Kopiert. Bewahre ihn auf, wo ihn sonst niemand liest.
profile-recovery-not-copied = Markiere den Code und kopiere ihn selbst.
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
`,y=e({default:()=>b}),b=`mine-title = Meine Partien
mine-running = Laufende Partien
mine-finished = Beendete Partien
mine-none-running = Gerade läuft keine Partie.
mine-none-finished = Noch keine beendete Partie.
mine-start = Partie beginnen
mine-continue = Weiterspielen
mine-watch = Zuschauen
mine-replay = Replay
mine-review = Analyse
mine-record = Aufzeichnung
mine-record-of = Aufzeichnung herunterladen: { $game }, { $date }
mine-players = { $players } Spieler
mine-won = { DOES($winners, one: "hat gewonnen", you: "hast gewonnen", many: "haben gewonnen") }
mine-no-winner = Niemand hat gewonnen
mine-date = { DATE($at, style: "medium", time: "short") }
mine-device = Das sind die Partien auf diesem Gerät. Mit einem Link aus den Einstellungen bringst du sie auf ein anderes.
replay-title = Replay: { $game }
replay-eyes = Ansicht
replay-everyone = Alle Hände offen
replay-spectator = Zuschauer
replay-step = Schritt { $step } von { $of }
replay-step-in = Schritt { $step } von { $of } · { $part }
replay-slider = Schritt
replay-controls = Schritte
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-times = { DECIMAL($speed) }×
replay-back = Voriger Schritt
replay-next = Nächster Schritt
replay-keys = Die Leertaste spielt ab und hält an. Die Pfeiltasten nach links und rechts gehen einen Schritt weiter, mit der Umschalttaste einen Stich oder Zug. Pos1 und Ende führen zum ersten und letzten Schritt.
replay-beginning = Die Karten sind gegeben.
replay-nothing = Nichts, was alle sehen können.
replay-hands = Offene Hände
replay-happened = Was geschehen ist
replay-link = Link zu diesem Schritt kopieren
replay-share = Diesen Schritt teilen
replay-copied = Link kopiert.
replay-not-copied = Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.
replay-record = Aufzeichnung herunterladen
replay-not-found = Beendete Partie nicht gefunden
replay-not-found-hint = Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende. Deine eigenen Partien stehen unter „Meine Partien“.
review-title = Analyse
review-about = Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.
review-own = Meine Züge analysieren
review-whose = Züge von
review-ask = Züge analysieren
review-again = Noch einmal versuchen
review-waiting = Warten auf den Server …
review-progress = Fortschritt der Analyse
review-judged = { $done } von { COUNT($of, one: "Entscheidung", other: "Entscheidungen") } beurteilt
review-failed = Die Analyse ist auf dem Server gescheitert.
review-none = { $decisions ->
    [0] Du hattest nie eine Wahl.
   *[other] Keine deiner { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } war klar schlechter als der beste Zug.
}
review-costly = Von { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } { $moves ->
    [1] hat diese
   *[other] haben diese { $moves }
} am meisten gekostet.
review-you-are = „Du“ ist hier { $name }.
review-step = { $part ->
    [none] Schritt { $step }
   *[other] { $part }, Schritt { $step }
}
review-better = Besser: { $action }.
review-show = Im Replay zeigen
review-show-step = Im Replay zeigen: Schritt { $step }
review-compared = Alles, was möglich war
check-title = Karten nachprüfen
check-about = Vor dem Geben hat sich der Server auf ein Geheimnis festgelegt: Er hat eine Prüfsumme veröffentlicht, die Festlegung. Diese Seite berechnet hier in deinem Browser aus dem Geheimnis die Festlegung und jede Karte noch einmal und vergleicht sie.
check-seen = Die Festlegung, die du vor dem Geben gesehen hast
check-seen-note = 64 Ziffern und Buchstaben. Dieses Gerät hat sie, wenn es am Tisch war. Ohne sie zeigt sich nur, ob die Aufzeichnung in sich stimmig ist.
check-no-record = Du hast dieses Spiel nicht beendet, also gibt es keine gegebenen Karten zu vergleichen: Geprüft wird nur das Geheimnis.
check-check = Prüfen
check-checking = Wird berechnet …
check-fair = Alles stimmt. Nach der Festlegung wurde keine Karte mehr geändert.
check-unfair = Etwas stimmt nicht. Die Zeichen unten zeigen, was.
check-commitment = Das Geheimnis passt zur Festlegung
check-commitment-off = Das Geheimnis passt nicht zur Festlegung
check-mine-game = Es ist die Festlegung, die du gesehen hast
check-mine-next = Die Festlegung, die du gesehen hast, gehört zur nächsten Runde, die nie gegeben wurde
check-mine-part = Die Festlegung, die du gesehen hast, gehört hierzu: { $name }
check-not-mine = Die Festlegung, die du gesehen hast, gehört zu einem anderen Geheimnis und damit zu anderen Karten
check-not-given = Du hast keine Festlegung eingegeben
check-whole-game = Die Partie
check-same = { COUNT($cards, one: "Karte stimmt", other: "Karten stimmen") }
check-differs = Unterschied an Stelle { $place }: In der Aufzeichnung steht { $recorded ->
    [none] nichts
   *[other] { $recorded }
}, aus dem Geheimnis folgt { $given ->
    [none] nichts
   *[other] { $given }
}
check-signs-good = Stimmt
check-signs-bad = Stimmt nicht
check-signs-open = Nicht geprüft
check-shows = Das zeigt nicht, wie das Geheimnis gewählt wurde, und auch nicht, ob es jemand angesehen oder weitergegeben hat.
check-failures-no-record = Die Aufzeichnung lässt sich nicht lesen.
check-failures-no-commitment = Vor dieser Partie gab es keine Festlegung, also gibt es nichts zu prüfen.
check-failures-no-outcomes = Die Aufzeichnung enthält keine gegebenen Karten.
statistics-title = Statistik
statistics-counts = Hier zählen die beendeten Partien, in denen du mindestens die Hälfte deiner Züge selbst gemacht hast.
statistics-skipped = { $games ->
    [1] 1 Partie zählt nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat.
   *[other] { COUNT($games, one: "Partie", other: "Partien") } zählen nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat.
}
statistics-none = Noch keine beendete Partie. Spiel eine, dann zählt sie hier.
statistics-start = Partie beginnen
statistics-rows = Kennzahl
statistics-against-all = Alle
statistics-against-people = Menschen
statistics-against-bots = Bots
statistics-caption = { $game }: gegen alle, gegen Menschen, nur gegen Bots
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-share = { $part ->
    [none] { DECIMAL($won, most: 1) }
   *[other] { DECIMAL($won, most: 1) } ({ PERCENT($part) })
}
statistics-drawn = Unent{ "\\u00AD" }schieden
statistics-mean = Schnitt je { $part }
statistics-best = Beste { $part }
statistics-worst = Schlech{ "\\u00AD" }teste { $part }
statistics-streak = Längste Sieges{ "\\u00AD" }serie
statistics-lasting = Sieges{ "\\u00AD" }serie jetzt
statistics-nothing = –
statistics-deals = Deine Punkte, { $part } für { $part }: die letzten { DECIMAL($latest, most: 1) }
statistics-results = Deine Ergebnisse, Partie für Partie: die letzten { DECIMAL($latest, most: 1) }. Nach oben: gewonnen, nach unten: verloren.
statistics-result-won = gewonnen
statistics-result-lost = verloren
statistics-result-drawn = unentschieden
statistics-table = Als Tabelle
statistics-date = Datum
statistics-points = Punkte
statistics-outcome = Ergebnis
statistics-day = { DATE($at, style: "medium") }
statistics-download = Diese Partien herunterladen
statistics-download-note = Ein ZIP-Archiv der letzten 200 beendeten Partien: Aufzeichnungen für Replays und die Ergebnisse als JSON.
statistics-replay = Replay der Partie vom { $date }
daily-title = Spiel des Tages
daily-title-of = Spiel des Tages: { $game }
daily-date = { DATE($day) }
daily-of = { $practice ->
    [true] Spiel des Tages vom { DATE($day) }, zum Üben
   *[other] Spiel des Tages vom { DATE($day) }
}
daily-practising = Du übst gerade: Das zählt nicht.
daily-kept = Deine Partie bleibt, wie sie ist. Heute kannst du jederzeit zurückkommen.
daily-result = So spielten die anderen
daily-line = Jeden Tag ein Spiel, für alle mit denselben Karten, auf demselben Platz und gegen dieselben Bots. Ein Versuch zählt.
daily-left = Das nächste Spiel kommt in { DURATION($seconds) }.
daily-states-open = Spielen
daily-states-playing = Weiterspielen
daily-states-unfinished = Nicht beendet
daily-go = { $game }: { $state }
daily-outcome = { FIRST(daily-outcome-within) }
daily-outcome-within = { $total ->
    [none] { $won ->
        [true] gewonnen
       *[other] verloren
    }
   *[other] { $won ->
        [true] { COUNT($total, one: "Punkt", other: "Punkte") }, gewonnen
       *[other] { COUNT($total, one: "Punkt", other: "Punkte") }
    }
}
daily-won = Gewonnen
daily-lost = Verloren
daily-yours = Dein Versuch
daily-play = Jetzt spielen
daily-go-on = Weiterspielen
daily-play-note = Dieser Versuch zählt. Empfehlungen gibt es dabei nicht, und unterbrechen kannst du ihn jederzeit.
daily-until-note = Er zählt, wenn du bis zum { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr fertig bist.
daily-missed = Du bist mit diesem Spiel nicht rechtzeitig fertig geworden.
daily-closed = Der Tag dieses Spiels ist vorbei. Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr wird es aufgedeckt; dann kannst du damit üben.
daily-not-played = Dieses Spiel hast du nicht gespielt. Du kannst damit üben.
daily-first = Vor dir ist mit diesem Spiel noch niemand fertig geworden.
daily-standing = { $all ->
    [1] { $better ->
        [1] Besser als der einzige andere Spieler.
       *[other] { $level ->
            [1] Gleichauf mit dem einzigen anderen Spieler.
           *[other] 1 anderer war besser.
        }
    }
   *[other] { $better ->
        [0] { $level ->
            [0] { $all } andere waren besser.
           *[other] Gleichauf mit { $level } von { $all } anderen.
        }
       *[other] { $level ->
            [0] Besser als { $better } von { $all } anderen.
           *[other] Besser als { $better } von { $all } anderen, gleichauf mit { $level }.
        }
    }
}
daily-expert-waiting = Der Experte spielt dieses Spiel noch.
daily-expert-ahead = Besser als der Experte
daily-expert-level = Gleichauf mit dem Experten
daily-expert-behind = Der Experte war besser
daily-expert-did = Der Bot „Experte“ auf deinem Platz: { daily-outcome-within }.
daily-share = Teilen
daily-copied = Kopiert. Füge es ein, wo du magst.
daily-not-copied = Dieser Browser kann nicht kopieren. Markiere den Text und kopiere ihn selbst.
daily-share-title = Spydeck, { $game }, { DATE($day) }
daily-share-first = Sonst ist damit noch niemand fertig geworden.
daily-share-streak = Serie: { COUNT($days, one: "Tag", other: "Tage") }
daily-practise = Üben
daily-practise-note = So oft du magst. Es zählt nicht.
daily-replay = Replay ansehen
daily-field = Alle Ergebnisse
daily-field-note = { $players ->
    [0] Noch niemand hat dieses Spiel beendet.
   *[other] { COUNT($players, one: "Spieler hat", other: "Spieler haben") } dieses Spiel beendet.
}
daily-range = { DECIMAL($least) } bis { DECIMAL($most) }
daily-columns-points = Punkte
daily-columns-result = Ergebnis
daily-columns-players = Spieler
daily-marks-you = du
daily-marks-expert = Experte
daily-streak = Serie
daily-streak-now = { $days ->
    [0] Noch keine. Beende an zwei Tagen hintereinander ein Spiel.
   *[other] { COUNT($days, one: "Tag", other: "Tage") }
}
daily-longest = Längste Serie: { COUNT($days, one: "Tag", other: "Tage") }
daily-archive = Frühere Tage
daily-no-archive = Dies ist der erste Tag.
daily-older = Ältere anzeigen
daily-others = Andere Spiele
daily-fairness = Fair gemischt
daily-commitment = Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr hat sich der Server auf die Karten dieses Spiels festgelegt, mit der Prüfsumme { $commitment }.
daily-revealed = Das Geheimnis dazu ist { $secret }. Damit lassen sich die Karten nachprüfen.
daily-sealed = Am { DATE($milliseconds, style: "medium") } um { TIME($milliseconds) } Uhr deckt er sein Geheimnis auf, damit alle die Karten nachprüfen können.
daily-upcoming = Das Spiel vom { DATE($day) } steht schon fest, mit der Prüfsumme { $commitment }.
daily-not-found = Dieses Spiel gibt es nicht
daily-not-found-hint = Für diesen Tag gibt es kein Spiel des Tages.
daily-today = Zum Spiel von heute
puzzles-title = Aufgaben
puzzles-line = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, nach allem, was du wissen kannst.
puzzles-of = Aufgabe: { $game }
puzzles-solved = { $solved } von { COUNT($all, one: "Aufgabe", other: "Aufgaben") } gelöst
puzzles-start = Die nächste lösen
puzzles-rating = Schwierigkeit { $rating } von 4
puzzles-facts = Schwierigkeit { $rating } von 4, { $players } Spieler. Was tust du?
puzzles-numbered = Aufgabe { $number }
puzzles-right = gelöst
puzzles-wrong = nicht gelöst
puzzles-is-right = Richtig.
puzzles-also-right = Richtig, genauso gut wie: { $best }.
puzzles-is-wrong = Nicht der beste Zug. Besser: { $best }.
puzzles-compared = Alles, was du tun konntest
puzzles-solution = Lösung
puzzles-next = Nächste Aufgabe
puzzles-all = Alle Aufgaben
puzzles-not-found = Aufgabe nicht gefunden
puzzles-not-found-hint = Vielleicht gehört sie zu einer anderen Version von Spydeck.
`,x=e({default:()=>S}),S=`table-you = Du
table-seat = Platz { $number }
table-seats = Spieler
table-open = Freier Platz
bot-ash = Agent Reiher
bot-birch = Agent Luchs
bot-cedar = Agent Otter
bot-dove = Agent Rabe
bot-elm = Agent Viper
bot-fern = Agent Wolf
table-turn-of = { DOES($who, one: "ist am Zug", you: "bist am Zug", many: "sind am Zug") }
table-everyone-chooses = Alle wählen
table-your-turn = Du bist am Zug
table-answered = Du hast geantwortet
table-has-turn = am Zug
table-is-host = Gastgeber
table-loading = Du nimmst Platz …
table-spectating = Du schaust zu.
table-waiting = Du schaust zu. In der nächsten Partie bekommst du einen Platz, wenn einer frei ist.
table-waiting-for-deal = Du schaust zu. In der nächsten Runde bekommst du den Platz eines Bots.
table-spectators = { $number } Zuschauer
table-stood-in-away = weg; Bot spielt
table-stood-in-clock = Zeit um; Bot spielt
table-stood-in-left = gegangen; Bot spielt
table-absent = weg
table-absent-for = weg, Bot in { $seconds } s
table-back = Platz wieder nehmen
table-stands-in = Ein Bot spielt für dich.
table-idle = Seit zwei Zügen hat niemand mehr gespielt.
table-waits = Die Partie wartet auf { LIST($people, type: "or", case: "accusative") }.
table-trick-seen-line = Zum Weiterspielen irgendwohin tippen.
table-trick-seen-button = Weiter
hint-label = Hinweis
hint-dismiss = Verstanden
hint-off = Keine Hinweise mehr
why-label = Warum das empfohlen wird
why-all = Alles zeigen
why-close = Schließen
why-simple = Das ist nur der Rat des einfachen Bots.
why-later = Spätere Empfehlungen kommen von einem starken Bot: Sein Programm wird noch übersetzt.
why-title = Was du tun kannst
why-action = Zug
why-best = am besten
why-equal = = genauso gut
why-result = { DECIMAL($result, least: 1, most: 1) }
why-share = { $percent } %
why-played = { $playouts }-mal weitergespielt, mit Kartenverteilungen, die für dich noch möglich sind; ± ist der Standardfehler.
why-compared = { $actions ->
    [none] Verglichen: { $options } von sehr vielen Zügen.
   *[other] Verglichen: { $options } von { $actions } Zügen.
}
table-clock = { DURATION($seconds, below: 600) }
table-clock-label = { $long ->
    [true] Noch { DURATION($seconds) } für deinen Zug
   *[other] Noch { COUNT($seconds, one: "Sekunde", other: "Sekunden") } für deinen Zug
}
table-no-time = Gerade läuft keine Zeit ab.
table-continuing-in = Weiter in { $seconds } s
table-continuing-waits-for = Warten auf { LIST($names) }; weiter in höchstens { $seconds } s
table-connection-lost = Verbindung verloren. Sie wird wieder aufgebaut; dein Platz bleibt dir erhalten.
table-header-scores = Punktestand
table-header-log = Verlauf und Chat
table-header-menu = Tisch
table-header-unread = ungelesene Nachrichten
table-paused = Pause
table-resume = Weiterspielen
proposal-pause = { $name } schlägt eine Pause vor.
proposal-draw = { $name } schlägt ein Unentschieden vor.
proposal-finish = { $name } schlägt vor, diese Runde jetzt zu beenden: Keine Karte kann ihre Punkte mehr ändern.
proposal-own-pause = Du hast eine Pause vorgeschlagen.
proposal-own-draw = Du hast ein Unentschieden vorgeschlagen.
proposal-own-finish = Du hast vorgeschlagen, diese Runde jetzt zu beenden.
proposal-agreed = { $agreed } von { $all } { $agreed ->
    [1] ist
   *[other] sind
} einverstanden.
proposal-agree = Einverstanden
proposal-decline = Weiterspielen
proposal-withdraw = Zurückziehen
menu-title = Dieser Tisch
menu-key = Alt+{ $key } sagt, wie viel Zeit noch bleibt.
menu-rules = Regeln
menu-invite = Jemanden einladen
menu-pause = Pause vorschlagen
menu-draw = Unentschieden vorschlagen
menu-leave = Tisch verlassen
menu-leave-note = Während einer Partie spielt ein Bot für dich. Zurückkommen kannst du jederzeit.
menu-leave-sure = Diesen Tisch verlassen?
menu-people = Wer hier ist
menu-mute = Stummschalten
menu-unmute = Wieder hören
menu-remove = Entfernen
menu-mute-name = { $name } stummschalten
menu-unmute-name = { $name } wieder hören
menu-remove-name = { $name } entfernen
menu-remove-sure = { $name } endgültig entfernen?
menu-yes = Ja
menu-no = Nein
menu-settings = Einstellungen
menu-fairness = Fair gemischt
menu-fairness-note = Vor dem Geben hat sich der Server auf die Karten dieser Partie festgelegt, mit der Prüfsumme { $commitment }. Ist die Partie zu Ende, deckt er sein Geheimnis auf, damit alle die Karten nachprüfen können.
gathering-title = Tisch für { $game }
gathering-players = Spieler
gathering-sit = Hinsetzen
gathering-sit-at = Hinsetzen, Platz { $seat }
gathering-stand = Aufstehen
gathering-bot = Bot
gathering-open-seat = Freier Platz
gathering-waiting = Freier Platz
gathering-player-label = Spieler auf Platz { $seat }
gathering-start = Partie beginnen
gathering-start-note = Auf freie Plätze kommen Bots.
gathering-start-level = Stufe der Bots auf freien Plätzen
gathering-host-starts = { $name } beginnt die Partie.
gathering-no-seat = Du hast noch keinen Platz. Nimm dir einen, gern auch den eines Bots, oder schau zu.
gathering-full = Alle Plätze sind besetzt. Du kannst zuschauen, oder dich setzen, sobald jemand aufsteht.
gathering-size = { $players } Spieler
gathering-clock = { SPAN($seconds) } pro Zug
gathering-others = Auch hier
gathering-waits = wartet auf einen Platz
gathering-watches = noch ohne Platz
gathering-name-note = Deine Freunde sehen ihn, wenn sie die Einladung öffnen.
gathering-save-name = Name speichern
strangers-title = Mitspieler gesucht
strangers-tab = Beginnt in { $seconds } s
strangers-left = Die Partie beginnt in { COUNT($seconds, one: "Sekunde", other: "Sekunden") }
strangers-starts = Die Partie beginnt …
strangers-then = Auf Plätze, die dann noch frei sind, kommen Bots.
strangers-later = Auf Plätze, die dann noch frei sind, kommen Bots. Wer später kommt, übernimmt in der nächsten Runde den Platz eines Bots.
strangers-elsewhere = Du kannst so lange in einen anderen Tab wechseln. Der Titel dieses Tabs sagt dir, wann die Partie beginnt.
strangers-stop = Nicht mehr warten
strangers-sit = Platz nehmen
strangers-name-note = Die anderen sehen ihn.
table-news-started = Die Partie hat begonnen
table-news-seated = Du hast einen Platz
invitation-title = Freunde einladen
invitation-hint = Wer diesen Link öffnet, gibt einen Namen ein und hat einen Platz. Ein Konto braucht niemand.
invitation-link = Einladungslink
invitation-copy = Link kopieren
invitation-share = Teilen
invitation-copied = Kopiert. Füge ihn in einen Chat ein.
invitation-not-copied = Markiere den Link und kopiere ihn selbst.
invitation-qr = QR-Code des Einladungslinks
invitation-local = Erreichbar ist dieser Server nur von diesem Computer und aus dem lokalen Netz. Freunde anderswo brauchen eine öffentliche Adresse.
invitation-none = Die Einladung konnte nicht geladen werden. Versuch es gleich noch einmal.
join-title = Du bist eingeladen
join-open-title = Offener Tisch
join-invites = { $host ->
    [none] Du bist zu { $game } eingeladen
   *[other] { $host } lädt dich zu { $game } ein
}
join-free = { COUNT($seats, one: "Platz ist", other: "Plätze sind") } frei.
join-full = Auf allen Plätzen sitzen Menschen. Warte auf die nächste Partie, oder schau nur zu.
join-running = Die Partie hat schon begonnen. Schau jetzt zu, in der nächsten bekommst du einen Platz.
join-over = Gerade ist eine Partie zu Ende gegangen. In der nächsten bekommst du einen Platz.
join-removed = Du wurdest von diesem Tisch entfernt und kannst nicht mehr dazukommen.
join-sit = Platz nehmen
join-wait = Auf einen Platz warten
join-watch = Nur zuschauen
join-late = Der letzte Platz ist gerade weggegangen. In der nächsten Partie bekommst du einen, wenn einer frei ist.
join-name = Dein Name
join-too-long = Höchstens { $max } Zeichen.
join-needed = Gib einen Namen ein, irgendeinen.
join-device = Deine Partien auf diesem Gerät
join-device-hint = Dieser Link bringt deinen Namen, deine Plätze und deine Partien in diesen Browser. Er gilt nur einmal.
join-device-go = Auf diesem Gerät spielen
join-device-done = Willkommen, { $name }. Deine Plätze und Partien sind jetzt auf diesem Gerät.
finished-title = Die Partie ist zu Ende
finished-won = Gewonnen!
finished-shared = { DOES($winners, one: "teilt sich", you: "teilst dir", many: "teilen sich", and-you: "teilt euch") } den Sieg.
finished-wins = { $name } gewinnt.
finished-draw = Die Partie endet unentschieden.
finished-rematch = Noch eine Partie
finished-whole-game = Eine ganze Partie spielen
finished-another-deal = Noch eine Runde
finished-record = Aufzeichnung herunterladen
finished-replay = Replay ansehen
finished-review = Meine Züge analysieren
finished-look = Tisch ansehen
chat-title = Verlauf und Chat
chat-log = Verlauf der Partie
chat-empty = Noch ist nichts geschehen.
chat-phrases = Kurze Nachrichten
chat-text = Nachricht
chat-send = Senden
chat-preset = Wo alle dazukommen können, gibt es nur diese Nachrichten.
chat-silent = Während einer Partie können Zuschauer nicht mitreden.
chat-muted = { $name } hat etwas gesagt, ist für dich aber stummgeschaltet.
chat-said = { $name }: { $text }
event-joined = { $name } kommt an den Tisch.
event-left = { $name } ist gegangen.
event-removed = { $name } wurde vom Tisch entfernt.
event-host = { $name } ist jetzt Gastgeber.
event-started = { $number ->
    [1] Die Partie beginnt.
   *[other] Partie { $number } beginnt.
}
event-sits = { DOES($who, one: "nimmt", you: "nimmst") } Platz.
event-stands-in = { $why ->
    [clock] { DOES($who, one: "hat keine Bedenkzeit mehr", you: "hast keine Bedenkzeit mehr") }; ein Bot übernimmt.
    [left] { DOES($who, one: "ist gegangen", you: "bist gegangen") }; ein Bot übernimmt.
   *[away] { DOES($who, one: "ist weg", you: "bist weg") }; ein Bot übernimmt.
}
event-returned = { DOES($who, one: "ist", you: "bist") } wieder da.
event-paused = Die Partie macht Pause.
event-resumed = Die Partie geht weiter.
event-lapsed = Der Vorschlag gilt nicht mehr.
event-withdrawn = { DOES($who, one: "zieht", you: "ziehst") } den Vorschlag zurück.
event-finishing = Alle sind einverstanden: Der Rest dieser Runde spielt sich von selbst.
event-proposes = { DOES($who, one: "schlägt", you: "schlägst") } { $what ->
    [pause] eine Pause vor
    [draw] ein Unentschieden vor
   *[finish] vor, diese Runde jetzt zu beenden
}.
event-declined = { DOES($who, one: "will", you: "willst") } lieber weiterspielen.
event-rematch = Der Tisch ist bereit für die nächste Partie.
event-someone = Jemand
table-scores = Punktestand
table-no-scores = Noch keine Punkte.
table-rules-at = Regel { $clause }
in-place-whole = Ganzes Regelheft
in-place-played = Was gespielt wird
in-place-players = { $game } { $players ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] mit { $players } Spielern
}
in-place-none = keine
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-note-easy = Denkt ein wenig voraus und übersieht manches.
level-note-medium = Denkt voraus und nimmt ab und zu das Zweitbeste.
level-note-hard = Denkt weiter voraus und lernt aus dem, was die anderen spielen.
level-note-expert = Spielt, so gut er kann. Wie jede Stufe sieht er nur, was von seinem Platz aus zu sehen ist.
levels-ask = Wie stark sollen die Bots sein?
levels-chosen = Bots
levels-note = Solange du nichts wählst, spielen sie auf Mittel. Ändern kannst du das jederzeit.
stage-gathering = wartet auf Mitspieler
stage-playing = läuft
stage-paused = Pause
stage-over = beendet
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt.
phrase-thank-you = Danke.
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-nice-one = Klasse!
phrase-hurry-please = Bitte etwas schneller.
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schöne Partie.
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!
level-random = Zufall
level-sensible = Vernünftig
`;export{p as a,s as c,t as d,h as i,a as l,y as n,d as o,_ as r,l as s,x as t,r as u};