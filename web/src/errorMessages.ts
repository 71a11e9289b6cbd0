/** What to tell a person when a request fails. */

import { words } from "./i18n";
import { RequestError, UNREACHABLE } from "./net/http";

/** Return a sentence for an action that failed: why the server refused it, or what to do. */
export const errorMessage = (error: unknown): string =>
  error instanceof RequestError && error.code !== UNREACHABLE ? words.errors.refused(error.message) : words.errors.unreachable;

/** Return a sentence for content that failed to load. */
export const loadErrorMessage = (error: unknown): string =>
  error instanceof RequestError && error.message ? error.message : words.content.unreachable;
