import type { Play } from "../../play/contract";
import type { Event, View } from "./facts";

/** A game of Spy Tricks in play. */
export type SpyTricksPlay = Play<View, Event>;
