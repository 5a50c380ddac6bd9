import { z } from "zod";
import {
  linkItem,
  menuAdditional,
  menuItems,
  pageBlocks,
  quizQuestions,
  seo,
  translatedQuizQuestions,
} from "./component-schemas.ts";
import type { ContentType } from "./content-types.ts";
import { count, day, flag, key, moment, order, text } from "./field-schemas.ts";
import { media } from "./media-schema.ts";
import { createRelationSchemas, type RelationSchemas } from "./relation-schemas.ts";
import { Sources } from "./sources.ts";

const LEVELS = ["beginner", "intermediate", "advanced"] as const;
const networkId = count.max(65_535);
const sources = z
  .array(z.strictObject({ ref: text, date: day, href: text.optional() }))
  .transform((list) => new Sources(list));

/** Figures of a text's own examples, as they are written in English, that equal a fact by chance. */
const ownFigures = z.array(text).optional();

/** By section, what the English text was when it was translated. */
const translatedFrom = z.record(z.string(), z.string());

/**
 * What a content type's files may hold. `words` stand in every language, `shared` in English only;
 * `translated` are the words that hold less in other languages; `markdown` names the field that the text below the front matter becomes, and without it a file is YAML.
 */
type EntryFields = {
  markdown?: { field: string; isOptional?: boolean };
  words: z.ZodRawShape;
  translated?: z.ZodRawShape;
  shared: z.ZodRawShape;
  isEnglishOnly?: boolean;
};

function toFields(relations: RelationSchemas): Record<ContentType, EntryFields> {
  const { oneOf, manyOf } = relations;
  return {
    application: {
      words: { description: text },
      shared: {
        name: text,
        link: text,
        order,
        comingSoon: flag.default(false),
        categories: manyOf("tag"),
        subnets: manyOf("subnet"),
        icon: media.optional(),
        sources: sources.optional(),
      },
    },
    article: {
      markdown: { field: "body" },
      words: { title: text, description: text, keywords: text, seo: seo.optional() },
      shared: {
        author: oneOf("author"),
        publishedOn: day,
        tags: manyOf("tag"),
        concepts: manyOf("concept"),
        cover: media.optional(),
        sources,
      },
    },
    author: {
      isEnglishOnly: true,
      words: {},
      shared: {
        name: text,
        role: text.optional(),
        bio: text.optional(),
        href: text.optional(),
        avatar: media.optional(),
      },
    },
    category: { words: { name: text, description: text }, shared: { icon: text.optional(), order } },
    "community-link": {
      words: { description: text },
      shared: {
        name: text,
        href: text,
        kind: z.enum(["chat", "forum", "social", "source", "event", "docs", "other"]),
        icon: text.optional(),
        order,
      },
    },
    concept: {
      markdown: { field: "body" },
      words: { title: text, description: text, seo: seo.optional() },
      shared: {
        level: z.enum(LEVELS),
        order,
        categories: manyOf("category"),
        prerequisites: manyOf("concept"),
        related: manyOf("concept"),
        quiz: oneOf("quiz").optional(),
        cover: media.optional(),
        sources,
      },
    },
    faq: {
      markdown: { field: "answer" },
      words: { question: text },
      shared: { topic: text, order, sources: sources.optional() },
    },
    "get-started-path": {
      words: { title: text, summary: text },
      shared: { order, icon: text.optional(), steps: manyOf("get-started-step") },
    },
    "get-started-step": {
      markdown: { field: "body" },
      words: { title: text, summary: text, action: linkItem.optional() },
      shared: { order, icon: text.optional(), concepts: manyOf("concept") },
    },
    guide: {
      markdown: { field: "sections" },
      words: { title: text, description: text, seo: seo.optional() },
      shared: {
        difficulty: z.enum(LEVELS),
        durationMinutes: count,
        order,
        tags: manyOf("tag"),
        concepts: manyOf("concept"),
        cover: media.optional(),
        sources,
      },
    },
    lab: {
      markdown: { field: "body" },
      words: { title: text, summary: text },
      shared: {
        widget: text,
        settings: z.json().optional(),
        comingSoon: flag.default(false),
        order,
        concepts: manyOf("concept"),
        cover: media.optional(),
        ownFigures,
        /** Those that the lab cites beside this text: readers see all of them with it. */
        facts: z.array(key).default([]),
      },
    },
    link: { words: { name: text }, shared: { href: text, external: flag.default(false) } },
    menu: { words: { title: text, items: menuItems(relations), additional: menuAdditional(relations) }, shared: {} },
    page: { words: { title: text, description: text, blocks: pageBlocks(relations), seo: seo.optional() }, shared: {} },
    quiz: {
      words: { title: text, description: text, questions: quizQuestions },
      translated: { questions: translatedQuizQuestions },
      shared: { passPercent: count.max(100), ownFigures },
    },
    resource: {
      words: { title: text, description: text },
      shared: { href: text, pages: count.optional(), issuedOn: day.optional(), order, file: media.optional() },
    },
    "site-notice": {
      words: { message: text, action: linkItem.optional() },
      shared: {
        key,
        tone: z.enum(["info", "warning", "success"]),
        dismissible: flag,
        startsAt: moment.optional(),
        endsAt: moment.optional(),
      },
    },
    subnet: {
      markdown: { field: "body", isOptional: true },
      words: { description: text, seo: seo.optional() },
      shared: {
        name: text,
        mainnetId: networkId.optional(),
        testnetId: networkId.optional(),
        symbol: text.max(8).optional(),
        order,
        comingSoon: flag.default(false),
        emissionShare: z.number().min(0).max(1).optional(),
        emissionShareOn: day.optional(),
        team: oneOf("team").optional(),
        tags: manyOf("tag"),
        links: z.array(linkItem),
        concepts: manyOf("concept").optional(),
        logo: media.optional(),
        sources,
      },
    },
    tag: { words: { name: text }, shared: {} },
    team: {
      words: { description: text },
      shared: { name: text, links: z.array(linkItem).optional(), logo: media.optional() },
    },
    video: {
      words: { title: text, description: text, captions: media.optional() },
      shared: {
        url: text,
        provider: z.enum(["youtube", "vimeo", "file", "other"]),
        durationSeconds: count.optional(),
        recordedOn: day.optional(),
        order,
        tags: manyOf("tag"),
        concepts: manyOf("concept"),
        thumbnail: media.optional(),
      },
    },
  };
}

/** How the files of a content type are written. */
export type EntrySchema = {
  extension: ".md" | ".yaml";
  markdown: EntryFields["markdown"];
  isEnglishOnly: boolean;
  /** The fields that stand in the English file only, and those that stand in every language's. */
  sharedFields: ReadonlySet<string>;
  wordFields: ReadonlySet<string>;
  english: z.ZodType<Record<string, unknown>>;
  translation: z.ZodType<Record<string, unknown>>;
};

/** Tells what a content type's files must, may and must not hold. `known` holds the keys of all English files. */
export function createEntrySchemas(known: ReadonlySet<string>): (type: ContentType) => EntrySchema {
  const fields = toFields(createRelationSchemas(known));
  const schemas = new Map<ContentType, EntrySchema>();
  return (type) => {
    const schema = schemas.get(type) ?? toEntrySchema(type, fields[type]);
    schemas.set(type, schema);
    return schema;
  };
}

function toEntrySchema(
  type: ContentType,
  { markdown, words, translated = {}, shared, isEnglishOnly = false }: EntryFields,
): EntrySchema {
  const everywhere = { updatedAt: markdown ? moment : moment.optional(), draft: flag.default(false) };
  const english = z.strictObject({ ...words, ...shared, ...everywhere });
  return {
    extension: markdown ? ".md" : ".yaml",
    markdown,
    isEnglishOnly,
    sharedFields: new Set(Object.keys(shared)),
    wordFields: new Set(Object.keys(words)),
    english: type === "subnet" ? english.refine(hasMainnetId, MAINNET_ID_MISSED) : english,
    translation: z.strictObject({ ...words, ...translated, ...everywhere, translatedFrom: translatedFrom.optional() }),
  };
}

/** Only a subnet that is announced and not running yet has no number. */
function hasMainnetId({ comingSoon, mainnetId }: Record<string, unknown>): boolean {
  return comingSoon !== false || mainnetId !== undefined;
}

const MAINNET_ID_MISSED = {
  path: ["mainnetId"],
  error: "a whole number (or comingSoon: true)",
  /** Also beside other mistakes. */
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};
