import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aCategory, aConcept, aFile, aSubnet } from "../content/content-builders.ts";
import type { ContentFile } from "../content/content-files.ts";
import { aFact, aFactsFile } from "../content/facts/facts-builder.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkContent } from "./check-content.ts";
import { checkFloors } from "./check-floors.ts";
import { englishSectionsOf, stampTranslation } from "./stamp-translation.ts";
import { countStatus, countSubnetTexts, formatStatus } from "./status-board.ts";

const MINUTE = "## In one minute {#in-one-minute}\n\n> [!TIP]\n> Short.";
/** As long as a concept has to be, with an example. */
const MIDDLE = `${"word ".repeat(500)} 1 + 2 = 3, 4 + 5 = 9, 6 + 7 = 13, 8.`;
const END = '## What people get wrong {#misconceptions}\n\n- **"Miners earn TAO."** No.\n\n## Next {#next}\n\nOn.';
const SLUGS = ["staking", "mining", "weights", "tokens"];
const QUIZ = aFile(
  "content/en/quiz/sound.yaml",
  `title: A quiz\ndescription: Questions.\npassPercent: 60\nupdatedAt: 2026-11-20\nquestions:\n${[
    "one",
    "two",
    "three",
    "four",
  ]
    .map(
      (key) =>
        `  - { key: ${key}, prompt: A?, explanation: So., section: next, options: [{ key: a, text: A, correct: true }, { key: b, text: B, misconception: No. }] }\n`,
    )
    .join("")}`,
);
const TERMS = aFile(
  "content/terms.yaml",
  `terms:
  validator: { en: validator, de: Validator, ko: 검증자, fr: validateur, zh: 验证者, avoid: { de: [Prüfer], ko: [밸리데이터] } }
confusions:
  - { say: miners are paid in alpha, en: ['\\bminers earn TAO\\b'] }
`,
);
const FACTS = aFactsFile({ tempo: aFact({ value: 360, unit: "blocks" }) });

describe("checkContent", () => {
  it("finds nothing wrong with sound texts", () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [
      "a dead link",
      "[a](/concepts/economics/nothing)",
      'text: expected a link to a page that exists, got "/concepts/economics/nothing"',
    ],
    [
      "a link to an old address",
      "[a](/concepts/basics/mining)",
      'text: expected a link to a page that exists (like /concepts/economics/mining), got "/concepts/basics/mining"',
    ],
    [
      "a dead anchor elsewhere",
      "[a](/concepts/economics/mining#nothing)",
      'text: expected a heading that /concepts/economics/mining has, got "/concepts/economics/mining#nothing"',
    ],
    [
      "a dead anchor here",
      "[a](#nothing)",
      'text: expected a link to a heading, figure or footnote of this text, got "#nothing"',
    ],
    ["a link to nowhere", "[a](#)", 'text: expected a link to a heading, figure or footnote of this text, got "#"'],
    [
      "a link to a footnote that is not there",
      "[a](#fn-2) b[^1]\n\n[^1]: c",
      'text: expected a link to a heading, figure or footnote of this text, got "#fn-2"',
    ],
    [
      "a link to a footnote that nothing calls",
      "[a](#fn-1)\n\n[^1]: c d",
      'text: expected a link to a heading, figure or footnote of this text, got "#fn-1"',
    ],
    [
      "a link to a footnote that stands in code",
      "[a](#fn-1) `b[^1]`\n\n```text\n[^1]: c\n```",
      'text: expected a link to a heading, figure or footnote of this text, got "#fn-1"',
    ],
    [
      "a relative link",
      "[a](mining)",
      'text: expected a link that begins with / (like /concepts/economics/mining), got "mining"',
    ],
    [
      "a link to a file",
      "[a](../concept/mining.md#next)",
      'text: expected a link that begins with / (like /concepts/economics/mining), got "../concept/mining.md#next"',
    ],
    ["a relative link to nothing", "[a](./nothing)", 'text: expected a link that begins with /, got "./nothing"'],
    [
      "a link without protocol",
      "[a](//host.example/mining)",
      'text: expected https: in front of an address elsewhere, got "//host.example/mining"',
    ],
    [
      "a link that the site would leave out",
      "[a](ftp://host.example)",
      'text: expected an address with https:, http: or mailto:, got "ftp://host.example"',
    ],
    ["a link with a language", "[a](/de/concepts)", 'text: expected a link without language, got "/de/concepts"'],
    ["a picture without words", "![](/a.svg)", "text: expected an alternative text for the picture /a.svg, got none"],
    ["a picture that is not there", "![A pool](/b.svg)", 'text: expected a picture that exists, got "/b.svg"'],
    [
      "a heading that skips a level",
      "#### Deep {#deep}",
      'text: expected a heading of level 3 at most, got level 4: "Deep"',
    ],
    ["a heading without id", "### Bare", 'text: expected an id, like {#an-id}, at the heading "Bare", got none'],
    [
      "an id that stands twice",
      "### Again {#in-one-minute}",
      "text: expected an id of its own for each heading and figure, got {#in-one-minute} again",
    ],
    [
      "an id that pages would write otherwise",
      "### Own {#Own_id}",
      "text: expected an id of small letters, digits and hyphens, got {#Own_id}",
    ],
    ["a figure that is not known", '::figure[A clap]{name="clap"}', expect.stringContaining("the name of a figure")],
    [
      "stars that are printed",
      "So **“a”**b is.",
      'text: expected no sign of Markdown to be read, got "So **“a”**b is."',
    ],
    [
      "a text that pages show as it is typed",
      `${"> ".repeat(11)}a`,
      "text: expected one that pages read as Markdown, got more than 10 quotations, lists or notes in one another",
    ],
    ["what is mixed up", "So miners earn TAO.", 'text: expected miners are paid in alpha, got "miners earn TAO"'],
  ])("names %s", (_, text, problem) => {
    const found = problemsOf({ text }).map((line) => line.replace("content/en/concept/staking.md: ", ""));
    expect(found).toEqual([problem]);
  });

  it("lets links, anchors and pictures be that are there", () => {
    expect(
      problemsOf({ text: "[a](/concepts/economics/mining#next) [b](#next) [c](/concepts/economics) ![A](/a.svg)" }),
    ).toEqual([]);
    expect(
      problemsOf({
        text: "[a](#fn-x) [b](#fnref-x) c[^X] [d](https://host.example) <mailto:a@b.example>\n\n[^X]: Word.",
      }),
    ).toEqual([]);
  });

  it("names words that a language avoids, not where a term is introduced or in other words", () => {
    const words = (text: string) => problemsOf({ files: [aGerman(text)] });
    expect(words("Der Prüfer misst.")).toEqual([
      'content/de/concept/mining.md: text: expected "Validator", got "Prüfer"',
    ]);
    expect(words("Ein Validator (Prüfer) misst. Wirtschaftsprüfer tun es auch.")).toEqual([]);
  });

  it("names words that a language avoids in the texts of the interface", () => {
    const lab =
      "---\ntitle: A\nsummary: B\nwidget: pool\norder: 1\nconcepts: []\nupdatedAt: 2026-11-20\n---\n\nText.\n";
    const { problems } = check({
      files: [aFile("content/en/lab/pool.md", lab)],
      interfaceFiles: LOCALES.map((locale) =>
        aFile(
          `content/${locale}/interface/lab/pool.yaml`,
          `# Below a setting.\nhint: ${{ en: "A validator scores.", de: "Ein Prüfer misst.", ko: "가", fr: "Il mesure.", zh: "他" }[locale]}\n`,
        ),
      ),
    });
    expect(problems).toEqual(['content/de/interface/lab/pool.yaml: text: expected "Validator", got "Prüfer"']);
  });

  it("names concepts that lack what every concept has", () => {
    const bare = aConcept({ slug: "bare", text: "## Idea {#idea}\n\nText." });
    expect(problemsOf({ files: [bare] })).toEqual([
      "content/en/concept/bare.md: categories: expected at least one, got none",
      "content/en/concept/bare.md: quiz: expected the quiz of this concept, got none",
      "content/en/concept/bare.md: related: expected at least 3 concepts, got 0",
      "content/en/concept/bare.md: sources: expected at least one, got none",
      "content/en/concept/bare.md: text: expected 500 to 1200 words, got 2",
      "content/en/concept/bare.md: text: expected a section that calculates an example, with at least 10 numbers, got 0",
      "content/en/concept/bare.md: text: expected the first section to be {#in-one-minute}, got {#idea}",
      "content/en/concept/bare.md: text: expected the last sections to be misconceptions, next, got idea",
      "content/en/concept/bare.md: text: expected the one-minute version in a callout > [!TIP], got none",
    ]);
  });

  it("names prerequisites that lead in a circle", () => {
    const files = [
      aSoundConcept("first", { prerequisites: "[second]" }),
      aSoundConcept("second", { prerequisites: "[first]" }),
    ];
    expect(problemsOf({ files })).toEqual([
      "content/en/concept/first.md: prerequisites: expected no circle, got first → second → first",
    ]);
  });

  it("names translations without a stamp, and with other headings", () => {
    expect(problemsOf({ files: [aGerman("Text.", { isStamped: false })] })).toEqual([
      "content/de/concept/mining.md: translatedFrom: expected the English text it follows (write it with --stamp), got nothing",
    ]);
    expect(problemsOf({ files: [aGerman("### Mehr {#more}")] })).toEqual([
      "content/de/concept/mining.md: text: expected the headings of the English text, in-one-minute, misconceptions, next, got in-one-minute, more, misconceptions, next",
    ]);
  });

  it("warns of translations that the English has left behind", () => {
    const { problems, warnings } = check({ files: [aGerman("Text.")], mining: "Another {fact:tempo}." });
    expect(problems).toEqual([]);
    expect(warnings).toContain(
      "content/de/concept/mining.md: translatedFrom: expected the English text of today, got one of which 1 of 4 sections have changed",
    );
  });

  it("holds the other sections of such a translation to theirs", () => {
    const mining = "Before.\n\n## Pay {#pay}\n\n{fact:tempo} and `btcli stake`.\n\n### Deep {#deep}";
    const german = (text: string) => aGerman(`Vorher.\n\n## Lohn {#pay}\n\n${text}`, { english: mining });
    const changed = mining.replace("Before.", "Something else.");
    const problems = (text: string) => problemsOf({ files: [german(text)], mining: changed });
    expect(problems("{fact:tempo:number} und `btcli stake`.\n\n### Tief {#deep}")).toEqual([]);
    expect(problems("360 und `btcli stake`.\n\n### Tief {#deep}")).toEqual([
      "content/de/concept/mining.md: text: {#pay}: expected the facts of the English text, got none of tempo",
    ]);
    expect(problems("{fact:tempo}.\n\n## Mehr {#more}")).toEqual([
      "content/de/concept/mining.md: text: expected the headings of the English text, pay, deep, misconceptions, next, got pay, more, misconceptions, next",
      'content/de/concept/mining.md: text: {#pay}: expected the commands of the English text, got none like "btcli stake"',
    ]);
  });

  it("lets a translation translate the comments of a command, and nothing else of it", () => {
    const block = (lines: string) => `## Pay {#pay}\n\n{fact:tempo}\n\n\`\`\`sh\n${lines}\n\`\`\``;
    const mining = block("btcli wallet list    # names only\nbtcli stake list    # btcli 9");
    const problems = (lines: string) => problemsOf({ files: [aGerman(block(lines), { english: mining })], mining });
    const left = expect.stringContaining("expected the commands of the English text");
    expect(problems("btcli wallet list    # nur Namen\nbtcli stake list    # btcli 9")).toEqual([]);
    expect(problems("btcli wallet lists   # nur Namen\nbtcli stake list    # btcli 9")).toContainEqual(left);
    expect(problems("btcli wallet list    # nur Namen\nbtcli stake list    # btcli 11")).toContainEqual(left);
  });

  it("names a section whose figures are not those of the English one", () => {
    const figure = '::figure[Words]{#cut name="clip" preset="agreed"}';
    const mining = `## Pay {#pay}\n\n{fact:tempo}\n\n${figure}`;
    const problems = (text: string) =>
      problemsOf({ files: [aGerman(`## Lohn {#pay}\n\n{fact:tempo}\n\n${text}`, { english: mining })], mining });
    const expected = 'expected the figures of the English text, {#cut name="clip" preset="agreed"}';
    const problem = (got: string) => [`content/de/concept/mining.md: text: {#pay}: ${expected}, got ${got}`];
    expect(problems(figure.replace("Words", "Wörter"))).toEqual([]);
    expect(problems("Text.")).toEqual(problem("none"));
    expect(problems('::figure[Wörter]{#cut name="gate" preset="above"}')).toEqual(
      problem('{#cut name="gate" preset="above"}'),
    );
    expect(problems('::figure[Wörter]{name="clip" preset="agreed"}')).toEqual(problem('{name="clip" preset="agreed"}'));
    expect(problems('::figure[Wörter]{#cut name="clip"}')).toEqual(problem('{#cut name="clip"}'));
  });

  it("names fields that do not cite the facts of the English ones", () => {
    const english = { description: '"{fact:tempo} and on."' };
    const german = aGerman("Text.", { english: "", englishFields: english });
    expect(problemsOf({ files: [german], miningFields: english })).toEqual([
      "content/de/concept/mining.md: fields: expected the facts of the English text, got none of tempo",
    ]);
  });

  it("names steps of getting started that no path has, and paths that are empty or name one twice", () => {
    const words = "title: A title\nsummary: A summary.\norder: 1\nupdatedAt: 2026-11-20\n";
    const aStep = (slug: string) =>
      aFile(`content/en/get-started-step/${slug}.md`, `---\n${words}concepts: []\n---\n\nText.\n`);
    const aPath = (slug: string, steps: string) =>
      aFile(`content/en/get-started-path/${slug}.yaml`, `${words}steps: ${steps}\n`);
    const steps = [aStep("read"), aStep("lost")];
    expect(problemsOf({ files: [...steps, aPath("reader", "[read]"), aPath("both", "[lost, read]")] })).toEqual([]);
    expect(problemsOf({ files: [...steps, aPath("empty", "[]"), aPath("reader", "[read, read]")] })).toEqual([
      "content/en/get-started-path/empty.yaml: steps: expected at least one, got none",
      'content/en/get-started-path/reader.yaml: steps: expected each once, got "read" again',
      "content/en/get-started-step/lost.md: file: expected a step of a path, got one of none",
    ]);
  });

  it("names quizzes without proof, without misconceptions and without a right answer", () => {
    const quiz = `title: A quiz
description: Questions.
passPercent: 60
updatedAt: 2026-11-20
questions:
  - { key: one, prompt: A?, explanation: So., section: nothing, options: [{ key: a, text: A, correct: true }, { key: b, text: B }] }
  - { key: two, prompt: B?, explanation: So., options: [{ key: a, text: A, misconception: No. }, { key: b, text: B, misconception: No. }] }
`;
    const files = [aFile("content/en/quiz/mining.yaml", quiz)];
    expect(problemsOf({ files, quiz: "mining" })).toEqual([
      'content/en/quiz/mining.yaml: questions.0.options: expected a misconception for "b", got nothing',
      'content/en/quiz/mining.yaml: questions.0.section: expected a heading of content/en/concept/mining.md, got "nothing"',
      "content/en/quiz/mining.yaml: questions.1.options: expected exactly one that is correct, got 0",
      "content/en/quiz/mining.yaml: questions.1.section: expected the id of the heading that proves it, got nothing",
      "content/en/quiz/mining.yaml: questions: expected 4 to 6, got 2",
    ]);
  });
});

describe("the status board", () => {
  it("counts texts by type and language, and those that are outdated", () => {
    const { files } = check({ files: [aGerman("Text.")], mining: "Another sentence." });
    expect(formatStatus(countStatus(files))).toEqual([
      "               en       de       ko       fr       zh",
      "category        1        0        0        0        0",
      "concept         4    1 (1)        0        0        0",
      "quiz            1        0        0        0        0",
    ]);
  });

  it("counts subnets that are described in depth", () => {
    const { files } = check({
      files: [
        aSubnet({ text: "word ".repeat(300) }),
        aSubnet({ slug: "bare", fields: { mainnetId: "2", name: "Bare" } }),
      ],
    });
    expect(countSubnetTexts(files)).toMatchObject({
      type: "subnet in depth",
      cells: { en: { count: 1 }, de: { count: 0 } },
    });
  });

  it("does not let texts be lost unseen", () => {
    const { files } = check({});
    const problems: string[] = [];
    checkFloors(countStatus(files), (path, problem) => void problems.push(`${path}: ${problem}`), {
      concept: { en: 5 },
      guide: { ko: 1 },
      category: { en: 1 },
    });
    expect(problems).toEqual([
      "content/*/quiz: files: expected a floor in check-floors.ts, got none",
      "content/en/concept: files: expected at least 5, got 4",
      "content/ko/guide: files: expected at least 1, got 0",
    ]);
  });
});

type World = {
  text?: string;
  mining?: string;
  miningFields?: Record<string, string>;
  quiz?: string;
  files?: readonly ContentFile[];
  interfaceFiles?: readonly ContentFile[];
};

/** Four sound concepts; `text` goes into the first, `mining` into the second. */
function check({ text = "", mining = "", miningFields, quiz, files = [], interfaceFiles = [] }: World) {
  const concepts = SLUGS.map((slug) => {
    const own = { staking: text, mining }[slug] ?? "";
    return aSoundConcept(slug, slug === "mining" ? { ...(quiz && { quiz }), ...miningFields } : {}, own);
  });
  return checkContent([TERMS, FACTS, QUIZ, aCategory(), ...concepts, ...files], {
    today: "2026-11-20",
    hasFile: (address) => address === "/a.svg",
    interfaceFiles,
  });
}

function problemsOf(world: World): string[] {
  return check(world).problems;
}

function aSoundConcept(slug: string, fields: Record<string, string> = {}, text = ""): ContentFile {
  const related = `[${SLUGS.filter((other) => other !== slug)
    .slice(0, 3)
    .join(", ")}]`;
  const sources = "[{ ref: A note, date: 2026-01-01 }]";
  return aConcept({
    slug,
    fields: { categories: "[economics]", related, sources, quiz: "sound", ...fields },
    text: `${MINUTE}\n\n${MIDDLE}\n\n${text}\n\n${END}`,
  });
}

/** A German version of `mining`, stamped with the English one as it is without more, or with `english` in it. */
function aGerman(
  text: string,
  {
    isStamped = true,
    english = "",
    englishFields = {},
  }: { isStamped?: boolean; english?: string; englishFields?: Record<string, string> } = {},
): ContentFile {
  const german = aConcept({ locale: "de", slug: "mining", text: `${MINUTE}\n\n${text}\n\n${END}` });
  if (!isStamped) return german;
  const { files } = parseFiles(
    [
      FACTS,
      QUIZ,
      aCategory(),
      ...SLUGS.map((slug) => (slug === "mining" ? aSoundConcept(slug, englishFields, english) : aSoundConcept(slug))),
      german,
    ],
    () => undefined,
  );
  const file = files.find(({ path }) => path === german.path);
  return aFile(german.path, stampTranslation(german.text, (file && englishSectionsOf(file, files)) ?? []));
}
