import { describe, expect, it } from "vitest";
import { splitDay } from "./editions.ts";

describe("splitDay", () => {
  it.each([
    ["staking@2026-11-23", "staking"],
    ["/concepts/staking/staking@2026-11-23", "/concepts/staking/staking"],
    ["wallets/create@2026-11-23", "wallets/create"],
    ["first-stake@2026-11-23/watch", "first-stake/watch"],
    ["first-stake/watch@2026-11-23", "first-stake/watch"],
    ["a@b@2026-11-23", "a@b"],
  ])("finds the day in %s", (address, expected) => {
    expect(splitDay(address)).toEqual({ address: expected, day: "2026-11-23" });
  });

  it.each([
    "staking",
    "staking@",
    "staking@today",
    "staking@2026-02-30",
    "staking@2026-13-01",
    "staking@2026-1-1",
    "staking@2026-11-23.md",
    "first-stake@2026-11-23/watch/more",
    "@2026-11-23",
    "staking/@2026-11-23",
    "staking@2026-11-23/",
  ])("leaves %s as it is", (address) => {
    expect(splitDay(address)).toEqual({ address, day: null });
  });
});
