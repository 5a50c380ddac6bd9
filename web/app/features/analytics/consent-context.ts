import { createContext } from "react";
import type { Choice, Consent } from "./consent.ts";

/** What the reader has said, and how they say it. */
export interface ReaderConsent {
  state: Consent;
  /** Null until the code that stores the answer is there. */
  choose: ((choice: Choice) => void) | null;
}

/** Until the code that knows is there. */
export const CONSENT_OPEN: ReaderConsent = { state: "open", choose: null };

export const ConsentContext = createContext(CONSENT_OPEN);
