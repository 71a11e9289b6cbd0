var e=`game-is-over = die Partie ist vorbei
cards-not-dealt = die Karten sind noch nicht gegeben
must-place-henchman = Gewinner und Verlierer eines Stichs müssen je einen Handlanger setzen
play-now = spiel jetzt eine Karte
guess-now = setz jetzt einen Handlanger
guess-now-or-decline = setz jetzt einen Handlanger, oder verzichte
not-your-turn = Platz { SEAT($turn) } ist am Zug, nicht Platz { SEAT($seat) }
not-in-hand = du hast { $card } nicht auf der Hand
must-follow = { suit-name } wurde ausgespielt, und du hast diese Farbe; bediene
spot-occupied = auf { $spot } steht schon ein Handlanger; nimm ein anderes Feld
no-helpers-in-round-one = in der ersten Runde hat niemand einen Helfer
helper-already-placed = du hast deinen Helfer in dieser Runde schon gesetzt
no-helper-held = du hast keinen Helfer; nur wer die wenigsten Punkte hat, bekommt einen
suit-name = { $suit ->
        [red] Rot
        [blue] Blau
       *[white] Weiß
    }
`;export{e as default};