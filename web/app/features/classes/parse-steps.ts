import { splitLocale } from "#app/i18n/localized-path.ts";
import { keepReadQuery } from "#app/site/page-parameters.ts";

const SECTION = /^#[\w-]{1,100}$/;

/** Addresses as somebody has typed or copied them, as steps: paths without language, each once. Empty ones are none. */
export function parseSteps(typed: readonly string[], origins: readonly string[]) {
  const lines = typed.map((line) => line.trim()).filter((line) => line !== "");
  const steps = lines.map((line) => toStep(line, origins));
  const firstWrong = steps.indexOf(null);
  return {
    steps: [...new Set(steps.filter((step) => step !== null))],
    /** The first that is no address of this site. */
    wrong: firstWrong < 0 ? null : (lines[firstWrong] ?? null),
  };
}

/** Null for what is no address of this site. What a page does not read of its query is left out. */
function toStep(line: string, origins: readonly string[]): string | null {
  const [here = ""] = origins;
  const url = URL.parse(/^[\w.-]+:|^\//.test(line) ? line : `/${line}`, here);
  if (!url || !origins.includes(url.origin)) return null;
  const { path } = splitLocale(url.pathname);
  return path + keepReadQuery(path, url.search) + (SECTION.test(url.hash) ? url.hash : "");
}

/** The page that a step leads to: without what is set on it, and without its section. */
export function pageOfStep(step: string): string {
  return step.replace(/[?#].*$/s, "");
}
