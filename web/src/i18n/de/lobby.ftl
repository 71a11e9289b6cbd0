# Die Startseite, das Einrichten eines Tisches und die eigenen Daten.
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
lobby-learn-title = Lernen
lobby-puzzles-go = Lösen
lobby-puzzles-solved = { $solved } gelöst
lobby-lessons = Lektionen
lobby-rules = Regeln
lobby-score = Punkteblock

lobby-newcomer-more = Andere Spiele

lobby-starting = Die Karten werden gegeben …
lobby-option = { $title }: { LIST($values, type: "unit") }

lobby-running-title = Deine Tische
lobby-running-more = Weitere Tische von dir
lobby-running-none = Keine laufende Partie
lobby-running-none-hint = Spiel unten eine Partie oder das Spiel des Tages.
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
lobby-open-none = Gerade gibt es keine offenen Tische. Einen eröffnest du, wenn du bei einem Spiel „Ändern“ wählst und dann den eigenen Tisch.
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
setup-usual = Wie üblich
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

profile-device = Auf einem anderen Gerät spielen
profile-recovery-copied = Kopiert. Bewahre ihn auf, wo ihn sonst niemand liest.
profile-recovery-not-copied = Markiere den Code und kopiere ihn selbst.
