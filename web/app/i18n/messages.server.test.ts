import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { loadMessages } from "./load-messages.ts";
import { getTranslator, messagesByLocale } from "./messages.server.ts";

const TRANSLATIONS = LOCALES.filter((locale) => locale !== "en");

/** Names, which are the same in every language. */
const NAMES = new Set([
  ...["alpha", "Bittensor", "JavaScript", "Learn", "liquid", "MIT", "PDF", "TAO", "Yuma"],
  ...["netuid", "subtensor", "τ"],
]);

/** Texts that are the same in English and in the other language, and right in both. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  de: ["Teams", "Team", "Videos", "Community", "Name", "Netuid", "Netuid {netuid}", "Symbol", "Links", "Chat"],
  fr: [
    "Application",
    ...[
      "Menu",
      "Concepts",
      "Concept",
      "Articles",
      "Article",
      "Applications",
      "Guides",
      "Guide",
      "Documentation",
      "Pages",
    ],
    ...["Netuid", "Netuid {netuid}", "Sources", "Sessions", "Forums"],
    "{count, plural, one {concept} other {concepts}}",
    "{count, plural, one {guide} other {guides}}",
    "{count, plural, one {# page} other {# pages}}",
  ],
};

describe("messagesByLocale", () => {
  it("has texts in the languages of the site", () => {
    expect(Object.keys(messagesByLocale)).toEqual([...LOCALES]);
  });

  describe.each(LOCALES)("in %s", (locale) => {
    const texts = textsOf(messagesByLocale[locale]);

    it("has the keys of the English texts and no others", () => {
      expect([...texts.keys()].toSorted()).toEqual([...ENGLISH.keys()].toSorted());
    });

    it("can show every text, with all its values", () => {
      const broken = [...texts].filter(([, text]) => {
        const values = Object.fromEntries([...placeholdersOf(text).keys()].map((name) => [name, 1]));
        const shown = show(locale, text, values);
        return shown.trim() === "" || /[{}]|plural,/.test(shown);
      });
      expect(broken).toEqual([]);
    });

    it("takes the values that the English texts take, and counts the same", () => {
      const other = [...texts].filter(([key, text]) => {
        const [own, english] = [text, ENGLISH.get(key) ?? ""].map((each) => JSON.stringify([...placeholdersOf(each)]));
        return own !== english;
      });
      expect(other).toEqual([]);
    });

    it("has the plurals of the language: none missing, none that it does not know", () => {
      const rules = new Intl.PluralRules(locale);
      const needed = [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))].toSorted();
      for (const [key, text] of texts)
        for (const { categories } of pluralsOf(text)) {
          const own = categories.filter((category) => !category.startsWith("="));
          expect({ key, categories: own.toSorted() }).toEqual({ key, categories: needed });
        }
    });
  });

  it.each(TRANSLATIONS)("has no text left in English in %s", (locale) => {
    const allowed = new Set(SAME_AS_ENGLISH[locale]);
    const left = [...textsOf(messagesByLocale[locale])].filter(
      ([key, text]) => text === ENGLISH.get(key) && !allowed.has(text) && !isNameOnly(text),
    );
    expect(left).toEqual([]);
  });

  it.each(TRANSLATIONS)("excuses no text in %s that is translated", (locale) => {
    const same = [...textsOf(messagesByLocale[locale])].flatMap(([key, text]) =>
      text === ENGLISH.get(key) ? [text] : [],
    );
    expect((SAME_AS_ENGLISH[locale] ?? []).filter((text) => !same.includes(text))).toEqual([]);
  });

  it.each(TRANSLATIONS)("has no English words between those of %s", (locale) => {
    const english = /\b(?:the|and|of|with|this|what|your|you|are|is|to|for|where|which|how|from)\b/i;
    const mixed = [...textsOf(messagesByLocale[locale])].filter(([, text]) => english.test(wordsOf(text).join(" ")));
    expect(mixed).toEqual([]);
  });

  it.each(["ko", "zh"] as const)("has Latin letters in %s only in names", (locale) => {
    const latin = [...textsOf(messagesByLocale[locale])].flatMap(([key, text]) =>
      wordsOf(text).flatMap((word) =>
        (word.match(/[\p{Script=Latin}\p{Script=Greek}]+/gu) ?? []).map((found) => [key, found]),
      ),
    );
    expect(latin.filter(([, found = ""]) => !NAMES.has(found))).toEqual([]);
  });

  it("counts one and many in English", () => {
    const t = getTranslator("en");
    expect([0, 1, 2].map((count) => t("subnets.found", { count }))).toEqual([
      "No subnet matches",
      "1 subnet",
      "2 subnets",
    ]);
  });

  it("counts nothing as one in French, as the language does", () => {
    const t = getTranslator("fr");
    expect([0, 1, 2].map((count) => t("home.concepts", { count }))).toEqual(["concept", "concept", "concepts"]);
  });

  it.each(LOCALES)("writes figures as %s does", (locale) => {
    const t = getTranslator(locale);
    expect(t("teams.subnetCount", { count: 12_345 })).toContain(new Intl.NumberFormat(locale).format(12_345));
  });
});

describe("loadMessages", () => {
  it.each(LOCALES)("gives the browser the texts that the server has in %s", async (locale) => {
    expect(await loadMessages(locale)).toEqual(messagesByLocale[locale]);
  });
});

const ENGLISH = textsOf(messagesByLocale.en);

/** Every text by its whole key. */
function textsOf(messages: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[prefix + key, value]] : [...textsOf(value, `${prefix}${key}.`)],
    ),
  );
}

function show(locale: Locale, text: string, values: Record<string, string | number>): string {
  const onError = (error: Error) => {
    throw error;
  };
  const messages: Record<string, string> = { text };
  return createTranslator({ locale, messages, onError, timeZone: "UTC" })("text", values);
}

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\}/g;

/** The plurals of a text. A message that this does not understand has a brace left in its words, which a test shows. */
function pluralsOf(text: string): { name: string; categories: string[] }[] {
  return [...text.matchAll(PLURAL)].map(([, name = "", branches = ""]) => ({
    name,
    categories: [...branches.matchAll(/(=\d+|\w+) \{/g)].map(([, category = ""]) => category),
  }));
}

/** What a text takes: the name of each value and whether it is counted. */
function placeholdersOf(text: string): Map<string, "counted" | "shown"> {
  const shown = [...text.replaceAll(PLURAL, "").matchAll(/\{(\w+)\}/g)].map(([, name = ""]): [string, "shown"] => [
    name,
    "shown",
  ]);
  const counted = pluralsOf(text).map(({ name }): [string, "counted"] => [name, "counted"]);
  return new Map([...shown, ...counted].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The words that a reader may see: all branches of a plural, no names of values. */
function wordsOf(text: string): string[] {
  const branches = (_: string, __: string, all: string) => all.replaceAll(/(?:=\d+|\w+) \{([^{}]*)\}/g, "$1");
  return text
    .replaceAll(PLURAL, branches)
    .replaceAll(/\{\w+\}/g, " ")
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
}

function isNameOnly(text: string): boolean {
  return wordsOf(text).every((word) => NAMES.has(word) || /^[^\p{L}]+$/u.test(word));
}
