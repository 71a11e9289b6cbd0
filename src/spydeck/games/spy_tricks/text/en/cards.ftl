### The cards of Spy Tricks and the spots on its mat.

# The suits, to stand alone and before ranks.
suit-red = red
suit-blue = blue
suit-white = white
# A rank as an object and as an indirect object, where that makes a difference.
rank-accusative = { $rank }
rank-dative = { $rank }
# A card in full words.
spoken-card = { $suit } { $rank }
