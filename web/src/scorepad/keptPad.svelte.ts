/** The scorepad that a page shows: the server adds up, or without a connection this device. */

import { announce, loadErrorMessage } from "../components/notices.svelte";
import { contentLanguage } from "../i18n";
import type { Language } from "../i18n/languages";
import { type Scored, requestScore } from "../net/content.svelte";
import { isUnreachable } from "../net/http";
import type { ScoreModel } from "../net/protocol";
import { type Confirmed, type Sheet, addUp } from "./addUp";
import { score } from "./i18n";
import { type Pad, findModel, loadPad, saveModel, savePad } from "./saved";

/** Milliseconds to wait for a server that did not respond to the last request. */
const PATIENCE = 4_000;

export class KeptPad {
  pad: Pad | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();
  /** The model of its entries, if this device has it. */
  model: ScoreModel | undefined = $state.raw();
  /** Why the last request did nothing, or an entry is refused; "" otherwise. */
  refused = $state("");
  /** The kept entry that is refused, if there is one. */
  wrong: number | undefined = $state();
  /** Whether this device adds up because the server does not respond. */
  offline = $state(false);
  busy = $state(false);
  #confirmed: Confirmed | undefined;

  constructor(private readonly game: string) {}

  /** Show the pad that is saved on this device, if there is one. */
  async load(): Promise<void> {
    const saved = loadPad(this.game);
    if (!saved) return;
    this.#confirmed = saved.confirmed;
    this.pad = saved.pad;
    await this.show(saved.pad);
  }

  /** Start a pad. Without a connection this needs a model. */
  async start(pad: Pad): Promise<void> {
    this.#confirmed = undefined;
    await this.show(pad);
  }

  /** Add an entry. Return whether it is kept: a wrong one is not. */
  async enter(entry: string): Promise<boolean> {
    return this.pad !== undefined && this.show({ ...this.pad, entries: [...this.pad.entries, entry] }, this.pad.entries.length);
  }

  /** Enter a finished part again; later entries stay. Return whether everything fits: if not, nothing changes. */
  async change(part: number, entry: string): Promise<boolean> {
    if (!this.pad || !this.sheet) return false;
    const { finished } = this.sheet;
    const first = part === 0 ? 0 : finished.indexOf(part) + 1;
    const entries = this.pad.entries.toSpliced(first, finished.indexOf(part + 1) + 1 - first, entry);
    return this.show({ ...this.pad, entries }, first);
  }

  /** Replace an entry, or delete it, and check everything again. */
  async correct(place: number, entry?: string): Promise<boolean> {
    if (!this.pad) return false;
    const entries = this.pad.entries.toSpliced(place, 1, ...(entry === undefined ? [] : [entry]));
    return this.show({ ...this.pad, entries });
  }

  async undo(): Promise<void> {
    if (this.pad) await this.show({ ...this.pad, entries: this.pad.entries.slice(0, -1) });
  }

  /** Have the server check everything, after a time without a connection. */
  async check(): Promise<void> {
    if (!this.pad || this.busy) return;
    const alone = this.offline;
    const fits = await this.show(this.pad);
    if (alone && !this.offline && fits) announce(score("online"));
  }

  discard(): void {
    this.pad = this.sheet = this.model = this.wrong = this.#confirmed = undefined;
    this.refused = "";
    savePad(this.game, undefined);
  }

  /**
   * Show a pad, of which the entry at a place may be new: if that or a later one is refused, the entries stay as they were.
   * Return whether these, or else every entry, fit.
   */
  async show(requested: Pad, entered?: number): Promise<boolean> {
    const confirmed = this.#confirmed;
    this.busy = true;
    this.refused = "";
    try {
      const sheet = await this.#added(requested);
      if (sheet) return this.#shown(requested, sheet, confirmed, entered);
      this.refused = score("no-model");
    } catch (error) {
      this.refused = loadErrorMessage(error);
    } finally {
      this.busy = false;
    }
    return false;
  }

  /** The scores of a pad, by the server or this device; undefined if neither can. Throws `RequestError`. */
  async #added(requested: Pad): Promise<Sheet | undefined> {
    try {
      // Also where the browser says that there is no network: the server may run on this device.
      const language = contentLanguage();
      const found = await requestScore({ game: this.game, ...requested }, this.offline ? PATIENCE : undefined);
      this.offline = false;
      this.#confirm(requested, found, language);
      return found;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.offline = true;
      this.model = await findModel(this.game, requested.players, requested.options);
      if (!this.model && !this.#confirmed) return undefined;
      return addUp(this.model, requested.names, requested.entries, this.#confirmed);
    }
  }

  #confirm({ players, options, entries }: Pad, { finished, rows, model }: Scored, language: Language): void {
    this.#confirmed = { entries: entries.slice(0, finished.length), finished, rows };
    this.model = model ?? undefined;
    if (model) saveModel(this.game, players, options, model, language);
  }

  #shown(requested: Pad, sheet: Sheet, confirmed: Confirmed | undefined, entered = Infinity): boolean {
    const { refused } = sheet;
    const unkept = refused !== null && refused.entry >= entered;
    if (!unkept) this.pad = requested;
    // The sheet ends before what is refused: where that is a new last entry, it is the sheet of those that stay.
    if (!unkept || refused.entry === this.pad?.entries.length) this.sheet = sheet;
    else this.#confirmed = confirmed;
    this.wrong = unkept ? undefined : refused?.entry;
    const later = unkept && refused.entry > entered ? `${score("refused-entry", { number: refused.entry + 1 })}: ` : "";
    this.refused = refused ? `${later}${refused.message}` : "";
    if (this.pad) savePad(this.game, { pad: this.pad, confirmed: this.#confirmed });
    announce(this.refused || sheet.question || score("over"));
    return refused === null || (entered < Infinity && !unkept);
  }
}
