import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestAccounts, LOGIN, ME } from "./accounts-builder.ts";
import { backUpToFolder, listBackups } from "./back-up.ts";
import { restoreAccounts } from "./restore.ts";

const COMMAND = new URL("restore.ts", import.meta.url).pathname;
const NOW = new Date("2026-11-20T09:00:00.000Z");

describe("restoreAccounts", () => {
  it("brings back accounts and their sessions in an empty folder", async () => {
    const site = await createTestAccounts();
    const token = await site.join("ada");
    const backups = await aFolder();
    const file = await backUpToFolder(site.dataDir, backups, NOW);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(listBackups(backups)).toEqual([{ file, madeAt: NOW.getTime() }]);

    const dataDir = join(await aFolder(), "data");
    expect(restoreAccounts(file, dataDir)).toBeNull();
    expect((await readdir(dataDir)).sort()).toEqual(["accounts.db", "signing-keys.json"]);
    const restored = await createTestAccounts({ dataDir });
    expect(await restored.ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
    const input = { identifier: "ada", password: "password-of-ada", provider: "local" };
    expect(await restored.ask(LOGIN, { input })).toMatchObject({ data: { login: { user: { username: "ada" } } } });
    expect((await readFile(join(dataDir, "accounts.db"), "latin1")).includes("backup_files")).toBe(false);
  });

  it("refuses while the folder is in use, and changes nothing", async () => {
    const site = await createTestAccounts();
    const token = await site.join("ada");
    const file = await backUpToFolder(site.dataDir, await aFolder(), NOW);
    await site.join("bob");
    const before = await readdir(site.dataDir);
    expect(() => restoreAccounts(file, site.dataDir)).toThrow("in use; stop the site first");
    expect(await readdir(site.dataDir)).toEqual(before);
    expect(await site.ask(ME, {}, { token })).toMatchObject({ data: { me: { username: "ada" } } });
  });

  it.each([
    ["is no database", Buffer.from("not a database, but long enough to be read as one".repeat(100))],
    ["is empty", Buffer.alloc(0)],
  ])("refuses a file that %s, and changes nothing", async (_, content) => {
    const file = join(await aFolder(), "broken.backup");
    await writeFile(file, content);
    const dataDir = await aFolder();
    expect(() => restoreAccounts(file, dataDir)).toThrow("expected a whole backup of this site");
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("refuses a copy that has been cut or changed within", async () => {
    const site = await createTestAccounts();
    await site.join("ada");
    const file = await backUpToFolder(site.dataDir, await aFolder(), NOW);
    const whole = await readFile(file);
    const dataDir = await aFolder();
    for (const broken of [
      whole.subarray(0, whole.length - 4096),
      Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(whole.length - 8192, 7)]),
    ]) {
      await writeFile(file, broken);
      expect(() => restoreAccounts(file, dataDir)).toThrow("expected a whole backup of this site");
      expect(await readdir(dataDir)).toEqual([]);
    }
  });

  it("is a command, and keeps what was there before", async () => {
    const dataDir = await aFolder();
    const site = await createTestAccounts({ dataDir });
    await site.join("ada");
    const file = await backUpToFolder(dataDir, await aFolder(), NOW);
    const run = promisify(execFile);
    const options = { env: { ...process.env, DATA_DIR: dataDir } };
    await expect(run(process.execPath, [COMMAND, file], options)).rejects.toThrow("stop the site first");
    await site.stop();
    const { stdout } = await run(process.execPath, [COMMAND, file], options);
    expect(stdout).toBe(`restored; what was there before: ${join(dataDir, "accounts.db.before-restore")}\n`);
    await expect(run(process.execPath, [COMMAND], options)).rejects.toThrow("usage: npm run restore");
  });

  it("goes where the site goes that is set up by .env, which the environment wins over; so does a backup", async () => {
    const [folder, dataDir, another] = [await aFolder(), await aFolder(), await aFolder()];
    const site = await createTestAccounts({ dataDir });
    await site.join("ada");
    await writeFile(join(folder, ".env"), `DATA_DIR=${dataDir}\n`);
    const { DATA_DIR: _, DATABASE_URL: __, ...env } = process.env;
    const run = (command: string, to: string, more = {}) =>
      promisify(execFile)(process.execPath, [command, to], { cwd: folder, env: { ...env, ...more } });
    const file = (await run(fileURLToPath(new URL("back-up.ts", import.meta.url)), await aFolder())).stdout.trim();
    await site.stop();
    expect((await run(COMMAND, file)).stdout).toContain(join(dataDir, "accounts.db.before-restore"));
    expect((await run(COMMAND, file, { DATA_DIR: another })).stdout).toBe("restored\n");
    await writeFile(join(folder, ".env"), "DATABASE_URL=postgres://127.0.0.1:1/none\n");
    await expect(run(COMMAND, file)).rejects.toThrow("pg_restore");
  });
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "restore-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
