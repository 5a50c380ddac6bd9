import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A concept, and a word that its title is to end with. */
export interface Change {
  slug: string;
  word: string;
}

/** What saves the file of a concept with the change. The provider of the project watches it. */
export async function openFile(contentDir: string, { slug, word }: Change): Promise<() => Promise<void>> {
  const file = path.join(contentDir, "en", "concept", `${slug}.md`);
  const text = await readFile(file, "utf8");
  return () => writeFile(file, text.replace(/^title: (["']?)(.*)\1$/m, `title: $1$2 ${word}$1`));
}
