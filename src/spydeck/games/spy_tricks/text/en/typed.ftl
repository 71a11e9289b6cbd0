### What players of Spy Tricks can type, and how they read it.

# What can be typed for the words of actions. Those for a Helper have commas between them.
typed-play = play
typed-guess = guess
typed-decline = decline no none -
typed-helper = helper, with helper, with my helper, with your helper
typed-red = red
typed-blue = blue
typed-white = white
# Words that mean nothing wherever they stand.
typed-fillers = { "" }

# The words of actions, and of the forms in which they are written.
word-play = play
word-guess = guess
word-decline = decline
word-helper = +helper
form-card = CARD
form-spot = SPOT
form-helper = [HELPER]
