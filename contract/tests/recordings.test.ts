import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT_STORY } from "./account-story.ts";
import { type ApiUnderTest, createApiUnderTest } from "./api-under-test.ts";
import { toComparable } from "./comparable-answer.ts";
import { NOT_REPLAYED } from "./not-replayed.ts";
import { listRecordings, readRecording } from "./recording.ts";

const notReplayed = new Set(NOT_REPLAYED.flatMap(({ recordings }) => recordings));
/** Replayed in their order, in `account-story.test.ts`. */
const inStory = new Set(ACCOUNT_STORY.map(({ recording }) => recording));
const independent = listRecordings().filter((name) => !notReplayed.has(name) && !inStory.has(name));

/** Sorted by `documentId`, which every server makes for itself. */
const UNORDERED = new Set(["exportSearchIndex.de", "exportSearchIndex.en"]);

/** A field that is not compared, since content files do not allow what was recorded. */
const NOT_COMPARED: Record<string, { field: string; because: string }> = {
  "getPage.about": { field: "description", because: "in content files every page has a description" },
  "getPage.privacy-policy": { field: "description", because: "in content files every page has a description" },
};

describe("the content API", () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await createApiUnderTest(process.env);
  });
  afterAll(() => api.close?.());

  it.each(independent)("answers as recorded: %s", async (name) => {
    const recording = readRecording(name);
    const answer = await api.send(recording.request);
    const options = { isUnordered: UNORDERED.has(name), leaveOut: NOT_COMPARED[name]?.field };
    expect(toComparable(answer, options)).toEqual(toComparable(recording.response, options));
  });
});

describe("NOT_REPLAYED", () => {
  it("names recordings that exist, each once", () => {
    const names = NOT_REPLAYED.flatMap(({ recordings }) => recordings);
    expect(names.toSorted()).toEqual(
      listRecordings()
        .filter((name) => notReplayed.has(name))
        .toSorted(),
    );
  });
});
