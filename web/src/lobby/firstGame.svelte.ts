/** Whether this page begins with a newcomer's first game, which is dealt at once. */

import { hasServer } from "../base";
import { knownName } from "../net/guest";
import { isEntered } from "../router.svelte";

/** Whether the home page, as it is now, is one that a newcomer has entered. */
export const isForNewcomer = (): boolean => hasServer && knownName() === null && location.search === "" && isEntered();

/** Whether it is being dealt: the home page then has no header, as the table that follows has none, so that nothing moves. */
export const firstGame = $state({ deals: false });
