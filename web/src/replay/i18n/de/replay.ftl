# Beendete Spiele Schritt für Schritt: Replays, ihre Analyse, die Prüfung der Karten.
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
replay-record = Aufzeichnung herunterladen
replay-not-found = Beendete Partie nicht gefunden
replay-not-found-hint = Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende. Deine eigenen Partien stehen unter „Meine Partien“.

review-ask = Züge analysieren
review-again = Noch einmal versuchen
review-waiting = Warten auf den Server …
review-progress = Fortschritt der Analyse
review-judged = { $done } von { COUNT($of, one: "Entscheidung", other: "Entscheidungen") } beurteilt
review-failed = Die Analyse ist gescheitert.
review-none = { $decisions ->
    [0] Es gab nie mehr als einen möglichen Zug.
   *[other] Keine von { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } war klar schlechter als der beste Zug.
}
review-costly = Von { COUNT($decisions, one: "Entscheidung", other: "Entscheidungen") } { $moves ->
    [1] hat diese
   *[other] haben diese { $moves }
} am meisten gekostet.
review-show = Im Replay zeigen
review-show-step = Im Replay zeigen: Schritt { $step }
review-compared = Alles, was möglich war
review-whose = Züge von
review-you-are = „Du“ ist hier { $name }.
review-step = { $part ->
    [none] Schritt { $step }
   *[other] { $part }, Schritt { $step }
}

again-try = Von hier noch einmal
again-about = Du spielst von dieser Stellung aus gegen Bots weiter, mit denselben Karten. Es zählt in keiner Statistik.
replay-to-table = Zurück zum Tisch
review-step-in = Am Tisch ansehen
review-step-in-at = Am Tisch ansehen: Schritt { $step }
graph-expected = Zu erwarten: { $measure }
graph-chance = Aussicht: { $measure }
graph-share = { $cost } %
graph-best = Mit der besten Wahl
graph-played = Mit der getroffenen Wahl
graph-cost = Kosten
graph-before = Voriger Fehler
graph-next = Nächster Fehler
choices-title = Was möglich war
choices-equal = genauso gut wie der beste Zug
choices-none = In diesem Schritt gab es nichts zu wählen.

check-title = Karten nachprüfen
check-about = Vor dem Geben wurde ein Geheimnis festgelegt: Eine Prüfsumme davon wurde gezeigt, die Festlegung. Diese Seite berechnet hier in deinem Browser aus dem Geheimnis die Festlegung und jede Karte noch einmal und vergleicht sie.
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

offline-replay-save = Auf diesem Gerät speichern
offline-replay-note = Dann kannst du dieses Replay auch ohne Verbindung ansehen.
offline-replay-saved = Dieses Replay kannst du auch ohne Verbindung ansehen.
offline-replay-saving = Wird gespeichert … { PERCENT($part) }
offline-replay-done = Gespeichert. Du findest es unter „Meine Partien“.
offline-replay-full = Es sind schon { $most } Replays gespeichert. Entferne zuerst eines unter „Meine Partien“.
offline-replay-no-space = In diesem Browser ist dafür kein Platz mehr. Entferne andere Replays unter „Meine Partien“, oder schaff Platz auf dem Gerät.
offline-replay-failed = Das Replay wurde nicht gespeichert. Prüfe deine Verbindung und versuch es noch einmal.
