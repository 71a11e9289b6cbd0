### The reminder of Spycard: what the agendas require (SC-32) and what agents can do.

# $many is twice the number of players who started.
aim-KC = you have agents, all clubs, and no club in play is face up
aim-AC = you have agents in the field, and nobody else does
aim-KS = exactly { $many } agents are in play
aim-AD = you have a face-up agent of each suit
aim-KH = exactly { $many } agents in play are face up
aim-KD = all players have the same number of agents, but not four
aim-AH = you have exposed an opponent at any time in the game

power-hearts = Charm: turn up any face-down agent
power-spades = Assassin: kill any face-up agent
power-clubs = Subterfuge: turn down any face-up agent
power-diamonds = Intrigue: swap two players' agents, from field or from base
power-queen = move any two agents, each to field or base
power-ace = kill any agent, anywhere
power-jack = turned up instead of another of yours, it fights in its place
power-joker = claims any suit; accused, may use all four; discarded once face up
power-bullet = a face-down agent in your field may die for another of yours
# The same as the terminal names it.
reminder-queen = (Queens) { power-queen }
reminder-ace = (Ace of Spades) { power-ace }
reminder-name-hearts = hearts
reminder-name-spades = spades
reminder-name-clubs = clubs
reminder-name-diamonds = diamonds
reminder-name-queen = queen
reminder-name-ace = ace
reminder-name-jack = Jack
reminder-name-joker = Joker
reminder-name-bullet = Bullet

reminder-agendas = Agendas.
reminder-abilities = Abilities.
reminder-special = Special agents
reminder-abilities-and-special = Abilities and special agents.
reminder-win = You win if yours holds at the end of your turn, except your first.
reminder-bluff = Face down, claim any. Accused: a lie loses it, the truth acts twice.
reminder-turn = A turn: draft, move (field or base), one ability, attack, expose, or pass.
sheet-title = SPYCARD, a reminder
sheet-note = X is twice the number of players who started.  * not with three players
sheet-end =
    Attack: both are turned up; a higher attacker kills, otherwise it dies.
    Expose: name an opponent's agenda; right and they are out, wrong and you are.
