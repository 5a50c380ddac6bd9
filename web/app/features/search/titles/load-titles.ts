import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { readJsonAtMost } from "#app/site/read-at-most.ts";
import { readTitleList, TITLE_LIST_PATH, type TitleEntry } from "./title-list.ts";

const MOST_BYTES = 1_000_000;

/**
 * The titles of a language. One that the browser has kept will do, however old: it is asked for where something else is away.
 * @throws {Error} where there is none, or it cannot be read
 */
export async function loadTitles(locale: Locale, { fetch }: { fetch: typeof globalThis.fetch }): Promise<TitleEntry[]> {
  const response = await fetch(localizedPath(TITLE_LIST_PATH, locale), {
    cache: "force-cache",
    credentials: "omit",
    signal: AbortSignal.timeout(10_000),
  });
  const titles = response.ok ? readTitleList(await readJsonAtMost(response, MOST_BYTES)) : null;
  if (!titles) throw new Error(`the list of titles is answered with ${response.status}`);
  return titles;
}
