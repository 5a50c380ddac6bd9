import { describe, expect, it } from "vitest";
import { LONGEST, openedAfter } from "./opening.ts";

const PERIODS = Array.from({ length: LONGEST + 1 }, (_, period) => period);

describe("openedAfter", () => {
  it.each(PERIODS)("lets a copier read what is %s epochs old, not what is newer", (period) => {
    const { rows, copied } = openedAfter(period);
    const newestOpen = rows.filter(({ isOpen }) => isOpen).at(-1);
    expect(newestOpen?.age).toBe(period);
    expect(copied).toEqual(newestOpen?.weights);
  });

  it("misplaces the more the longer rows stay closed, and nothing where they are open at once", () => {
    const misplaced = PERIODS.map((period) => openedAfter(period).misplaced);
    expect(misplaced[0]).toBe(0);
    expect(misplaced).toEqual(misplaced.toSorted((one, other) => one - other));
  });
});

it("follows the framed row: once it opens, it is what the copier repeats", () => {
  for (const period of PERIODS) expect(openedAfter(period, period).copied).toEqual(openedAfter(0).copied);
});
