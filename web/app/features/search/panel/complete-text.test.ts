import { describe, expect, it } from "vitest";
import { completeText } from "./complete-text.ts";

describe("completeText", () => {
  const titles = ["Consensus explained", "Yuma Consensus", "Yuma rewards"];

  it("takes the first title that begins with what was typed, whatever its letters' size", () => {
    expect(completeText("yuma", titles, "en")).toBe("Yuma Consensus");
    expect(completeText("YUMA R", titles, "en")).toBe("Yuma rewards");
  });

  it("takes none that does not begin so, or does not go on", () => {
    expect(completeText("uma", titles, "en")).toBeNull();
    expect(completeText("yuma consensus", titles, "en")).toBeNull();
    expect(completeText("yuma consensus?", titles, "en")).toBeNull();
  });

  it.each(["", " ", "\u3000"])("completes nothing for %j", (typed) => {
    expect(completeText(typed, [" a title", "\u3000a"], "en")).toBeNull();
  });

  it.each([
    ["de", "über", "Überblick über Subnetze"],
    ["fr", "é", "Émission"],
    ["ko", "스테", "스테이킹"],
    ["zh", "质", "质押"],
    // Typed in parts, as some keyboards do.
    ["ko", "스테".normalize("NFD"), "스테이킹"],
  ])("completes in %s: %s", (locale, typed, title) => {
    expect(completeText(typed, ["x", title], locale)).toBe(title);
  });
});
