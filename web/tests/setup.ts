import { loadGames } from "../src/games";
import { loadWords } from "../src/i18n";

await Promise.all([loadWords(), loadGames()]);
