/**
 * The path below which the client is served, such as "/cards"; empty at the root of a site. The server writes it into the
 * page, and a worker stands at it.
 */

const { document, location } = globalThis;
const named = document?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "./";

export const base: string = location ? new URL(named, location.href).pathname.replace(/\/$/, "") : "";
