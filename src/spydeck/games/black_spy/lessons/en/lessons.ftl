### The lessons of Black Spy. "goal" stands on a stamp's side, "says" describes the position.

# The other players, clockwise from the left.
players = Heron Lynx Otter

colour-title = Follow the colour
colour-1-goal = Follow with blue
colour-1-says = Lynx leads the blue 6. Whoever holds the colour that was led has to play it.
colour-1-right = Blue was led and you played blue. Heron’s blue 10 is the highest, so Heron takes the trick and leads the next one.
colour-1-other = Not while you hold a blue card. The colour that was led comes first.
colour-2-goal = Lose your worst card
colour-2-says = Now yellow was led. You hold neither yellow nor a 2, so you may play anything. Points are bad, and black cards cost points.
colour-2-right = Lynx’s yellow 9 takes the trick, and your black 9 with it: 3 points for Lynx, none for you.
colour-2-kept = You may, but the black 9 stays with you. When you may play anything, that is the moment to lose a black card.

rank-title = The same rank also follows
rank-1-goal = Keep out of this trick
rank-1-says = Heron leads the green 9, and Lynx adds a Black Spy: 10 points for whoever takes it. You may follow with green, or with another 9.
rank-1-right = A 9 follows a 9, and only green can take the trick. Otter’s green 10 gets the 10 points.
rank-1-high = The green 11 is the highest green card. You take the trick, and 10 points with it.
rank-1-other = You hold green and a 9, so you have to play one of them.
rank-2-goal = Follow once more
rank-2-says = Otter leads the yellow 4, and you have no yellow.
rank-2-right = With no yellow, the 4 is all that follows, so you have to play it. It costs Heron, who takes the trick, 1 point.
rank-2-other = You have no yellow, but you hold a 4. As long as you can follow by rank, you have to.

taker-title = Who takes the trick
taker-1-goal = Take this trick
taker-1-says = Red was led, and a red Spy lies there. Coloured Spies take 5 points off. You play last.
taker-1-right = The highest card of the led colour takes the trick: your red 10, and 5 points off for you.
taker-1-low = Otter’s red 8 is higher than your red 2, so Otter takes the trick.
taker-1-rank = A 5 follows a 5, but it is not red, so it cannot take the trick. Otter takes it.
taker-1-other = You hold red cards and a 5; one of them has to be played.
taker-2-goal = Let others take the trick
taker-2-says = Whoever took the last trick leads the next one, with any card.
taker-2-right = A low card is the safest lead: Heron’s red 9 takes it.
taker-2-black = Nobody has a higher black card left, so you take your own trick, and a black 3 with it: 2 points.
taker-2-high = Nothing beats an 11 in its colour. You take the trick and have to lead again.

price-title = What black cards cost
price-1-goal = Many points for Lynx
price-1-says = Lynx’s yellow 10 will take this trick. You have no yellow and no 6, so you may play anything.
price-1-right = A black 7 is a Black Spy: 10 points, more than any other card.
price-1-eleven = The black 11 costs 5. One of your cards costs twice that.
price-1-three = Black 1 to 6 cost only 1 point each.
price-1-nine = Only black cards cost points. The blue 9 costs nothing.
price-2-goal = Do it again
price-2-says = Lynx leads the green 8, and again you have nothing that follows.
price-2-right = Black 8, 9, 10 and 11 cost 2, 3, 4 and 5 points. Together with the Spy that makes 15 for Lynx.
price-2-three = The black 3 costs 1 point. Black 8 to 11 cost more.
price-2-nine = The blue 9 costs nothing: only black cards do.

spies-title = Good Spies and bad Spies
spies-1-goal = Win the yellow Spy
spies-1-says = The yellow 7 is a coloured Spy. Whoever takes it has 5 points fewer, and you play last.
spies-1-right = Your yellow 10 takes the trick and the Spy in it: 5 points off.
spies-1-low = Otter’s yellow 7 stays the highest yellow card, so Otter gets the 5 points off.
spies-1-other = You hold yellow cards, so you have to play one.
spies-2-goal = Protect your own Spy
spies-2-says = You have the lead. A 7 follows a 7, and Black Spies are 7s too.
spies-2-right = Lynx’s Black Spy falls to Heron now, and your green Spy waits for a better moment.
spies-2-seven = Lynx has no green, and has to follow with a 7: the Black Spy. You take both, 5 points in all.

low-title = Just low enough
low-1-goal = Stay just below the 8
low-1-says = Lynx leads the red 8, and Otter adds a Black Spy. Which of your red cards do you play?
low-1-right = The 6 is the highest card that stays below the 8. Lynx takes 10 points, and you keep your lowest red card.
low-1-high = The red 10 beats the 8. Heron has only a red 2, so you take the Black Spy: 10 points.
low-1-lowest = That is safe now, but the 3 is gone. Lynx leads the red 4 next, your 6 takes it, and Heron adds a black 8: 2 points.
low-1-other = You hold red cards, so you have to play one.
low-2-goal = Stay below once more
low-2-says = Lynx leads the red 4. Good that you still have a low red card.
low-2-right = The 3 stays below the 4, and Heron’s black 8 goes to Lynx.
low-2-high = The red 10 takes the trick, and Heron’s black 8 with it: 2 points.
low-2-other = You hold red cards, so you have to play one.

void-title = Pass a whole colour
void-1-goal = Have no green left
void-1-says = Before play, everyone passes three cards. If you have nothing of a colour, you are free when it is led. Choose three cards for Heron.
void-1-right = Green is gone, and with it three high cards. From Otter you get a yellow 11, a black 11 and a Black Spy. Lynx holds the red 1 and leads green.
void-1-other = Then some green stays, and you have to follow with it. There are just three green cards in your hand.
void-2-goal = Lose your worst card
void-2-says = Green was led. You have no green and no 8, so everything is allowed.
void-2-right = The Black Spy is gone in the first trick: 10 points for Lynx. That is what the pass was for.
void-2-eleven = 5 points for Lynx, but you still hold the Black Spy, which costs 10.
void-2-other = Allowed, but you keep a Black Spy and a black 11. Such a chance does not come often.

under-title = Where a Black Spy is safe
under-1-goal = Lose a Black Spy
under-1-says = Heron leads the black 9. From the second trick on, black may be led.
under-1-right = A Spy is a 7, and the 9 is higher. Heron takes the trick with your Spy: 15 points.
under-1-high = The black 10 beats the 9. You take all four black cards: 9 points.
under-1-other = Black was led and you hold black, so you have to follow.
under-2-goal = And the second one
under-2-says = Heron leads the black 5, and Lynx has played a Black Spy.
under-2-right = Of several Black Spies the first one takes the trick, so yours is safe. Lynx takes 22 points.
under-2-high = The black 10 is higher than the Spy. You take the trick: 16 points.
under-2-other = Black was led and you hold black, so you have to follow.

stop-title = Stop a sweep
stop-1-goal = Take one black card
stop-1-says = Heron has taken 14 of the 16 black cards. With all 16, Heron scores 0 and everyone else 60. Otter has just added the black 9.
stop-1-right = Your yellow 11 takes the trick: 3 points for you, but Heron’s sweep has failed, and Heron has to score all the rest.
stop-1-low = Heron takes the black 9, and two tricks later the last black card too. That is a sweep: 60 points for you, Lynx and Otter.
stop-1-other = Yellow was led and you hold yellow, so you have to follow.

sweep-title = Sweep them all
sweep-1-goal = Take the last black cards
sweep-1-says = You have 14 of the 16 black cards. The black 10 is in your hand, and somebody holds the black 4. You lead.
sweep-1-right = Black draws black: Heron has to give up the 4. That is all 16, so you score 0 and the others 60 each, whatever happens after that.
sweep-1-blue = Otter takes the trick, and Heron throws the black 4 on it. Your sweep has failed, and all your points count.
sweep-1-red = Otter takes the lead. In the next trick, Heron throws the black 4 away, and your sweep has failed.
