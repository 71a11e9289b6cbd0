/**
 * The path below which the client is served, such as "/cards"; empty at the root of a site. The server writes it into the
 * page, and a worker stands at it.
 */

interface Surroundings {
  readonly document?: { querySelector(selector: string): { readonly content?: string } | null };
  readonly location?: { readonly href: string };
}

const { document, location } = globalThis as Surroundings;
const named = document?.querySelector('meta[name="base"]')?.content ?? "./";

/** Whether a server is behind the page; a site without one says so in its pages, with where it has documentation. */
const site = document?.querySelector('meta[name="site"]')?.content;
export const hasServer: boolean = site === undefined;

export const base: string = location ? new URL(named, location.href).pathname.replace(/\/$/, "") : "";
/** The address of the documentation, on a site that has it; "" elsewhere. */
export const documentation: string = site ? `${base}/${site}` : "";
