import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { addSigningKey, readSigningKeys } from "./signing-keys.ts";

const NOW = Date.parse("2026-11-20T05:09:04.000Z");

describe("readSigningKeys", () => {
  let dataDir = "";
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), "signing-keys-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    dataDir = join(folder, "data");
  });
  const file = () => join(dataDir, "signing-keys.json");

  it("makes a key once, which only its owner may read", async () => {
    const keys = readSigningKeys(dataDir, randomBytes);
    expect(keys).toHaveLength(1);
    expect(keys[0].secret).toHaveLength(32);
    expect(readSigningKeys(dataDir, randomBytes)).toEqual(keys);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual(["signing-keys.json"]);
  });

  it("takes the rights of others away", async () => {
    readSigningKeys(dataDir, randomBytes);
    await chmod(file(), 0o644);
    readSigningKeys(dataDir, randomBytes);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it.each(["", "{}", '{"keys":[]}', '{"keys":[{"key":"abc","retiredAt":null}]}'])(
    "does not sign with %j",
    async (text) => {
      readSigningKeys(dataDir, randomBytes);
      await writeFile(file(), text);
      expect(() => readSigningKeys(dataDir, randomBytes)).toThrow(`${file()}: expected the signing keys`);
    },
  );

  it("keeps the only key of before, and lets it sign until another one is added", async () => {
    readSigningKeys(dataDir, randomBytes);
    await rm(file());
    await writeFile(join(dataDir, "signing-key"), `${"ab".repeat(32)}\n`, { mode: 0o600 });
    const [only] = readSigningKeys(dataDir, randomBytes);
    expect(only.secret.toString("hex")).toBe("ab".repeat(32));
    addSigningKey(dataDir, randomBytes, NOW, NOW - 1_000);
    const [signing, retired, ...others] = readSigningKeys(dataDir, randomBytes);
    expect(signing.id).not.toBe(only.id);
    expect(retired).toEqual({ ...only, retiredAt: NOW });
    expect(others).toEqual([]);
    expect(await readdir(dataDir)).toEqual(["signing-keys.json"]);
  });

  it.each(["", "abc\n", `${"f".repeat(63)}\n`])("does not sign with the only key %j", async (text) => {
    readSigningKeys(dataDir, randomBytes);
    await rm(file());
    await writeFile(join(dataDir, "signing-key"), text);
    expect(() => readSigningKeys(dataDir, randomBytes)).toThrow("signing-key: expected 64 hexadecimal digits");
  });
});
