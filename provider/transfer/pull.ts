import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { ContentError } from "../content/content-error.ts";
import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import type { ContentType } from "../content/content-types.ts";
import { createEntrySchemas, type EntrySchema } from "../content/format/entry-schemas.ts";
import { cutBatches } from "./cut-batches.ts";
import { listDocuments, TRANSFER_ORDER } from "./list-documents.ts";
import { mergeFile } from "./merge-file.ts";
import { newFile } from "./new-file.ts";
import type { HeldEntry, StrapiClient } from "./strapi-client.ts";
import { type Data, saysTheSame, type TransferredEntry } from "./transferred.ts";

export type PullOptions = {
  /** The name of the content folder, with which every path begins. */
  folder: string;
  files: readonly ContentFile[];
  client: StrapiClient;
  write: (path: string, text: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
  onProgress: (done: number, total: number) => void;
};

export type PullSummary = {
  entries: number;
  written: string[];
  removed: string[];
  /** Changes that have no place in a file: `path: field`. */
  open: string[];
};

type Found = HeldEntry & { type: ContentType; locale: Locale; path: string };

/** Brings into the files what editors have changed in a Strapi; the rest of each file stays as it was written. */
export async function pull(options: PullOptions): Promise<PullSummary> {
  const { files, client, write, remove } = options;
  const held = await client.list();
  const found = await readEverything(options);
  const slugs = new Map(found.map(({ documentId, path, type }) => [documentId, slugOf(path, type)]));
  const schemaOf = createEntrySchemas(new Set());
  const onDisk = new Map(files.map(({ path, text }) => [path, text]));
  const written: string[] = [];
  const open: string[] = [];
  const touched: Found[] = [];

  for (const entry of found) {
    const isUntouched =
      entry.file &&
      saysTheSame(entry.data, knownPart(entry.file.data, entry.data)) &&
      entry.isPublished === entry.file.isPublished;
    const made = isUntouched
      ? { text: entry.file?.text ?? "", open: [] }
      : makeFile(entry, schemaOf(entry.type), slugs);
    if (!isUntouched) touched.push(entry);
    open.push(...made.open.map((field) => `${entry.path}: ${field}`));
    if (onDisk.get(entry.path) === made.text) continue;
    await write(entry.path, made.text);
    onDisk.set(entry.path, made.text);
    written.push(entry.path);
  }
  const removed = held.files.filter(({ state }) => state === "gone").map(({ path }) => path);
  for (const path of removed) if (onDisk.delete(path)) await remove(path);
  await saveAll(client, { touched, found }, onDisk);
  for (const batch of cutBatches(removed)) await client.forget(batch);
  return { entries: found.length, written, removed, open };
}

async function readEverything({ client, folder, onProgress }: PullOptions): Promise<Found[]> {
  const found: Found[] = [];
  const schemaOf = createEntrySchemas(new Set());
  const places = TRANSFER_ORDER.flatMap((type) =>
    (type === "author" ? ["en" as const] : LOCALES).map((locale) => ({ type, locale })),
  );
  for (const [index, { type, locale }] of places.entries()) {
    onProgress(index, places.length);
    for await (const entry of client.read(type, locale)) {
      const own = { ...entry, type, locale };
      found.push({ ...own, path: entry.file?.path ?? pathOf(folder, own, schemaOf(type).extension) });
    }
  }
  onProgress(places.length, places.length);
  return found;
}

/** What a Strapi does not know of an entry, it cannot have changed. */
function knownPart(brought: Data, held: Data): Data {
  return Object.fromEntries(Object.keys(held).map((name) => [name, brought[name]]));
}

function makeFile(
  { file, data, locale, updatedAt, isPublished }: Found,
  schema: EntrySchema,
  slugs: ReadonlyMap<string, string>,
) {
  const edited = withSlugs(data, slugs) as Data;
  if (!file) return { text: newFile({ data: edited, locale, schema, updatedAt, isPublished }), open: [] };
  const brought = withSlugs(knownPart(file.data, data), slugs) as Data;
  return mergeFile({ text: file.text, locale, schema, brought, edited, updatedAt, isPublished });
}

function withSlugs(value: unknown, slugs: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return slugs.get(value) ?? value;
  if (Array.isArray(value)) return value.map((member) => withSlugs(member, slugs));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withSlugs(member, slugs)]));
}

function slugOf(path: string, type: ContentType): string {
  return path.slice(path.indexOf(`/${type}/`) + type.length + 2).replace(/\.\w+$/, "");
}

/** Where the file of an entry belongs that has none yet. */
function pathOf(folder: string, { type, locale, data, documentId }: Omit<Found, "path">, extension: string): string {
  const named = String(data.slug ?? data.anchor ?? data.key ?? toSlug(String(data.name ?? documentId)));
  const slug = type === "menu" && named.endsWith(`-${locale}`) ? named.slice(0, -locale.length - 1) : named;
  return `${folder}/${locale}/${type}/${slug}${extension}`;
}

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * Tells a Strapi which files now stand for entries that editors have changed. Where a file says the same, the next push has
 * nothing to bring.
 */
async function saveAll(
  client: StrapiClient,
  { touched, found }: { touched: readonly Found[]; found: readonly Found[] },
  onDisk: ReadonlyMap<string, string>,
): Promise<void> {
  if (touched.length === 0) return;
  const ids = new Map(
    found.map(({ type, path, documentId }) => [keyOf({ type, slug: slugOf(path, type) }), documentId]),
  );
  const documents = new Map(readDocuments(onDisk, ids).map((document) => [document.path, document]));
  const saved = touched.map(({ path, type, documentId, locale, isPublished, updatedAt, data }): TransferredEntry => {
    const own = documents.get(path);
    const isWhole = own && saysTheSame(knownPart(own.data, data), data);
    const text = onDisk.get(path) ?? "";
    return { path, hash: isWhole ? own.hash : "", type, documentId, locale, isPublished, updatedAt, text, data };
  });
  for (const batch of cutBatches(saved)) await client.saveFiles(batch);
}

/** None where the files are broken by now: they are brought again once they are mended. */
function readDocuments(onDisk: ReadonlyMap<string, string>, ids: ReadonlyMap<string, string>) {
  const files = [...onDisk]
    .map(([path, text]) => ({ path, text }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  try {
    return listDocuments(files, ids);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
