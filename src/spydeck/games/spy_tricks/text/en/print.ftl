### What stands on the sheets of Spy Tricks to print: the mat, the reminder, the scorepad.

print-mat-place = Place a henchman on a suit, a rank or a card.
print-mat-one = One henchman on a spot, salvation aside.
print-mat-suit = Right suit: { $points }
print-mat-rank = Right rank: { $points }
print-mat-card = Right card: { $points }
print-winner = Winner
print-winner-text = the highest card of the strongest suit
print-loser = Loser
print-loser-text = the lowest card of the weakest suit
print-helper = Helper
print-helper-text = doubles its henchman, from round 2 on
print-three-players = 3 players
print-three-players-text = ranks 1 and 2 lie face down on their spots

print-reminder-for = Reminder sheet for 3 or 4 players
print-reminder-aim = Which card is the Secret Document?
print-power-title = Suits and ranks
print-power-text = Red beats blue, blue beats white. Within a suit, the higher rank is stronger.
print-trick-title = A trick
print-trick-text = Follow the suit that was led if you can; else play any card. The Winner leads the next trick.
print-trick-led = led
print-guess-title = A guess
print-guess-text = After each trick the Winner places a henchman, then the Loser. A spot with a henchman is taken.
print-points-suit = its suit: { $points }
print-points-rank = its rank: { $points }
print-points-card = the card: { $points }
print-points-helper = with a Helper: double
print-round-title = A round
print-round-1 = The start player deals six cards to everyone. One of the three cards left is the secret; the other two go onto the mat.
print-round-2 = Five tricks. The cards of each go onto their spots; Winner and Loser guess.
print-round-3 = Salvation: all your henchmen are proved wrong by the mat, or you have placed none? Place one more, on a shared spot if you like.
print-round-4 = The secret is turned over. Right henchmen score, and earn a chip each, or two with a Helper.
print-round-5 = Henchmen and Helpers come back. The lowest total gets a Helper, unless all are equal.
print-ends-title = The end
print-ends-text = There are as many rounds as players. The most points win; the most chips decide a tie.
print-foot = Clauses ST-1 to ST-26.

print-scorepad-note = Points: suit { $suit }, rank { $rank }, card { $card }; doubled with a Helper.
print-scorepad-chips = Chips: one for each right henchman, two with a Helper.
print-scorepad-name = Name
print-scorepad-round = Round { $number }
print-scorepad-secret = Secret
print-scorepad-helper = Helper
print-scorepad-points = Points
print-scorepad-total = Total
print-scorepad-chip = Chips
