import type { Locale } from "@learn-bittensor/contract/locales";
import type { ContentStore } from "../content/content-store.ts";
import type { ContentChanges } from "../live/content-changes.ts";
import type { Budget } from "./budget.ts";
import type { IdentifyUser, Viewer } from "./viewer.ts";

/** What resolvers know of a request. */
export type RequestContext = {
  content: ContentStore;
  viewer: Viewer;
  budget: Budget;
  /** The visitor's network address, where it is known: attempts to sign in are counted by it. */
  clientAddress: string | null;
  /** What the visitor's browser calls itself, where it is known: sessions are told apart by it. */
  userAgent: string | null;
  /** What says which accounts have signed in on the visitor's device; see `rememberDevice`. */
  device: string | null;
  /** The reader's language: messages to them are written in it. */
  locale: Locale;
  /** Adds an HTTP header to the answer. */
  setHeader: (name: string, value: string) => void;
};

/** What is known on a live connection. */
export type LiveContext = { changes: ContentChanges };

/** What account and learning operations know of a request. */
export type AccountRequest = Omit<RequestContext, "budget">;

/** Answers one account or learning operation. */
export type AccountOperation = (args: Readonly<Record<string, unknown>>, request: AccountRequest) => unknown;

/**
 * What knows users. `operations` are answers by the name of their root field (`login`, `me`, `saveProgress`, …), each
 * deciding itself who may call it; what is missing is forbidden to everyone.
 */
export type Accounts = {
  identify: IdentifyUser;
  operations: Readonly<Record<string, AccountOperation>>;
};
