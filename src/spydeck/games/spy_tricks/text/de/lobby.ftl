### Was die Seite rund um den Tisch von Spy Tricks und seinen Karten sagt.

suit = { $suit ->
    [R] Rot
    [B] Blau
   *[W] Weiß
}
suit-declined = { $suit ->
    [R] rote
    [B] blaue
   *[W] weiße
}
spot = { $kind ->
    [suit] { suit }
    [card] { suit }e { $rank }
   *[rank] { $rank }
}
spot-article = { $case ->
    [dative] der
   *[other] die
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
sheet-scorepad = Punkteblock zum Drucken
part = Runde
part-number = Runde { $number }
previous-trick = Voriger Stich
next-trick = Nächster Stich
previous-round = Vorige Runde
next-round = Nächste Runde
outcome-start-player = Startspieler
outcome-deal = Karten
