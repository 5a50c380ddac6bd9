import type { ReactNode } from "react";
import type { RenderPart } from "../rich-text/rich-text.tsx";

/** What a route may put into a text's page from elsewhere; each part may be missing. */
export interface ReadingSlots {
  /** One of the short facts below the title. */
  fact?: ReactNode;
  /** What stands below the title and its facts. */
  head?: ReactNode;
  /** A line above the text. */
  notice?: ReactNode;
  /** What stands within the text, where it has a place for it. */
  inText?: RenderPart;
  /** What one can try out directly after the text. */
  exercise?: ReactNode;
  /** What follows the text, before the way on. */
  end?: ReactNode;
  /** The way back and on, in the place of what comes before and after in order. */
  way?: ReactNode;
}
