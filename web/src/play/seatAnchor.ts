/** Where cards fly to and from on the screen. */

import { type Box, boxOf } from "../motion/flights";

/** The box of a small card in the middle of a seat's sign; undefined if the sign is not shown. */
export function seatAnchor(seat: number, width = 30): Box | undefined {
  const sign = document.querySelector(`[data-seat="${seat}"]`);
  if (!sign) return undefined;
  const { left, top, width: wide, height: high } = boxOf(sign);
  return { left: left + (wide - width) / 2, top: top + (high - width * 1.4) / 2, width, height: width * 1.4 };
}
