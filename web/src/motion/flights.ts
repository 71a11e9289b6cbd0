/**
 * Flights of cards across the screen. Each flight is a separate animation: an arriving element adds its animation to
 * those that already run, and a departing card is a copy in a layer above the page. Overlapping flights therefore
 * never cut each other short, whatever is redrawn meanwhile.
 */

import { moves, settings } from "../settings.svelte";

export interface Flight {
  /** Milliseconds before it starts. */
  readonly delay?: number;
  /** Milliseconds at normal speed. */
  readonly duration?: number;
  /** The name in the `flightend` event. */
  readonly name?: string;
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Milliseconds. */
const DEFAULT_DURATION = 320;
const SPEEDS = { calm: 1.6, usual: 1, quick: 0.55 } as const;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const running = new Set<Animation>();

/**
 * The box of an element, as if no flight were running. Use it, not the bounding box, as the start of a flight when the
 * page is about to be redrawn: flights of the same element then add up without a jump.
 */
export function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  const scale = Math.hypot(a, b) || 1;
  const width = box.width / scale;
  const height = box.height / scale;
  return { left: box.left - e + (box.width - width) / 2, top: box.top - f + (box.height - height) / 2, width, height };
}

/** The transform that shows an element at `home` as if it were at `away`. */
export function transformTo(home: Box, away: Box): string {
  const x = away.left + away.width / 2 - (home.left + home.width / 2);
  const y = away.top + away.height / 2 - (home.top + home.height / 2);
  const scale = home.width > 0 ? away.width / home.width : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Run an animation. It counts as finished even if the element is removed meanwhile. */
async function run(element: Element, frames: Keyframe[], flight: Flight, composite: CompositeOperation) {
  const animation = element.animate(frames, {
    duration: (flight.duration ?? DEFAULT_DURATION) * SPEEDS[settings.speed],
    delay: flight.delay ?? 0,
    easing: EASE,
    fill: "backwards",
    composite,
  });
  running.add(animation);
  try {
    await animation.finished;
    document.dispatchEvent(new CustomEvent("flightend", { detail: { name: flight.name } }));
  } catch {
    // The browser cancels the animation of a removed element, which nobody can see any more.
  } finally {
    running.delete(animation);
  }
}

/** Show an element, already at its destination, arriving from elsewhere. */
export async function arrive(element: Element, from: Box, flight: Flight = {}): Promise<void> {
  if (!moves()) return;
  const frames = [{ transform: transformTo(boxOf(element), from) }, { transform: "translate(0, 0) scale(1)" }];
  await run(element, frames, flight, "add");
}

function layer(): HTMLElement {
  const existing = document.getElementById("flights");
  if (existing) return existing;
  const made = document.createElement("div");
  made.id = "flights";
  made.setAttribute("aria-hidden", "true");
  return document.body.appendChild(made);
}

/** Show a copy of an element flying to another place; the element itself can be removed at once. */
export async function depart(element: Element, to: Box, flight: Flight & { fade?: boolean } = {}): Promise<void> {
  if (!moves()) return;
  const home = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("id");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    margin: "0",
    left: `${home.left}px`,
    top: `${home.top}px`,
    width: `${home.width}px`,
    height: `${home.height}px`,
  });
  layer().append(copy);
  const end = { transform: transformTo(home, to), opacity: flight.fade ? 0 : 1 };
  try {
    await run(copy, [{ transform: "translate(0, 0) scale(1)", opacity: 1 }, end], flight, "replace");
  } finally {
    copy.remove();
  }
}

/** Let elements arrive one after the other, as in a deal. */
export async function deal(elements: readonly Element[], from: Box, gap = 45, flight: Flight = {}): Promise<void> {
  const step = gap * SPEEDS[settings.speed];
  await Promise.all(
    elements.map((element, index) => arrive(element, from, { ...flight, delay: (flight.delay ?? 0) + index * step })),
  );
}

/** Whether any flight is running. */
export const moving = (): boolean => running.size > 0;

/** Finish all running flights at once. */
export function skipMoves(): void {
  for (const animation of running) animation.finish();
}

/** Resolves when no flight is running, including those started meanwhile. */
export async function still(): Promise<void> {
  while (running.size > 0) {
    await Promise.allSettled([...running].map((animation) => animation.finished));
    await Promise.resolve();
  }
}

/** Show an element turning over in place; its new side is already rendered. */
export async function turnOver(element: Element, flight: Flight = {}): Promise<void> {
  if (!moves()) return;
  const frames = [
    { transform: "perspective(600px) rotateY(-90deg)" },
    { transform: "perspective(600px) rotateY(0deg)" },
  ];
  await run(element, frames, flight, "add");
}
