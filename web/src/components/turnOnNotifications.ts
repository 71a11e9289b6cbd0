/** Turning notifications on, which browsers, people and push services can refuse. */

import { words } from "../i18n";
import { NoPushService, type NotificationState, notificationState, turnOn } from "../net/notifications";
import { attempt } from "./attempt";
import { notify } from "./notices.svelte";

/** Turn notifications on, and tell the person how that ended. */
export async function turnOnNotifications(): Promise<NotificationState> {
  const say = words.notifications;
  await attempt(async () => {
    try {
      const state = await turnOn();
      if (state !== "unavailable") notify(say[state]);
    } catch (error) {
      if (!(error instanceof NoPushService)) throw error;
      notify(say.noService, "error");
    }
  });
  return notificationState();
}
