/** The parts of reasons that all games share. */

export * from "../en/reasons";
