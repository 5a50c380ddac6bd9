import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aFile } from "../../content/content-builders.ts";
import { checkInterfaceTexts } from "./check-interface-texts.ts";
import { listInterfaceTexts } from "./list-interface-texts.ts";

const SOUND: Record<Locale, string> = {
  en: '# Above the list. {count} is a whole number.\nfound: "{count, plural, one {# page} other {# pages}}"\n',
  de: 'found: "{count, plural, one {# Seite} other {# Seiten}}"\n',
  ko: 'found: "{count, plural, other {#쪽}}"\n',
  fr: '# As in English.\nfound: "{count, plural, one {# page} other {# pages}}"\n',
  zh: "found: 共 {count} 页\n",
};

describe("checkInterfaceTexts", () => {
  it("finds nothing wrong with sound texts", () => {
    expect(problemsOf({})).toEqual([]);
  });

  it("names texts that a language lacks, whole files too, and those that it alone has", () => {
    const two = { en: `${SOUND.en}# Below it.\nmore:\n  all: Everything\n`, de: `${SOUND.de}less: Weniger\n` };
    expect(problemsOf(two)).toEqual([
      "content/de/interface/search.yaml: line 2: less: expected a key of the English texts, got another one",
      "content/de/interface/search.yaml: more.all: expected a text, got none",
      "content/fr/interface/search.yaml: more.all: expected a text, got none",
      "content/ko/interface/search.yaml: more.all: expected a text, got none",
      "content/zh/interface/search.yaml: more.all: expected a text, got none",
    ]);
    expect(problemsOf({ zh: null })).toEqual([
      "content/zh/interface/search.yaml: file: expected the texts of the interface, got none",
    ]);
    expect(problemsOf({ en: null })).toContain(
      'content/fr/interface/search.yaml: file: expected the same in "en" as well, got none',
    );
  });

  it("asks for a sentence to translators above every English text, or above its group", () => {
    const grouped = "# On the button, day and night.\nmode:\n  day: Day\n  night: Night\nother: Other\n";
    expect(problemsOf({ en: grouped }).filter((problem) => problem.includes("comment"))).toEqual([
      "content/en/interface/search.yaml: line 5: other: expected a comment above it that tells translators where it appears, got none",
    ]);
  });

  it.each([
    ["a message that is none", "de", 'found: "{count, plural, one {# Seite"', "line 1: found: expected an ICU message"],
    [
      "a value of another name",
      "de",
      'found: "{n} Seiten"',
      "expected the values of the English text, count: counted, got n: shown",
    ],
    ["a figure that is not counted where the language counts", "de", 'found: "{count} Seiten"', "got count: shown"],
    [
      "a plural form that is missing",
      "de",
      'found: "{count, plural, other {# Seiten}}"',
      "expected the plural forms of the language, one, other, got other",
    ],
    [
      "a plural form that the language does not have",
      "ko",
      'found: "{count, plural, one {#쪽} other {#쪽}}"',
      "expected the plural forms of the language, other, got one, other",
    ],
    [
      "a text left in English",
      "de",
      'found: "{count, plural, one {# page} other {# pages}}"',
      'expected a translation, or the comment "As in English." above it, got the English text',
    ],
    [
      "an excuse for a text that is translated",
      "de",
      `# As in English.\n${SOUND.de}`,
      'expected the English text, or no comment "As in English.", got another text',
    ],
    ["English words in between", "de", 'found: "{count, plural, one {# of Seite} other {# Seiten}}"', 'got "of"'],
    ["Latin letters in Korean", "ko", 'found: "{count} Seiten"', 'expected Latin letters in names only, got "Seiten"'],
    [
      "a day close to Chinese words",
      "zh",
      'found: "{count} 页，在{date}"',
      'expected a space before {date}, got "在{date}"',
    ],
    ["a text that is none", "ko", "found: 12", "found: expected a text, in quotes where it is a number, got 12"],
    ["YAML that cannot be read", "ko", 'found: "', "content/ko/interface/search.yaml: expected valid YAML"],
    ["a fact that is none", "de", 'found: "{count, plural, one {# Seite} other {# {fact:none}}}"', "got {fact:none}"],
  ] as const)("names %s", (_, locale, text, problem) => {
    const problems = problemsOf({ [locale]: text }).join("\n");
    expect(problems).toContain(problem);
    expect(problems).toContain(`content/${locale}/interface/search.yaml: `);
  });

  it("lets numbers have a form of their own, names be the same, and labs name formulas", () => {
    expect(problemsOf({ ko: 'found: "{count, plural, =0 {없음} other {#쪽}}"' })).toEqual([]);
    const names = Object.fromEntries(LOCALES.map((locale) => [locale, "# A name.\nname: Bittensor, {fact:cap} τ\n"]));
    expect(problemsOf(names).filter((problem) => !problem.includes("fact"))).toEqual([]);
    const formulas = { en: "# Above a formula.\nname: At n blocks", ko: "name: 블록 n개에서" };
    const problems = problemsOf({ ...formulas, de: "name: Bei n", fr: "name: À n", zh: "name: 在 n" }, "lab/pool");
    expect(problems).toEqual([]);
  });

  it("lets the root key of the chain be called so, and nothing else root", () => {
    expect(
      problemsOf({ ko: "found: 체인의 root 키가 {count}", zh: "found: 链的 root 密钥 {count}" }).join(),
    ).not.toContain("Latin");
    const problems = problemsOf({ ko: "found: root 서브넷 {count}", zh: "found: root 子网 {count}" });
    expect(problems.filter((problem) => problem.includes('names only, got "root"'))).toHaveLength(2);
  });
});

/** What is wrong with sound texts of which some are replaced, or with null taken away. */
function problemsOf(texts: Partial<Record<Locale, string | null>>, name = "search"): string[] {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const files = LOCALES.flatMap((locale) => {
    const text = texts[locale] === undefined ? SOUND[locale] : texts[locale];
    return text === null ? [] : [aFile(`content/${locale}/interface/${name}.yaml`, text)];
  });
  checkInterfaceTexts(listInterfaceTexts(files, new Map(), report), report);
  return problems.sort();
}
