/** What the person at this device is about to do: the pointing, and what waits a moment before it is sent. */

import { notify } from "../../components/notices.svelte";
import type { Refusal } from "../../play/contract";
import { sentences } from "./i18n";
import { isTrue } from "./claims";
import { agendaName } from "./deck";
import { Pointing } from "./pointing.svelte";
import type { SpycardPlay } from "./events";
import { type Choices, type Token, type SpycardView, seatIn, tokenOf } from "./views";

const say = sentences;
const ABILITIES = ["hearts", "spades", "clubs", "diamonds", "queen", "ace"];

export class Desk {
  readonly play: SpycardPlay;
  readonly pointing: Pointing;
  /** An action that can still be taken back. */
  pending: { action: string; sentence: string } | null = $state(null);
  /** Whether the six abilities are being offered. */
  offering = $state(false);
  /** What was last looked at, in a sentence. */
  told: string | null = $state(null);
  refused: Refusal | null = $state(null);
  busy = $state(false);
  goOn: () => void = () => undefined;
  #last: SpycardView | null = $state.raw(null);

  constructor(play: SpycardPlay) {
    this.play = play;
    this.pointing = new Pointing(
      () => this.choices,
      (begun) => play.next(begun),
    );
  }

  get view(): SpycardView {
    return this.#last ?? this.play.view;
  }

  /** Leaves the table as it is at the end of the game, until the person goes on to the results. */
  lookBack(last: SpycardView): Promise<void> {
    this.#last = last;
    return new Promise((resolve) => (this.goOn = resolve));
  }

  get choices(): Choices {
    return this.play.asked?.now ? (this.view.choices ?? {}) : {};
  }

  /** Single words that may be answered, now or in advance. */
  get answers(): readonly string[] {
    const { asked } = this.play;
    if (!asked) return [];
    return asked.now ? Object.keys(this.choices) : asked.early;
  }

  get abilities(): string[] {
    return ABILITIES.filter((name) => name in this.choices);
  }

  /** Whether something is being chosen by pointing now. */
  get pointsNow(): boolean {
    return this.pointing.verb !== null;
  }

  isPossible(word: string): boolean {
    return this.pointing.next.includes(word);
  }

  isChosen(word: string): boolean {
    return this.pointing.chosen.includes(word);
  }

  /** What an own face-down agent would be, claiming what is being chosen: the truth, or a bluff. */
  wouldBe(token: Token): "truth" | "lie" | null {
    const { verb } = this.pointing;
    const claims = verb !== null && ABILITIES.includes(verb) && token.face === "down";
    if (!claims || token.agent === null || token.controller !== this.play.me) return null;
    return isTrue(verb, token.agent) ? "truth" : "lie";
  }

  /** The agent with which the ability being put together is used. */
  get subject(): Token | undefined {
    const [first] = this.pointing.chosen;
    const declares = ABILITIES.includes(this.pointing.verb ?? "");
    return declares && first !== undefined ? tokenOf(this.view, first) : undefined;
  }

  /** The action so far, in a sentence. */
  get sentence(): string {
    const { verb, chosen } = this.pointing;
    const named = chosen.map((word) => this.#named(word));
    return say.begun(verb ?? "", named, this.subject?.face === "up");
  }

  #named(word: string): string {
    const seat = seatIn(word);
    if (seat !== undefined) return this.play.nameOf(seat);
    return this.view.agendas.includes(word) ? agendaName(word) : word;
  }

  /** A verb was chosen: done at once if it needs no more, else pointing begins. */
  async begin(verb: string): Promise<void> {
    this.offering = false;
    this.told = null;
    const choice = this.choices[verb];
    if (!choice) return;
    if (verb === "pass" || verb === "draft") this.pending = { action: verb, sentence: say.undo[verb] };
    else if (choice.enough && choice.next.length === 0) await this.send(verb);
    else await this.pointing.begin(verb);
  }

  async point(word: string): Promise<void> {
    await this.pointing.choose(word);
  }

  /** What has been put together is wanted; an exposure can be taken back for a moment. */
  async confirm(): Promise<void> {
    const { text, verb, chosen } = this.pointing;
    if (!this.pointing.enough) return;
    if (verb === "expose") {
      const [of = "", agenda = ""] = chosen;
      this.pending = { action: text, sentence: say.undo.expose(this.#named(of), this.#named(agenda)) };
      return;
    }
    await this.send(text);
  }

  async sendPending(): Promise<void> {
    const action = this.pending?.action;
    this.pending = null;
    if (action !== undefined) await this.send(action);
  }

  async send(action: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const since = this.play.asked?.since;
    try {
      const refusal = await this.play.act(action);
      // What was asked is over: its refusal is of no more use.
      this.refused = this.play.asked?.since === since ? refusal : null;
      this.pointing.cancel();
    } finally {
      this.busy = false;
    }
  }

  /** One step back. Whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = null;
    else if (this.pointsNow) void this.pointing.back();
    else if (this.offering) this.offering = false;
    else return false;
    return true;
  }

  /** Leaves all that was begun, because something else is asked now. */
  drop(): void {
    this.pending = null;
    this.refused = null;
    this.offering = false;
    this.pointing.cancel();
  }

  async suggest(): Promise<void> {
    const action = await this.play.suggest();
    if (action === null || !(await this.pointing.take(action))) notify(say.turn.noSuggestion);
  }
}
