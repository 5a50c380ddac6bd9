import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { aContentFile } from "../../../tests/content-file.ts";
import { markupOf, wholeMarkupOf } from "../../../tests/markup-of.tsx";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { textNoteParts } from "./text-note-parts.tsx";
import { getTextNotes, shownNotes, type TextNotesView } from "./text-notes.server.ts";

const NAME = { en: "Tempo", de: "Tempo", ko: "템포", fr: "Tempo", zh: "周期" };
const SOURCE = { ref: "The code", basis: "code", runtime: 425, checkedOn: "2026-06-30", reviewBy: "2027-06-30" };
const CHAIN = { ...SOURCE, basis: "chain", runtime: 475, checkedOn: "2026-10-08" };
const FACTS = {
  path: "facts",
  text: JSON.stringify({
    units: {},
    sources: { code: SOURCE, chain: CHAIN },
    facts: {
      tempo: { name: NAME, value: 360, source: "code", earlier: [{ value: 99, until: "2026-06" }] },
      weight: { name: { ...NAME, en: "TAO weight" }, value: 0.18, codeDefault: 0.0527, source: "chain" },
      kappa: { name: { ...NAME, en: "Kappa" }, formula: "\\kappa", source: "code" },
    },
  }),
};

describe("notes on a text", () => {
  it("say in short when its figures were checked, and at its end for which runtime they are true, in every language", async () => {
    const { site } = await siteOnContent([FACTS, aContentFile("en/concept/a", {}, "{fact:tempo}")]);
    const lines = LOCALES.map(async (locale) => {
      const { fact, end } = partsOf(await getTextNotes(site, { kind: "concept", slug: "a", locale }));
      const parts = [fact, end].map((part) => wholeMarkupOf(part, localizedPath("/", locale)));
      return (await Promise.all(parts)).map(textOf);
    });
    const said = await Promise.all(lines);
    expect(said.map(([short]) => short)).toEqual([
      "Checked Jun 30, 2026",
      "Geprüft 30.06.2026",
      "2026. 6. 30. 확인",
      "Vérifié : 30 juin 2026",
      "核对于 2026 年 6 月 30 日",
    ]);
    const long = [
      "True for runtime 425, checked June 30, 2026",
      "Gültig für Runtime 425, geprüft 30. Juni 2026",
      "런타임 425 기준, 2026년 6월 30일 확인",
      "Vrai pour le runtime 425, vérifié : 30 juin 2026",
      "适用于运行时 425，核对于 2026 年 6 月 30 日",
    ];
    for (const [place, [, end]] of said.entries()) expect(end).toContain(long[place]);
  });

  it("say it of the oldest and the newest where facts differ, and how it worked before", async () => {
    const markup = await clockOf("{fact:tempo} {fact:weight} {fact:kappa}");
    expect(markup).toContain("425–475");
    expect(markup).toContain("June\u00A030,\u00A02026\u00A0– October\u00A08,\u00A02026");
    expect(textOf(markup)).toContain("Read from the chain (the code’s default is 0.0527)");
    expect(textOf(markup)).toContain("How it worked before Tempo 99 until June 2026");
    expect(markup).toContain("<mi>κ</mi>");
  });

  it("put what the code says into the parentheses of the reader’s language", async () => {
    const markup = await clockOf("{fact:weight}", "zh");
    expect(textOf(markup)).toContain("从链上读取（代码默认值为 0.0527）");
  });

  it("say when a text was corrected last, and lead to what was wrong, in every language", () => {
    const notes: TextNotesView = {
      facts: [],
      terms: [],
      translation: null,
      corrections: [
        { href: "/corrections?key=late", correctedOn: "2026-11-23" },
        { href: "/corrections?key=early", correctedOn: "2026-11-21" },
      ],
    };
    const markups = LOCALES.map((locale) => markupOf(partsOf(notes).fact, localizedPath("/", locale)));
    expect(markups.map(textOf)).toEqual([
      "Corrected November 23, 2026",
      "Berichtigt 23. November 2026",
      "2026년 11월 23일 정정",
      "Corrigé : 23 novembre 2026",
      "更正于 2026 年 11 月 23 日",
    ]);
    expect(markups[1]).toContain('href="/de/corrections?key=late"');
  });

  it("add nothing to a text that cites no fact", async () => {
    const { site } = await siteOnContent([aContentFile("en/concept/a")]);
    const notes = await getTextNotes(site, { kind: "concept", slug: "a", locale: "de" });
    expect(partsOf(notes)).toMatchObject({ fact: null, notice: null });
    expect(markupOf(partsOf(notes).end)).toBe("");
  });

  it("leave the page alone where the provider knows of none", async () => {
    const refusal = { errors: [{ message: "Cannot query", extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] };
    const { site, logged } = await siteOnContent([], {
      transport: () => Promise.resolve({ status: 400, body: refusal }),
    });
    expect(await getTextNotes(site, { kind: "concept", slug: "a", locale: "en" })).toBeNull();
    expect(partsOf(null)).toEqual({});
    expect(logged).toMatchObject([{ level: "warn" }]);
  });

  it("say in every language how many sections have changed, and lead to the English ones", async () => {
    const changed = [
      { anchor: "rule", title: "The rule" },
      { anchor: null, title: "" },
    ];
    const notes: TextNotesView = { facts: [], terms: [], corrections: [], translation: { sectionCount: 14, changed } };
    const notices = await Promise.all(
      LOCALES.slice(1).map((locale) => wholeMarkupOf(partsOf(notes).notice, localizedPath("/", locale))),
    );
    for (const markup of notices) {
      expect(textOf(markup)).toMatch(/\b2\b|2개|2 节/);
      expect(textOf(markup)).toContain("14");
      expect(markup).toContain('href="/concepts/a#rule"');
    }
  });
});

async function clockOf(text: string, locale: Locale = "en"): Promise<string> {
  const { site } = await siteOnContent([FACTS, aContentFile("en/concept/a", {}, text)]);
  const notes = await getTextNotes(site, { kind: "concept", slug: "a", locale });
  return wholeMarkupOf(partsOf(notes).end, localizedPath("/", locale));
}

/** What they add to the page of a concept that was come to within the site. */
function partsOf(notes: TextNotesView | null) {
  return textNoteParts(
    shownNotes(notes, (value) => ({ value })),
    "/concepts/a",
  );
}

/** What is read, as one line. */
function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
