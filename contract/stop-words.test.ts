import { describe, expect, it } from "vitest";
import { withoutLastStopWords } from "./stop-words.ts";

describe("withoutLastStopWords", () => {
  it.each([
    ["en", "Weight copying, and what is done about it", "Weight copying, and what is done about"],
    ["en", "Choose a subnet to work in", "Choose a subnet to work"],
    ["en", "Keep it!", "Keep"],
    ["en", "Can I lose my stake?", "Can I lose my stake"],
    ["en", "what is", "what"],
    ["en", "it", "it"],
    ["en", "?", "?"],
    ["en", "Staking", "Staking"],
    ["de", "Was ein Halving ändert und was nicht", "Was ein Halving ändert"],
    ["ko", "Bittensor란 무엇인가", "Bittensor란"],
    ["fr", "Ce que l’émission fait", "Ce que l’émission"],
    ["zh", "弄清自己持有的是什么", "弄清自己持有"],
    ["zh", "TAO 和 alpha 有什么区别？", "TAO 和 alpha"],
    ["zh", "验证者抽多少", "验证者抽"],
    ["zh", "子网可以转让吗", "子网可以转让"],
    ["zh", "子网", "子网"],
  ] as const)("of %s %s is %s", (locale, query, rest) => {
    expect(withoutLastStopWords(query, locale)).toBe(rest);
  });
});
