import type { Element, Properties, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import type { ContentsEntry } from "./contents.ts";
import { FIGURE_PLACE, NOTES_PLACE } from "./places.ts";

/** A piece of a rendered text. */
export type TextPart =
  /** Safe to insert as it is. */
  | { kind: "html"; html: string }
  /** Where notes may stand on the terms that a section is the first to link. `title` is the section's, empty before the first. */
  | { kind: "notes"; terms: string[]; title: string }
  /** A figure that the text asks for by its name. `caption` is HTML, safe to insert as it is. */
  | { kind: "figure"; name: string; id: string | null; caption: string; preset: string | null };

/** Cuts a finished tree at the places of notes and figures. */
export function toParts(root: Root, contents: readonly ContentsEntry[]): TextPart[] {
  const parts: TextPart[] = [];
  let blocks: Root["children"] = [];
  const close = () => {
    const html = toHtml({ type: "root", children: blocks });
    if (html.trim() !== "") parts.push({ kind: "html", html });
    blocks = [];
  };
  for (const block of root.children) {
    const part = block.type === "element" ? toPart(block, contents) : null;
    if (!part) {
      blocks.push(block);
      continue;
    }
    close();
    parts.push(part);
  }
  close();
  return parts;
}

function toPart({ tagName, properties, children }: Element, contents: readonly ContentsEntry[]): TextPart | null {
  switch (tagName) {
    case NOTES_PLACE: {
      const title = contents.find(({ id }) => id === properties.section)?.title ?? "";
      return { kind: "notes", terms: [properties.terms].flat().map(String), title };
    }
    case FIGURE_PLACE: {
      const caption = toHtml({ type: "root", children });
      const [name, id, preset] = [properties.dataName, properties.id, properties.dataPreset].map(toTextOrNull);
      return { kind: "figure", name: name ?? "", id: id ?? null, caption, preset: preset ?? null };
    }
    default:
      return null;
  }
}

function toTextOrNull(value: Properties[string]): string | null {
  return typeof value === "string" ? value : null;
}

/** A text without its notes and figures. */
export function joinHtml(parts: readonly TextPart[]): string {
  return parts.map((part) => (part.kind === "html" ? part.html : "")).join("");
}
