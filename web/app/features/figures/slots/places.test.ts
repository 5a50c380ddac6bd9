import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../../tests/fact-values.ts";
import { ARRIVALS, FIRST, IMMUNITY, placesAt, SHOWN } from "./places.ts";

describe("placesAt", () => {
  it.each([
    [FIRST, 2_300, 0.9],
    [11_000, 5_400, 0.9],
    [11_200, 7_000, 0],
    [12_400, 5_400, 0.9],
    [13_500, 9_400, 0],
    [SHOWN, 7_000, 0],
  ])("at block %s the next to go came at %s", (block, registeredAtBlock, emission) => {
    const { next, gone } = placesAt(block);
    if (block === SHOWN) expect(gone).toHaveLength(ARRIVALS.length);
    else expect(next).toMatchObject({ registeredAtBlock, emission });
  });

  it("spares the owner's and whoever is immune, and stays full", () => {
    for (let block = FIRST; block <= SHOWN; block += 100) {
      const { held, next } = placesAt(block);
      expect(held).toHaveLength(16);
      expect(next?.isOwners).not.toBe(true);
      expect(held.find(({ uid }) => uid === next?.uid)?.isImmune).toBe(false);
    }
  });

  it("has the immunity of the facts", async () => {
    expect((await readFactValues())("neuron-immunity-period")).toBe(IMMUNITY);
  });
});
