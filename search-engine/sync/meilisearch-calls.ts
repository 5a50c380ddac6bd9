import type { Json, JsonObject } from "../json.ts";
import { isJsonObject } from "../json.ts";

export type MeilisearchOptions = {
  /** Without a slash at its end. */
  url: string;
  adminKey: string;
  /** Milliseconds for a task to be done. */
  timeoutMs?: number;
  fetch?: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<unknown>;
};

export type MeilisearchCalls = ReturnType<typeof createMeilisearchCalls>;

/** What a server refused, or a task that failed; `code` is Meilisearch's, null where it has none. */
export class MeilisearchRefusal extends Error {
  override name = "MeilisearchRefusal";
  readonly code: string | null;
  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** A task is looked at after this time, then after twice as long, and so on up to a second. */
const FIRST_LOOK_AFTER_MS = 50;
const LONGEST_WAIT_MS = 1_000;
const DEFAULT_TIMEOUT_MS = 10 * 60_000;
/** A server that has not answered a call by then is taken for unreachable. */
const CALL_TIMEOUT_MS = 60_000;

/** The calls of Meilisearch that fill indexes. A change has been made when its promise resolves. */
export function createMeilisearchCalls(options: MeilisearchOptions) {
  const { url, adminKey, wait, timeoutMs = DEFAULT_TIMEOUT_MS, fetch: send = globalThis.fetch } = options;

  /** @throws {MeilisearchRefusal} where the server does not answer with success, or with something else than JSON */
  async function call(method: string, path: string, body?: Json | string): Promise<JsonObject> {
    const request = new Request(url + path, {
      method,
      headers: { Authorization: `Bearer ${adminKey}`, "Content-Type": "application/json" },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const what = `${method} ${path}`;
    const response = await send(request).catch((cause: unknown) => {
      throw new Error(`${what}: no answer from ${url}`, { cause });
    });
    const answered: unknown = await response.json().catch(() => null);
    const json = isJsonObject(answered) ? answered : null;
    if (response.ok && json) return json;
    throw refusal(`${what}: HTTP ${response.status}`, json);
  }

  async function change(method: string, path: string, body?: Json | string): Promise<void> {
    await waitForTask((await call(method, path, body)).taskUid, `${method} ${path}`);
  }

  async function waitForTask(uid: unknown, what: string): Promise<void> {
    let waited = 0;
    for (let pause = FIRST_LOOK_AFTER_MS; waited < timeoutMs; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      await wait(pause);
      waited += pause;
      const task = await call("GET", `/tasks/${uid}`);
      if (task.status === "succeeded") return;
      if (task.status === "failed" || task.status === "canceled") {
        throw refusal(`${what}: task ${uid} ${task.status}`, isJsonObject(task.error) ? task.error : null);
      }
    }
    throw new Error(`${what}: task ${uid} was not done within ${Math.round(timeoutMs / 1_000)} s`);
  }

  async function unless(code: string, changed: Promise<void>): Promise<boolean> {
    try {
      await changed;
      return true;
    } catch (error) {
      if (error instanceof MeilisearchRefusal && error.code === code) return false;
      throw error;
    }
  }

  return {
    async isAvailable(): Promise<boolean> {
      return (await call("GET", "/health")).status === "available";
    },

    createIndex: (uid: string, primaryKey: string) => change("POST", "/indexes", { uid, primaryKey }),

    /** Also where there is none. */
    async deleteIndex(uid: string): Promise<void> {
      await unless("index_not_found", change("DELETE", `/indexes/${uid}`));
    },

    /** Leaves one that is there as it is. */
    async createIndexUnlessThere(uid: string, primaryKey: string): Promise<void> {
      await unless("index_already_exists", change("POST", "/indexes", { uid, primaryKey }));
    },

    updateSettings: (uid: string, settings: JsonObject) => change("PATCH", `/indexes/${uid}/settings`, settings),

    /** `documents` are the JSON text of a list. */
    addDocuments: (uid: string, documents: string) => change("POST", `/indexes/${uid}/documents`, documents),

    /** How many documents there are; null where there is no such index. */
    async countDocuments(uid: string): Promise<number | null> {
      try {
        return Number((await call("GET", `/indexes/${uid}/stats`)).numberOfDocuments);
      } catch (error) {
        if (error instanceof MeilisearchRefusal && error.code === "index_not_found") return null;
        throw error;
      }
    },

    /** All of them, or none where one cannot be. */
    swapIndexes: (pairs: readonly [string, string][]) =>
      change(
        "POST",
        "/swap-indexes",
        pairs.map((indexes) => ({ indexes })),
      ),

    multiSearch: (queries: readonly object[]): Promise<JsonObject> =>
      call("POST", "/multi-search", JSON.stringify({ queries })),
  };
}

function refusal(what: string, error: JsonObject | null): MeilisearchRefusal {
  const code = typeof error?.code === "string" ? error.code : null;
  return new MeilisearchRefusal(`${what}${code ? `, ${code}: ${error?.message}` : ""}`, code);
}
