### What a seat of Spy Tricks has to decide.

question-lead = You lead: play any card.
question-follow = Follow { CARD($led) } with a { $suit } card.
question-play-any = You have no { $suit } card: play any card.
question-won = You won the trick: place a henchman, like { $examples }{ $helper }.
question-lost = You lost the trick: place a henchman, like { $examples }{ $helper }.
question-salvation = Salvation: place one more henchman anywhere{ $helper }, or decline.
# How to place a Helper along with it, as $spot shows.
helper-too = { " " }(Helper too: { $spot } helper)
either = { LIST($spots, type: "or") }
which-spot = which suit, rank or card?
which-card = which card?
# The start of a question where several cards fit.
which-of-suit = Which { $suit } card
which-of-rank = Which { $rank }
# Why a guess cannot be right.
doubt-wrong = The mat rules this spot out. It cannot be right.
doubt-impossible = Your own cards and the mat rule this spot out.

# An action as it reads after "Suggestion:" and after "if you".
action-play = play { CARD($card) }
action-guess = guess { CARD($spot) }
action-guess-helper = guess { CARD($spot) } with your Helper
action-decline = decline
