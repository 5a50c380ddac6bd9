import { hash } from "node:crypto";
import { basename, extname } from "node:path/posix";
import type { Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { address, count, text } from "./field-schemas.ts";

const MIME_TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt",
  ".webp": "image/webp",
};

const described = {
  url: address,
  caption: text.optional(),
  width: count.optional(),
  height: count.optional(),
  sizeInKilobytes: z.number().min(0).default(0),
};
/** Empty for a picture that only decorates: it is passed over by those who listen. */
const alternativeText = z.string().trim();
const inEveryLanguage = z.strictObject({ en: text, de: text, ko: text, fr: text, zh: text });

/** A file by its address, as an uploaded file of the content model, in a field that each language has for itself. */
export const media = z.strictObject({ ...described, alternativeText: alternativeText.optional() }).transform(toUpload);

/** The same where one file serves all languages: it may say in each of them what it shows. */
export const sharedMedia = z
  .strictObject({
    ...described,
    alternativeText: z
      .union([alternativeText, inEveryLanguage.transform((words) => new WordsByLocale(words))], {
        error: "text, in every language or the same in all",
      })
      .optional(),
  })
  .transform(toUpload);

/** Words that stand in an English file for all languages. */
class WordsByLocale {
  readonly words: Readonly<Record<Locale, string>>;

  constructor(words: Readonly<Record<Locale, string>>) {
    this.words = words;
  }
}

/** Fields with the words of their files in one language. */
export function inLanguage(fields: Record<string, unknown>, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toLanguage(value, locale)]));
}

function toLanguage(value: unknown, locale: Locale): unknown {
  if (typeof value !== "object" || value === null || !("alternativeText" in value)) return value;
  const { alternativeText: words } = value;
  return words instanceof WordsByLocale ? { ...value, alternativeText: words.words[locale] } : value;
}

function toUpload<Described extends { url: string; sizeInKilobytes: number }>({
  url,
  sizeInKilobytes,
  ...rest
}: Described) {
  const name = basename(url);
  const ext = extname(name);
  const digest = hash("sha256", url);
  return {
    ...rest,
    id: String(Number.parseInt(digest.slice(0, 12), 16)),
    documentId: digest.slice(0, 24),
    url,
    name,
    ext,
    hash: name.slice(0, name.length - ext.length),
    mime: MIME_TYPES[ext.toLowerCase()] ?? "application/octet-stream",
    size: sizeInKilobytes,
    provider: "local",
  };
}
