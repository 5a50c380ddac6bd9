import { hash } from "node:crypto";
import { findHeadings } from "@learn-bittensor/markdown/find-headings";
import { takeAskedId } from "@learn-bittensor/markdown/heading-ids";

/** A part of a text: what stands below one heading. `id` is the heading's, `head` before the first. */
export type Section = { id: string; title: string; text: string };

const HASH_LENGTH = 8;

/** Cuts Markdown at its headings of the first and second level. What stands before them is the section `head`. */
export function cutSections(markdown: string): Section[] {
  const headings = findHeadings(markdown);
  const head = markdown.slice(0, headings[0]?.start);
  const sections = headings.map(({ words, end }, index) => {
    const { words: title, asked } = takeAskedId(words);
    const text = words + markdown.slice(end, headings[index + 1]?.start);
    return { id: asked ?? `section-${index + 1}`, title, text };
  });
  return head.trim() === "" ? sections : [{ id: "head", title: "", text: head }, ...sections];
}

/** Code in a block, where links lead, and code among words: a translation has them as they are. */
const NO_WORDS: readonly [what: RegExp, inItsPlace: string][] = [
  [/^([ \t]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?\1\2[ \t]*$/gm, "```"],
  [/(`+)(?!`)[\s\S]+?(?<!`)\1(?!`)/g, "``"],
  [/\]\((?:<[^<>\n]*>|(?:[^()\s]|\([^()\s]*\))*)(?:\s+"[^"\n]*")?\)/g, "]()"],
  [/<https?:[^<>\s]*>/g, "<>"],
  [/^[ \t]*\[[^\]\n]+\]:[ \t]+\S+.*$/gm, "[]:"],
];

/** What changes with the words of a section, and not with code, with where links lead, or with where lines break. */
export function hashSection(text: string): string {
  return hashAsWritten(NO_WORDS.reduce((rest, [what, inItsPlace]) => rest.replaceAll(what, inItsPlace), text));
}

/** What changes with all that is written. Translations that were stamped before 27 November 2026 note it. */
export function hashAsWritten(text: string): string {
  return hash("sha256", text.replaceAll(/\s+/g, " ").trim()).slice(0, HASH_LENGTH);
}
