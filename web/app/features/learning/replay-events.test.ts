import { GetLearning } from "@learn-bittensor/contract/operations/learning";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteWithLearners } from "../../../tests/site-with-learners.ts";
import { getAccountLearning, listAccountLearning } from "./account-learning.server.ts";
import { anEvent, someEvents } from "./learning-event-builder.ts";
import { applyEvents, type LearningState, targetKey } from "./learning-state.ts";
import { mergeEvents } from "./merge-events.ts";
import { replayEvents } from "./replay-events.server.ts";

const STAKING = { kind: "concept", slug: "staking" } as const;
const MINUTE = 60_000;

/** For tests with many requests, on a busy machine. */
const TIMEOUT = { timeout: 30_000 };

describe("replayEvents", () => {
  it("brings what was read and bookmarked into the account", async () => {
    const { content, clock } = await aLearner();
    const at = clock() - MINUTE;
    const events = [
      anEvent({ what: "reading", percent: 40, at }),
      anEvent({ what: "bookmark", at: at + 1 }),
      anEvent({ what: "read", slug: "wallets", at: at + 2 }),
    ];
    expect(await replayEvents(content, events)).toEqual({ settled: events.map(({ id }) => id), refused: [] });
    expect(await listAccountLearning(content)).toEqual(
      expect.arrayContaining([
        { kind: "concept", slug: "wallets", percent: 100, isRead: true, readAt: clock(), bookmarkedAt: null },
        { ...STAKING, percent: 40, isRead: false, readAt: clock(), bookmarkedAt: clock() },
      ]),
    );
  });

  it("says the same whichever device comes first, and however often", TIMEOUT, async () => {
    const { site, join } = await aLearner();
    let learners = 0;
    await fc.assert(
      fc.asyncProperty(someEvents, someEvents, async (one, other) => {
        // What is removed on one device and saved on the other depends on the clock: it is looked at below.
        const [phone, laptop] = [one, other].map((events) => events.filter(({ what }) => !what.startsWith("un")));
        const outcomes = [];
        for (const order of [
          [phone, laptop],
          [laptop, phone, phone, laptop],
        ]) {
          learners += 1;
          const content = site.contentAs(await join(`learner${learners}`));
          for (const events of order) await replayEvents(content, events ?? []);
          outcomes.push(marksOf(await listAccountLearning(content)));
        }
        expect(outcomes[0]).toEqual(outcomes[1]);
        expect(outcomes[0]).toEqual(marksOf(applyEvents([], mergeEvents(phone ?? [], laptop ?? []))));
      }),
      { numRuns: 5 },
    );
  });

  it("takes back what was saved before", async () => {
    const { content, clock, passTime } = await aLearner();
    await replayEvents(content, [anEvent({ what: "read" }), anEvent({ what: "bookmark" })]);
    passTime(5 * MINUTE);
    const at = clock();
    await replayEvents(content, [anEvent({ what: "unread", at }), anEvent({ what: "unbookmark", at })]);
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("begins anew where progress was taken back and reading went on", async () => {
    const { content, clock } = await aLearner();
    await replayEvents(content, [anEvent({ what: "read" })]);
    await replayEvents(content, [
      anEvent({ what: "unread", at: clock() }),
      anEvent({ what: "reading", percent: 20, at: clock() + 1 }),
    ]);
    expect(await getAccountLearning(content, STAKING)).toMatchObject({ isRead: false, percent: 20 });
  });

  it("does not take back what another device has saved since", async () => {
    const { content, clock, passTime } = await aLearner();
    const offline = [anEvent({ what: "unread", at: clock() }), anEvent({ what: "unbookmark", at: clock() })];
    passTime(5 * MINUTE);
    await replayEvents(content, [anEvent({ what: "read" }), anEvent({ what: "bookmark" })]);
    expect((await replayEvents(content, offline)).settled).toHaveLength(2);
    expect(await getAccountLearning(content, STAKING)).toMatchObject({ isRead: true, bookmarkedAt: clock() });
  });

  it("takes back at once what was saved a moment ago, also by a clock that is slow", async () => {
    const { content, clock } = await aLearner();
    await replayEvents(content, [anEvent({ what: "read" })]);
    const hourSlow = clock() - 60 * MINUTE;
    await replayEvents(content, [anEvent({ what: "unread", at: hourSlow })], { clockAheadMs: 60 * MINUTE });
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("settles what is not published any more without holding up the rest", async () => {
    const { content } = await aLearner();
    const gone = [anEvent({ what: "read", slug: "gone" }), anEvent({ what: "bookmark", slug: "gone" })];
    const there = anEvent({ what: "read" });
    const { settled, refused } = await replayEvents(content, [...gone, there]);
    expect(new Set(settled)).toEqual(new Set([...gone, there].map(({ id }) => id)));
    expect(new Set(refused)).toEqual(new Set(gone.map(({ id }) => id)));
    expect(await listAccountLearning(content)).toHaveLength(1);
  });

  it("saves hundreds in batches", TIMEOUT, async () => {
    const slugs = Array.from({ length: 250 }, (_, index) => `concept-${index}`);
    const { content, asked } = await aLearner(slugs);
    await replayEvents(
      content,
      slugs.map((slug, at) => anEvent({ what: "read", slug, at })),
    );
    expect(asked.filter(({ operationName }) => operationName === "saveProgressBatch")).toHaveLength(3);
    expect(await listAccountLearning(content)).toHaveLength(250);
  });

  it("sends an opinion, the last one of a document", async () => {
    const { content, asked } = await aLearner();
    await replayEvents(content, [
      anEvent({ what: "feedback", helpful: false, at: 1 }),
      anEvent({ what: "feedback", helpful: true, message: "Clear.", at: 2 }),
    ]);
    const sent = asked.filter(({ operationName }) => operationName === "sendFeedback");
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { ...STAKING, helpful: true, message: "Clear." } },
    ]);
  });

  it("submits each attempt at a quiz once", async () => {
    const { content, clock } = await aLearner();
    const answers = [{ question: "purpose", options: ["task"] }];
    const attempt = anEvent({ what: "quiz", kind: "quiz", slug: "basics", locale: "en", answers, at: clock() });
    const later = anEvent({ what: "quiz", kind: "quiz", slug: "basics", locale: "en", answers: [], at: clock() });
    await replayEvents(content, [attempt]);
    await replayEvents(content, [attempt, later]);
    const { myQuizAttempts } = await content.query(GetLearning, {});
    expect(myQuizAttempts.map(({ percent }) => percent)).toEqual([0, 100]);
  });

  it("touches nobody else's account", async () => {
    const { content, site, join } = await aLearner();
    const other = site.contentAs(await join("grace"));
    await replayEvents(other, [anEvent({ what: "read" })]);
    await replayEvents(content, [anEvent({ what: "unread", at: Date.parse("2027-01-01") })]);
    expect(await listAccountLearning(content)).toEqual([]);
    expect(await getAccountLearning(other, STAKING)).toMatchObject({ isRead: true });
  });

  it("throws where nobody is signed in, and settles nothing", async () => {
    const { site } = await aLearner();
    await expect(replayEvents(site.contentAs(""), [anEvent({ what: "read" })])).rejects.toThrow(ContentRefused);
    await expect(replayEvents(site.contentAs("forged"), [anEvent({ what: "read" })])).rejects.toThrow(ContentRefused);
  });
});

async function aLearner(slugs = ["staking", "wallets"]) {
  const quiz = {
    title: "Basics",
    passPercent: 50,
    questions: [
      {
        key: "purpose",
        prompt: "Is it?",
        options: [
          { key: "task", text: "It is", correct: true },
          { key: "no", text: "No" },
        ],
      },
    ],
  };
  const world = await siteWithLearners([
    ...slugs.map((slug) => aContentFile(`en/concept/${slug}`)),
    aContentFile("en/guide/staking"),
    aContentFile("en/author/an-author"),
    aContentFile("en/article/the-halving"),
    {
      path: "en/quiz/basics",
      text: JSON.stringify({ description: "One question.", updatedAt: "2026-11-20", ...quiz }),
    },
  ]);
  return { ...world, content: world.site.contentAs(await world.join("ada")) };
}

/** Without moments: those of the account are the provider's. */
function marksOf(states: readonly LearningState[]) {
  const marks = states.map((state) => {
    const { percent, isRead, bookmarkedAt } = state;
    return [targetKey(state), { percent, isRead, isBookmarked: bookmarkedAt !== null }] as const;
  });
  return new Map(marks.filter(([, { percent, isRead, isBookmarked }]) => percent > 0 || isRead || isBookmarked));
}
