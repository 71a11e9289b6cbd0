import { translated } from "../../../i18n";
import type { Catalogue } from "./en";

/** Every sentence of the game. Set by `loadSentences` before the page is mounted. */
export let sentences: Catalogue;

/** Fetch the game's sentences in the language of the page. */
export async function loadSentences(): Promise<void> {
  sentences = await translated({ en: async () => (await import("./en")).catalogue });
}
