type TextKind = "article" | "concept" | "faq" | "get_started" | "guide" | "lab" | "subnet";

const PATHS: Record<TextKind, (slug: string, category: string | null) => string> = {
  article: (slug) => `/articles/${slug}`,
  concept: (slug, category) => (category ? `/concepts/${category}/${slug}` : `/explore/concept/${slug}`),
  faq: (slug) => `/faq#${slug}`,
  get_started: (slug) => `/get-started/${slug}`,
  guide: (slug) => `/guides/${slug}`,
  lab: (slug) => `/lab/${slug}`,
  subnet: (slug) => `/subnets/${slug}`,
};

/** Where a text of each kind has its address, without language. */
export function textPath({ kind, slug, category }: { kind: TextKind; slug: string; category: string | null }): string {
  return PATHS[kind](slug, category);
}
