/** Facts known before a game, views and events. Made from `facts.py` and `events.py` in `games/spycard/` by `make client`; edit those. */

export const LOTS = {"agents":{"whole":true,"laidOut":{"3":"2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD AS X X","4":"2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD AS X X","5":"2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD AS X X"}},"agendas":{"whole":true,"laidOut":{"3":"KC AC KS AD KH","4":"KC AC KS AD KH KD AH","5":"KC AC KS AD KH KD AH"}},"first-player":{"whole":false,"laidOut":{"3":"P0 P1 P2","4":"P0 P1 P2 P3","5":"P0 P1 P2 P3 P4"}}};
export const ABLE = {"hearts":["2H","3H","4H","5H","6H","7H","8H","9H","10H","JH","QH"],"spades":["2S","3S","4S","5S","6S","7S","8S","9S","10S","JS","QS","AS"],"clubs":["2C","3C","4C","5C","6C","7C","8C","9C","10C","JC","QC"],"diamonds":["2D","3D","4D","5D","6D","7D","8D","9D","10D","JD","QD"],"queen":["QH","QS","QC","QD"],"ace":["AS"]};
export const TRUTHFUL = {"hearts":["2H","3H","4H","5H","6H","7H","8H","9H","10H","JH","QH","X"],"spades":["2S","3S","4S","5S","6S","7S","8S","9S","10S","JS","QS","AS","X"],"clubs":["2C","3C","4C","5C","6C","7C","8C","9C","10C","JC","QC","X"],"diamonds":["2D","3D","4D","5D","6D","7D","8D","9D","10D","JD","QD","X"],"queen":["QH","QS","QC","QD"],"ace":["AS"]};

export type Agenda = string;
export type TokenName = string;
export type Agent = string;
export type Event =
  | Seat
  | Deal
  | AgendaDrawn
  | AgendaSeen
  | Turn
  | LookedAt
  | Sleeper
  | Turned
  | Shown
  | Move
  | Use
  | FurtherUse
  | StandIn
  | Swap
  | MoveTwo
  | Attack
  | Fight
  | Exposed
  | Out
  | GameOver;

/** A view and an event of Spycard. */
export interface Facts {
  readonly view?: View;
  readonly event?: Event;
}
/** A game of Spycard as a seat or a spectator may know it. */
export interface View {
  /** The actions that this seat may take, by verb. */
  readonly choices?: {
    readonly [k: string]: Choice;
  };
  /** All actions that it may do, if they are few. */
  readonly legal?: readonly string[];
  /** One of them, if they are many. */
  readonly example?: string;
  /** The seat that looks; null for a spectator. */
  readonly seat: number | null;
  /** The seats that may act. */
  readonly actors: readonly number[];
  /** Whether the game is over. */
  readonly over: boolean;
  /** The seats that have won. */
  readonly winners: readonly number[];
  /** The stage of the game: an activity or a question. */
  stage:
    "agents" | "agendas" | "first-player" | "turn" | "keep" | "accuse" | "jack" | "bullet" | "again" | "joker" | "over";
  /** The seat on turn. */
  readonly turn: number | null;
  /** The seat that is asked something. */
  readonly asked: number | null;
  /** The number of agents in the deck. */
  readonly deck: number;
  /** The players, by seat. */
  readonly players: readonly Player[];
  /** The tokens that have left the deck, and one that is looked at on its top. */
  readonly tokens: readonly Token[];
  /** The agendas in the game. */
  readonly agendas: readonly Agenda[];
  /** The number of agents that some agendas want: twice the number of players who started (SC-32). */
  readonly wanted: number;
  /** The action that is being carried out; null where nothing is asked about it. */
  readonly question: Question | null;
  /** All exposures so far. */
  readonly exposures: readonly Exposure[];
  /** The seat that took an opponent's Queen of Spades out of play. */
  readonly queen_bagged_by: number | null;
  /** How the game ended. */
  readonly ending: ("draw" | "last-left" | "agenda") | null;
  /** The agenda of this seat; null before it is drawn. */
  readonly agenda?: Agenda | null;
  /** How far the agenda of this seat is; null before it is drawn. */
  readonly standing?: Standing | null;
  /** The name of the game. */
  readonly game: "spycard";
  /** The options of the game. */
  readonly options: Options;
}
/** A verb with which a seat may act. */
export interface Choice {
  /** The form of its actions, such as `play CARD`. */
  readonly form: string;
  /** The words that may follow it. */
  readonly next: readonly string[];
  /** Whether it is an action without anything more. */
  readonly enough: boolean;
}
/** The known facts about a player. */
export interface Player {
  /** The seat. */
  readonly seat: number;
  /** Whether the player is still in the game. */
  readonly playing: boolean;
  /** The number of turns that the player has ended. */
  readonly turns: number;
  /** The number of agents that the player controls. */
  readonly agents: number;
  /** The agenda, where this seat knows it. */
  readonly agenda: Agenda | null;
  /** The other seats that know the agenda. */
  readonly agenda_seen_by: readonly number[] | "everyone";
  /** The agendas that the player is known not to have. */
  readonly agenda_is_not: readonly Agenda[];
  /** Whether the player has exposed an opponent rightly. */
  readonly has_exposed: boolean;
}
/** An agent by its token: where it is, and what is known of it. */
export interface Token {
  /** The token. */
  readonly token: TokenName;
  /** Where it is. */
  readonly zone: "base" | "field" | "discard" | "deck";
  /** The seat that controls it; null where none does. */
  readonly controller: number | null;
  /** Whether the agent is face up. */
  readonly face: "up" | "down";
  /** The agent, where this seat knows it. */
  readonly agent: Agent | null;
  /** The seats that know the agent. */
  readonly known_by: readonly number[] | "everyone";
}
/** The action that is being carried out in this turn, and the question about it. */
export interface Question {
  /** The seat on turn. */
  readonly by: number;
  /** The token that was drafted, which is kept or sent. */
  readonly token?: TokenName;
  /** The token that uses an ability or attacks. */
  readonly acting?: TokenName;
  /** Its targets. */
  readonly targets?: readonly TokenName[];
  /** The ability; null in an attack. */
  readonly ability?: ("hearts" | "spades" | "clubs" | "diamonds" | "queen" | "ace") | null;
  /** The seat that has accused; null where none has. */
  readonly accuser?: number | null;
  /** The token that a Jack could be turned up for, or that another could die for. */
  readonly at_stake?: TokenName;
  /** The suits that an accused Joker has used. */
  readonly used?: readonly ("hearts" | "spades" | "clubs" | "diamonds" | "queen" | "ace")[];
  /** The token that is turned up for the attacker, who alone knows it. */
  readonly fighter?: TokenName;
}
/** An exposure: a seat has named the agenda of another. */
export interface Exposure {
  /** The seat that exposed. */
  readonly seat: number;
  /** The seat whose agenda it named. */
  readonly of: number;
  /** The agenda that it named. */
  readonly agenda: Agenda;
  /** Whether that was right. */
  readonly right: boolean;
}
/** How far the agenda of this seat is, and all that agendas count beside each player's agents (SC-32). */
export interface Standing {
  /** Whether it would hold now. */
  readonly holds: boolean;
  /** The number of clubs that this seat controls. */
  readonly clubs: number;
  /** The number of clubs that lie face up, whoever controls them. */
  readonly clubs_up: number;
  /** The number of agents that this seat has in the field. */
  readonly own_in_field: number;
  /** The number of agents that the others have in the field. */
  readonly others_in_field: number;
  /** The number of agents in play. */
  readonly in_play: number;
  /** The number of agents that lie face up. */
  readonly face_up: number;
  /** The suits that are not among the agents that this seat has face up. */
  readonly missing: readonly ("hearts" | "spades" | "clubs" | "diamonds")[];
}
/** The options of a game of Spycard. */
export interface Options {
  /** The number of seats. */
  readonly players: number;
  /** Whether a Jack can be turned up in place of an agent that is accused. */
  readonly jack_on_accusation: boolean;
  /** The number of turns of each player after which the game is a draw. */
  readonly turn_limit: number;
}
/** A seat passes, allows or accuses a claim, uses no ability again, or does something in vain. */
export interface Seat {
  readonly event: "pass" | "allow" | "accuse" | "decline" | "done" | "in-vain";
  readonly seat: number;
}
/** A seat is dealt tokens, whose agents only that seat knows. */
export interface Deal {
  readonly event: "deal";
  readonly seat: number;
  readonly tokens: readonly TokenName[];
  readonly agents?: readonly Agent[];
}
/** A seat draws its agenda. */
export interface AgendaDrawn {
  readonly agenda?: Agenda;
  readonly event: "agenda";
  readonly seat: number;
}
/** A seat sees the agenda of another. */
export interface AgendaSeen {
  readonly agenda?: Agenda;
  readonly event: "see-agenda";
  readonly seat: number;
  readonly of: number;
}
/** A seat begins a turn: the number of its own turns with this one. */
export interface Turn {
  readonly event: "turn";
  readonly seat: number;
  readonly turn: number;
}
/** A seat looks at the agent on top of the deck, or at one that it now controls. */
export interface LookedAt {
  readonly token: TokenName;
  readonly agent?: Agent;
  readonly event: "draft" | "look";
  readonly seat: number;
}
/** A seat sends the drafted agent to the base of another. */
export interface Sleeper {
  readonly token: TokenName;
  readonly agent?: Agent;
  readonly event: "sleeper";
  readonly seat: number;
  readonly to: number;
}
/** A seat keeps a drafted agent, or its agent is turned down; or a seat's claim was the truth or a lie. */
export interface Turned {
  readonly event: "keep" | "truth" | "lie" | "turn-down";
  readonly seat: number;
  readonly token: TokenName;
}
/** An agent of a seat is turned up, dies, or is discarded. */
export interface Shown {
  readonly token: TokenName;
  readonly agent: Agent;
  readonly event: "turn-up" | "death" | "discard";
  readonly seat: number;
}
/** A seat moves its agents. */
export interface Move {
  readonly event: "move";
  readonly seat: number;
  readonly tokens: readonly TokenName[];
  readonly to: "field" | "base";
}
/** A seat uses the ability of an agent, or claims one for an agent that is face down. */
export interface Use {
  readonly event: "use" | "claim";
  readonly seat: number;
  readonly token: TokenName;
  readonly ability: "hearts" | "spades" | "clubs" | "diamonds" | "queen" | "ace";
  readonly targets: readonly TokenName[];
}
/** A seat uses an ability a second time, or one that an accused Joker has. */
export interface FurtherUse {
  readonly event: "again" | "joker";
  readonly seat: number;
  readonly ability: "hearts" | "spades" | "clubs" | "diamonds" | "queen" | "ace";
  readonly targets: readonly TokenName[];
}
/** A seat turns up a Jack for a token, or another agent dies for it: null for none, left out if hidden. */
export interface StandIn {
  readonly for: TokenName;
  readonly event: "jack" | "bullet";
  readonly seat: number;
  readonly token?: TokenName | null;
}
/** A seat swaps two agents. */
export interface Swap {
  readonly event: "swap";
  readonly seat: number;
  readonly tokens: readonly TokenName[];
}
/** A seat moves two agents, each to the field or to base. */
export interface MoveTwo {
  readonly event: "move-two";
  readonly seat: number;
  readonly tokens: readonly TokenName[];
  readonly to_field: readonly TokenName[];
  readonly to_base: readonly TokenName[];
}
/** A seat attacks an agent with one of its own. */
export interface Attack {
  readonly event: "attack";
  readonly seat: number;
  readonly token: TokenName;
  readonly target: TokenName;
}
/** A seat's agent wins a fight against another. */
export interface Fight {
  readonly event: "fight";
  readonly seat: number;
  readonly token: TokenName;
  readonly loser: TokenName;
}
/** A seat names the agenda of another. */
export interface Exposed {
  /** The seat that exposed. */
  readonly seat: number;
  /** The seat whose agenda it named. */
  readonly of: number;
  /** The agenda that it named. */
  readonly agenda: Agenda;
  /** Whether that was right. */
  readonly right: boolean;
  readonly event: "expose";
}
/** A seat is out of the game, and discards its agents. */
export interface Out {
  readonly event: "out";
  readonly seat: number;
  readonly discards: readonly SeenAgent[];
}
/** A token, and the agent that everybody sees. */
export interface SeenAgent {
  readonly token: TokenName;
  readonly agent: Agent;
}
/** The game is over: how it ended, and for the winner by an agenda, which. */
export interface GameOver {
  readonly event: "game-over";
  readonly seat?: number;
  readonly ending: "draw" | "last-left" | "agenda";
  readonly winners: readonly number[];
  readonly agenda?: Agenda;
}
