/** What a guide says that one should see, and how the practice terminal shows it. */
export interface Expectation {
  readonly file: string;
  /** Word for word, as it stands in the English text. */
  readonly says: string;
  /** What is typed, with the answers to what is asked. */
  readonly lines: readonly string[];
  /** How many of the last outputs are looked at. Default: 1. */
  readonly outputs?: number;
  readonly shows: readonly RegExp[];
  readonly hides?: readonly RegExp[];
}
