/** What the frame of the client says of Spycard and its cards, in German. */

import type { Frame } from "../en/frame";
import { cards } from "./cards";
import { game } from "./game";

export const frame: Frame = { cards, game };
