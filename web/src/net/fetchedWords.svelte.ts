/** Words from the server that are shown until they are here in another language. */

import { language } from "../i18n";

export class FetchedWords<Content> {
  #present: Promise<Content> = $state.raw(new Promise(() => undefined));
  #latest: Promise<Content> | undefined;

  /** For the initialisation of a component. `ask` is called again whenever something changes that it reads. */
  constructor(ask: () => Promise<Content>) {
    let before: string | undefined;
    $effect.pre(() => {
      const now = language();
      const asked = (this.#latest = ask());
      const translates = before !== undefined && before !== now;
      before = now;
      if (!translates) this.#present = asked;
      else void asked.then(() => this.#replace(asked), () => undefined);
    });
  }

  get present(): Promise<Content> {
    return this.#present;
  }

  #replace(asked: Promise<Content>): void {
    if (this.#latest === asked) this.#present = asked;
  }
}
