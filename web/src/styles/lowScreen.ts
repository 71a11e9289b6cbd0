/** Screens that are wide and low: a phone held sideways, or a page enlarged to 200 %. */

import { MediaQuery } from "svelte/reactivity";

/** The condition of the styles for low screens, which write it out. */
export const lowScreen = new MediaQuery("(max-height: 30rem) and (min-width: 35rem)");
