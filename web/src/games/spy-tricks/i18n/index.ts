import { catalogue } from "../../../i18n";
import type { Table } from "./en";
import type { Frame } from "./en/frame";

const frames = catalogue<Frame>({
  en: async () => (await import("./en/frame")).frame,
  de: async () => (await import("./de/frame")).frame,
});
const tables = catalogue<Table>({
  en: async () => (await import("./en")).table,
  de: async () => (await import("./de")).table,
});

/** What the frame says of the game and its cards. Loaded before the page is mounted. */
export const frame = frames.words;

/** Every sentence of the game's table. Loaded before the table is shown. */
export const sentences = tables.words;

/** Fetch the frame's sentences in the language of the page. */
export const loadFrame = frames.load;

/** Fetch the table's sentences in the language of the page. */
export const loadTable = tables.load;
