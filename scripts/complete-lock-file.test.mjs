import { describe, expect, it } from "vitest";
import { findMissingBuilds, findWithoutIntegrity, toLockEntry } from "./complete-lock-file.mjs";

describe("findMissingBuilds", () => {
  const parser = { version: "1.0.0", dev: true, optionalDependencies: { "parser-linux-x64-gnu": "1.0.0" } };

  it("finds nothing where every build is there, be it nested", () => {
    const build = { version: "1.0.0" };
    expect(findMissingBuilds({ "node_modules/parser": parser, "node_modules/parser-linux-x64-gnu": build })).toEqual(
      [],
    );
    const nested = "node_modules/parser/node_modules/parser-linux-x64-gnu";
    expect(findMissingBuilds({ "node_modules/parser": parser, [nested]: build })).toEqual([]);
  });

  it("names a build that is not, and who needs it", () => {
    expect(findMissingBuilds({ "node_modules/parser": parser })).toEqual([
      { location: "node_modules/parser-linux-x64-gnu", version: "1.0.0", neededBy: "node_modules/parser", dev: true },
    ]);
  });
});

describe("findWithoutIntegrity", () => {
  it("finds what is fetched and says no hash, whatever platform it is for", () => {
    const packages = {
      "": { version: "1.0.0" },
      web: { version: "1.0.0" },
      "node_modules/web": { link: true },
      "node_modules/whole": { version: "1.0.0", integrity: "sha512-…" },
      "node_modules/bare": { version: "1.0.0" },
      "web/node_modules/other-platform": { version: "1.0.0", optional: true },
    };
    expect(findWithoutIntegrity(packages)).toEqual(["node_modules/bare", "web/node_modules/other-platform"]);
  });
});

describe("toLockEntry", () => {
  const build = { version: "1.0.0", neededBy: "node_modules/parser", dev: false };

  it("reads the platform from the name", () => {
    expect(toLockEntry({ ...build, location: "node_modules/@parser/parser-darwin-arm64" })).toEqual({
      version: "1.0.0",
      cpu: ["arm64"],
      optional: true,
      os: ["darwin"],
    });
    expect(toLockEntry({ ...build, location: "node_modules/parser-linux-arm-musleabihf", dev: true })).toEqual({
      version: "1.0.0",
      cpu: ["arm"],
      dev: true,
      libc: ["musl"],
      optional: true,
      os: ["linux"],
    });
    expect(toLockEntry({ ...build, location: "node_modules/parser-wasm32-wasi" })).toMatchObject({ cpu: ["wasm32"] });
  });

  it("refuses what it cannot know", () => {
    expect(() => toLockEntry({ ...build, location: "node_modules/parser-extras" })).toThrow(
      "expected the name of a platform",
    );
    expect(() => toLockEntry({ ...build, location: "node_modules/parser-linux-x64", version: "^1.0.0" })).toThrow(
      "exact",
    );
  });
});
