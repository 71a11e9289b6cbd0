### What a player of Spy Tricks can ask for at any time, and the words that open each page.

page-hand = your hand
page-trick = the cards in the trick
page-left = how many tricks are left, and which cards the secret can be
page-mat = the henchmen on the mat, and the spots that cannot be right
page-last = the last trick
page-round = the guesses and the secret of the last round
page-scores = the scorepad
typed-hand = hand
typed-trick = trick
typed-left = left
typed-mat = mat
typed-last = last
typed-round = round
typed-scores = scores

no-cards = no cards
no-hand = You have no hand here.
hand = Your hand: { $cards }.
playable = You may play: { $cards }.
no-trick = No card lies in the trick.
in-trick = In the trick: { $plays }.
over = The game is over.
tricks-left = { COUNT($number, one: "trick", other: "tricks") } left in this round.
possible = The secret is one of { COUNT($number, one: "card", other: "cards") }: { $cards }.
no-last-trick = No trick has been played in this round yet.
played = { $own ->
    [true] You
   *[false] { $who }
} played { $card }
played-winner = { " " }(Winner)
played-loser = { " " }(Loser)
no-last-round = No round has been finished yet.
secret-was = Round { $number }: the Secret Document was { $secret }.
# The guesses of a player in a finished round, and the points for them.
guesses = { DOES($who, one: "guessed", you: "guessed") } { $guesses }: { $result }
no-guesses = { DOES($who, one: "guessed", you: "guessed") } nothing: { $result }
one-guess = { $spot }{ $helper ->
    [true] { " " }with Helper
   *[false] { "" }
}{ $back ->
    [true] { " " }(taken back)
   *[false] { "" }
}
