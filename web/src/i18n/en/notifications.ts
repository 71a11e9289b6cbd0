/** Notifications of this browser. */

export const notifications = {
  title: "Notifications",
  note: "This browser can tell you when it is your turn in a game by the day, when that game is over, and when somebody invites you, even while this page is closed.",
  on: "Notifications are on in this browser.",
  off: "Notifications are off in this browser.",
  turnOn: "Turn on notifications",
  turnOff: "Turn off notifications",
  denied: "Your browser blocks notifications of this page. You can allow them in its settings for this page.",
  unavailable: "This browser cannot show notifications of this page. On an iPhone or iPad, first add the page to the Home Screen.",
  noService: "Your browser's push service is not responding. Try again later, or use another browser.",
  others: (browsers: number) =>
    browsers === 1 ? "They are also on in another browser of yours." : `They are also on in ${browsers} other browsers of yours.`,
  othersOff: "Turn them off there",
  othersDone: "Notifications are off in your other browsers.",
  turn: (game: string) => `${game}: your turn`,
  offer: "Get a notification when it is your turn?",
  accept: "Notify me",
  decline: "No, thanks",
  later: "You can turn notifications on in the settings.",
};
