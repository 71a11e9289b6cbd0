### Was man in Spy Tricks jederzeit nachsehen kann, und womit man es öffnet.

page-hand = deine Handkarten
page-trick = die Karten im Stich
page-left = wie viele Stiche noch kommen und was das Geheimdokument sein kann
page-mat = der Spielplan: alle Handlanger, und welche Felder ausscheiden
page-last = der letzte Stich
page-round = die letzte Runde: Tipps und Geheimdokument
page-scores = der Punkteblock
typed-hand = hand
typed-trick = stich
typed-left = übrig uebrig rest
typed-mat = plan spielplan
typed-last = letzter
typed-round = runde
typed-scores = stand punkte punkteblock

no-cards = keine
no-hand = Du hast hier keine Handkarten.
hand = Deine Hand: { $cards }.
playable = Du darfst spielen: { $cards }.
no-trick = Im Stich liegt noch keine Karte.
in-trick = Im Stich: { $plays }.
over = Die Partie ist zu Ende.
tricks-left = Noch { COUNT($number, one: "Stich", other: "Stiche") } in dieser Runde.
possible = Das Geheimdokument ist eine von { COUNT($number, one: "Karte", other: "Karten") }: { $cards }.
no-last-trick = In dieser Runde gibt es noch keinen Stich.
played = { $own ->
    [true] Du
   *[false] { $who }
}: { $card }
played-winner = { " " }(Gewinner)
played-loser = { " " }(Verlierer)
no-last-round = Noch ist keine Runde zu Ende.
secret-was = Runde { $number }: Das Geheimdokument war { $secret }.
guesses = { DOES($who, one: "hat", you: "hast") } auf { $guesses } getippt: { $result }
no-guesses = { DOES($who, one: "hat", you: "hast") } nicht getippt: { $result }
one-guess = { $spot }{ $helper ->
    [true] { " " }mit Helfer
   *[false] { "" }
}{ $back ->
    [true] { " " }(zurückgenommen)
   *[false] { "" }
}
