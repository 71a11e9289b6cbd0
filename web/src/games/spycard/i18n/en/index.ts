/** Every sentence of Spycard's table, in English. */

import type { Who } from "../../../../i18n";
import { LOCALE, Whose, and, capital, count, does, whom, whose } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import type { WhoIs } from "../../../../play/contract";
import { ReasonWording } from "../../../../play/reasonWording";
import { ABILITIES, BLANK, partialIn, spycardReasons } from "../wording";
import { cards } from "./frame";

interface Ability {
  readonly name: string;
  /** What an agent claims to be. */
  readonly claim: string;
  /** What it does to its targets, as a verb. */
  readonly effect: string;
  readonly does: string;
}

const TEXTS: Readonly<Record<string, Ability>> = {
  hearts: { name: "Hearts", claim: "a heart", effect: "turns up", does: "Charm: turn up any face-down agent" },
  spades: { name: "Spades", claim: "a spade", effect: "kills", does: "Assassin: kill any face-up agent" },
  clubs: { name: "Clubs", claim: "a club", effect: "turns down", does: "Subterfuge: turn down any face-up agent" },
  diamonds: {
    name: "Diamonds",
    claim: "a diamond",
    effect: "swaps",
    does: "Intrigue: swap two players' agents, from field or from base",
  },
  queen: { name: "Queen", claim: "a Queen", effect: "moves", does: "Move any two agents, each to field or base" },
  ace: { name: "Ace of Spades", claim: "the Ace of Spades", effect: "kills", does: "Kill any agent, anywhere" },
};

const ability = (name: string): Ability => TEXTS[name] ?? { name, claim: name, effect: name, does: name };

const winner = ({ name, you }: Who) => (you ? "you win" : `${name} wins`);

const log = {
  deal: (agents: readonly string[]) => `You have ${and(agents)} at base.`,
  dealt: (who: Who, amount: number) => `${does(who, "get", "gets")} ${count(amount, "agent", "agents")}.`,
  ownAgenda: (agenda: string) => `You have drawn the agenda ${agenda}.`,
  agendaDrawn: (who: Who) => `${does(who, "draw", "draws")} an agenda.`,
  turn: (who: Who, turn: number) => `${Whose(who)} turn ${turn}.`,
  pass: (who: Who) => `${does(who, "pass", "passes")}.`,
  draft: (who: Who, token: string) => `${does(who, "look", "looks")} at ${token}, the top agent of the deck.`,
  keep: (who: Who, token: string) => `${does(who, "take", "takes")} ${token} to base.`,
  sleeper: (who: Who, token: string, to: Who) =>
    `${does(who, "send", "sends")} ${token} to ${whose(to)} base as a sleeper.`,
  move: (who: Who, tokens: readonly string[], to: string) =>
    `${does(who, "move", "moves")} ${and(tokens)} ${to === "field" ? "to the field" : "back to base"}.`,
  use: (who: Who, token: string, what: string, on: readonly string[]) =>
    `${does(who, "use", "uses")} ${token} as ${ability(what).claim}: it ${ability(what).effect} ${and(on)}.`,
  claim: (who: Who, token: string, what: string, on: readonly string[]) =>
    `${does(who, "claim", "claims")} that ${token} is ${ability(what).claim}: it ${ability(what).effect} ${and(on)}.`,
  allow: (who: Who) => `${does(who, "allow", "allows")} it.`,
  accuse: (who: Who) => `${does(who, "accuse", "accuses")} it of being a lie!`,
  jack: (who: Who, token: string, instead: string) =>
    `${does(who, "turn", "turns")} up the Jack ${token} instead of ${instead}.`,
  noJack: (who: Who, token: string) => `${does(who, "turn", "turns")} up no Jack for ${token}.`,
  sealedJack: (who: Who, token: string) => `${does(who, "have", "has")} answered for ${token}.`,
  turnUp: (agent: string) => `${agent} is turned face up.`,
  truth: "It was the truth: the ability is used twice.",
  lie: "It was a lie.",
  turnDown: (token: string) => `${token} is turned face down.`,
  swap: (tokens: readonly string[]) => `${and(tokens)} change sides.`,
  look: (who: Who, agent: string) => `${does(who, "see", "sees")} ${agent}.`,
  moveTwo: (who: Who, toField: readonly string[], toBase: readonly string[]) => {
    const places = [toField.length > 0 && `${and(toField)} to the field`, toBase.length > 0 && `${and(toBase)} to base`];
    return `${does(who, "move", "moves")} ${and(places.filter((place) => place !== false))}.`;
  },
  inVain: "That is no longer possible: nothing happens.",
  again: (who: Who, on: readonly string[]) => `${does(who, "use", "uses")} it again, on ${and(on)}.`,
  decline: (who: Who) => `${does(who, "stop", "stops")} there.`,
  joker: (who: Who, what: string, on: readonly string[]) =>
    `${does(who, "use", "uses")} ${ability(what).name} with the Joker, on ${and(on)}.`,
  done: (who: Who) => `${does(who, "use", "uses")} the Joker no further.`,
  attack: (who: Who, token: string, target: string) =>
    `${does(who, "attack", "attacks")} ${target} with ${token}.`,
  fight: (token: string, loser: string) => `${token} beats ${loser}.`,
  bullet: (token: string, saved: string) => `${token} takes the bullet for ${saved}.`,
  noBullet: (token: string) => `Nobody takes the bullet for ${token}.`,
  death: (agent: string) => `${agent} dies.`,
  discard: (agent: string) => `${agent} is discarded.`,
  expose: (who: Who, of: Who, agenda: string, right: boolean) =>
    `${does(who, "say", "says")} that ${whose(of)} agenda is the ${agenda}: ${right ? "right" : "wrong"}!`,
  seeAgenda: (who: Who, of: Who, agenda: string | null) =>
    `${does(who, "see", "sees")} ${whose(of)} agenda${agenda === null ? "" : `: the ${agenda}`}.`,
  out: (who: Who, agents: readonly string[]) =>
    `${does(who, "are", "is")} out of the game${agents.length ? `, discarding ${and(agents)}` : ""}.`,
  agent: (token: string, agent: string) => `${token} (${agent})`,
  byAgenda: (who: Who, agenda: string) => `The game is over: ${winner(who)} with the agenda ${agenda}.`,
  lastLeft: (who: Who) => `The game is over: ${winner(who)} as the last player left.`,
  draw: "The game is over: all turns are used up, and nobody wins.",
};

const agenda = (text: string) => cards.agent(text.slice(-1), text.slice(0, -1));

/** What an ability does, after "to". */
const EFFECTS: Record<string, string> = {
  hearts: "turn up",
  spades: "kill",
  clubs: "turn down",
  diamonds: "swap",
  queen: "move",
  ace: "kill",
};
const ALONE: Record<string, string> = {
  keep: "keep it at your base",
  allow: "allow it",
  accuse: "accuse it of being a lie",
  decline: "leave it at that",
  done: "use the Joker no further",
  draft: "look at the top agent of the deck",
  "no jack": "turn up no Jack",
  "no bullet": "let nobody take the bullet",
};

function choice(action: string, who: WhoIs): string {
  const alone = ALONE[action];
  if (alone) return alone;
  const joker = action.startsWith("joker ");
  const [verb = "", ...rest] = action.replace("joker ", "").split(" ");
  const [first = "", ...others] = rest.filter((word) => word !== "on");
  const seat = Number(first.slice(1));
  if (joker) return `use ${ability(verb).name} with the Joker to ${EFFECTS[verb]} ${and([first, ...others])}`;
  if (ABILITIES.includes(verb)) return `use ${first} as ${ability(verb).claim} to ${EFFECTS[verb]} ${and(others)}`;
  const known: Record<string, () => string> = {
    field: () => `move ${and([first, ...others])} to the field`,
    base: () => `move ${and([first, ...others])} back to base`,
    again: () => `use the ability again, on ${and([first, ...others])}`,
    attack: () => `attack ${others[0]} with ${first}`,
    expose: () => `expose ${who(seat).name} as ${agenda(others[0] ?? "")}`,
    sleeper: () => `send it to ${who(seat).name} as a sleeper`,
    jack: () => `turn up ${first} instead`,
    bullet: () => `let ${first} take the bullet`,
  };
  return known[verb]?.() ?? action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/spycard/text/en/reasons.ftl?raw"),
);

const reasons = spycardReasons(new ReasonWording(sentences, choice, " and "), agenda);

/** "Ada's"; an opponent is never the reader. */
const possessive = (name: string) => (name === BLANK ? name : `${name}'s`);

const AGENDAS: Record<string, (many: string) => string> = {
  KC: () => "Have clubs and nothing else, and no club in play face up.",
  AC: () => "Have agents in the field, and nobody else has.",
  KS: (many) => `Exactly ${many} agents are in play.`,
  AD: () => "Have a face-up agent of each suit.",
  KH: (many) => `Exactly ${many} agents in play are face up.`,
  KD: () => "All players have the same number of agents, but not four.",
  AH: () => "Have exposed an opponent, at any time.",
};

export const table = {
  zones: { field: "Field", base: "Base" } as Record<string, string>,
  emptyZone: "empty",
  agendaAim: (text: string, many: string) => AGENDAS[text]?.(many) ?? "",
  yourAgenda: "Your agenda",

  player: {
    area: (who: Who) => `${Whose(who)} agents`,
    zone: (who: Who, zone: string) => `${Whose(who)} ${zone === "field" ? "field" : "base"}`,
    out: "Out",
    turn: "whose turn it is",
    exposed: "has exposed someone",
    agendaIs: (agenda: string) => `Known agenda: ${agenda}`,
    agendaIsNot: (agenda: string) => `Not ${agenda}`,
    summary: (field: number, base: number) => `${field} in the field, ${base} at base`,
    choose: "Choose",
    point: (who: Who) => `Choose ${whom(who)}`,
    more: (who: Who) => `Show ${whose(who)} agents larger`,
    less: (who: Who) => `Show ${whose(who)} agents smaller`,
  },

  agent: {
    up: (agent: string) => `${agent}, face up`,
    known: (agent: string) => `face down, ${agent}, known to you`,
    unknown: "face down, unknown to you",
    place: (who: Who, zone: string) => `in ${whose(who)} ${zone === "field" ? "field" : "base"}`,
    knownTo: (people: readonly Who[]) => `also known to ${and(people.map(whom))}`,
    acting: "acting now",
    target: "is a target",
    chosen: "chosen",
    possible: "may be chosen",
    truth: "true",
    lie: "a bluff",
  },

  piles: {
    deck: (left: number) => (left === 0 ? "The deck is empty" : `Deck: ${count(left, "agent", "agents")} left`),
    deckShort: "Deck",
    discard: (amount: number) => `Discard pile: ${count(amount, "agent", "agents")}`,
    discardShort: "Discards",
    discardTitle: "Discard pile",
    discardEmpty: "Nothing has been discarded yet.",
  },

  verbs: {
    draft: "Draft",
    field: "To field",
    base: "To base",
    ability: "Ability",
    attack: "Attack",
    expose: "Expose",
    pass: "Pass",
    again: "Use it again",
    decline: "Leave it at that",
    done: "Done",
    keep: "Keep it",
    sleeper: "Send as a sleeper",
    allow: "Allow",
    accuse: "Accuse of lying",
    jack: "Turn up a Jack",
    "no jack": "No Jack",
    bullet: "Take the bullet",
    "no bullet": "No bullet",
    "joker hearts": "Hearts",
    "joker spades": "Spades",
    "joker clubs": "Clubs",
    "joker diamonds": "Diamonds",
  } as Record<string, string>,

  abilities: {
    title: "Which ability?",
    note: "Face down, an agent may claim any of them. Accused, a lie loses it; the truth acts twice.",
    name: (name: string) => ability(name).name,
    does: (name: string) => ability(name).does,
  },

  turn: {
    yours: (turn: number) => `Your turn ${turn}`,
    theirs: (who: Who, turn: number) => `${Whose(who)} turn ${turn}`,
    choose: "Your options",
    waits: "Meanwhile you can tap any agent to look at it.",
    youAreOut: "You are out. You keep what you know and watch.",
    suggest: "Suggest",
    noSuggestion: "No suggestion right now.",
    suggested: capital,
  },

  pointing: {
    back: "Back",
    cancel: "Cancel",
    confirm: "Do it",
    prompt: {
      field: (chosen: number) => (chosen ? "Choose more agents, or do it." : "Point at your agents that go to the field."),
      base: (chosen: number) => (chosen ? "Choose more agents, or do it." : "Point at your agents that return to base."),
      attack: (chosen: number) => (chosen ? "Whom does it attack?" : "Point at your face-down agent that attacks."),
      expose: (chosen: number) => (chosen ? "Which agenda is it?" : "Whose agenda do you know?"),
      sleeper: () => "At whose base?",
      jack: () => "Which Jack?",
      bullet: () => "Which agent dies instead?",
    } as Record<string, (chosen: number) => string>,
    withWhom: "Point at your agent that uses it.",
    onWhom: "Point at its target.",
    onWhomElse: "And the other agent?",
    working: "One moment\u2026",
    bluff: "Only you see this: it would be a bluff.",
    truth: "Only you see this: it would be the truth.",
    ruledOut: "Agendas that you can rule out are hidden.",
  },

  /** The partial action as a sentence. */
  partial: partialIn({
    and,
    ability: (name, { first, others }, up) => {
      const { name: ofSuit, claim, effect } = ability(name);
      return `${first} ${up ? `uses ${ofSuit}` : `claims to be ${claim}`}: it ${effect} ${others}.`;
    },
    joker: (name, { all }) => `${ability(name).name}: the Joker ${ability(name).effect} ${all}.`,
    verbs: {
      field: ({ all, many }) => `${all} ${many ? "go" : "goes"} to the field.`,
      base: ({ all, many }) => `${all} ${many ? "return" : "returns"} to base.`,
      attack: ({ first, others }) => `${first} attacks ${others}.`,
      expose: ({ first, others }) => `${possessive(first)} agenda is the ${others}.`,
      sleeper: ({ first }) => `The agent goes to ${possessive(first)} base as a sleeper.`,
      again: ({ all }) => `Once more, on ${all}.`,
      jack: ({ first }) => `${first} is turned up instead.`,
      bullet: ({ first }) => `${first} dies instead.`,
      pass: () => "You pass.",
      draft: () => "You look at the top agent of the deck.",
    },
  }),

  question: {
    keep: (who: Who, agent: string | null) =>
      agent === null
        ? `${does(who, "look", "looks")} at the top agent of the deck.`
        : `You drafted the ${agent}. Keep it, or send it to an opponent?`,
    claim: (who: Who, token: string, what: string, on: readonly string[]) =>
      `${does(who, "claim", "claims")} that ${token} is ${ability(what).claim}: it ${ability(what).effect} ${and(on)}.`,
    accuse: "Is that a lie? If it is true, it acts twice.",
    accuseWait: "The others say whether they believe it.",
    jack: (who: Who, token: string) => `${Whose(who)} ${token} is about to be turned face up.`,
    jackAsk: "Turn up a Jack instead? Everyone is asked, Jack or not.",
    bullet: (who: Who, token: string) => `${Whose(who)} ${token} is about to die.`,
    bulletAsk: "Let another face-down agent in your field die instead?",
    again: (who: Who, what: string) => `It was the truth: ${whom(who)} may use ${ability(what).name} again.`,
    joker: (who: Who, used: readonly string[]) =>
      `${Whose(who)} Joker was accused, and may use each suit once.${
        used.length ? ` Used: ${and(used.map((suit) => ability(suit).name))}.` : ""
      }`,
    cannot: {
      jack: "You have no other face-down Jack. Nobody can tell: answer No Jack, or let the time run out.",
      bullet: "You have no other face-down agent in your field.",
    } as Record<string, string>,
    asked: (who: Who) => `${does(who, "are", "is")} asked.`,
    sealed: (answer: string) => `Sealed: ${answer}. You may still change it.`,
    early: "You may answer now. Your answer stays sealed until you are asked.",
    window: "All answers open together when the time is up.",
    takeBack: "Take it back",
    seconds: (left: number) => `${left} s`,
    timeLeft: (left: number) => `${count(left, "second", "seconds")} left`,
  },

  standing: {
    button: "Answers",
    title: "Answers set in advance",
    note: "Sent for you whenever they are possible and you have not answered yourself. Nobody else sees this.",
    choices: {
      allow: "Allow every claim",
      "no jack": "Never turn up a Jack",
      "no bullet": "Let nobody take the bullet",
    } as Record<string, string>,
  },

  undo: {
    expose: (name: string, agenda: string) => `Exposing ${name}: the ${agenda}.`,
    pass: "Passing your turn.",
    draft: "Drafting the top agent of the deck.",
  },

  guide: {
    agenda: "You win if your agenda holds when one of your turns ends, but never on your first.",
    field: "In the field an agent can attack or use an ability. At base it can do neither.",
    ability: "Face down, an agent may claim any ability, true or not. Will they believe you?",
    expose: "Sure of an agenda? Expose it: right, and its owner is out; wrong, and you are.",
  },

  reminder: {
    button: "Reminder",
    title: "Spycard, a reminder",
    print: "Print",
    agendas: "Agendas",
    win: "You win if yours holds when your own turn ends, but never on your first.",
    abilities: "Abilities",
    bluff: "Face down in the field, claim any. Accused: a lie loses it, the truth acts twice.",
    special: "Special agents",
    specials: [
      ["Jack", "Turned up instead of another of your agents, it fights in its place."],
      ["Joker", "Claims any suit; accused, it uses up to all four. Gone once face up."],
      ["Bullet", "A face-down agent in your field may die for another of yours."],
    ],
    turn: "A turn",
    turns: [
      ["Draft", "Look at the top agent: keep it, or send it to an opponent's base."],
      ["Move", "Any number of yours from base to field, or back."],
      ["Ability", "Use or claim one, with an agent in the field."],
      ["Attack", "Face-down against any in an opponent's field; the higher attacker kills, otherwise it dies."],
      ["Expose", "Name an opponent's agenda: right and they are out, wrong and you are."],
      ["Pass", "Do nothing."],
    ],
  },

  end: {
    results: "Show results",
    open: "There are no points. An agenda that holds when its owner's turn ends wins, and so does the last player left.",
    byAgenda: (who: Who, agenda: string) => `${does(who, "win", "wins")} with the agenda ${agenda}.`,
    lastLeft: (who: Who) => `${does(who, "win", "wins")} as the last player left.`,
    draw: "All turns are used up. Nobody wins.",
    drawAgreed: "The game ends without a winner.",
    queen: "Queen of Spades",
    queenBagged: (who: Who) => `${does(who, "have", "has")} bagged the Queen of Spades.`,
    agendaHidden: "Never shown",
    agendaSecret: "Not known to you",
    summary: (turns: number, agents: number) => `${count(turns, "turn", "turns")}, ${count(agents, "agent", "agents")}`,
    won: "won",
    out: "out",
    exposures: "Exposures",
    exposure: (who: Who, of: Who, agenda: string, right: boolean) =>
      `${does(who, "named", "named")} ${whose(of)} agenda as the ${agenda}: ${right ? "right" : "wrong"}.`,
  },
  log,
  reasons,
};

export type Table = typeof table;
