import { mount } from "svelte";
import App from "./App.svelte";
import { loadDaily } from "./daily/i18n";
import { loadGames } from "./games";
import { language, loadWords, say } from "./i18n";
import { loadLearning } from "./lessons/i18n";
import { knownName } from "./net/guest";
import { watchInstall } from "./offline/worker.svelte";
import { loadProfile } from "./profile/i18n";
import { loadPuzzles } from "./puzzles/i18n";
import { loadReplay } from "./replay/i18n";
import { type Screens, loadScreen, provideScreens, route } from "./router.svelte";
import { loadScore } from "./scorepad/i18n";
import { loadStatistics } from "./statistics/i18n";
import "./styles/base.css";
import "./styles/fonts.css";
import "./styles/tokens.css";

/** Each is loaded when its route is first shown. */
const SCREENS: Screens = {
  home: async () => (await Promise.all([import("./screens/Home.svelte"), knownName() === null || import("./lobby/Lobby.svelte")]))[0],
  table: () => import("./play/TableScreen.svelte"),
  join: () => import("./screens/Invited.svelte"),
  device: () => import("./screens/Device.svelte"),
  settings: async () => (await Promise.all([import("./screens/Settings.svelte"), loadProfile()]))[0],
  games: () => import("./screens/MyGames.svelte"),
  people: async () => (await Promise.all([import("./screens/People.svelte"), loadProfile()]))[0],
  puzzles: async () => (await Promise.all([import("./screens/Puzzles.svelte"), loadPuzzles()]))[0],
  puzzle: async () => (await Promise.all([import("./screens/Puzzle.svelte"), loadPuzzles()]))[0],
  learn: async () => (await Promise.all([import("./screens/Learn.svelte"), loadLearning()]))[0],
  lesson: async () => (await Promise.all([import("./screens/Lesson.svelte"), loadLearning()]))[0],
  statistics: async () => (await Promise.all([import("./screens/Statistics.svelte"), loadStatistics()]))[0],
  replay: async () => (await Promise.all([import("./screens/Replay.svelte"), loadReplay()]))[0],
  daily: async () => (await Promise.all([import("./screens/Daily.svelte"), loadDaily()]))[0],
  rules: () => import("./screens/Rules.svelte"),
  about: () => import("./screens/About.svelte"),
  score: async () => (await Promise.all([import("./screens/Scorepad.svelte"), loadScore()]))[0],
  "not-found": () => import("./screens/NotFound.svelte"),
};

async function start(): Promise<void> {
  document.documentElement.lang = language();
  watchInstall();
  provideScreens(SCREENS);
  // Meanwhile, load the first screen; if that fails, the page says so.
  const screen = loadScreen(route().screen).catch(() => undefined);
  try {
    await Promise.all([loadWords(), loadGames(), screen]);
  } catch {
    return; // The text in index.html stays and says what to do.
  }
  document.title = say("app-name"); // The server's title is for those who only read the page's head.
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

void start();
