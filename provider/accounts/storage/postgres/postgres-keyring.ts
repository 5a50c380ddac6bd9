import { createHash, createSecretKey } from "node:crypto";
import { z } from "zod";
import { findKey, type Keyring, type RingKey } from "../../credentials/keyring.ts";
import type { Random } from "../../random-text.ts";
import type { Database } from "../database.ts";

const KEY_BYTES = 32;
/** A new key is known to every server after so long; one that has been ended, too. */
const KNOWN_FOR_MS = 5_000;
/** A token that names a key that is not known may be of a newer one: it is looked for at once, but not for everybody who makes one up. */
const LOOK_AGAIN_MS = 250;

const rows = z.array(z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/) }));

type Known = { version: string; all: RingKey[]; readAt: number };

/** The keys in the database, which all servers share. */
export function createPostgresKeyring(database: Database, random: Random): Keyring {
  const select = database.prepare("SELECT secret FROM signing_keys ORDER BY retired_at IS NOT NULL, added_at DESC");
  const insert = database.prepare("INSERT INTO signing_keys (secret, added_at) VALUES ($secret, $now)");
  let known: Known | null = null;

  async function read(): Promise<Known> {
    const found = rows.parse(await select.all());
    const secrets = found.length > 0 ? found : await makeFirst();
    const all = secrets.map(({ secret }) => toRingKey(secret));
    known = { version: all.map(({ id }) => id).join(" "), all, readAt: performance.now() };
    return known;
  }

  /** Of two servers that start at once, one makes it. */
  function makeFirst() {
    return database.write(async () => {
      const found = rows.parse(await select.all());
      if (found.length > 0) return found;
      const secret = Buffer.from(random(KEY_BYTES)).toString("hex");
      await insert.run({ secret, now: Date.now() });
      return [{ secret }];
    });
  }

  async function current(knownForMs = KNOWN_FOR_MS): Promise<Known> {
    return known && performance.now() - known.readAt < knownForMs ? known : read();
  }

  return {
    version: async () => (await current()).version,

    async signing() {
      const [first] = (await current()).all;
      if (!first) throw new Error("signing keys: expected one at least");
      return first;
    },

    async find(id) {
      return findKey((await current()).all, id) ?? findKey((await current(LOOK_AGAIN_MS)).all, id);
    },
  };
}

/** Puts a new key before those there are: see `addSigningKey`, which does the same in files. */
export async function addPostgresKey(
  database: Database,
  { random, now, endedBefore }: { random: Random; now: number; endedBefore: number | null },
): Promise<void> {
  const retire = database.prepare("UPDATE signing_keys SET retired_at = $now WHERE retired_at IS NULL");
  const remove = database.prepare("DELETE FROM signing_keys WHERE retired_at < $before");
  const removeAll = database.prepare("DELETE FROM signing_keys");
  const insert = database.prepare("INSERT INTO signing_keys (secret, added_at) VALUES ($secret, $now)");
  await database.write(async () => {
    if (endedBefore === null) await removeAll.run();
    else {
      await retire.run({ now });
      await remove.run({ before: endedBefore });
    }
    await insert.run({ secret: Buffer.from(random(KEY_BYTES)).toString("hex"), now });
  });
}

function toRingKey(secret: string): RingKey {
  const bytes = Buffer.from(secret, "hex");
  // As in files: tokens that were signed there are good here, where the keys have been taken along.
  const id = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  return { id, key: createSecretKey(bytes) };
}
