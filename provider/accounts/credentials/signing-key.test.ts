import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSigningKey } from "./signing-key.ts";

describe("readSigningKey", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "signing-key-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("makes a key once, which only its owner may read", async () => {
    const file = join(folder, "data", "signing-key");
    const key = readSigningKey(file, randomBytes);
    expect(key).toHaveLength(32);
    expect(readSigningKey(file, randomBytes)).toEqual(key);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "data"))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(folder, "data"))).toEqual(["signing-key"]);
  });

  it("takes the rights of others away", async () => {
    const file = join(folder, "signing-key");
    readSigningKey(file, randomBytes);
    await chmod(file, 0o644);
    readSigningKey(file, randomBytes);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each(["", "abc\n", `${"f".repeat(63)}\n`])("does not sign with %j", async (text) => {
    const file = join(folder, "signing-key");
    await writeFile(file, text);
    expect(() => readSigningKey(file, randomBytes)).toThrow(`${file}: expected 64 hexadecimal digits`);
  });
});
