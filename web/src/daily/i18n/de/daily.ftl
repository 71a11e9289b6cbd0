# Die Seite eines Spiels des Tages: der eigene Versuch, alle anderen, frühere Spiele.
daily-title-of = Spiel des Tages: { $game }
daily-date = { DATE($day) }
daily-line = Jeden Tag ein Spiel, für alle mit denselben Karten, auf demselben Platz und gegen dieselben Bots. Ein Versuch zählt.
daily-left = Das nächste Spiel kommt in { DURATION($seconds) }.

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

daily-share = Teilen
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
