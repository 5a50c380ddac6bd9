import { LOCALES } from "@learn-bittensor/contract/locales";
import { listStopWords } from "@learn-bittensor/contract/stop-words";
import { describe, expect, it } from "vitest";
import { listSynonyms } from "./synonyms.ts";

describe("listSynonyms", () => {
  it("finds the others by any word of a family", () => {
    const { mnemonic, "seed phrase": phrase } = listSynonyms("en");
    expect(mnemonic).toContain("seed phrase");
    expect(phrase).toContain("mnemonic");
  });

  it("joins the families of a language with the English ones", () => {
    expect(listSynonyms("zh").subnet).toEqual(expect.arrayContaining(["子网", "subnets"]));
    expect(listSynonyms("en").subnet).not.toContain("子网");
    expect(listSynonyms("de").halving).toEqual(expect.arrayContaining(["Halbierung".toLowerCase(), "halvings"]));
  });

  it.each([
    ["de", "seedphrase", "mnemonic"],
    ["de", "deregistrierung", "entfernung"],
    ["ko", "에미션", "발행"],
    ["ko", "배출", "발행"],
    ["zh", "热密钥", "hotkey"],
    ["zh", "纪元", "epoch"],
  ] as const)("finds in %s what others call %s", (locale, word, ours) => {
    expect(listSynonyms(locale)[word]).toContain(ours);
  });

  it.each(LOCALES)("names no word of %s twice, and none for itself", (locale) => {
    for (const [word, others] of Object.entries(listSynonyms(locale))) {
      expect(others).not.toContain(word);
      expect(new Set(others).size).toBe(others.length);
      expect(others.every((other) => other === other.trim() && other !== "")).toBe(true);
    }
  });

  it.each(LOCALES)("holds no word of %s that is passed over", (locale) => {
    const stopWords = new Set(listStopWords(locale));
    expect(Object.keys(listSynonyms(locale)).filter((word) => stopWords.has(word))).toEqual([]);
  });
});
