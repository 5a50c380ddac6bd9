import { hash } from "node:crypto";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { ContentType } from "./content-types.ts";

const DOCUMENT_ID_LENGTH = 24;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/** What identifies an entry in all its languages, for good: 24 lower-case letters and digits. */
export function toDocumentId(type: ContentType, slug: string): string {
  const digest = hash("sha256", `${type}/${slug}`, "buffer");
  let documentId = "";
  for (const byte of digest.subarray(0, DOCUMENT_ID_LENGTH)) documentId += ALPHABET[byte % ALPHABET.length];
  return documentId;
}

/** What identifies one language's version of an entry: digits. */
export function toEntryId(type: ContentType, slug: string, locale: Locale): string {
  return String(hash("sha256", `${type}/${slug}/${locale}`, "buffer").readUIntBE(0, 6));
}
