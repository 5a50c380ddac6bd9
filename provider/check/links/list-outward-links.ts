import type { ContentFile } from "../../content/content-files.ts";

/** Where an address stands as a link: in Markdown, or in a field of a file. */
const LINK = /(?:\]\(|<|\b(?:href|url|link|action): ["']?)(https?:\/\/[^\s"'<>)\]]+)/g;

/** Every address elsewhere that texts lead to, without the part after #, with the files that do; in the order of the alphabet. */
export function listOutwardLinks(files: readonly ContentFile[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, address = ""] of text.matchAll(LINK)) {
      const [asked = address] = address.split("#");
      found.set(asked, (found.get(asked) ?? new Set()).add(path));
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
