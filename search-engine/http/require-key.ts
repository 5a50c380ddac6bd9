import { createHash, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { SearchError } from "../search-error.ts";

export type Keys = {
  /** The public key: it searches every index and does nothing else. */
  searchKey: string;
  /** The administrator's key, which does everything; null closes all other calls. */
  adminKey: string | null;
};

export type KeyVariables = { isAdministrator: boolean };

/** Lets pass whose key, as `Authorization: Bearer {key}`, may do this. */
export function requireKey(what: "search" | "everything", { searchKey, adminKey }: Keys) {
  return createMiddleware<{ Variables: KeyVariables }>(async (c, next) => {
    const [scheme, key = ""] = (c.req.header("Authorization") ?? "").trim().split(/\s+/);
    if (scheme !== "Bearer") {
      const message = "The Authorization header is missing. It must use the bearer authorization method.";
      throw new SearchError(401, "missing_authorization_header", message, "auth");
    }
    const isAdministrator = adminKey !== null && isSame(key, adminKey);
    const mayPass = isAdministrator || (what === "search" && isSame(key, searchKey));
    if (!mayPass) throw new SearchError(403, "invalid_api_key", "The provided API key is invalid.", "auth");
    c.set("isAdministrator", isAdministrator);
    await next();
  });
}

/** Compares without telling, by the time it takes, how much is right. */
function isSame(one: string, other: string): boolean {
  const digest = (key: string) => createHash("sha256").update(key).digest();
  return timingSafeEqual(digest(one), digest(other));
}
