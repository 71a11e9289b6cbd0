/** Every sentence of Spycard's table, in German. */

import type { Who } from "../../../../i18n";
import { LOCALE, Whose, and, capital, count, does, toWhom, whom, whose } from "../../../../i18n/de/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import type { WhoIs } from "../../../../play/contract";
import { ReasonWording } from "../../../../play/reasonWording";
import { ABILITIES, partialIn, spycardReasons } from "../wording";
import type { Table } from "../en";
import { cards } from "./frame";

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

const TEXTS: Readonly<Record<string, Ability>> = {
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

const ability = (name: string): Ability => TEXTS[name] ?? unknown(name);

/** "Ada behauptet: #4 ist ein Herz und deckt #9 auf." */
const claim = (who: Who, token: string, what: string, on: readonly string[]): string =>
  `${does(who, "behauptest", "behauptet")}: ${token} ist ${ability(what).claim} und ${ability(what).effect(and(on))}.`;

const OVER = "Die Partie ist vorbei";

const log: Table["log"] = {
  deal: (agents) => `Du hast ${and(agents)} an der Basis.`,
  dealt: (who, amount) => `${does(who, "bekommst", "bekommt")} ${count(amount, "Agenten", "Agenten")}.`,
  ownAgenda: (agenda) => `Du hast den Auftrag ${agenda} gezogen.`,
  agendaDrawn: (who) => `${does(who, "ziehst", "zieht")} einen Auftrag.`,
  turn: (who, turn) => `${Whose(who, "")} ${turn}. Zug.`,
  pass: (who) => `${does(who, "passt", "passt")}.`,
  draft: (who, token) => `${does(who, "siehst dir", "sieht sich")} ${token} an, den obersten Agenten des Stapels.`,
  keep: (who, token) => `${does(who, "behältst", "behält")} ${token} an der Basis.`,
  sleeper: (who, token, to) =>
    `${does(who, "schickst", "schickt")} ${token} als Schläfer an ${whose(to, "e")} Basis.`,
  move: (who, tokens, to) =>
    to === "field"
      ? `${does(who, "schickst", "schickt")} ${and(tokens)} in den Einsatz.`
      : `${does(who, "holst", "holt")} ${and(tokens)} zur Basis zurück.`,
  use: (who, token, what, on) =>
    `${does(who, "nutzt", "nutzt")} ${token} als ${ability(what).name}, um ${ability(what).purpose(and(on))}.`,
  claim,
  allow: (who) => `${does(who, "glaubst", "glaubt")} das.`,
  accuse: (who) => `${does(who, "zweifelst", "zweifelt")} das an!`,
  jack: (who, token, instead) => `${does(who, "deckst", "deckt")} statt ${instead} den Buben ${token} auf.`,
  noJack: (who, token) => `${does(who, "deckst", "deckt")} für ${token} keinen Buben auf.`,
  sealedJack: (who, token) => `${does(who, "hast", "hat")} für ${token} geantwortet.`,
  turnUp: (agent) => `${agent} wird aufgedeckt.`,
  truth: "Es war die Wahrheit: Die Fähigkeit wirkt zweimal.",
  lie: "Es war eine Lüge.",
  turnDown: (token) => `${token} wird verdeckt.`,
  swap: (tokens) => `${and(tokens)} wechseln die Seiten.`,
  look: (who, agent) => `${does(who, "siehst", "sieht")} ${agent}.`,
  moveTwo: (who, toField, toBase) => {
    const places = [
      toField.length > 0 && `${and(toField)} in den Einsatz`,
      toBase.length > 0 && `${and(toBase)} zur Basis`,
    ];
    return `${does(who, "versetzt", "versetzt")} ${and(places.filter((place) => place !== false))}.`;
  },
  inVain: "Das geht nicht mehr: Nichts passiert.",
  again: (who, on) => `${does(who, "wendest", "wendet")} sie noch einmal auf ${and(on)} an.`,
  decline: (who) => `${does(who, "verzichtest", "verzichtet")}.`,
  joker: (who, what, on) =>
    `${does(who, "nutzt", "nutzt")} den Joker als ${ability(what).name}, um ${ability(what).purpose(and(on))}.`,
  done: (who) => `${does(who, "nutzt", "nutzt")} den Joker nicht weiter.`,
  attack: (who, token, target) => `${does(who, "greifst", "greift")} ${target} mit ${token} an.`,
  fight: (token, loser) => `${token} schlägt ${loser}.`,
  bullet: (token, saved) => `${token} fängt die Kugel für ${saved} ab.`,
  noBullet: (token) => `Niemand fängt die Kugel für ${token} ab.`,
  death: (agent) => `${agent} wird ausgeschaltet.`,
  discard: (agent) => `${agent} wird abgelegt.`,
  expose: (who, of, agenda, right) =>
    `${does(who, "nennst", "nennt")} ${whose(of, "en")} Auftrag: ${agenda}. ${right ? "Richtig" : "Falsch"}!`,
  seeAgenda: (who, of, agenda) =>
    `${does(who, "siehst", "sieht")} ${whose(of, "en")} Auftrag${agenda === null ? "" : `: ${agenda}`}.`,
  out: (who, agents) =>
    `${does(who, "scheidest", "scheidet")} aus${agents.length ? ` und ${who.you ? "legst" : "legt"} ${and(agents)} ab` : ""}.`,
  agent: (token, agent) => `${token} (${agent})`,
  byAgenda: (who, agenda) => `${OVER}: ${does(who, "gewinnst", "gewinnt")} mit dem Auftrag ${agenda}.`,
  lastLeft: (who) => `${OVER}: ${does(who, "gewinnst", "gewinnt")}, weil alle anderen ausgeschieden sind.`,
  draw: `${OVER}: Alle Züge sind aufgebraucht, niemand gewinnt.`,
};

const agenda = (text: string) => cards.agent(text.slice(-1), text.slice(0, -1));

/** What an ability does to its targets, in the infinitive. */
const EFFECTS: Readonly<Record<string, string>> = {
  hearts: "aufdecken",
  spades: "ausschalten",
  clubs: "verdecken",
  diamonds: "tauschen",
  queen: "versetzen",
  ace: "ausschalten",
};
const ALONE: Readonly<Record<string, string>> = {
  keep: "ihn an deiner Basis behalten",
  allow: "es glauben",
  accuse: "es anzweifeln",
  decline: "darauf verzichten",
  done: "den Joker nicht weiter nutzen",
  draft: "den obersten Agenten des Stapels ansehen",
  pass: "nichts tun",
  "no jack": "keinen Buben aufdecken",
  "no bullet": "niemanden die Kugel abfangen lassen",
};

/** An action in the infinitive. */
function choice(action: string, who: WhoIs): string {
  const alone = ALONE[action];
  if (alone) return alone;
  const joker = action.startsWith("joker ");
  const [verb = "", ...rest] = action.replace("joker ", "").split(" ");
  const [first = "", ...others] = rest.filter((word) => word !== "on");
  const all = and([first, ...others]);
  const seat = Number(first.slice(1));
  if (joker) return `mit dem Joker als ${ability(verb).name} ${all} ${EFFECTS[verb]}`;
  if (ABILITIES.includes(verb)) return `mit ${first} als ${ability(verb).name} ${and(others)} ${EFFECTS[verb]}`;
  const known: Record<string, () => string> = {
    field: () => `${all} in den Einsatz schicken`,
    base: () => `${all} zur Basis zurückholen`,
    again: () => `die Fähigkeit noch einmal auf ${all} anwenden`,
    attack: () => `${others[0]} mit ${first} angreifen`,
    expose: () => `${who(seat).name} als ${agenda(others[0] ?? "")} enttarnen`,
    sleeper: () => `ihn als Schläfer zu ${who(seat).name} schicken`,
    jack: () => `stattdessen ${first} aufdecken`,
    bullet: () => `${first} die Kugel abfangen lassen`,
  };
  return known[verb]?.() ?? action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/spycard/text/de/reasons.ftl?raw"),
);

const reasons = spycardReasons(new ReasonWording(sentences, choice, " und "), agenda);

const AGENDAS: Record<string, (many: string) => string> = {
  KC: () => "Du hast nur Kreuz, und im Spiel liegt kein Kreuz offen.",
  AC: () => "Nur eigene Agenten sind im Einsatz.",
  KS: (many) => `Genau ${many} Agenten sind im Spiel.`,
  AD: () => "Du hast von jeder Farbe einen Agenten offen.",
  KH: (many) => `Genau ${many} Agenten im Spiel liegen offen.`,
  KD: () => "Alle haben gleich viele Agenten, aber nicht vier.",
  AH: () => "Du enttarnst einen Gegner, egal wann.",
};

const at = (zone: string) => (zone === "field" ? "im Einsatz" : "an der Basis");
const agents = (amount: number) => count(amount, "Agent", "Agenten");

export const table: Table = {
  zones: { field: "Einsatz", base: "Basis" },
  emptyZone: "leer",
  agendaAim: (text, many) => AGENDAS[text]?.(many) ?? "",
  yourAgenda: "Dein Auftrag",

  player: {
    area: (who) => `${Whose(who, "e")} Agenten`,
    zone: (who, zone) => `${Whose(who, "e")} Agenten ${at(zone)}`,
    out: "Raus",
    turn: "am Zug",
    exposed: "hat enttarnt",
    agendaIs: (agenda) => `Bekannt: ${agenda}`,
    agendaIsNot: (agenda) => `Nicht: ${agenda}`,
    summary: (field, base) => `${field} im Einsatz, ${base} an der Basis`,
    choose: "Wählen",
    point: (who) => capital(`${whom(who)} wählen`),
    more: (who) => `${Whose(who, "e")} Agenten größer zeigen`,
    less: (who) => `${Whose(who, "e")} Agenten kleiner zeigen`,
  },

  agent: {
    up: (agent) => `${agent}, offen`,
    known: (agent) => `verdeckt, ${agent}, dir bekannt`,
    unknown: "verdeckt, dir unbekannt",
    place: (who, zone) => `bei ${toWhom(who)} ${at(zone)}`,
    knownTo: (people) => `auch ${and(people.map(toWhom))} bekannt`,
    acting: "handelt gerade",
    target: "ist ein Ziel",
    chosen: "gewählt",
    possible: "wählbar",
    truth: "wahr",
    lie: "Bluff",
  },

  piles: {
    deck: (left) => (left === 0 ? "Der Stapel ist leer" : `Stapel: noch ${agents(left)}`),
    deckShort: "Stapel",
    discard: (amount) => `Ablagestapel: ${agents(amount)}`,
    discardShort: "Ablage",
    discardTitle: "Ablagestapel",
    discardEmpty: "Noch ist nichts abgelegt.",
  },

  verbs: {
    draft: "Anwerben",
    field: "In den Einsatz",
    base: "Zur Basis",
    ability: "Fähigkeit",
    attack: "Angriff",
    expose: "Enttarnen",
    pass: "Passen",
    again: "Noch einmal",
    decline: "Verzichten",
    done: "Fertig",
    keep: "Behalten",
    sleeper: "Als Schläfer schicken",
    allow: "Glauben",
    accuse: "Anzweifeln",
    jack: "Buben aufdecken",
    "no jack": "Kein Bube",
    bullet: "Kugel abfangen",
    "no bullet": "Nicht abfangen",
    "joker hearts": "Herz",
    "joker spades": "Pik",
    "joker clubs": "Kreuz",
    "joker diamonds": "Karo",
  },

  abilities: {
    title: "Welche Fähigkeit?",
    note: "Verdeckt ist jede erlaubt. Zweifelt jemand: War es gelogen, ist der Agent weg; war es wahr, handelt er zweimal.",
    name: (name) => ability(name).name,
    does: (name) => ability(name).does,
  },

  turn: {
    yours: (turn) => `Dein ${turn}. Zug`,
    theirs: (who, turn) => `${Whose(who, "")} ${turn}. Zug`,
    choose: "Deine Möglichkeiten",
    waits: "Tippe solange auf Agenten, um sie anzusehen.",
    youAreOut: "Du bist ausgeschieden. Du behältst dein Wissen und siehst zu.",
    suggest: "Empfehlung",
    noSuggestion: "Gerade gibt es keine Empfehlung.",
    suggested: capital,
  },

  pointing: {
    back: "Zurück",
    cancel: "Abbrechen",
    confirm: "Los",
    prompt: {
      field: (chosen) => (chosen ? "Wähle weitere, oder leg los." : "Wähle Agenten für den Einsatz."),
      base: (chosen) => (chosen ? "Wähle weitere, oder leg los." : "Wähle Agenten, die zur Basis zurückkehren."),
      attack: (chosen) => (chosen ? "Wen greift er an?" : "Wähle deinen verdeckten Agenten, der angreift."),
      expose: (chosen) => (chosen ? "Welcher Auftrag ist es?" : "Wessen Auftrag kennst du?"),
      sleeper: () => "An wessen Basis?",
      jack: () => "Welcher Bube?",
      bullet: () => "Wer fängt die Kugel ab?",
    },
    withWhom: "Wähle deinen Agenten, der sie nutzt.",
    onWhom: "Wähle das Ziel.",
    onWhomElse: "Und der andere Agent?",
    working: "Einen Moment …",
    bluff: "Das siehst nur du: Es wäre ein Bluff.",
    truth: "Das siehst nur du: Es wäre die Wahrheit.",
    ruledOut: "Was du ausschließen kannst, ist ausgeblendet.",
  },

  partial: partialIn({
    and,
    ability: (name, { first, others }, up) => {
      const { name: suit, effect } = ability(name);
      return `${first} ${up ? `handelt als ${suit}` : `gibt sich als ${suit} aus`} und ${effect(others)}.`;
    },
    joker: (name, { all }) => `${ability(name).name}: Der Joker ${ability(name).effect(all)}.`,
    verbs: {
      field: ({ all, many }) => `${all} ${many ? "gehen" : "geht"} in den Einsatz.`,
      base: ({ all, many }) => `${all} ${many ? "kehren" : "kehrt"} zur Basis zurück.`,
      attack: ({ first, others }) => `${first} greift ${others} an.`,
      expose: ({ first, others }) => `Der Auftrag von ${first} ist ${others}.`,
      sleeper: ({ first }) => `Der Agent geht als Schläfer an die Basis von ${first}.`,
      again: ({ all }) => `Die Fähigkeit wirkt noch einmal auf ${all}.`,
      jack: ({ first }) => `${first} wird stattdessen aufgedeckt.`,
      bullet: ({ first }) => `${first} fängt die Kugel ab.`,
      pass: () => "Du passt.",
      draft: () => "Du siehst dir den obersten Agenten des Stapels an.",
    },
  }),

  question: {
    keep: (who, agent) =>
      agent === null
        ? `${does(who, "siehst dir", "sieht sich")} den obersten Agenten des Stapels an.`
        : `Angeworben: ${agent}. Behalten oder einem Gegner schicken?`,
    claim,
    accuse: "Gelogen? Wenn nicht, handelt der Agent zweimal.",
    accuseWait: "Die anderen sagen, ob sie das glauben.",
    jack: (who, token) => `${Whose(who, "")} Agent ${token} soll aufgedeckt werden.`,
    jackAsk: "Stattdessen einen Buben aufdecken? Alle werden gefragt, ob mit oder ohne Buben.",
    bullet: (who, token) => `${Whose(who, "")} Agent ${token} soll ausgeschaltet werden.`,
    bulletAsk: "Soll ein anderer deiner verdeckten Agenten im Einsatz die Kugel abfangen?",
    again: (who, what) => `Es war die Wahrheit: ${does(who, "darfst", "darf")} ${ability(what).name} noch einmal nutzen.`,
    joker: (who, used) =>
      `${Whose(who, "")} Joker wurde angezweifelt und darf jede Farbe einmal nutzen.${
        used.length ? ` Genutzt: ${and(used.map((suit) => ability(suit).name))}.` : ""
      }`,
    cannot: {
      jack: "Du hast keinen anderen verdeckten Buben. Das merkt niemand: Antworte mit „Kein Bube“, oder lass die Zeit ablaufen.",
      bullet: "Du hast keinen anderen verdeckten Agenten im Einsatz.",
    },
    asked: (who) => `${does(who, "wirst", "wird")} gefragt.`,
    sealed: (answer) => `Versiegelt: ${answer}. Du kannst das noch ändern.`,
    early: "Du kannst schon jetzt antworten. Deine Antwort bleibt versiegelt, bis du gefragt wirst.",
    window: "Wenn die Zeit um ist, werden alle Antworten zugleich geöffnet.",
    takeBack: "Zurücknehmen",
    seconds: (left) => `${left} s`,
    timeLeft: (left) => `noch ${count(left, "Sekunde", "Sekunden")}`,
  },

  standing: {
    button: "Vorab",
    title: "Vorab antworten",
    note: "Wird für dich gesendet, wenn es möglich ist und du nicht selbst geantwortet hast. Das sieht sonst niemand.",
    choices: {
      allow: "Jeder Behauptung glauben",
      "no jack": "Nie einen Buben aufdecken",
      "no bullet": "Nie eine Kugel abfangen",
    },
  },

  undo: {
    expose: (name, agenda) => `Du enttarnst ${name}: ${agenda}.`,
    pass: "Du passt.",
    draft: "Du wirbst den obersten Agenten des Stapels an.",
  },

  guide: {
    agenda: "Du gewinnst, wenn dein Auftrag am Ende deines Zuges erfüllt ist, aber nie in deinem ersten Zug.",
    field: "Im Einsatz kann ein Agent angreifen oder eine Fähigkeit nutzen, an der Basis nicht.",
    ability: "Verdeckt darf ein Agent jede Fähigkeit behaupten, wahr oder nicht. Glauben dir die anderen?",
    expose: "Bist du dir bei einem Auftrag sicher? Enttarne den Gegner: Liegst du richtig, scheidet er aus, sonst du.",
  },

  reminder: {
    button: "Übersicht",
    title: "Spycard: Kurzübersicht",
    print: "Drucken",
    agendas: "Aufträge",
    win: "Du gewinnst, wenn deiner am Ende deines eigenen Zuges erfüllt ist, aber nie in deinem ersten Zug.",
    abilities: "Fähigkeiten",
    bluff: "Verdeckt im Einsatz ist jede erlaubt. Zweifelt jemand: War es gelogen, ist der Agent weg; war es wahr, handelt er zweimal.",
    special: "Besondere Agenten",
    specials: [
      ["Bube", "Statt eines anderen deiner Agenten aufgedeckt, kämpft er an dessen Stelle."],
      ["Joker", "Gibt sich als jede Farbe aus; angezweifelt nutzt er bis zu vier. Aufgedeckt ist er weg."],
      ["Kugel", "Ein verdeckter Agent von dir im Einsatz darf sie für einen anderen abfangen."],
    ],
    turn: "Ein Zug",
    turns: [
      ["Anwerben", "Sieh dir den obersten Agenten an: Behalte ihn, oder leg ihn an die Basis eines Gegners."],
      ["Versetzen", "Beliebig viele deiner Agenten in den Einsatz oder zur Basis zurück."],
      ["Fähigkeit", "Nutze oder behaupte eine, mit einem Agenten im Einsatz."],
      ["Angriff", "Verdeckt gegen den Agenten eines Gegners im Einsatz: Ein höherer Angreifer schaltet ihn aus, sonst trifft es ihn selbst."],
      ["Enttarnen", "Nenn den Auftrag eines Gegners: Liegst du richtig, scheidet er aus, sonst du."],
      ["Passen", "Nichts tun."],
    ],
  },

  end: {
    results: "Ergebnis zeigen",
    open: "Punkte gibt es nicht. Wessen Auftrag am Ende des eigenen Zuges erfüllt ist, gewinnt, und ebenso, wer als Letzter übrig bleibt.",
    byAgenda: (who, agenda) => `${does(who, "gewinnst", "gewinnt")} mit dem Auftrag ${agenda}.`,
    lastLeft: (who) => `${does(who, "gewinnst", "gewinnt")}: Alle anderen sind ausgeschieden.`,
    draw: "Alle Züge sind aufgebraucht. Niemand gewinnt.",
    drawAgreed: "Die Partie endet ohne Sieger.",
    queen: "Pik-Dame",
    queenBagged: (who) => `${does(who, "hast dir", "hat sich")} die Pik-Dame geschnappt.`,
    agendaHidden: "Nie gezeigt",
    agendaSecret: "Dir nicht bekannt",
    summary: (turns, amount) => `${count(turns, "Zug", "Züge")}, ${agents(amount)}`,
    won: "Sieg",
    out: "ausgeschieden",
    exposures: "Enttarnungen",
    exposure: (who, of, agenda, right) =>
      `${does(who, "hast", "hat")} ${whose(of, "en")} Auftrag genannt: ${agenda} – ${right ? "richtig" : "falsch"}.`,
  },
  log,
  reasons,
};
