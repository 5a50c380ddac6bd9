import { describe, expect, it } from "vitest";
import { findCurrentSection } from "./find-current-section.ts";

describe("findCurrentSection", () => {
  const reading = { line: 300, end: 900, isAtEnd: false };

  it("is none before the first heading", () => {
    expect(findCurrentSection([400, 800], reading)).toBeNull();
    expect(findCurrentSection([], reading)).toBeNull();
  });

  it("is the last whose heading has passed the line", () => {
    expect(findCurrentSection([-900, 100, 301, 1200], reading)).toBe(1);
  });

  it("stays with a section while its heading is out of sight", () => {
    expect(findCurrentSection([-900, -500, 2000], reading)).toBe(1);
  });

  it("is the last one in sight where the page cannot scroll further", () => {
    expect(findCurrentSection([-900, 100, 600, 850], { ...reading, isAtEnd: true })).toBe(3);
  });
});
