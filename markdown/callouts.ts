import type { Blockquote, Root, Text } from "mdast";
import { visit } from "unist-util-visit";

export const CALLOUT_KINDS = ["note", "tip", "important", "warning", "caution"] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];

const MARKER = /^\[!(\w+)\][ \t]*(?:\n|$)/;

interface Callout {
  kind: CalloutKind;
  /** What stands for it in the text, its line end included; the words begin with it. */
  marker: string;
  words: Text;
}

/** A quotation whose first line is `[!NOTE]` (or `TIP`, `IMPORTANT`, `WARNING`, `CAUTION`) is a callout; for others null. */
export function findCallout({ children: [first] }: Blockquote): Callout | null {
  if (first?.type !== "paragraph") return null;
  const [words, next] = first.children;
  if (words?.type !== "text") return null;
  const [marker = "", name] = MARKER.exec(words.value) ?? [];
  const kind = CALLOUT_KINDS.find((known) => known === name?.toLowerCase());
  // A marker that is followed by more on its line, in another element, is no marker.
  const endsLine = marker.endsWith("\n") || next === undefined || next.type === "break";
  return kind && endsLine ? { kind, marker, words } : null;
}

/** Takes the markers of callouts out of a text; their kinds go on as `data-callout` of the quotation. */
export function markCallouts(root: Root): void {
  visit(root, "blockquote", (quotation) => {
    const callout = findCallout(quotation);
    if (!callout) return;
    const { kind, marker, words } = callout;
    words.value = words.value.slice(marker.length);
    quotation.data = { ...quotation.data, hProperties: { dataCallout: kind } };
  });
}
