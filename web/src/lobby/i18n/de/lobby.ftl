# Die Lobby und das Einrichten eines Tisches.
lobby-title = Wähle ein Spiel
lobby-play = Spielen
lobby-play-of = Spielen: { $game } gegen Bots
lobby-now = Jetzt mit anderen spielen
lobby-friends = Mit Freunden
lobby-friends-of = Mit Freunden: { $game }
lobby-terms = { COUNT($bots, one: "Bot", other: "Bots") }, { $level } · { $single ->
    [true] eine Runde, etwa { $minutes } min
   *[false] etwa { $minutes } min
}
lobby-change = Ändern
lobby-change-of = Ändern: Bots, Stufe und Länge von { $game }
lobby-others-title = Mit anderen
lobby-device-title = Ohne Verbindung
lobby-device-line = Allein gegen Bots, auf diesem Gerät, auch im Zug. Die erste Partie lädt etwa 10 MB.
lobby-device-fetch = Alles offline verfügbar machen
lobby-device-of = { $game } auf diesem Gerät, ohne Verbindung
lobby-puzzles-title = Aufgabe des Tages
lobby-puzzles-go = Lösen
lobby-puzzles-found = Gefunden
lobby-puzzles-missed = Nicht gefunden
lobby-puzzles-all = Alle Aufgaben
lobby-puzzles-solved = { $solved } gelöst
lobby-lessons = Lektionen
lobby-lessons-done = { $done } von { $all } geschafft
lobby-lessons-count = { $done } / { $all }
lobby-learn-all = Lektionen, Regeln, Punkteblöcke

lobby-running-title = Deine Tische
lobby-running-more = Weitere Tische von dir
lobby-running-none = Keine laufende Partie
lobby-running-none-hint = Spiel unten eine Partie oder das Spiel des Tages.
lobby-running-go = Weiterspielen

lobby-open-title = Offene Tische
lobby-open-seats = { $open ->
    [0] voll, { $all } spielen
   *[other] { $open } von { $all } Plätzen frei
}
lobby-open-join = Mitspielen
lobby-open-watch = Zuschauen

choice-title = { $game } gegen Bots
choice-level = Wie stark
choice-length = Wie lang
choice-single = Eine Runde, etwa { $minutes } min
choice-whole = Eine ganze Partie, etwa { $minutes } min
choice-more = Eigener Tisch: Varianten, Optionen, Bedenkzeit, offener Tisch

setup-title = Neuer Tisch: { $game }
setup-who = Wer spielt
setup-time = Zeit
setup-rules = Regeln
setup-players = Spieler
setup-others = Andere Plätze
setup-bots = Bots
setup-people = Offen für Mitspieler
setup-bot-level = Stufe der Bots
setup-each-bot = Jeden Bot für sich
setup-as-all = wie oben
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
setup-seat = { $seat ->
    [0] Platz 1, du
   *[other] Platz { SEAT($seat) }
}

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
