import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import type { ContentType } from "../content/content-types.ts";
import { checkComplete } from "./check-complete.ts";

describe("checkComplete", () => {
  it("finds nothing where a text stands in every language", () => {
    expect(problemsOf(LOCALES.map((locale) => aText({ locale })))).toEqual([]);
  });

  it("names an English text and the languages it is missing in", () => {
    const files = LOCALES.filter((locale) => locale !== "ko" && locale !== "zh").map((locale) => aText({ locale }));
    expect(problemsOf(files)).toEqual([
      "content/en/concept/mining: translations: expected one in each language, got none in ko, zh",
    ]);
  });

  it("does not take another text, or another type's, for a translation", () => {
    const others = LOCALES.filter((locale) => locale !== "en").flatMap((locale) => [
      aText({ locale, slug: "staking" }),
      aText({ locale, type: "guide" }),
    ]);
    expect(problemsOf([aText({}), ...others])).toHaveLength(1);
  });

  it("asks for nothing of drafts, and of what is in English only", () => {
    expect(problemsOf([aText({ isDraft: true }), aText({ type: "author" })])).toEqual([]);
  });
});

function problemsOf(files: Parameters<typeof checkComplete>[0]): string[] {
  const problems: string[] = [];
  checkComplete(files, (path, problem) => void problems.push(`${path}: ${problem}`));
  return problems;
}

function aText({
  locale = "en",
  type = "concept",
  slug = "mining",
  isDraft = false,
}: {
  locale?: Locale;
  type?: ContentType;
  slug?: string;
  isDraft?: boolean;
}) {
  return { type, slug, locale, path: `content/${locale}/${type}/${slug}`, fields: { draft: isDraft } };
}
