import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { FOLLOWED } from "../content/content-types.ts";
import type { Report } from "../content/report.ts";
import type { Term, Terms } from "../content/terms/parse-terms.ts";
import type { ReadFile } from "./read-files.ts";

/** A term used once may become a pronoun in another language; one that is used again is what the section is about. */
const ENOUGH_TO_BE_SURE = 2;

/** `said` is one of the ways in which English says it; it stands out where English introduces it, in italics or bold. */
type Use = { term: Term; said: string; count: number; standsOut: boolean };

/**
 * Where a section of the English text uses a term of the table, the translated section says it in one of the words that the
 * table has for it: a problem where English says it twice or more; where once, a warning if English introduces it there.
 */
export function checkSaidTerms(files: readonly ReadFile[], terms: Terms, report: Report, warn: Report): void {
  const usesIn = createTermFinder(terms);
  const usesByText = new Map<string, Map<string, Use[]>>();
  for (const file of files.filter(({ type, locale }) => locale === DEFAULT_LOCALE && FOLLOWED.has(type))) {
    const sections = sectionsOf(file).map(({ id, ...text }) => [id, usesIn(text)] as const);
    usesByText.set(nameOf(file), new Map(sections));
  }
  for (const file of files.filter(({ locale }) => locale !== DEFAULT_LOCALE)) {
    const uses = usesByText.get(nameOf(file));
    if (!uses) continue;
    for (const { id, prose } of sectionsOf(file)) {
      const translated = prose.toLocaleLowerCase(file.locale);
      for (const { term, said, count, standsOut } of uses.get(id) ?? []) {
        const words = [...term.forms[file.locale], ...term.otherwise[file.locale]];
        if (words.some((word) => translated.includes(word.toLocaleLowerCase(file.locale)))) continue;
        if (count < ENOUGH_TO_BE_SURE && !standsOut) continue;
        const tell = count >= ENOUGH_TO_BE_SURE ? report : warn;
        tell(
          file.path,
          `text: expected "${term.names[file.locale]}" in {#${id}}, where English says "${said}", got none`,
        );
      }
    }
  }
}

type SectionText = { prose: string; emphasized: readonly string[] };

function sectionsOf({ text }: ReadFile): ({ id: string } & SectionText)[] {
  return text.sections.map(({ id, prose, emphasized }) => ({
    id,
    prose: inOneLine(prose.join("\n")),
    emphasized: emphasized.map((words) => inOneLine(words).toLowerCase()),
  }));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** What finds the terms of English prose, the longest where one stands within another. */
function createTermFinder(terms: Terms): (text: SectionText) => Use[] {
  const byForm = new Map(
    [...terms.values()].flatMap((term) =>
      term.forms[DEFAULT_LOCALE].map((form) => [form.toLowerCase(), term] as const),
    ),
  );
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
  const escaped = forms.map(RegExp.escape);
  const pattern = new RegExp(`(?<![\\p{L}\\d_-])(?:${escaped.join("|")})(?![\\p{L}\\d_-])`, "giu");
  return ({ prose, emphasized }) => {
    const uses = new Map<Term, Use>();
    for (const [said] of prose.matchAll(pattern)) {
      const term = byForm.get(said.toLowerCase());
      if (!term) continue;
      const { count, standsOut } = uses.get(term) ?? { count: 0, standsOut: false };
      uses.set(term, {
        term,
        said,
        count: count + 1,
        standsOut: standsOut || emphasized.includes(said.toLowerCase()),
      });
    }
    return [...uses.values()];
  };
}

function nameOf({ type, slug }: ReadFile): string {
  return `${type}/${slug}`;
}
