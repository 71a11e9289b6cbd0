import { translated } from "../../i18n";
import type { Score } from "./en";

/** Every sentence of the scorepad. Set by `loadScore` before the screen is shown. */
export let score: Score;

/** Fetch the scorepad's sentences in the language of the page. */
export async function loadScore(): Promise<void> {
  score = await translated({ en: async () => (await import("./en")).score });
}
