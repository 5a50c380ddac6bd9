import { z } from "zod";
import type { ContentType } from "../content-types.ts";
import type { EntryFields } from "./entry-fields.ts";
import { flag, moment } from "./field-schemas.ts";
import { networkFields } from "./network-fields.ts";
import { pageFields } from "./page-fields.ts";
import { createRelationSchemas, type RelationSchemas } from "./relation-schemas.ts";
import { textFields } from "./text-fields.ts";

/** By section, what the English text was when it was translated. */
const translatedFrom = z.record(z.string(), z.string());

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

function toFields(relations: RelationSchemas): Record<ContentType, EntryFields> {
  return { ...textFields(relations), ...networkFields(relations), ...pageFields(relations) };
}

function toEntrySchema(
  type: ContentType,
  { markdown, words, translated = {}, shared, isEnglishOnly = false }: EntryFields,
): EntrySchema {
  const everywhere = {
    updatedAt: markdown ? moment : moment.optional(),
    draft: flag.default(false),
    /** A draft until then. */
    publishAt: moment.optional(),
  };
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
