import type { Random } from "../create-random.ts";
import type { MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";

const MARKDOWN = [
  "# a\n## a {#a}\n## a {#a}\n",
  "> ".repeat(200),
  "- ".repeat(200),
  "[".repeat(500),
  "![a](javascript:fz())",
  "<img src=x onerror=fz()>",
  "[^1]\n\n[^1]: [^1]",
  '::figure[a]{#b name="clip"}',
  ":::note\n:::\n:::",
  "$$\\frac{1}{$$",
  "```js\n`".repeat(20),
  "| a | b |\n|---|---|\n| c |\n",
  "{fact:nothing} {{fact}} {fact:",
  "*a **b* c**".repeat(50),
  "a\\\n".repeat(100),
  "<!-- ",
  "&#0;&#xD800;&nosuch;",
];
const YAML = [
  "a: &a [*a]\n",
  "<<: *nothing\n",
  "__proto__: 1\n",
  "title: !!js/function 'fz()'\n",
  "slug: ../../a\n",
  "order: .inf\n",
  "draft: maybe\n",
  "? [a]\n: b\n",
  "a: |\n\t b\n",
  "title: 2026-02-30\n",
];

/** A content file that was right, with something in it that is not. */
export const makeContent: MakeInput = (random, { files }) => {
  const { path, text } = random.pick(files);
  return { by: "content", file: { path, text: aText(random, path, text) } };
};

function aText(random: Random, path: string, text: string): string {
  if (random.chance(0.03)) return hostileText(random);
  if (random.chance(0.4)) return mutate(text, random);
  const isMarkdown = path.endsWith(".md");
  const lines = text.split("\n");
  const bodyAt = isMarkdown ? lines.indexOf("---", 1) + 1 : 0;
  const inBody = isMarkdown && random.chance(0.6);
  const at = inBody ? bodyAt + random.below(lines.length - bodyAt + 1) : random.below(Math.max(bodyAt, 1));
  const piece = inBody ? random.pick(MARKDOWN) : random.pick(YAML);
  const changed = [...lines.slice(0, at), random.chance(0.8) ? piece : mutate(piece, random), ...lines.slice(at)];
  return changed.join("\n");
}
