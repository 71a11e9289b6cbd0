/** What the server needs to know of a browser that has subscribed to notifications. */

import type { SetPushDevice } from "./protocol";

export function deviceOf(subscription: PushSubscription, language: string): SetPushDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language };
}
