import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const UI = path.join(import.meta.dirname, "../../ui");
/** Parts of blocks, what only the server or another block draws with, what no script shows, and hooks: none of them stands alone. */
const NO_BLOCK = new Set([
  "dialog/alert-dialog.tsx",
  "rich-text/heading-link.tsx",
  "rich-text/text-leaf.tsx",
  "announcer.tsx",
  "reading/about-text.tsx",
  "reading/article.tsx",
  "reading/cite-line.tsx",
  "needs-script.tsx",
  "prefetched-pages.tsx",
  "forms/use-saving.tsx",
  "shown-once.tsx",
  "lists/in-turns.tsx",
  "illustrations/drawing.tsx",
  "illustrations/late-illustration.tsx",
  "late-component.tsx",
]);

it("shows every block of ui", () => {
  const gallery = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("");
  const blocks = readdirSync(UI, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx") && !NO_BLOCK.has(file),
  );
  expect(blocks.length).toBeGreaterThan(NO_BLOCK.size);
  expect(blocks.filter((file) => !gallery.includes(`from "#app/ui/${file}"`))).toEqual([]);
});
