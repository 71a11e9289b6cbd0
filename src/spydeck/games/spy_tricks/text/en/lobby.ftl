### What the frame of the page says of Spy Tricks and its cards.

# A suit, and a spot by itself.
suit = { $suit ->
    [R] Red
    [B] Blue
   *[W] White
}
spot = { $kind ->
    [suit] { suit }
    [card] { suit } { $rank }
   *[rank] { $rank }
}
# A spot in a sentence, where its case makes a difference.
spot-inside = { $case ->
   *[nominative] { spot }
}

line = Win tricks or lose them badly, and deduce the Secret Document.
aim = most points wins
needed = Its own 27 cards, mat and pawns
edition-of-2018 = in English, graphic design by Clay Gardner

start-title = First start player
start-note = Who leads in the first round.
start-unset = Drawn at random
start-phrase = seat { SEAT($seat) } starts
pawns-title = Colours of the pawns
pawns-note = A different colour for each player, by seat.
pawns-green = Green
pawns-yellow = Yellow
pawns-purple = Purple
pawns-grey = Grey

sheet-mat = Mat to print
sheet-reminder = Reminder sheet to print
sheet-scorepad = Scorepad to print
part = Round
part-number = Round { $number }
previous-trick = Previous trick
next-trick = Next trick
previous-round = Previous round
next-round = Next round
outcome-start-player = Start player
outcome-deal = Cards
