import { describe, expect, it } from "vitest";
import { ACTIONS, signerOf } from "./signers.ts";

describe("signerOf", () => {
  it.each(["transfer", "stake", "register", "children"] as const)(
    "asks the coldkey for what costs, moves or lends: %s",
    (action) => {
      expect(signerOf(action)).toBe("coldkey");
    },
  );

  it("lets hotkeys do the work, each its own", () => {
    expect(signerOf("serve")).toBe("miner");
    expect(signerOf("weights")).toBe("validator");
  });

  it("knows each action once", () => {
    expect(new Set(ACTIONS.map(({ name }) => name)).size).toBe(ACTIONS.length);
  });
});
