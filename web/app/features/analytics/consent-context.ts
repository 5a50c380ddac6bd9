import { createContext } from "react";
import type { Choice, Consent } from "./consent.ts";

/** What the reader has said, and how they say it. */
export interface ReaderConsent {
  state: Consent;
  choose: (choice: Choice) => void;
}

/** Until the code that knows is there. */
export const CONSENT_OPEN: ReaderConsent = { state: "open", choose: () => undefined };

export const ConsentContext = createContext(CONSENT_OPEN);
