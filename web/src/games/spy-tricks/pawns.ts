/** The pawns: a colour with a head of its own, so that colour is not the only sign. */

import { getContext, setContext } from "svelte";

/** The colours in the order of their heads. */
export const COLOURS = ["green", "yellow", "purple", "grey"];
const KEY = Symbol("the colours of the pawns by seat");

type ColoursBySeat = () => readonly string[];

/** Let the pawns in this component and below have the colours that the table chose. */
export const usePawns = (colours: ColoursBySeat): unknown => setContext(KEY, colours);

/** The place of a seat's pawns among the colours. */
export const pawnOf = (colours: readonly string[], seat: number): number => {
  const place = COLOURS.indexOf(colours[seat] ?? "");
  return place < 0 ? seat % COLOURS.length : place;
};

/** The same for a component below `usePawns`. */
export function pawns(): (seat: number) => number {
  const colours = getContext<ColoursBySeat | undefined>(KEY);
  return (seat) => pawnOf(colours?.() ?? [], seat);
}
