import { mount } from "svelte";
import { loadGames } from "../src/games";
import { loadWords } from "../src/i18n";
import "../src/styles/base.css";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await Promise.all([loadWords(), loadGames()]);
if (target) mount(Gallery, { target });
