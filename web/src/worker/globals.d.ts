/** What the build puts in: the version, and the paths of all files but the page, sorted. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];
