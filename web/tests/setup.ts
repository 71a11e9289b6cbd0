import { loadAlone } from "../src/alone/i18n";
import { loadDaily } from "../src/daily/i18n";
import { loadGames } from "../src/games";
import { loadWords } from "../src/i18n";
import { loadLobby } from "../src/lobby/i18n";
import { loadProfile } from "../src/profile/i18n";
import { loadPuzzles } from "../src/puzzles/i18n";
import { loadReplay } from "../src/replay/i18n";
import { loadScore } from "../src/scorepad/i18n";
import { loadStatistics } from "../src/statistics/i18n";

interface Sentences {
  readonly loadTable: () => Promise<void>;
}

const tables = Object.values(import.meta.glob<Sentences>("../src/games/*/i18n/index.ts", { eager: true }));
await Promise.all([loadWords(), loadGames(), loadScore(), loadDaily(), loadAlone(), loadLobby(), loadProfile(), loadPuzzles(), loadReplay(), loadStatistics(), ...tables.map(({ loadTable }) => loadTable())]);
