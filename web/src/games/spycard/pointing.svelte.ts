/**
 * An action composed by pointing: a verb, then one operand after another; and its text, by the form that the view has
 * for its verb.
 */

import type { Choices } from "./views";

const isPlace = (word: string) => /^[A-Z]+$/.test(word);

const wordsOf = (form: string) => form.replace(/[[\]]/g, "").split(" ");

/** Whether a verb takes any number of operands, so that each can be removed again. */
export const takesMany = (form: string): boolean => form.includes("...");

/** The partial action: form "hearts TOKEN on TOKEN" and ["#4"] make "hearts #4". */
export function partialText(form: string, chosen: readonly string[]): string {
  const left = [...chosen];
  const text: string[] = [];
  let joiner: string[] = [];
  for (const word of wordsOf(form)) {
    if (word === "...") continue;
    if (!isPlace(word)) {
      joiner.push(word);
      continue;
    }
    const next = left.shift();
    if (next === undefined) break;
    text.push(...joiner, next);
    joiner = [];
  }
  if (text.length === 0) text.push(...joiner);
  return [...text, ...left].join(" ");
}

/** The verb and operands of a complete action, such as a suggestion; undefined if no choice has that verb. */
export function operandsOf(choices: Choices, action: string): { verb: string; chosen: string[] } | undefined {
  const verb = Object.keys(choices)
    .filter((name) => action === name || action.startsWith(`${name} `))
    .sort((one, other) => other.length - one.length)[0];
  if (verb === undefined) return undefined;
  const rest = action.slice(verb.length).trim().split(" ");
  return { verb, chosen: rest.filter((word) => word !== "" && word !== "on") };
}

type Next = (partial: string) => Promise<{ next: readonly string[]; enough: boolean }>;

export class Pointing {
  verb: string | null = $state(null);
  chosen: string[] = $state([]);
  /** Possible next operands; empty while they are being fetched. */
  next: readonly string[] = $state([]);
  /** Whether the action may end here. */
  enough = $state(false);
  asking = $state(false);

  #choices: () => Choices;
  #ask: Next;
  #asked = 0;
  #choosing: Promise<void> = Promise.resolve();

  constructor(choices: () => Choices, ask: Next) {
    this.#choices = choices;
    this.#ask = ask;
  }

  get text(): string {
    return this.verb === null ? "" : partialText(this.#form, this.chosen);
  }

  get #form(): string {
    return this.#choices()[this.verb ?? ""]?.form ?? this.verb ?? "";
  }

  begin(verb: string): Promise<void> {
    this.verb = verb;
    return this.#show([]);
  }

  /** Start from a complete action. */
  async take(action: string): Promise<boolean> {
    const found = operandsOf(this.#choices(), action);
    if (!found) return false;
    this.verb = found.verb;
    await this.#show(found.chosen);
    return true;
  }

  /** Choose an operand, or remove it if it was chosen. Calls that come before the last reply wait for it. */
  choose(word: string): Promise<void> {
    return (this.#choosing = this.#choosing.then(() => this.#choose(word)));
  }

  async #choose(word: string): Promise<void> {
    const place = this.chosen.indexOf(word);
    const again = this.next.includes(word);
    if (place >= 0 && !again) {
      const many = takesMany(this.#form);
      await this.#show(many ? this.chosen.filter((other) => other !== word) : this.chosen.slice(0, place));
    } else if (again) {
      await this.#show([...this.chosen, word]);
    }
  }

  /** Go one step back; from the first step, cancel. */
  back(): Promise<void> {
    if (this.chosen.length > 0) return this.#show(this.chosen.slice(0, -1));
    this.cancel();
    return Promise.resolve();
  }

  cancel(): void {
    this.#asked += 1;
    this.verb = null;
    this.chosen = [];
    this.next = [];
    this.enough = this.asking = false;
  }

  /** Fetch the possible next operands; only the reply to the last request counts. */
  async #show(chosen: string[]): Promise<void> {
    const number = ++this.#asked;
    this.chosen = chosen;
    this.next = [];
    this.enough = false;
    const first = this.#choices()[this.verb ?? ""];
    if (chosen.length === 0 && first) {
      this.#found(first);
      return;
    }
    this.asking = true;
    try {
      const found = await this.#ask(this.text);
      if (number === this.#asked) this.#found(found);
    } catch {
      if (number === this.#asked) this.cancel();
    }
  }

  #found(found: { next: readonly string[]; enough: boolean }): void {
    this.next = found.next;
    this.enough = found.enough;
    this.asking = false;
  }
}
