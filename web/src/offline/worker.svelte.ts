/**
 * The service worker as a page sees it: installed in the background, and asked whether a newer version waits; and
 * installing the client as an app, where the browser offers that.
 */

import { GAMES } from "../games";
import { inLanguage } from "../net/content.svelte";
import { addressOf, request, requestText } from "../net/http";
import { keepNotifications, registerWorker } from "../net/notifications";
import type { GameFacts } from "../net/protocol";
import { whenBack } from "./connection.svelte";
import { CONTENT, type PageQuestion } from "./names";
import { wanted } from "./wanted";

/** Milliseconds between two looks for a newer version, while a page stays open. */
const LOOK_AGAIN = 3_600_000;
/** Milliseconds for the first screen to load its data, in browsers that do not say when they have nothing else to do. */
const SETTLED = 2_000;

/** Milliseconds before a worker of the page's own version is asked again to take over; the pause doubles each time. */
const FIRST_PAUSE = 500;
const MAX_TRIES = 8;
/** Milliseconds for a worker to reply; the browser can stop it at any moment. */
const PATIENCE = 3_000;

let waits = $state(false);

/** Whether a newer version of the client is here, which a reload shows. */
export const updateWaits = (): boolean => waits;

const firstScript = (): string => new URL(document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "/", location.href).pathname;

/**
 * Ask a worker that waits whether this page is of its version; where that is so, it may take over. Resolves to undefined
 * if it does not reply.
 */
async function isCurrent(worker: ServiceWorker): Promise<boolean | undefined> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<boolean | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  const question: PageQuestion = { type: "is-current", script: firstScript() };
  worker.postMessage(question, [port2]);
  return reply;
}

async function look(registration: ServiceWorkerRegistration, tries = 0): Promise<void> {
  const { waiting } = registration;
  const current = waiting ? await isCurrent(waiting) : true;
  if (current !== undefined) waits = !current;
  // It has not taken over yet, perhaps because the page before this one is still being closed.
  if (waiting && current !== false && tries < MAX_TRIES) setTimeout(() => void look(registration, tries + 1), FIRST_PAUSE * 2 ** tries);
}

/** The paths of what a game offers beside play. */
const contentOf = ({ name, sheets, scorepad }: GameFacts): string[] => [
  `/games/${name}/rulebook`,
  ...sheets.map((sheet) => `/games/${name}/sheets/${sheet}`),
  ...(scorepad ? [`/score/models/${name}`] : []),
];

/**
 * Have rules and sheets in the language of the page kept by the worker before they are needed; what is missing is tried
 * again on the next visit.
 */
export async function keepContent(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const cache = await caches.open(CONTENT);
  const games = await request<GameFacts[]>("GET", "/games");
  const known = games.filter(({ name }) => GAMES.some((one) => one.name === name));
  for (const path of known.flatMap(contentOf).map(inLanguage)) {
    const address = addressOf(path);
    if (address && !(await cache.match(address))) await requestText(path);
  }
}

/** Have what the person wants on this device fetched, and kept up to date. */
export async function keepPack(): Promise<void> {
  if (wanted() === undefined && !isInstalled()) return;
  await (await import("./pack.svelte")).keepUp(isInstalled());
}

function watch(registration: ServiceWorkerRegistration): void {
  const update = () => void registration.update().catch(() => undefined);
  let looked = Date.now();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => void look(registration));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    void look(registration);
    if (Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    update();
  });
  whenBack(update); // a server that was away can have come back as a newer version
  void look(registration);
}

async function register(): Promise<void> {
  const registration = await registerWorker();
  if (!registration) return;
  watch(registration);
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  }
  await keepNotifications();
  await keepContent();
  await keepPack();
}

/** Install the worker once the page has nothing else to do. Everything works without it, but only with a connection. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = () => void register().catch(() => undefined);
  const later = () => ("requestIdleCallback" in globalThis ? requestIdleCallback(start) : setTimeout(start, SETTLED));
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** The event that Chromium fires when the page can be installed; in no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

const isPrompt = (event: Event): event is InstallPrompt => "prompt" in event && typeof event.prompt === "function";

let offered: InstallPrompt | undefined = $state.raw();

/** Start noticing whether the page can be installed; the browser says so only once. */
export function watchInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault(); // the settings have a button instead
    offered = event;
  });
  addEventListener("appinstalled", () => (offered = undefined));
}

/** Whether the page runs as an installed app; Safari on iOS has a property of its own. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

/** Whether only the person can install the page, from the browser's menu: on an iPhone or iPad. */
export const installsByHand = (): boolean => "standalone" in navigator;

export const canInstall = (): boolean => offered !== undefined;

/** Let the browser ask whether to install. Resolves to whether the person agreed. */
export async function install(): Promise<boolean> {
  const prompt = offered;
  offered = undefined; // it can be used once
  return (await prompt?.prompt())?.outcome === "accepted";
}
