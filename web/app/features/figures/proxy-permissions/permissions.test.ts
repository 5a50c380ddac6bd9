import { describe, expect, it } from "vitest";
import { CALLS, canSendAway, mayCall, TYPES } from "./permissions.ts";

describe("mayCall", () => {
  it("lets every call through for Any, and all but sending away for NonTransfer", () => {
    for (const { name } of CALLS) {
      expect(mayCall("Any", name)).toBe(true);
      expect(mayCall("NonTransfer", name)).toBe(name !== "send" && name !== "giveStake");
    }
  });

  it("lets nothing leave the account by any other type than those that say so", () => {
    expect(TYPES.filter(canSendAway)).toEqual(["Transfer", "Any"]);
  });

  it("has a call for each narrow type", () => {
    for (const type of TYPES) expect(CALLS.some(({ name }) => mayCall(type, name))).toBe(true);
  });
});
