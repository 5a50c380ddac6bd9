import { describe, expect, it } from "vitest";
import { createMarkdownStripper } from "./strip-markdown.ts";

const strip = createMarkdownStripper();

describe("createMarkdownStripper", () => {
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
    expect(strip(markdown).split("\n")).toEqual([
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
    expect(strip("1 < 2 & 3 > 2")).toBe("1 < 2 & 3 > 2");
    expect(strip("")).toBe("");
  });
});
