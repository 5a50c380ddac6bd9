import type { Locale } from "@learn-bittensor/contract/locales";
import type { Nodes, Parents, Text } from "mdast";
import { parseMarkdown } from "../parse-markdown.ts";
import { createFormFinder, type TermForms } from "./find-forms.ts";
import { toTermAddress } from "./term-address.ts";

/** Nodes in which no mark may stand: a link within a link, or within what is no sentence. */
const UNTOUCHED = new Set<Nodes["type"]>(["heading", "link", "linkReference", "leafDirective"]);

/** Marks of ours in a text: the kind of a callout, and notes that are missing. */
const OWN_MARKS = /\[![A-Z]+\]|\[\^[^\]]+\]/g;

/** Finds the terms of the glossary in texts of a language. Made once: the pattern of all forms is large. */
export function createTermMarker(terms: Iterable<TermForms>, locale: Locale) {
  const findForms = createFormFinder(terms, locale);
  return {
    /**
     * The Markdown with the first use of each term linked to its entry in the glossary. `used` collects the terms and tells
     * which have been linked before, in an earlier part of the same text.
     */
    mark(markdown: string, used: Set<string>): string {
      if (!findForms) return markdown;
      let marked = "";
      let at = 0;
      const linked = new Set<Nodes>();
      for (const { node, parents } of listWords(parseMarkdown(markdown), [])) {
        const start = startOf(node);
        const words = markdown.slice(start, endOf(node)).replaceAll(OWN_MARKS, (mark) => " ".repeat(mark.length));
        for (const { id, index, length } of findForms(words, { isEmphasized: isAllOfEmphasis(parents[0]) })) {
          if (used.has(id)) continue;
          const place = placeOf({ start: start + index, end: start + index + length, node }, parents, linked);
          if (!place) continue;
          used.add(id);
          linked.add(place.node);
          marked += `${markdown.slice(at, place.start)}[${markdown.slice(place.start, place.end)}](${toTermAddress(id)})`;
          at = place.end;
        }
      }
      return marked + markdown.slice(at);
    },
  };
}

/** The words of a text that may be linked, each with what it stands in, from within. */
function* listWords(node: Nodes, parents: readonly Parents[]): Generator<{ node: Text; parents: readonly Parents[] }> {
  if (node.type === "text") yield { node, parents };
  if (!("children" in node) || UNTOUCHED.has(node.type)) return;
  for (const child of node.children) yield* listWords(child, [node, ...parents]);
}

/** A part of a text: within a node, or all of it. */
interface Place {
  start: number;
  end: number;
  node: Nodes;
}

/**
 * Where brackets may stand around words: not right beside a star, where they would make it a sign of nothing if no space stands
 * there, but around all stars of words that are emphasised as a whole. Null for words that share their emphasis with others.
 */
function placeOf(words: Place, parents: readonly Parents[], linked: ReadonlySet<Nodes>): Place | null {
  let place = words;
  for (const parent of parents) {
    const siblings: readonly Nodes[] = parent.children;
    const index = siblings.indexOf(place.node);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    const isFirst = place.start === startOf(place.node);
    const isLast = place.end === endOf(place.node);
    if (isFirst && isEmphasis(before) && !linked.has(before)) return null;
    if (isLast && isEmphasis(after)) return null;
    if (!isEmphasis(parent)) return place;
    const [begins, ends] = [isFirst && !before, isLast && !after];
    if (begins !== ends) return null;
    if (!begins) return place;
    place = { start: startOf(parent), end: endOf(parent), node: parent };
  }
  return place;
}

function isAllOfEmphasis(parent: Parents | undefined): boolean {
  return isEmphasis(parent) && parent.children.length === 1;
}

function isEmphasis(node: Nodes | undefined): node is Extract<Nodes, { type: "emphasis" | "strong" | "delete" }> {
  return node?.type === "emphasis" || node?.type === "strong" || node?.type === "delete";
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}
