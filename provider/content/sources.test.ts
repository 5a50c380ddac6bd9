import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { Sources } from "./sources.ts";

describe("Sources", () => {
  it("become the last section of a text", () => {
    const sources = new Sources([
      { ref: "subtensor, commit 14bc6f9f", date: "2026-06-30", href: "https://github.com/RaoFoundation/subtensor" },
      { ref: "Research note", date: "2026-09-11" },
    ]);
    expect(sources.appendTo("A text.", "en")).toBe(`A text.

## Sources {#sources}

- [subtensor, commit 14bc6f9f](<https://github.com/RaoFoundation/subtensor>) (2026-06-30)
- Research note (2026-09-11)`);
  });

  it("have a title in every language and one anchor", () => {
    const sources = new Sources([{ ref: "Note", date: "2026-09-11" }]);
    const headings = LOCALES.map((locale) => sources.appendTo(null, locale)?.split("\n", 1)[0]);
    expect(headings).toEqual([
      "## Sources {#sources}",
      "## Quellen {#sources}",
      "## 출처 {#sources}",
      "## Sources {#sources}",
      "## 来源 {#sources}",
    ]);
  });

  it("stand below an answer, which shares its page with others", () => {
    expect(new Sources([{ ref: "Note", date: "2026-09-11" }]).appendToAnswer("Yes.", "fr")).toBe(
      "Yes.\n\n**Sources**\n\n- Note (2026-09-11)",
    );
    expect(new Sources([]).appendToAnswer("Yes.", "en")).toBe("Yes.");
  });

  it("are a section of a guide", () => {
    expect(new Sources([{ ref: "Note", date: "2026-09-11" }]).toGuideSections("de")).toMatchObject([
      { anchor: "sources", title: "Quellen", introduction: "- Note (2026-09-11)", steps: [] },
    ]);
  });

  it("say what is to be known about them in the language of the text", () => {
    const sources = new Sources([{ ref: "Note", date: "2026-09-11", notes: ["third-party", "collected"] }]);
    expect(sources.appendTo(null, "en")).toMatch(/- Note \(2026-09-11\): by a third party, collected on this day$/);
    expect(sources.appendTo(null, "de")).toMatch(/- Note \(2026-09-11\): von Dritten, an diesem Tag zusammengetragen$/);
    expect(sources.appendTo(null, "zh")).toMatch(/- Note \(2026-09-11\)：第三方资料，收集于该日$/);
  });

  it("leave a text as it is when there are none", () => {
    expect(new Sources([]).appendTo(null, "en")).toBeNull();
    expect(new Sources([]).appendTo("A text.", "en")).toBe("A text.");
    expect(new Sources([]).toGuideSections("en")).toEqual([]);
  });

  it("read as written, whatever characters a reference holds", () => {
    const sources = new Sources([{ ref: "set_weights [v2] *draft* | $5", date: "2026-09-11" }]);
    expect(sources.appendTo(null, "en")).toContain("- set\\_weights \\[v2\\] \\*draft\\* \\| \\$5 (2026-09-11)");
  });
});
