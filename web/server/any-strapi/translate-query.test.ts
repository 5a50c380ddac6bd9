import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toComparable } from "../../../contract/tests/comparable-answer.ts";
import { translateQuery } from "./translate-query.ts";

type Recorded = { recording: string; query: string; data: Record<string, unknown> };
const contract = new URL("../../../contract/tests/recordings/", import.meta.url);

/** What a Strapi 5.54 with the content types alone answers to the contract's questions, with the content of the recordings. */
describe.each(["flat", "v4"] as const)("a Strapi that answers %s lists", (dialect) => {
  const recordings: Recorded[] = JSON.parse(
    readFileSync(new URL(`fixtures/strapi-${dialect}.json`, import.meta.url), "utf8"),
  );

  it.each(recordings.map((recorded) => [recorded.recording, recorded] as const))("%s", (name, { query, data }) => {
    const { request, response } = JSON.parse(readFileSync(new URL(`${name}.json`, contract), "utf8"));
    const translation = translateQuery(request.body.query, dialect);
    expect(translation.query).toBe(query);
    // In content files every page has a description; what was recorded has some without.
    const options = { isUnordered: true, leaveOut: name.startsWith("getPage") ? "description" : undefined };
    const restored = { ...response, body: { data: translation.restore(data) } };
    // Pages of lists are told with more numbers than were asked for.
    expect(toComparable(restored, options)).toMatchObject(toComparable(response, options));
  });
});
