import { findRequestedPage } from "./requested-page.ts";

/** What other sites may frame, each at `/embed/{kind}/{name}`. */
export const EMBED_KINDS = ["lab", "figure", "term", "fact"] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** What stands at the end of such an address. */
const NAME = "[a-z0-9][a-z0-9-]{0,79}";
const EMBED = new RegExp(`^/embed/(${EMBED_KINDS.join("|")})/(${NAME})$`);
/** Where the same stands on a page of the site. */
const PAGES: readonly [kind: EmbedKind, place: RegExp][] = [
  ["lab", new RegExp(`^/lab/(?!ask$|terminal$)(${NAME})$`)],
  ["figure", new RegExp(`^/figures/(${NAME})$`)],
  ["term", new RegExp(`^/concepts/glossary#term-(${NAME})$`)],
  ["fact", new RegExp(`^/facts#(${NAME})$`)],
];

/** Whether other sites may frame what stands at a path of the site; its data counts as the page. */
export function isEmbed(pathname: string): boolean {
  return EMBED.test(findRequestedPage(pathname).path);
}

/** What is to be framed of an address of the site, with its fragment and without language: a page, or what is made for it. */
export function findEmbedded(path: string, hash: string): { kind: EmbedKind; name: string } | null {
  const [, made, name] = EMBED.exec(path) ?? [];
  const kind = EMBED_KINDS.find((each) => each === made);
  if (kind && name) return { kind, name };
  for (const [kind, place] of PAGES) {
    const [, name] = place.exec(path + (kind === "lab" || kind === "figure" ? "" : hash)) ?? [];
    if (name) return { kind, name };
  }
  return null;
}
