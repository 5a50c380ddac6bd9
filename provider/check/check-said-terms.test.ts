import { describe, expect, it } from "vitest";
import { aConcept, aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkSaidTerms } from "./check-said-terms.ts";
import { readFiles } from "./read-files.ts";

const TERMS = aFile(
  "content/terms.yaml",
  `terms:
  incentive: { en: incentive, de: Incentive, ko: 인센티브, fr: incitation, zh: 激励 }
  mechanism: { en: incentive mechanism, de: Anreizmechanismus, ko: 인센티브 메커니즘, fr: mécanisme d’incitation, zh: 激励机制, also: { en: [incentive mechanisms] } }
  rate: { en: nominal rate, de: nominale Satz, ko: 명목, fr: taux, zh: 率 }
  unstaking: { en: unstaking, de: Unstaking, ko: 언스테이킹, fr: retrait de stake, zh: 解除质押, also: { en: [unstake] }, otherwise: { de: [auflös] } }
`,
);

describe("checkSaidTerms", () => {
  it("names a term that the English section uses twice and the translated one does not say", () => {
    expect(check("Incentive here, incentive there.", "Belohnung hier und da.")).toEqual({
      problems: [
        'content/de/concept/staking.md: text: expected "Incentive" in {#one}, where English says "incentive", got none',
      ],
      warnings: [],
    });
  });

  it("warns where English uses it once and introduces it", () => {
    const warnings = [
      'content/de/concept/staking.md: text: expected "Unstaking" in {#one}, where English says "unstake", got none',
    ];
    expect(check("You can *unstake*.", "Du kannst aussteigen.")).toEqual({ problems: [], warnings });
    expect(check("You can **unstake**.", "Du kannst aussteigen.")).toEqual({ problems: [], warnings });
    expect(check("You can *unstake*.", "Du kannst *auflösen*.")).toEqual({ problems: [], warnings: [] });
  });

  it("lets a term be said otherwise where it is used once, in passing", () => {
    expect(check("**Now** you can unstake.", "Jetzt kannst du aussteigen.")).toEqual({ problems: [], warnings: [] });
  });

  it.each([
    ["its name, bent or joined", "Incentive and incentive.", "Incentives und Incentive-Anteile."],
    ["another of its words", "To unstake, unstake.", "Stake lässt sich **auflösen**."],
    ["words on two lines", "A nominal rate, the nominal\nrate.", "Der nominale\nSatz."],
    [
      "the longer term that holds it",
      "Incentive mechanisms and incentive mechanisms.",
      "Zwei Anreizmechanismus-Arten.",
    ],
  ])("is content with %s", (_, english, german) => {
    expect(check(english, german)).toEqual({ problems: [], warnings: [] });
  });

  it("asks for it in that section, and not for what code and other sections say", () => {
    expect(check("Incentive and incentive.", "Nichts.\n\n## Zwei {#two}\n\nIncentive.").problems).toHaveLength(1);
    expect(check("`unstake` and `unstake`.", "Nichts.")).toEqual({ problems: [], warnings: [] });
  });
});

function check(english: string, german: string) {
  const problems: string[] = [];
  const warnings: string[] = [];
  const { files, terms } = parseFiles(
    [
      TERMS,
      aConcept({ text: `## One {#one}\n\n${english}` }),
      aConcept({ locale: "de", text: `## Eins {#one}\n\n${german}` }),
    ],
    () => undefined,
  );
  checkSaidTerms(
    readFiles(files),
    terms,
    (path, problem) => void problems.push(`${path}: ${problem}`),
    (path, problem) => void warnings.push(`${path}: ${problem}`),
  );
  return { problems, warnings };
}
