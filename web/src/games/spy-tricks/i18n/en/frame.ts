/** What the frame of the client says of Spy Tricks and its cards, in English. */

import { cards } from "./cards";
import { game } from "./game";

export const frame = { cards, game };

export type Frame = typeof frame;
