/** Refusals in the language of the page. The server words them in English only, beside their codes. */

import { contentLanguage } from "../i18n";
import type { Refusal } from "../refusals/wording";
import { inTime } from "./inTime";

/** The server's own language. */
const SERVER = "en";
/** Milliseconds for which the other sentences are waited for. */
const PATIENCE = 5_000;

/** Return a refusal with its message in the language of the page, or as it is where that cannot be fetched. */
export async function inWords<Refused extends Refusal>(refusal: Refused): Promise<Refused> {
  const language = contentLanguage();
  if (language === SERVER) return refusal;
  try {
    const message = import("../refusals").then(({ messageOf }) => messageOf(refusal, language));
    return { ...refusal, message: await inTime(message, PATIENCE) };
  } catch {
    return refusal; // offline, for example
  }
}
