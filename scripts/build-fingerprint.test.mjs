import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprintOfBuildSources } from "./build-fingerprint.mjs";

describe("fingerprintOfBuildSources", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "fingerprint-"));
    write("web/app/root.tsx", "export default 1;");
    write("content/en/resource/paper.yaml", "title: Paper");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("stays when a file is only touched", () => {
    const before = fingerprintOfBuildSources(root);
    utimesSync(path.join(root, "web/app/root.tsx"), 1, 1);
    expect(fingerprintOfBuildSources(root)).toBe(before);
  });

  it.each([
    ["a source changes", "web/app/root.tsx"],
    ["a source is added", "contract/locales.ts"],
    ["a fact changes that texts of the interface cite", "content/facts.yaml"],
    ["a text of the interface changes", "content/de/interface/footer.yaml"],
    ["a typeset text changes", "content/en/resource/paper.yaml"],
  ])("changes when %s", (_what, file) => {
    const before = fingerprintOfBuildSources(root);
    write(file, "something else");
    expect(fingerprintOfBuildSources(root)).not.toBe(before);
  });

  it.each(["web/server/main.ts", "web/app/root.test.tsx", "web/build/client/app.js", "content/en/concept/mining.md"])(
    "does not depend on %s, which is not built",
    (file) => {
      const before = fingerprintOfBuildSources(root);
      write(file, "something else");
      expect(fingerprintOfBuildSources(root)).toBe(before);
    },
  );

  /**
   * @param {string} file
   * @param {string} text
   */
  function write(file, text) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
