/** The games of this client. To add a game, add its folder, and a line here and in `parts.ts`. */

import { suitFirst } from "../cards/deck";
import type { Options } from "../net/protocol";
import { blackSpy } from "./black-spy";
import type { GameManifest } from "./manifest";
import { spyTricks } from "./spy-tricks";
import { spycard } from "./spycard";

/** A game that the server knows and this client does not: the client can list it but not show it. */
const unknownGame = (name: string): GameManifest => ({
  name,
  clauses: "",
  refusals: {},
  texts: { name, line: "", options: {}, sheets: {}, outcomes: {} },
  deck: { suits: "", partsOf: suitFirst, nameOf: (text) => text, spineOf: () => undefined },
  samples: { lobby: [], about: [] },
  defaultOptions: {},
  showsSeats: false,
  lots: {},
});

/** All games in the order of the lobby. */
export const GAMES: readonly GameManifest[] = [blackSpy, spyTricks, spycard];

const BY_NAME: ReadonlyMap<string, GameManifest> = new Map(GAMES.map((game) => [game.name, game]));

/** Whether this client knows a game of that name. */
export const isGame = (name: unknown): name is string => typeof name === "string" && BY_NAME.has(name);

/** The manifest of a game; a minimal one for a game that only the server knows. */
export const gameOf = (name: string): GameManifest => BY_NAME.get(name) ?? unknownGame(name);

/** Fetch what the frame says of every game, in the language of the page. */
export const loadGames = (): Promise<unknown> => Promise.all(GAMES.map((game) => game.loadSentences?.()));

/** A newcomer's first table: a single deal, created without asking the server about the game first. */
export const FIRST_TABLE: { readonly game: GameManifest; readonly options: Options; readonly players: number } = {
  game: blackSpy,
  options: { end_value: 1 },
  players: 4,
};
