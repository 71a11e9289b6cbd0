/**
 * The action that the person is preparing: a chosen spot, an answer not yet sent, a refusal, a suggestion; with the
 * question above the hand, and hints for newcomers.
 */

import { tick } from "svelte";
import { announce, notify } from "../../components/notices.svelte";
import type { Advice, Refusal } from "../../play/contract";
import { type Hint, isHintOpen } from "../../play/hints.svelte";
import { standstill } from "../../play/seats";
import { confirmsCards, signal } from "../../settings.svelte";
import type { View } from "./facts";
import type { SpyTricksPlay } from "./views";
import { result, say } from "./i18n";
import { LETTERS, SUIT_SPOTS } from "./mat";

export class MoveBuilder {
  chosen: string | undefined = $state();
  /** Whether a Helper may accompany the henchman on the chosen spot. */
  mayHelp = $state(false);
  /** An answer that can still be undone for a few seconds. */
  waiting: { readonly action: string; readonly sentence: () => string } | undefined = $state.raw();
  sending = $state(false);
  refusal: Refusal | undefined = $state.raw();
  /** The card that is lifted before it is played. */
  lifted: string | undefined = $state();
  advice: Advice | undefined = $state.raw();

  constructor(
    private readonly table: () => SpyTricksPlay,
    private readonly box: () => HTMLElement | undefined,
    /** Whether the points of a round are being shown. */
    private readonly pays: () => boolean,
  ) {}

  get choices(): View["choices"] {
    const play = this.table();
    return play.asked?.now && !play.paused && !play.held ? play.view.choices : undefined;
  }

  get idle(): boolean {
    return !this.sending && !this.waiting && !this.pays();
  }

  /** Discard everything that was prepared for an earlier question. */
  reset(): void {
    this.chosen = this.waiting = this.refusal = this.lifted = this.advice = undefined;
  }

  /** Send an action; only the server can explain why a card or a spot is refused. */
  send = async (action: string): Promise<void> => {
    if (this.sending) return;
    this.sending = true;
    this.waiting = this.chosen = this.refusal = this.advice = undefined;
    this.refusal = (await this.table().act(action)) ?? undefined;
    this.sending = false;
    if (this.refusal) {
      announce(this.refusal.message);
      signal("refused");
    }
  };

  choose = async (spot: string): Promise<void> => {
    const { choices } = this;
    if (!choices?.guess || !this.idle) {
      notify(say(choices ? "sent" : "mat-not-now"));
      return;
    }
    if (!choices.guess.next.includes(spot)) return this.send(`guess ${spot}`);
    this.refusal = undefined;
    this.chosen = spot;
    this.mayHelp = false;
    announce(say("confirm-chosen", { spot }));
    const { next } = await this.table().next(`guess ${spot}`);
    if (this.chosen === spot) this.mayHelp = next.includes("+helper");
  };

  /** Play a card, or lift it first. */
  play = (card: string): void => {
    if (confirmsCards() && this.lifted !== card) this.lifted = card;
    else void this.send(`play ${card}`);
  };

  /** Place the henchman on the chosen spot, which was the time to think again. */
  place = (helper: boolean): void => {
    if (this.chosen) void this.send(`guess ${this.chosen}${helper ? " +helper" : ""}`);
  };

  decline = (): void => {
    this.waiting = { action: "decline", sentence: () => say("declining") };
  };

  cancel = (): void => {
    const spot = this.chosen;
    this.chosen = this.waiting = undefined;
    if (spot) void tick().then(() => this.box()?.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus());
  };

  suggest = async (): Promise<void> => {
    const found = await this.table().suggest();
    if (found === undefined) return;
    const [verb, operand = ""] = found?.action.split(" ") ?? [];
    this.advice = found && this.choices ? found : undefined;
    if (verb === "guess") await this.choose(operand);
    else if (verb === "play") this.lifted = operand;
    else notify(say(verb === "decline" ? "decline" : "no-suggestion"));
  };
}

/** The sentence about what the person is to do, or for whom the table waits; `asked`: whether the person may act now. */
export function questionLine(play: SpyTricksPlay, asked: boolean, sending: boolean): string {
  const { view } = play;
  if (view.over) return say("event-game-over", { result: result(view.winners.map(play.who)) });
  if (play.held) return "";
  const still = standstill(play);
  if (still && !asked) return still;
  const now = view.actors[0];
  if (now === undefined) return "";
  if (!asked) {
    const who = play.who(now);
    if (view.stage === "play") return say("waits-play", { who });
    return say(view.stage === "guess" ? "waits-guess" : "waits-salvation", { who });
  }
  if (sending) return say("sent");
  if (view.stage === "guess") return say(view.winner === play.me ? "ask-won" : "ask-lost");
  if (view.stage === "salvation") return say("ask-salvation");
  const led = view.trick[0]?.card;
  return led ? say("ask-follow", { suit: SUIT_SPOTS[LETTERS.indexOf(led[0] as (typeof LETTERS)[number])] }) : say("question-lead");
}

/** The hint for playing a card. */
export function playHint(view: View): Hint {
  if (view.trick.length > 0 && view.tricks.length > 0 && !isHintOpen("spy-tricks.follow")) {
    return { name: "spy-tricks.beats", line: say("guide-beats") };
  }
  if (view.trick.length > 0) return { name: "spy-tricks.follow", line: say("guide-follow") };
  return { name: "spy-tricks.lead", line: say("guide-lead") };
}

/** The hint for placing a henchman, or for the Helper; `aided`: whether the mat marks what the person's cards rule out. */
export function guessHint(view: View, seat: number, aided: boolean): Hint {
  const placed = view.mat.henchmen.some((henchman) => henchman.seat === seat);
  if (view.helpers.includes(seat) && !view.helpers_used.includes(seat)) {
    return { name: "spy-tricks.helper", line: say("guide-helper") };
  }
  return placed ? { name: "spy-tricks.struck", line: say("guide-struck", { aided }) } : { name: "spy-tricks.guess", line: say("guide-guess") };
}
