/**
 * Tables without a server as this device keeps them, in IndexedDB: the lines of their logs with texts beside them, and
 * the games that are over.
 */

import type { FinishedGame, PlayedGame, TableSummary } from "../net/protocol";

/** A table, as Python reads it. */
export interface SavedTable {
  readonly name: string;
  readonly lines: readonly string[];
  readonly private: string;
}

/** A finished game without its record (`browser/kept.py`). */
export interface KeptFacts {
  readonly facts: FinishedGame;
  /** For statistics; null where the person did not play. */
  readonly played: PlayedGame | null;
  readonly bots: readonly (string | null)[];
}

export interface KeptGame extends KeptFacts {
  readonly record: string;
}

/** Everything that is saved of a table at once. */
export interface Changes {
  readonly lines: readonly string[];
  /** Whether the lines take the place of all others. */
  readonly fresh: boolean;
  readonly private: string;
  readonly summary: TableSummary;
  readonly finished: KeptGame | undefined;
}

interface TableFacts {
  readonly private: string;
  readonly summary: TableSummary;
}

/** Finished games that are kept; when there are more, the oldest are removed. */
export const MAX_FINISHED = 300;
/** Games that go on; nobody loses one, so that no more can be begun. */
export const MAX_RUNNING = 30;

const TABLES = "tables";
const LINES = "lines";
const FINISHED = "finished";
const RECORDS = "records";
const VERSION = 2;
const nameOf = (base: string) => `spydeck${base}-alone`;

/** There are as many games that go on as this device keeps. */
export class TooMany extends Error {}

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not saved"));
  });

/** The saved games of this device; servers below several paths of one site have some each. Rejects where nothing can be saved. */
export class SavedGames {
  private constructor(readonly database: IDBDatabase) {}

  /** Open them. `onlost` is called when they have to be opened again: the browser cleared them, or a later version of the page needs them. */
  static async open(base: string, onlost: () => void = () => undefined): Promise<SavedGames> {
    const request = indexedDB.open(nameOf(base), VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old); // no page ever led to those
      for (const store of [TABLES, LINES, FINISHED, RECORDS]) database.createObjectStore(store);
    };
    const database = await done(request);
    database.onclose = onlost;
    database.onversionchange = () => {
      database.close(); // a later version of the page, or a deletion, waits for that
      onlost();
    };
    return new SavedGames(database);
  }

  /** Delete all of it. */
  static async deleteAll(base: string): Promise<void> {
    await done(indexedDB.deleteDatabase(nameOf(base)));
  }

  /** The saved table of a name; undefined if there is none. */
  async read(name: string): Promise<SavedTable | undefined> {
    const transaction = this.database.transaction([TABLES, LINES]);
    const facts = done(transaction.objectStore(TABLES).get(name) as IDBRequest<TableFacts | undefined>);
    const lines = done(transaction.objectStore(LINES).getAll(linesOf(name)) as IDBRequest<string[]>);
    const [found, kept] = await Promise.all([facts, lines]);
    return found && { name, private: found.private, lines: kept };
  }

  /** All tables, the one where something happened last first. */
  async tables(): Promise<TableSummary[]> {
    const all = await done(this.database.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<TableFacts[]>);
    return all.map(({ summary }) => summary).sort((one, other) => other.at - one.at);
  }

  /** Save a new table. Throws `TooMany`. */
  async add(name: string, changes: Changes): Promise<void> {
    const tables = await this.tables();
    const over = tables.filter(({ stage }) => stage === "over");
    if (tables.length - over.length >= MAX_RUNNING) throw new TooMany();
    const oldest = tables.length >= MAX_RUNNING ? over.at(-1)?.table : undefined; // its game is kept by itself
    if (oldest !== undefined) await this.delete(oldest);
    await this.#write(name, changes, true);
  }

  /** Append lines to a table, all or none: none where another tab has appended others, or deleted it. */
  append(name: string, changes: Changes): Promise<void> {
    return this.#write(name, changes, false);
  }

  async #write(name: string, { lines, fresh, private: kept, summary, finished }: Changes, isNew: boolean): Promise<void> {
    const stores = finished ? [TABLES, LINES, FINISHED, RECORDS] : [TABLES, LINES];
    const transaction = this.database.transaction(stores, "readwrite");
    const saved = completed(transaction);
    const [tables, log] = [transaction.objectStore(TABLES), transaction.objectStore(LINES)];
    if (!isNew) {
      const before = tables.getKey(name);
      before.onsuccess = () => before.result === undefined && transaction.abort();
    }
    if (fresh) log.delete(linesOf(name));
    for (const line of lines) log.add(line, [name, numberOf(line)]);
    tables.put({ private: kept, summary } satisfies TableFacts, name);
    if (finished) keep(transaction, finished);
    await saved;
    if (finished) await this.#removeOldest().catch(() => undefined); // all else is saved, and the next one tries again
  }

  /** Delete a table. */
  async delete(name: string): Promise<void> {
    const transaction = this.database.transaction([TABLES, LINES], "readwrite");
    const deleted = completed(transaction);
    transaction.objectStore(TABLES).delete(name);
    transaction.objectStore(LINES).delete(linesOf(name));
    await deleted;
  }

  /** Keep a finished game. */
  async keep(game: KeptGame): Promise<void> {
    const transaction = this.database.transaction([FINISHED, RECORDS], "readwrite");
    const saved = completed(transaction);
    keep(transaction, game);
    await saved;
    await this.#removeOldest();
  }

  /** The finished games, the latest first. */
  async finished(): Promise<KeptFacts[]> {
    const all = await done(this.database.transaction(FINISHED).objectStore(FINISHED).getAll() as IDBRequest<KeptFacts[]>);
    return all.sort((one, other) => other.facts.at - one.facts.at);
  }

  /** A finished game; undefined if it is not kept. */
  async game(record: string): Promise<KeptGame | undefined> {
    const transaction = this.database.transaction([FINISHED, RECORDS]);
    const facts = done(transaction.objectStore(FINISHED).get(record) as IDBRequest<KeptFacts | undefined>);
    const text = done(transaction.objectStore(RECORDS).get(record) as IDBRequest<string | undefined>);
    const [found, kept] = await Promise.all([facts, text]);
    return found && kept !== undefined ? { ...found, record: kept } : undefined;
  }

  /** Remove finished games. */
  async remove(records: readonly string[]): Promise<void> {
    const transaction = this.database.transaction([FINISHED, RECORDS], "readwrite");
    const removed = completed(transaction);
    for (const record of records) {
      transaction.objectStore(FINISHED).delete(record);
      transaction.objectStore(RECORDS).delete(record);
    }
    await removed;
  }

  async #removeOldest(): Promise<void> {
    const oldest = (await this.finished()).slice(MAX_FINISHED);
    if (oldest.length > 0) await this.remove(oldest.map(({ facts }) => facts.record));
  }
}

function keep(transaction: IDBTransaction, { record, ...beside }: KeptGame): void {
  transaction.objectStore(FINISHED).put(beside satisfies KeptFacts, beside.facts.record);
  transaction.objectStore(RECORDS).put(record, beside.facts.record);
}

const linesOf = (name: string): IDBKeyRange => IDBKeyRange.bound([name, 0], [name, Infinity]);

/** The number of a line in its log, which it begins with. */
const numberOf = (line: string): number => (JSON.parse(line) as [number])[0];
