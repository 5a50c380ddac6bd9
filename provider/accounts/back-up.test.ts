import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { aConcept } from "../content/content-builders.ts";
import { createTestAccounts, ME } from "./accounts-builder.ts";
import { backUpAccounts, listBackups } from "./back-up.ts";
import { restoreAccounts } from "./restore.ts";
import { createAccountStore } from "./storage/account-store.ts";
import { databaseFile, openDatabase } from "./storage/open-database.ts";
import { toDatabase } from "./storage/sqlite-database.ts";

const SAVE = "mutation($slug: String!) { saveProgress(input: { kind: concept, slug: $slug, percent: 50 }) { slug } }";
const COMMAND = new URL("back-up.ts", import.meta.url).pathname;

describe("backUpAccounts", () => {
  it("copies what was saved before, while more is being saved", async () => {
    const slugs = Array.from({ length: 200 }, (_, index) => `concept-${index}`);
    const { ask, join: joinAs, dataDir } = await createTestAccounts({ files: slugs.map((slug) => aConcept({ slug })) });
    const token = await joinAs("ada");
    const save = (part: string[]) => Promise.all(part.map((slug) => ask(SAVE, { slug }, { token })));
    await save(slugs.slice(0, 100));
    const later = save(slugs.slice(100));
    const target = join(dataDir, "copy.db");
    await Promise.all([backUpAccounts(dataDir, target), later]);
    expect((await stat(target)).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).filter((file) => file.startsWith("copy"))).toEqual(["copy.db"]);

    const restored = join(dataDir, "restored");
    restoreAccounts(target, restored);
    const copy = await createTestAccounts({ dataDir: restored });
    expect(await copy.ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
    const { data } = await copy.ask("{ myProgress { slug } }", {}, { token });
    const saved = new Set(
      z
        .array(z.object({ slug: z.string() }))
        .parse(data?.myProgress)
        .map(({ slug }) => slug),
    );
    for (const slug of slugs.slice(0, 100)) expect(saved).toContain(slug);
  });

  it("holds nothing of an account that has been deleted", async () => {
    const { ask, join: joinAs, dataDir } = await createTestAccounts();
    const token = await joinAs("adalovelace");
    await ask('mutation { deleteAccount(currentPassword: "password-of-adalovelace") { ok } }', {}, { token });
    const target = join(dataDir, "copy.db");
    await backUpAccounts(dataDir, target);
    expect((await readFile(target, "latin1")).includes("adalovelace")).toBe(false);
  });

  it("holds no copies either that moving rows about has left behind", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "back-up-"));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const connection = openDatabase(databaseFile(dataDir));
    connection.exec("PRAGMA synchronous = OFF");
    const database = toDatabase(connection);
    const accounts = createAccountStore(database, () => 0);
    const given = Array.from({ length: 2_000 }, (_, index) => {
      // In an order, and of a length, that leaves two such copies in the database itself.
      const key = hash("sha256", `3-${index}`).slice(0, 8);
      const passwordHash = `hash-${key}${"x".repeat(90)}`;
      const names = { username: `name-${key}`, email: `mail-${key}@example.org` };
      return { documentId: `${key}doc`, ...names, passwordHash };
    });
    const all = await database.write(async () => {
      const inserted = [];
      for (const account of given) inserted.push(await accounts.insert(account));
      return inserted;
    });
    const order = new Map(all.map((account, index) => [account, hash("sha256", `3o${index}`)]));
    const mixed = all.toSorted((one, other) => ((order.get(one) ?? "") < (order.get(other) ?? "") ? -1 : 1));
    const removed = mixed.slice(0, 600);
    for (const account of removed) await accounts.remove(account);
    const target = join(dataDir, "copy.db");
    await backUpAccounts(dataDir, target);
    await database.close();
    const copy = await readFile(target, "latin1");
    expect(removed.filter(({ email }) => copy.includes(email))).toEqual([]);
    expect(mixed.filter(({ email }) => copy.includes(email))).toHaveLength(1_400);
  });

  it("is a command", async () => {
    const { join: joinAs, dataDir } = await createTestAccounts();
    await joinAs("ada");
    const run = promisify(execFile);
    const options = { env: { ...process.env, DATA_DIR: dataDir } };
    const folder = join(dataDir, "backups");
    const { stdout } = await run(process.execPath, [COMMAND, folder], options);
    expect(listBackups(folder).map(({ file }) => `${file}\n`)).toEqual([stdout]);
    await expect(run(process.execPath, [COMMAND], options)).rejects.toThrow("usage: npm run backup");
    const elsewhere = { env: { ...options.env, DATABASE_URL: "postgres://127.0.0.1:1/none" } };
    await expect(run(process.execPath, [COMMAND, folder], elsewhere)).rejects.toThrow("pg_dump");
    const nowhere = { env: { ...process.env, DATA_DIR: join(dataDir, "nowhere") } };
    await expect(run(process.execPath, [COMMAND, folder], nowhere)).rejects.toThrow("found nothing");
  });
});
