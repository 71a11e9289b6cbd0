/** How far an agenda is (SC-32), from what the view shows. */

import type { WhoIs } from "../../play/contract";
import { SUITS, deck } from "./deck";
import type { Token, View } from "./facts";
import { say } from "./i18n";

/** What there is of what an agenda counts, as a piece of a sentence, and whether it would hold now. */
export interface Standing {
  readonly state: string;
  /** The same in figures, such as "14 → 8". */
  readonly tally: string;
  readonly holds: boolean;
}

/** Everything on the table that agendas count. */
interface Table {
  readonly view: View;
  readonly seat: number;
  readonly who: WhoIs;
  /** The agents in play, and those of them that are face up. */
  readonly inPlay: readonly Token[];
  readonly up: readonly Token[];
  readonly own: readonly Token[];
}

const DEALT = 4;
const suitOf = ({ agent }: Token) => (agent === null ? "" : deck.partsOf(agent).suit);
const suitName = (suit: string) => say(`suit-${SUITS[suit]?.shape ?? ""}s`);

/** Twice the number of players who started. */
export const wanted = (view: View): number => 2 * view.options.players;

function counted(agenda: string, count: number, { view }: Table): Standing {
  return { state: say(`state-${agenda}`, { count }), tally: `${count} → ${wanted(view)}`, holds: count === wanted(view) };
}

const STANDINGS: Readonly<Record<string, (table: Table) => Standing>> = {
  KC({ own, up }) {
    const [clubs, open] = [own.filter((token) => suitOf(token) === "C").length, up.filter((token) => suitOf(token) === "C").length];
    const state = say("state-KC", { clubs, agents: own.length, open });
    return { state, tally: `${clubs}/${own.length}`, holds: own.length > 0 && clubs === own.length && open === 0 };
  },
  AC({ seat, inPlay }) {
    const field = inPlay.filter(({ zone }) => zone === "field");
    const own = field.filter(({ controller }) => controller === seat).length;
    return { state: say("state-AC", { own, others: field.length - own }), tally: `${own} : ${field.length - own}`, holds: own > 0 && own === field.length };
  },
  KS: (table) => counted("KS", table.inPlay.length, table),
  AD({ own, up }) {
    const missing = [...deck.suits].filter((suit) => !own.some((token) => up.includes(token) && suitOf(token) === suit));
    const state = say("state-AD", { count: missing.length, missing: missing.map(suitName) });
    return { state, tally: `${deck.suits.length - missing.length}/${deck.suits.length}`, holds: missing.length === 0 };
  },
  KH: (table) => counted("KH", table.up.length, table),
  KD({ view, who }) {
    const playing = view.players.filter((player) => player.playing);
    const numbers = playing.map((player) => say("state-of", { who: who(player.seat), count: player.agents }));
    const [first] = playing;
    const holds = first !== undefined && first.agents !== DEALT && playing.every(({ agents }) => agents === first.agents);
    return { state: say("state-KD", { numbers }), tally: playing.map(({ agents }) => agents).join(" · "), holds };
  },
  AH({ view, seat }) {
    const holds = view.players[seat]?.has_exposed ?? false;
    return { state: say("state-AH", { done: holds }), tally: holds ? "1/1" : "0/1", holds };
  },
};

/** How far a seat's agenda is; undefined for one that this client does not know. */
export function standingOf(view: View, seat: number, agenda: string, who: WhoIs): Standing | undefined {
  const inPlay = view.tokens.filter(({ zone }) => zone === "base" || zone === "field");
  const own = inPlay.filter(({ controller }) => controller === seat);
  return STANDINGS[agenda]?.({ view, seat, who, inPlay, own, up: inPlay.filter(({ face }) => face === "up") });
}

/** "14 agents are in play; you need exactly 8." */
export function needSentence(view: View, seat: number, agenda: string, who: WhoIs): string {
  const standing = standingOf(view, seat, agenda, who);
  if (!standing) return "";
  const { state, holds } = standing;
  return holds ? say("agenda-holds", { state }) : say("agenda-needs", { state, need: say(`need-${agenda}`, { many: wanted(view) }) });
}
