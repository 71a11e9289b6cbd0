import { gameCatalogues } from "../../../i18n";
import type { Table } from "./en";
import type { Frame } from "./en/frame";

/** What the frame says is loaded before the page is mounted, every sentence of the table before the table is shown. */
export const { frame, sentences, loadFrame, loadTable } = gameCatalogues<Frame, Table>(
  {
    en: async () => (await import("./en/frame")).frame,
    de: async () => (await import("./de/frame")).frame,
  },
  {
    en: async () => (await import("./en")).table,
    de: async () => (await import("./de")).table,
  },
);
