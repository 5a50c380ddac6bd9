import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GetPageFeedback, GetPageFeedbackLimits, SendPageFeedback } from "../operations/page-feedback.ts";
import { askStory, passDay } from "./ask-story.ts";
import { createStoryApi } from "./create-story-api.ts";
import type { StoryApi } from "./story-api.ts";

const TOLD = { page: "/de/concepts/staking", locale: "de", clear: false, message: "Why?" };

// Nothing of it was recorded, since a Strapi has it by an extension only.
describe("feedback on pages", () => {
  let api: StoryApi;
  beforeAll(async () => {
    api = await createStoryApi(process.env);
  });
  afterAll(() => api.close());

  const send = (more: object, body: object = {}) =>
    askStory(api, SendPageFeedback, { input: { ...TOLD, ...more } }, body);

  it("is told by anybody, and found by its number without what was told", async () => {
    expect((await askStory(api, GetPageFeedbackLimits)).data?.pageFeedbackLimits).toEqual({ longestMessage: 2000 });
    const number = (await send({})).data?.sendPageFeedback?.number;
    const { data } = await askStory(api, GetPageFeedback, { number });
    expect(data?.pageFeedback).toMatchObject({ number, page: TOLD.page, state: "open", answer: null });
    expect(JSON.stringify(data)).not.toContain("Why?");
  });

  it.each([
    ["of a page elsewhere", { page: "//evil.example/" }],
    ["of a page behind a backslash", { page: "/\\evil.example/" }],
    ["in a language that there is none of", { locale: "xx" }],
    ["without saying anything", { clear: null, message: " " }],
    ["at length", { message: "a".repeat(2_001) }],
  ])("is not told %s", async (_, more) => {
    expect((await send(more)).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("is told ten times in a minute by a network, whatever else it sends", async () => {
    passDay(api);
    for (let told = 0; told < 10; told += 1)
      expect((await send({}, { email: `${told}@example.test` })).errors).toBeUndefined();
    const { errors, headers } = await send({}, { email: "11@example.test" });
    expect(errors).toMatchObject([{ extensions: { code: "STRAPI_RATE_LIMIT_ERROR" } }]);
    expect(headers["retry-after"]).toMatch(/^[1-6]?\d$/);
    passDay(api);
    expect((await send({})).errors).toBeUndefined();
  });
});
