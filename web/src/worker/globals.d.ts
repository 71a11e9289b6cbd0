/** Constants of the build: the version, and the paths of all files but the page, sorted. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];
