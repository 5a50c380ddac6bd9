import { rootOf } from "./content-files.ts";
import { type ContentStore, createContentStore } from "./content-store.ts";
import { toTypeName } from "./content-types.ts";
import { toDocumentId } from "./identifiers.ts";
import { findChanges } from "./known-files.ts";
import { linkEntry } from "./link-entries.ts";
import { type CachedContent, readSnapshot } from "./snapshot/read-snapshot.ts";
import { type SnapshotOptions, writeSnapshot } from "./snapshot/write-snapshot.ts";
import { takePart } from "./take-part.ts";
import { versionOf } from "./version-of.ts";

/** Reads a content folder as `loadContent` does. Of what changes in it later, `refresh` reads that alone where it says all there is to know. */
export async function openContent(dir: string, snapshot?: SnapshotOptions, now: () => Date = () => new Date()) {
  const cached = snapshot ? readSnapshot(snapshot.file) : null;
  const taken = cached && (await takeChanges(dir, cached, now()));
  let content = cached && taken ? cached : await compileAll(dir, now());
  // Before its entries are joined, which makes circles of them.
  if (snapshot && !taken?.isUnchanged) await writeSnapshot(snapshot, content);
  let store = createContentStore(content.compiled);
  let refreshed: Promise<unknown> = Promise.resolve();

  async function refresh(): Promise<readonly string[] | null> {
    const taken = await takeChanges(dir, content, now());
    if (!taken) {
      content = await compileAll(dir, now());
      if (snapshot) await writeSnapshot(snapshot, content);
    }
    if (!taken?.replaced) store = createContentStore(content.compiled);
    for (const entry of taken?.replaced ?? [])
      linkEntry(entry, (type, slug, locale) => store.find(toTypeName(type), toDocumentId(type, slug), locale));
    return taken?.keys ?? null;
  }

  return {
    get store(): ContentStore {
      return store;
    },

    /**
     * The keys of texts that have changed; null where anything may have. One refresh after another. Rejects with a `ContentError`
     * where files are broken; what was there stays.
     */
    refresh(): Promise<readonly string[] | null> {
      const next = refreshed.then(refresh);
      refreshed = next.catch(() => undefined);
      return next;
    },
  };
}

/** Brings compiled content up to the files of its folder. Null where all of it has to be compiled. */
async function takeChanges(dir: string, { compiled, files }: CachedContent, now: Date) {
  if (isOver(compiled.publishesAt, now)) return null;
  const { changed, gone, unchanged } = await findChanges(dir, files);
  let replaced: ReturnType<typeof takePart> = [];
  let keys: readonly string[] = [];
  if (changed.length + gone.length > 0) {
    // A start that finds its snapshot does without the parsers.
    const { compileChanges } = await import("./compile-changes.ts");
    const part = compileChanges(rootOf(dir), { compiled, files, changed, gone, now });
    if (!part) return null;
    replaced = takePart(compiled, part);
    keys = [...part.keys];
    const before = [...changed.map(({ path }) => path), ...gone].flatMap((path) => files.get(path)?.hash ?? []);
    compiled.version = versionOf([compiled.version, ...before, ...changed.map(({ hash }) => hash)]);
  }
  for (const path of gone) files.delete(path);
  for (const { path, hash, size, changedAt } of [...changed, ...unchanged])
    files.set(path, { path, hash, size, changedAt });
  return { replaced, keys, isUnchanged: changed.length + gone.length + unchanged.length === 0 };
}

/** Whether something that was a draft is published by now. */
function isOver(publishesAt: string | null, now: Date): boolean {
  return publishesAt !== null && Date.parse(publishesAt) <= now.getTime();
}

async function compileAll(dir: string, now: Date): Promise<CachedContent> {
  const { changed } = await findChanges(dir, new Map());
  const { compileContent } = await import("./compile-content.ts");
  const compiled = compileContent(changed, undefined, now);
  return {
    compiled,
    files: new Map(changed.map(({ text: _, ...file }) => [file.path, file])),
  };
}
