import { describe, expect, it } from "vitest";
import { findPasswordFault } from "./password.ts";

describe("findPasswordFault", () => {
  it.each(["123456", "a".repeat(72), "가".repeat(24), "      "])("allows %j", (password) => {
    expect(findPasswordFault(password)).toBeNull();
  });

  it.each([
    ["", "password is a required field"],
    ["12345", "password must be at least 6 characters"],
    ["a".repeat(73), "Password must be less than 73 bytes"],
    ["가".repeat(25), "Password must be less than 73 bytes"],
    ["password\u0000", "password contains characters that are not allowed"],
  ])("says of %j: %s", (password, fault) => {
    expect(findPasswordFault(password)).toBe(fault);
  });
});
