import { mount } from "svelte";
import App from "./App.svelte";
import { hasServer } from "./base";
import { loadDaily } from "./daily/i18n";
import { loadGames } from "./games";
import { language, loadWords, say } from "./i18n";
import { loadLearning } from "./lessons/i18n";
import { openLobby } from "./lobby/opening";
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
  home: async () => (await Promise.all([import("./screens/Home.svelte"), knownName() === null || openLobby()]))[0],
  table: () => import("./play/TableScreen.svelte"),
  alone: () => import("./screens/Alone.svelte"),
  join: () => import("./screens/Invited.svelte"),
  device: () => import("./screens/Device.svelte"),
  settings: async () => (await Promise.all([import("./screens/Settings.svelte"), loadProfile()]))[0],
  games: async () => (await Promise.all([import("./screens/MyGames.svelte"), loadStatistics()]))[0],
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

/** Screens that only a server has. */
const SERVER_ONLY = ["table", "join", "device", "people", "daily"] as const;
const needsServer = () => import("./screens/NeedsServer.svelte");

/** Without a server, a page says of some screens that they need one. */
const screens: Screens = hasServer ? SCREENS : { ...SCREENS, ...Object.fromEntries(SERVER_ONLY.map((name) => [name, needsServer])) };

async function start(): Promise<void> {
  document.documentElement.lang = language();
  watchInstall();
  provideScreens(screens);
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
