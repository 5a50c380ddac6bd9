/**
 * What can be searched. One index per source and language; the attributes are those of the search documents in the
 * content model, in the order in which they rank.
 */
export const SOURCES = ["concept", "article", "subnet", "application", "team", "guide"] as const;

export type Source = (typeof SOURCES)[number];

export function isSource(value: unknown): value is Source {
  return SOURCES.some((source) => source === value);
}

/**
 * What `/lab/ask` quotes: pieces of the texts, each below one heading. They have an index in each language beside those of
 * the sources; no visitor selects it.
 */
export const PASSAGE = "passage";

/**
 * Everything by its title and its names, also what is no source: questions, terms, steps, labs, papers, videos, tags, pages.
 * Shown below the sources; no visitor selects it.
 */
export const TITLE = "title";

/** Beside what is searched as `names` of a title: how readers ask for it. */
export const ASKED = "names.asked";

/** The same beside what is searched as the description of a source. */
export const SOURCE_ASKED = "description.asked";

/** Beside what is searched as the description of a subnet: what its number was called before. */
export const FORMERLY = "description.formerly";

/** What has an index in each language. */
export type Indexed = Source | typeof PASSAGE | typeof TITLE;

/** The sources that are asked together until a visitor selects others. */
export const DEFAULT_SOURCES: readonly Source[] = ["concept", "subnet", "guide"];

export const SEARCHED_ATTRIBUTES: Record<Indexed, readonly string[]> = {
  concept: ["title", "description", "body"],
  article: ["title", "description", "keywords", "body"],
  subnet: ["name", "description", "team.name", "body", "tags.name"],
  application: ["name", "description"],
  team: ["name", "subnets.name"],
  guide: ["title", "description", "sections.introduction"],
  passage: ["heading", "trail", "names", "text"],
  title: ["title", "names"],
};

export const HIGHLIGHTED_ATTRIBUTES: Record<Indexed, readonly string[]> = {
  concept: ["title", "description", SOURCE_ASKED],
  article: ["title", "description"],
  subnet: ["name", "description", FORMERLY, SOURCE_ASKED],
  application: ["name", "description"],
  team: ["name"],
  guide: ["title", "description", SOURCE_ASKED],
  title: ["title", "names"],
  passage: ["heading", "trail", "names", "text"],
};
