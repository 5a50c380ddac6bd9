import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { createTestAccounts, LOGIN, ME, readToken } from "./accounts-builder.ts";
import { rotateKey } from "./rotate-key.ts";

const COMMAND = new URL("rotate-key.ts", import.meta.url).pathname;
const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-20T05:09:04.000Z");

it("has a running site sign with another key, and ends nobody's session", async () => {
  const { ask, join: open, dataDir } = await createTestAccounts();
  const before = await open("ada");
  rotateKey(dataDir, { now: NOW });
  const after = await signIn(ask);
  expect(keyOf(after)).not.toBe(keyOf(before));
  for (const token of [before, after]) expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
});

it("lets go of a key once nothing that it signed is good any more", async () => {
  const { ask, join: open, dataDir } = await createTestAccounts();
  const first = await open("ada");
  rotateKey(dataDir, { now: NOW });
  rotateKey(dataDir, { now: NOW + 7 * DAY_MS });
  expect(await ask(ME, {}, { token: first })).toMatchObject({ status: 200 });
  rotateKey(dataDir, { now: NOW + 7 * DAY_MS + 1 });
  expect(await ask(ME, {}, { token: first })).toMatchObject({ status: 401 });
});

it("ends every session at once where the key may be known to others", async () => {
  const { ask, join: open, dataDir } = await createTestAccounts();
  const token = await open("ada");
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
  rotateKey(dataDir, { now: NOW, endsSessions: true });
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 401 });
  expect(await ask(ME, {}, { token: await signIn(ask) })).toMatchObject({ status: 200 });
});

it("is a command, which makes no keys where there are none", async () => {
  const { ask, join: open, dataDir } = await createTestAccounts();
  const token = await open("ada");
  const run = promisify(execFile);
  const env = { ...process.env, DATA_DIR: dataDir };
  expect((await run(process.execPath, [COMMAND], { env })).stdout).toBe("tokens are signed with a new key\n");
  expect(await ask(ME, {}, { token })).toMatchObject({ status: 200 });
  const empty = await mkdtemp(join(tmpdir(), "rotate-key-"));
  onTestFinished(() => rm(empty, { recursive: true }));
  const refused = run(process.execPath, [COMMAND], { env: { ...env, DATA_DIR: empty } });
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("found nothing") });
  expect(await readdir(empty)).toEqual([]);
});

async function signIn(ask: Awaited<ReturnType<typeof createTestAccounts>>["ask"]) {
  return readToken((await ask(LOGIN, { input: { identifier: "ada", password: "password-of-ada" } })).data);
}

function keyOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
}
