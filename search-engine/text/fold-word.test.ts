import { describe, expect, it } from "vitest";
import { SCRIPT } from "./character-classes.ts";
import { foldWord, toOriginalLength } from "./fold-word.ts";

describe("foldWord", () => {
  it.each([
    ["ＴＡＯ", "tao"],
    ["ﬁat", "fiat"],
    ["Réseau", "reseau"],
    ["ÜBERTRAGUNG", "ubertragung"],
    ["Œuvre", "oeuvre"],
    ["Cæsar", "caesar"],
    ["İstanbul", "istanbul"],
    ["Vali\u00addator", "validator"],
    ["bell\u0007", "bell"],
  ])("folds %s to %s", (word, folded) => {
    expect(foldWord(word, SCRIPT.latin)).toBe(folded);
  });

  it.each(["straße", "smørrebrød", "zażółć".replace(/[^ł]/g, ""), "ı"])(
    "leaves what is no variant of a letter: %s",
    (word) => {
      expect(foldWord(word, SCRIPT.latin)).toBe(word);
    },
  );

  it("takes Hangul syllables apart, so that a syllable being typed begins the word", () => {
    expect(foldWord("스테이킹", SCRIPT.hangul).startsWith(foldWord("스테ㅇ", SCRIPT.hangul))).toBe(true);
    expect(foldWord("합", SCRIPT.hangul)).toHaveLength(3);
  });

  it("removes marks only in scripts that are read without them", () => {
    expect(foldWord("λόγος", SCRIPT.greek)).toBe("λογος");
    expect(foldWord("שָׁלוֹם", SCRIPT.hebrew)).toBe("שלום");
    expect(foldWord("й", SCRIPT.cyrillic)).toBe("й".normalize("NFKD"));
    expect(foldWord("が", SCRIPT.han)).toBe("が".normalize("NFKD"));
  });
});

describe("toOriginalLength", () => {
  it("counts in the original, with its marks", () => {
    expect(toOriginalLength("Récompense", SCRIPT.latin, 6)).toBe(6);
    expect(toOriginalLength("Re\u0301compense", SCRIPT.latin, 6)).toBe(7);
    expect(toOriginalLength("e\u0301a", SCRIPT.latin, 1)).toBe(2);
  });

  it("takes a letter whole that folds to two", () => {
    expect(toOriginalLength("Œuvre", SCRIPT.latin, 1)).toBe(1);
    expect(toOriginalLength("Œuvre", SCRIPT.latin, 3)).toBe(2);
  });

  it("takes a syllable whole that is reached", () => {
    expect(toOriginalLength("스테이킹", SCRIPT.hangul, 4)).toBe(2);
    expect(toOriginalLength("스테이킹", SCRIPT.hangul, 5)).toBe(3);
  });
});
