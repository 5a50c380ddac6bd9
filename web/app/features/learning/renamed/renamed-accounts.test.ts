import { AddBookmark } from "@learn-bittensor/contract/operations/learning";
import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../../tests/content-file.ts";
import { siteWithLearners } from "../../../../tests/site-with-learners.ts";
import { getAccountLearning, listAccountLearning } from "../account-learning.server.ts";
import { anEvent } from "../learning-event-builder.ts";
import { replayEvents } from "../replay-events.server.ts";
import { listRenamed } from "./list-renamed.ts";

const NOW = { kind: "concept", slug: "staking" } as const;
const FORMER = { kind: "concept", slug: "delegating" } as const;
const renamed = listRenamed([{ from: "/concepts/tokens/delegating", to: "/concepts/tokens/staking", locale: null }]);

describe("what an account holds of a document that was renamed", () => {
  it("is found under the name it has now, with what was added since", async () => {
    const { content, clock } = await aLearner();
    await replayEvents(content, [anEvent({ ...FORMER, what: "read" })]);
    await content.query(AddBookmark, { input: FORMER });
    await replayEvents(content, [anEvent({ ...NOW, what: "reading", percent: 40 })]);
    const known = { ...NOW, percent: 100, isRead: true, readAt: clock(), bookmarkedAt: clock() };
    expect(await listAccountLearning(content, renamed)).toEqual([known]);
    expect(await getAccountLearning(content, NOW, renamed)).toEqual(known);
  });

  it("is taken back under every name", async () => {
    const { content, clock } = await aLearner();
    await replayEvents(content, [anEvent({ ...FORMER, what: "read" }), anEvent({ ...FORMER, what: "bookmark" })]);
    const at = clock() + 1;
    const events = [anEvent({ ...NOW, what: "unread", at }), anEvent({ ...NOW, what: "unbookmark", at })];
    await replayEvents(content, events, { renamed });
    expect(await listAccountLearning(content)).toEqual([]);
  });

  it("takes in what a device still calls by the former name", async () => {
    const { content } = await aLearner();
    const event = anEvent({ ...FORMER, what: "read" });
    expect(await replayEvents(content, [event], { renamed })).toEqual({ settled: [event.id], refused: [] });
    expect(await listAccountLearning(content)).toMatchObject([{ ...NOW, isRead: true }]);
  });
});

/** The former name is published as well, so that something can be saved under it. */
async function aLearner() {
  const world = await siteWithLearners([aContentFile("en/concept/staking"), aContentFile("en/concept/delegating")]);
  return { ...world, content: world.site.contentAs(await world.join("ada")) };
}
