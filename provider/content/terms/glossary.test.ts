import { describe, expect, it } from "vitest";
import { parseContent } from "../compile-content.ts";
import { aConcept, aFile, aSubnet } from "../content-builders.ts";
import type { ContentFile } from "../content-files.ts";
import { aFact, aFactsFile } from "../facts/facts-builder.ts";
import { problemsOf } from "../problems-of.ts";

const FACTS = aFactsFile({ tempo: aFact({ value: 360, unit: "blocks" }) });
const TERMS = aFile(
  "content/terms.yaml",
  `terms:
  validator:
    { en: validator, de: Validator, ko: 검증자, fr: validateur, zh: 验证者, also: { en: [validators], de: [Validators] },
      definition: { en: Scores miners., de: Bewertet Miner., ko: 점수를 매깁니다., fr: Note les mineurs., zh: 给矿工打分。 }, concept: staking }
  tempo:
    { en: tempo, de: Tempo, ko: 템포, fr: tempo, zh: tempo,
      definition: { en: "{fact:tempo} by default.", de: "{fact:tempo}.", ko: "{fact:tempo}.", fr: "{fact:tempo}.", zh: "{fact:tempo}." }, related: [validator] }
  rank: { en: rank, de: Rang, ko: 순위, fr: rang, zh: 排名 }
`,
);
const LINK = "/concepts/glossary#term-validator";

describe("terms in texts", () => {
  it("link the first use of each to the glossary, in any of its forms", () => {
    expect(bodyOf("Many validators. A validator. A tempo. A rank.")).toBe(
      `Many [validators](${LINK}). A validator. A [tempo](/concepts/glossary#term-tempo). A rank.`,
    );
  });

  it("are found by the words of the text's language", () => {
    expect(bodyOf("검증자는 점수를 매긴다.", "ko")).toBe(`[검증자](${LINK})는 점수를 매긴다.`);
  });

  it("keep the time a text takes to read", () => {
    const [marked] = parse([aConcept({ text: "검증자".repeat(300) })]).list("Concept", "en");
    const [bare] = parseContent([FACTS, aConcept({ text: "검증자".repeat(300) })]).list("Concept", "en");
    expect(marked?.readingMinutes).toBe(bare?.readingMinutes);
  });

  it("are told with their text, facts put in", () => {
    const notes = parse([aConcept({ text: "A tempo and a validator." })]).notes;
    expect(notes.find("concept", "staking", "de")?.terms).toEqual([
      { key: "tempo", name: "Tempo", definition: "360\u00A0Blöcke." },
      { key: "validator", name: "Validator", definition: "Bewertet Miner." },
    ]);
  });
});

describe("the glossary", () => {
  it("lists terms that are explained by their names, with the texts that use them, not drafts", () => {
    const content = parse([
      aConcept({ text: "A validator." }),
      aConcept({ locale: "fr", fields: { title: "La mise" }, text: "Un validateur." }),
      aConcept({ slug: "mining", fields: { draft: "true" }, text: "A validator." }),
    ]);
    expect(content.glossary("fr")).toMatchObject([
      { key: "tempo", usedIn: [], related: ["validator"] },
      {
        key: "validator",
        name: "validateur",
        concept: "staking",
        usedIn: [{ kind: "concept", slug: "staking", title: "La mise" }],
      },
    ]);
    expect(content.glossary("zh").map(({ name }) => name)).toEqual(["验证者", "tempo"]);
  });

  it("names subnets as their pages' addresses do", () => {
    const content = parse([
      aConcept(),
      aSubnet({ slug: "chutes", fields: { name: "Chutes", mainnetId: "64" }, text: "A validator." }),
      aSubnet({ slug: "zero", fields: { name: "Root", mainnetId: "0" }, text: "A validator." }),
    ]);
    const validator = content.glossary("en").find(({ key }) => key === "validator");
    expect(validator?.usedIn.map(({ slug }) => slug).sort()).toEqual(["64", "root"]);
  });

  it("names what is wrong with a term", () => {
    const broken = aFile("content/terms.yaml", "terms:\n  a: { en: a, de: b, ko: c, fr: d, concept: nothing }\n");
    expect(problemsOf([broken, aConcept()])).toEqual(["content/terms.yaml: terms.a.zh: expected text, got nothing"]);
    const dangling = aFile(
      "content/terms.yaml",
      "terms:\n  a: { en: a, de: b, ko: c, fr: d, zh: e, concept: nothing, related: [b] }\n",
    );
    expect(problemsOf([dangling, aConcept()])).toEqual([
      'content/terms.yaml: terms.a.concept: expected the slug of a concept, got "nothing"',
      'content/terms.yaml: terms.a.related: expected a term with a definition, got "b"',
    ]);
  });
});

function parse(files: readonly ContentFile[]) {
  return parseContent([FACTS, TERMS, ...(files.length > 0 ? files : [])]);
}

function bodyOf(text: string, locale = "en"): string {
  const files = locale === "en" ? [aConcept({ text })] : [aConcept(), aConcept({ locale, text })];
  return String(parse(files).list("Concept", locale)[0]?.body);
}
