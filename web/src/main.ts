import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./games";
import { language, loadWords, words } from "./i18n";
import { watchInstall } from "./offline/install.svelte";
import { route } from "./router.svelte";
import { loadScreen } from "./screens";
import "./styles/base.css";
import "./styles/tokens.css";

async function start(): Promise<void> {
  document.documentElement.lang = language();
  watchInstall();
  // Meanwhile, load the first screen; if that fails, the page says so.
  const screen = loadScreen(route().screen).catch(() => undefined);
  try {
    await Promise.all([loadWords(), loadGames(), screen]);
  } catch {
    return; // The text in index.html stays and says what to do.
  }
  document.title = words.app.name; // The server's title is for those who only read the page's head.
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

void start();
