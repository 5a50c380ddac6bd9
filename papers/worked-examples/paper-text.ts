import { readFile } from "node:fs/promises";

/**
 * The source of a study edition. The tests of this folder compute the numbers of its worked examples from the formulas
 * printed beside them and look for them in this text: whoever changes one changes the other.
 */
export function paperText(slug: string): Promise<string> {
  return readFile(new URL(`../../content/en/paper/${slug}.typ`, import.meta.url), "utf8");
}
