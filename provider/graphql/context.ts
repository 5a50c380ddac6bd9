import type { ContentStore } from "../content/content-store.ts";
import type { Budget } from "./budget.ts";
import type { IdentifyUser, Viewer } from "./viewer.ts";

/** What resolvers know of a request. */
export type RequestContext = {
  content: ContentStore;
  viewer: Viewer;
  budget: Budget;
  /** The visitor's network address, where it is known: attempts to sign in are counted by it. */
  clientAddress: string | null;
};

/** Answers one account or learning operation. */
export type AccountOperation = (
  args: Readonly<Record<string, unknown>>,
  request: Pick<RequestContext, "content" | "viewer" | "clientAddress">,
) => unknown;

/**
 * What knows users. `operations` are answers by the name of their root field (`login`, `me`, `saveProgress`, …), each
 * deciding itself who may call it; what is missing is forbidden to everyone.
 */
export type Accounts = {
  identify: IdentifyUser;
  operations: Readonly<Record<string, AccountOperation>>;
};
