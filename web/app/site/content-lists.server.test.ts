import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { everyPage, firstInLocale, mergedList, withFallback } from "./content-lists.server.ts";

describe("withFallback", () => {
  it("asks in the reader's language, then in English, and in English only once", () => {
    expect(LOCALES.map(withFallback)).toEqual([["en"], ["de", "en"], ["ko", "en"], ["fr", "en"], ["zh", "en"]]);
  });
});

describe("firstInLocale", () => {
  it("finds the reader's language and asks in no other", async () => {
    const asked: string[] = [];
    const found = await firstInLocale("ko", async (locale) => {
      asked.push(locale);
      return { title: `in ${locale}` };
    });
    expect(found).toEqual({ title: "in ko", locale: "ko" });
    expect(asked).toEqual(["ko"]);
  });

  it.each([null, undefined])("falls back to English where the answer is %s, and says so", async (absent) => {
    const found = await firstInLocale("fr", async (locale) => (locale === "en" ? { title: "in English" } : absent));
    expect(found).toEqual({ title: "in English", locale: "en" });
  });

  it("is null where no language has it", async () => {
    expect(await firstInLocale("de", async () => null)).toBeNull();
    expect(await firstInLocale("en", async () => undefined)).toBeNull();
  });

  it("does not take a failure for an absence", async () => {
    const failing = firstInLocale("de", () => Promise.reject(new Error("no answer")));
    await expect(failing).rejects.toThrow("no answer");
  });
});

describe("mergedList", () => {
  it("completes the reader's language with English, in the order of the English list", async () => {
    const merged = await mergedList("de", async (locale) =>
      locale === "de"
        ? [entry("c", "drei"), entry("a", "eins")]
        : [entry("a", "one"), entry("b", "two"), entry("c", "three")],
    );
    expect(merged).toEqual([
      { documentId: "a", title: "eins", locale: "de" },
      { documentId: "b", title: "two", locale: "en" },
      { documentId: "c", title: "drei", locale: "de" },
    ]);
  });

  it("puts what English does not have at the end", async () => {
    const merged = await mergedList("zh", async (locale) =>
      locale === "zh" ? [entry("only-here", "只在这里"), entry("a", "一")] : [entry("a", "one")],
    );
    expect(merged.map(({ documentId, locale }) => [documentId, locale])).toEqual([
      ["a", "zh"],
      ["only-here", "zh"],
    ]);
  });

  it("asks once for English", async () => {
    const asked: string[] = [];
    const merged = await mergedList("en", async (locale) => {
      asked.push(locale);
      return [entry("a", "one"), entry("b", "two")];
    });
    expect(merged.map(({ title, locale }) => [title, locale])).toEqual([
      ["one", "en"],
      ["two", "en"],
    ]);
    expect(asked).toEqual(["en"]);
  });

  it("is all English where nothing is translated, and empty where there is nothing", async () => {
    const merged = await mergedList("fr", async (locale) => (locale === "en" ? [entry("a", "one")] : []));
    expect(merged).toEqual([{ documentId: "a", title: "one", locale: "en" }]);
    expect(await mergedList("fr", async () => [])).toEqual([]);
  });

  it("changes neither list it was given", async () => {
    const english = [entry("a", "one")];
    await mergedList("ko", async (locale) => (locale === "en" ? english : [entry("a", "하나")]));
    expect(english).toEqual([entry("a", "one")]);
  });
});

describe("everyPage", () => {
  it("hands out the entries of all pages in their order", async () => {
    const all = Array.from({ length: 250 }, (_, index) => index);
    const asked: number[] = [];
    const found = await everyPage(async (page) => {
      asked.push(page);
      return { data: all.slice((page - 1) * 100, page * 100), meta: { pagination: { pageCount: 3 } } };
    });
    expect(found).toEqual(all);
    expect(asked).toEqual([1, 2, 3]);
  });

  it.each([0, 1])("asks once where there are %i pages", async (pageCount) => {
    const asked: number[] = [];
    const data = pageCount === 0 ? [] : ["a"];
    const found = await everyPage(async (page) => {
      asked.push(page);
      return { data, meta: { pagination: { pageCount } } };
    });
    expect(found).toEqual(data);
    expect(asked).toEqual([1]);
  });

  it("is empty where the list is null", async () => {
    expect(await everyPage(async () => null)).toEqual([]);
  });

  it("fails as a whole where a later page fails: half a list is no list", async () => {
    const failing = everyPage(async (page) => {
      if (page > 1) throw new Error("no answer");
      return { data: ["a"], meta: { pagination: { pageCount: 2 } } };
    });
    await expect(failing).rejects.toThrow("no answer");
  });
});

function entry(documentId: string, title: string) {
  return { documentId, title };
}
