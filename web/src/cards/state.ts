/** The states that every card can be shown in. */
export interface CardState {
  /** Shows the back. With `peek`, turned at the corner as its owner looks at it. */
  facedown?: boolean | undefined;
  peek?: boolean | undefined;
  /** May be chosen now. */
  legal?: boolean | undefined;
  /** May not be chosen now: dimmed. */
  refused?: boolean | undefined;
  /** Chosen, not yet sent. */
  lifted?: boolean | undefined;
  /** Has no name of its own, because what surrounds it says it already. */
  decorative?: boolean | undefined;
}
