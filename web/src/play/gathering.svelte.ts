/** Before a game, and after one: who comes, when it starts, and another one. */

import { time } from "../components/countdown.svelte";
import { announce } from "../components/notices.svelte";
import { gameOf } from "../games";
import { say } from "../i18n";
import { createTable } from "../lobby/createTable";
import type { GameFacts } from "../net/protocol";
import type { Refusal } from "./contract";
import type { LiveTable } from "./live.svelte";

/** Announce everyone who joins from now on; for the initialisation of a component. */
export function announceArrivals(play: () => LiveTable): void {
  let heard: number | undefined;
  $effect(() => {
    const last = play().log.at(-1)?.seq ?? 0;
    const news = play().log.filter(({ seq }) => seq > (heard ?? last));
    heard = last;
    for (const { event } of news) if (event.kind === "joined") announce(say("event-joined", { name: event.name }));
  });
}

/** How many seconds players still wait for others, while the clock runs; null where the host starts the game. */
export function secondsToStart(play: LiveTable): number | null {
  const end = play.facts?.fills_at ?? null;
  const ahead = play.serverNow() - Date.now();
  return end === null ? null : Math.max(0, Math.ceil((end - ahead - time()) / 1000));
}

/** Whether nobody but the person plays, watches or waits here, so that a game can be dealt without asking anyone. */
export function isAlone(play: LiveTable): boolean {
  const away = (member: number) => !play.here.includes(member);
  return (
    play.me !== null &&
    play.seats.every(({ seat, sitter }) => seat === play.me || sitter === "bot" || sitter === "program") &&
    (play.facts?.members ?? []).every(
      ({ member, seat, waits }) => member === play.you?.member || seat !== null || (away(member) && !waits),
    )
  );
}

/** Deal another game to the same seats. Resolves to why it was refused. */
export async function dealAgain(play: LiveTable): Promise<Refusal | null> {
  return (await play.command({ type: "rematch" })) ?? (await play.command({ type: "start" }));
}

/** Whether a table plays single deals of a game that otherwise has many. */
export function isSingleDeal(play: LiveTable, facts: GameFacts): boolean {
  const single = Object.entries(facts.single_deal);
  return single.length > 0 && single.every(([name, value]) => play.facts?.settings.options[name] === value);
}

/** Start a whole game against the same bots at a table of its own, in the same place, since the options of a table never change. */
export function playWholeGame(play: LiveTable, facts: GameFacts): Promise<boolean> {
  const { options, clock, pace, memory } = play.facts?.settings ?? { options: {}, clock: null, pace: 0.7, memory: false };
  const kept = Object.entries(options).filter(([name]) => !(name in facts.single_deal));
  return createTable({
    game: play.game,
    options: { ...gameOf(play.game).defaultOptions, ...Object.fromEntries(kept) },
    clock,
    pace,
    memory,
    seats: play.seats.map(({ bot, seat }) => (bot === null || seat === play.me ? { sitter: "open" } : { sitter: "bot", bot })),
    start: true,
  }, play.local);
}
