/** What a client sends over a table's socket once it has said hello. */

import type { FromClient, FromServer, Hello } from "./protocol";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** A command without its id, which the socket adds. */
export type Command = WithoutId<Exclude<FromClient, Hello>>;

/** The possible replies to a command. */
export type Reply = Extract<FromServer, { id: string | null }>;
