/** Refusals in the language of the page. The server words them in English only, beside their codes. */

import { contentLanguage } from "../i18n";
import type { Refusal } from "../refusals/wording";

/** The server's own language. */
const SERVER = "en";

/** Return a refusal with its message in the language of the page, or as it is where that cannot be fetched. */
export async function inWords<Refused extends Refusal>(refusal: Refused): Promise<Refused> {
  const language = contentLanguage();
  if (language === SERVER) return refusal;
  try {
    const { messageOf } = await import("../refusals");
    return { ...refusal, message: await messageOf(refusal, language) };
  } catch {
    return refusal; // offline, for example
  }
}
