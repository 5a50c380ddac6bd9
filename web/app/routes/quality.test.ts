import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { countFacts, listMeasurements } from "#app/features/quality/quality.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader as quality } from "./quality.tsx";
import { loader as board } from "./translations.tsx";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"] }),
  aContentFile("de/concept/staking", { translatedFrom: { fields: "00000000" } }),
  aContentFile("ko/concept/staking", {}),
];

describe("the board of translations", () => {
  it("has each text with how far each language is", async () => {
    const { board: shown } = await load(board, "/translations", "ko");
    expect(shown.types).toEqual({
      value: [
        {
          type: "concept",
          texts: [
            {
              type: "concept",
              slug: "staking",
              title: "Staking",
              href: "/concepts/economics/staking",
              updatedAt: expect.stringContaining("2026-11-20"),
              translations: [
                { locale: "de", state: "outdated", changed: 2, sectionCount: 2 },
                { locale: "ko", state: "outdated", changed: 2, sectionCount: 2 },
                { locale: "fr", state: "missing", changed: 2, sectionCount: 2 },
                { locale: "zh", state: "missing", changed: 2, sectionCount: 2 },
              ],
            },
          ],
        },
      ],
    });
    expect(shown.languages).toContainEqual({ locale: "fr", whole: 0, outdated: 0, missing: 1 });
  });
});

describe("the page of quality", () => {
  it.each(LOCALES)("counts languages, facts and corrections as they are now (%s)", async (locale) => {
    const { quality: shown } = await load(quality, "/quality", locale);
    expect(shown.languages).toHaveLength(LOCALES.length - 1);
    expect(shown.facts).toEqual({ facts: 0, due: 0, nextReview: null, corrections: 0, lastCorrection: null });
  });

  it("tells what is due from the day on after its review", () => {
    const facts = [{ reviewBy: "2026-11-19" }, { reviewBy: "2026-11-20" }, { reviewBy: "2027-01-01" }];
    const corrections = [{ correctedOn: "2026-11-02" }, { correctedOn: "2026-11-05" }];
    expect(countFacts(facts, corrections, new Date("2026-11-20T09:00:00Z"))).toEqual({
      facts: 3,
      due: 1,
      nextReview: "2026-11-20",
      corrections: 2,
      lastCorrection: "2026-11-05",
    });
  });

  it("shows figures that have a day and a command, and no others", () => {
    for (const { measuredOn, command, rows } of listMeasurements()) {
      expect(measuredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(command).toMatch(/^npm run quality -- [a-z]+$/);
      expect(rows.length).toBeGreaterThan(0);
    }
    const whole = { name: "axe", measuredOn: "2026-11-20", command: "npm run quality -- axe" };
    const rows = [{ of: "phone", figures: { pages: 3 } }];
    expect(listMeasurements({ measurements: [{ ...whole, rows }] })).toHaveLength(1);
    for (const broken of [
      { rows: [] },
      { rows, measuredOn: "today" },
      { rows, command: "by hand" },
      { rows, name: "x" },
    ])
      expect(() => listMeasurements({ measurements: [{ ...whole, ...broken }] })).toThrow();
  });
});

async function load<Data>(loader: (args: never) => Promise<Data>, path: string, locale: Locale): Promise<Data> {
  const { site } = await siteOnContent(FILES);
  const asked = aRequest(site, localizedPath(path, locale));
  return loader({ ...asked, params: locale === "en" ? {} : { locale }, pattern: "" } as never);
}
