import { z } from "zod";
import { SOURCE_NOTES } from "../source-notes.ts";
import { Sources } from "../sources.ts";
import { address, day, text } from "./field-schemas.ts";

/**
 * What a content type's files may hold. `words` stand in every language, `shared` in English only;
 * `translated` are the words that hold less in other languages; `markdown` names the field that the text below the front matter becomes, and without it a file is YAML.
 */
export type EntryFields = {
  markdown?: { field: string; isOptional?: boolean };
  words: z.ZodRawShape;
  translated?: z.ZodRawShape;
  shared: z.ZodRawShape;
  isEnglishOnly?: boolean;
};

/** How hard a text is. */
export const level = z.enum(["beginner", "intermediate", "advanced"]);

/** Where a text's facts come from. */
export const sources = z
  .array(
    z.strictObject({ ref: text, date: day, href: address.optional(), notes: z.array(z.enum(SOURCE_NOTES)).optional() }),
  )
  .transform((list) => new Sources(list));
