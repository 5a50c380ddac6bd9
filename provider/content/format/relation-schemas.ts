import { z } from "zod";
import { keyOf } from "../content-place.ts";
import type { ContentType } from "../content-types.ts";
import { text } from "./field-schemas.ts";

/** The slugs of other entries, as a file names them; they are linked once every entry is built. */
export class Reference {
  readonly type: ContentType;
  readonly slugs: readonly string[];
  readonly isMany: boolean;

  constructor(type: ContentType, slugs: readonly string[], isMany: boolean) {
    this.type = type;
    this.slugs = slugs;
    this.isMany = isMany;
  }
}

/** How files name other entries. */
export type RelationSchemas = ReturnType<typeof createRelationSchemas>;

/** Schemas of relations to the entries in `known`, which holds the keys of all English files. */
export function createRelationSchemas(known: ReadonlySet<string>) {
  function slugOf(type: ContentType) {
    return text.refine((slug) => known.has(keyOf({ type, slug })), `the slug of a ${type}`);
  }

  return {
    /** A relation to one entry, by its slug. */
    oneOf(type: ContentType) {
      return slugOf(type).transform((slug) => new Reference(type, [slug], false));
    },

    /** A relation to several entries, by their slugs, in this order. */
    manyOf(type: ContentType) {
      return z.array(slugOf(type)).transform((slugs) => new Reference(type, slugs, true));
    },
  };
}
