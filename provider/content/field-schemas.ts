import { z } from "zod";
import type { ContentType } from "./content-types.ts";

/** The slugs of other entries, as a file names them; they are linked once every entry is known. */
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

export const text = z.string().trim().min(1);
export const flag = z.boolean();
export const count = z.int().min(0);
export const order = z.int();
export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "a key, like make-a-wallet");
export const day = z.iso.date("a date, like 2026-11-20");

/** A moment in UTC, or a day for its first moment. */
export const moment = z
  .union([z.iso.date(), z.iso.datetime()], "a moment, like 2026-11-20T09:00:00Z")
  .transform((value) => new Date(value).toISOString());

/** A relation to one entry, by its slug. */
export function oneOf(type: ContentType) {
  return text.transform((slug) => new Reference(type, [slug], false));
}

/** A relation to several entries, by their slugs, in this order. */
export function manyOf(type: ContentType) {
  return z.array(text).transform((slugs) => new Reference(type, slugs, true));
}
