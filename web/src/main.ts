import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./games";
import { language, loadWords } from "./i18n";
import "./styles/base.css";
import "./styles/tokens.css";

async function start(): Promise<void> {
  document.documentElement.lang = language;
  await Promise.all([loadWords(), loadGames()]);
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
}

// Where the catalogue fails to load, the page keeps the text of index.html, which says what to do.
start().catch(() => undefined);
