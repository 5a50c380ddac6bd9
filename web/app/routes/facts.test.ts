import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { loader as page } from "./facts.tsx";
import { loader as files } from "./facts-data.ts";

const WORDS = { en: "English", de: "Deutsch", ko: "한국어", fr: "Français", zh: "中文" };
const SOURCE = { ref: "The code", basis: "code", checkedOn: "2026-06-30", reviewBy: "2027-06-30" };
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }, "It takes {fact:delay}."),
  {
    path: "facts",
    text: JSON.stringify({
      units: { blocks: { en: "# blocks", de: "# Blöcke", ko: "#블록", fr: "# blocs", zh: "# 个区块" } },
      sources: { old: SOURCE, new: { ...SOURCE, checkedOn: "2026-10-08" } },
      facts: {
        delay: {
          name: WORDS,
          value: 1200,
          unit: "blocks",
          source: "old",
          earlier: [{ value: 600, until: "2026-06" }],
        },
        split: { name: WORDS, formula: "\\frac{1}{2}", source: "new" },
      },
    }),
  },
];

describe("the facts register", () => {
  it.each(LOCALES)("shows each fact with what was true before and the texts that rest on it (%s)", async (locale) => {
    const { facts: of } = await page(await ask("/facts", locale));
    const facts = typeof of === "number" ? [] : of.value;
    const texts = [{ title: "Staking", href: "/concepts/economics/staking" }];
    expect(facts).toMatchObject([
      { key: "delay", name: WORDS[locale], earlier: [{ from: null, until: "2026-06" }], texts },
      { key: "split", value: { formula: [{ kind: "html" }] }, texts: [] },
    ]);
    expect(facts[0]?.value.text).toMatch(/^1[.,\s]?200/);
  });

  it("is JSON, CSV and a feed that any origin may read", async () => {
    for (const [path, type] of [
      ["/facts.json", "application/json; charset=utf-8"],
      ["/facts.csv", "text/csv; charset=utf-8"],
      ["/facts.xml", "application/atom+xml; charset=utf-8"],
    ] as const) {
      const answer = await files(await ask(path, "de"));
      expect(answer.headers.get("Content-Type")).toBe(type);
      expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(await answer.text()).toContain("https://learn.example/de/facts#delay");
    }
  });

  it("is a feed of what was checked last", async () => {
    const feed = await (await files(await ask("/facts.xml", "fr"))).text();
    const ids = [...feed.matchAll(/<entry[^>]*>\n<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toEqual(["split", "delay"].map((key) => `https://learn.example/fr/facts#${key}`));
  });
});

async function ask(path: string, locale: Locale) {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(path, locale));
  return { ...asked, params: locale === "en" ? {} : { locale }, pattern: "" } as never;
}
