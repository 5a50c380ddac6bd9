import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { chooseBrowserTests } from "./choose-browser-tests.mjs";

const fingerprintOf = (/** @type {string} */ sources) => createHash("sha256").update(sources).digest("hex");

it("takes the same for the same sources, and over some changes every sample and every part", () => {
  const fingerprints = Array.from({ length: 200 }, (_, change) => fingerprintOf(`change ${change}`));
  const chosen = fingerprints.map((fingerprint) => chooseBrowserTests(fingerprint, {}));
  expect(fingerprints.map((fingerprint) => chooseBrowserTests(fingerprint, {}))).toEqual(chosen);
  expect(new Set(chosen.map(({ sample }) => sample)).size).toBe(10);
  expect([...new Set(chosen.map(({ turn }) => turn))].toSorted()).toEqual(["1/4", "2/4", "3/4", "4/4"]);
});

it("takes all parts in continuous integration, and what it is told to take", () => {
  const fingerprint = fingerprintOf("any");
  expect(chooseBrowserTests(fingerprint, { CI: "true" }).turn).toBeNull();
  expect(chooseBrowserTests(fingerprint, { TEST_SAMPLE: "7", TEST_TURN: "1/1" })).toEqual({ sample: "7", turn: "1/1" });
});
