/** The six abilities of Spycard, in German. */

import type { Who } from "../../../../i18n";
import { and, does } from "../../../../i18n/de/grammar";

interface Ability {
  readonly name: string;
  /** What an agent claims to be. */
  readonly claim: string;
  /** What it does to its targets: "deckt #9 auf". */
  readonly effect: (targets: string) => string;
  /** What it is used for, after "um": "#9 aufzudecken". */
  readonly purpose: (targets: string) => string;
  readonly does: string;
}

const kill = {
  effect: (targets: string) => `schaltet ${targets} aus`,
  purpose: (targets: string) => `${targets} auszuschalten`,
};

const ABILITIES: Readonly<Record<string, Ability>> = {
  hearts: {
    name: "Herz",
    claim: "ein Herz",
    effect: (targets) => `deckt ${targets} auf`,
    purpose: (targets) => `${targets} aufzudecken`,
    does: "Charme: einen Agenten aufdecken",
  },
  spades: { name: "Pik", claim: "ein Pik", ...kill, does: "Attentat: einen offenen Agenten ausschalten" },
  clubs: {
    name: "Kreuz",
    claim: "ein Kreuz",
    effect: (targets) => `verdeckt ${targets}`,
    purpose: (targets) => `${targets} zu verdecken`,
    does: "Täuschung: einen Agenten verdecken",
  },
  diamonds: {
    name: "Karo",
    claim: "ein Karo",
    effect: (targets) => `tauscht ${targets}`,
    purpose: (targets) => `${targets} zu tauschen`,
    does: "Intrige: Agenten zweier Spieler am selben Ort tauschen",
  },
  queen: {
    name: "Dame",
    claim: "eine Dame",
    effect: (targets) => `versetzt ${targets}`,
    purpose: (targets) => `${targets} zu versetzen`,
    does: "Zwei beliebige Agenten versetzen",
  },
  ace: { name: "Pik-Ass", claim: "das Pik-Ass", ...kill, does: "Irgendeinen Agenten ausschalten, egal wo" },
};

const unknown = (name: string): Ability => ({
  name,
  claim: name,
  effect: (targets) => `trifft ${targets}`,
  purpose: (targets) => `${targets} zu treffen`,
  does: name,
});

export const ability = (name: string): Ability => ABILITIES[name] ?? unknown(name);

/** "Ada behauptet: #4 ist ein Herz und deckt #9 auf." */
export const claim = (who: Who, token: string, what: string, on: readonly string[]): string =>
  `${does(who, "behauptest", "behauptet")}: ${token} ist ${ability(what).claim} und ${ability(what).effect(and(on))}.`;
