/** The sentences about people whom one has played with. */

import { LOCALE, count } from "./grammar";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

export const people = {
  title: "People",
  line: "Only you see this page. Nobody learns from it whether you are here, and nobody can look you up.",
  recent: "You have played with",
  games: (game: string, games: number, milliseconds: number) =>
    `${game} on ${DAY.format(milliseconds)}${games > 1 ? `, ${count(games, "game", "games")} together` : ""}`,
  none: "Nobody yet. People appear here after a game that you have finished together.",
  invite: "Invite again",
  inviteTo: (name: string, game: string) => `Invite ${name} to ${game}`,
  invited: (name: string) => `${name} is invited. The invitation waits on the home page for a day.`,
  block: "Block",
  blockName: (name: string) => `Block ${name}`,
  blockSure: (name: string) => `Block ${name}? “Play now” no longer brings you together, your tables are closed to ${name}, and invitations from ${name} do not arrive.`,
  blockNote: "Nobody is notified.",
  no: "Cancel",
  blockedName: (name: string) => `${name} is blocked. You can change that on the page “People”.`,
  blocked: "Blocked",
  since: (milliseconds: number) => `Since ${DAY.format(milliseconds)}`,
  unblock: "Unblock",
  unblockName: (name: string) => `Unblock ${name}`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
  atTable: "Or invite somebody whom you have played with",
  inviteOne: "Invite",
  inviteName: (name: string) => `Invite ${name}`,
  done: "Invited",
  invitations: {
    title: "Invitations",
    line: (name: string, game: string) => `${name} invites you to ${game}`,
    accept: "Look at the table",
    acceptOf: (name: string) => `Look at the table of ${name}`,
    decline: "Not now",
    declineOf: (name: string) => `Not now: invitation by ${name}`,
  },
};
