import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_STORY } from "./account-story.ts";
import { toComparable } from "./comparable-answer.ts";
import { createStoryApi } from "./create-story-api.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readRecording } from "./recording.ts";
import type { StoryApi } from "./story-api.ts";

// It begins without any account and ends with a mail server out of order: a server elsewhere can be brought there where its mail comes here.
describe("accounts", () => {
  const placeholders = createPlaceholders();
  let api: StoryApi;
  beforeAll(async () => {
    api = await createStoryApi(process.env);
  });
  afterAll(() => api.close());

  it.each(ACCOUNT_STORY)("answers as recorded: $recording", async (step) => {
    const recording = readRecording(step.recording);
    api.passTime();
    if (step.block) await api.block(step.block);
    if (step.breakMail) await api.breakMail();
    const code = step.codeSentTo && (await api.readCode(step.codeSentTo));
    const request = placeholders.fill(recording.request, { code });
    for (let count = 0; count < (step.askedBefore ?? 0); count += 1) await api.send(request);

    const answer = await api.send(request);
    expect(toComparable(placeholders.take(answer), { isUnordered: false })).toEqual(
      toComparable(recording.response, { isUnordered: false }),
    );
  });
});
