import { hash } from "node:crypto";
import type { Locale } from "@learn-bittensor/contract/locales";
import type { ContentType } from "../content/content-types.ts";

export type Data = Record<string, unknown>;

/** A document by its file, in one language, as a Strapi with this project's plugin takes it. */
export type TransferredEntry = {
  path: string;
  /** Of everything below: the same hash, the same entry. */
  hash: string;
  type: ContentType;
  documentId: string;
  locale: Locale;
  isPublished: boolean;
  updatedAt: string;
  text: string;
  data: Data;
};

/** An answer that is worked out from the files. */
export type StoredAnswer = { question: string; hash: string; value: unknown };

/** What a Strapi holds of a file. `edited` and `gone` are editors' doing, since it was brought. */
export type FileState = { path: string; hash: string; documentId: string; state: "same" | "edited" | "gone" };

const HASH_LENGTH = 32;

export function hashOf(value: unknown): string {
  return hash("sha256", JSON.stringify(value)).slice(0, HASH_LENGTH);
}

/** Whether two say the same: what is empty is as good as not there, and ids are nobody's words. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(toCanonical(one)) === JSON.stringify(toCanonical(other));
}

const NOT_SAID = new Set(["id", "documentId"]);

function toCanonical(value: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((member) => toCanonical(member) ?? null);
  if (typeof value !== "object") return value;
  const members = Object.entries(value)
    .filter(([name]) => !NOT_SAID.has(name))
    .map(([name, member]) => [name, toCanonical(member)] as const)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members);
}
