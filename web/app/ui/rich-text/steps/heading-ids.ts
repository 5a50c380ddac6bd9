import { createText, elementsOf, type HtmlElement, type HtmlRoot, textOf } from "./html-tree.ts";

const HEADING = /^h[1-6]$/;
const EXPLICIT_ID = /\s*\{#([^{}\s]+)\}\s*$/;

/**
 * Words that already name something on `document`, on `window` or on this site; an element with such an id could
 * shadow it. Names with a capital or an underscore need no entry: ids with these are rewritten anyway.
 */
const TAKEN = new Set(
  [
    "all anchors applets body caches children close closed console constructor content cookie crypto dir doctype",
    "document domain embeds event exports external focus fonts forms frames global head hidden history images",
    "implementation length links location main menubar module name navigation navigator open opener origin parent",
    "performance plugins print process prompt prototype referrer require scheduler screen scripts scroll self status",
    "stop timeline title toolbar top url window write writeln",
    "mobile-menu search-overlay",
  ].flatMap((line) => line.split(" ")),
);
const TAKEN_PREFIX = /^(?:fn|fnref|footnote|user-content)-/;

/**
 * The id a heading `## Title {#asked}` really carries: the asked one, unless it is not written in small letters,
 * digits and hyphens or is taken by something else: `weights-to-bonds` stays, `Weights_to_bonds` becomes
 * `weights-to-bonds`, `location` becomes `section-location`. Links with a fragment go through the same function.
 */
export function toHeadingId(asked: string): string {
  const id = toSlug(asked);
  return id === "" || TAKEN.has(id) || TAKEN_PREFIX.test(id) ? `section-${id}` : id;
}

/** Gives every heading its id: the one written behind its title, else one made of its title's ASCII letters, else `section-{n}`. */
export function giveHeadingIds(root: HtmlRoot, idPrefix: string): void {
  const headings = [...elementsOf(root)].filter((element) => HEADING.test(element.tagName));
  const asked = headings.map(takeExplicitId);
  const used = new Map<string, number>();
  const claim = (heading: HtmlElement, id: string) => {
    let unique = id;
    let n = used.get(id) ?? 0;
    while (used.has(unique)) unique = `${id}-${++n + 1}`;
    used.set(id, n);
    used.set(unique, used.get(unique) ?? 0);
    heading.properties.id = unique;
  };
  for (const [index, heading] of headings.entries()) {
    const id = asked[index];
    if (id !== undefined) claim(heading, toHeadingId(id));
  }
  for (const [index, heading] of headings.entries()) {
    if (heading.properties.id) continue;
    const slug = toSlug(textOf(heading));
    claim(heading, idPrefix + (slug === "" ? `section-${index + 1}` : toHeadingId(slug)));
  }
}

/** Takes ` {#id}` off the end of the heading's text. */
function takeExplicitId(heading: HtmlElement): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return undefined;
  const match = EXPLICIT_ID.exec(last.value);
  if (!match) return undefined;
  heading.children.splice(-1, 1, createText(last.value.slice(0, match.index)));
  return match[1];
}

function toSlug(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);
}
