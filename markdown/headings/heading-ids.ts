/**
 * The ids of headings: what pages give to them, what links with a fragment mean, and where a quoted passage is found.
 */

/** ` {#id}` at the end of a heading. */
const ASKED_ID = /\s*\{#([^{}\s]+)\}\s*$/;

const PLAIN_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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

export interface AskedHeading {
  /** The id that is written behind the title. */
  asked: string | undefined;
  title: string;
}

/** Takes ` {#id}` off the end of a heading's last words. */
export function takeAskedId(words: string): { words: string; asked: string | undefined } {
  const match = ASKED_ID.exec(words);
  return match ? { words: words.slice(0, match.index), asked: match[1] } : { words, asked: undefined };
}

/** Whether an id is written as ids are: in small letters, digits and hyphens. */
export function isPlainId(id: string): boolean {
  return PLAIN_ID.test(id);
}

/**
 * The id a heading `## Title {#asked}` really carries: the asked one, unless it is not written in small letters,
 * digits and hyphens or is taken by something else: `weights-to-bonds` stays, `Weights_to_bonds` becomes
 * `weights-to-bonds`, `location` becomes `section-location`. Links with a fragment go through the same function.
 */
export function toHeadingId(asked: string): string {
  const id = toSlug(asked);
  return id === "" || TAKEN.has(id) || TAKEN_PREFIX.test(id) ? `section-${id}` : id;
}

/** Hands out ids, none twice: one that is taken gets a number. */
export type ClaimId = (id: string) => string;

export function createIdClaims(): ClaimId {
  const used = new Map<string, number>();
  return (id) => {
    let unique = id;
    let n = used.get(id) ?? 0;
    while (used.has(unique)) unique = `${id}-${++n + 1}`;
    used.set(id, n);
    used.set(unique, used.get(unique) ?? 0);
    return unique;
  };
}

/**
 * An id for each heading of a text: the one that was asked for, else one made of its title's ASCII letters, else
 * `section-{n}`. Those that nobody asked for begin with `idPrefix`; none is given twice.
 */
export function listHeadingIds(
  headings: readonly AskedHeading[],
  idPrefix: string,
  claim: ClaimId = createIdClaims(),
): string[] {
  const asked = headings.map(({ asked }) => (asked === undefined ? undefined : claim(toHeadingId(asked))));
  return headings.map(({ title }, index) => {
    const slug = toSlug(title);
    return asked[index] ?? claim(idPrefix + (slug === "" ? `section-${index + 1}` : toHeadingId(slug)));
  });
}

/** The id of a guide's step, which has no heading that could ask for one. Steps are counted from 1. */
export function toStepId(sectionAnchor: string, step: number): string {
  return `${sectionAnchor}-step-${step}`;
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
