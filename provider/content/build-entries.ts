import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { readingMinutes } from "@learn-bittensor/contract/reading-minutes";
import { keyOf } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";
import type { EntryFile } from "./entry-file.ts";
import type { EntrySchema } from "./format/entry-schemas.ts";
import { inLanguage } from "./format/media-schema.ts";
import { toDocumentId, toEntryId } from "./identifiers.ts";
import { nameLinks } from "./link-names.ts";
import { completeQuestions } from "./quizzes.ts";
import { Sources } from "./sources.ts";

/** One language's version of an entry; `fields` are named as in the GraphQL schema. */
export type Entry = {
  type: ContentType;
  slug: string;
  locale: Locale;
  path: string;
  isPublished: boolean;
  fields: Record<string, unknown>;
};

const WITH_READING_MINUTES = new Set<ContentType>(["article", "concept"]);

/** Completes sound files of all languages to entries: what stands in English only is the same in every language. */
export function buildEntries(
  files: readonly EntryFile[],
  schemaOf: (type: ContentType) => EntrySchema,
  /** What is shown of a file's text. */
  textOf: (file: EntryFile) => Pick<EntryFile, "markdown" | "sections">,
  /** The newest date of files besides. */
  newestBeside?: string,
): Entry[] {
  const english = new Map(files.filter(isEnglish).map((file) => [keyOf(file), file]));
  const newest = files.map(({ fields }) => fields.updatedAt).reduce(laterOf, newestBeside);

  return files.flatMap((file) => {
    const original = english.get(keyOf(file));
    if (!original) return [];
    const schema = schemaOf(file.type);
    const {
      draft,
      publishAt = original.fields.publishAt,
      sources: _,
      translatedFrom: __,
      updatedAt: writtenAt = original.fields.updatedAt ?? newest,
      ...words
    } = file.fields;
    // What waited to be published is as new as that.
    const updatedAt = laterOf(publishAt, writtenAt);
    const { sources, ...shared } = pick(original.fields, schema.sharedFields);
    const { type, slug, locale } = file;
    return {
      type,
      slug,
      locale,
      path: file.path,
      isPublished: !draft && !original.fields.draft,
      fields: {
        ...nameLinks(inLanguage({ ...shared, ...words }, locale), locale),
        ...(type === "quiz" && { questions: completeQuestions(words.questions, original.fields.questions) }),
        ...toMarkdownFields(
          { ...file, ...textOf(file) },
          schema,
          sources instanceof Sources ? sources : new Sources([]),
        ),
        ...(WITH_READING_MINUTES.has(type) && { readingMinutes: readingMinutes(file.markdown, locale) }),
        ...toSlugField(type, slug, locale),
        id: toEntryId(type, slug, locale),
        documentId: toDocumentId(type, slug),
        locale,
        createdAt: updatedAt,
        updatedAt,
        publishedAt: updatedAt,
      },
    };
  });
}

function toMarkdownFields(
  { locale, markdown, sections }: Pick<EntryFile, "locale" | "markdown" | "sections">,
  { markdown: target }: EntrySchema,
  sources: Sources,
): Record<string, unknown> {
  if (!target) return {};
  if (target.field === "sections") return { sections: [...sections, ...sources.toGuideSections(locale)] };
  const complete =
    target.field === "answer" ? sources.appendToAnswer(markdown, locale) : sources.appendTo(markdown || null, locale);
  return { [target.field]: complete };
}

/** The field that holds the slug. A menu's is the one that differs between languages; some types have none. */
function toSlugField(type: ContentType, slug: string, locale: Locale): Record<string, string> {
  switch (type) {
    case "community-link":
    case "link":
    case "site-notice":
      return {};
    case "faq":
      return { anchor: slug };
    case "menu":
      return { slug: `${slug}-${locale}` };
    default:
      return { slug };
  }
}

function isEnglish(file: EntryFile): boolean {
  return file.locale === DEFAULT_LOCALE;
}

function laterOf(one: unknown, other: unknown): unknown {
  return String(other ?? "") > String(one ?? "") ? other : one;
}

function pick(fields: Record<string, unknown>, names: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
}
