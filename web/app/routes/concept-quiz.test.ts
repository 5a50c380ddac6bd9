import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { shownOf } from "../../tests/shown-of.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import ConceptRoute, { action, headers, loader } from "./concept.tsx";

const SECRETS = [
  "the-proving-section",
  "A secret explanation",
  "A secret misconception",
  '"correct":',
  '"correctOptions":',
  "right-one",
];

const QUIZ = {
  path: "en/quiz/staking",
  text: JSON.stringify({
    title: "Staking",
    description: "Two questions.",
    passPercent: 50,
    questions: [
      {
        key: "one",
        prompt: "Which?",
        section: "the-proving-section",
        explanation: "A secret explanation.",
        options: [
          { key: "this", text: "This", correct: true },
          { key: "that", text: "That", misconception: "A secret misconception." },
        ],
      },
      {
        key: "two",
        prompt: "Which ones?",
        multiple: true,
        options: [
          { key: "a", text: "A", correct: true },
          { key: "b", text: "B", correct: true },
          { key: "c", text: "C" },
        ],
      },
    ],
    updatedAt: "2026-11-20",
  }),
};
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics"], quiz: "staking" }),
  QUIZ,
];

const FORMED = [
  ...FILES.slice(0, 2),
  {
    path: QUIZ.path,
    text: JSON.stringify({
      title: "Staking",
      description: "Two questions.",
      passPercent: 50,
      updatedAt: "2026-11-20",
      questions: [
        {
          key: "way",
          form: "order",
          prompt: "In what order?",
          options: ["pay", "ask", "score"].map((key, at) => {
            return { key, text: key, place: [3, 1, 2][at], misconception: "Because." };
          }),
        },
        {
          key: "minutes",
          form: "number",
          unit: "minutes",
          prompt: "How many?",
          options: [
            { key: "right", text: "Right", correct: true, value: 72, tolerance: 1 },
            { key: "blocks", text: "Blocks", value: 360, misconception: "Because." },
          ],
        },
      ],
    }),
  },
];

describe("the quiz of a concept", () => {
  it.each(LOCALES)("is shown without its keys (%s)", async (locale) => {
    const loaderData = await load(locale);
    const html = pageOfRoute(ConceptRoute, { loaderData }, localizedPath("/concepts/economics/staking", locale));
    const fields = [...html.matchAll(/<input type="(radio|checkbox)"[^>]*name="answer\.(\w+)"[^>]*value="(\w+)"/g)];
    expect(fields.map(([, ...field]) => field)).toEqual([
      ["radio", "one", "this"],
      ["radio", "one", "that"],
      ["checkbox", "two", "a"],
      ["checkbox", "two", "b"],
      ["checkbox", "two", "c"],
    ]);
    const sent = JSON.stringify({ loaderData, html });
    for (const secret of SECRETS) expect(sent).not.toContain(secret);
  });

  it("is graded for anybody, and says why and where only then", async () => {
    const graded = await answer([
      ["locale", "en"],
      ["answer.one", "that"],
      ["answer.two", "b"],
      ["answer.two", "a"],
    ]);
    expect(graded).toMatchObject({
      correctCount: 1,
      questionCount: 2,
      percent: 50,
      passed: true,
      answers: [
        { question: "one", options: ["that"] },
        { question: "two", options: ["b", "a"] },
      ],
      questions: [
        {
          key: "one",
          correct: false,
          chosen: ["that"],
          correctOptions: ["this"],
          explanation: "A secret explanation.",
          section: "the-proving-section",
          misconceptions: [{ option: "that", misconception: "A secret misconception." }],
        },
        { key: "two", correct: true, misconceptions: [] },
      ],
    });
  });

  it("tells no misconception of an option that was not chosen", async () => {
    const graded = await answer([
      ["locale", "en"],
      ["answer.one", "this"],
    ]);
    expect(JSON.stringify(graded)).not.toContain("A secret misconception");
  });

  it("makes a page that nobody else is given", () => {
    const cacheControl = (actionHeaders: Headers) => {
      const answered = headers({
        actionHeaders,
        loaderHeaders: new Headers(),
        parentHeaders: new Headers(),
        errorHeaders: undefined,
      });
      return answered["Cache-Control"];
    };
    expect(cacheControl(new Headers({ "Cache-Control": "no-store" }))).toBe("no-store");
    expect(cacheControl(new Headers())).toContain("s-maxage");
  });

  it("asks for orders and numbers without what is right, and grades them", async () => {
    const { quiz } = await load("de", FORMED);
    expect(quiz?.questions.map(({ form }) => form)).toEqual([{ kind: "order" }, { kind: "number", unit: "minutes" }]);
    expect(JSON.stringify(quiz?.questions)).not.toMatch(/place|value|tolerance|72|Because/);
    const graded = await answer(
      [
        ["locale", "en"],
        ["place.way.pay", "3"],
        ["place.way.ask", "1"],
        ["place.way.score", "2"],
        ["number.minutes", "360"],
      ],
      FORMED,
    );
    expect(graded).toMatchObject({
      correctCount: 1,
      answers: [
        { question: "way", options: ["ask", "score", "pay"] },
        { question: "minutes", options: ["360"] },
      ],
      questions: [
        { key: "way", correct: true, misconceptions: [] },
        { key: "minutes", chosen: ["360"], correctOptions: ["72"], misconceptions: [{ option: "blocks" }] },
      ],
    });
  });

  it.each([
    ["no language", [["answer.one", "this"]]],
    [
      "an unknown question",
      [
        ["locale", "en"],
        ["answer.three", "this"],
      ],
    ],
    [
      "an unknown option",
      [
        ["locale", "en"],
        ["answer.one", "those"],
      ],
    ],
    [
      "a key that is too long",
      [
        ["locale", "en"],
        ["answer.one", "x".repeat(101)],
      ],
    ],
    ["too many answers", [["locale", "en"], ...Array.from({ length: 101 }, () => ["answer.one", "this"])]],
  ])("refuses %s with 400", async (_, fields) => {
    await expect(answer(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("cannot be asked for its keys in any other way", async () => {
    const { transport } = await siteOnContent(FILES);
    const ask = (fields: string) =>
      transport({
        operationName: undefined,
        query: `{ quizzes { data { attributes { ${fields} } } } }`,
        variables: {},
        authorization: "",
      });
    expect((await ask("questions { key options { key text } }")).status).toBe(200);
    for (const field of ["section", "explanation", "options { correct }", "options { misconception }"]) {
      expect((await ask(`questions { ${field} }`)).status).toBe(400);
    }
  });
});

async function load(locale: Locale, files = FILES) {
  const { site } = await siteOnContent(files);
  const prefix = locale === "en" ? "" : `/${locale}`;
  const answer = await loader({
    ...aRequest(site, `${prefix}/concepts/economics/staking`),
    params: { locale, category: "economics", "*": "staking" },
    pattern: "/:locale?/concepts/:category/*",
  });
  return shownOf(answer);
}

async function answer(fields: readonly (readonly string[])[], files = FILES) {
  const { site } = await siteOnContent(files);
  const given = aRequest(site, "/concepts/economics/staking");
  const body = new URLSearchParams(fields.map(([name = "", value = ""]) => [name, value]));
  const request = new Request(given.request.url, { method: "POST", body });
  const { data } = await action({
    ...given,
    request,
    params: { category: "economics", "*": "staking" },
    pattern: "/:locale?/concepts/:category/*",
  });
  return data;
}
