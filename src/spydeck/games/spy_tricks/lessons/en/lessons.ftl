### The lessons of Spy Tricks. "goal" stands on a stamp's side, "says" describes the position.

# The other players, clockwise from the left.
players = Heron Lynx Otter

follow-title = Follow suit, then guess
follow-1-goal = Follow with blue
follow-1-says = Heron leads the blue 7, Lynx plays the blue 8. Whoever can follow suit has to.
follow-1-right = All cards are blue, so Lynx’s 8 wins the trick, and your 6, the lowest, loses it. Both of you may guess now, and the Winner, Lynx, has put a henchman on red.
follow-1-other = You hold a blue card, so you have to play it.
follow-2-goal = Make a possible guess
follow-2-says = One card, the Secret Document, lies face down. It is none of those on the mat or in your hand. Place your henchman on a free suit, rank or card that can still be right.
follow-2-right = That can still be it. After five tricks, the Secret Document is revealed, and right guesses score.
follow-2-taken = Somebody’s henchman stands there already. Each spot has room for one.
follow-2-other = You have seen that: it lies on the mat or is in your hand. The secret is still among red 5, 6 and 9, blue 3, 4 and 5, and white 8.

winner-title = The most powerful suit
winner-1-goal = Win this trick
winner-1-says = White was led, and Lynx has played the blue 8. You have no white, so you may play anything. Red is more powerful than blue, and blue than white.
winner-1-right = Red is the most powerful suit here, so even a 3 wins. Heron’s white 7 is the only card of the weakest suit, so Heron loses the trick, high rank or not.
winner-1-blue = Within blue the higher rank counts, and Lynx’s 8 is higher. A red card would have beaten both.

both-title = Winner and Loser
both-1-goal = Get to place a henchman
both-1-says = After each trick only the Winner and the Loser place a henchman. All cards are white here; a 5 and an 8 have been played.
both-1-right = Highest card or lowest card, both are good: the Winner guesses first, then the Loser. And the Winner leads next.
both-1-middle = The 6 is neither the highest nor the lowest. Lynx and Heron place henchmen, and you do not.

unseen-title = What you have not seen
unseen-1-goal = Be sure to be right
unseen-1-says = After five tricks you have seen all cards but the red 5, 6 and 7. One of them is the Secret Document; Heron and Lynx hold the other two.
unseen-1-right = All three are red, so red is certain. The right suit scores 2 points.
unseen-1-rank = It may be right, but only one time in three. There is a spot that cannot be wrong.
unseen-1-other = That cannot be right: only the red 5, 6 and 7 are missing.

rank-title = A rank scores more
rank-1-goal = Be sure to be right
rank-1-says = Only the red 3, the blue 3 and the white 3 are missing. What do they have in common?
rank-1-right = The rank. The secret is a 3, whatever its suit, and the right rank scores 5 points.
rank-1-suit = One of three suits, and only 2 points if you are lucky. Look at the ranks.
rank-1-card = 10 points, but only one time in three. The rank is certain.
rank-1-other = That cannot be right: only the three 3s are missing.

value-title = Points times chance
value-1-goal = Choose the best guess
value-1-says = Four cards are missing: red 4, red 8, blue 8 and white 8. The right suit scores 2 points, the rank 5, the card 10.
value-1-right = Three of the four cards are 8s: 5 points, three times out of four. Nothing is better on average.
value-1-suit = Red is right half the time, for 2 points. Another guess is worth much more.
value-1-card = 10 points, but only one time in four: 2.5 on average. The 8 is worth 3.75.
value-1-rare = Only one of the four cards fits. Look for what three of them share.
value-1-other = That cannot be right: only red 4, red 8, blue 8 and white 8 are missing.

missing-title = Who did not follow?
missing-1-goal = Find the secret
missing-1-says = You led the red 9 to the last trick, and neither Heron nor Lynx followed with red. Only the red 5, the white 3 and the white 4 are missing.
missing-1-right = Nobody has red any more, so the red 5 is in nobody’s hand. It is the secret: 10 points, and certain.
missing-1-less = That is right, and certain. But you know the very card, which scores more.
missing-1-white = Heron and Lynx have no red, so their last two cards are the white ones. What is left for the secret?
missing-1-other = That cannot be right: only the red 5, the white 3 and the white 4 are missing.

taken-title = The spot is taken
taken-1-goal = Find the next best guess
taken-1-says = Only the white 3, 5 and 9 are missing. But Heron’s henchman already stands on white.
taken-1-right = One time in three, for 10 points: on average more than any rank, and more than the sure 2 points that are taken.
taken-1-suit = Heron stands there. Each spot has room for one henchman.
taken-1-rank = One time in three, for 5 points. For the same chance you can have more.
taken-1-other = That cannot be right: only the white 3, 5 and 9 are missing.

helper-title = The Helper
helper-1-goal = Get as much as possible
helper-1-says = Whoever had the fewest points gets a Helper, from the second round on. It doubles the henchman it goes with, once in a round. Missing are red 7, blue 7 and white 7.
helper-1-right = The 7 is certain, and with the Helper it scores 10 instead of 5.
helper-1-alone = Certain, but the Helper is left over, and the round is ending. Take it along.
helper-1-other = Only the three 7s are missing. Put your henchman where it is certain, and the Helper with it.

salvation-title = Salvation
salvation-1-goal = Score for sure
salvation-1-says = Your only guess, red, is clearly wrong. So you may place one more henchman, even where others stand. Only the white 5, 8 and 9 are missing.
salvation-1-right = White is certain, and here it does not matter that Heron stands there too. 2 points.
salvation-1-decline = You may, but then this round brings you nothing.
salvation-1-card = 10 points, but only one time in three. That is a good bet, but the goal is to be sure.
salvation-1-other = That cannot be right: only the white 5, 8 and 9 are missing.
