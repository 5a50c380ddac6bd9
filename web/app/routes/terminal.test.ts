import { MADE_UP_PHRASE } from "@learn-bittensor/simulators/terminal/made-up";
import { describe, expect, it } from "vitest";
import { mayBeStored } from "#app/features/search/secrets/check-secret.ts";
import { ENGLISH_WORDS } from "#app/features/search/secrets/english-words.ts";

describe("the made-up recovery words", () => {
  it("pass for none: no wallet's list has any of them", async () => {
    const listed = new Set(ENGLISH_WORDS.trim().split(/\s+/));
    const words = MADE_UP_PHRASE.split(" ");
    expect(words).toHaveLength(12);
    expect(words.filter((word) => listed.has(word))).toEqual([]);
    expect(await mayBeStored(MADE_UP_PHRASE)).toBe(true);
  });
});
