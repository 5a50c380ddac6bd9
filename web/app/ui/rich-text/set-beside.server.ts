import type { Locale } from "@learn-bittensor/contract/locales";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from "parse5";
import type { ShownPart } from "./rich-text.tsx";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What would stand twice in the page, or point to what does. */
const OWN_ATTRIBUTES = new Set(["id", "aria-describedby", "aria-labelledby"]);

interface Section {
  /** The id of its heading; empty before the first. */
  id: string;
  parts: ShownPart[];
}

/**
 * A text with another language of it beside each section, as parts of the page. Ids, figures and notes stand in the text alone;
 * a section that the other language does not have stands alone as well, and none of the other's is lost.
 */
export function setBeside(text: readonly ShownPart[], other: readonly ShownPart[], locale: Locale): ShownPart[] {
  const others = cutIntoSections(other.filter(({ kind }) => kind === "html"));
  const sections = cutIntoSections(text);
  const own = new Set(sections.map(({ id }) => id));
  return sections.map(({ id, parts }) => {
    const from = others.findIndex((section) => section.id === id);
    const following = others.slice(from + 1);
    const next = following.findIndex((section) => own.has(section.id));
    // With what the other language has before the next section of both.
    const same = from < 0 ? [] : others.slice(from, next < 0 ? undefined : from + 1 + next);
    return {
      kind: "beside",
      id,
      own: parts,
      beside: same.flatMap((section) => section.parts).flatMap(withoutIds),
      locale,
    };
  });
}

/** What stands beside a heading or a text that has no sections: `title` as plain text, then the text. */
export function besideWhole(
  text: readonly ShownPart[],
  other: { title: string; parts: readonly ShownPart[] },
  locale: Locale,
) {
  const title = defaultTreeAdapter.createElement("p", html.NS.HTML, []);
  const strong = defaultTreeAdapter.createElement("strong", html.NS.HTML, []);
  defaultTreeAdapter.insertText(strong, other.title);
  defaultTreeAdapter.appendChild(title, strong);
  const beside = [{ kind: "html" as const, html: toHtml([title]) }, ...other.parts.flatMap(withoutIds)];
  return [{ kind: "beside" as const, id: "", own: text, beside, locale }];
}

function cutIntoSections(parts: readonly ShownPart[]): Section[] {
  const sections: Section[] = [{ id: "", parts: [] }];
  const last = () => sections.at(-1)?.parts ?? [];
  for (const part of parts) {
    if (part.kind !== "html" || typeof part.html !== "string") {
      last().push(part);
      continue;
    }
    let nodes: Node[] = [];
    const close = () => {
      const html = toHtml(nodes);
      if (html.trim() !== "") last().push({ kind: "html", html });
      nodes = [];
    };
    for (const node of parseFragment(part.html).childNodes) {
      const id = headingIdOf(node);
      if (id !== null) {
        close();
        sections.push({ id, parts: [] });
      }
      nodes.push(node);
    }
    close();
  }
  return sections.filter(({ parts }) => parts.length > 0);
}

/** A heading stands in a block with a link to itself. */
function headingIdOf(node: Node): string | null {
  if (!("tagName" in node)) return null;
  const heading = [node, ...node.childNodes].find((each) => "tagName" in each && /^h[2-4]$/.test(each.tagName));
  return heading && "attrs" in heading ? (heading.attrs.find(({ name }) => name === "id")?.value ?? null) : null;
}

function withoutIds(part: ShownPart): ShownPart[] {
  if (part.kind !== "html" || typeof part.html !== "string") return [];
  const fragment = parseFragment(part.html);
  const clean = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!("attrs" in node)) continue;
      node.attrs = node.attrs.filter(({ name }) => !OWN_ATTRIBUTES.has(name));
      node.childNodes = node.childNodes.filter((child) => !isHeadingLink(child));
      clean(node.childNodes);
    }
  };
  clean(fragment.childNodes);
  return [{ kind: "html", html: serialize(fragment) }];
}

function isHeadingLink(node: Node): boolean {
  return "attrs" in node && node.attrs.some(({ name, value }) => name === "class" && value === "heading-link");
}

function toHtml(nodes: readonly Node[]): string {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  for (const node of nodes) defaultTreeAdapter.appendChild(fragment, node);
  return serialize(fragment);
}
