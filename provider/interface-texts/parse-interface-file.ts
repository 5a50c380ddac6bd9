import { isMap, isScalar, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import type { ContentFile } from "../content/content-files.ts";

/** A text of the interface, as it is written: an ICU message that may cite facts. */
export type InterfaceText = {
  /** Within its namespace: `sourceNames.concept`. */
  key: string;
  text: string;
  /** The line of its file, from 1. */
  line: number;
  /** What stands directly above it, as a comment; empty where nothing does. */
  comment: string;
  /** Whether a comment stands above it, or above a group that it is in. */
  isExplained: boolean;
};

const KEY = /^[A-Za-z][\w-]*$/;

/** The texts of a file in their order. `report` is told what is no text. */
export function parseInterfaceFile({ text }: ContentFile, report: (problem: string) => void): InterfaceText[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, resolveKnownTags: false });
  for (const { message } of document.errors) report(`expected valid YAML, got: ${message.split("\n", 1)[0]}`);
  if (document.errors.length > 0) return [];
  const lines = text.split("\n");
  const texts: InterfaceText[] = [];
  collect(document.contents, "", false);
  return texts;

  function collect(group: unknown, prefix: string, isExplained: boolean): void {
    if (isMap(group)) for (const pair of group.items) collectPair(pair, prefix, isExplained);
    else report(`${prefix.slice(0, -1) || "file"}: expected texts by their keys, got something else`);
  }

  function collectPair({ key: name, value }: Pair, prefix: string, isGroupExplained: boolean): void {
    if (!isScalar(name) || typeof name.value !== "string" || !KEY.test(name.value)) {
      report(`${prefix}${name}: expected a key of letters, digits and hyphens`);
      return;
    }
    const key = prefix + name.value;
    const line = lineOf(name);
    const comment = commentAbove(lines, line);
    const isExplained = isGroupExplained || comment !== "";
    if (!isScalar(value)) collect(value, `${key}.`, isExplained);
    else if (typeof value.value === "string" && value.value !== "")
      texts.push({ key, text: value.value, line, comment, isExplained });
    else report(`line ${line}: ${key}: expected a text, in quotes where it is a number, got ${value.value}`);
  }

  function lineOf({ range }: Node): number {
    return lineCounter.linePos(range?.[0] ?? 0).line;
  }
}

function commentAbove(lines: readonly string[], line: number): string {
  const isComment = (at: number) => /^\s*#/.test(lines[at - 1] ?? "");
  let first = line;
  while (isComment(first - 1)) first -= 1;
  const comments = lines.slice(first - 1, line - 1).map((each) => each.replace(/^\s*#\s?/, ""));
  return comments.join(" ").trim();
}
