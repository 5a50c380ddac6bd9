import { createHash, timingSafeEqual } from "node:crypto";

/** Whoever is signed in; what else is known of them is the accounts' own business. */
export type User = {
  readonly documentId: string;
  /** The id of the session that asks, where the token names one. */
  readonly session?: string;
};

/** Who asks. An API token reads what visitors read, but is no user and may not ask for the locales. */
export type Viewer = { kind: "visitor" } | { kind: "api-token" } | { kind: "user"; user: User };

/** A token that is none of ours: it fails every operation, also those open to visitors. */
export type Refused = { kind: "refused"; message: string };

/** Tells whose token it is, or why it is refused. */
export type IdentifyUser = (token: string) => Promise<{ kind: "user"; user: User } | Refused>;

/**
 * Reads `Authorization` headers: no token, an empty one or another scheme than Bearer is a visitor. `apiTokens` read
 * published content, every other token is for `identifyUser`.
 */
export function createViewerReader(apiTokens: readonly string[], identifyUser: IdentifyUser = refuse) {
  const known = apiTokens.map(digestOf);
  return async (authorization: string | null | undefined): Promise<Viewer | Refused> => {
    const [scheme = "", token, ...more] = (authorization ?? "").trim().split(/\s+/);
    if (scheme.toLowerCase() !== "bearer" || !token || more.length > 0) return { kind: "visitor" };
    const digest = digestOf(token);
    // Takes equally long however much of a guessed token is right.
    if (known.some((apiToken) => timingSafeEqual(apiToken, digest))) return { kind: "api-token" };
    return identifyUser(token);
  };
}

async function refuse(): Promise<Refused> {
  return { kind: "refused", message: "Missing or invalid credentials" };
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
