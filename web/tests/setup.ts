import { loadGames } from "../src/games";
import { loadWords } from "../src/i18n";
import { loadScore } from "../src/scorepad/i18n";

interface Sentences {
  readonly loadTable: () => Promise<void>;
}

const tables = Object.values(import.meta.glob<Sentences>("../src/games/*/i18n/index.ts", { eager: true }));
await Promise.all([loadWords(), loadGames(), loadScore(), ...tables.map(({ loadTable }) => loadTable())]);
