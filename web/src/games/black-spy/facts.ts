/** Facts known before a game, views and events. Made from `facts.py` and `events.py` in `games/black_spy/` by `make client`; edit those. */

export const LOTS = {"dealer-draw":{"whole":true,"laidOut":{"3":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","4":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","5":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","6":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11"}},"deal":{"whole":true,"laidOut":{"3":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","4":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","5":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11","6":"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11"}}};
export const WORTHS = [{"points":1,"cards":["K1","K2","K3","K4","K5","K6"]},{"points":10,"cards":["K7","K7","K7","K7","K7","K7"]},{"points":2,"cards":["K8"]},{"points":3,"cards":["K9"]},{"points":4,"cards":["K10"]},{"points":5,"cards":["K11"]},{"points":-5,"cards":["B7","Y7","R7","G7"]}];
export const DEAL_SUM = 60;
export const BLACK_CARDS = 16;
export const PASSED = 3;
export const SIZES = [{"players":3,"cards":20,"end":200},{"players":4,"cards":15,"end":150},{"players":5,"cards":12,"end":120},{"players":6,"cards":10,"end":100}];

export type Card = string;
export type Event =
  | Drawn
  | Deal
  | Got
  | Passed
  | Received
  | Called
  | Skipped
  | FirstLead
  | Sweep
  | Play
  | TrickTaken
  | Settled
  | Score
  | Halved
  | DealOver
  | GameOver;

/** A view and an event of Black Spy. */
export interface Facts {
  readonly view?: View;
  readonly event?: Event;
}
/** A game of Black Spy as a seat or a spectator may know it. */
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
  readonly stage: "draw" | "deal" | "take" | "pass" | "call" | "play" | "settle" | "over";
  /** The number of the deal, from 0. */
  readonly deal: number;
  /** The seat that deals; null until one is drawn. */
  readonly dealer: number | null;
  /** Where the cards of this deal are passed. */
  readonly pass_direction: "left" | "across" | "right";
  /** The number of cards in each hand, by seat. */
  readonly hand_sizes: readonly number[];
  /** Whether each seat has chosen the cards that it passes. */
  readonly has_passed: readonly boolean[];
  /** The Mole of this deal; null where there is none. */
  readonly mole: Mole | null;
  /** The colour that was called for the first lead. */
  readonly called: ("blue" | "yellow" | "red" | "green" | "black") | null;
  /** The seats that could not lead the first trick as required. */
  readonly skipped: readonly number[];
  /** The plays of the trick on the table, in order. */
  readonly trick: readonly PlayedCard[];
  /** The seat that takes that trick as it lies; null before the lead (BS-15, BS-16). */
  readonly taker: number | null;
  /** The points in that trick, before a sweep (BS-19). */
  readonly trick_points: number;
  /** The finished tricks of this deal. */
  readonly tricks: readonly Trick[];
  /** The cards that each seat has taken in this deal, by seat. */
  readonly taken: readonly Pile[];
  /** The seats that have taken black cards in this deal, one for each card, in order (BS-21). */
  readonly black_takers: readonly number[];
  /** The points of the finished deals, by seat. */
  readonly totals: readonly number[];
  /** The finished deals. */
  readonly scorepad: readonly Row[];
  /** Whether no remaining card can change the result of the deal. */
  readonly settled: boolean;
  /** The cards of this seat. */
  readonly hand?: readonly Card[];
  /** The seat that receives the cards that this seat passes (BS-9). */
  readonly passes_to?: number;
  /** The cards that this seat passes, and to whom; null until it has chosen. */
  readonly passed?: Exchange | null;
  /** The cards that this seat received, and from whom; null until all have passed. */
  readonly received?: Exchange | null;
  /** The name of the game. */
  readonly game: "black-spy";
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
/** The Mole of a deal. */
export interface Mole {
  /** The seats in the order in which they take from it. */
  readonly order: readonly number[];
  /** Whether each seat has taken its cards. */
  readonly has_taken: readonly boolean[];
  /** The cards that were handed to this seat; none before its turn. */
  readonly shown?: readonly Card[];
  /** The cards that this seat kept. */
  readonly took?: readonly Card[];
}
/** A card and the seat that played or drew it. */
export interface PlayedCard {
  /** The seat. */
  readonly seat: number;
  /** The card. */
  readonly card: Card;
}
/** A finished trick. */
export interface Trick {
  /** The seat that led it. */
  readonly leader: number;
  /** Its cards in the order of play, clockwise from the leader. */
  readonly cards: readonly Card[];
  /** The seat that took it. */
  readonly taker: number;
}
/** The cards that a seat has taken in this deal. */
export interface Pile {
  /** The number of its cards. */
  readonly cards: number;
  /** The number of black cards among them. */
  readonly black: number;
  /** Their points as they lie, before a sweep (BS-20). */
  readonly points: number;
}
/** A finished deal on the scorepad. */
export interface Row {
  /** The points scored, by seat. */
  readonly points: readonly number[];
  /** The totals after it, by seat. */
  readonly totals: readonly number[];
}
/** Three cards that went from seat to seat. */
export interface Exchange {
  /** The other seat. */
  readonly seat: number;
  /** The cards. */
  readonly cards: readonly Card[];
}
/** The options of a game of Black Spy. */
export interface Options {
  /** The number of seats. */
  readonly players: number;
  /** The variants that are played. */
  readonly variants: readonly (
    | "no-good-spies"
    | "capture-or-release"
    | "the-mole"
    | "calling-color"
    | "following-rank"
    | "going-back"
    | "spies-count-on-sweep"
  )[];
  /** Where cards are passed. */
  readonly pass_direction: "alternate" | "left";
  /** Who leads the first trick of a deal. */
  readonly first_lead: "red-1" | "dealer-left";
  /** The total at which the game ends. */
  readonly end_value: number;
  /** The seats from youngest to oldest; null for their order at the table. */
  readonly ages: readonly number[] | null;
}
/** The dealer is drawn: what was drawn round by round, in each by the seats that were tied. */
export interface Drawn {
  readonly event: "dealer-draw";
  readonly seat: number;
  readonly rounds: readonly PlayedCard[][];
}
/** A deal begins: its dealer, its number from 0, where its cards are passed. */
export interface Deal {
  readonly event: "deal";
  readonly seat: number;
  readonly deal: number;
  readonly pass_direction: "left" | "across" | "right";
}
/** A seat has a new hand, is handed the Mole, or keeps cards of it. */
export interface Got {
  readonly cards?: readonly Card[];
  readonly event: "hand" | "mole-shown" | "mole-taken";
  readonly seat: number;
  readonly count: number;
}
/** A seat has chosen the cards that it passes to another. */
export interface Passed {
  readonly cards?: readonly Card[];
  readonly event: "pass";
  readonly seat: number;
  readonly count: number;
  readonly to: number;
}
/** A seat receives the cards that another has passed. */
export interface Received {
  readonly cards?: readonly Card[];
  readonly from: number;
  readonly event: "receive";
  readonly seat: number;
  readonly count: number;
}
/** A seat calls the colour of the first lead. */
export interface Called {
  readonly event: "call";
  readonly seat: number;
  readonly colour: "blue" | "yellow" | "red" | "green" | "black";
}
/** Some seats cannot lead the first trick as required, so another seat does. */
export interface Skipped {
  readonly event: "skip";
  readonly seat: number;
  readonly skipped: readonly number[];
}
/** A seat leads the first trick. */
export interface FirstLead {
  readonly event: "first-lead";
  readonly seat: number;
}
/** A seat has swept all black cards. */
export interface Sweep {
  readonly event: "sweep";
  readonly seat: number;
}
/** A seat plays a card. */
export interface Play {
  readonly event: "play";
  readonly seat: number;
  readonly card: Card;
}
/** A seat takes a trick: its number from 0. */
export interface TrickTaken {
  readonly event: "trick";
  readonly seat: number;
  readonly trick: number;
}
/** A seat settles its sweep: 60 points for each of the others, or 60 off its own total. */
export interface Settled {
  readonly event: "settle";
  readonly seat: number;
  readonly how: "others" | "self";
}
/** A seat scores a deal: the points, and the total after them. */
export interface Score {
  readonly event: "score";
  readonly seat: number;
  readonly points: number;
  readonly total: number;
}
/** A seat's total goes back to half. */
export interface Halved {
  readonly event: "going-back";
  readonly seat: number;
  readonly before: number;
  readonly total: number;
}
/** A deal is over: its dealer, its number from 0. */
export interface DealOver {
  readonly event: "deal-over";
  readonly seat: number;
  readonly deal: number;
}
/** The game is over. */
export interface GameOver {
  readonly event: "game-over";
  readonly winners: readonly number[];
}
