import { describe, expect, it } from "vitest";
import { matchesLockFile } from "./install-if-needed.mjs";

describe("matchesLockFile", () => {
  const react = { version: "19.3.1", integrity: "sha512-a" };

  it("holds when every package is there in its version", () => {
    expect(matchesLockFile({ "": {}, "node_modules/react": react }, { "node_modules/react": react })).toBe(true);
  });

  it("fails when a package is missing, of another version or of other content", () => {
    const wanted = { "node_modules/react": react };
    expect(matchesLockFile(wanted, {})).toBe(false);
    expect(matchesLockFile(wanted, { "node_modules/react": { ...react, version: "19.3.0" } })).toBe(false);
    expect(matchesLockFile(wanted, { "node_modules/react": { ...react, integrity: "sha512-b" } })).toBe(false);
  });

  it("fails when a package is there that the lock file no longer names", () => {
    expect(matchesLockFile({}, { "node_modules/left-pad": { version: "1.3.0" } })).toBe(false);
  });

  it("does not ask for the builds of other platforms", () => {
    const wanted = { "node_modules/fsevents": { version: "2.3.3", optional: true } };
    expect(matchesLockFile(wanted, {})).toBe(true);
  });

  it("does not look at the workspaces' own entries, but at the links to them", () => {
    const link = { "node_modules/@learn-bittensor/web": { resolved: "web", link: true } };
    expect(matchesLockFile({ web: { version: "1.0.0" }, ...link }, { web: { version: "0.9.0" }, ...link })).toBe(true);
    expect(matchesLockFile(link, {})).toBe(false);
  });
});
