/** What the person is about to do: a spot chosen, an answer not yet sent, what was refused or suggested. */

import { tick } from "svelte";
import { announce, notify } from "../../components/notices.svelte";
import type { Refusal } from "../../play/contract";
import { signal } from "../../signals";
import { sentences } from "./i18n";
import type { SpyTricksPlay } from "./events";
import type { SpyTricksView } from "./views";

const say = sentences;

export class Desk {
  chosen: string | undefined = $state();
  /** Whether a Helper may go with the henchman on the chosen spot. */
  mayHelp = $state(false);
  /** An answer in the seconds in which it can be undone. */
  waiting: { action: string; sentence: string } | undefined = $state.raw();
  sending = $state(false);
  refusal: Refusal | undefined = $state.raw();
  suggested: string | undefined = $state();

  constructor(
    private readonly play: () => SpyTricksPlay,
    private readonly box: () => HTMLElement | undefined,
    /** Whether a round is being paid. */
    private readonly pays: () => boolean,
  ) {}

  get choices(): SpyTricksView["choices"] {
    const play = this.play();
    return play.asked?.now && !play.paused ? play.view.choices : undefined;
  }

  get idle(): boolean {
    return !this.sending && !this.waiting && !this.pays();
  }

  /** Whatever was begun belongs to the question it was begun for. */
  drop(): void {
    this.chosen = this.waiting = this.refusal = this.suggested = undefined;
  }

  /** Only the server knows why a card or a spot is refused: it is asked, and says so in words. */
  send = async (action: string): Promise<void> => {
    if (this.sending) return;
    this.sending = true;
    this.waiting = this.chosen = this.refusal = undefined;
    this.refusal = (await this.play().act(action)) ?? undefined;
    this.sending = false;
    if (this.refusal) {
      announce(this.refusal.message);
      signal("refused");
    }
  };

  choose = async (spot: string): Promise<void> => {
    const { choices } = this;
    if (!choices?.guess || !this.idle) {
      notify(choices ? say.ask.sent : say.mat.notNow);
      return;
    }
    if (!choices.guess.next.includes(spot)) return this.send(`guess ${spot}`);
    this.refusal = undefined;
    this.chosen = spot;
    this.mayHelp = false;
    announce(say.confirm.chosen(spot));
    const { next } = await this.play().next(`guess ${spot}`);
    if (this.chosen === spot) this.mayHelp = next.includes("+helper");
  };

  place = (helper: boolean): void => {
    if (!this.chosen) return;
    const action = `guess ${this.chosen}${helper ? " +helper" : ""}`;
    this.waiting = { action, sentence: say.confirm.placing(this.chosen, helper) };
  };

  decline = (): void => {
    this.waiting = { action: "decline", sentence: say.confirm.declining };
  };

  cancel = (): void => {
    const spot = this.chosen;
    this.chosen = this.waiting = undefined;
    if (spot) void tick().then(() => this.box()?.querySelector<HTMLElement>(`[data-spot="${spot}"]`)?.focus());
  };

  suggest = async (): Promise<void> => {
    const action = await this.play().suggest();
    const [verb, operand = ""] = action?.split(" ") ?? [];
    if (verb === "guess") await this.choose(operand);
    else if (verb === "play") this.suggested = operand;
    else notify(verb === "decline" ? say.ask.decline : say.ask.noSuggestion);
  };
}
