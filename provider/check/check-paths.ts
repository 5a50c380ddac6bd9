import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { EntryFile } from "../content/entry-file.ts";
import { Reference } from "../content/format/relation-schemas.ts";
import type { Report } from "../content/report.ts";

/** Every step of getting started stands on a path, where readers find it, and no path is empty or names a step twice. */
export function checkPaths(files: readonly EntryFile[], report: Report): void {
  const english = files.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const onPaths = new Set<string>();
  for (const { path, fields } of english.filter(({ type }) => type === "get-started-path")) {
    const slugs = fields.steps instanceof Reference ? fields.steps.slugs : [];
    if (slugs.length === 0) report(path, "steps: expected at least one, got none");
    const again = slugs.find((slug, at) => slugs.indexOf(slug) < at);
    if (again !== undefined) report(path, `steps: expected each once, got "${again}" again`);
    for (const slug of slugs) onPaths.add(slug);
  }
  for (const { type, slug, path } of english) {
    if (type === "get-started-step" && !onPaths.has(slug))
      report(path, "file: expected a step of a path, got one of none");
  }
}
