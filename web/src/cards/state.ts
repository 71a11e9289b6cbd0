/** The states in which any card can be shown. */
export interface CardState {
  /** Shows the back; with `peek`, lifted at the corner as for its owner. */
  facedown?: boolean | undefined;
  peek?: boolean | undefined;
  /** Can be chosen now. */
  legal?: boolean | undefined;
  /** Cannot be chosen now: dimmed. */
  refused?: boolean | undefined;
  /** Chosen but not yet sent. */
  lifted?: boolean | undefined;
  /** Has no accessible name, because its surroundings provide one. */
  decorative?: boolean | undefined;
}
