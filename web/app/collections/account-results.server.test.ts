import { SubmitQuiz } from "@learn-bittensor/contract/operations/quizzes";
import { describe, expect, it } from "vitest";
import { downloadMyData } from "#app/features/account/my-data.server.ts";
import { exportAccountLearning } from "#app/features/learning/account-learning.server.ts";
import type { Redirect } from "#app/site/redirects.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import { listAccountResults } from "./account-results.server.ts";

const QUESTION = {
  key: "owner",
  prompt: "Whose is it?",
  section: "owner",
  explanation: "It is yours.",
  options: [
    { key: "you", text: "Yours", correct: true },
    { key: "they", text: "Theirs", misconception: "No loan." },
  ],
};
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile(
    "en/concept/staking",
    { title: "Staking", categories: ["economics"], quiz: "staking" },
    "## Whose it is {#owner}\n\nYours.\n\n## An example {#example}\n\nOne.",
  ),
  {
    path: "en/quiz/staking",
    text: JSON.stringify({
      title: "Staking",
      description: "A question.",
      passPercent: 50,
      questions: [QUESTION, { ...QUESTION, key: "price", section: "example" }],
      updatedAt: "2026-11-20",
    }),
  },
];

describe("listAccountResults", () => {
  it("tells of each quiz what came of it last, and which sections to read again, in every browser", async () => {
    const { answer, list, passTime } = await aLearner();
    await answer("they", "they");
    passTime(1_000);
    await answer("you", "they");
    expect(await list()).toEqual([
      {
        slug: "staking",
        at: Date.parse("2026-11-20T09:00:01Z"),
        correctCount: 1,
        questionCount: 2,
        passed: true,
        weak: [{ anchor: "example", title: "An example" }],
      },
    ]);
    expect(await list({ slug: "staking" })).toEqual(await list());
    expect(await list({ slug: "wallets" })).toEqual([]);
  });

  it("tells of a quiz that was renamed under the name it has now", async () => {
    const redirects = [{ from: "/concepts/economics/staking", to: "/concepts/economics/delegating", locale: null }];
    const { answer, list } = await aLearner(redirects);
    await answer("you", "you");
    expect(await list()).toMatchObject([{ slug: "delegating", correctCount: 2 }]);
    expect(await list({ slug: "delegating" })).toEqual(await list());
  });

  it("names no section where all was right", async () => {
    const { answer, list } = await aLearner();
    await answer("you", "you");
    expect(await list()).toMatchObject([{ correctCount: 2, passed: true, weak: [] }]);
  });

  it("is in what an account can be taken along as, with what was answered", async () => {
    const { answer, content, asLearner } = await aLearner();
    await answer("you", "they");
    const attempt = {
      quizSlug: "staking",
      correctCount: 1,
      questionCount: 2,
      answers: expect.arrayContaining([{ question: "price", options: ["they"] }]),
    };
    expect((await exportAccountLearning(content)).account.myQuizAttempts).toMatchObject([attempt]);
    const file = await (await downloadMyData(asLearner("/profile/my-data.json"))).json();
    expect(file.quizAttempts).toMatchObject([attempt]);
  });

  it("has nothing of who is not signed in", async () => {
    const { list } = await aLearner();
    expect(await list({}, { cookie: "" })).toEqual([]);
  });
});

async function aLearner(redirects: readonly Redirect[] = []) {
  const world = await siteWithLearners(FILES, { redirects });
  const token = await world.join("ada");
  const content = world.site.contentAs(token);
  const asLearner = (path: string, cookie = `auth_token=${token}`) => aRequest(world.site, path, { cookie });
  return {
    content,
    passTime: world.passTime,
    asLearner,

    answer(owner: string, price: string) {
      const answers = [
        { question: "owner", options: [owner] },
        { question: "price", options: [price] },
      ];
      return content.query(SubmitQuiz, { input: { quizSlug: "staking", locale: "en", answers } });
    },

    list(asked: { slug?: string } = {}, { cookie }: { cookie?: string } = {}) {
      return listAccountResults(asLearner("/learning", cookie), { locale: "en", ...asked });
    },
  };
}
