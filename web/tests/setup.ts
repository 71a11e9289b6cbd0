import { loadWords } from "../src/i18n";

await loadWords();
