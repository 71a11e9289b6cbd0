/** A table with a live connection: what the server sends, shown one update at a time. */

import { base } from "../base";
import { tick } from "svelte";
import { type Who, shownName, say } from "../i18n";
import { isFirstTable } from "../net/guest";
import { ATTEMPT_TIMEOUT, TableSocket } from "../net/socket";
import type { Closed, Command, Connection, Reply, TableConnection, TableHandlers } from "../net/tableConnection";
import { TRANSIENT, RequestError, readTable } from "../net/http";
import { MAX_LIVE_CLOCK } from "../net/protocol";
import type {
  Commitments,
  FoundFacts,
  Presence,
  Proposal,
  QuestionFacts,
  ReadyMessage,
  Refused,
  Sealed,
  Suggestion,
  TableEvent,
  TableFacts,
  Update,
  Welcome,
  You,
} from "../net/protocol";
import { settings } from "../settings.svelte";
import {
  type Advice,
  MAX_HOLD,
  type DecisiveIn,
  type GameEvent,
  type GameParts,
  type GameView,
  type Listener,
  type MaybeDealt,
  type Names,
  type Refusal,
  type Seat,
  asEvents,
  asView,
} from "./contract";
import { MomentFinder, StandingMoment } from "./moments.svelte";
import { LIES, TrickPause, UpdateQueue } from "./updateQueue.svelte";

/** An entry of the table's log: what happened in the game or at the table. */
export interface LogEntry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
  readonly happened: readonly GameEvent[];
}

/** The code for a table of which the person is not a member yet. */
export const NEWCOMER = "newcomer";

const MAX_LOG = 3_000;
/** Milliseconds: while the person has less to answer, moments are short. */
const LITTLE_TIME = 45_000;
/** Sitters that are never away. */
const ALWAYS_HERE: readonly string[] = ["bot", "open"];
const NOTHING: Commitments = { game: null, parts: {}, revealed: {}, secret: null };

const adviceOf = ({ action, explanation, later }: Suggestion): Advice => ({ action, explanation: explanation ?? null, later: later ?? false });

/** Connects to a table. */
export type Connect = (handlers: TableHandlers) => TableConnection;

export class LiveTable implements MaybeDealt {
  facts: TableFacts | null = $state.raw(null);
  you: You | null = $state.raw(null);
  view: GameView | null = $state.raw(null);
  /** The final view, while the table shows it before the results are there. */
  final: GameView | null = $state.raw(null);
  asked: QuestionFacts | null = $state.raw(null);
  connection: Connection = $state("connecting");
  closed: Closed | null = $state.raw(null);
  here: readonly number[] = $state.raw([]);
  spectators = $state(0);
  /** The members who are ready to continue, and after which deal or round: the latest message. */
  ready: ReadyMessage | null = $state.raw(null);
  held = $state(false);
  finishing = $state(false);
  showResults: (() => void) | undefined = $state.raw();
  /** The deal or round whose review the person looks at, of the game that has a record's name. */
  reviewing: { readonly record: string; readonly part: number } | undefined = $state.raw();
  log: readonly LogEntry[] = $state.raw([]);
  /** When each absent member left, in milliseconds since the epoch by this device's clock. */
  awaySince: Readonly<Record<number, number>> = $state.raw({});

  /** Milliseconds by which the server's clock is ahead of this device's. */
  #clockOffset = 0;
  readonly #socket: TableConnection;
  #stopThinking: (() => void) | undefined;
  #soFar: (Advice & { readonly asked: number }) | undefined = $state.raw();
  readonly #trick = new TrickPause();
  readonly #moment = new StandingMoment();
  #moments: MomentFinder | undefined;
  /** Whether the person's own time runs with the update that is being prepared. */
  #timed = false;
  readonly #listeners = new Set<Listener<GameView, GameEvent>>();
  readonly #queue = new UpdateQueue<Update>(
    (update) => this.#prepare(update),
    (update) => this.#show(update),
  );

  readonly newcomer: boolean;

  /** With what connects to a table that is not at the server. */
  constructor(
    readonly table: string,
    connect?: Connect,
  ) {
    this.newcomer = isFirstTable(table);
    this.local = connect !== undefined;
    const handlers: TableHandlers = {
      onwelcome: (welcome) => this.#welcome(welcome),
      onupdate: (update) => {
        // Chat messages appear at once, even while cards are moving.
        if (update.event.kind === "said") this.#note(update);
        // The person's own time is never spent on looking at a trick.
        if (isTimed(update)) this.#trick.end();
        if (this.#runsOut(update)) this.#moment.hurry();
        this.#queue.add(update);
      },
      onpresence: (presence) => this.#presence(presence),
      onready: (ready) => (this.ready = ready),
      onsealed: (sealed) => this.#sealed(sealed),
      onconnection: (connection) => (this.connection = connection),
      onfarewell: (farewell) => this.#farewell(farewell),
      canConnect: () => this.#canConnect(),
    };
    this.#socket = connect ? connect(handlers) : new TableSocket(table, handlers);
  }

  /** Whether the table is in this page, so that nobody else can come, and no server knows of it. */
  readonly local: boolean = false;

  readonly lying = $derived(this.#trick.holds);
  readonly moment = $derived(this.#moment.now);
  readonly soFar = $derived(this.#soFar?.asked === this.asked?.since ? this.#soFar : undefined);
  readonly game = $derived(this.facts?.settings.game ?? "");
  readonly me = $derived(this.you?.seat ?? null);
  readonly memory = $derived(this.facts?.settings.memory ?? false);
  readonly over = $derived(this.facts?.stage === "over");
  readonly forStrangers = $derived(this.facts?.settings.access === "strangers");
  /** The daily deal, if one is played here. */
  readonly daily = $derived(this.facts?.settings.daily ?? null);
  /** The position, if one is tried again here. */
  readonly again = $derived(this.facts?.settings.again ?? null);
  readonly triedFrom = $derived(this.again ? `${base}/replay/${this.again.record}?eyes=${this.again.seat}&step=${this.again.step}&review=${this.again.seat}` : undefined);
  /** Whether the game began on the person's device. */
  readonly moved = $derived(this.facts?.settings.moved ?? false);
  /** Whether nothing advises on the daily deal yet. */
  readonly noAdvice = $derived(Date.now() + this.#clockOffset < (this.facts?.reveals_at ?? 0));
  readonly paused = $derived(this.facts?.stage === "paused");
  readonly reviewPart = $derived(this.me === null || this.noAdvice ? undefined : (part: number) => this.#review(part));
  readonly advanced = $derived(this.you?.advance ?? []);
  /** Whether people come and go: clocks of hours and days, and no bots in place of those who are away. */
  readonly byDay = $derived((this.facts?.settings.clock ?? 0) > MAX_LIVE_CLOCK);
  readonly commitments = $derived(this.facts?.commitments ?? NOTHING);
  readonly proposal = $derived(this.facts?.proposal?.what ?? null);
  readonly events: readonly GameEvent[] = $derived(this.log.flatMap(({ happened }) => happened));
  readonly seats: readonly Seat[] = $derived(
    (this.facts?.seats ?? []).map((seat) => ({
      ...seat,
      name: shownName(seat.name),
      here: ALWAYS_HERE.includes(seat.sitter) || (seat.member !== null && this.here.includes(seat.member)),
    })),
  );

  /** Whether only bots play with the person, with time for everything. */
  readonly alone = $derived(
    this.me !== null &&
      (this.byDay || (this.facts?.settings.clock ?? null) === null) &&
      this.seats.every(({ seat, sitter, stand_in }) => seat === this.me || sitter === "bot" || stand_in === "left"),
  );

  /** Whether the game waits because nobody is there who plays it. */
  readonly #sleeps = $derived(
    this.facts?.stage === "playing" &&
      !this.byDay &&
      this.facts.seats.some(({ member }) => member !== null) &&
      !this.facts.seats.some(({ member }) => member !== null && this.here.includes(member)),
  );
  readonly waitsFor: readonly number[] = $derived(
    this.#sleeps
      ? this.seats.filter(({ sitter, stand_in }) => sitter === "person" && stand_in !== "left").map(({ seat }) => seat)
      : (this.facts?.waits_for ?? []),
  );
  readonly awaySeconds = $derived(
    this.facts?.stage !== "playing" || this.waitsFor.length > 0 ? 0 : this.byDay ? Infinity : this.facts.settings.away_seconds,
  );

  nameOf = (seat: number): string => {
    if (seat === this.me) return say("table-you");
    return this.seats[seat]?.name || say("table-seat", { number: seat + 1 });
  };

  /** How the seats are named in what the log says of an event: after those who held them then. */
  namesAt = (seq: number): Names => {
    const earlier = (seat: number) => {
      const held = this.facts?.seats[seat]?.earlier?.find(({ until }) => seq < until);
      return held && shownName(held.name);
    };
    return {
      nameOf: (seat) => earlier(seat) ?? this.nameOf(seat),
      who: (seat) => {
        const name = earlier(seat);
        return name === undefined ? this.who(seat) : { name, you: false };
      },
    };
  };

  who = (seat: number): Who => ({ name: this.nameOf(seat), you: seat === this.me });

  serverNow = (): number => Date.now() + this.#clockOffset;

  /** Send a command to the table. Resolves with null when it is done. */
  async command(command: Command): Promise<Refusal | null> {
    const reply = await this.#socket.send(command);
    return reply.type === "refused" ? refusal(reply) : null;
  }

  async act(action: string): Promise<Refusal | null> {
    this.#moment.end();
    this.#stopThinking?.();
    const reply = await this.#socket.send({ type: "act", asked: this.asked?.since ?? 0, action });
    return reply.type === "refused" ? refusal(reply) : null;
  }

  propose(what: Proposal): Promise<Refusal | null> {
    return this.command({ type: "propose", what });
  }

  setReady(part: number): void {
    void this.command({ type: "ready", part });
  }

  notReady(part: number): number[] {
    const ready = this.ready?.part === part ? this.ready.ready : [];
    const waiting = this.seats.filter(
      ({ sitter, stand_in, here, member }) =>
        sitter === "person" && !stand_in && here && member !== null && !ready.includes(member),
    );
    return waiting.map(({ seat }) => seat);
  }

  async withdraw(): Promise<void> {
    await this.#socket.send({ type: "withdraw", asked: this.asked?.since ?? 0 });
  }

  #review(part: number): void {
    this.reviewing = { record: `${this.table}-${this.facts?.game_number}`, part };
  }

  async advance(answers: string[]): Promise<void> {
    const before = this.advanced;
    // Before the reply, so that a second change builds on this one.
    this.#setAdvance(answers);
    const reply = await this.#socket.send({ type: "advance", answers });
    if (reply.type !== "done" && this.advanced === answers) this.#setAdvance(before);
  }

  async next(partial: string): Promise<{ next: string[]; enough: boolean }> {
    const reply = await this.#socket.send({ type: "next", begun: partial });
    return reply.type === "next" ? { next: reply.next, enough: reply.enough } : { next: [], enough: false };
  }

  async suggest(): Promise<Advice | null | undefined> {
    const reply = await this.#advised().finally(() => (this.#soFar = undefined));
    if (reply === undefined || (reply.type === "refused" && reply.reason === "suggestion-outdated")) return undefined;
    if (reply.type !== "suggestion") return null;
    return adviceOf(reply);
  }

  /** Ask for advice, found out on this device where that is possible; undefined if something else is asked meanwhile. */
  async #advised(): Promise<Reply | undefined> {
    const { canThink, think, stopThinking } = await import("../kernel/thinker");
    this.#stopThinking = stopThinking;
    const reply = await this.#socket.send({ type: "suggest", here: canThink() });
    if (reply.type !== "brief") return reply;
    const explained = (found: FoundFacts | null) => this.#socket.send({ type: "explain", asked: reply.asked, found });
    let thinks = true;
    const tell = async (found: FoundFacts) => {
      const said = await explained(found);
      if (thinks && said.type === "suggestion") this.#soFar = { ...adviceOf(said), soFar: true, asked: said.asked };
    };
    try {
      const found = await think(reply.brief, (soFar) => void tell(soFar));
      return found === undefined ? undefined : explained(found);
    } catch {
      return this.#socket.send({ type: "suggest" });
    } finally {
      thinks = false;
    }
  }

  /** Mute or unmute a member. */
  async mute(member: number, on: boolean): Promise<Refusal | null> {
    const refused = await this.command({ type: "mute", member, on });
    if (refused === null && this.you) {
      const others = this.you.muted.filter((other) => other !== member);
      this.you = { ...this.you, muted: on ? [...others, member] : others };
    }
    return refused;
  }

  onHappened(listener: Listener<GameView, GameEvent>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hold(ready: () => Promise<unknown>): void {
    this.held = true;
    this.#queue.hold(ready, this.alone ? Infinity : MAX_HOLD);
  }

  showTrick(ends: boolean): Promise<void> {
    if (this.#queue.hurried || (this.finishing && !ends)) return Promise.resolve();
    const holds = settings.trick !== "none" && (ends || !this.#timed);
    const seen = this.#trick.begin(holds, holds && this.#timed ? LIES.usual : Infinity);
    if (!holds) return seen;
    this.held = true;
    this.#queue.hold(() => seen, Infinity);
    return seen;
  }

  showsFinal(view: GameView): void {
    this.final = view;
  }

  /** Let decisive moments of the game stand. `step`: the event that begins a turn or ends a trick. */
  setDecisive(decisive: DecisiveIn, step: string | undefined, passing: GameParts["passing"]): void {
    this.#moments = new MomentFinder(decisive, step, passing);
  }

  goOn(): void {
    this.#moment.end();
  }

  endTrick(): void {
    this.#trick.end();
  }

  /** Finish running animations at once. */
  skip(): void {
    this.#trick.end();
    this.#queue.skip();
  }

  leave(): void {
    this.#stopThinking?.();
    this.#queue.clear();
    this.#trick.end();
    this.#moment.end();
    this.#socket.close();
  }

  #setAdvance(answers: string[]): void {
    if (this.you) this.you = { ...this.you, advance: answers };
  }

  #welcome(welcome: Welcome): void {
    this.#clockOffset = welcome.now - Date.now();
    this.#queue.clear();
    this.#trick.end();
    this.#moment.end();
    this.held = this.finishing = false;
    for (const update of welcome.missed) this.#note(update);
    this.facts = welcome.table;
    this.you = welcome.you;
    this.view = asView(welcome.view);
    this.asked = welcome.asked;
    this.#presence(welcome);
  }

  #presence({ here, spectators }: Pick<Presence, "here" | "spectators">): void {
    const slept = this.#sleeps;
    this.here = here;
    this.spectators = spectators;
    const woken = slept && !this.#sleeps;
    const away = (this.facts?.members ?? []).filter(({ member }) => !here.includes(member));
    this.awaySince = Object.fromEntries(away.map(({ member }) => [member, (woken ? undefined : this.awaySince[member]) ?? Date.now()]));
  }

  #prepare(update: Update): unknown {
    this.#timed = isTimed(update);
    if (update.happened.length === 0) return undefined;
    this.#findMoment(update);
    const results = [...this.#listeners].map((listener) => listener(asEvents(update.happened), asView(update.view)));
    return results.some((one) => one instanceof Promise) ? Promise.all(results) : undefined;
  }

  #findMoment(update: Update): void {
    const moment = this.view && this.#moments?.find(asEvents(update.happened), this.view);
    // Nobody sees it on a hidden page, and the log has it.
    if (!moment || document.hidden) return;
    const hurried = () => this.#runsOut(update) || this.#queue.some((later) => this.#runsOut(later));
    this.#queue.stand(() => this.#moment.begin(moment, hurried(), this.alone));
  }

  /** Whether the person is asked with an update, and has little time to answer. */
  #runsOut(update: Update): boolean {
    return isTimed(update) && (update.asked?.until ?? 0) - this.serverNow() < LITTLE_TIME;
  }

  #show(update: Update): Promise<void> {
    if (update.event.kind !== "said") this.#note(update);
    const view = asView(update.view);
    if (view !== null) [this.view, this.final] = [view, null];
    const { event } = update;
    this.held = false;
    this.finishing = event.kind === "finishing" || (this.finishing && view?.settled === true);
    this.asked = this.finishing && update.asked ? { ...update.asked, now: false } : update.asked;
    if (event.kind === "started") this.ready = null;
    if (update.table) this.facts = update.table;
    if (update.you) this.you = update.you;
    if (event.kind === "revealed") this.#reveal(event);
    return tick();
  }

  /** Revealed secrets arrive separately, between two descriptions of the table. */
  #reveal({ secrets, parts }: { secrets: Record<string, string>; parts: Record<string, string> }): void {
    if (!this.facts) return;
    const known = this.facts.commitments;
    const commitments = {
      ...known,
      parts: { ...known.parts, ...parts },
      revealed: { ...known.revealed, ...secrets },
    };
    this.facts = { ...this.facts, commitments };
  }

  #note({ seq, at, event, happened }: Update): void {
    const last = this.log.at(-1);
    if (last && seq <= last.seq && this.log.some((entry) => entry.seq === seq)) return;
    const before = event.kind === "started" ? [] : this.log;
    this.log = [...before, { seq, at, event, happened: asEvents(happened) }].slice(-MAX_LOG);
  }

  #sealed({ asked, answer }: Sealed): void {
    if (this.asked?.since === asked) this.asked = { ...this.asked, sealed: answer };
  }

  #farewell(why: Closed): void {
    this.closed = why;
  }

  /** Whether this browser may connect to the table; true where that is not known. */
  async #canConnect(): Promise<boolean> {
    try {
      const { member } = await readTable(this.table, ATTEMPT_TIMEOUT);
      if (member !== null) return true;
      this.closed = { code: NEWCOMER, message: "" };
      return false;
    } catch (error) {
      if (!(error instanceof RequestError) || TRANSIENT.includes(error.code)) return true;
      this.closed = { code: "unknown", message: error.message };
      return false;
    }
  }
}

/** Whether the person is asked with an update, and has limited time to answer. */
const isTimed = ({ asked }: Update): boolean => asked !== null && asked.now && asked.until !== null;

const refusal = ({ code, message, clause }: Refused): Refusal => ({ code, message, clause });
