import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSystemChromium } from "./find-chromium.mjs";

describe("findSystemChromium", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "chromium-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("takes the one CHROMIUM_PATH names, before any other", () => {
    aProgram("chromium");
    const named = aProgram("my-browser");
    expect(findSystemChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });

  it("refuses a CHROMIUM_PATH that is not a program", () => {
    expect(() => findSystemChromium({ CHROMIUM_PATH: folder })).toThrow(
      `CHROMIUM_PATH: expected the path of a program, got "${folder}"`,
    );
  });

  it("finds one on the search path, Chromium before Chrome", () => {
    const chrome = aProgram("google-chrome");
    expect(findSystemChromium({ PATH: folder })).toBe(chrome);
    const chromium = aProgram("chromium");
    expect(findSystemChromium({ PATH: folder })).toBe(chromium);
  });

  /** @param {string} name */
  function aProgram(name) {
    const file = path.join(folder, name);
    writeFileSync(file, "#!/bin/sh\n");
    chmodSync(file, 0o755);
    return file;
  }
});
