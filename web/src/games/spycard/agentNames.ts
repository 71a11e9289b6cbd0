/** The accessible names of agents on the table. */

import type { WhoIs } from "../../play/contract";
import { deck } from "./deck";
import { sentences } from "./i18n";
import type { Token } from "./views";

/** The other seats that know a face-down agent, besides its player and `me`. */
export function othersWhoKnow(token: Token, me: number | null): number[] {
  if (token.known_by === "everyone" || token.face === "up") return [];
  return token.known_by.filter((seat) => seat !== token.controller && seat !== me);
}

/** "#9, face down, unknown to you, in Birch's field"; `first` follows the token. */
export function agentName(token: Token, who: WhoIs, me: number | null, first: readonly string[] = []): string {
  const say = sentences.agent;
  const agent = token.agent === null ? null : deck.nameOf(token.agent);
  const parts = [token.token, ...first];
  if (agent === null) parts.push(say.unknown);
  else parts.push(token.face === "up" ? say.up(agent) : say.known(agent));
  if (token.controller !== null) parts.push(say.place(who(token.controller), token.zone));
  const others = othersWhoKnow(token, me);
  if (others.length > 0) parts.push(say.knownTo(others.map(who)));
  return parts.join(", ");
}
