import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/tokens.css";
import { language } from "./words";

document.documentElement.lang = language;
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
