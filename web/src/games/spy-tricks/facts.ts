/** Facts known before a game, views and events. Made from `facts.py` and `events.py` in `games/spy_tricks/` by `make client`; edit those. */

export const LOTS = {"start-player":{"whole":false,"laidOut":{"3":"P0 P1 P2","4":"P0 P1 P2 P3"}},"deal":{"whole":true,"laidOut":{"3":"R3 R4 R5 R6 R7 R8 R9 B3 B4 B5 B6 B7 B8 B9 W3 W4 W5 W6 W7 W8 W9","4":"R1 R2 R3 R4 R5 R6 R7 R8 R9 B1 B2 B3 B4 B5 B6 B7 B8 B9 W1 W2 W3 W4 W5 W6 W7 W8 W9"}}};
export const TRICKS = 5;
export const POINTS = {"suit":2,"rank":5,"card":10};

export type Card = string;
export type Spot = string;
export type Event =
  | StartPlayer
  | Deal
  | Hand
  | FaceUp
  | Play
  | TrickTaken
  | Guessed
  | Salvation
  | TakenBack
  | Declined
  | Reveal
  | Right
  | Score
  | HelpersGiven
  | RoundOver
  | GameOver;

/** A view and an event of Spy Tricks. */
export interface Facts {
  readonly view?: View;
  readonly event?: Event;
}
/** A game of Spy Tricks as a seat or a spectator may know it. */
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
  /** The stage of the game. */
  readonly stage: "start" | "deal" | "play" | "guess" | "salvation" | "over";
  /** The number of the round, from 0. */
  readonly round: number;
  /** The number of rounds in the game. */
  readonly rounds: number;
  /** The seat that starts the round; null until one is drawn. */
  readonly start_player: number | null;
  /** The number of cards in each hand, by seat. */
  readonly hand_sizes: readonly number[];
  /** The plays of the trick on the table, in order. */
  readonly trick: readonly PlayedCard[];
  /** The full tricks of this round. */
  readonly tricks: readonly FullTrick[];
  /** The Winner of the last trick. */
  readonly winner: number | null;
  /** The Loser of the last trick. */
  readonly loser: number | null;
  /** The mat. */
  readonly mat: Mat;
  /** The cards that this seat has not seen; after the reveal only the Secret Document. */
  readonly possible_secrets: readonly Card[];
  /** The Secret Document, once it is revealed. */
  readonly secret: Card | null;
  /** The number of henchmen that are not on the mat, by seat. */
  readonly henchmen_left: readonly number[];
  /** The seats that have a Helper in this round. */
  readonly helpers: readonly number[];
  /** The seats that have used it. */
  readonly helpers_used: readonly number[];
  /** The seats that may still guess once more. */
  readonly entitled: readonly number[];
  /** The points of the finished rounds, by seat. */
  readonly totals: readonly number[];
  /** The chips of the finished rounds, by seat. */
  readonly chips: readonly number[];
  /** The finished rounds. */
  readonly scorepad: readonly Round[];
  /** The cards of this seat. */
  readonly hand?: readonly Card[];
  /** The name of the game. */
  readonly game: "spy-tricks";
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
/** A card and the seat that played it. */
export interface PlayedCard {
  /** The seat. */
  readonly seat: number;
  /** The card. */
  readonly card: Card;
}
/** A full trick. */
export interface FullTrick {
  /** The seat that led it. */
  readonly leader: number;
  /** Its cards in the order of play, clockwise from the leader. */
  readonly cards: readonly Card[];
  /** The seat with the most powerful card. */
  readonly winner: number;
  /** The seat with the least powerful card. */
  readonly loser: number;
}
/** The mat. */
export interface Mat {
  /** The cards that are not in the game with so few players. */
  readonly left_out: readonly Card[];
  /** The cards that lie face up on it. */
  readonly cards: readonly Card[];
  /** The henchmen, seat by seat in the order of placing. */
  readonly henchmen: readonly Henchman[];
  /** The spots that are wrong for everybody to see. */
  readonly wrong: readonly Spot[];
  /** The spots that name none of the possible secrets of this seat. */
  readonly impossible: readonly Spot[];
  /** The spots that name the Secret Document, once it is revealed. */
  readonly right: readonly Spot[];
}
/** A henchman on the mat. */
export interface Henchman {
  /** The seat whose henchman it is. */
  readonly seat: number;
  /** Its spot. */
  readonly spot: Spot;
  /** Whether a Helper is with it. */
  readonly helper: boolean;
}
/** A finished round on the scorepad. */
export interface Round {
  /** The seat that started it. */
  readonly start_player: number;
  /** Its guesses, in order. */
  readonly guesses: readonly Guess[];
  /** The Secret Document. */
  readonly secret: Card;
  /** The points scored, by seat. */
  readonly points: readonly number[];
  /** The totals after it, by seat. */
  readonly totals: readonly number[];
  /** The chips for right guesses, by seat. */
  readonly chips: readonly number[];
}
/** A guess of a finished round. */
export interface Guess {
  /** The seat whose henchman it is. */
  readonly seat: number;
  /** Its spot. */
  readonly spot: Spot;
  /** Whether a Helper is with it. */
  readonly helper: boolean;
  /** Whether the henchman was taken back later. */
  readonly taken_back: boolean;
}
/** The options of a game of Spy Tricks. */
export interface Options {
  /** The number of seats. */
  readonly players: number;
  /** The seat that starts; null for a random one. */
  readonly first_start_player: number | null;
  /** The colour of each seat's pawns. */
  readonly pawns: readonly ("green" | "yellow" | "purple" | "grey")[];
}
/** A seat is drawn to start the first round. */
export interface StartPlayer {
  readonly event: "start-player";
  readonly seat: number;
}
/** A round begins: the seat that starts it, its number from 0. */
export interface Deal {
  readonly event: "deal";
  readonly seat: number;
  readonly round: number;
}
/** A seat has a new hand, whose cards only that seat knows. */
export interface Hand {
  readonly event: "hand";
  readonly seat: number;
  readonly count: number;
  readonly cards?: readonly Card[];
}
/** Cards lie face up on the mat. */
export interface FaceUp {
  readonly event: "face-up";
  readonly cards: readonly Card[];
}
/** A seat plays a card. */
export interface Play {
  readonly event: "play";
  readonly seat: number;
  readonly card: Card;
}
/** A trick is full: its Winner, its number from 0, its Loser. */
export interface TrickTaken {
  readonly event: "trick";
  readonly seat: number;
  readonly trick: number;
  readonly loser: number;
}
/** A seat guesses a spot, perhaps with a Helper. */
export interface Guessed {
  readonly event: "guess";
  readonly seat: number;
  readonly spot: Spot;
  readonly helper: boolean;
}
/** Some seats may guess once more. */
export interface Salvation {
  readonly event: "salvation";
  readonly seats: readonly number[];
}
/** A seat takes its first henchman back from a spot, to guess once more. */
export interface TakenBack {
  readonly event: "take-back";
  readonly seat: number;
  readonly spot: Spot;
}
/** A seat does not guess once more. */
export interface Declined {
  readonly event: "decline";
  readonly seat: number;
}
/** The Secret Document is revealed: the card, and the spots that name it. */
export interface Reveal {
  readonly event: "reveal";
  readonly secret: Card;
  readonly spots: readonly Spot[];
}
/** The correct guesses of a seat: its spots, the worth of each without a Helper, the chips for them. */
export interface Right {
  readonly event: "right";
  readonly seat: number;
  readonly spots: readonly Spot[];
  readonly worth: readonly number[];
  readonly chips: number;
}
/** A seat scores a round: the points, and the total after them. */
export interface Score {
  readonly event: "score";
  readonly seat: number;
  readonly points: number;
  readonly total: number;
}
/** Some seats receive a Helper for the next round. */
export interface HelpersGiven {
  readonly event: "helpers";
  readonly seats: readonly number[];
}
/** A round is over: its number from 0. */
export interface RoundOver {
  readonly event: "round-over";
  readonly round: number;
}
/** The game is over. */
export interface GameOver {
  readonly event: "game-over";
  readonly winners: readonly number[];
}
