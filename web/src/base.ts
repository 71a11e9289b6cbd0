/**
 * The path below which the client is served, such as "/cards"; empty at the root of a site. The server writes it into the
 * page, and a worker stands at it.
 */

/** What a page has, and a worker of it. */
interface Surroundings {
  readonly document?: { querySelector(selector: string): { readonly content?: string } | null };
  readonly location?: { readonly href: string };
}

const { document, location } = globalThis as Surroundings;
const named = document?.querySelector('meta[name="base"]')?.content ?? "./";

export const base: string = location ? new URL(named, location.href).pathname.replace(/\/$/, "") : "";
