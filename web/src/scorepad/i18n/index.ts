import { catalogue } from "../../i18n";
import type { Score } from "./en";

const scorepad = catalogue<Score>({
  en: async () => (await import("./en")).score,
  de: async () => (await import("./de")).score,
});

/** Every sentence of the scorepad. Loaded before the screen is shown. */
export const score = scorepad.words;

/** Fetch the scorepad's sentences in the language of the page. */
export const loadScore = scorepad.load;
