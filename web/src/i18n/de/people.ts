/** The sentences about people whom one has played with. */

import type { people as english } from "../en/people";
import { LOCALE, count } from "./grammar";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

export const people: typeof english = {
  title: "Mitspieler",
  line: "Diese Seite siehst nur du. Durch sie erfährt niemand, ob du hier bist, und niemand kann nach dir suchen.",
  recent: "Mit wem du gespielt hast",
  games: (game, games, milliseconds) =>
    `${game} am ${DAY.format(milliseconds)}${games > 1 ? `, zusammen ${count(games, "Partie", "Partien")}` : ""}`,
  none: "Noch mit niemandem. Wer mit dir eine Partie zu Ende spielt, steht danach hier.",
  invite: "Wieder einladen",
  inviteTo: (name, game) => `${name} zu ${game} einladen`,
  invited: (name) => `${name} ist eingeladen. Die Einladung wartet einen Tag lang auf der Startseite.`,
  block: "Blockieren",
  blockName: (name) => `${name} blockieren`,
  blockSure: (name) =>
    `${name} blockieren? „Jetzt mit anderen spielen“ bringt euch dann nicht mehr zusammen, deine Tische sind für ${name} geschlossen, und Einladungen von ${name} kommen nicht an.`,
  blockNote: "Niemand erfährt davon.",
  no: "Abbrechen",
  blockedName: (name) => `${name} ist blockiert. Ändern kannst du das auf der Seite „Mitspieler“.`,
  blocked: "Blockiert",
  since: (milliseconds) => `Seit dem ${DAY.format(milliseconds)}`,
  unblock: "Freigeben",
  unblockName: (name) => `${name} freigeben`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  atTable: "Oder lade jemanden ein, mit dem du schon gespielt hast",
  inviteOne: "Einladen",
  inviteName: (name) => `${name} einladen`,
  done: "Eingeladen",
  invitations: {
    title: "Einladungen",
    line: (name, game) => `${name} lädt dich zu ${game} ein`,
    accept: "Zum Tisch",
    acceptOf: (name) => `Zum Tisch von ${name}`,
    decline: "Jetzt nicht",
    declineOf: (name) => `Jetzt nicht: Einladung von ${name}`,
  },
};
