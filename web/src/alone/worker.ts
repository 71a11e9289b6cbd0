/**
 * Tables and requests without a server: Python runs tables here, which speak the protocol with the page, and answers what
 * the page asks about them.
 *
 * One thing happens after another. What a call leads to is saved first and sent then; if it cannot be saved, it has not
 * happened, and the table is made again from what is saved.
 */

import { Thinker } from "../kernel/thinker";
import type { Brief } from "../kernel/thinking.js";
import type { TableSummary } from "../net/protocol";
import type { Asked, FromWorker, LocalProblem, ToWorker } from "./messages";
import { NotHere, type Python, type PythonAnswer, type PythonObject, type PythonOutcome, type PythonTable, startPython } from "./python";
import { type Changes, type KeptGame, type SavedTable, SavedGames, TooMany } from "./saved";

/** The part of a worker's surroundings that we use. */
interface Surroundings {
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
  postMessage(message: FromWorker): void;
}

/** `Outcome` in `browser/table.py`. */
interface Outcome {
  readonly lines: readonly string[];
  readonly fresh: boolean;
  readonly private: string | null;
  readonly summary: string | null;
  readonly finished: string | null;
  readonly messages: readonly string[];
  readonly questions: readonly (readonly [number: number, bot: string])[];
  readonly wait: number | null;
}

/** Milliseconds until it is tried again to save what happened without a command. */
const RETRY = 10_000;

const here = globalThis as unknown as Surroundings;

class Problem extends Error {
  constructor(readonly problem: LocalProblem) {
    super(problem);
  }
}

const read = (result: PythonOutcome): Outcome => {
  const outcome = JSON.parse(result.text()) as Outcome;
  result.destroy();
  return outcome;
};

/** The changes to save of an outcome; `before` is what stands beside the lines now. */
const changesIn = ({ lines, fresh, private: kept, summary, finished }: Outcome, before: { private: string; summary: TableSummary | undefined }): Changes => ({
  lines,
  fresh,
  private: kept ?? before.private,
  summary: summary === null ? (before.summary as TableSummary) : (JSON.parse(summary) as TableSummary),
  finished: finished === null ? undefined : (JSON.parse(finished) as KeptGame),
});

class RunningTable {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #private: string;
  #summary: TableSummary | undefined;
  /** The greeting of the page, which stands for it when the table is made again. */
  #hello = "";
  #closed = false;

  constructor(
    readonly number: number,
    readonly base: string,
    public games: SavedGames,
    readonly python: Python,
    public table: PythonTable,
    kept: string,
    summary: TableSummary | undefined,
  ) {
    this.#private = kept;
    this.#summary = summary;
  }

  /** Carry out a message of the page. */
  receive(text: string): Promise<void> {
    this.#hello ||= text;
    return this.#take(this.table.receive(text, Date.now()), text);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    thinker.stop();
    this.table.destroy();
  }

  async #take(result: PythonOutcome, command?: string, again = false): Promise<void> {
    const outcome = read(result);
    clearTimeout(this.#timer);
    if (!(await this.#save(outcome))) {
      if (again) throw new Problem("alone-no-storage"); // not even what happens by itself
      return this.#startAgain(command);
    }
    for (const said of outcome.messages) here.postMessage({ to: this.number, said });
    for (const [number, bot] of outcome.questions) void this.#think(number, bot).catch((error: unknown) => this.#inTurn(() => Promise.reject(error as Error)));
    if (outcome.wait !== null) this.#wakeIn(outcome.wait);
  }

  async #save(outcome: Outcome): Promise<boolean> {
    if (outcome.lines.length === 0 && outcome.private === null) return true;
    const changes = changesIn(outcome, { private: this.#private, summary: this.#summary });
    try {
      await this.games.append(this.table.name, changes);
    } catch {
      return false;
    }
    [this.#private, this.#summary] = [changes.private, changes.summary];
    return true;
  }

  /** Go back to what is saved, and say so to the page. */
  async #startAgain(command: string | undefined): Promise<void> {
    this.games = await storage(this.base);
    const found = await this.games.read(this.table.name).catch(() => {
      throw new Problem("alone-no-storage");
    });
    if (!found) throw new Problem("alone-gone");
    this.table.destroy();
    this.table = resumed(this.python, found);
    this.#private = found.private;
    await this.#take(this.table.receive(this.#hello, Date.now()), undefined, true);
    const { id = "" } = JSON.parse(command ?? "{}") as { id?: string };
    here.postMessage({ to: this.number, unsaved: id });
    if (id === "") this.#wakeIn(RETRY);
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#take(this.table.wake(Date.now()))), milliseconds);
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    return inTurn(this.number, async () => {
      if (!this.#closed) await work();
    });
  }

  async #think(number: number, bot: string): Promise<void> {
    const table = this.table;
    const action = (await this.#searched(table, number, bot)) ?? this.#asked(table, number, (seen) => this.python.thinking.choose(bot, seen));
    if (action !== undefined && table === this.table) await this.#inTurn(() => this.#take(table.answer(number, action, Date.now())));
  }

  /** The choice of a bot at a level, which thinks in a worker of its own; undefined where none can, and for other bots. */
  async #searched(table: PythonTable, number: number, bot: string): Promise<string | undefined> {
    const brief = thinker.able ? this.#asked(table, number, (seen) => this.python.thinking.brief(bot, seen)) : undefined;
    if (brief === undefined) return undefined;
    const thought = await thinker.ask(JSON.parse(brief) as Brief).catch(() => undefined);
    if (!thought || !("choice" in thought)) return undefined;
    return this.#asked(table, number, (seen) => this.python.thinking.chosen(seen, thought.choice));
  }

  /** The steps that follow from what a bot sees; undefined once its question is out of date. */
  #asked(table: PythonTable, number: number, ask: (observation: PythonObject) => string | undefined): string | undefined {
    const observation = table === this.table && !this.#closed ? table.observation(number) : undefined;
    if (!observation) return undefined;
    const answer = ask(observation);
    observation.destroy();
    return answer;
  }
}

const thinker = new Thinker();
let turn: Promise<void> = Promise.resolve();
/** The tables that are open, by the numbers of their conversations. */
const running = new Map<number, RunningTable>();
/** The conversations that have begun and are not over. */
const going = new Set<number>();
let python: Promise<Python> | undefined;
let games: Promise<SavedGames> | undefined;

/** Do something for a conversation when everything before it is done. */
function inTurn(number: number, work: () => Promise<void>): Promise<void> {
  turn = turn.then(() => (going.has(number) ? work() : undefined)).catch((error: unknown) => {
    if (!(error instanceof Problem)) {
      console.error(error);
      python = undefined; // out of memory, for example: the next table has another
    }
    end(number, error instanceof Problem ? error.problem : "alone-failed");
  });
  return turn;
}

function end(number: number, problem: LocalProblem): void {
  if (!going.has(number)) return;
  close(number);
  here.postMessage({ to: number, problem });
}

function close(number: number): void {
  going.delete(number);
  running.get(number)?.close();
  running.delete(number);
}

/** Python, started once; again where what it needs was not here. Throws `Problem`. */
function startedPython(base: string): Promise<Python> {
  python ??= startPython(base).catch((error: unknown) => {
    python = undefined;
    throw error instanceof NotHere ? new Problem("alone-not-here") : error;
  });
  return python;
}

/** Everything that this device keeps. Throws `Problem`. */
function storage(base: string): Promise<SavedGames> {
  games ??= SavedGames.open(base, () => (games = undefined)).catch(() => {
    games = undefined;
    throw new Problem("alone-no-storage");
  });
  return games;
}

/** Have a table for this tab: where another has it, it is closed there. */
function takeOver(number: number, table: string, base: string): void {
  let release = () => undefined as unknown;
  const held = new Promise<void>((resolve) => (release = () => resolve()));
  released.set(number, () => void release());
  void navigator.locks?.request(`spydeck${base}-alone-${table}`, { steal: true }, () => held).catch(() => end(number, "alone-elsewhere"));
}

/** Functions that give a table back, by the numbers of conversations. */
const released = new Map<number, () => void>();

async function open(number: number, name: string, base: string): Promise<void> {
  takeOver(number, name, base);
  const kept = await storage(base);
  const [found, saved, tables] = await Promise.all([startedPython(base), kept.read(name), kept.tables()]);
  if (!saved) throw new Problem("alone-gone");
  const summary = tables.find(({ table }) => table === name);
  if (summary) thinker.prepare(summary.game);
  if (going.has(number)) running.set(number, new RunningTable(number, base, kept, found, resumed(found, saved), saved.private, summary));
}

/** The table as it is saved. Throws `Problem` if this version cannot read it. */
function resumed(found: Python, saved: SavedTable): PythonTable {
  try {
    return found.tables.resume(saved.name, found.list(saved.lines), saved.private);
  } catch (error) {
    console.error(error);
    throw new Problem("alone-unreadable");
  }
}

const NAMED = /^\/(finished|tables)\/([^/?]+)/;

/** Answer a request. Throws `Problem`. */
async function answer(number: number, asked: Asked, base: string): Promise<void> {
  const kept = await storage(base);
  const [, kind, name = ""] = NAMED.exec(asked.path) ?? [];
  const [found, game, saved] = await Promise.all([
    startedPython(base),
    kind === "finished" ? kept.game(name) : undefined,
    kind === "tables" ? kept.read(name) : undefined,
  ]);
  const table = saved && resumed(found, saved);
  const { method, path, body, person, language } = asked;
  const answered = found.answering.answer(method, path, body, person, language, Date.now(), game && JSON.stringify(game), table);
  try {
    await saveMade(kept, answered);
    here.postMessage({ to: number, status: answered.status, body: answered.body });
  } finally {
    answered.destroy();
    table?.destroy();
  }
}

/** Save what an answer has made. Throws `Problem`. */
async function saveMade(kept: SavedGames, { made, finished }: PythonAnswer): Promise<void> {
  try {
    if (made) await kept.add(made.name, changesIn(read(made.wake(Date.now())), { private: "", summary: undefined }));
    if (finished !== undefined) await kept.keep(JSON.parse(finished) as KeptGame);
  } catch (error) {
    throw new Problem(error instanceof TooMany ? "alone-too-many" : "alone-no-storage");
  } finally {
    made?.destroy();
  }
}

here.onmessage = ({ data }) => {
  const { from, base } = data;
  if ("open" in data || "ask" in data) going.add(from);
  if ("close" in data) {
    released.get(from)?.();
    released.delete(from);
    void inTurn(from, async () => close(from));
  } else if ("open" in data) void inTurn(from, () => open(from, data.open, base));
  else if ("say" in data) void inTurn(from, async () => running.get(from)?.receive(data.say));
  else void inTurn(from, () => answer(from, data.ask, base));
};
