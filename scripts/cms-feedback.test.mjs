import { describe, expect, it } from "vitest";
import { FEEDBACK_BOUNDS } from "../provider/accounts/feedback/feedback-bounds.ts";
import {
  LONGEST_ABOUT,
  LONGEST_ANSWER,
  LONGEST_MESSAGE,
  parsePage,
  parseText,
} from "../provider/accounts/feedback/feedback-texts.ts";

// Strapi compiles it in its own way: it is no module that type checks from here.
const plugin = await import(new URL("../cms/src/plugins/learn/feedback/feedback-rules.ts", import.meta.url).href);

describe("feedback on pages in Strapi", () => {
  it("has the bounds of the embedded provider", () => {
    expect(plugin.FEEDBACK_BOUNDS).toEqual(FEEDBACK_BOUNDS);
    expect(plugin).toMatchObject({ LONGEST_ABOUT, LONGEST_MESSAGE, LONGEST_ANSWER });
  });

  it.each([
    "",
    null,
    undefined,
    " \r\n\t ",
    "One line.\r\nAnother.\tAnd\u0000 more.",
    "a\u001b[2J\u202eb\u2066c",
    "a".repeat(20),
    ` ${"a".repeat(20)}\u0007 `,
    "a".repeat(21),
  ])("stores of a text what the embedded provider stores, or refuses alike: %j", (text) => {
    expect(told(() => plugin.parseText("about", text, 20))).toEqual(told(() => parseText("about", text, 20)));
  });

  it.each([
    "/",
    "/de/concepts/economics/staking#rate",
    "about",
    "//evil.example/",
    "/\\evil.example/",
    "https://evil.example/",
    "/about\u202e",
    "/a b",
    `/${"a".repeat(299)}`,
    `/${"a".repeat(300)}`,
  ])("takes %j for a page, or refuses it, as there", (page) => {
    expect(told(() => plugin.parsePage(page))).toEqual(told(() => parsePage(page)));
  });
});

/**
 * What comes of it, or in which words it is refused.
 *
 * @param {() => string | null} parse
 */
function told(parse) {
  try {
    return { stored: parse() };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : error };
  }
}
