import { z } from "zod";
import { quizQuestions, seo, translatedQuizQuestions } from "./component-schemas.ts";
import { type EntryFields, level, sources } from "./entry-fields.ts";
import { address, count, day, flag, key, order, text } from "./field-schemas.ts";
import { media, sharedMedia } from "./media-schema.ts";
import type { RelationSchemas } from "./relation-schemas.ts";

/**
 * Figures of a text's own examples, as they are written in English, that equal a fact by chance: by the id of the heading, the key of the question or the
 * name of the lab's text that states them.
 */
export const ownFigures = z.record(text, z.array(text));

/** What the files of texts to read and to work with may hold. */
export function textFields({ oneOf, manyOf }: RelationSchemas) {
  return {
    concept: {
      markdown: { field: "body" },
      words: { title: text, description: text, seo: seo.optional() },
      shared: {
        level: level,
        order,
        categories: manyOf("category"),
        prerequisites: manyOf("concept"),
        related: manyOf("concept"),
        quiz: oneOf("quiz").optional(),
        cover: sharedMedia.optional(),
        sources,
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
        cover: sharedMedia.optional(),
        sources,
      },
    },
    guide: {
      markdown: { field: "sections" },
      words: { title: text, description: text, seo: seo.optional() },
      shared: {
        difficulty: level,
        durationMinutes: count,
        order,
        tags: manyOf("tag"),
        concepts: manyOf("concept"),
        cover: sharedMedia.optional(),
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
        cover: sharedMedia.optional(),
        ownFigures: ownFigures.optional(),
        /** Those that the lab cites beside this text: readers see all of them with it. */
        facts: z.array(key).default([]),
      },
    },
    quiz: {
      words: { title: text, description: text, questions: quizQuestions },
      translated: { questions: translatedQuizQuestions },
      shared: { passPercent: count.max(100), ownFigures: ownFigures.optional() },
    },
    resource: {
      words: { title: text, description: text },
      shared: { href: address, pages: count.optional(), issuedOn: day.optional(), order, file: sharedMedia.optional() },
    },
    video: {
      words: { title: text, description: text, captions: media.optional() },
      shared: {
        url: address,
        provider: z.enum(["youtube", "vimeo", "file", "other"]),
        durationSeconds: count.optional(),
        recordedOn: day.optional(),
        language: z
          .string()
          .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, "a language, as en or pt-BR")
          .optional(),
        order,
        tags: manyOf("tag"),
        concepts: manyOf("concept"),
        thumbnail: sharedMedia.optional(),
      },
    },
    author: {
      isEnglishOnly: true,
      words: {},
      shared: {
        name: text,
        role: text.optional(),
        bio: text.optional(),
        href: address.optional(),
        avatar: media.optional(),
      },
    },
  } satisfies Record<string, EntryFields>;
}
