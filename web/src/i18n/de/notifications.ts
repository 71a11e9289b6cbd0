/** Notifications of this browser. */

import type { notifications as english } from "../en/notifications";

export const notifications: typeof english = {
  title: "Benachrichtigungen",
  note: "Dieser Browser kann dir Bescheid geben, wenn du in einer Fernpartie am Zug bist, wenn sie zu Ende ist und wenn dich jemand einlädt, auch wenn diese Seite geschlossen ist.",
  on: "In diesem Browser sind Benachrichtigungen an.",
  off: "In diesem Browser sind Benachrichtigungen aus.",
  turnOn: "Benachrichtigungen einschalten",
  turnOff: "Benachrichtigungen ausschalten",
  denied: "Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlauben kannst du sie in seinen Einstellungen für diese Seite.",
  unavailable:
    "Dieser Browser kann keine Benachrichtigungen von dieser Seite zeigen. Auf einem iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.",
  noService: "Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal, oder nimm einen anderen Browser.",
  others: (browsers) =>
    browsers === 1 ? "Auch in einem anderen deiner Browser sind sie an." : `Auch in ${browsers} anderen deiner Browser sind sie an.`,
  othersOff: "Dort ausschalten",
  othersDone: "In deinen anderen Browsern sind Benachrichtigungen jetzt aus.",
  turn: (game) => `${game}: Du bist am Zug`,
  offer: "Soll dein Browser Bescheid geben, wenn du am Zug bist?",
  accept: "Ja, gern",
  decline: "Nein, danke",
  later: "In den Einstellungen kannst du Benachrichtigungen einschalten.",
};
