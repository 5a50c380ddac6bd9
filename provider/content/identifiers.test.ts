import { describe, expect, it } from "vitest";
import { toDocumentId, toEntryId } from "./identifiers.ts";

describe("toDocumentId", () => {
  it("is 24 lower-case letters and digits, for good", () => {
    expect(toDocumentId("concept", "staking")).toBe("o4skasddn1lrtonl6yzonsag");
  });

  it("differs between types", () => {
    expect(toDocumentId("quiz", "staking")).not.toBe(toDocumentId("concept", "staking"));
  });
});

describe("toEntryId", () => {
  it("is digits, and differs between languages", () => {
    expect(toEntryId("concept", "staking", "en")).toMatch(/^\d+$/);
    expect(toEntryId("concept", "staking", "de")).not.toBe(toEntryId("concept", "staking", "en"));
  });
});
