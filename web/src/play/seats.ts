/** The seats of a table: in which order they are shown, who is present, and whose turn it is. */

import { time } from "../components/countdown.svelte";
import { codeName, say } from "../i18n";
import type { MaybeDealt, Seat } from "./contract";

/** The other seats clockwise, starting to the left of the person's own; all seats for a spectator. */
export function otherSeats(players: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? players : Math.max(0, players - 1) }, (_, place) => (first + place) % players);
}

/** The bots that hold seats, each level once. */
export const botsOf = (seats: readonly Seat[]): string[] => [...new Set(seats.flatMap(({ bot }) => (bot === null ? [] : [bot])))];

/** The name of a seat in little room: nobody sits there who would miss a part of it. */
export const shortName = (name: string, { member }: Pick<Seat, "member">): string => (member === null ? codeName(name) : name);

/** Whether the person of a seat is away and no bot stands in yet. */
export const isAbsent = (seat: Seat): boolean => !seat.here && !seat.stand_in && seat.sitter !== "open";

/** How many seconds a person is still waited for before a bot stands in; null where nobody is waited for. */
export function secondsToBot(seat: Seat, awaySince: number | undefined, awaySeconds: number): number | null {
  if (!isAbsent(seat) || awaySeconds === Infinity) return null;
  return Math.max(0, Math.ceil(((awaySince ?? time()) + awaySeconds * 1000 - time()) / 1000));
}

/** The note on a seat: open, played by a bot, or away; "" if the person is present. With 0 seconds no bot plays. */
export function presenceNote(seat: Seat, awaySince: number | undefined, awaySeconds: number): string {
  if (seat.sitter === "open") return say("table-open");
  if (awaySeconds === 0) return seat.here ? "" : say("table-absent");
  if (seat.stand_in) return say(`table-stood-in-${seat.stand_in}`);
  const left = secondsToBot(seat, awaySince, awaySeconds);
  if (left === null) return "";
  return left > 0 ? say("table-absent-for", { seconds: left }) : say("table-absent");
}

const standsIn = (play: MaybeDealt): boolean => play.me !== null && !!play.seats[play.me]?.stand_in;

/** Whether it is the person's turn: their seat is to act, has not answered, and no bot plays for it. */
export function isMyTurn(play: MaybeDealt): boolean {
  const asked = play.asked !== null && play.asked.now && play.asked.sealed === null;
  return asked && !play.held && !play.over && !play.paused && !standsIn(play);
}

/** More than these are not named one by one. */
const MANY = 3;

/** A line that says why nothing happens; "" while the game continues. */
export function standstill(play: MaybeDealt): string {
  if (play.paused) return say("table-paused");
  return play.waitsFor.length > 0 ? say("table-waits", { people: play.waitsFor.map(play.who) }) : "";
}

/** A line that says whose turn it is; "" if nobody is to act. */
export function turnLine(play: MaybeDealt): string {
  const still = standstill(play);
  if (still) return still;
  const actors: readonly number[] = play.view?.actors ?? [];
  if (play.over || play.held || actors.length === 0) return "";
  if (isMyTurn(play)) return say("table-your-turn");
  const others = actors.filter((seat) => seat !== play.me);
  if (others.length > MANY) return say("table-everyone-chooses");
  if (others.length > 0) return say("table-turn-of", { who: others.map((seat) => ({ name: play.nameOf(seat), you: false })) });
  return standsIn(play) ? say("table-stands-in") : say("table-answered");
}

/** Between the syllables of a long word, as far as its letters show them. */
const SYLLABLES = /(?<=\p{L}{2}[aeiouyäöü])(?=(?:sch|[cpst]h|[^\P{L}aeiouyäöü])[aeiouyäöü]\p{L})|(?<=\p{L}[aeiouyäöü][^\P{L}aeiouyäöü])(?=[^\P{L}aeiouyäöüh][aeiouyäöü]\p{L})/giu;
const LONG_WORD = /\p{L}{9,}/gu;

/** A name whose long words can be divided with a hyphen. */
export const divisible = (name: string): string => name.replace(LONG_WORD, (word) => word.replace(SYLLABLES, "\u00ad"));
