/** The protocol. Made from the server's models by `make client`; edit those. */

export const VERSION = 1;
export const PHRASES = ["hello","good-luck","well-played","thank-you","sorry","oops","nice-one","hurry-please","one-moment","good-game","again","goodbye"] as const;
export const MAX_LIVE_CLOCK = 3600;

export type FromClient =
  | Hello
  | Act
  | Withdraw
  | Advance
  | Sit
  | Stand
  | Fill
  | Start
  | Rematch
  | Leave
  | Remove
  | Propose
  | Answer
  | Ready
  | Resume
  | Back
  | Say
  | Mute
  | GetView
  | Next
  | Suggest
  | Explain
  | Ping;
export type Proposal = "pause" | "draw" | "finish";
export type FromServer =
  | Welcome
  | Update
  | Done
  | Sealed
  | Refused
  | Presence
  | ReadyMessage
  | ViewMessage
  | NextMessage
  | BriefMessage
  | Suggestion
  | Farewell;
export type Stage = "gathering" | "playing" | "paused" | "over";
export type Sitter = "open" | "person" | "bot" | "program";
export type StandIn = "away" | "clock" | "left";
export type TableEvent =
  | CreatedEvent
  | JoinedEvent
  | RenamedEvent
  | LeftEvent
  | HostChangedEvent
  | SeatTakenEvent
  | StartedEvent
  | ActedEvent
  | RevealedEvent
  | StoodInEvent
  | ReturnedEvent
  | ProposedEvent
  | AnsweredEvent
  | WithdrawnEvent
  | LapsedEvent
  | PausedEvent
  | FinishingEvent
  | WaitsEvent
  | ResumedEvent
  | EndedEvent
  | ReopenedEvent
  | SpokeEvent;
export type RefusalCode =
  | "malformed"
  | "version"
  | "stale"
  | "illegal"
  | "not-asked"
  | "not-seated"
  | "not-host"
  | "not-now"
  | "taken"
  | "unknown"
  | "too-many"
  | "not-saved";

/**
 * The first message of every socket.
 */
export interface Hello {
  type: "hello";
  /**
   * The version of the protocol that the client speaks.
   */
  version?: number;
  /**
   * The last event that the client has; the welcome carries all later ones, or none if left out.
   */
  since?: number | null;
  /**
   * Which updates carry a new view: all, those that change the seat's question, or none.
   */
  views?: "always" | "asked" | "never";
}
/**
 * Answer the seat's question with an action, or in advance where that is possible.
 */
export interface Act {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "act";
  /**
   * The `since` of the seat's question; if the question has changed, the command does nothing.
   */
  asked: number;
  /**
   * The text of the action, such as `play R7`.
   */
  action: string;
}
/**
 * Take back a sealed answer before it is revealed.
 */
export interface Withdraw {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "withdraw";
  /**
   * The `since` of the seat's question.
   */
  asked: number;
}
/**
 * Set the answers to use whenever they are possible and no other was sent. Replaces earlier ones.
 */
export interface Advance {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "advance";
  /**
   * The answers; an empty list sets none.
   *
   * @maxItems 8
   */
  answers: string[];
}
/**
 * Before a game: take a seat that is open or that one of the server's bots holds, or move there. Programs
 * take only open seats.
 */
export interface Sit {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "sit";
  seat: number;
}
/**
 * Before a game: give up the seat and become a spectator.
 */
export interface Stand {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "stand";
}
/**
 * Host, before a game: give a seat that no person holds to a bot, or open it.
 */
export interface Fill {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "fill";
  seat: number;
  /**
   * The kind of bot; null opens the seat.
   */
  bot?: string | null;
}
/**
 * Host: start the game; bots take the open seats.
 */
export interface Start {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "start";
  /**
   * The kind of those bots; by default that of the other bots at the table, or else `sensible`.
   */
  bot?: string | null;
}
/**
 * After a game: prepare another one with the same seats. For the host and everyone who played. Members
 * who wait for the next game get the seats that are open or that bots hold.
 */
export interface Rematch {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "rematch";
}
/**
 * Leave the table; during a game a bot plays in the seat until its person returns.
 */
export interface Leave {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "leave";
}
/**
 * Host: remove a member for good; during a game a bot takes over the seat.
 */
export interface Remove {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "remove";
  member: number;
}
/**
 * Propose a pause, a draw, or to finish a deal in which no card left to play can change anyone's points.
 * All people in the game must agree.
 */
export interface Propose {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "propose";
  what: Proposal;
}
/**
 * Answer a proposal; decline your own to take it back.
 */
export interface Answer {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "answer";
  /**
   * Whether the player agrees.
   */
  agree: boolean;
}
/**
 * Declare that the player has read the result of a deal or round and is ready for the next. Everyone
 * receives it. It affects only what clients show, and it is not saved.
 */
export interface Ready {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "ready";
  /**
   * The number of the deal or round that is over.
   */
  part: number;
}
/**
 * End a pause. For the host and everyone who plays.
 */
export interface Resume {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "resume";
}
/**
 * Take the seat back from a bot that stands in.
 */
export interface Back {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "back";
}
/**
 * Say a preset phrase, or, at a table by invitation, any text.
 */
export interface Say {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "say";
  /**
   * One of the preset phrases.
   */
  phrase?: string | null;
  /**
   * Any text; send either this or a phrase.
   */
  text?: string | null;
}
/**
 * Mute a member's chat, or unmute it.
 */
export interface Mute {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "mute";
  member: number;
  /**
   * True to mute, false to unmute.
   */
  on: boolean;
}
/**
 * Request the view.
 */
export interface GetView {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "view";
}
/**
 * Request the words that may come next in a partial action, such as `hearts #4`.
 */
export interface Next {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "next";
  /**
   * The partial action.
   */
  begun: string;
}
/**
 * Request what a bot would do in this seat, knowing only what the seat knows.
 *
 * It can take long, and the socket continues meanwhile. An `act`, another `suggest`, or another question
 * makes it `stale`.
 */
export interface Suggest {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "suggest";
  /**
   * Whether the client thinks itself: where a bot would search, the reply is a `brief`.
   */
  here?: boolean;
}
/**
 * Request what a client's own findings about the seat's question say; the reply is a `suggestion`.
 */
export interface Explain {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "explain";
  /**
   * The `since` of the question, as in the `brief`; if the question has changed, it is `stale`.
   */
  asked: number;
  /**
   * The findings; null where there was nothing to compare.
   */
  found: FoundFacts | null;
}
/**
 * The findings of a search: lists have something for each candidate, the best one first.
 */
export interface FoundFacts {
  /**
   * The candidates.
   *
   * @minItems 1
   * @maxItems 60
   */
  actions: string[];
  /**
   * Which are not to be chosen, as guesses that are too unlikely to be right.
   *
   * @minItems 1
   * @maxItems 60
   */
  barred: boolean[];
  /**
   * Which are as good as the best one.
   *
   * @minItems 1
   * @maxItems 60
   */
  equal: boolean[];
  /**
   * The expected results, by measure.
   *
   * @minItems 1
   * @maxItems 60
   */
  means: number[][];
  /**
   * Their standard errors.
   *
   * @minItems 1
   * @maxItems 60
   */
  errors: number[][];
  /**
   * How far each is behind the best one, in the unit of the first measure.
   *
   * @minItems 1
   * @maxItems 60
   */
  behind: number[];
  /**
   * The standard errors of that.
   *
   * @minItems 1
   * @maxItems 60
   */
  behind_errors: number[];
  /**
   * The effects of a candidate, on average in likely worlds, where that was looked at.
   *
   * @minItems 1
   * @maxItems 60
   */
  effects: (number[] | null)[];
  /**
   * In which share of likely worlds what the odds are made of is so.
   *
   * @maxItems 1000
   */
  shares: number[];
  /**
   * In how many worlds the best one was played on.
   */
  rows: number;
  /**
   * How often it was played on, for all candidates together.
   */
  playouts: number;
}
/**
 * Request a reply, which shows that the connection works; does nothing else. For clients that cannot send
 * the pings of WebSocket, such as pages of a browser.
 */
export interface Ping {
  /**
   * The client's id for the command, unique for each; the reply carries it.
   */
  id: string;
  type: "ping";
}
/**
 * The reply to `hello`: the present state of the table.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  /**
   * The last event that this message includes.
   */
  seq: number;
  /**
   * The table as it is now.
   */
  table: TableFacts;
  you: You;
  /**
   * The view of the seat; null before the first game.
   */
  view: JsonObject | null;
  /**
   * The seat's question; null for spectators.
   */
  asked: QuestionFacts | null;
  /**
   * The members who are connected.
   */
  here: number[];
  /**
   * The number of connected members without a seat.
   */
  spectators: number;
  /**
   * The events after the client's `since`, without views.
   */
  missed: Update[];
  /**
   * Whether earlier events were left out: too many, or from before the present game.
   */
  truncated: boolean;
  /**
   * The server's clock: milliseconds since the epoch.
   */
  now: number;
}
/**
 * A table as everyone at it sees it.
 */
export interface TableFacts {
  table: string;
  settings: Settings;
  stage: Stage;
  /**
   * The number of the game at this table, from 1; 0 before the first.
   */
  game_number: number;
  /**
   * The member who may seat bots, start, and remove others.
   */
  host: number | null;
  /**
   * When bots take the open seats at a table for strangers and the game starts; null if nobody waits for
   * that: milliseconds since the epoch.
   */
  fills_at: number | null;
  /**
   * When the daily deal that is played here is revealed, until when nothing advises on it: milliseconds
   * since the epoch.
   */
  reveals_at: number | null;
  /**
   * The people for whom the game waits, because none of them has played for two turns. It continues as soon
   * as one acts, takes the seat back, or resumes it.
   */
  waits_for: number[];
  seats: SeatFacts[];
  members: MemberFacts[];
  /**
   * Members who have left, for what the log says of them: at most 100.
   */
  former: MemberFacts[];
  proposal: ProposalFacts | null;
  commitments: Commitments;
  /**
   * The finished games of this table by the names of their records, oldest first.
   */
  finished: string[];
}
/**
 * How a table is set up; this never changes.
 */
export interface Settings {
  game: string;
  /**
   * The number of seats; if left out, the game's usual number.
   */
  players: number | null;
  /**
   * The game's options, as its rulebook names them; options left out have their defaults.
   */
  options: Options;
  /**
   * The table's name in a list of tables.
   */
  name: string | null;
  /**
   * Whether the table is listed and anyone may join, or only people with its invitation link, or strangers
   * whom `POST /api/play/{name}` sends there (see "Strangers").
   */
  access: "open" | "link" | "strangers";
  /**
   * Seconds for which players at a table for strangers wait for others.
   */
  fill_seconds: number;
  /**
   * The daily deal, if one is played here: alone against bots, once, and without leaving.
   */
  daily: DailyPlay | null;
  /**
   * The position, if one is tried again here: alone against bots, once, and for no statistics.
   */
  again: TriedAgain | null;
  /**
   * Whether the game began on the guest's device (see "Moving a game"): it is played on alone against bots,
   * once, and for no statistics.
   */
  moved: boolean;
  /**
   * Seconds for each move; null for no clock. With more than 3600 the table plays by the day (see "By the
   * day").
   */
  clock: number | null;
  /**
   * Seconds after which answers are revealed where the time to think could give something away: at most 60
   * unless the table plays by the day, where it is a quarter of the clock if left out.
   */
  question_seconds: number;
  /**
   * Seconds that a bot waits before each of its moves, whatever it holds.
   */
  pace: number;
  /**
   * Seconds without a connection after which a bot stands in.
   */
  away_seconds: number;
  /**
   * Whether clients should hide what people can remember: the points taken, all tricks and turns except the
   * last, and agents that are face down again.
   */
  memory: boolean;
}
export interface Options {
  [k: string]: string | number | boolean | (string | number)[] | null;
}
/**
 * Which daily deal is played at a table (see "The daily deal").
 */
export interface DailyPlay {
  /**
   * The date by the clock of UTC, such as 2026-11-23.
   */
  day: string;
  /**
   * Whether it does not count.
   */
  practice: boolean;
}
/**
 * The position from which a game that was played is tried again (see "Trying again").
 */
export interface TriedAgain {
  /**
   * The name of the game's record.
   */
  record: string;
  /**
   * The step of its replay at which the seat has to choose.
   */
  step: number;
  /**
   * The number of the deal or round, from 0.
   */
  part: number;
  seat: number;
}
/**
 * A seat as everyone at the table sees it.
 */
export interface SeatFacts {
  seat: number;
  sitter: Sitter;
  name: string;
  /**
   * The person or program that holds it.
   */
  member: number | null;
  bot: string | null;
  /**
   * Why a bot stands in for the holder, if one does.
   */
  stand_in: StandIn | null;
  /**
   * Who held it earlier, oldest first: at most the last 20.
   */
  earlier: EarlierHolder[];
}
/**
 * Who held a seat earlier in the running or last game, for what the log says of that time.
 */
export interface EarlierHolder {
  name: string;
  /**
   * The event with which somebody else got the seat.
   */
  until: number;
}
/**
 * A member of the table: a player or a spectator.
 */
export interface MemberFacts {
  member: number;
  name: string;
  seat: number | null;
  /**
   * Whether the member joined for a seat when none was free, and gets one in the next game; at a table for
   * strangers at the next deal, if a bot plays then.
   */
  waits: boolean;
}
/**
 * A proposal that all people in the game must agree to.
 */
export interface ProposalFacts {
  what: Proposal;
  by: number;
  agreed: number[];
}
/**
 * The server's commitments from before it dealt (docs/fairness.md); 64 hexadecimal digits each.
 */
export interface Commitments {
  game: string | null;
  /**
   * The commitment to each deal or round, by its number.
   */
  parts: {
    [k: string]: string;
  };
  /**
   * The secrets of the parts that are over.
   */
  revealed: {
    [k: string]: string;
  };
  /**
   * The secret of the whole game, when it is over.
   */
  secret: string | null;
}
/**
 * The member that this socket belongs to.
 */
export interface You {
  member: number;
  /**
   * Its name at this table, numbered if another member or a bot has the same; fixed during a game.
   */
  name: string;
  seat: number | null;
  host: boolean;
  muted: number[];
  /**
   * The answers that it has set in advance.
   */
  advance: string[];
}
export interface JsonObject {
  [k: string]: unknown;
}
/**
 * The question to one seat now, apart from what its view says.
 */
export interface QuestionFacts {
  /**
   * The event that last changed the question; commands name it.
   */
  since: number;
  /**
   * Whether the seat may act now.
   */
  now: boolean;
  /**
   * Answers that the seat may send before its turn to answer; sealed, and changeable until then.
   */
  early: string[];
  /**
   * The seat's sealed answer, if it has sent one.
   */
  sealed: string | null;
  /**
   * When the time runs out or the answer is revealed: milliseconds since the epoch.
   */
  until: number | null;
  /**
   * Whether the answer stays sealed until then, however early it is sent.
   */
  window: boolean;
}
/**
 * One event of the table's log, reduced to what this socket may know. Every event reaches everyone.
 */
export interface Update {
  type: "update";
  seq: number;
  /**
   * When it happened: milliseconds since the epoch.
   */
  at: number;
  event: TableEvent;
  /**
   * The events in the game, in order.
   */
  happened: JsonObject[];
  /**
   * The seat's question after it; null for spectators.
   */
  asked: QuestionFacts | null;
  /**
   * The new view, as often as `hello` requested views.
   */
  view: JsonObject | null;
  /**
   * The table after it, if more than the game has changed.
   */
  table: TableFacts | null;
  /**
   * The member that this socket belongs to, if that has changed.
   */
  you: You | null;
}
/**
 * A table was created; its creator is member 0.
 */
export interface CreatedEvent {
  kind: "created";
  settings: Settings;
}
/**
 * A guest or a program became a member of the table.
 */
export interface JoinedEvent {
  kind: "joined";
  member: number;
  name: string;
}
/**
 * A member has another name.
 */
export interface RenamedEvent {
  kind: "renamed";
  member: number;
  name: string;
}
/**
 * A member left; during a game a bot continues in the seat.
 */
export interface LeftEvent {
  kind: "left";
  member: number;
  removed: boolean;
}
/**
 * Another member became the host.
 */
export interface HostChangedEvent {
  kind: "host";
  member: number | null;
}
/**
 * A seat has a new holder.
 */
export interface SeatTakenEvent {
  kind: "seat";
  seat: number;
  sitter: Sitter;
  member: number | null;
  bot: string | null;
}
/**
 * A game started.
 */
export interface StartedEvent {
  kind: "started";
  game_number: number;
  commitment: string;
  parts: {
    [k: string]: string;
  };
}
/**
 * A seat acted; what others may know of the action is in the game's own events.
 */
export interface ActedEvent {
  kind: "acted";
  seat: number;
  by: "person" | "bot" | "stand-in" | "clock" | "window" | "agreement";
}
/**
 * Parts of the game are over: their secrets are revealed, and the server commits to the next parts.
 */
export interface RevealedEvent {
  kind: "revealed";
  secrets: {
    [k: string]: string;
  };
  parts: {
    [k: string]: string;
  };
}
/**
 * A bot stands in for the holder of a seat.
 */
export interface StoodInEvent {
  kind: "stand-in";
  seat: number;
  why: StandIn;
}
/**
 * The holder of a seat plays it again.
 */
export interface ReturnedEvent {
  kind: "returned";
  seat: number;
}
/**
 * A seat made a proposal to all people in the game.
 */
export interface ProposedEvent {
  kind: "proposed";
  seat: number;
  what: Proposal;
}
/**
 * A seat answered a proposal; a single no ends it.
 */
export interface AnsweredEvent {
  kind: "answered";
  seat: number;
  agree: boolean;
}
/**
 * A seat took its own proposal back.
 */
export interface WithdrawnEvent {
  kind: "withdrawn";
  seat: number;
}
/**
 * A proposal has become pointless.
 */
export interface LapsedEvent {
  kind: "lapsed";
}
/**
 * The game is paused until a player resumes it.
 */
export interface PausedEvent {
  kind: "paused";
}
/**
 * All players agreed to have the rest of the deal, which cannot change the points, played at once.
 */
export interface FinishingEvent {
  kind: "finishing";
}
/**
 * The game waits until one of the people in it returns: none has played for two turns.
 */
export interface WaitsEvent {
  kind: "waits";
  seats: number[];
}
/**
 * The game continues; every clock restarts.
 */
export interface ResumedEvent {
  kind: "resumed";
  seat: number | null;
}
/**
 * The game is over; its secret is revealed.
 */
export interface EndedEvent {
  kind: "ended";
  why: "over" | "draw";
  winners: number[];
  totals: number[];
  secret: string;
  record: string;
}
/**
 * The table gathers players for another game.
 */
export interface ReopenedEvent {
  kind: "rematch";
}
/**
 * A member said something. Members who muted the speaker receive `muted` instead of phrase and text.
 */
export interface SpokeEvent {
  kind: "said";
  member: number;
  phrase?: string | null;
  text?: string | null;
  muted?: boolean;
}
/**
 * A command was carried out and saved.
 */
export interface Done {
  type: "done";
  id: string;
  /**
   * The last event that it caused, or the last event of the table.
   */
  seq: number;
}
/**
 * An answer was saved under seal. All sockets of its member receive this message, and no others.
 */
export interface Sealed {
  type: "sealed";
  id: string;
  /**
   * The `since` of the question that it answers.
   */
  asked: number;
  /**
   * The sealed answer; null after it was taken back.
   */
  answer: string | null;
}
/**
 * A command did nothing, and why.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: RefusalCode;
  /**
   * A sentence for a person.
   */
  message: string;
  /**
   * A stable, finer code, for clients that word the sentence themselves.
   */
  reason: string | null;
  /**
   * The arguments of the sentence.
   */
  arguments: JsonObject;
  /**
   * The rule that forbids it, such as `BS-14`.
   */
  clause: string | null;
  /**
   * The field of the message that is wrong, if there is one.
   */
  field: string | null;
  seq: number | null;
  /**
   * The seat's present question, if the command was stale.
   */
  asked: QuestionFacts | null;
}
/**
 * Which members are connected; not an event, and not saved.
 */
export interface Presence {
  type: "presence";
  here: number[];
  spectators: number;
}
/**
 * Which members are ready for the next deal or round; not an event, and not saved.
 */
export interface ReadyMessage {
  type: "ready";
  /**
   * The number of the deal or round that is over.
   */
  part: number;
  ready: number[];
}
/**
 * The reply to `view`.
 */
export interface ViewMessage {
  type: "view";
  id: string;
  seq: number;
  view: JsonObject | null;
  asked: QuestionFacts | null;
}
/**
 * The reply to `next`: the words that may follow, and whether the action may end here.
 */
export interface NextMessage {
  type: "next";
  id: string;
  /**
   * The partial action of the request.
   */
  begun: string;
  /**
   * The words that may come next.
   */
  next: string[];
  /**
   * For each of these words, the text to append to `begun`, with the space and a word such as `on`.
   */
  add: string[];
  /**
   * Whether the action may end here.
   */
  enough: boolean;
}
/**
 * The reply to `suggest` for a client that thinks itself, which asks `explain` with what it found out.
 */
export interface BriefMessage {
  type: "brief";
  id: string;
  /**
   * The `since` of the question.
   */
  asked: number;
  brief: BriefFacts;
}
/**
 * Everything that a search needs to think about a question: no more than the seat knows.
 */
export interface BriefFacts {
  game: string;
  seat: number;
  /**
   * The state as the seat observes it, as the bytes of a record in base64.
   */
  record: string;
  /**
   * How hard it is to think; the module's facts name the numbers.
   */
  budget: number[];
  /**
   * Whether the seat plays on by weights found in self-play.
   */
  tuned: boolean;
  /**
   * The course of the game, as rows.
   */
  history: number[][];
  /**
   * The numbers by which the course is judged.
   */
  likelihoods: number[];
  /**
   * Actions to compare in any case.
   */
  also: string[];
  seed: string;
  /**
   * Another seed, for worlds that are drawn apart from those to compare in.
   */
  apart: string;
  /**
   * Whether to say what each action leads to, and not only to choose one.
   */
  explains: boolean;
  /**
   * Of how many candidates to say something, the best ones.
   */
  most: number;
}
/**
 * The reply to `suggest` and `explain`.
 */
export interface Suggestion {
  type: "suggestion";
  id: string;
  /**
   * The `since` of the question that it answers.
   */
  asked: number;
  action: string;
  /**
   * Why, if the action was found by a search; null where a simple bot suggests it.
   */
  explanation: ExplanationFacts | null;
  /**
   * Whether there will be explanations once the server has compiled what they need.
   */
  later: boolean;
}
/**
 * A search's findings about a seat's question, from what the seat may know.
 */
export interface ExplanationFacts {
  reason: ReasonFacts | null;
  /**
   * The names of the measures; more of the first is better. Empty if nothing was compared.
   *
   * @maxItems 8
   */
  measures: string[];
  /**
   * The best options, the best one first.
   *
   * @maxItems 60
   */
  options: ActionFacts[];
  /**
   * The odds of what the seat cannot see, in percent; the keys depend on the game.
   */
  odds: JsonObject;
  /**
   * In how many worlds the best option was played on.
   */
  rows: number;
  /**
   * How often it was played on, for all options together.
   */
  playouts: number;
  /**
   * The number of legal actions; null if there are very many.
   */
  action_count: number | null;
}
/**
 * Why a suggested action is best, as a code with arguments for clients that word the sentence.
 *
 * The argument `ideas`, where there is one, lists what speaks for the action as a card player would say, the
 * most telling first: each a code with arguments like the reason itself. Each is true by the rules, or clear
 * from the worlds of the search.
 */
export interface ReasonFacts {
  code: string;
  arguments: JsonObject;
}
/**
 * An action with its average results.
 */
export interface ActionFacts {
  action: string;
  /**
   * The expected result by measure.
   */
  results: {
    [k: string]: number;
  };
  /**
   * The standard error of each.
   */
  errors: {
    [k: string]: number;
  };
  /**
   * How far it is behind the best option, in the unit of the first measure.
   */
  behind: number;
  /**
   * The standard error of that.
   */
  behind_error: number;
  /**
   * Whether it is as good as the best option; the best one itself is. Reviews and puzzles say the same.
   */
  equal: boolean;
}
/**
 * The last message before the server closes the socket, and why it does.
 */
export interface Farewell {
  type: "farewell";
  code: "removed" | "replaced" | "slow" | "malformed" | "stopping" | "version";
  /**
   * A sentence for a person.
   */
  message: string;
  /**
   * Why exactly, as a stable code for clients that word the sentence themselves.
   */
  reason: string | null;
  /**
   * The arguments of the sentence.
   */
  arguments: JsonObject;
}
/**
 * Host: a seat for a program.
 */
export interface AddProgram {
  seat: number;
  name: string;
}
/**
 * Somebody whom the guest has blocked.
 */
export interface BlockedPerson {
  person: string;
  /**
   * As the guest knew them.
   */
  name: string;
  /**
   * Milliseconds since the epoch.
   */
  since: number;
}
/**
 * An action of a choice that is judged, and what it leads to.
 */
export interface ComparedAction {
  action: string;
  /**
   * The expected result by measure.
   */
  results: {
    [k: string]: number;
  };
  /**
   * Whether it is as good as the best one; the best one itself is.
   */
  equal: boolean;
}
/**
 * A request for a new table: how it is set up, and what holds each seat at first.
 */
export interface CreateTable {
  game: string;
  /**
   * The number of seats; if left out, the game's usual number.
   */
  players?: number | null;
  /**
   * The game's options, as its rulebook names them; options left out have their defaults.
   */
  options?: Options;
  /**
   * The table's name in a list of tables.
   */
  name?: string | null;
  /**
   * Whether the table is listed and anyone may join, or only people with its invitation link.
   */
  access?: "open" | "link";
  /**
   * Seconds for which players at a table for strangers wait for others.
   */
  fill_seconds?: number;
  /**
   * Daily deals are played at tables of `POST /api/daily/{name}/{day}`.
   */
  daily?: null;
  /**
   * Positions are tried again at tables of `POST /api/finished/{record}/again`.
   */
  again?: null;
  /**
   * Games that began on a device are played on at tables of `POST /api/moved-tables`.
   */
  moved?: false;
  /**
   * Seconds for each move; null for no clock. With more than 3600 the table plays by the day (see "By the
   * day").
   */
  clock?: number | null;
  /**
   * Seconds after which answers are revealed where the time to think could give something away: at most 60
   * unless the table plays by the day, where it is a quarter of the clock if left out.
   */
  question_seconds?: number;
  /**
   * Seconds that a bot waits before each of its moves, whatever it holds.
   */
  pace?: number;
  /**
   * Seconds without a connection after which a bot stands in.
   */
  away_seconds?: number;
  /**
   * Whether clients should hide what people can remember: the points taken, all tricks and turns except the
   * last, and agents that are face down again.
   */
  memory?: boolean;
  /**
   * One for each seat; if left out, all are open. The creator of the table takes the first open seat.
   */
  seats?: SeatSetup[] | null;
  /**
   * Whether to start immediately; bots take the open seats.
   */
  start?: boolean;
}
/**
 * The holder of a seat of a new table; an open seat is for anyone who joins.
 */
export interface SeatSetup {
  sitter?: "open" | "bot" | "program";
  /**
   * The kind of bot, if it is one.
   */
  bot?: string;
  /**
   * The name of the program, if it is one; by default Program.
   */
  name?: string | null;
}
/**
 * The daily deals of one game.
 */
export interface DailyArchive {
  /**
   * The server's time: milliseconds since the epoch.
   */
  now: number;
  /**
   * On how many days in a row, up to the present or the previous one, the guest has finished a try that
   * counts.
   */
  streak: number;
  /**
   * The longest such row.
   */
  longest: number;
  /**
   * The deal of the next day.
   */
  upcoming: DailyCommitment;
  /**
   * The latest first.
   */
  deals: DailyDeal[];
  /**
   * Whether there are older ones.
   */
  more: boolean;
}
/**
 * The server's commitment to its next deal.
 */
export interface DailyCommitment {
  day: string;
  commitment: string;
  /**
   * Milliseconds since the epoch.
   */
  committed_at: number;
}
/**
 * The deal of one game and day, as a guest may know it.
 */
export interface DailyDeal {
  game: string;
  /**
   * The date by the clock of UTC, such as 2026-11-23.
   */
  day: string;
  /**
   * The commitment to the game's secret (docs/fairness.md): 64 hexadecimal digits.
   */
  commitment: string;
  /**
   * When the server committed to it: milliseconds since the epoch, as are the next three.
   */
  committed_at: number;
  opens_at: number;
  /**
   * When no more tries that count can begin.
   */
  closes_at: number;
  /**
   * When the secret is revealed; a try counts if it is over by then.
   */
  reveals_at: number;
  /**
   * The game's secret, once it is revealed: 64 hexadecimal digits.
   */
  secret: string | null;
  /**
   * How many tries that count are over.
   */
  players: number;
  /**
   * The guest's own try.
   */
  yours: DailyTry | null;
  /**
   * The results of all players, from the fewest points; null until the guest's own try is over or the deal
   * is revealed.
   */
  field: DailyCount[] | null;
  /**
   * The result of the bot `expert` in the same seat; null as `field` is, and until it has played.
   */
  expert: DailyOutcome | null;
}
/**
 * The try of a guest that counts.
 */
export interface DailyTry {
  table: string;
  /**
   * When it began: milliseconds since the epoch.
   */
  since: number;
  /**
   * null until the game is over.
   */
  outcome: DailyOutcome | null;
  /**
   * The name of its record, once the deal is revealed.
   */
  record: string | null;
}
/**
 * The result of somebody at a daily deal.
 */
export interface DailyOutcome {
  /**
   * The total of the seat; in a game without points 1 for a win.
   */
  points: number;
  won: boolean;
}
/**
 * How many players have made the same of a daily deal.
 */
export interface DailyCount {
  points: number;
  won: boolean;
  players: number;
}
/**
 * The deals of the present day.
 */
export interface DailyPage {
  /**
   * The server's time: milliseconds since the epoch.
   */
  now: number;
  /**
   * One for each game.
   */
  deals: DailyDeal[];
}
/**
 * The table at which a guest plays a daily deal: a new one, or where they have started.
 */
export interface DailyTable {
  table: string;
}
/**
 * A link that opens the guest, with all seats and games, on another device; it works once.
 */
export interface DeviceLink {
  link: string;
  /**
   * When it expires: milliseconds since the epoch.
   */
  until: number;
  /**
   * The QR code of the link, as SVG.
   */
  qr: string;
}
/**
 * Why a request did nothing.
 */
export interface ErrorResponse {
  /**
   * The kind of refusal; see the table of refusals over HTTP.
   */
  code: string;
  /**
   * A sentence for a person.
   */
  message: string;
  /**
   * A stable, finer code, for clients that word the sentence themselves.
   */
  reason: string | null;
  /**
   * The arguments of the sentence.
   */
  arguments: JsonObject;
  /**
   * The rule that forbids it, such as `BS-26`.
   */
  clause: string | null;
  /**
   * The field of the request that is wrong, such as `seats.0.bot` or `options.variants`.
   */
  field: string | null;
}
/**
 * The results that a seat could expect at a choice, before it and after it.
 */
export interface ExpectationFacts {
  /**
   * The step of the replay at which the seat had to choose.
   */
  step: number;
  /**
   * The number of the deal or round, from 0.
   */
  part: number;
  /**
   * The expected results of the best action, by measure.
   */
  best: {
    [k: string]: number;
  };
  /**
   * Those of the action that was taken.
   */
  played: {
    [k: string]: number;
  };
  /**
   * How far it is behind the best, in the unit of the first measure; 0 if it is as good.
   */
  cost: number;
  /**
   * The action that was taken; "" in reviews that are older than this field.
   */
  action: string;
  /**
   * All actions that were compared, the best one first; none in reviews that are older than this field.
   */
  options: ComparedAction[];
}
/**
 * A finished game in a list.
 */
export interface FinishedGame {
  /**
   * The name of its record.
   */
  record: string;
  table: string;
  game: string;
  names: string[];
  winners: number[];
  totals: number[];
  /**
   * How it ended.
   */
  why: string;
  /**
   * When it ended: milliseconds since the epoch.
   */
  at: number;
  /**
   * The seat of the guest who sent the request; null for others.
   */
  seat: number | null;
  options: JsonObject;
  /**
   * The daily deal, if it was one.
   */
  daily: DailyPlay | null;
  /**
   * When the record of a daily deal can be read: milliseconds since the epoch; null if it can be now.
   */
  sealed_until: number | null;
  /**
   * The position from which an earlier game was tried again, if it was.
   */
  again: TriedAgain | null;
}
/**
 * A game that can be played at this server.
 */
export interface GameFacts {
  name: string;
  title: string;
  pitch: string;
  prefix: string;
  least_players: number;
  most_players: number;
  usual_players: number;
  options: OptionFacts[];
  /**
   * Options with which a game is a single deal.
   */
  single_deal: JsonObject;
  /**
   * Whether the fewest points win; otherwise the most do.
   */
  fewest_win: boolean;
  /**
   * Whether it has several deals or rounds, between which people can take over seats of bots.
   */
  has_deals: boolean;
  /**
   * Answers that a seat can set in advance.
   */
  early: string[];
  /**
   * The kinds of bots: `random`, `sensible`, and the levels `easy`, `medium`, `hard`, `expert`.
   */
  bots: string[];
  /**
   * Whether the server keeps score for a game with paper cards.
   */
  scorepad: boolean;
  /**
   * Texts to print for a game with paper cards.
   */
  sheets: string[];
}
/**
 * An option of a game.
 */
export interface OptionFacts {
  name: string;
  help: string;
  choices: string[];
  /**
   * Whether several choices can be combined.
   */
  many: boolean;
  /**
   * The kind of its value. `choice`: one of the choices. `choices`: a list of them. `number`: a whole
   * number from `least` to `most`. `switch`: true or false. `seat`: a seat. `seat-order`: a list of all seats.
   * `choice-by-seat`: a list with a different choice for each seat. `text`: a text that the game checks.
   */
  kind: "choice" | "choices" | "number" | "switch" | "seat" | "seat-order" | "choice-by-seat" | "text";
  least: number | null;
  most: number | null;
  /**
   * Pairs of choices that exclude each other.
   */
  excludes: [string, string][];
  /**
   * The value if it is left out, by the number of players; null for chance or the usual order.
   */
  defaults: JsonObject;
  /**
   * The values of other options for each choice, if the option stands for others. A value given beside it
   * replaces one of them, a list is added to one. The choice that stands for none is the default.
   */
  presets: {
    [k: string]: JsonObject;
  };
}
/**
 * Totals that become others when a part changes them to these.
 */
export interface GoingBack {
  totals: {
    [k: string]: number;
  };
  /**
   * Says so: `{name}`, `{total}`, `{after}`.
   */
  said: string;
}
/**
 * The guest that this browser or program acts for.
 */
export interface Guest {
  name: string;
}
/**
 * How others join a table.
 */
export interface Invitation {
  link: string;
  /**
   * Whether the link works only on this computer or the local network.
   */
  local: boolean;
  /**
   * The path of a picture of its QR code.
   */
  qr: string;
}
/**
 * An invitation of somebody to a table of the guest's.
 */
export interface InvitePerson {
  table: string;
}
/**
 * A request to join the table that an invitation leads to.
 */
export interface JoinByInvitation {
  /**
   * Whether to take a seat too, as in `JoinTable`.
   */
  sit?: boolean;
}
/**
 * A request to join a table; a table by invitation needs the token from its link.
 */
export interface JoinTable {
  invitation?: string | null;
  /**
   * Whether to take a seat too: now if the table gathers and one is open or held by a bot, otherwise in the
   * next game.
   */
  sit?: boolean;
}
/**
 * A guest is a member of a table.
 */
export interface Joined {
  table: string;
  member: number;
  /**
   * The guest's seat.
   */
  seat: number | null;
}
/**
 * An answer to a step of a lesson, and what follows from it.
 */
export interface LessonAnswer {
  /**
   * The action; "*" for all that the step does not name.
   */
  action: string;
  right: boolean;
  /**
   * The code of the sentence about it.
   */
  code: string;
  /**
   * The clause that forbids the action; null if it is legal.
   */
  clause: string | null;
  /**
   * The answer itself, and what others do then; none where nothing is shown.
   */
  moves: LessonMove[];
  /**
   * The step that follows; null after a wrong answer and after the last step.
   */
  next: LessonStep | null;
}
/**
 * The events of a ply of a lesson, as its seat sees them.
 */
export interface LessonMove {
  events: JsonObject[];
  view: JsonObject;
}
/**
 * A step of a lesson: a position with a question.
 */
export interface LessonStep {
  /**
   * The start of the codes of its sentences: `-goal`, `-says`, and for what is offered `-offer-1`.
   */
  code: string;
  view: JsonObject;
  /**
   * The actions that are offered as sentences; none where any action may be an answer.
   */
  offers: string[];
  answers: LessonAnswer[];
}
/**
 * A lesson with all that may follow in it.
 */
export interface LessonFacts {
  lesson: LessonSummary;
  begin: LessonStep;
}
/**
 * A lesson of a game: a position to play through, with a goal at each step.
 */
export interface LessonSummary {
  /**
   * The start of the codes of its sentences, which clients have in files of their own.
   */
  name: string;
  game: string;
  players: number;
  /**
   * The seat of the person who learns.
   */
  seat: number;
  steps: number;
  /**
   * The clauses of the rulebook that it teaches.
   */
  clauses: string[];
}
/**
 * A game that began on the guest's device, alone against bots, to be played on (see "Moving a game").
 */
export interface MovedGame {
  /**
   * The record of what was played.
   */
  record: string;
  /**
   * The holder of each seat: bots, and the guest the only one that is open.
   *
   * @maxItems 6
   */
  seats: SeatSetup[];
  /**
   * Seconds that a bot waits before each of its moves.
   */
  pace: number;
  /**
   * Whether clients should hide what people can remember.
   */
  memory: boolean;
}
/**
 * A passkey that a device has created, as the browser returns it, in base64url.
 */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}
/**
 * A file that a page keeps to do without the server.
 */
export interface OfflineFile {
  /**
   * Where it is below the address of the server; another file has another path.
   */
  path: string;
  /**
   * How many bytes it takes on its way, about.
   */
  bytes: number;
  /**
   * How many bytes it holds.
   */
  length: number;
}
/**
 * The sum of the points of all players in every part.
 */
export interface PartSum {
  makes: number;
  /**
   * Why a larger sum is refused: `{made}`, `{makes}`, `{off}`.
   */
  too_many: string;
  too_few: string;
}
/**
 * A passkey of a guest.
 */
export interface PasskeyFacts {
  id: string;
  /**
   * When it was added: milliseconds since the epoch.
   */
  since: number;
  /**
   * When somebody last signed in with it: milliseconds since the epoch.
   */
  used: number | null;
}
/**
 * A proof that somebody has a passkey, as the browser returns it, in base64url.
 */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}
/**
 * The people whom a guest knows; nobody else can see them.
 */
export interface People {
  /**
   * The latest first, without those who are blocked.
   */
  recent: RecentPlayer[];
  /**
   * The latest first.
   */
  blocked: BlockedPerson[];
}
/**
 * Somebody with whom the guest has finished games.
 */
export interface RecentPlayer {
  person: string;
  /**
   * As it was in the latest of these games.
   */
  name: string;
  /**
   * Which game that was.
   */
  game: string;
  /**
   * When it ended: milliseconds since the epoch.
   */
  at: number;
  /**
   * How many there were lately.
   */
  games: number;
}
/**
 * An invitation by somebody with whom the guest has played.
 */
export interface PersonalInvitation {
  person: string;
  name: string;
  game: string;
  table_name: string | null;
  /**
   * Milliseconds since the epoch.
   */
  at: number;
  /**
   * The token in the table's invitation link, such as `/join/TOKEN`.
   */
  token: string;
}
/**
 * A request to play a daily deal.
 */
export interface PlayDaily {
  /**
   * Whether it does not count; possible after the guest's own try, and for everybody once the deal is
   * revealed.
   */
  practice?: boolean;
}
/**
 * A finished game of the guest, for statistics.
 */
export interface PlayedGame {
  /**
   * The name of its record.
   */
  record: string;
  game: string;
  /**
   * When it ended: milliseconds since the epoch.
   */
  at: number;
  /**
   * Whether other guests played too, or only bots and programs.
   */
  against: "people" | "bots";
  /**
   * Whether the guest gave at least half of the seat's answers; otherwise a stand-in or the clock did.
   */
  played: boolean;
  /**
   * Whether it was a daily deal for practice, or a game tried again: the guest could know the cards.
   */
  practice: boolean;
  /**
   * Those who tie for the win have all won; a game without a winner is drawn.
   */
  result: "won" | "lost" | "drawn";
  /**
   * The guest's total; 0 in a game without points.
   */
  total: number;
  /**
   * The guest's points in each finished deal or round; empty in a game without points.
   */
  deals: number[];
}
/**
 * Some finished games of the guest, newest first.
 */
export interface PlayedPage {
  games: PlayedGame[];
  /**
   * Whether there are older games.
   */
  more: boolean;
}
/**
 * A rule for the players with the lowest total in the next part, unless all totals are equal.
 */
export interface PlayersBehind {
  possible: PossiblePoints;
  /**
   * Says who they are, after a part that does not end the game: `{names}`.
   */
  said: string;
  /**
   * Says that all totals are equal.
   */
  level: string;
}
/**
 * The points that one player may score in a part. Texts have parts in braces; see `ScoreModel`.
 */
export interface PossiblePoints {
  points: number[];
  /**
   * Why other points are refused: `{points}`, `{name}`.
   */
  refusal: string;
}
/**
 * A seat that is reserved for a program; the token is shown only once.
 */
export interface ProgramAdded {
  token: string;
  /**
   * The address that the program connects to, with `Authorization: Bearer TOKEN`.
   */
  socket: string;
  seat: number | null;
}
/**
 * A browser of the guest that shows notifications.
 */
export interface PushDeviceFacts {
  id: string;
  /**
   * The host of its push service.
   */
  service: string;
  /**
   * When a page there was last seen: milliseconds since the epoch.
   */
  at: number;
}
/**
 * The key that a browser needs to subscribe, and the browsers of the guest that have subscribed.
 */
export interface PushFacts {
  /**
   * The server's public key, `applicationServerKey` for browsers: a point on P-256 in base64url.
   */
  key: string;
  /**
   * The one last seen first.
   */
  devices: PushDeviceFacts[];
}
/**
 * The words that may come next in a partial action.
 */
export interface PuzzleChoices {
  next: string[];
  /**
   * Whether the action is complete as it is.
   */
  enough: boolean;
}
/**
 * A puzzle with its solution and all that may be typed: a page needs no server to pose it.
 */
export interface PuzzleFacts {
  question: PuzzleQuestion;
  /**
   * By what is typed, from "" on; operands in any order.
   */
  typed: {
    [k: string]: TypedChoices;
  };
  /**
   * The actions that count as right, the best one first.
   */
  answers: string[];
  /**
   * The results of each action.
   */
  explanation: ExplanationFacts;
  /**
   * By action, why the best one is best; for a wrong one, why it is better than that. Some have none.
   */
  reasons: {
    [k: string]: ReasonFacts;
  };
}
/**
 * The question of a puzzle.
 */
export interface PuzzleQuestion {
  puzzle: PuzzleSummary;
  /**
   * The view of the seat; it holds the choices.
   */
  view: JsonObject;
}
/**
 * A puzzle: a position in which one choice is clearly best by what its seat can know.
 */
export interface PuzzleSummary {
  id: string;
  game: string;
  players: number;
  /**
   * The seat that chooses.
   */
  seat: number;
  /**
   * How many weak bots fail: from 1 for few to 4 for nearly all.
   */
  rating: number;
  /**
   * The name of its theme; "" where the game has none.
   */
  theme: string;
  /**
   * Whoever has this rating finds an answer at the first try in one of two cases; from 400 to 2400.
   */
  difficulty: number;
}
/**
 * The continuations of a text that can be typed as an answer.
 */
export interface TypedChoices {
  next: string[];
  /**
   * Whether the action is complete as it is.
   */
  enough: boolean;
  /**
   * The action that it is as it stands, as solutions write it; null as long as more must follow.
   */
  action: string | null;
}
/**
 * The solution of a puzzle, with reasons.
 */
export interface PuzzleSolution {
  /**
   * Whether the action of the request is right; true without one.
   */
  right: boolean;
  /**
   * The actions that count as right, the best one first.
   */
  answers: string[];
  /**
   * The results of each action.
   */
  explanation: ExplanationFacts;
  /**
   * Why the best action is best; where the action of the request is wrong, why it is better than that.
   */
  reason: ReasonFacts | null;
}
/**
 * A theme of puzzles. Clients have its title and what it asks in files of their own.
 */
export interface PuzzleTheme {
  name: string;
  /**
   * The texts of cards that picture it.
   */
  cards: string[];
}
/**
 * A recovery code, in whichever groups and case it was typed.
 */
export interface Recover {
  code: string;
}
/**
 * A new recovery code; it is shown only once, and works until another one is created.
 */
export interface RecoveryCode {
  code: string;
  /**
   * When it was created: milliseconds since the epoch.
   */
  since: number;
}
/**
 * Whether a guest has a recovery code.
 */
export interface RecoveryCodeState {
  /**
   * When it was created: milliseconds since the epoch; null if there is none.
   */
  since: number | null;
}
/**
 * Some steps of a finished game.
 */
export interface ReplayPage {
  facts: FinishedGame;
  /**
   * The number of steps after the start.
   */
  steps: number;
  page: ReplayStep[];
  /**
   * The steps with which deals or rounds end, except the last one.
   */
  ends: number[];
  /**
   * Whether the game is still being played: then this is what the guest's own seat saw of the deals or
   * rounds that are over.
   */
  running: boolean;
}
/**
 * A step of a finished game: an action with the chance outcomes after it; step 0 is the start.
 */
export interface ReplayStep {
  step: number;
  /**
   * The action as in the record: a seat and a text. As one seat saw the game, only its own actions.
   */
  line: string | null;
  happened: JsonObject[];
  /**
   * The views after it: one, or with open hands one for each seat.
   */
  views: JsonObject[];
}
/**
 * Some choices of a review, for a client that thinks about them itself.
 */
export interface ReviewBriefs {
  /**
   * How many choices between several actions the seat had.
   */
  decisions: number;
  /**
   * How many moves a review shows, those that cost most.
   */
  shown: number;
  /**
   * The briefs of the choices from the first on that was asked for, as many as are sent at once.
   */
  briefs: BriefFacts[];
}
/**
 * A bot's judgement of the moves of one seat in a game.
 */
export interface ReviewFacts {
  seat: number;
  /**
   * The level of the bot that judges.
   */
  level: string;
  /**
   * How many choices between several actions the seat had.
   */
  decisions: number;
  /**
   * The moves that cost most, the most expensive first.
   */
  moves: ReviewedMoveFacts[];
  /**
   * The results that the seat could expect, at one choice after another.
   */
  line: ExpectationFacts[];
}
/**
 * A move that cost something, judged only by what its seat could know.
 */
export interface ReviewedMoveFacts {
  /**
   * The step of the replay at which the seat had to choose.
   */
  step: number;
  /**
   * The number of the deal or round, from 0.
   */
  part: number;
  /**
   * The action that was taken, and its results.
   */
  played: ActionFacts;
  /**
   * The results of each action, the best one first.
   */
  explanation: ExplanationFacts;
  /**
   * Why the best action would have been better than the one played.
   */
  reason: ReasonFacts | null;
}
/**
 * The findings of a client about consecutive choices of a review.
 */
export interface ReviewFindings {
  /**
   * The number of the first of these choices, from 0.
   */
  first: number;
  /**
   * The findings about each; null where there was nothing to compare.
   *
   * @maxItems 1000
   */
  found: (FoundFacts | null)[];
}
/**
 * How far the review of a seat in a finished game is.
 */
export interface ReviewState {
  /**
   * `none`: nobody has requested it. `waiting`: for the server, or for other reviews. `failed`: it can
   * be requested again.
   */
  state: "none" | "waiting" | "working" | "ready" | "failed";
  /**
   * How many choices have been judged.
   */
  done: number;
  /**
   * How many choices there are; null as long as that is not known.
   */
  decisions: number | null;
  /**
   * The review, once it is ready.
   */
  review: ReviewFacts | null;
}
/**
 * Something that all players of a part share, such as the cards that take points off.
 */
export interface ScoreLimit {
  amount: number;
  /**
   * How much of it certain points take at least; others take nothing.
   */
  taken: {
    [k: string]: number;
  };
  refusal: string;
}
/**
 * The possible entries with a number for each player, for some options, and their consequences.
 *
 * A client can check and add up such entries with it alone. In texts, names and numbers stand in braces:
 * `{part}`, from 1; `{players}`, all names with commas; `{names}`, a list of some.
 */
export interface ScoreModel {
  players: number;
  /**
   * The questions for the first parts; after the last one they start again: `{part}`, `{players}`.
   */
  questions: string[];
  /**
   * The possible entries.
   */
  usage: string;
  /**
   * Why another number of numbers is refused: `{players}` (how many there are), `{count}`.
   */
  wrong_count: string;
  /**
   * For players who are not behind.
   */
  possible: PossiblePoints;
  /**
   * The result if one player has won: `{names}`, `{total}`.
   */
  won: string;
  /**
   * The result if several have the best total.
   */
  shared: string;
  fewest_win: boolean;
  sum: PartSum | null;
  limits: ScoreLimit[];
  /**
   * Rows that are allowed before anything else is checked.
   */
  special: SpecialRow[];
  back: GoingBack | null;
  behind: PlayersBehind | null;
  /**
   * The lowest total that ends the game.
   */
  ends_at: number | null;
  /**
   * The number of parts after which the game is over.
   */
  parts: number | null;
}
/**
 * The points of a part to which sum and limits do not apply, in any order of the players.
 */
export interface SpecialRow {
  /**
   * First those of the player whom the text names, which nobody else has.
   */
  points: number[];
  /**
   * The sentence about it: `{name}`.
   */
  said: string;
}
/**
 * An entry that is refused: those before it count, those after it are ignored.
 */
export interface ScoreRefusal {
  /**
   * Its position among the entries, from 0.
   */
  entry: number;
  /**
   * A sentence for a person, starting with the clause if there is one.
   */
  message: string;
}
/**
 * All entries so far in the scorepad of a game with paper cards.
 */
export interface ScoreRequest {
  game: string;
  players: number;
  options?: Options;
  /**
   * @minItems 2
   * @maxItems 6
   */
  names: string[];
  /**
   * @maxItems 200
   */
  entries?: string[];
}
/**
 * A scorepad and the next question. A line is a list of spans, each a style and a text.
 */
export interface ScoreSheet {
  /**
   * The question for the next entry; null when the game is over.
   */
  question: string | null;
  /**
   * Whether the next entry may be a whole number for each player, in the order of the names.
   */
  by_seat: boolean;
  /**
   * The possible entries and their form.
   */
  usage: [string, string][][];
  /**
   * The result of the last entry that counts.
   */
  said: [string, string][][];
  /**
   * The scorepad, laid out for a monospaced font.
   */
  pad: [string, string][][];
  /**
   * The scorepad as data: points and totals by seat for each finished part, and more by game.
   */
  rows: JsonObject[];
  over: boolean;
  refused: ScoreRefusal | null;
  /**
   * The number of finished parts after each entry that counts.
   */
  finished: number[];
  /**
   * The possible entries with a number for each player, to check and add them up without a connection.
   */
  model: ScoreModel | null;
}
/**
 * Facts about this server.
 */
export interface ServerInfo {
  version: string;
  protocol: number;
  local: boolean;
  tables: number;
  people: number;
}
/**
 * A guest's name.
 */
export interface SetName {
  name: string;
}
/**
 * A browser that has subscribed: what `PushSubscription.toJSON` returns there, and its language.
 */
export interface SetPushDevice {
  endpoint: string;
  /**
   * The browser's public key: an uncompressed point on the curve P-256.
   */
  p256dh: string;
  /**
   * A secret of 16 bytes that the browser shares with this server.
   */
  auth: string;
  /**
   * The language of the page, such as `de-AT`.
   */
  language: string;
}
/**
 * A table that was created.
 */
export interface TableCreated {
  table: string;
  member: number;
  invitation: Invitation;
  /**
   * The programs for which seats were requested.
   */
  programs: ProgramAdded[];
}
/**
 * The table for strangers to join next, with `POST /api/tables/{table}/members` and `sit`.
 *
 * If that is refused as `taken`, others were quicker: find another one.
 */
export interface TableForStrangers {
  table: string;
}
/**
 * A table as a person sees it before joining.
 */
export interface TablePreview {
  line: TableSummary;
  /**
   * The number of the guest who sent the request, if they are a member.
   */
  member: number | null;
  /**
   * Whether the host has removed that guest, who cannot join again.
   */
  removed: boolean;
  /**
   * Only for members who are people, not for programs.
   */
  invitation: Invitation | null;
  /**
   * The name of the host.
   */
  host: string | null;
  /**
   * The number of seats that a guest can take now: before a game, those that are open or held by bots.
   */
  free_seats: number;
  /**
   * All options of the game, also those that have their defaults.
   */
  options: JsonObject;
}
/**
 * A table in a list of tables.
 */
export interface TableSummary {
  table: string;
  game: string;
  name: string | null;
  stage: Stage;
  players: number;
  open_seats: number;
  options: Options;
  clock: number | null;
  daily: DailyPlay | null;
  /**
   * The position that is tried again there.
   */
  again: TriedAgain | null;
  /**
   * Whether the guest who sent the request is a member.
   */
  yours: boolean;
  /**
   * That guest's seat.
   */
  seat: number | null;
  /**
   * Whether that guest is asked something, as far as the server knows without loading the table: always by
   * the day.
   */
  your_turn: boolean;
  /**
   * When that guest's time to answer runs out: milliseconds since the epoch.
   */
  until: number | null;
  /**
   * When something last happened at the table: milliseconds since the epoch.
   */
  at: number;
}
/**
 * The table at which a position is tried again, or a game is played on that was moved.
 */
export interface TableToTryAgain {
  table: string;
}
/**
 * A request to try a position of a game again.
 */
export interface TryAgain {
  /**
   * The step of the replay at which the seat has to choose.
   */
  step: number;
  /**
   * The seat to play; those who played in the game can only play their own.
   */
  seat: number;
}
