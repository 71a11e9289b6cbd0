/** The sentences of the rulebooks and the pages about the games. */

import type { content as english } from "../en/content";
import { count } from "./grammar";

export const content: typeof english = {
  loading: "Wird geladen …",
  unreachable: "Der Server antwortet nicht. Auf dieser Seite geht nichts verloren; versuch es gleich noch einmal.",
  again: "Noch einmal versuchen",
  print: "Drucken",

  rules: {
    title: (game) => `Regeln von ${game}`,
    contents: "Inhalt",
    search: "In den Regeln suchen",
    found: (amount) => `${count(amount, "Absatz", "Absätze")} gefunden`,
    nothing: "Nichts gefunden. Versuch es mit anderen Wörtern oder mit der Nummer einer Regel, etwa 14.",
    link: (clause) => `Link zu ${clause}`,
    about: "Über dieses Spiel",
    score: "Punkteblock für echte Karten",
    back: "Zurück zu den Regeln",
  },

  about: {
    title: (game) => `Über ${game}`,
    design: "Spielidee",
    art: "Illustration",
    players: "Spieler",
    time: "Dauer",
    minutes: (minutes) => `etwa ${minutes} Minuten`,
    age: "Alter",
    years: (age) => `ab ${age} Jahren`,
    needed: "Material",
    editions: "Ausgaben",
    edition: (year, publisher, more) => `${year}: ${publisher}, ${more}`,
    independent: (game) =>
      `Spydeck ist ein unabhängiges Projekt. Mit den Autoren, Illustratoren und Verlagen von ${game} ist es nicht verbunden, und sie unterstützen es nicht. Die Regeln stehen hier in unseren eigenen Worten, und die Karten haben wir selbst gezeichnet; das Spiel und sein Name gehören ihnen.`,
    play: "Spielen",
    rules: "Regeln",
  },
};
