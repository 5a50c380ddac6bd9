import { describe, expect, it } from "vitest";
import { aConcept } from "../content/content-builders.ts";
import type { Correction } from "../content/corrections/parse-corrections.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkCorrectedTexts } from "./check-corrected-texts.ts";

const WORDS = { en: "a", de: "b", ko: "c", fr: "d", zh: "e" };
const CORRECTION: Correction = {
  id: "a-mistake",
  wrongSince: "2026-11-20",
  correctedOn: "2026-11-23",
  title: WORDS,
  wrong: WORDS,
  right: WORDS,
  texts: [{ type: "concept", slug: "staking" }],
  sources: [],
};

describe("checkCorrectedTexts", () => {
  it("asks a corrected text for the day, in every language, and no other", () => {
    const { files } = parseFiles(
      [
        aConcept({ fields: { updatedAt: "2026-11-23" } }),
        aConcept({ locale: "de", fields: { updatedAt: "2026-11-22" } }),
        aConcept({ slug: "mining", fields: { updatedAt: "2026-11-20" } }),
      ],
      () => undefined,
    );
    const problems: string[] = [];
    checkCorrectedTexts([CORRECTION], files, (path, problem) => void problems.push(`${path}: ${problem}`));
    expect(problems).toEqual([
      'content/de/concept/staking.md: updatedAt: expected a day not before 2026-11-23, when "a-mistake" was corrected, got 2026-11-22',
    ]);
  });
});
