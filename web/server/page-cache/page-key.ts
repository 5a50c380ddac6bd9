import { listQueryParameters } from "../../app/collections/page-queries.ts";

/** Longer URLs are not cached; real ones are far shorter. */
const LONGEST_KEY = 1_000;

/** The path of something other than a page or a page's data. */
const FILE = /\.(?!data$)\w+$/;

/**
 * The cache key of an answer: the URL, of whose query only what the page is known to read, in one order. The language is
 * part of the address. Null where the answer may not be cached: the page reads what its visitor typed.
 */
export function toPageKey(target: string): string | null {
  const at = target.indexOf("?");
  const path = at === -1 ? target : target.slice(0, at);
  if (path.length > LONGEST_KEY || !path.startsWith("/")) return null;
  if (at === -1) return path;
  // What a file is made of may be all in its query, as a list of names: only pages are the same without.
  if (FILE.test(path)) return null;
  const asked = new URLSearchParams(target.slice(at + 1));
  const kept = new URLSearchParams();
  for (const [name, read] of Object.entries(listQueryParameters(path))) {
    const value = asked.get(name);
    if (value === null) continue;
    const canonical = read(value);
    if (canonical === "uncached") return null;
    if (canonical !== null) kept.set(name, canonical.value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}
