/** Moves the focus with arrow keys between elements placed freely on the table. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of the distance across the direction against the distance along it. */
const ASIDE = 2.5;

/** The index of the nearest box in the direction of an arrow key; undefined if there is none. */
export function nearestInDirection(key: string, from: number, boxes: readonly Box[]): number | undefined {
  const step = STEPS[key];
  const start = boxes[from];
  if (!step || !start) return undefined;
  const [across, down] = step;
  let found: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const x = box.left + box.width / 2 - (start.left + start.width / 2);
    const y = box.top + box.height / 2 - (start.top + start.height / 2);
    const along = x * across + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * across);
    const min = (across ? start.width : start.height) / 3;
    const distance = along + ASIDE * aside;
    if (index !== from && along > min && distance < nearest) [nearest, found] = [distance, index];
  });
  return found;
}
