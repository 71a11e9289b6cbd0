/** A game that the server knows and this client does not: the client can list it but not show it. */

import { suitFirst } from "../cards/deck";
import type { GameManifest } from "./manifest";

export const unknownGame = (name: string): GameManifest => ({
  name,
  clauses: "",
  refusals: {},
  texts: { name, line: "", options: {}, sheets: {}, outcomes: {} },
  deck: { suits: "", partsOf: suitFirst, nameOf: (text) => text },
  samples: { lobby: [], about: [] },
  defaultOptions: {},
  showsSeats: false,
  lots: {},
});
