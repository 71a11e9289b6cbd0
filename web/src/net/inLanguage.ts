/** Requests for what is in words. */

import { contentLanguage } from "../i18n";
import { FALLBACK } from "../i18n/languages";
import { requestWords } from "./http";

/** A text for people, and its language. */
export interface Worded {
  readonly text: string;
  readonly language: string;
}

/** A path for the language of the page. The server's own language, in which it answers otherwise, has no name in it. */
export function inLanguage(path: string): string {
  const language = contentLanguage();
  return language === FALLBACK ? path : `${path}?language=${language}`;
}

/** Fetch a text in the language of the page; there may be none in it, or none without a connection. Throws `RequestError`. */
export async function requestWorded(path: string): Promise<Worded> {
  const wanted = contentLanguage();
  const { text, language } = await requestWords(inLanguage(path));
  return { text, language: language ?? wanted };
}
