/** The network first, and what is kept only where it does not answer. */

import { FROM_CACHE } from "../offline/names";

/** Milliseconds for which the network is waited for where something is kept. */
const PATIENCE = 3_000;

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** What a server in front of the one that is down answers counts as no answer. */
const answered = (response: Response): Response | undefined => (response.status < 500 ? response : undefined);

function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(FROM_CACHE, "1");
  return new Response(kept.body, { status: kept.status, headers });
}

/** The response of the network, or else what is kept, or else whatever the network said. */
export async function networkFirst(request: Request, find: () => Promise<Response | undefined>, keep?: (fresh: Response) => Promise<void>): Promise<Response> {
  const fetched = fetch(request).then((response) => {
    if (response.ok && keep) void keep(response.clone()).catch(() => undefined);
    return response;
  });
  const answer = fetched.then(answered, () => undefined);
  const early = await Promise.race([answer, after(PATIENCE)]);
  if (early) return early;
  const kept = await find();
  return kept ? marked(kept) : fetched;
}
