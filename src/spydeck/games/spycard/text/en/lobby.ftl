### What the page says of Spycard before its table is loaded: the game, its options, and what is printed on cards.

game-line = Bluff with agents face down, and carry out your secret agenda.
game-aim = the first secret agenda carried out wins
game-needed = A standard deck with two Jokers
game-note = Its authors published the rules on the web. The text used here names neither its authors nor a year.
jack-on-accusation = Jacks answer accusations
jack-on-accusation-note = A Jack may be turned up instead of an accused agent. Otherwise the agent itself is turned up.
no-jack-on-accusation = no Jacks on accusations
turn-limit = Turn limit
turn-limit-note = Turns for each player before the game ends in a draw.
turn-limit-phrase = at most { $turns } turns each
sheet = Reminder sheet to print
turn-before = Previous turn
turn-after = Next turn
outcome-agents = Agents
outcome-agendas = Agendas
outcome-first-player = First player

agenda-name = Agenda: { CARD($agenda) }
agenda-label = Agenda
agenda-face-down = Agenda, face down
caption-H = Reveal
caption-S = Kill
caption-C = Hide
caption-D = Swap
caption-X = Any suit
caption-J = Stand-in
caption-Q = Move two
caption-AS = Kill any
caption-KC = All yours are clubs, and no club is face up
caption-AC = Only you have agents in the field
caption-KS = Exactly X agents in play
caption-AD = One of each suit, face up
caption-KH = Exactly X agents face up
caption-KD = Same number each, but not four
caption-AH = Expose an opponent
