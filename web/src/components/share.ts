/** Sharing a link or a text: by the device's own dialog where there is one, or else by the clipboard. */

import { copyText } from "./copyText";
import type { Notice } from "./notices.svelte";

export type Shared = Readonly<{ url: string; title?: string } | { text: string }>;

/** Whether the device has a dialog for that. */
export const canShare = (what: Shared): boolean => typeof navigator.share === "function" && (navigator.canShare?.(what) ?? true);

const isDeclined = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Share, or copy and notify the person whether that worked. */
export async function share(
  what: Shared,
  say: { readonly copied: string; readonly notCopied: string },
  failure: Notice["kind"] = "info",
): Promise<void> {
  if (canShare(what)) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      if (isDeclined(error)) return;
    }
  }
  await copyText("url" in what ? what.url : what.text, say, failure);
}
