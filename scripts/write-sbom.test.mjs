import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./project-paths.mjs";
import { toSbom } from "./write-sbom.mjs";

const LOCK = {
  name: "a-site",
  version: "1.0.0",
  packages: {
    "": { dependencies: { "@x/y": "2.0.0" } },
    web: { dependencies: { b: "1.0.0" } },
    "node_modules/web": { link: true },
    "node_modules/b": { version: "1.0.0", license: "(MIT OR Apache-2.0)", dependencies: { c: "^1" } },
    "node_modules/b/node_modules/c": { version: "1.5.0", license: "ISC" },
    "node_modules/c": { version: "2.0.0", license: "MIT", dev: true },
    "node_modules/@x/y": {
      version: "2.0.0",
      license: "MIT",
      integrity: "sha512-AQID",
      optionalDependencies: { c: "2", d: "1" },
    },
  },
};

it("names each package with its version, hash and licence, and what is needed for building only", () => {
  const { components } = toSbom(LOCK);
  expect(components).toEqual([
    {
      type: "library",
      "bom-ref": "pkg:npm/%40x/y@2.0.0",
      name: "@x/y",
      version: "2.0.0",
      scope: "required",
      hashes: [{ alg: "SHA-512", content: "010203" }],
      licenses: [{ license: { id: "MIT" } }],
      purl: "pkg:npm/%40x/y@2.0.0",
    },
    expect.objectContaining({ name: "b", licenses: [{ expression: "(MIT OR Apache-2.0)" }], scope: "required" }),
    expect.objectContaining({ name: "c", version: "1.5.0", scope: "required" }),
    expect.objectContaining({ name: "c", version: "2.0.0", scope: "excluded" }),
  ]);
});

it("knows which of two versions a package finds", () => {
  const { dependencies } = toSbom(LOCK);
  expect(dependencies).toEqual([
    { ref: "a-site", dependsOn: ["pkg:npm/%40x/y@2.0.0", "pkg:npm/b@1.0.0"] },
    { ref: "pkg:npm/%40x/y@2.0.0", dependsOn: ["pkg:npm/c@2.0.0"] },
    { ref: "pkg:npm/b@1.0.0", dependsOn: ["pkg:npm/c@1.5.0"] },
    { ref: "pkg:npm/c@1.5.0", dependsOn: [] },
    { ref: "pkg:npm/c@2.0.0", dependsOn: [] },
  ]);
});

it("is the same for the same lock file, whatever the order in it", () => {
  const turned = { ...LOCK, packages: Object.fromEntries(Object.entries(LOCK.packages).reverse()) };
  expect(JSON.stringify(toSbom(turned))).toBe(JSON.stringify(toSbom(LOCK)));
});

it("of our own lock file has all packages, each with a licence, and no dependency that is not among them", () => {
  const lock = JSON.parse(readFileSync(path.join(projectRoot, "package-lock.json"), "utf8"));
  const { components, dependencies } = toSbom(lock);
  expect(components.length).toBeGreaterThan(500);
  const known = new Set(components.map((component) => component["bom-ref"]));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((reference) => !known.has(reference))).toEqual([]);
  const withoutLicense = components.filter(({ licenses, scope }) => !licenses && scope === "required");
  expect(withoutLicense.map(({ name }) => name)).toEqual([]);
});
