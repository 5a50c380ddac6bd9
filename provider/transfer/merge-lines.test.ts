import { describe, expect, it } from "vitest";
import { mergeLines } from "./merge-lines.ts";

const WRITTEN = "A block takes {{fact:block}}.\n\nA validator scores.\n\nThe end.";
const BROUGHT =
  "A block takes 12 s.\n\nA [validator](/concepts/glossary#term-validator) scores.\n\nThe end.\n\n## Sources {#sources}\n\n- One (2026-11-20)";

describe("mergeLines", () => {
  it("gives back what was written where nothing was changed", () => {
    expect(mergeLines({ written: WRITTEN, brought: BROUGHT, edited: BROUGHT })).toBe(WRITTEN);
  });

  it("takes an editor's lines, and keeps facts in the others", () => {
    const edited = BROUGHT.replace("The end.", "A new line.\n\nThe very end.");
    expect(mergeLines({ written: WRITTEN, brought: BROUGHT, edited })).toBe(
      "A block takes {{fact:block}}.\n\nA validator scores.\n\nA new line.\n\nThe very end.",
    );
  });

  it("loses a line that an editor has taken out", () => {
    const edited = BROUGHT.replace("A block takes 12 s.\n\n", "");
    expect(mergeLines({ written: WRITTEN, brought: BROUGHT, edited })).toBe("A validator scores.\n\nThe end.");
  });

  it("says so where the lines do not answer to each other", () => {
    expect(mergeLines({ written: `${WRITTEN}\n\nmore\n\n\n\n`, brought: "one line", edited: "another" })).toBeNull();
  });
});
