import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { ASKED } from "@learn-bittensor/contract/search";
import type { SearchWords } from "@learn-bittensor/contract/search-words";
import type { JsonObject } from "../json.ts";
import type { ContentExport } from "./fetch-export.ts";
import type { PassageTexts } from "./fetch-passage-texts.ts";
import type { TitledContent } from "./fetch-titles.ts";

/** Everything of one language that has a title. */
export type TitledExport = ContentExport & TitledContent & Pick<PassageTexts, "faq" | "term">;

/** A document of the index of titles, but for its language. */
type TitleDocument = {
  id: string;
  /** A source of the search, or what else it is: `faq`, `term`, `step`, … */
  kind: string;
  /** Where it stands: a path without language, or, of applications, an address elsewhere. */
  href: string;
  title: string;
  /** What else it is called. */
  names?: readonly string[];
  /** How readers ask for it. */
  asked?: readonly string[] | undefined;
  description: string;
};

/** What a list of hits shows of a longer text. */
const LONGEST_DESCRIPTION = 160;

export type TitleMaking = {
  /** The words of Markdown. */
  read: (markdown: string) => { text: string };
  /** What terms are called in all languages, by their keys. */
  termNames: ReadonlyMap<string, readonly string[]>;
  words: SearchWords;
};

/** The titles of everything: in the language itself, then in English of what is not translated. */
export function listTitles(
  own: TitledExport,
  english: TitledExport,
  { locale, ...making }: TitleMaking & { locale: Locale },
): JsonObject[] {
  const askedFor = (kind: string, slug: string | null) => making.words.asked.get(`${kind}/${slug}`)?.[locale];
  const pages = listOwnPages(making.words, locale);
  const described = new Set(pages.map(({ id }) => id));
  const inOwn = [...listDocuments(own, { ...making, askedFor }).filter(({ id }) => !described.has(id)), ...pages];
  const translated = new Set(inOwn.map(({ id }) => id));
  const inEnglish = listDocuments(english, { ...making, askedFor }).filter(({ id }) => !translated.has(id));
  return [
    ...inOwn.map((document) => ({ ...toJson(document), locale })),
    ...inEnglish.map((document) => ({ ...toJson(document), locale: DEFAULT_LOCALE })),
  ];
}

function toJson({ names, asked, ...document }: TitleDocument): JsonObject {
  return {
    ...document,
    ...(names && names.length > 0 && { names: [...names] }),
    ...(asked && { [ASKED]: [...asked] }),
  };
}

type AskedFor = (kind: string, slug: string | null) => readonly string[] | undefined;

function listDocuments(content: TitledExport, making: TitleMaking & { askedFor: AskedFor }): TitleDocument[] {
  const { askedFor } = making;
  const documents = [
    ...content.concept.map(({ documentId, attributes: { title, description, slug, categories } }) => {
      const category = categories?.data[0]?.attributes.slug;
      const href = category && slug && `/concepts/${category}/${slug}`;
      return { ...aTitle("concept", documentId, { title, description, href }), asked: askedFor("concept", slug) };
    }),
    ...content.article.map(({ documentId, attributes: { title, description, slug } }) => ({
      ...aTitle("article", documentId, { title, description, href: slug && `/articles/${slug}` }),
      asked: askedFor("article", slug),
    })),
    ...content.guide.map(({ documentId, attributes: { title, description, slug } }) => ({
      ...aTitle("guide", documentId, { title, description, href: slug && `/guides/${slug}` }),
      asked: askedFor("guide", slug),
    })),
    ...content.subnet.map(({ documentId, attributes: { name, description, mainnetId, slug } }) => {
      const href = mainnetId === null ? null : mainnetId === 0 ? "/subnets/root" : `/subnets/${mainnetId}`;
      const formerly = making.words.formerly.get(slug ?? "") ?? [];
      const asked = askedFor("subnet", slug);
      return { ...aTitle("subnet", documentId, { title: name, description, href }), names: formerly, asked };
    }),
    ...content.application.map(({ documentId, attributes: { name, description, link } }) =>
      aTitle("application", documentId, {
        title: name,
        description,
        href: link && /^https?:\/\//i.test(link) ? link : null,
      }),
    ),
    ...content.team.map(({ documentId, attributes: { name, slug, subnets } }) => {
      const description = subnets?.data.map(({ attributes }) => attributes.name).join(", ") ?? "";
      return aTitle("team", documentId, { title: name, description, href: slug && `/subnets/${slug}` });
    }),
    ...content.faq.map(({ documentId, attributes: { question, anchor, answer } }) => ({
      ...aTitle("faq", documentId, {
        title: question,
        description: making.read(answer ?? "").text,
        href: `/faq#${anchor}`,
      }),
      asked: askedFor("faq", anchor),
    })),
    ...content.term.map(({ key, name, definition }) => ({
      ...aTitle("term", `term-${key}`, {
        title: name,
        description: definition,
        href: `/concepts/glossary#term-${key}`,
      }),
      names: (making.termNames.get(key) ?? []).filter((other) => other !== name),
    })),
    ...content.step.map(({ documentId, attributes: { title, summary, slug } }) =>
      aTitle("step", documentId, { title, description: summary, href: slug && `/get-started/${slug}` }),
    ),
    ...content.lab.map(({ documentId, attributes: { title, summary, slug, comingSoon } }) =>
      aTitle("lab", documentId, { title, description: summary, href: slug && !comingSoon ? `/lab/${slug}` : null }),
    ),
    ...content.paper.map(({ documentId, attributes: { title, description, href } }) =>
      aTitle("paper", documentId, { title, description, href }),
    ),
    ...content.video.map(({ documentId, attributes: { title, description, slug } }) =>
      aTitle("video", documentId, { title, description, href: slug && `/videos#${slug}` }),
    ),
    ...content.category.map(({ documentId, attributes: { name, slug } }) =>
      aTitle("category", documentId, { title: name, href: slug && `/concepts/${slug}` }),
    ),
    ...content.tag.map(({ attributes: { name, slug } }) =>
      aTitle("tag", `tag-${slug}`, { title: name, href: `/subnets?tag=${slug}` }),
    ),
    ...content.correction.map(({ key, title, right }) =>
      aTitle("correction", `correction-${key}`, { title, description: right, href: `/corrections?key=${key}#${key}` }),
    ),
    ...listPages(content),
  ];
  return documents.filter(({ title, href }) => title !== "" && href !== "");
}

/** The pages of the menu, each once. */
function listPages({ menu }: TitledExport): TitleDocument[] {
  const items = menu[0]?.attributes.items ?? [];
  const links = items.flatMap((item) => {
    if (item?.__typename !== "ComponentMenuItem") return [];
    const entries = (item.children ?? []).flatMap((group) => group?.entries ?? []);
    return [{ label: item.label, href: item.href, description: null }, ...entries].flatMap((link) =>
      link ? [link] : [],
    );
  });
  const pages = links.filter(({ href }) => href?.startsWith("/") && !href.endsWith(".pdf"));
  return pages.map(({ label, href, description }) =>
    aTitle("page", `page${href?.replace(/[^a-z]+/g, "-")}`, { title: label, description, href }),
  );
}

/** Pages of the site that are described for the search, whatever a menu calls them. */
function listOwnPages({ pages }: SearchWords, locale: Locale): TitleDocument[] {
  return [...pages].map(([path, words]) => {
    const { title, description, asked } = words[locale];
    return { ...aTitle("page", `page${path.replace(/[^a-z]+/g, "-")}`, { title, description, href: path }), asked };
  });
}

type Found = { title: string | null; description?: string | null; href: string | null | undefined };

/** Without an address or a title it is dropped. */
function aTitle(kind: string, id: string, { title, description, href }: Found): TitleDocument {
  return { id, kind, href: href || "", title: title ?? "", description: shorten(description ?? "") };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length > LONGEST_DESCRIPTION ? `${letters.slice(0, LONGEST_DESCRIPTION).join("").trimEnd()}…` : line;
}
