/** The sentences of a person's own games, of replays, and of the check of a deal. */

import type { records as english } from "../en/records";
import { list } from "../format";
import { LOCALE, and, count, number } from "./grammar";

const listed = list(LOCALE, "unit");
const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

const choices = (amount: number) => count(amount, "Entscheidung", "Entscheidungen");

export const records: typeof english = {
  mine: {
    title: "Meine Partien",
    running: "Laufende Partien",
    finished: "Beendete Partien",
    noneRunning: "Gerade läuft keine Partie.",
    noneFinished: "Noch keine beendete Partie.",
    start: "Partie beginnen",
    continue: "Weiterspielen",
    watch: "Zuschauen",
    replay: "Replay",
    review: "Analyse",
    record: "Aufzeichnung",
    recordOf: (game, date) => `Aufzeichnung herunterladen: ${game}, ${date}`,
    players: (players) => `${players} Spieler`,
    won: (names) => `${and(names)} ${names.length === 1 ? "hat" : "haben"} gewonnen`,
    noWinner: "Niemand hat gewonnen",
    totals: (names, totals) => listed(names.map((name, seat) => `${name} ${number(totals[seat] ?? 0)}`)),
    date: (at) => when.format(at),
    device: "Das sind die Partien auf diesem Gerät. Mit einem Link aus den Einstellungen bringst du sie auf ein anderes.",
  },

  replay: {
    title: (game) => `Replay: ${game}`,
    eyes: "Ansicht",
    everyone: "Alle Hände offen",
    spectator: "Zuschauer",
    step: (step, of) => `Schritt ${step} von ${of}`,
    stepIn: (step, of, part) => `Schritt ${step} von ${of} · ${part}`,
    slider: "Schritt",
    controls: "Schritte",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    times: (speed) => `${number(speed)}×`,
    back: "Voriger Schritt",
    next: "Nächster Schritt",
    keys: "Die Leertaste spielt ab und hält an. Die Pfeiltasten nach links und rechts gehen einen Schritt weiter, mit der Umschalttaste einen Stich oder Zug. Pos1 und Ende führen zum ersten und letzten Schritt.",
    beginning: "Die Karten sind gegeben.",
    nothing: "Nichts, was alle sehen können.",
    hands: "Offene Hände",
    happened: "Was geschehen ist",
    link: "Link zu diesem Schritt kopieren",
    share: "Diesen Schritt teilen",
    copied: "Link kopiert.",
    notCopied: "Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.",
    record: "Aufzeichnung herunterladen",
    notFound: "Beendete Partie nicht gefunden",
    notFoundHint:
      "Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende. Deine eigenen Partien stehen unter „Meine Partien“.",
  },

  review: {
    title: "Analyse",
    about: "Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.",
    own: "Meine Züge analysieren",
    whose: "Züge von",
    ask: "Züge analysieren",
    again: "Noch einmal versuchen",
    waiting: "Warten auf den Server …",
    progress: "Fortschritt der Analyse",
    judged: (done, of) => `${done} von ${choices(of)} beurteilt`,
    failed: "Die Analyse ist auf dem Server gescheitert.",
    none: (decisions) =>
      decisions === 0 ? "Du hattest nie eine Wahl." : `Keine deiner ${choices(decisions)} war klar schlechter als der beste Zug.`,
    costly: (decisions, moves) => `Von ${choices(decisions)} ${moves === 1 ? "hat diese" : `haben diese ${moves}`} am meisten gekostet.`,
    youAre: (name) => `„Du“ ist hier ${name}.`,
    step: (step, part) => (part ? `${part}, Schritt ${step}` : `Schritt ${step}`),
    better: (action) => `Besser: ${action}.`,
    show: "Im Replay zeigen",
    showStep: (step) => `Im Replay zeigen: Schritt ${step}`,
    compared: "Alles, was möglich war",
  },

  check: {
    title: "Karten nachprüfen",
    about: "Vor dem Geben hat sich der Server auf ein Geheimnis festgelegt: Er hat eine Prüfsumme veröffentlicht, die Festlegung. Diese Seite berechnet hier in deinem Browser aus dem Geheimnis die Festlegung und jede Karte noch einmal und vergleicht sie.",
    seen: "Die Festlegung, die du vor dem Geben gesehen hast",
    seenNote: "64 Ziffern und Buchstaben. Dieses Gerät hat sie, wenn es am Tisch war. Ohne sie zeigt sich nur, ob die Aufzeichnung in sich stimmig ist.",
    noRecord: "Du hast dieses Spiel nicht beendet, also gibt es keine gegebenen Karten zu vergleichen: Geprüft wird nur das Geheimnis.",
    check: "Prüfen",
    checking: "Wird berechnet …",
    fair: "Alles stimmt. Nach der Festlegung wurde keine Karte mehr geändert.",
    unfair: "Etwas stimmt nicht. Die Zeichen unten zeigen, was.",
    commitment: "Das Geheimnis passt zur Festlegung",
    commitmentOff: "Das Geheimnis passt nicht zur Festlegung",
    mine: {
      game: "Es ist die Festlegung, die du gesehen hast",
      next: "Die Festlegung, die du gesehen hast, gehört zur nächsten Runde, die nie gegeben wurde",
      part: (name) => `Die Festlegung, die du gesehen hast, gehört hierzu: ${name}`,
    },
    notMine: "Die Festlegung, die du gesehen hast, gehört zu einem anderen Geheimnis und damit zu anderen Karten",
    notGiven: "Du hast keine Festlegung eingegeben",
    wholeGame: "Die Partie",
    same: (cards) => count(cards, "Karte stimmt", "Karten stimmen"),
    differs: (place, recorded, given) =>
      `Unterschied an Stelle ${place}: In der Aufzeichnung steht ${recorded || "nichts"}, aus dem Geheimnis folgt ${given || "nichts"}`,
    signs: { good: "Stimmt", bad: "Stimmt nicht", open: "Nicht geprüft" },
    shows: "Das zeigt nicht, wie das Geheimnis gewählt wurde, und auch nicht, ob es jemand angesehen oder weitergegeben hat.",
    failures: {
      "no-record": "Die Aufzeichnung lässt sich nicht lesen.",
      "no-commitment": "Vor dieser Partie gab es keine Festlegung, also gibt es nichts zu prüfen.",
      "no-outcomes": "Die Aufzeichnung enthält keine gegebenen Karten.",
    },
  },
};
