import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { action, loader } from "./review-json.ts";

const question = (key: string) => ({
  key,
  prompt: `${key}?`,
  section: "the-section",
  explanation: `A secret of ${key}.`,
  options: [
    { key: "this", text: "This", correct: true },
    { key: "that", text: "That", misconception: `A misconception of ${key}.` },
  ],
});
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { categories: ["economics"], quiz: "staking" }, "## A {#the-section}\n\nB."),
  {
    path: "en/quiz/staking",
    text: JSON.stringify({
      title: "S",
      description: "S.",
      passPercent: 50,
      questions: ["one", "two"].map(question),
      updatedAt: "2026-11-20",
    }),
  },
];

describe("/review.json", () => {
  it("hands out the questions of quizzes that there are, without their keys", async () => {
    const answer = await get("?quiz=staking&quiz=gone&locale=de");
    const text = await answer.text();
    expect(JSON.parse(text).quizzes).toMatchObject([
      { slug: "staking", locale: "en", questions: [{ key: "one" }, { key: "two" }] },
    ]);
    for (const secret of ["secret", "misconception", "correct", "the-section"]) expect(text).not.toContain(secret);
  });

  it("grades one question for anybody, and tells nothing of the others", async () => {
    const answer = await post({ slug: "staking", question: "one", locale: "en", options: ["that"] });
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      key: "one",
      correct: false,
      chosen: ["that"],
      correctOptions: ["this"],
      explanation: "A secret of one.",
      section: "the-section",
      misconceptions: [{ option: "that", misconception: "A misconception of one." }],
    });
    expect(text).not.toContain("two");
  });

  it.each([
    "?quiz=staking",
    "?quiz=staking&locale=xx",
    `?locale=en${"&quiz=staking".repeat(7)}`,
    "?locale=en&quiz=a%20b",
  ])("refuses to be asked for %s", async (query) => {
    await expect(get(query)).rejects.toMatchObject({ init: { status: 400 } });
  });

  it.each([
    [null],
    [{ slug: "staking", question: "three", locale: "en", options: ["this"] }],
    [{ slug: "staking", question: "one", locale: "en", options: ["those"] }],
    [{ slug: "gone", question: "one", locale: "en", options: [] }],
    [{ slug: "staking", question: "one", locale: "en", options: Array(21).fill("this") }],
  ])("refuses the answer %j", async (body) => {
    await expect(post(body)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

async function get(query: string): Promise<Response> {
  const { site } = await siteOnContent(FILES);
  return loader({ ...aRequest(site, `/review.json${query}`), pattern: "/review.json" });
}

async function post(body: unknown): Promise<Response> {
  const { site } = await siteOnContent(FILES);
  const given = aRequest(site, "/review.json");
  const request = new Request(given.request.url, { method: "POST", body: JSON.stringify(body) });
  return action({ ...given, request, pattern: "/review.json" });
}
