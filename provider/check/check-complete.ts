import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { ContentType } from "../content/content-types.ts";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

/** What is written in every language. */
const IN_EVERY_LANGUAGE: ReadonlySet<ContentType> = new Set<ContentType>([
  ...(["application", "article", "category", "community-link", "concept", "faq", "get-started-path"] as const),
  ...(["get-started-step", "guide", "lab", "link", "menu", "page", "quiz", "resource", "site-notice"] as const),
  ...(["subnet", "tag", "team", "video"] as const),
]);

/** Names the English texts that are to be there in every language and are not. */
export function checkComplete(
  files: readonly Pick<EntryFile, "type" | "slug" | "locale" | "path" | "fields">[],
  report: Report,
): void {
  const there = new Set(files.map(({ type, slug, locale }) => `${locale}/${type}/${slug}`));
  for (const { type, slug, locale, path, fields } of files) {
    if (locale !== DEFAULT_LOCALE || !IN_EVERY_LANGUAGE.has(type) || fields.draft === true) continue;
    const missing = LOCALES.filter((other) => !there.has(`${other}/${type}/${slug}`));
    if (missing.length > 0)
      report(path, `translations: expected one in each language, got none in ${missing.join(", ")}`);
  }
}
