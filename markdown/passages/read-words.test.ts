import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../parse-markdown.ts";
import { readWords } from "./read-words.ts";

const read = (markdown: string) => readWords(parseMarkdown(markdown));

describe("readWords", () => {
  it("keeps the words and drops the marks", () => {
    const markdown = `
## In one minute {#in-one-minute}

> [!TIP]
> A **subnet** is a [market](/concepts/subnets/market "title") for *one* kind of work[^1].

| Part | What it is |
|---|---|
| Alpha | the \`token\` |

- [x] one
- two<br>three

![A diagram](diagram.svg) https://example.org

\`\`\`sh
btcli wallet create
\`\`\`

Costs $N \\cdot \\tau$ TAO.

$$
x = y
$$

<script>alert(1)</script>

[^1]: A note.
`;
    expect(read(markdown).text.split("\n")).toEqual([
      "In one minute",
      "A subnet is a market for one kind of work.",
      "Part",
      "What it is",
      "Alpha",
      "the token",
      "one",
      "twothree",
      "A diagram https://example.org",
      "btcli wallet create",
      "Costs  TAO.",
      "A note.",
    ]);
  });

  it("keeps what only looks like markup", () => {
    expect(read("1 < 2 & 3 > 2").text).toBe("1 < 2 & 3 > 2");
    expect(read("")).toEqual({ text: "", headings: [] });
  });

  it("lists the headings", () => {
    const markdown = "# **Keys** {#keys}\n\nText.\n\n## Lost, or `leaked`?\n\n> ## Quoted\n\nUnderlined\n---\n\n## \n";
    expect(read(markdown).headings).toEqual(["Keys", "Lost, or leaked?", "Underlined"]);
  });
});
