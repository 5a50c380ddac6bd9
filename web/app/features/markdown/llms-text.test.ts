import { expect, it } from "vitest";
import { toLlmsText } from "./llms-text.ts";

it("lists pages by section, escaped, without sections that hold none", () => {
  const url = "https://learn.example/concepts/a.md";
  const text = toLlmsText({
    title: "Site",
    description: "About\nit.",
    sections: [
      {
        title: "Concepts",
        entries: [
          { title: "A [b](c)", description: "One\n## two", url },
          { title: "D", description: "", url },
        ],
      },
      { title: "Guides", entries: [] },
    ],
  });
  expect(text).toBe(
    String.raw`# Site

> About it.

## Concepts

- [A \[b\](c)](${url}): One \#\# two
- [D](${url})
`,
  );
});
