import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseLearningFile, parseLearningNotes } from "../learning-file.ts";

/**
 * A file as it was saved on 27 November 2026. It stays as it is, whatever becomes of the format: readers have such files, and
 * events like these on their devices.
 */
const FILE = readFileSync(new URL("learning-file-1.json", import.meta.url), "utf8");

it("is read whole: every kind of event, and what the device noted", () => {
  const { events, notes } = JSON.parse(FILE);
  expect(events).toHaveLength(7);
  expect(parseLearningFile(FILE, "0")).toEqual(events.map((event: object) => ({ ...event, owner: "0" })));
  expect(parseLearningNotes(FILE)).toEqual(notes);
});
