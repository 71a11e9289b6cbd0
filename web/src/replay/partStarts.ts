/** Where the parts of a game begin among the steps of its replay. */

const ACTION = /^\d+ /;
const OUTCOME = /^[a-z][a-z-]* [A-Z0-9 ]+$/;

/** The steps that end a part and deal the next one, found in the text of a record. */
export function partStarts(record: string): number[] {
  const starts = new Set<number>();
  let steps = 0;
  for (const line of record.split(/\r?\n/)) {
    if (ACTION.test(line)) steps += 1;
    else if (steps > 0 && OUTCOME.test(line) && !line.startsWith("end ")) starts.add(steps);
  }
  return [...starts];
}

/** The number of the part that a step belongs to, from 0. A part's last step, which deals the next one, belongs to it. */
export const partOf = (starts: readonly number[], step: number): number => starts.filter((start) => start < step).length;
