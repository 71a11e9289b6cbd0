/**
 * Moves of cards across the screen. Each move is an animation of its own: on an element at its destination it is
 * added to the others under way, and a card that leaves is a copy in a layer above the page. So moves that
 * overlap never cut each other short, whatever is redrawn meanwhile.
 */

import { moves, settings } from "../settings.svelte";

export interface Flight {
  /** Milliseconds before it begins. */
  readonly delay?: number;
  /** Milliseconds at the usual speed. */
  readonly duration?: number;
  /** Named in the `flightend` event, for those who wait for it. */
  readonly name?: string;
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

const USUAL = 320;
const SPEEDS = { calm: 1.6, usual: 1, quick: 0.55 } as const;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

const underWay = new Set<Animation>();

/**
 * Where an element lies, as if nothing were under way. Take this, not its bounding box, as where it comes from
 * before the page is redrawn: then moves on the same element add up without a jump.
 */
export function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  const { a, b, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  const scale = Math.hypot(a, b) || 1;
  const width = box.width / scale;
  const height = box.height / scale;
  return { left: box.left - e + (box.width - width) / 2, top: box.top - f + (box.height - height) / 2, width, height };
}

/** The transform that shows an element that lies at `home` as if it lay at `away`. */
export function transformTo(home: Box, away: Box): string {
  const x = away.left + away.width / 2 - (home.left + home.width / 2);
  const y = away.top + away.height / 2 - (home.top + home.height / 2);
  const scale = home.width > 0 ? away.width / home.width : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** An animation as kept while it runs; it is finished even where the element is removed meanwhile. */
async function run(element: Element, frames: Keyframe[], flight: Flight, composite: CompositeOperation) {
  const animation = element.animate(frames, {
    duration: (flight.duration ?? USUAL) * SPEEDS[settings.speed],
    delay: flight.delay ?? 0,
    easing: EASE,
    fill: "backwards",
    composite,
  });
  underWay.add(animation);
  try {
    await animation.finished;
    document.dispatchEvent(new CustomEvent("flightend", { detail: { name: flight.name } }));
  } catch {
    // Cancelled by the browser because the element went away: it has arrived as far as anybody can see.
  } finally {
    underWay.delete(animation);
  }
}

/** Shows an element, already in its new place, arriving from where it was. */
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

/** Shows a copy of an element going from its place to another; the element itself may be removed at once. */
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

/** Lets the elements arrive one after the other, as in a deal. */
export async function deal(elements: readonly Element[], from: Box, gap = 45, flight: Flight = {}): Promise<void> {
  const step = gap * SPEEDS[settings.speed];
  await Promise.all(
    elements.map((element, index) => arrive(element, from, { ...flight, delay: (flight.delay ?? 0) + index * step })),
  );
}

/** Whether anything is under way. */
export const moving = (): boolean => underWay.size > 0;

/** Brings all that is under way to its end at once. */
export function skipMoves(): void {
  for (const animation of underWay) animation.finish();
}

/** Resolves when nothing is under way any more, moves begun meanwhile included. */
export async function still(): Promise<void> {
  while (underWay.size > 0) {
    await Promise.allSettled([...underWay].map((animation) => animation.finished));
    await Promise.resolve();
  }
}

/** Shows an element turned over in its place: its other side is there already. */
export async function turnOver(element: Element, flight: Flight = {}): Promise<void> {
  if (!moves()) return;
  const frames = [
    { transform: "perspective(600px) rotateY(-90deg)" },
    { transform: "perspective(600px) rotateY(0deg)" },
  ];
  await run(element, frames, flight, "add");
}
