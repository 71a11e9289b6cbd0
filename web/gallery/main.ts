import { mount } from "svelte";
import { loadWords } from "../src/i18n";
import "../src/styles/base.css";
import "../src/styles/tokens.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await loadWords();
if (target) mount(Gallery, { target });
