import { listQueryParameters } from "../../app/collections/page-queries.ts";
import { PREVIEW_PARAMETER } from "../../app/site/preview.ts";

/** Longer URLs are not cached; real ones are far shorter. */
const LONGEST_KEY = 1_000;

/** What these are made of is all in their query, as a list of names: there is no answer without. */
const MADE_BY_QUERY = /^\/icons\//;

/**
 * The cache key of an answer: the URL, of whose query only what the page is known to read, in one order. The language is
 * part of the address. Null where the answer may not be cached: the page reads what its visitor typed.
 */
export function toPageKey(target: string): string | null {
  const at = target.indexOf("?");
  const path = at === -1 ? target : target.slice(0, at);
  if (path.length > LONGEST_KEY || !path.startsWith("/")) return null;
  if (at === -1) return path;
  if (MADE_BY_QUERY.test(path)) return null;
  const asked = new URLSearchParams(target.slice(at + 1));
  if (asked.has(PREVIEW_PARAMETER)) return null;
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(listQueryParameters(path))) {
    const value = asked.get(name);
    if (value === null) continue;
    const canonical = read(value);
    if (canonical === "uncached") return null;
    if (canonical !== null) known.set(name, canonical.value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
