import { mount } from "svelte";
import { loadWords } from "../src/i18n";
import "../src/look/base.css";
import "../src/look/tokens.css";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await loadWords();
if (target) mount(Gallery, { target });
