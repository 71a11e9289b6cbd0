/** Places on the screen between which cards fly. */

import { type Box, boxOf } from "../motion/flights";

/** Where a seat's sign is, as a spot of a small card in its middle; undefined if it is not shown. */
export function seatAnchor(seat: number, width = 30): Box | undefined {
  const sign = document.querySelector(`[data-seat="${seat}"]`);
  if (!sign) return undefined;
  const { left, top, width: wide, height: high } = boxOf(sign);
  return { left: left + (wide - width) / 2, top: top + (high - width * 1.4) / 2, width, height: width * 1.4 };
}
