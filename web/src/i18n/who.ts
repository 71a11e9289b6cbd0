/** A person in a sentence. A catalogue chooses the form of the sentence by `you`, never by comparing the name. */
export interface Who {
  readonly name: string;
  /** Whether this is the reader's own seat. */
  readonly you: boolean;
}
