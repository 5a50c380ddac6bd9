import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { localized } from "../localized.ts";
import { expect, test } from "../visitor.ts";
import { aConcept, mockEngine } from "./mock-engine.ts";
import { openPanel } from "./panel.ts";

const WORDS: Record<Locale, { search: string; sources: string; results: string; found: string; all: string }> = {
  en: { search: "Search", sources: "Sources", results: "Results", found: "2 results", all: "All results for “x”" },
  de: {
    search: "Suche",
    sources: "Quellen",
    results: "Ergebnisse",
    found: "2 Ergebnisse",
    all: "Alle Ergebnisse für „x“",
  },
  ko: {
    search: "검색",
    sources: "결과 종류",
    results: "검색 결과",
    found: "검색 결과 2개",
    all: "“x” 검색 결과 모두 보기",
  },
  fr: {
    search: "Recherche",
    sources: "Sources",
    results: "Résultats",
    found: "2 résultats",
    all: "Tous les résultats pour « x »",
  },
  zh: { search: "搜索", sources: "结果类型", results: "搜索结果", found: "2 条结果", all: "查看“x”的全部结果" },
};

for (const locale of LOCALES) {
  test(`searches the language that is read, in its words, and marks what is in English: ${locale}`, async ({
    page,
  }) => {
    const { search, sources, results, found, all } = WORDS[locale];
    const asked = await mockEngine(page, {
      concept: [aConcept("Uno", { locale }), aConcept("Due", { locale: "en" })],
    });
    await page.setExtraHTTPHeaders({ "Accept-Language": locale });
    await openPanel(page, { address: localized("/about", locale), name: await nameOfButton(locale) });
    const dialog = page.getByRole("dialog", { name: search, exact: true });
    await page.keyboard.type("x");
    const hits = dialog.getByRole("listbox", { name: results, exact: true }).getByRole("option");
    await expect(hits).toHaveCount(2);
    expect(asked[0]?.queries.map(({ indexUid }) => indexUid)).toEqual(
      ["concept", "subnet", "guide", "title", "passage"].map((source) => `${source}_${locale}`),
    );
    await expect(dialog.getByRole("status").filter({ hasText: /./ })).toHaveText(found);
    await expect(dialog.getByRole("link", { name: all })).toHaveAttribute("href", localized("/search?q=x", locale));
    await expect(dialog.getByRole("button", { name: sources, exact: true })).toBeVisible();
    await expect(hits.first().locator("[lang]")).toHaveCount(0);
    await expect(hits.nth(1).locator("[lang=en]")).toHaveCount(locale === "en" ? 0 : 1);
    await hits.first().click();
    await expect(page).toHaveURL(new RegExp(`${localized("/concepts/economics/uno", locale)}$`));
  });
}

async function nameOfButton(locale: Locale): Promise<string> {
  return { en: "Search", de: "Suche", ko: "검색", fr: "Rechercher", zh: "搜索" }[locale];
}
