import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findNetworkFault } from "./cms-project.mjs";

it("has packages and a lock file of its own, of which the site installs none", () => {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
  expect(read("package.json").workspaces).not.toContain("cms");
  const packages = (/** @type {string} */ file) => Object.keys(read(file).packages);
  expect(packages("cms/package-lock.json")).toContain("node_modules/@strapi/strapi");
  expect(packages("package-lock.json").filter((name) => /^cms\b|@strapi\//.test(name))).toEqual([]);
});

it.each([
  "EAI_AGAIN",
  "ENOTFOUND",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ERR_SOCKET_TIMEOUT",
  "ENETUNREACH",
  "E503",
])("knows by %s that npm has not reached its registry", (code) => {
  expect(findNetworkFault(`npm ci failed in cms/:\nnpm error code ${code}\nnpm error network request failed\n`)).toBe(
    code,
  );
});

it.each(["npm error code EUSAGE", "npm error code E404", "npm error code 1\nnpm error path better-sqlite3", ""])(
  "takes what else npm says for a fault of ours: %j",
  (said) => {
    expect(findNetworkFault(said)).toBeNull();
  },
);
