import { describe, expect, it } from "vitest";
import * as embedded from "../provider/accounts/classes/class-rules.ts";
import { createCode, createTypedKey } from "../provider/accounts/random-text.ts";
import { hashOf as hashEmbedded } from "../provider/accounts/storage/code-store.ts";
import { toClientNetwork as toNetworkEmbedded } from "../provider/limits/client-network.ts";

// Strapi compiles it in its own way: it is no module that type checks from here.
const plugin = await import(new URL("../cms/src/plugins/learn/classes/class-rules.ts", import.meta.url).href);
const keys = await import(new URL("../cms/src/plugins/learn/classes/class-keys.ts", import.meta.url).href);
const networks = await import(new URL("../cms/src/plugins/learn/limits/client-network.ts", import.meta.url).href);

const LESSON = {
  ...{ locale: "de", steps: ["/concepts/staking/pools", "/lab/pool?s=a1"] },
  ...{ quiz: "pools", questions: ["price", "fee"] },
};
const many = (/** @type {number} */ count, /** @type {string} */ before) =>
  Array.from({ length: count }, (_, index) => `${before}${index}`);

describe("a class in Strapi", () => {
  it("has the limits and bounds of the embedded provider", () => {
    expect(plugin.CLASS_LIMITS).toEqual(embedded.CLASS_LIMITS);
    expect(plugin.CLASS_BOUNDS).toEqual(embedded.CLASS_BOUNDS);
  });

  it.each([
    ["all there is", {}],
    ["as much as may be", { steps: many(12, `/${"a".repeat(280)}`), questions: many(12, "q") }],
    ["no quiz", { quiz: null, questions: null }],
    ["nothing said of a quiz", { quiz: undefined, questions: undefined }],
  ])("is stored as there: %s", (_, more) => {
    const asked = { ...LESSON, ...more };
    expect(plugin.parseClass(asked)).toEqual(embedded.parseClass(asked));
  });

  it.each([
    ["a language that there is none of", { locale: "xx" }],
    ["a language by a name of JavaScript's", { locale: "toString" }],
    ["no step", { steps: [] }],
    ["too many steps", { steps: many(13, "/") }],
    ["a step twice", { steps: ["/about", "/about"] }],
    ["a step elsewhere", { steps: ["//evil.example/"] }],
    ["a step behind a backslash", { steps: ["/\\evil.example/"] }],
    ["a step with a scheme", { steps: ["javascript:alert(1)"] }],
    ["a step with what cannot be seen", { steps: ["/about\u202e"] }],
    ["a step that is too long", { steps: [`/${"a".repeat(300)}`] }],
    ["a quiz without questions", { questions: [] }],
    ["questions without a quiz", { quiz: null }],
    ["a quiz without a name", { quiz: "" }],
    ["a quiz of another name", { quiz: "a b" }],
    ["a question of another name", { questions: ["<b>"] }],
    ["a question twice", { questions: ["price", "price"] }],
    ["too many questions", { questions: many(13, "q") }],
  ])("is refused in the same words: %s", (_, more) => {
    const asked = { ...LESSON, ...more };
    expect(() => plugin.parseClass(asked)).toThrow(plugin.ClassFault);
    expect(messageOf(() => plugin.parseClass(asked))).toBe(messageOf(() => embedded.parseClass(asked)));
  });

  it.each(
    /** @type {[string, { kind: import("../provider/accounts/classes/class-rules.ts").CountKind, step?: number, question?: string }][]} */ ([
      ["who takes part", { kind: "joined" }],
      ["a step", { kind: "opened", step: 1 }],
      ["a right answer", { kind: "right", question: "fee" }],
      ["a wrong answer", { kind: "wrong", question: "price" }],
      ["a step that it does not have", { kind: "opened", step: 2 }],
      ["a step before the first", { kind: "opened", step: -1 }],
      ["a step without saying which", { kind: "opened" }],
      ["a question of another quiz", { kind: "right", question: "gone" }],
      ["an answer without a question", { kind: "wrong", step: 0 }],
    ]),
  )("counts at the same place, or refuses alike: %s", (_, counted) => {
    const told = (/** @type {typeof embedded.placeOf} */ placeOf) => {
      try {
        return placeOf(counted, LESSON);
      } catch (error) {
        return error instanceof Error ? error.message : error;
      }
    };
    expect(told(plugin.placeOf)).toBe(told(embedded.placeOf));
  });

  it("has keys of the same kind, and stores the same of them", () => {
    const random = (/** @type {number} */ bytes) =>
      Uint8Array.from({ length: bytes }, (_, index) => (index * 37) % 256);
    const made = keys.createKeys(random);
    expect(made).toEqual({ readersKey: createTypedKey(random), teachersKey: createCode(random) });
    expect(keys.hashOf(made.readersKey)).toBe(hashEmbedded(made.readersKey));
  });

  it.each([
    "192.0.2.7",
    "::ffff:192.0.2.7",
    "2001:db8:1:2ff::6",
    "2001:DB8:0001:2::9",
    "::1",
    "fe80::1%eth0",
    "not an address",
    null,
  ])("counts %j by the same network", (address) => {
    expect(networks.toClientNetwork(address)).toBe(toNetworkEmbedded(address));
  });
});

/** @param {() => unknown} action */
function messageOf(action) {
  try {
    action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
