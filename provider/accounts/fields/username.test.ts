import { describe, expect, it } from "vitest";
import { findUsernameFault, normalizeUsername, toUsernameKey } from "./username.ts";

describe("findUsernameFault", () => {
  it.each([
    "ada",
    "Ada Lane",
    "élise",
    "김민준 학습자",
    "王小明同学",
    "О́льга",
    "ada_lane-7.x",
    "Robert'); DROP TABLE accounts;--",
    "<b>bob</b>",
  ])("has nothing against %j", (name) => {
    expect(findUsernameFault(normalizeUsername(name))).toBeNull();
  });

  it.each([
    ["", "username is a required field"],
    ["   ", "username is a required field"],
    ["ab", "username must be at least 3 characters"],
    [" ab ", "username must be at least 3 characters"],
    ["👩", "username must be at least 3 characters"],
    ["a".repeat(65), "username must be at most 64 characters"],
    ["a".repeat(1_000), "username must be at most 64 characters"],
    ["ada\u0000x", "username contains characters that are not allowed"],
    ["ada\nlane", "username contains characters that are not allowed"],
    ["ada\u202exe", "username contains characters that are not allowed"],
    ["a\u200bda", "username contains characters that are not allowed"],
    ["\u3164\u3164\u3164", "username contains characters that are not allowed"],
    ["ada@example.test", "username contains characters that are not allowed"],
    ["ada＠example", "username contains characters that are not allowed"],
    ["\ud800abc", "username contains characters that are not allowed"],
    ["аda", "username mixes alphabets that look alike"],
    ["bοb", "username mixes alphabets that look alike"],
    ["𝐛ο𝐛", "username mixes alphabets that look alike"],
  ])("says of %j: %s", (name, fault) => {
    expect(findUsernameFault(normalizeUsername(name))).toBe(fault);
  });
});

describe("toUsernameKey", () => {
  it.each(["ada", "ADA", "ａｄａ", " Ada "])("takes %j for ada", (name) => {
    expect(toUsernameKey(name)).toBe("ada");
  });

  it.each(["Ada  Lane", "ada\u00a0lane", "ada\u3000 lane", "𝐚𝐝𝐚 lane"])("takes %j for ada lane", (name) => {
    expect(toUsernameKey(name)).toBe("ada lane");
  });

  it("looks at the beginning only of what is no name: sorting marks takes the square of their number", () => {
    expect(toUsernameKey("\u0315\u0300\u05ae".repeat(30_000)).length).toBeLessThanOrEqual(1_000);
    expect(toUsernameKey(`${" ".repeat(30_000)}ada`)).toBe("ada");
  });

  it("takes one and two code points of the same letter for the same", () => {
    expect(toUsernameKey("e\u0301lise")).toBe(toUsernameKey("\u00e9lise"));
  });
});
