### The lessons of Spycard. "goal" stands on a stamp's side, "says" describes the position.

# The other players, clockwise from the left.
players = Heron Lynx

field-title = Base and field
field-1-goal = Get two agents ready
field-1-says = Your four agents lie face down at your base; only you know them. Agents act from the field. In your turn you may do one thing.
field-1-offer-1 = Send #1 and #4 to the field
field-1-offer-2 = Draft a new agent
field-1-offer-3 = Pass
field-1-right = From now on #1 and #4 can attack and use abilities. They stay face down, and that makes them strong: nobody knows what they are.
field-1-draft = You get a fifth agent, but all of them are at base, where they can do nothing yet.
field-1-nothing = Allowed, but nothing has changed. Agents at base can do nothing yet.

attack-title = Attack
attack-1-goal = Kill Heron’s agent
attack-1-says = Heron’s #2 lies face up: it is the 8 of diamonds. A face-down agent in your field may attack it, and the ranks are compared.
attack-1-offer-1 = Attack with #1, the 9
attack-1-offer-2 = Attack with #4, the 8
attack-1-offer-3 = Attack with #7, the 5
attack-1-right = 9 is more than 8, so #2 is killed. Your 9 now lies face up for all to see: that is the price of an attack.
attack-1-equal = A tie is not enough: the attacker is killed unless it is higher.
attack-1-lower = 5 is less than 8, so your own agent is killed.

suits-title = What suits can do
suits-1-goal = Kill Heron’s Queen
suits-1-says = Instead of fighting, an agent can use the ability of its suit. Hearts turns an agent up, clubs turns one down, spades kills one that is face up, diamonds swaps two.
suits-1-offer-1 = Clubs: #1 on the Queen
suits-1-offer-2 = Spades: #4 on the Queen
suits-1-offer-3 = Attack the Queen with #4
suits-1-right = Spades kills a face-up agent, whatever its rank. Your 8 stays face down, and nobody knows whether it really is a spade.
suits-1-clubs = Clubs turns the Queen face down. She is alive, and better protected than before.
suits-1-attack = Your 8 is lower than a Queen, so it is killed. Spades does not ask for the rank.

bluff-title = Bluff
bluff-1-goal = Kill the Queen without a spade
bluff-1-says = You have no spade. But a face-down agent may claim any suit, and it works unless an opponent accuses it.
bluff-1-offer-1 = Attack the Queen with #1, the 9
bluff-1-offer-2 = Hearts: turn #5 up with #7
bluff-1-offer-3 = Claim that #4 is a spade
bluff-1-right = Nobody dared to accuse, and the Queen is dead. #4 still lies face down: nobody knows that it was the 4 of diamonds.
bluff-1-attack = 9 is less than a Queen, so your agent is killed, and everybody has seen it.
bluff-1-hearts = True, and it works, but the Queen is still there.

accuse-title = Is it a lie?
accuse-1-goal = Save your Queen
accuse-1-says = Lynx says that #3 is a spade, and wants to kill your Queen. You have seen #3 before: it is the 4 of clubs.
accuse-1-offer-1 = Allow it
accuse-1-offer-2 = Accuse Lynx of lying
accuse-1-right = #3 is turned up, and it is a lie: nothing happens to your Queen, and the liar is discarded.
accuse-1-believed = Whoever is not accused gets away with it. Your Queen is dead, though you knew better.

truth-title = Or is it true?
truth-1-goal = Lose as little as you can
truth-1-says = Lynx says that #3 is a spade, and wants to kill your Queen. This time you have seen that it is the 4 of spades. Your #4 lies face up, too.
truth-1-offer-1 = Allow it
truth-1-offer-2 = Accuse Lynx of lying
truth-1-right = It hurts, but only once. Whoever is wrongly accused uses the ability twice.
truth-1-accused = It was the truth, so #3 strikes twice: your Queen is dead, and #4 as well.

bullet-title = Taking the bullet
bullet-1-goal = Save your Queen
bullet-1-says = Your Queen is to be killed. Another of your face-down agents in the field may die in her place: #4, the 6 of hearts.
bullet-1-offer-1 = Let the Queen die
bullet-1-offer-2 = #4 takes the bullet
bullet-1-right = The 6 is gone, and the Queen lives. Face-down agents in the field protect the others.
bullet-1-dead = The Queen, your highest agent, is gone. The 6 would have been cheaper.

jack-title = The Jack
jack-1-goal = Keep your Joker hidden
jack-1-says = Heron wants to turn your #1 up. It is a Joker, and a Joker that is turned up is discarded. But #4 is a Jack.
jack-1-offer-1 = Turn the Jack up instead
jack-1-offer-2 = No Jack
jack-1-right = A face-down Jack can be turned up in place of any of your agents. The Joker stays where it is, unseen.
jack-1-shown = The Joker is turned up and discarded. The Jack could have stepped in.

joker-title = The Joker
joker-1-goal = Dare them to accuse you
joker-1-says = Your #1 is a Joker. It may claim any suit, and that is never a lie. Heron’s Queen lies face up.
joker-1-offer-1 = Attack the Queen with the Joker
joker-1-offer-2 = Claim that #1 is a spade
joker-1-offer-3 = Claim that #1 is the Ace of Spades
joker-1-right = Heron accuses it, and it is a Joker! Now it may use all four suits, each once.
joker-1-attack = A Joker that is turned up is discarded, and no ranks are compared. The Queen does not even notice.
joker-1-ace = A Joker is any suit, but it is not the Ace of Spades. That was a lie, and it is discarded.
joker-2-goal = Kill the Queen, then go on
joker-2-says = The Joker may use hearts, spades, clubs and diamonds once each, in any order. Then it is discarded.
joker-2-offer-1 = Hearts: turn #5 up
joker-2-offer-2 = Stop here
joker-2-offer-3 = Spades: kill the Queen
joker-2-right = The Queen is dead, and with hearts you have seen #5 as well. Accusing a Joker is expensive.
joker-2-hearts = Then your one use of spades goes to #5, and the Queen is still alive.
joker-2-done = The Joker is discarded now. Use what it can do first.

agenda-title = Win by your agenda
agenda-1-goal = Win with this turn
agenda-1-says = Your agenda, the Ace of Clubs, holds if you have agents in the field at the end of your turn and nobody else has any. Only Heron’s #2 is in the way, the 10 of diamonds.
agenda-1-offer-1 = Spades: kill #2 with #4
agenda-1-offer-2 = Clubs: turn #2 down with #1
agenda-1-offer-3 = Attack #2 with #1, the 9
agenda-1-right = Heron’s field is empty and Lynx’s too. Your agenda holds at the end of your turn: you win!
agenda-1-clubs = #2 is face down now, but still in the field. Your agenda does not hold yet.
agenda-1-attack = 9 is less than 10, so #1 is killed, and #2 stays in the field.

expose-title = Expose
expose-1-goal = Name Heron’s agenda
expose-1-says = Lynx is out. Heron has been alone in the field without winning, and keeps turning their own agents face up, even clubs. Name the right agenda, and Heron is out; a wrong one, and you are.
expose-1-offer-1 = Ace of Clubs: alone
expose-1-offer-2 = King of Clubs: hidden
expose-1-offer-3 = King of Hearts: face up
expose-1-right = It is the King of Hearts. Heron is out, nobody else is left, and you win!
expose-1-alone = Heron was alone in the field at the end of a turn, and would have won with it. You are out.
expose-1-clubs = Nobody with the King of Clubs turns a club up. You are out.
