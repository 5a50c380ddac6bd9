import { describe, expect, it } from "vitest";
import { findNearWord } from "./near-word.ts";

describe("findNearWord", () => {
  it.each([
    ["bitensor", ["Bittensor"], "Bittensor"],
    ["stakign", ["staking"], "staking"],
    ["consenus", ["Yuma", "Consensus"], "Consensus"],
    ["validtor", ["validators"], "validators"],
    ["decentralised", ["decentralized"], "decentralized"],
    ["Einsatx", ["Einsatz"], "Einsatz"],
    ["delegaion", ["Délégation"], "Délégation"],
    ["밸리데이토", ["밸리데이터"], "밸리데이터"],
  ])("finds for %s in %j %s", (typed, found, near) => {
    expect(findNearWord(typed, found)).toBe(near);
  });

  it.each([
    ["stak", ["staking"], "a beginning of it"],
    ["staking", ["Staking"], "the word"],
    ["delegation", ["délégation"], "the word with accents"],
    ["rootnetwork", ["root network"], "two words of which it is made"],
    ["commitreveal", ["commit-reveal"], "two words with a hyphen between"],
    ["enregistrer", ["enregistrement"], "another form of the word"],
    ["privater", ["private"], "the word with another ending"],
    ["subnetz64", ["Subnetz"], "the word without its number"],
    ["합의와", ["합의"], "the word without its particle"],
    ["staking", ["stacking", "staking"], "the word, beside another"],
    ["stake", ["stars"], "two typos in a short word"],
    ["cat", ["bat"], "a short word, which is not corrected"],
    ["subnet", ["validator"], "another word"],
    ["subnet", [], "nothing"],
  ])("finds nothing near %s in %j: that is %s", (typed, found) => {
    expect(findNearWord(typed, found)).toBeNull();
  });

  it("prefers what is nearer", () => {
    expect(findNearWord("validatros", ["validates", "validators"])).toBe("validators");
  });
});
