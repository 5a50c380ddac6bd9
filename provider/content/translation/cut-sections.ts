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

/** What changes when the words of a section change, and not when their lines are broken otherwise. */
export function hashSection(text: string): string {
  return hash("sha256", text.replaceAll(/\s+/g, " ").trim()).slice(0, HASH_LENGTH);
}
