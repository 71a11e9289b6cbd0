# Rund um einen Tisch, was auch immer daran gespielt wird.
table-you = Du
table-seat = Platz { $number }
table-seats = Spieler
table-open = Freier Platz

bot-ash = Agent Reiher
bot-birch = Agent Luchs
bot-cedar = Agent Otter
bot-dove = Agent Rabe
bot-elm = Agent Viper
bot-fern = Agent Wolf

table-turn-of = { DOES($who, one: "ist am Zug", you: "bist am Zug", many: "sind am Zug", and-you: "seid am Zug") }
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

moment-label = Was gerade geschehen ist
moment-go-on = Weiter

hint-label = Hinweis
hint-dismiss = Verstanden
hint-off = Hinweise aus

suggest-thinking = Denkt nach

why-label = Warum das empfohlen wird
why-so-far = Bisher: { $action }.
why-all = Alles zeigen
why-close = Schließen
why-simple = Das ist nur der Rat des einfachen Bots.
why-later = Spätere Empfehlungen kommen von einem starken Bot, der sich noch vorbereitet.
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
table-header-rules = Regeln
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
menu-review-before = Vorige Partie analysieren
menu-replay-before = Replay der vorigen Partie
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
finished-whole-game-note = Etwa { $minutes } Minuten, gegen Bots der Stärke { LIST($levels) }.
finished-another-deal = Noch eine Runde
finished-record = Aufzeichnung herunterladen
finished-replay = Replay ansehen
finished-review = Meine Züge analysieren
finished-look = Tisch ansehen

side-label = Neben dem Tisch
side-log = Verlauf

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
in-place-bots = Stärke der Bots: { LIST($levels, type: "unit") }
in-place-none = keine

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte

level-note-easy = Denkt ein wenig voraus und übersieht manches.
level-note-medium = Denkt voraus und nimmt ab und zu das Zweitbeste.
level-note-hard = Denkt weiter voraus und lernt aus dem, was die anderen spielen.
level-note-expert = Spielt, so gut er kann. Wie jede Stufe sieht er nur, was von seinem Platz aus zu sehen ist.

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
