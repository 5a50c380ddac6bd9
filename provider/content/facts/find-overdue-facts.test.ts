import { describe, expect, it } from "vitest";
import { findOverdueFacts } from "./find-overdue-facts.ts";

describe("findOverdueFacts", () => {
  it("lists the site's own facts from the day on that they were to be looked at again, the oldest first", async () => {
    expect(await findOverdueFacts("content", new Date("2020-01-01"))).toEqual([]);
    const overdue = await findOverdueFacts("content", new Date("2100-01-01"));
    expect(overdue.length).toBeGreaterThan(10);
    const days = overdue.map(({ reviewBy }) => reviewBy);
    expect(days).toEqual(days.toSorted());
  });

  it("lists nothing where there are no facts", async () => {
    expect(await findOverdueFacts("/nonexistent", new Date("2100-01-01"))).toEqual([]);
  });
});
