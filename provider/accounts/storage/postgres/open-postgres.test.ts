import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createTokens } from "../../credentials/tokens.ts";
import { rotatePostgresKey } from "../../rotate-key.ts";
import { createAccountStore } from "../account-store.ts";
import { MIGRATIONS } from "../migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { createPostgresKeyring } from "./postgres-keyring.ts";
import { emptyTestSchema, findTestPostgres, makeTestSchema } from "./test-postgres.ts";
import { toPostgresMigration, toPostgresStatement } from "./to-postgres.ts";

const postgres = await findTestPostgres();
const schema = postgres ? await makeTestSchema(postgres) : null;
const url = schema?.url ?? "";
const ADA = { documentId: "a", username: "ada", email: "ada@example.test", passwordHash: "hash" };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

afterAll(() => schema?.drop());

describe("toPostgresMigration", () => {
  it.each(MIGRATIONS.map((text, index) => ({ version: index + 1, text })))(
    "leaves nothing of SQLite in $version",
    ({ text }) => {
      expect(toPostgresMigration(text)).not.toMatch(/STRICT|AUTOINCREMENT|\bINTEGER\b|\bBLOB\b|\n\s+BEGIN\n/);
    },
  );
});

describe("toPostgresStatement", () => {
  it("counts values, one that is named twice once", () => {
    const { text, toValues } = toPostgresStatement("UPDATE a SET b = $now WHERE c = $id AND d < $now");
    expect(text).toBe("UPDATE a SET b = $1 WHERE c = $2 AND d < $1");
    expect(toValues([{ id: 7, now: 5, more: 1 }])).toEqual([5, 7]);
    expect(() => toValues([{ id: 7 }])).toThrow("expected a value for now");
  });

  it("takes values in their order, and no text that PostgreSQL cannot hold", () => {
    const { text, toValues } = toPostgresStatement("SELECT 1 FROM a WHERE b = ? AND c = ?");
    expect([text, toValues(["a\0b", null])]).toEqual(["SELECT 1 FROM a WHERE b = $1 AND c = $2", ["a\u{fffd}b", null]]);
  });
});

describe.skipIf(!postgres)("openPostgres", () => {
  beforeEach(async () => {
    await (await open()).check();
    await emptyTestSchema(url);
  });

  it("makes its tables once, whoever comes first", async () => {
    const fresh = await makeTestSchema(postgres ?? "");
    onTestFinished(async () => void (await fresh.drop()));
    const all = await Promise.all([open(fresh.url), open(fresh.url), open(fresh.url)]);
    for (const database of all) await expect(database.check()).resolves.toBeUndefined();
    expect(await all[0]?.prepare("SELECT version FROM schema_version").all()).toEqual([{ version: MIGRATIONS.length }]);
  });

  it("does not touch what a newer release has made", async () => {
    const database = await open();
    const setVersion = (version: number) =>
      database.write(() => database.prepare("UPDATE schema_version SET version = ?").run(version));
    await setVersion(MIGRATIONS.length + 1);
    await expect(open()).rejects.toThrow(`expected version ${MIGRATIONS.length} or older`);
    await setVersion(MIGRATIONS.length);
  });

  it("shows nobody what is not committed, and undoes all of what fails", async () => {
    const [first, second] = [await open(), await open()];
    const accounts = createAccountStore(first, () => 0);
    const elsewhere = createAccountStore(second, () => 0);
    const failing = first.write(async () => {
      await accounts.insert(ADA);
      expect(await accounts.findByUsername("ada")).toMatchObject({ username: "ada" });
      expect(await elsewhere.findByUsername("ada")).toBeNull();
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect(await accounts.findByUsername("ada")).toBeNull();
  });

  it("lets one of several servers at a time look and then write", async () => {
    const databases = await Promise.all([open(), open()]);
    const registered = databases.flatMap((database) =>
      Array.from({ length: 10 }, () => {
        const accounts = createAccountStore(database, () => 0);
        return database.write(async () => {
          if (await accounts.findByUsername("ada")) return 0;
          await accounts.insert(ADA);
          return 1;
        });
      }),
    );
    expect((await Promise.all(registered)).filter((made) => made === 1)).toHaveLength(1);
  });

  it("has servers sign with the same key, and follow when another one signs", async () => {
    const keysOf = async () => createPostgresKeyring(await open(), random);
    const first = createTokens({ keys: await keysOf(), clock: Date.now });
    const second = createTokens({ keys: await keysOf(), clock: Date.now });
    const holder = { documentId: "ada", tokenGeneration: 1 };
    const before = await first.issue(holder, "one");
    expect(await second.read(before)).toMatchObject({ id: "one" });
    await rotatePostgresKey(url, { now: Date.now() });
    const late = createTokens({ keys: await keysOf(), clock: Date.now });
    const after = await late.issue(holder, "two");
    expect(await late.read(before)).toMatchObject({ id: "one" });
    await expect.poll(() => first.read(after), { interval: 20, timeout: 10_000 }).toMatchObject({ id: "two" });
    await rotatePostgresKey(url, { now: Date.now(), endsSessions: true });
    await expect.poll(() => late.read(after), { interval: 100, timeout: 20_000 }).toBeNull();
  });
});

it("lets the site start without it, and says why accounts do not answer", async () => {
  const logged: unknown[] = [];
  const database = await openPostgres("postgres://127.0.0.1:1/none", (event) => logged.push(event));
  onTestFinished(database.close);
  const message = expect.stringContaining("DATABASE_URL");
  expect(logged).toContainEqual(expect.objectContaining({ level: "error", message }));
  await expect(database.check()).rejects.toThrow("ECONNREFUSED");
});

async function open(at = url) {
  const database = await openPostgres(at, () => undefined);
  onTestFinished(database.close);
  return database;
}
