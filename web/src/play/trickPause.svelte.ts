/** How long a complete trick lies on the table before it goes to its taker. */

import { type Settings, settings } from "../settings.svelte";

/** Milliseconds for which a complete trick lies; `none`: a glance, `tap`: until the person ends it. */
export const LIES: Readonly<Record<Settings["trick"], number>> = {
  usual: 1_300,
  short: 600,
  long: 2_600,
  tap: Infinity,
  none: 320,
};

/** What of play can be tapped without doing anything else while a trick lies. */
const PLAY = ".hand, [role=grid]";
const CONTROLS = "a, button, input, select, textarea, summary, dialog";

/** Whether a tap or key there ends the time of a trick. Controls outside of play keep their own meaning. */
export function isOnTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.closest(PLAY) !== null || target.closest(CONTROLS) === null;
}

export class TrickPause {
  /** Whether play waits for the person to see a trick. */
  holds = $state(false);

  #end: (() => void) | undefined;

  /** Begin to show a trick. The promise resolves when its time is over; `max` bounds it, in milliseconds. */
  begin(holds: boolean, max = Infinity): Promise<void> {
    this.end();
    const time = Math.min(LIES[settings.trick], max);
    this.holds = holds;
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(() => this.end(), time);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The trick has been seen. */
  end(): void {
    const end = this.#end;
    this.#end = undefined;
    this.holds = false;
    end?.();
  }
}
