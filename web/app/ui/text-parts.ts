import type { ReactNode } from "react";

/** What a route may put into a text's page from elsewhere; each part may be missing. */
export interface TextParts {
  /** One of the short facts below the title. */
  fact?: ReactNode;
  /** What stands below the title and its facts. */
  head?: ReactNode;
  /** A line above the text. */
  notice?: ReactNode;
  /** What one can try out directly after the text. */
  exercise?: ReactNode;
  /** What follows the text, before the way on. */
  end?: ReactNode;
}
