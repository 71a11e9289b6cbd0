/** The screens, each loaded when its route is first shown. */

import type { Component } from "svelte";
import { inTime } from "../net/inTime";
import type { Route } from "../routes";
import { loadScore } from "../scorepad/i18n";

/** What a screen receives: the variable part of its address. */
type Place<Name, To = Route> = To extends { readonly screen: infer Some } ? (Name extends Some ? Omit<To, "screen"> : never) : never;

type Screens = { readonly [Name in Route["screen"]]: () => Promise<{ readonly default: Component<Place<Name>> }> };

const SCREENS: Screens = {
  home: () => import("./Home.svelte"),
  table: () => import("../play/TableScreen.svelte"),
  join: () => import("./Invited.svelte"),
  device: () => import("./Device.svelte"),
  settings: () => import("./Settings.svelte"),
  games: () => import("./MyGames.svelte"),
  people: () => import("./People.svelte"),
  puzzles: () => import("./Puzzles.svelte"),
  puzzle: () => import("./Puzzle.svelte"),
  statistics: () => import("./Statistics.svelte"),
  replay: () => import("./Replay.svelte"),
  daily: () => import("./Daily.svelte"),
  rules: () => import("./Rules.svelte"),
  about: () => import("./About.svelte"),
  score: async () => (await Promise.all([import("./Scorepad.svelte"), loadScore()]))[0],
  "not-found": () => import("./NotFound.svelte"),
};

/** A screen whose properties have the types of any route. */
export type Screen = Component<Record<string, string>>;

const requested = new Map<Route["screen"], Promise<Screen>>();

/**
 * Load a screen, once. A failure is final until the page is reloaded: on a second try the browser would skip styles
 * that it failed to load.
 */
export function loadScreen(name: Route["screen"]): Promise<Screen> {
  const load: () => Promise<{ readonly default: unknown }> = SCREENS[name];
  const screen = requested.get(name) ?? inTime(load()).then((module) => module.default as Screen);
  requested.set(name, screen);
  return screen;
}
