/** What is loaded when the game is first shown. */

export { default as Scores } from "./Scores.svelte";
export { default as Table } from "./Table.svelte";
export { sentence } from "./log";
