/** Copying to the clipboard, which browsers can refuse. */

import { type Notice, notify } from "./notices.svelte";

/** Copy a text, and notify the person whether that worked. */
export async function copyText(
  text: string,
  say: { readonly copied: string; readonly notCopied: string },
  failure: Notice["kind"] = "info",
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(say.copied);
  } catch {
    notify(say.notCopied, failure);
  }
}
