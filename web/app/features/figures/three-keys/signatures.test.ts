import { describe, expect, it } from "vitest";
import { readFactWords } from "../../../../tests/fact-values.ts";
import { withGone } from "../multisig/keys.ts";
import { KEYS, NEEDED, STEPS, wayAfter } from "./signatures.ts";

describe("wayAfter", () => {
  it("needs as many keys as the fact says", async () => {
    const wordsOf = await readFactWords();
    expect(wordsOf("governance")).toContain(`a ${NEEDED}-of-${KEYS.length} multisig`);
  });

  it("puts nothing in force by writing or releasing it", () => {
    expect(wayAfter(0)).toEqual({ isReleased: false, signed: 0, isInForce: false });
    expect(wayAfter(1)).toEqual({ isReleased: true, signed: 0, isInForce: false });
  });

  it.each([2, 3])("carries the call out once a multisig of this kind would: step %s", (step) => {
    const { signed, isInForce } = wayAfter(step);
    expect(isInForce).toBe(withGone({ name: "2/3", needed: NEEDED, count: KEYS.length }, KEYS.length - signed).isYours);
  });

  it("ends with the program in force, and a key that nobody asked", () => {
    const { signed, isInForce } = wayAfter(STEPS.length - 1);
    expect(isInForce).toBe(true);
    expect(KEYS.length - signed).toBe(1);
  });
});
