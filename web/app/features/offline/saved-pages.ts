import type { LateFiles } from "./late-files.ts";
import { bytesOf, isForEverybody, type PageCopy, readPageCopy, toFileCopy, toPageCopy } from "./page-copy.ts";

/** The names of caches: what was read, by who was signed in ("0" is nobody); each path that was taken along; the page that lists both. */
const READ = "read/";
const PATH = "path/";
const LIST = "list/";

/** So much of what was read is saved; what was saved longest ago goes first. */
export const MOST_READ = { pages: 60, bytes: 12_000_000 };

export interface SavedPage extends PageCopy {
  address: string;
}

/** What saving needs of a browser, in a page or in the service worker. */
export interface CopyTools {
  caches: Pick<CacheStorage, "open" | "delete" | "keys" | "has">;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** Loads what a page is shown with besides what its document names, and says which files that is. */
  loadFilesOf: (html: string) => Promise<readonly string[]>;
  /** What files of the build may load later: without a network, it has to be there. */
  lateFiles: LateFiles;
}

/**
 * Saves a page in a cache with all it is shown with, and says how many bytes it took; null where it is not for everybody to read. It is
 * asked for without cookies, unless `how` says otherwise.
 */
async function savePage(
  tools: CopyTools,
  name: string,
  address: string,
  { title, ...how }: RequestInit & { title?: string } = {},
): Promise<number | null> {
  const { loadFilesOf, lateFiles } = tools;
  const answer = await tools.fetch(address, { credentials: "omit", ...how });
  if (!isForEverybody(answer)) return null;
  const copy = await toPageCopy(answer, { now: tools.now(), title, loadFilesOf, lateFiles });
  const cache = await tools.caches.open(name);
  const { bytes = 0, files = [] } = readPageCopy(copy) ?? {};
  await cache.put(address, copy);
  let taken = bytes;
  for (const file of files) {
    if (await cache.match(file)) continue;
    const found = await tools.fetch(file, how.signal ? { signal: how.signal } : {});
    if (!found.ok) continue;
    const saved = await toFileCopy(found);
    taken += bytesOf(saved);
    await cache.put(file, saved);
  }
  return taken;
}

/** Saves a page that is being read: where a path that was taken along has it, there. */
export async function saveRead(tools: CopyTools, visitorId: string, address: string, how: RequestInit): Promise<void> {
  for (const name of await tools.caches.keys()) {
    if (!name.startsWith(PATH)) continue;
    const earlier = await (await tools.caches.open(name)).match(address);
    const title = earlier && readPageCopy(earlier)?.title;
    if (title !== undefined) return void (await savePage(tools, name, address, { ...how, title }));
  }
  const name = READ + visitorId;
  if ((await savePage(tools, name, address, how)) !== null) await limit(await tools.caches.open(name), MOST_READ);
}

/** A path: the addresses of its pages, and its own, which is saved last: with it, the path is whole. */
export interface Path {
  title: string;
  address: string;
  pages: readonly string[];
}

/** Takes a path along, page by page. Where that fails, or is given up, nothing of it stays. */
export async function takePath(
  tools: CopyTools,
  { title, address, pages }: Path,
  { signal, onSaved }: { signal: AbortSignal; onSaved: (progress: { pages: number; bytes: number }) => void },
): Promise<void> {
  let bytes = 0;
  try {
    for (const [index, page] of [...pages, address].entries()) {
      const taken = await savePage(tools, PATH + address, page, page === address ? { title, signal } : { signal });
      if (taken === null) throw new Error(`${page} is not for everybody to read`);
      signal.throwIfAborted();
      bytes += taken;
      onSaved({ pages: index + 1, bytes });
    }
  } catch (cause) {
    await forgetPath(tools, address);
    throw cause;
  }
  // Once is enough.
  for (const name of await tools.caches.keys()) {
    if (!name.startsWith(READ)) continue;
    const cache = await tools.caches.open(name);
    for (const page of [...pages, address]) await cache.delete(page);
  }
}

/** Saves the page that lists what is saved, in one language, of this build; those of other builds go. */
export async function saveList(tools: CopyTools, build: string, address: string): Promise<void> {
  for (const name of await tools.caches.keys())
    if (name.startsWith(LIST) && name !== LIST + build) await tools.caches.delete(name);
  const cache = await tools.caches.open(LIST + build);
  if (!(await cache.match(address))) await savePage(tools, LIST + build, address);
}

/** What was read by somebody who is signed in goes when they are no longer: with `visitorId` "0", all of that. */
export async function forgetOthers({ caches }: Pick<CopyTools, "caches">, visitorId: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(READ) && name !== `${READ}0` && name !== READ + visitorId) await caches.delete(name);
}

export async function forgetRead({ caches }: Pick<CopyTools, "caches">): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(READ)) await caches.delete(name);
}

/** A path that was taken along is let go of. */
export async function forgetPath({ caches }: Pick<CopyTools, "caches">, address: string): Promise<void> {
  await caches.delete(PATH + address);
}

export interface SavedPath {
  address: string;
  pages: SavedPage[];
  bytes: number;
}

/** Paths that were taken along, and pages that were read, the newest first. */
export async function listSaved({
  caches,
}: Pick<CopyTools, "caches">): Promise<{ paths: SavedPath[]; read: SavedPage[]; readBytes: number }> {
  const paths: SavedPath[] = [];
  const read: SavedPage[] = [];
  let readBytes = 0;
  for (const name of await caches.keys()) {
    if (!name.startsWith(PATH) && !name.startsWith(READ)) continue;
    const { pages, files } = await readAll(await caches.open(name));
    const bytes = sum(pages.map((page) => page.bytes)) + sum(files.values());
    if (name.startsWith(PATH)) paths.push({ address: name.slice(PATH.length), pages, bytes });
    else {
      read.push(...pages);
      readBytes += bytes;
    }
  }
  return { paths, read: read.toSorted(newestFirst), readBytes };
}

/** Lets go of what was saved longest ago, and of files that only that was shown with. */
async function limit(cache: Cache, most: typeof MOST_READ): Promise<void> {
  const { pages, files } = await readAll(cache);
  const needed = new Set<string>();
  let count = 0;
  let bytes = 0;
  for (const page of pages.toSorted(newestFirst)) {
    const added = page.files.filter((file) => !needed.has(file));
    bytes += page.bytes + sum(added.map((file) => files.get(file) ?? 0));
    count += 1;
    if (count > most.pages || (bytes > most.bytes && count > 1)) await cache.delete(page.address);
    else for (const file of added) needed.add(file);
  }
  for (const file of files.keys()) if (!needed.has(file)) await cache.delete(file);
}

async function readAll(cache: Cache): Promise<{ pages: SavedPage[]; files: Map<string, number> }> {
  const pages: SavedPage[] = [];
  const files = new Map<string, number>();
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (!answer) continue;
    const { pathname, search } = new URL(request.url);
    const page = readPageCopy(answer);
    if (page) pages.push({ ...page, address: pathname + search });
    else files.set(pathname + search, bytesOf(answer));
  }
  return { pages, files };
}

function newestFirst(one: PageCopy, other: PageCopy): number {
  return other.at.localeCompare(one.at);
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
