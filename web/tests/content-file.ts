/** A file of the content folder; `path` is `{locale}/{type}/{slug}`, without the ending. */
export interface ContentFile {
  path: string;
  text: string;
}

interface Required {
  /** What every language's file must hold. */
  words: (slug: string) => object;
  /** What the English file must hold besides. */
  shared: object;
  /** The text below the front matter; without it a file is YAML. */
  text?: string;
}

const TITLED = (slug: string) => ({ title: slug, description: `About ${slug}.` });
const DESCRIBED = (slug: string) => ({ description: `About ${slug}.` });

const TYPES: Record<string, Required> = {
  application: {
    words: DESCRIBED,
    shared: { name: "An application", link: "https://application.example", order: 1, categories: [], subnets: [] },
  },
  article: {
    words: (slug) => ({ ...TITLED(slug), keywords: "a keyword" }),
    shared: { author: "an-author", publishedOn: "2026-11-01", tags: [], concepts: [], sources: [] },
    text: "A text.",
  },
  author: { words: () => ({}), shared: { name: "An author" } },
  category: { words: (slug) => ({ name: slug, ...DESCRIBED(slug) }), shared: { order: 1 } },
  "community-link": {
    words: DESCRIBED,
    shared: { name: "A place", href: "https://place.example", kind: "chat", order: 1 },
  },
  concept: {
    words: TITLED,
    shared: { level: "beginner", order: 1, categories: [], prerequisites: [], related: [], sources: [] },
    text: "A text.",
  },
  faq: {
    words: (slug) => ({ question: `What about ${slug}?` }),
    shared: { topic: "basics", order: 1 },
    text: "An answer.",
  },
  "get-started-path": {
    words: (slug) => ({ title: slug, summary: `About ${slug}.` }),
    shared: { order: 1, steps: [] },
  },
  "get-started-step": {
    words: (slug) => ({ title: slug, summary: `About ${slug}.` }),
    shared: { order: 1, concepts: [] },
    text: "A text.",
  },
  guide: {
    words: TITLED,
    shared: { difficulty: "beginner", durationMinutes: 10, order: 1, tags: [], concepts: [], sources: [] },
    text: "# A section {#a-section}\n\nA text.",
  },
  lab: {
    words: (slug) => ({ title: slug, summary: `About ${slug}.` }),
    shared: { widget: "block-emission", order: 1, concepts: [] },
    text: "A text.",
  },
  link: { words: (slug) => ({ name: slug }), shared: { href: "/about" } },
  menu: { words: () => ({ title: "A menu", items: [], additional: [] }), shared: {} },
  page: { words: (slug) => ({ ...TITLED(slug), blocks: [] }), shared: {} },
  resource: { words: TITLED, shared: { href: "/resources/a.pdf", order: 1 } },
  "site-notice": {
    words: (slug) => ({ message: `News of ${slug}.` }),
    shared: { key: "beta-notice", tone: "info", dismissible: true },
  },
  subnet: {
    words: DESCRIBED,
    shared: { name: "A subnet", order: 1, tags: [], links: [], sources: [] },
    text: "A text.",
  },
  tag: { words: (slug) => ({ name: slug }), shared: {} },
  team: { words: DESCRIBED, shared: { name: "A team" } },
  video: {
    words: TITLED,
    shared: { url: "https://video.example/1", provider: "other", order: 1, tags: [], concepts: [] },
  },
};

/** For tests: a content file that is sound; `fields` and `text` say what matters. */
export function aContentFile(path: string, fields: object = {}, text?: string): ContentFile {
  const [locale, type = "", ...slug] = path.split("/");
  const required = TYPES[type];
  if (!required) throw new Error(`${path}: expected one of ${Object.keys(TYPES).join(", ")}, got "${type}"`);
  const words = required.words(slug.join("/"));
  const own = locale === "en" ? { ...words, ...required.shared } : words;
  // JSON is YAML.
  const data = JSON.stringify({ ...own, updatedAt: "2026-11-20", ...fields });
  return { path, text: required.text === undefined ? data : `---\n${data}\n---\n\n${text ?? required.text}\n` };
}
