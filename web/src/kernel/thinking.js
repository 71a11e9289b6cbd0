// @ts-check
/**
 * Thinking in a game's module: a brief goes through the same compiled programs as on the server, to the same findings.
 *
 * JavaScript with types in comments, as `module.js` is.
 */

import { ModuleArray } from "./module.js";

/** @typedef {import("./module.js").KernelModule} KernelModule */
/** @typedef {import("../net/protocol").BriefFacts} Brief */
/** @typedef {import("../net/protocol").FoundFacts} Found */

/**
 * Where a comparison is, as another search goes on from it.
 * @typedef {{ alive: readonly bigint[], progress: readonly bigint[] }} Standing
 */
/**
 * Another search for the same answer, which plays its share of the next rows and resolves to their results.
 * @typedef {(standing: Standing) => Promise<Float32Array>} Companion
 */

/** A search for the answer to a question. */
export class Thinking {
  /**
   * @param {KernelModule} module
   * @param {Brief} brief
   */
  constructor(module, brief) {
    this.module = module;
    /** @type {Record<string, ModuleArray | number>} */
    this.arrays = {};
    /** @type {ModuleArray[]} */
    this.made = [];
    this.budget = Object.fromEntries(module.facts.budget.map((name, place) => [name, brief.budget[place] ?? 0]));
    /** Of how many candidates something is said. */
    this.most = brief.most;
    this.write(brief);
    const [number = 0n] = this.call("draw_worlds");
    /** How many candidates there are. */
    this.number = Number(number);
    const believing = module.facts.lengths["notes"] && this.budget["believes"] ? "_believing" : "";
    this.style = believing || (brief.tuned ? "_tuned" : "");
  }

  /**
   * Resolves to the action that a bot chooses, as numbers of verb, subject and objects; null where it has none to compare.
   * @param {readonly Companion[]} [companions]
   * @returns {Promise<string | null>}
   */
  async choice(companions) {
    if (this.number > 1) {
      await this.compare(companions);
      this.conclude();
    }
    const place = this.number > 1 ? Number(this.call("choose")[0]) : 0;
    return this.actions()[place] ?? null;
  }

  /**
   * Resolves to the candidates in order, each with its figures; null where there is nothing to compare.
   * @param {readonly Companion[]} [companions]
   * @param {() => void} [meanwhile] called whenever some rows are played and more follow; it may ask what is found `soFar`
   * @returns {Promise<Found | null>}
   */
  async explain(companions, meanwhile) {
    if (this.number === 0) return null;
    await this.compare(companions, meanwhile);
    return this.findings();
  }

  /** The candidates by the rows that are played, while a comparison goes on. It comes to the same as if nobody had asked. */
  soFar() {
    const [kept, number] = [{ ...this.arrays }, this.made.length];
    for (const name of ["results", "generator"]) {
      const array = this.array(name);
      this.make(name, array.kind, ...array.shape).bytes.set(array.bytes);
    }
    const found = this.findings();
    this.arrays = kept;
    this.release(number);
    return found;
  }

  /** @returns {Found} */
  findings() {
    this.conclude();
    this.call(`explain${this.style}`);
    const ranking = this.list("ranking").slice(0, this.most);
    const rows = this.list("rows");
    const [actions, looked_at, effects] = [this.actions(), this.list("looked_at"), this.table("effects")];
    const list = (/** @type {string} */ name) => pickedFrom(this.list(name), ranking);
    const marks = (/** @type {string} */ name) => list(name).map(Boolean);
    const table = (/** @type {string} */ name) => pickedFrom(this.table(name), ranking);
    return {
      actions: pickedFrom(actions, ranking),
      barred: marks("barred"),
      equal: marks("equal"),
      means: table("means"),
      errors: table("errors"),
      behind: list("behind"),
      behind_errors: list("behind_errors"),
      effects: ranking.map((place) => (looked_at[place] ? (effects[place] ?? null) : null)),
      shares: this.list("shares"),
      rows: Math.max(...rows),
      playouts: rows.reduce((sum, count) => sum + count, 0),
    };
  }

  /** Gives the memory back, but for that of the first arrays. @param {number} [first] */
  release(first = 0) {
    for (const array of this.made.splice(first)) this.module.release(array);
  }

  /** @param {Brief} brief */
  write(brief) {
    const { lengths } = this.module.facts;
    const length = (/** @type {string} */ name) => lengths[name] ?? 0;
    const { worlds = 0, steps = 0, certainty = 0 } = this.budget;
    const fresh = certainty ? length("fresh") : 0;
    const most = length("actions") + brief.also.length;
    this.make("records", "record", 1).bytes.set(Uint8Array.from(atob(brief.record), (letter) => letter.charCodeAt(0)));
    this.arrays["seat"] = brief.seat;
    this.integers("budget", Object.values(this.budget));
    this.integers("history", brief.history.flat(), brief.history.length, brief.history[0]?.length ?? 1);
    this.make("likelihoods", "float64", brief.likelihoods.length).write(brief.likelihoods);
    this.integers("also", brief.also.flatMap((action) => action.split(" ")), brief.also.length, 3);
    this.integers("generator", [brief.seed]);
    this.integers("apart", [brief.apart]);
    this.make("order", "int64", length("order"));
    this.make("playing", "record", 1);
    this.make("notes", "float64", length("notes"));
    this.make("actions", "int64", most, 3);
    this.make("barred", "int64", most);
    this.make("chances", "float64", most).write(Array(most).fill(1));
    this.make("worlds", "record", worlds);
    this.make("weights", "float64", worlds);
    this.make("fresh", "record", fresh);
    this.make("fresh_weights", "float64", fresh);
    this.make("spare", "record", steps ? worlds : 0);
    this.make("places", "int64", Math.max(worlds, fresh));
    this.integers("progress", [0, 0, 0]);
    this.make("alive", "int64", 0);
    this.make("picks", "int64", 0);
    this.make("results", "float32", 0, most, length("measures"));
  }

  /**
   * Plays on after every candidate that is left, some rows at a time, until there is no more to play. Companions play some of them.
   * @param {readonly Companion[]} [companions] each with its share, from the second on
   * @param {() => void} [meanwhile] called whenever some rows are played and more follow
   */
  async compare(companions = [], meanwhile = () => undefined) {
    this.begin();
    const shares = companions.length + 1;
    for (;;) {
      const standing = this.standing;
      const others = companions.map((play) => play(standing));
      this.play(0, shares);
      (await Promise.all(others)).forEach((rows, place) => this.take(rows, place + 1, shares));
      if (this.call("settle_rows")[0] === 0n) return;
      meanwhile();
    }
  }

  /** Makes room for all rows. */
  begin() {
    const { number } = this;
    const { lengths, progress } = this.module.facts;
    const { drops, playouts = 0, worlds = 0 } = this.budget;
    this.arrays["barred"] = this.part("barred", number);
    this.integers("alive", Array.from({ length: number }, (_, place) => place));
    this.integers("progress", progress.map((name) => (name === "left" ? number : 0)));
    // Of two candidates at least, each row costs a playout.
    const rows = drops ? Math.ceil(playouts / 2) + (lengths["rows_at_once"] ?? 0) : worlds;
    this.make("picks", "int64", rows);
    this.make("results", "float32", rows, number, lengths["measures"] ?? 0).numbers.fill(/** @type {never} */ (NaN));
  }

  /**
   * Plays a share of the next rows from where another search is, and returns their results. Begin first.
   * @param {Standing} standing
   * @param {number} share
   * @param {number} shares
   */
  goOn({ alive, progress }, share, shares) {
    this.array("alive").write(alive);
    this.array("progress").write(progress);
    this.play(share, shares);
    const rows = this.rows(share, shares);
    const [length = 0] = rows.map((row) => row.length);
    const results = new Float32Array(rows.length * length);
    rows.forEach((row, place) => results.set(row, place * length));
    return results;
  }

  /**
   * @param {number} share
   * @param {number} shares
   */
  play(share, shares) {
    Object.assign(this.arrays, { share, shares });
    this.arrays["last"] = Number(this.call(`play_rows${this.style}`)[0]);
  }

  /**
   * Writes what a companion has played.
   * @param {Float32Array} results
   * @param {number} share
   * @param {number} shares
   */
  take(results, share, shares) {
    this.rows(share, shares).forEach((row, place) => row.set(results.subarray(place * row.length, (place + 1) * row.length)));
  }

  /**
   * The results of a share of the rows that were played last.
   * @param {number} share
   * @param {number} shares
   */
  rows(share, shares) {
    const results = this.array("results");
    const numbers = /** @type {Float32Array} */ (results.numbers);
    const length = results.shape.slice(1).reduce((product, part) => product * part, 1);
    const first = Number(this.standing.progress[0]);
    const places = Array.from({ length: Number(this.found("last")) - first }, (_, place) => place).filter((place) => place % shares === share);
    return places.map((place) => numbers.subarray((first + place) * length, (first + place + 1) * length));
  }

  /** @returns {Standing} */
  get standing() {
    const list = (/** @type {string} */ name) => [.../** @type {BigInt64Array} */ (this.array(name).numbers)];
    return { alive: list("alive"), progress: list("progress") };
  }

  conclude() {
    const { number } = this;
    const length = (/** @type {string} */ name) => this.module.facts.lengths[name] ?? 0;
    for (const name of ["rows", "ranking", "equal", "looked_at"]) this.make(name, "int64", number);
    for (const name of ["behind", "behind_errors", "told"]) this.make(name, "float64", number);
    for (const name of ["means", "errors"]) this.make(name, "float64", number, length("measures"));
    this.make("bounds", "float64", 2, length("measures"));
    this.make("world_picks", "int64", length("odds_worlds"));
    this.make("shares", "float64", length("shares"));
    this.make("effects", "float64", number, length("effects"));
    this.make("ends", "record", length("idea_worlds"));
    this.make("copies", "record", 2);
    this.call("conclude");
  }

  /** @param {string} name */
  call(name) {
    const called = this.module.facts.functions[name];
    if (!called) throw new Error(`there is no function ${name}`);
    return this.module.call(name, ...called.arguments.map((argument) => this.found(argument.name)));
  }

  /** @param {string} name */
  found(name) {
    const value = this.arrays[name];
    if (value === undefined) throw new Error(`there is no array ${name}`);
    return value;
  }

  /** @param {string} name */
  array(name) {
    return /** @type {ModuleArray} */ (this.found(name));
  }

  /**
   * @param {string} name
   * @param {string} kind
   * @param {...number} shape
   */
  make(name, kind, ...shape) {
    const array = this.module.array(kind, ...shape);
    this.made.push(array);
    this.arrays[name] = array;
    return array;
  }

  /**
   * @param {string} name
   * @param {readonly (number | bigint | string)[]} values
   * @param {...number} shape
   */
  integers(name, values, ...shape) {
    const array = this.make(name, "int64", ...(shape.length ? shape : [values.length]));
    array.write(values.map(BigInt));
  }

  /**
   * The first items of an array.
   * @param {string} name
   * @param {number} length
   */
  part(name, length) {
    const array = this.array(name);
    return new ModuleArray(array.memory, array.kind, array.itemBytes, [length, ...array.shape.slice(1)], array.address);
  }

  /** @param {string} name */
  list(name) {
    return Array.from(this.array(name).numbers, Number);
  }

  /** @param {string} name */
  table(name) {
    const [rows = 0, columns = 0] = this.array(name).shape;
    const numbers = this.list(name);
    return Array.from({ length: rows }, (_, row) => numbers.slice(row * columns, (row + 1) * columns));
  }

  /** The candidates, as numbers of verb, subject and objects. */
  actions() {
    const { numbers } = this.array("actions");
    return Array.from({ length: this.number }, (_, place) => numbers.slice(3 * place, 3 * place + 3).join(" "));
  }
}

/**
 * The items of a list at some places.
 * @template T
 * @param {readonly T[]} items
 * @param {readonly number[]} places
 */
const pickedFrom = (items, places) => places.map((place) => /** @type {T} */ (items[place]));
