/** A sheet to print as a page of its own, which needs no server: `<html>` says which one, and in which language. */

import { mount } from "svelte";
import { gameOf, loadGames } from "../games";
import { loadPrint } from "../games/prints";
import { loadWords } from "../i18n";
import { showLanguage } from "../i18n/catalogue.svelte";
import "../styles/base.css";
import "../styles/fonts.css";
import "../styles/tokens.css";
import PrintedAlone from "./PrintedAlone.svelte";

const { lang, dataset } = document.documentElement;
const { game = "", sheet = "" } = dataset;

await showLanguage(lang);
const [Print] = await Promise.all([loadPrint(game, sheet), loadWords(), loadGames()]);
document.title = gameOf(game).texts.sheets[sheet] ?? sheet;
if (Print) mount(PrintedAlone, { target: document.body, props: { Print } });
