/** The messages of the protocol, as `src/spydeck/protocol` has them. */

export const VERSION = 1;

/** Plain data whose shape each game knows. */
export type Json = any;

export type Sitter = "open" | "person" | "bot" | "program";
export type Stage = "gathering" | "playing" | "paused" | "over";
export type StandIn = "away" | "clock" | "left";
export type Proposal = "pause" | "draw" | "finish";
export type Options = Record<string, string | number | boolean | string[] | null>;

export interface SeatSetup {
  readonly sitter: "open" | "bot";
  readonly bot?: string;
}

export interface Settings {
  readonly game: string;
  readonly players: number | null;
  readonly options: Options;
  readonly name: string | null;
  readonly access: "open" | "link";
  readonly clock: number | null;
  readonly question_seconds: number;
  readonly pace: number;
  readonly away_seconds: number;
  readonly memory: boolean;
}

export interface CreateTable extends Partial<Settings> {
  readonly game: string;
  readonly seats?: readonly SeatSetup[];
  readonly start?: boolean;
}

export interface SeatFacts {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly member: number | null;
  readonly bot: string | null;
  readonly stand_in: StandIn | null;
}

export interface ProposalFacts {
  readonly what: Proposal;
  readonly by: number;
  readonly agreed: readonly number[];
}

export interface MemberFacts {
  readonly member: number;
  readonly name: string;
  readonly seat: number | null;
}

export interface Commitments {
  readonly game: string | null;
  readonly parts: Readonly<Record<string, string>>;
  readonly revealed: Readonly<Record<string, string>>;
  readonly secret: string | null;
}

export interface TableFacts {
  readonly table: string;
  readonly settings: Settings;
  readonly stage: Stage;
  readonly game_number: number;
  readonly host: number | null;
  readonly seats: readonly SeatFacts[];
  readonly members: readonly MemberFacts[];
  readonly proposal: ProposalFacts | null;
  readonly commitments: Commitments;
  readonly finished: readonly string[];
}

export interface QuestionFacts {
  readonly since: number;
  readonly now: boolean;
  readonly early: readonly string[];
  readonly sealed: string | null;
  /** Milliseconds since 1970. */
  readonly until: number | null;
  readonly window: boolean;
}

export interface You {
  readonly member: number;
  readonly name: string;
  readonly seat: number | null;
  readonly host: boolean;
  readonly muted: readonly number[];
  readonly advance: readonly string[];
}

export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly at: number;
  readonly event: Json;
  readonly happened: readonly Json[];
  readonly asked: QuestionFacts | null;
  readonly view: Json | null;
  readonly table: TableFacts | null;
  readonly you: You | null;
}

export interface Welcome {
  readonly type: "welcome";
  readonly version: number;
  readonly seq: number;
  readonly table: TableFacts;
  readonly you: You;
  readonly view: Json | null;
  readonly asked: QuestionFacts | null;
  readonly here: readonly number[];
  readonly spectators: number;
  readonly missed: readonly Update[];
  readonly truncated: boolean;
  readonly now: number;
}

export interface Done {
  readonly type: "done";
  readonly id: string;
  readonly seq: number;
}

export interface Sealed {
  readonly type: "sealed";
  readonly id: string;
  readonly asked: number;
  readonly answer: string | null;
}

export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly message: string;
  readonly reason: string | null;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly clause: string | null;
  readonly seq: number | null;
  readonly asked: QuestionFacts | null;
}

export interface Presence {
  readonly type: "presence";
  readonly here: readonly number[];
  readonly spectators: number;
}

/** Who is ready to go on after a deal or round. */
export interface ReadyMessage {
  readonly type: "ready";
  readonly part: number;
  readonly ready: readonly number[];
}

export interface Viewed {
  readonly type: "view";
  readonly id: string;
  readonly seq: number;
  readonly view: Json | null;
  readonly asked: QuestionFacts | null;
}

export interface NextWords {
  readonly type: "next";
  readonly id: string;
  readonly begun: string;
  readonly next: string[];
  readonly enough: boolean;
}

export interface Suggestion {
  readonly type: "suggestion";
  readonly id: string;
  readonly asked: number;
  readonly action: string;
}

export interface Farewell {
  readonly type: "farewell";
  readonly code: "removed" | "replaced" | "slow" | "malformed" | "stopping" | "version";
  readonly message: string;
}

/** The answers that a command may get. */
export type Reply = Done | Sealed | Refused | Viewed | NextWords | Suggestion;
export type FromServer = Welcome | Update | Presence | ReadyMessage | Farewell | Reply;

/** A command without its id, which the socket gives it. */
export type Command =
  | { type: "act"; asked: number; action: string }
  | { type: "withdraw"; asked: number }
  | { type: "advance"; answers: string[] }
  | { type: "sit"; seat: number }
  | { type: "fill"; seat: number; bot: string | null }
  | { type: "remove" | "mute"; member: number; on?: boolean }
  | { type: "propose"; what: Proposal }
  | { type: "answer"; agree: boolean }
  | { type: "say"; phrase?: string; text?: string }
  | { type: "next"; begun: string }
  | { type: "ready"; part: number }
  | { type: "stand" | "start" | "rematch" | "leave" | "resume" | "back" | "view" | "suggest" };

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thank-you",
  "sorry",
  "oops",
  "nice-one",
  "hurry-please",
  "one-moment",
  "good-game",
  "again",
  "goodbye",
] as const;

export interface Guest {
  readonly name: string;
}

export interface Invitation {
  readonly link: string;
  readonly local: boolean;
  readonly qr: string;
}

export interface TableCreated {
  readonly table: string;
  readonly member: number;
  readonly invitation: Invitation;
}

export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly name: string | null;
  readonly stage: Stage;
  readonly players: number;
  readonly open_seats: number;
  readonly options: Options;
  readonly clock: number | null;
  readonly yours: boolean;
  readonly seat: number | null;
  readonly at: number;
}

export interface TablePreview {
  readonly line: TableSummary;
  readonly member: number | null;
  readonly invitation: Invitation | null;
}

export interface Joined {
  readonly table: string;
  readonly member: number;
}

export interface DeviceLink {
  readonly link: string;
  readonly until: number;
  readonly qr: string;
}

export interface OptionFacts {
  readonly name: string;
  readonly help: string;
  readonly choices: readonly string[];
  readonly many: boolean;
}

export interface GameFacts {
  readonly name: string;
  readonly title: string;
  readonly pitch: string;
  readonly prefix: string;
  readonly least_players: number;
  readonly most_players: number;
  readonly usual_players: number;
  readonly options: readonly OptionFacts[];
  readonly single_deal: Options;
  readonly early: readonly string[];
  readonly bots: readonly string[];
  readonly scorepad: boolean;
  readonly sheets: readonly string[];
}

export interface FinishedGame {
  readonly record: string;
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly why: string;
  readonly at: number;
  readonly seat: number | null;
  readonly options: Options;
}

export interface ReplayStep {
  readonly step: number;
  readonly line: string | null;
  readonly happened: readonly Json[];
  readonly views: readonly Json[];
}

export interface ReplayPage {
  readonly facts: FinishedGame;
  readonly steps: number;
  readonly page: readonly ReplayStep[];
}

/** A style and a text. */
export type Span = readonly [string, string];

export interface ScoreRequest {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly names: readonly string[];
  readonly entries: readonly string[];
}

export interface ScoreSheet {
  readonly question: string | null;
  readonly usage: readonly (readonly Span[])[];
  readonly said: readonly (readonly Span[])[];
  readonly pad: readonly (readonly Span[])[];
  readonly rows: readonly { readonly points: readonly number[]; readonly totals: readonly number[] }[];
  readonly over: boolean;
  readonly refused: { readonly entry: number; readonly message: string } | null;
}
