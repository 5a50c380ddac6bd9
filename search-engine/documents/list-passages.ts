import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { Passage } from "@learn-bittensor/markdown/cut-passages";
import { toStepId } from "@learn-bittensor/markdown/heading-ids";
import type { JsonObject } from "../json.ts";
import type { ContentExport } from "./fetch-export.ts";
import type { PassageTexts } from "./fetch-passage-texts.ts";
import { listSubnetAliases } from "./subnet-aliases.ts";

/** The section of a text that says where its facts come from: it answers nothing. */
const SOURCES_ID = "sources";
/** The same at the end of an answer, which has no headings: a line in bold, and a list. */
const SOURCES_OF_ANSWER = /(?:^|\n\n)\*\*[^*\n]+\*\*\n\n(?:- .*(?:\n|$))+$/;

/** Everything of one language that is quoted. */
export type QuotedContent = Pick<ContentExport, "concept" | "article" | "subnet"> & PassageTexts;

/** What passages are made with. */
export type PassageMaking = {
  cut: (markdown: string, idPrefix?: string) => Passage[];
  /** The language of the index, which names subnets by their number. */
  locale: Locale;
};

/** A document of the index of passages, but for its id and language. */
type PassageDocument = {
  /** A source of the search, `faq` or `term`. */
  kind: string;
  /** Where it stands, without language: the path, and the id of the heading. */
  href: string;
  /** What stands above the heading: the title of the text first. */
  trail: string[];
  heading: string;
  /** What else the subject of the text is called. */
  names?: string[];
  markdown: string;
  text: string;
};

type Entry = { id: string; passages: PassageDocument[] };

/**
 * The passages of all texts: in the language itself, then in English of what is not translated. What several texts say
 * word for word, such as a notice, is the answer to no question about one of them, and is left out.
 */
export function listPassages(own: QuotedContent, english: QuotedContent, making: PassageMaking): JsonObject[] {
  const inOwn = listEntries(own, making);
  const translated = new Set(inOwn.map(({ id }) => id));
  const inEnglish = listEntries(english, making).filter(({ id }) => !translated.has(id));
  const entries = [
    ...inOwn.map((entry) => ({ ...entry, locale: making.locale })),
    ...inEnglish.map((entry) => ({ ...entry, locale: DEFAULT_LOCALE })),
  ];
  const textCounts = new Map<string, number>();
  for (const { text } of entries.flatMap(({ passages }) => passages)) {
    textCounts.set(text, (textCounts.get(text) ?? 0) + 1);
  }
  return entries.flatMap(({ id, locale, passages }) =>
    passages
      .map((passage, index) => ({ id: `${id}-${index + 1}`, locale, ...passage }))
      .filter(({ text }) => textCounts.get(text) === 1),
  );
}

function listEntries(content: QuotedContent, making: PassageMaking): Entry[] {
  return [
    ...content.concept.flatMap((entry) => quoteConcept(entry, making)),
    ...content.faq.flatMap((entry) => quoteQuestion(entry, making)),
    ...content.guide.flatMap((entry) => quoteGuide(entry, making)),
    ...content.article.flatMap((entry) => quoteArticle(entry, making)),
    ...content.term.map(quoteTerm),
    ...content.subnet.flatMap((entry) => quoteSubnet(entry, making)),
  ];
}

function quoteConcept({ documentId, attributes }: QuotedContent["concept"][number], making: PassageMaking): Entry[] {
  const category = attributes.categories?.data[0]?.attributes.slug;
  if (!attributes.slug || !category) return [];
  const path = `/concepts/${category}/${attributes.slug}`;
  return [{ id: documentId, passages: quoteText({ kind: "concept", path, ...attributes }, making) }];
}

function quoteArticle({ documentId, attributes }: QuotedContent["article"][number], making: PassageMaking): Entry[] {
  if (!attributes.slug) return [];
  const path = `/articles/${attributes.slug}`;
  return [{ id: documentId, passages: quoteText({ kind: "article", path, ...attributes }, making) }];
}

/** A subnet is also asked for by its number. */
function quoteSubnet({ documentId, attributes }: QuotedContent["subnet"][number], making: PassageMaking): Entry[] {
  const { name, mainnetId } = attributes;
  if (mainnetId === null) return [];
  const path = mainnetId === 0 ? "/subnets/root" : `/subnets/${mainnetId}`;
  const names = Object.values(listSubnetAliases({ name, mainnetId }, making.locale, []));
  const passages = quoteText({ kind: "subnet", path, title: name, ...attributes }, making);
  return [{ id: documentId, passages: passages.map((passage) => ({ ...passage, names })) }];
}

function quoteQuestion({ documentId, attributes }: QuotedContent["faq"][number], { cut }: PassageMaking): Entry[] {
  const { anchor, question, answer } = attributes;
  const passages = cut(answer?.replace(SOURCES_OF_ANSWER, "") ?? "", anchor).map(({ heading, ...quoted }) => {
    const [trail, title, id] = heading ? [[question], heading.title, heading.id] : [[], question, anchor];
    return { kind: "faq", href: `/faq#${id}`, trail, heading: title, ...quoted };
  });
  return [{ id: documentId, passages }];
}

function quoteGuide({ documentId, attributes }: QuotedContent["guide"][number], { cut }: PassageMaking): Entry[] {
  const { title, slug, description } = attributes;
  if (!slug) return [];
  const ofSections = (attributes.sections ?? []).flatMap((section) => {
    if (!section || section.anchor === SOURCES_ID) return [];
    const { anchor } = section;
    const quote = (place: { markdown: string | null; idPrefix: string; id: string | null; titles: string[] }) =>
      cut(place.markdown ?? "", place.idPrefix).map(({ heading, ...quoted }) => {
        const titles = heading ? [...place.titles, heading.title] : place.titles;
        const id = heading?.id ?? place.id;
        const href = `/guides/${slug}/${anchor}${id === null ? "" : `#${id}`}`;
        return { kind: "guide", href, trail: titles.slice(0, -1), heading: titles.at(-1) ?? "", ...quoted };
      });
    const titles = [title, section.title];
    const steps = (section.steps ?? []).flatMap((step) => (step ? [step] : []));
    return [
      ...quote({ markdown: section.introduction, idPrefix: anchor, id: null, titles }),
      ...steps.flatMap((step, index) =>
        quote({
          markdown: step.body,
          idPrefix: `${anchor}-${index + 1}`,
          id: toStepId(anchor, index + 1),
          titles: [...titles, step.title],
        }),
      ),
    ];
  });
  return [{ id: documentId, passages: [...quoteLead("guide", `/guides/${slug}`, title, description), ...ofSections] }];
}

/** A term's definition, at its place in the glossary. */
function quoteTerm({ key, name, definition }: QuotedContent["term"][number]): Entry {
  return { id: `term-${key}`, passages: quoteLead("term", `/concepts/glossary#term-${key}`, name, definition) };
}

/** What a page says of itself below its title, then the passages of its text. */
function quoteText(
  page: { kind: string; path: string; title: string; description: string | null; body: string | null },
  { cut }: PassageMaking,
): PassageDocument[] {
  const { kind, path, title, description, body } = page;
  const quoted = cut(body ?? "").filter((passage) => passage.heading?.id !== SOURCES_ID);
  const ofBody = quoted.map(({ heading, ...quoted }) => {
    const place = heading
      ? { href: `${path}#${heading.id}`, trail: [title], heading: heading.title }
      : { href: path, trail: [], heading: title };
    return { kind, ...place, ...quoted };
  });
  return [...quoteLead(kind, path, title, description), ...ofBody];
}

/** A text that is no Markdown. */
function quoteLead(kind: string, href: string, heading: string, text: string | null): PassageDocument[] {
  if (!text) return [];
  return [{ kind, href, trail: [], heading, markdown: escapeMarkdown(text), text }];
}

function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, "\\$&").replace(/\s+/g, " ");
}
