import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeMissingSecrets } from "./cms-secrets.mjs";

describe("writeMissingSecrets", () => {
  let folder = "";
  let file = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "cms-secrets-"));
    file = path.join(folder, ".env");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("makes a secret for each, none like another, readable by its owner only", () => {
    writeMissingSecrets(file, {});
    const values = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.slice(line.indexOf("=") + 1));
    expect(values).toHaveLength(9);
    expect(new Set(values).size).toBe(9);
    expect(values.every((value) => value.length >= 43)).toBe(true);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("keeps what is there and adds what is not", () => {
    writeFileSync(file, "PORT=1400\nJWT_SECRET=kept");
    writeMissingSecrets(file, { APP_KEYS: "one,two" });
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(/^PORT=1400\nJWT_SECRET=kept\nADMIN_JWT_SECRET=/);
    expect(text).not.toContain("APP_KEYS");
    writeMissingSecrets(file, { APP_KEYS: "one,two" });
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("takes an empty secret of previews for a decision, and of nothing else", () => {
    writeFileSync(file, "PREVIEW_SECRET=\nJWT_SECRET=\n");
    writeMissingSecrets(file, {});
    const text = readFileSync(file, "utf8");
    expect(text.match(/^PREVIEW_SECRET=.*$/gm)).toEqual(["PREVIEW_SECRET="]);
    expect(text).toMatch(/^JWT_SECRET=.{43}/m);
  });
});
