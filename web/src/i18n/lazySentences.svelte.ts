/** Sentences of Fluent files that are fetched, with what makes them, when the first one is needed. */

import type { Sentences } from "./fluent";

/** A file imported as text. */
export type FluentText = () => Promise<{ readonly default: string }>;

export class LazySentences {
  #loaded: Sentences | undefined = $state.raw();
  #loading: Promise<void> | undefined;
  readonly #locale: string;
  readonly #files: readonly FluentText[];

  constructor(locale: string, ...files: readonly FluentText[]) {
    this.#locale = locale;
    this.#files = files;
  }

  /** The sentences; undefined until they are there, and then whatever has read it follows. */
  get current(): Sentences | undefined {
    if (!this.#loaded) void this.load().catch(() => undefined);
    return this.#loaded;
  }

  /** Fetch the sentences. Throws where they cannot be fetched; the next call tries again. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const [fluent, ...texts] = await Promise.all([import("./fluent"), ...this.#files.map((file) => file())]);
    this.#loaded = new fluent.Sentences(this.#locale, texts.map((text) => text.default));
  }
}
