var e=`a-rank = einer { $rank }
a-rank-before = einer { $before }
game-is-over = die Partie ist vorbei
cards-not-dealt = die Karten sind noch nicht gegeben
already-passed = du hast schon Karten weitergegeben; das lässt sich nicht mehr ändern
not-in-mole = diese Karten sind nicht alle im Maulwurf, der dir gereicht wurde
pass-three = gib genau drei Karten weiter
take-three = nimm genau drei Karten
black-lead = zum ersten Stich darf keine schwarze Karte ausgespielt werden
black-called = sag Blau, Gelb, Rot oder Grün an; Schwarz geht nicht
take-now = nimm jetzt drei Karten aus dem Maulwurf
pass-now = gib jetzt drei Karten weiter
call-now = sag jetzt eine Farbe an
play-now = spiel jetzt eine Karte
settle-now = werte jetzt den Durchmarsch: fangen oder freilassen
not-your-turn = Platz { SEAT($turn) } ist am Zug, nicht Platz { SEAT($seat) }
not-the-called-colour = angesagt ist { colour-name }; spiel eine Karte dieser Farbe aus
must-follow = bediene { $led } mit der Farbe ({ colour-name }) oder mit { a-rank }; du hast so eine Karte
must-follow-or-match = bediene { $led } mit der Farbe ({ colour-name }) oder mit { a-rank }, oder spiel eine { $before } wie der Spieler vor dir
not-in-hand = du hast { $card } nicht auf der Hand
not-all-in-hand = du hast nicht alle diese Karten auf der Hand: { LIST($cards, type: "spaced") }
colour-name = { $colour ->
        [blue] blau
        [yellow] gelb
        [red] rot
        [green] grün
       *[black] schwarz
    }
`;export{e as default};