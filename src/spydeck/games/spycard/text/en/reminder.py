"""What the reminder of Spycard says in English."""

from spydeck.games.spycard.text.reminder import ReminderWords

WORDS = ReminderWords(
    aims={
        "KC": "you have agents, all clubs, and no club in play is face up",
        "AC": "you have agents in the field, and nobody else does",
        "KS": "exactly {twice_players} agents are in play",
        "AD": "you have a face-up agent of each suit",
        "KH": "exactly {twice_players} agents in play are face up",
        "KD": "all players have the same number of agents, but not four",
        "AH": "you have exposed an opponent at any time in the game",
    },
    abilities={
        "hearts": "Charm: turn up any face-down agent",
        "spades": "Assassin: kill any face-up agent",
        "clubs": "Subterfuge: turn down any face-up agent",
        "diamonds": "Intrigue: swap two players' agents, from field or from base",
        "queen": "(Queens) move any two agents, each to field or base",
        "ace": "(Ace of Spades) kill any agent, anywhere",
    },
    special={
        "Jack": "turned up instead of another of yours, it fights in its place",
        "Joker": "claims any suit; accused, may use all four; discarded once face up",
        "Bullet": "a face-down agent in your field may die for another of yours",
    },
    agendas_heading="Agendas.",
    abilities_heading="Abilities.",
    special_heading="Special agents",
    abilities_and_special="Abilities and special agents.",
    win="You win if yours holds at the end of your turn, except your first.",
    bluff="Face down, claim any. Accused: a lie loses it, the truth acts twice.",
    turn="A turn: draft, move (field or base), one ability, attack, expose, or pass.",
    sheet_title="SPYCARD, a reminder",
    sheet_note="X is twice the number of players who started.  * not with three players",
    sheet_end=(
        "Attack: both are turned up; a higher attacker kills, otherwise it dies.",
        "Expose: name an opponent's agenda; right and they are out, wrong and you are.",
    ),
)
