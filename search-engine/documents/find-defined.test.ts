import { describe, expect, it } from "vitest";
import { findDefined } from "./find-defined.ts";

describe("findDefined", () => {
  it.each([
    ["What is a subnet?", "subnet"],
    ["What is Bittensor?", "Bittensor"],
    ["Was ist ein Subnetz?", "Subnetz"],
    ["서브넷이란 무엇인가?", "서브넷"],
    ["Bittensor란 무엇인가?", "Bittensor"],
    ["Qu’est-ce qu’un sous-réseau ?", "sous-réseau"],
    ["Qu’est-ce que Bittensor ?", "Bittensor"],
    ["什么是子网？", "子网"],
    ["Bittensor 是什么？", "Bittensor"],
  ])("of %s is %s", (title, defined) => {
    expect(findDefined(title)).toBe(defined);
  });

  it.each(["Why Bittensor?", "How a subnet produces value", "子网怎样产生价值", "Qui décide", "Staking"])(
    "is nothing of %s, which asks for something else",
    (title) => {
      expect(findDefined(title)).toBeNull();
    },
  );
});
