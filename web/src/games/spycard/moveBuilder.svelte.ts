/**
 * The action that the person is preparing: the choices so far, and an action that can still be undone. Help for
 * bluffing and guessing, and hints, which decide nothing about what is legal.
 */

import { capital } from "../../i18n/format";
import type { Advice, Refusal } from "../../play/contract";
import { type Hint, isHintOpen } from "../../play/hints.svelte";
import { TRUTHFUL, type Token, type View } from "./facts";
import { type Choices, type SpycardPlay, fromMemory, seatIn, tokenOf, tokensAt } from "./views";
import { cardName, say } from "./i18n";
import { Pointing } from "./pointing.svelte";
import { ABILITIES, choice, partial } from "./sentences";

export class MoveBuilder {
  readonly play: SpycardPlay;
  readonly pointing: Pointing;
  /** An action that can still be undone. */
  pending: { readonly action: string; readonly sentence: () => string } | null = $state.raw(null);
  /** Whether the six abilities are offered. */
  offering = $state(false);
  /** The refusal with which the rest of the table responds while the person is asked. */
  note: (() => string) | null = $state.raw(null);
  /** The token of the agent whose large card is shown. */
  looked: string | null = $state(null);
  /** Whether all that a suggestion was compared with is shown. */
  comparing = $state(false);
  refusal: Refusal | null = $state(null);
  advice: Advice | null = $state.raw(null);
  busy = $state(false);
  /** Continues from the final table to the results, while it is held. */
  #continue: (() => void) | undefined = $state.raw();
  #last: View | null = $state.raw(null);

  constructor(play: SpycardPlay) {
    this.play = play;
    this.pointing = new Pointing(
      () => this.choices,
      (partial) => play.next(partial),
    );
  }

  /** The view that the table shows: while a decisive moment stands, the one before it. */
  get view(): View {
    return this.shown(this.play.moment?.before ?? this.latest);
  }

  /** The view after all that has happened. */
  get latest(): View {
    return this.#last ?? this.play.view;
  }

  /** A view as this table shows it. */
  shown(view: View): View {
    return this.play.memory && !view.over ? fromMemory(view) : view;
  }

  /** Keep the final table on the screen until the person continues to the results. */
  showFinalTable(last: View): Promise<void> {
    this.#last = last;
    this.play.showsFinal?.(last);
    return new Promise((resolve) => (this.#continue = resolve));
  }

  /** Leave the final table for the results; undefined where there are none, as in a replay. */
  get showResults(): (() => void) | undefined {
    return this.#continue ?? this.play.showResults;
  }

  get choices(): Choices {
    return this.play.asked?.now ? (this.view.choices ?? {}) : {};
  }

  /** Answers of one word that are possible, now or in advance. */
  get answers(): readonly string[] {
    const { asked } = this.play;
    if (!asked) return [];
    return asked.now ? Object.keys(this.choices) : asked.early;
  }

  get abilities(): string[] {
    return ABILITIES.filter((name) => name in this.choices);
  }

  /** Whether the person chooses now what to do with their turn. */
  get choosesVerb(): boolean {
    const { asked, moment, paused } = this.play;
    const free = !this.pending && !this.pointsNow && !this.offering && !moment && !paused;
    return free && asked?.now === true && !this.view.question && !this.view.over;
  }

  /** Whether the person is pointing at agents or players now. */
  get pointsNow(): boolean {
    return this.pointing.verb !== null;
  }

  isPossible(word: string): boolean {
    return this.pointing.next.includes(word);
  }

  isChosen(word: string): boolean {
    return this.pointing.chosen.includes(word);
  }

  /** Whether the chosen claim would be true for one of the person's face-down agents. */
  wouldBe(token: Token): "truth" | "lie" | null {
    const truthful = Object.entries(TRUTHFUL).find(([ability]) => ability === this.pointing.verb)?.[1];
    if (!truthful || token.face === "up" || token.agent === null || token.controller !== this.play.me) return null;
    return truthful.includes(token.agent) ? "truth" : "lie";
  }

  /** The agent that uses the chosen ability. */
  get subject(): Token | undefined {
    const [first] = this.pointing.chosen;
    const declares = ABILITIES.includes(this.pointing.verb ?? "");
    return declares && first !== undefined ? tokenOf(this.view, first) : undefined;
  }

  /** The partial action as a sentence. */
  get sentence(): string {
    const { verb, chosen } = this.pointing;
    const named = chosen.map((word) => this.#named(word));
    return partial(verb ?? "", named, this.subject?.face === "up");
  }

  #named(word: string): string {
    const seat = seatIn(word);
    if (seat !== undefined) return this.play.nameOf(seat);
    return this.view.agendas.includes(word) ? cardName(word) : word;
  }

  /** Choose a verb: send it if it needs no operands, otherwise start pointing. */
  async begin(verb: string): Promise<void> {
    this.offering = false;
    this.note = null;
    const choice = this.choices[verb];
    if (!choice) return;
    if (verb === "pass" || verb === "draft") this.pending = { action: verb, sentence: () => say(`undo-${verb}`) };
    else if (choice.enough && choice.next.length === 0) await this.send(verb);
    else await this.pointing.begin(verb);
  }

  async point(word: string): Promise<void> {
    await this.pointing.choose(word);
  }

  /** Confirm the action; an exposure can be undone for a moment. */
  async confirm(): Promise<void> {
    const { text, verb, chosen } = this.pointing;
    if (!this.pointing.enough) return;
    if (verb === "expose") {
      const [of = "", agenda = ""] = chosen;
      this.pending = { action: text, sentence: () => say("undo-expose", { player: this.#named(of), agenda }) };
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
    this.advice = null;
    // Its large card was shown because it was pointed at.
    if (this.pointsNow) this.looked = null;
    const since = this.play.asked?.since;
    try {
      const refusal = await this.play.act(action);
      // A refusal of an earlier question is obsolete.
      this.refusal = this.play.asked?.since === since ? refusal : null;
      this.pointing.cancel();
    } finally {
      this.busy = false;
    }
  }

  /** Go one step back; return whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = null;
    else if (this.pointsNow) void this.pointing.back();
    else if (this.offering) this.offering = false;
    else return false;
    return true;
  }

  /** Discard everything, because there is a new question. */
  reset(): void {
    this.pending = null;
    this.refusal = null;
    this.advice = null;
    this.offering = false;
    this.pointing.cancel();
  }

  async suggest(): Promise<void> {
    const since = this.play.asked?.since;
    const found = await this.play.suggest();
    if (found === undefined) return;
    const current = this.play.asked?.since === since;
    if (found !== null && current && (this.view.question || (await this.pointing.take(found.action)))) this.advice = found;
    else this.note = () => say("no-suggestion");
  }

  /** The suggested answer, whose buttons do not show it. */
  get suggestedAnswer(): string | undefined {
    const action = this.view.question && this.advice?.action;
    return action ? capital(choice(action, this.play.who)) : undefined;
  }
}

/** The agendas that a player may have: not those seen elsewhere nor, with notes, those ruled out. */
export function openGuesses(view: View, of: number, agendas: readonly string[], notes: boolean): string[] {
  const target = view.players[of];
  if (target?.agenda) return agendas.filter((agenda) => agenda === target.agenda);
  const seen = new Set(view.players.map((player) => player.agenda));
  if (view.agenda) seen.add(view.agenda);
  const open = agendas.filter((agenda) => !seen.has(agenda) && !(notes && target?.agenda_is_not.includes(agenda)));
  return open.length > 0 ? open : [...agendas];
}

/** Before this turn, players rarely know enough to expose anyone. */
const KNOWS_SOMETHING = 2;

const turnsOf = ({ play, view }: MoveBuilder) => view.players[play.me ?? 0]?.turns ?? 0;

/** The hint for the person's agenda, and then those for the possible actions, until one is started. */
export function turnHint(builder: MoveBuilder): Hint | undefined {
  const { choices, view, play } = builder;
  if (!builder.choosesVerb || builder.refusal) return undefined;
  const agenda = { name: "spycard.agenda", line: say("hint-agenda") };
  if (turnsOf(builder) === 0 && isHintOpen(agenda.name)) return agenda;
  const field = tokensAt(view, play.me ?? 0, "field");
  if (field.length === 0 && choices.field) return { name: "spycard.field", line: say("hint-field") };
  const ability = { name: "spycard.ability", line: say("hint-ability") };
  const mayBluff = builder.abilities.length > 0 && field.some(({ face }) => face === "down");
  if (mayBluff && isHintOpen(ability.name)) return ability;
  return choices.expose && turnsOf(builder) >= KNOWS_SOMETHING ? { name: "spycard.expose", line: say("hint-expose") } : undefined;
}
