import { buildEntries, type Entry } from "../content/build-entries.ts";
import { byOrder } from "../content/by-order.ts";
import { ContentError } from "../content/content-error.ts";
import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import type { ContentType } from "../content/content-types.ts";
import { Reference } from "../content/format/relation-schemas.ts";
import { toDocumentId } from "../content/identifiers.ts";
import { parseFiles } from "../content/parse-files.ts";
import { markTexts } from "../content/terms/mark-texts.ts";
import { type Data, hashOf, type TransferredEntry } from "./transferred.ts";

/** What a type's entries lead to comes before them; those of one type may lead to one another. */
export const TRANSFER_ORDER: readonly ContentType[] = [
  "link",
  "tag",
  "author",
  "category",
  "team",
  "quiz",
  "concept",
  "subnet",
  "article",
  "application",
  "guide",
  "get-started-step",
  "get-started-path",
  "video",
  "faq",
  "community-link",
  "lab",
  "resource",
  "page",
  "site-notice",
  "menu",
];

/** Fields in which a component says which one it is. */
const ZONES = new Set(["blocks", "items", "additional"]);
const OF_EVERY_ENTRY = new Set(["id", "documentId", "locale", "createdAt", "updatedAt", "publishedAt"]);

/** A document, and the documents that it leads to. */
export type Document = TransferredEntry & { slug: string; targets: readonly string[] };

/**
 * Every document of a content folder, drafts too, in the order in which a Strapi can take them. `ids` says by what
 * entries are known there that did not come from a file, by their key. Throws a `ContentError` where a file is broken.
 */
export function listDocuments(files: readonly ContentFile[], ids: ReadonlyMap<string, string> = new Map()): Document[] {
  const problems: string[] = [];
  const { terms, files: parsed, schemaOf } = parseFiles(files, (path, problem) => problems.push(`${path}: ${problem}`));
  if (problems.length > 0) throw new ContentError(problems.sort());
  const documentIdOf = (type: ContentType, slug: string) => ids.get(keyOf({ type, slug })) ?? toDocumentId(type, slug);
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  const entries = buildEntries(parsed, schemaOf, markTexts(terms, parsed).textOf).sort(byOrder);
  const documents = entries.map((entry) => toDocument(entry, textOf.get(entry.path) ?? "", documentIdOf));
  return withHashes(documents.sort((one, other) => placeOf(one) - placeOf(other)));
}

function placeOf({ type }: { type: ContentType }): number {
  return TRANSFER_ORDER.indexOf(type);
}

function toDocument(
  { type, slug, locale, path, isPublished, fields }: Entry,
  text: string,
  documentIdOf: (type: ContentType, slug: string) => string,
): Document {
  const targets: string[] = [];

  function toData(value: unknown, inZone: boolean): unknown {
    if (value instanceof Reference) {
      const ids = value.slugs.map((target) => documentIdOf(value.type, target));
      targets.push(...value.slugs.map((target) => keyOf({ type: value.type, slug: target })));
      return value.isMany ? ids : (ids[0] ?? null);
    }
    if (Array.isArray(value)) return value.map((member) => toData(member, inZone));
    if (typeof value !== "object" || value === null) return value;
    const members = Object.entries(value).filter(([name]) => name !== "__component" || inZone);
    return Object.fromEntries(members.map(([name, member]) => [name, toData(member, false)]));
  }

  const said = Object.entries(fields).filter(([name, value]) => !OF_EVERY_ENTRY.has(name) && value !== undefined);
  const data: Data = Object.fromEntries(said.map(([name, value]) => [name, toData(value, ZONES.has(name))]));
  const updatedAt = String(fields.updatedAt);
  return {
    path,
    hash: "",
    type,
    slug,
    documentId: documentIdOf(type, slug),
    locale,
    isPublished,
    updatedAt,
    text,
    data,
    targets,
  };
}

/** A document changes with what it says, and when one that it leads to comes, goes or is published. */
function withHashes(documents: Document[]): Document[] {
  const versions = Map.groupBy(documents, keyOf);
  return documents.map((document) => {
    const { slug: _, targets, ...sent } = document;
    const led = targets.map(
      (key) => versions.get(key)?.map(({ locale, isPublished }) => [locale, isPublished]) ?? null,
    );
    return { ...document, hash: hashOf([sent, led]) };
  });
}
