/** The notification of a turn at a table whose page is open: the server sends none to somebody who is connected. */

import { closeNotifications, showNotification } from "../net/notifications";

/** Show a title where the page is in the background; close what the person has seen once the page is in sight. */
export async function followTurn(path: string, title: string): Promise<void> {
  if (document.hidden) {
    if (title) await showNotification(path, title);
    document.addEventListener("visibilitychange", () => void followTurn(path, ""), { once: true });
  } else {
    await closeNotifications(path);
  }
}
