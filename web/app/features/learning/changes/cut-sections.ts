/** A section of a text as it was read: the id of its heading, its title, and its words without marks. */
export interface Section {
  id: string;
  title: string;
  text: string;
}

/** What is read before the first heading. */
export const BEGINNING = "";

const FENCE = /^\s*(?:```|~~~)/;
const HEADING = /^#{2,3} (.+?)(?:\s*\{#([\w-]+)\})?\s*$/;

/** The text of a page's Markdown file in sections; what stands between lines of dashes at its beginning is no text. */
export function cutSections(file: string): { language: string; sections: Section[] } {
  const [, front = "", body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const language = /^language: "([\w-]+)"$/m.exec(front)?.[1] ?? "";
  const sections: (Section & { lines: string[] })[] = [{ id: BEGINNING, title: "", text: "", lines: [] }];
  let isCode = false;
  for (const line of body.split("\n")) {
    if (FENCE.test(line)) {
      isCode = !isCode;
      continue;
    }
    const [, title, id = title] = (isCode ? null : HEADING.exec(line)) ?? [];
    if (title !== undefined && id !== undefined) sections.push({ id, title: toWords(title), text: "", lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return {
    language,
    sections: sections.map(({ lines, ...section }) => ({ ...section, text: toWords(lines.join("\n")) })),
  };
}

/** Markdown as words: where a link leads, and how words stand out, is no change of what is said. */
function toWords(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\((?:<[^>]*>|[^)]*)\)/g, "$1")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\{[#.][^}]*\}|^:{2,3}\S*/gm, "")
    .replace(/\\([\\`*_[\]<>#|~&$!])/g, "$1")
    .replace(/[*_`]+/g, "")
    .replace(/\||^\s*(?:[-+>]|\d+\.)\s+|^[\s:-]*-{3,}[\s:-]*$/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
}
