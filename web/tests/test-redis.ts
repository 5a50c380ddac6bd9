import { randomBytes } from "node:crypto";
import { createClient } from "redis";

/** Redis as tests find it where nobody says otherwise. */
const DEFAULT_URL = "redis://127.0.0.1:6379";
const CONNECT_TIMEOUT_MS = 1_000;

/** Null, and one line that says so, where there is no Redis. What tests write begins with their own prefix, and goes again. */
export async function findTestRedis() {
  const url = process.env.TEST_REDIS_URL || DEFAULT_URL;
  const client = createClient({ url, socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false } });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    process.stdout.write(
      `figure: tests with Redis left out: none at ${url} (${reason}); TEST_REDIS_URL names another\n`,
    );
    return null;
  }
  const prefix = `test-${randomBytes(6).toString("hex")}`;

  async function empty(): Promise<void> {
    for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1_000 })) {
      if (keys.length > 0) await client.del(keys);
    }
  }

  return {
    url,
    prefix,
    client,
    /** Removes what has been written with the prefix. */
    empty,
    async close(): Promise<void> {
      await empty();
      client.destroy();
    },
  };
}
