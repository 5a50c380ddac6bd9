import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "./entry-file.ts";
import type { Report } from "./report.ts";

/** Slugs that would be found at the address of something else: a guide's at that of another guide's section, a subnet's at that of a number. */
export function reportSharedAddresses(files: readonly EntryFile[], report: Report): void {
  const english = files.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const guides = english.filter(({ type }) => type === "guide");
  const sections = new Map(
    guides.flatMap(({ slug, path, sections }) => sections.map(({ anchor }) => [`${slug}/${anchor}`, path])),
  );
  for (const { slug, path } of guides) {
    const owner = sections.get(slug);
    if (owner) report(path, `file name: expected an address of its own, got that of a section in ${owner}`);
  }
  for (const { type, slug, path } of english) {
    if (type !== "subnet" || !/^\d+$/.test(slug)) continue;
    report(path, `file name: expected a slug that is no number (those are mainnetIds), got "${slug}"`);
  }
}
