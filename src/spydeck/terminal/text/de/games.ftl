### Starting, saving, and resuming games.

resumed = { title }, Fortsetzung
seats = Du sitzt auf Platz { SEAT($own) }. Im Uhrzeigersinn folgen { $names }.
seats-of-one-kind = Du sitzt auf Platz { SEAT($own) }. Im Uhrzeigersinn folgen { $names } (lauter Bots { of-level }).
seat-opposite = Du sitzt auf Platz { SEAT($own) }, dir gegenüber: { named-bot }.
named-bot = { $name } ({ bot-name })
preparing = Die Bots bereiten sich vor; das dauert ein paar Sekunden.
saved-as-you-play = Jeder Zug wird gespeichert. Du kannst jederzeit aufhören; weiter geht es mit: spydeck play --resume
saved = Die Partie ist gespeichert. Später geht sie weiter mit:
how-to-replay = So siehst du die Partie noch einmal: { $command }
how-to-review = So analysierst du deine Züge: { $command }
tried-again = Noch einmal ab Schritt { $step }, mit denselben Karten. Die Partie selbst bleibt, wie sie ist.
again-unfinished = erst nach dem Ende der Runde kannst du von hier aus noch einmal spielen
nothing-to-try = bei Schritt { $step } gibt es auf diesem Platz nichts zu wählen
back-in-game = Zurück in deiner Partie.
cannot-save = in { $folder } lassen sich keine Partien speichern ({ $reason }); nenne in SPYDECK_HOME einen anderen Ordner
already-over = die Partie in { $path } ist zu Ende; noch einmal ansehen: spydeck replay { $path }
seat-name = Platz { SEAT($seat) }
no-bot = einen Bot { $given } gibt es nicht{ $meant ->
    [none] { "" }
   *[other] { " " }(meinst du { $meant }?)
}; es gibt: { $bots }
wrong-number-of-bots = nenne einen Bot für alle oder einen für jeden der { $others } anderen Plätze, nicht { $given }
bad-name = ein Name hat 1 bis { $most } Zeichen, ohne Anführungszeichen und Kommas; { $name } geht nicht
bad-seat-tag = in Seat muss ein Platz von 0 bis { $last } stehen
changed-by-another-program = ein anderes Programm hat { $path } geändert, deshalb wird diese Partie nicht darüber gespeichert
too-many-games = in { $folder } liegen zu viele Partien
not-text = { $path } ist keine Textdatei und damit keine Aufzeichnung
no-unfinished-game = in { $folder } liegt keine angefangene Partie
reload = Enter lädt die Partie, wie sie jetzt ist; mit q hörst du auf:{ " " }
which-game = Welche Partie? Enter: die erste, q: keine, oder eine Nummer:{ " " }
choose-a-number = Gib eine der Nummern ein, mit denen die Zeilen oben anfangen.
no-saved-game = in { $folder } liegt keine gespeicherte Partie; nenne eine Datei
no-game-chosen = keine Partie gewählt; nenne eine Datei oder eine Nummer aus: spydeck games
other-kind = { $scorepad ->
    [true] { $number } ist ein Punkteblock; weiter geht es mit: spydeck score --resume { $number }
   *[false] { $number } ist eine Partie; weiter geht es mit: spydeck play --resume { $number }
}
no-such-number = eine Datei { $number } gibt es nicht, und { $games ->
    [0] gespeichert ist keine Partie
    [one] spydeck games zeigt nur { $games } Partie
   *[other] spydeck games zeigt nur { $games } Partien
}
saved-game = { $number }  { $day }.{ $month }.{ $year } { $time }  { $title }: { $standing }
standing = { $scorepad ->
    [true] Punkteblock,{ " " }
   *[false] { "" }
}{ $over ->
    [true] zu Ende
   *[false] angefangen
}
won-by = gewonnen von { LIST($winners) }
