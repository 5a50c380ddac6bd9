import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { isJsonObject, isStringArray } from "../json.ts";
import { SearchError } from "../search-error.ts";

/** What a key may do, as Meilisearch names it; `*` is everything, `documents.*` all of one kind. */
export type Action = string;

/** A key and what it may do. */
export type ApiKey = {
  uid: string;
  key: string;
  name: string | null;
  description: string | null;
  actions: readonly Action[];
  /** Names of indexes, or beginnings of names: `*`, `concept_*`. */
  indexes: readonly string[];
  /** ISO 8601, or null for never. */
  expiresAt: string | null;
  createdAt: string;
  updatedAt: string;
};

/** What a request may do with its key. */
export type Permission = {
  mayUse: (indexUid: string) => boolean;
  isAdministrator: boolean;
};

/** Without a key: what is open to everybody. */
export const NO_KEY: Permission = { mayUse: () => true, isAdministrator: false };

export type ApiKeys = ReturnType<typeof createApiKeys>;

/**
 * The keys that are accepted: the public one, which only searches, the administrator's, and those that are made. The
 * latter live as long as the process.
 */
export function createApiKeys(options: { searchKey: string; adminKey: string | null; now: () => Date }) {
  const { searchKey, adminKey, now } = options;
  const made = new Map<string, ApiKey>();

  function find(key: string): (Pick<ApiKey, "actions" | "indexes"> & { isAdministrator?: true }) | null {
    if (isSame(key, searchKey)) return { actions: ["search"], indexes: ["*"] };
    if (adminKey !== null && isSame(key, adminKey)) return { actions: ["*"], indexes: ["*"], isAdministrator: true };
    const found = made.get(key);
    const isExpired = found?.expiresAt && new Date(found.expiresAt) <= now();
    return found && !isExpired ? found : null;
  }

  return {
    /**
     * Checks the key of a request.
     *
     * @param authorization the header, such as `Bearer {key}`
     * @throws {SearchError} where there is no key, or none that may do this at all
     */
    authorize(authorization: string | null, action: Action): Permission {
      const [scheme, key = ""] = (authorization ?? "").trim().split(/\s+/);
      if (scheme !== "Bearer") {
        const message = "The Authorization header is missing. It must use the bearer authorization method.";
        throw new SearchError(401, "missing_authorization_header", message, "auth");
      }
      const found = find(key);
      if (!found?.actions.some((allowed) => allows(allowed, action))) throw invalidKey();
      const { indexes, isAdministrator = false } = found;
      return { mayUse: (indexUid) => indexes.some((allowed) => allows(allowed, indexUid)), isAdministrator };
    },

    /** @throws {SearchError} where the body is not that of a key */
    create(body: unknown): ApiKey {
      if (!isJsonObject(body)) throw new SearchError(400, "bad_request", "Invalid value type: expected an object.");
      const { actions, indexes, expiresAt, name = null, description = null, uid = randomUUID(), ...others } = body;
      const [unknown] = Object.keys(others);
      if (unknown !== undefined) throw new SearchError(400, "bad_request", `Unknown field \`${unknown}\`.`);
      if (!isStringArray(actions)) throw invalidField("actions", actions);
      if (!isStringArray(indexes)) throw invalidField("indexes", indexes);
      if (expiresAt === undefined || !isTimeOrNull(expiresAt)) throw invalidField("expires_at", expiresAt);
      if (name !== null && typeof name !== "string") throw invalidField("name", name);
      if (description !== null && typeof description !== "string") throw invalidField("description", description);
      if (typeof uid !== "string") throw invalidField("uid", uid);
      const time = now().toISOString();
      const key = randomBytes(32).toString("hex");
      const created = { uid, key, name, description, actions, indexes, expiresAt, createdAt: time, updatedAt: time };
      made.set(key, created);
      return created;
    },

    list: (): ApiKey[] => Array.from(made.values()),

    /** By the key or its `uid`. */
    get: (keyOrUid: string): ApiKey | null =>
      made.get(keyOrUid) ?? Array.from(made.values()).find(({ uid }) => uid === keyOrUid) ?? null,

    delete: (key: string): boolean => made.delete(key),
  };
}

export function invalidKey(): SearchError {
  return new SearchError(403, "invalid_api_key", "The provided API key is invalid.", "auth");
}

function allows(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** Compares without telling, by the time it takes, how much is right. */
function isSame(one: string, other: string): boolean {
  const digest = (key: string) => createHash("sha256").update(key).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isTimeOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && !Number.isNaN(Date.parse(value)));
}

function invalidField(field: string, value: unknown): SearchError {
  if (value === undefined) {
    return new SearchError(400, `missing_api_key_${field}`, `\`${field}\` is missing.`);
  }
  return new SearchError(400, `invalid_api_key_${field}`, `The \`${field}\` of the key is not of its form.`);
}
