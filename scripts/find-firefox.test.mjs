import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findSystemFirefox } from "./find-firefox.mjs";

describe("findSystemFirefox", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "firefox-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("takes the one FIREFOX_PATH names, before any other", () => {
    aProgram("firefox-esr");
    const named = aProgram("my-browser");
    expect(findSystemFirefox({ PATH: folder, FIREFOX_PATH: named })).toBe(named);
  });

  it("refuses a FIREFOX_PATH that is not a program", () => {
    expect(() => findSystemFirefox({ FIREFOX_PATH: folder })).toThrow(
      `FIREFOX_PATH: expected the path of a program, got "${folder}"`,
    );
  });

  it("finds one on the search path, the one that changes once a year first", () => {
    const newest = aProgram("firefox");
    expect(findSystemFirefox({ PATH: folder })).toBe(newest);
    const esr = aProgram("firefox-esr");
    expect(findSystemFirefox({ PATH: folder })).toBe(esr);
  });

  it("finds none where none is wanted", () => {
    aProgram("firefox-esr");
    expect(findSystemFirefox({ PATH: folder, FIREFOX_PATH: "none" })).toBeNull();
  });

  /** @param {string} name */
  function aProgram(name) {
    const file = path.join(folder, name);
    writeFileSync(file, "#!/bin/sh\n");
    chmodSync(file, 0o755);
    return file;
  }
});
