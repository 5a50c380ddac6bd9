import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { toField } from "#app/features/learning/placement/placement-form.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import PlacementRoute, { action, loader } from "./placement.tsx";

const PREREQUISITES = { idea: [], people: ["idea"], money: ["idea"], staking: ["people", "money"], root: ["staking"] };
const FILES = [
  aContentFile("en/category/basics"),
  ...Object.entries(PREREQUISITES).flatMap(([slug, prerequisites]) => [
    aContentFile(
      `en/concept/${slug}`,
      { title: `On ${slug}`, categories: ["basics"], prerequisites, quiz: slug },
      "## A {#a-section}\n\nB.",
    ),
    {
      path: `en/quiz/${slug}`,
      text: JSON.stringify({
        title: slug,
        description: slug,
        passPercent: 50,
        updatedAt: "2026-11-20",
        questions: ["one", "two", "three"].map((key) => ({
          key,
          prompt: `${key} of ${slug}?`,
          section: "a-section",
          explanation: "A secret.",
          options: [
            { key: "right-one", text: "This", correct: true },
            { key: "other", text: "That", misconception: "A thought." },
          ],
        })),
      }),
    },
  ]),
];

describe("/learning/placement", () => {
  it.each(LOCALES)("begins with a question for everybody, without its keys (%s)", async (locale) => {
    const { site } = await siteOnContent(FILES);
    const address = localizedPath("/learning/placement", locale);
    const given = { ...aRequest(site, address), params: { locale }, pattern: "/:locale?/learning/placement" as const };
    const loaderData = await loader(given);
    const html = pageOfRoute(PlacementRoute, { loaderData }, address);
    expect(html).toContain(getTranslator(locale)("placement.unknown"));
    expect(html).toMatch(/<form[^>]*method="post"/);
    for (const secret of ["A secret", "A thought", '"correct"', "a-section"])
      expect(JSON.stringify({ loaderData, html })).not.toContain(secret);
  });

  it("finds where to begin who knows some concepts: the form alone carries what was answered", async () => {
    const { fields, view } = await walk((slug) => slug === "idea" || slug === "money");
    expect(view.known.map(({ slug }) => slug).toSorted()).toEqual(["idea", "money"]);
    expect(view.frontier.map(({ href }) => href)).toEqual(["/concepts/basics/people"]);
    expect(fields.length).toBeLessThanOrEqual(12);
  });

  it("begins at the beginning with who knows nothing, and has nothing left for who knows all", async () => {
    expect((await walk(() => false)).view).toMatchObject({ known: [], frontier: [{ slug: "idea" }] });
    expect((await walk(() => true)).view.known.map(({ slug }) => slug)).toContain("staking");
  });

  it("tells nothing of whether an answer was right", async () => {
    const answered = await post([
      ["asked", "idea one"],
      ["option", "other"],
    ]);
    expect(JSON.stringify(answered)).not.toMatch(/correct|secret|thought|a-section/i);
  });

  it.each<[string, string[][]]>([
    ["more answers than there are questions", Array.from({ length: 13 }, (_, at) => ["given", `idea q${at} other`])],
    [
      "one question twice",
      [
        ["given", "idea one other"],
        ["given", "idea one"],
      ],
    ],
    ["two options", [["given", "idea one other right-one"]]],
    ["a quiz that is not there", [["given", "gone one other"]]],
    [
      "an option that is not there",
      [
        ["asked", "idea one"],
        ["option", "those"],
      ],
    ],
    ["what is no key", [["given", "idea <b> other"]]],
  ])("refuses %s", async (_, fields) => {
    await expect(post(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

async function walk(knows: (slug: string) => boolean) {
  let answered = await post([]);
  const fields: string[] = [];
  while (answered.view.state === "asking") {
    const { slug, question } = answered.view;
    const before = answered.given.map((each) => ["given", toField(each)]);
    const choice = knows(slug) ? ["option", "right-one"] : ["unknown", "1"];
    fields.push(slug);
    answered = await post([...before, ["asked", `${slug} ${question.key}`], choice]);
  }
  return { fields, view: answered.view };
}

async function post(fields: string[][]) {
  const { site } = await siteOnContent(FILES);
  const given = aRequest(site, "/learning/placement");
  const body = new URLSearchParams(fields.map(([name = "", value = ""]) => [name, value]));
  const request = new Request(given.request.url, { method: "POST", body });
  const { data } = await action({ ...given, request, pattern: "/:locale?/learning/placement" });
  return data;
}
