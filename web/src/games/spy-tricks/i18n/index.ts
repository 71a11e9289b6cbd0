import { translated } from "../../../i18n";
import type { Table } from "./en";
import type { Frame } from "./en/frame";

/** What the frame says of the game and its cards. Set by `loadFrame` before the page is mounted. */
export let frame: Frame;

/** Every sentence of the game's table. Set by `loadTable` before the table is shown. */
export let sentences: Table;

/** Fetch the frame's sentences in the language of the page. */
export async function loadFrame(): Promise<void> {
  frame = await translated({ en: async () => (await import("./en/frame")).frame });
}

/** Fetch the table's sentences in the language of the page. */
export async function loadTable(): Promise<void> {
  sentences = await translated({ en: async () => (await import("./en")).table });
}
