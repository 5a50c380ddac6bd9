import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_STORY } from "./account-story.ts";
import { toComparable } from "./comparable-answer.ts";
import { createEmbeddedApi, type EmbeddedApi } from "./embedded-api.ts";
import { createPlaceholders } from "./placeholders.ts";
import { readRecording } from "./recording.ts";

// It begins without any account and ends with a mail server out of order: a server elsewhere cannot be brought there.
describe("accounts, on the embedded provider", () => {
  const placeholders = createPlaceholders();
  let api: EmbeddedApi;
  beforeAll(async () => {
    api = await createEmbeddedApi();
  });
  afterAll(() => api.close());

  it.each(ACCOUNT_STORY)("answers as recorded: $recording", async (step) => {
    const recording = readRecording(step.recording);
    api.passTime();
    if (step.block) await api.block(step.block);
    if (step.breakMail) api.breakMail();
    const code = step.codeSentTo && (await api.readCode(step.codeSentTo));
    const request = placeholders.fill(recording.request, { code });
    for (let count = 0; count < (step.askedBefore ?? 0); count += 1) await api.send(request);

    const answer = await api.send(request);
    expect(toComparable(placeholders.take(answer), { isUnordered: false })).toEqual(
      toComparable(recording.response, { isUnordered: false }),
    );
  });
});
