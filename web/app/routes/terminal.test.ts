import { MADE_UP_PHRASE } from "@learn-bittensor/simulators/terminal/made-up";
import { wordlist } from "@scure/bip39/wordlists/english.js";
import { describe, expect, it } from "vitest";
import { mayBeStored } from "#app/features/search/secrets/check-secret.ts";

describe("the made-up recovery words", () => {
  it("pass for none: the list that wallets here use has none of them", async () => {
    const words = MADE_UP_PHRASE.split(" ");
    expect(words).toHaveLength(12);
    expect(words.filter((word) => wordlist.includes(word))).toEqual([]);
    expect(await mayBeStored(MADE_UP_PHRASE)).toBe(true);
  });
});
