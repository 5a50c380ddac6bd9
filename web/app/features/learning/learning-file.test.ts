import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEvent, someEvents } from "./learning-event-builder.ts";
import { parseLearningFile, toLearningFile } from "./learning-file.ts";
import { compactEvents, mergeEvents } from "./merge-events.ts";

const EXPORTED_AT = new Date("2026-11-20T09:00:00Z");

describe("learning files", () => {
  it("bring everything to another device, as its own", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const read = parseLearningFile(toLearningFile(events, { exportedAt: EXPORTED_AT }), "7");
        expect(read).toEqual(events.map((event) => ({ ...event, owner: "7" })));
      }),
    );
  });

  it("change nothing where they are added twice", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const file = parseLearningFile(toLearningFile(events, { exportedAt: EXPORTED_AT }), "0") ?? [];
        const once = compactEvents(mergeEvents([], file));
        expect(compactEvents(mergeEvents(once, file))).toEqual(once);
      }),
    );
  });

  it("say what they are and when they were saved", () => {
    expect(JSON.parse(toLearningFile([], { exportedAt: EXPORTED_AT, account: { myBookmarks: [] } }))).toEqual({
      format: "learn-bittensor/learning",
      version: 1,
      exportedAt: "2026-11-20T09:00:00.000Z",
      account: { myBookmarks: [] },
      events: [],
    });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["another JSON", "[]"],
    ["null", "null"],
    ["another file", JSON.stringify({ format: "other", events: [] })],
    ["no events", JSON.stringify({ format: "learn-bittensor/learning", events: {} })],
    ["far too many", JSON.stringify({ format: "learn-bittensor/learning", events: Array(10_001).fill(null) })],
  ])("are not %s", (_, text) => {
    expect(parseLearningFile(text, "0")).toBeNull();
  });

  it("leave out what is no event", () => {
    const event = anEvent({ what: "read" });
    const text = JSON.stringify({ format: "learn-bittensor/learning", events: [null, { what: "read" }, event, 7] });
    expect(parseLearningFile(text, "0")).toEqual([event]);
  });
});
