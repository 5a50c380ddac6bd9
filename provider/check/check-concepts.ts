import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { Reference } from "../content/format/relation-schemas.ts";
import type { Report } from "../content/report.ts";
import { Sources } from "../content/sources.ts";
import { cutSections } from "../content/translation/cut-sections.ts";
import type { ReadFile } from "./read-files.ts";

const FIRST = "in-one-minute";
const LAST = ["misconceptions", "next"];
const MOST_PREREQUISITES = 3;
const FEWEST_RELATED = 3;
/** What a section has that calculates something, facts not counted. */
const FEWEST_NUMBERS_OF_AN_EXAMPLE = 10;
const NO_NUMBERS = /\{(?:fact:|#)[^}]*\}|\]\([^)]*\)/g;
const NUMBER = /(?<![\w.])\d[\d,.]*/g;

/** Concepts are built as the template says, and build on one another in no circle. */
export function checkConcepts(files: readonly ReadFile[], report: Report): void {
  const concepts = files.filter(({ type, locale }) => type === "concept" && locale === DEFAULT_LOCALE);
  for (const concept of concepts) checkConcept(concept, (problem) => report(concept.path, problem));
  reportCircles(concepts, report);
}

function checkConcept({ fields, markdown, text }: ReadFile, report: (problem: string) => void): void {
  if (slugsIn(fields.categories).length === 0) report("categories: expected at least one, got none");
  const related = slugsIn(fields.related).length;
  if (related < FEWEST_RELATED) report(`related: expected at least ${FEWEST_RELATED} concepts, got ${related}`);
  if (slugsIn(fields.quiz).length === 0) report("quiz: expected the quiz of this concept, got none");
  const before = slugsIn(fields.prerequisites).length;
  if (before > MOST_PREREQUISITES) report(`prerequisites: expected at most ${MOST_PREREQUISITES}, got ${before}`);
  if (fields.sources instanceof Sources && fields.sources.list.length === 0) {
    report("sources: expected at least one, got none");
  }
  const sections = text.headings.filter(({ depth }) => depth === 2);
  const ids = sections.map(({ id }) => id ?? "");
  if (ids[0] !== FIRST) report(`text: expected the first section to be {#${FIRST}}, got {#${ids[0] ?? ""}}`);
  if (text.sections.find(({ id }) => id === FIRST)?.callout !== "tip") {
    report("text: expected the one-minute version in a callout > [!TIP], got none");
  }
  const numbers = Math.max(0, ...cutSections(markdown).map(({ text }) => countNumbers(text)));
  if (numbers < FEWEST_NUMBERS_OF_AN_EXAMPLE) {
    report(
      `text: expected a section that calculates an example, with at least ${FEWEST_NUMBERS_OF_AN_EXAMPLE} numbers, got ${numbers}`,
    );
  }
  const last = ids.slice(-LAST.length).join(", ");
  if (last !== LAST.join(", ")) report(`text: expected the last sections to be ${LAST.join(", ")}, got ${last}`);
}

function countNumbers(text: string): number {
  return text.replaceAll(NO_NUMBERS, "").match(NUMBER)?.length ?? 0;
}

function reportCircles(concepts: readonly ReadFile[], report: Report): void {
  const bySlug = new Map(concepts.map((concept) => [concept.slug, concept]));
  const done = new Set<string>();

  function follow(slug: string, way: readonly string[]): void {
    const concept = bySlug.get(slug);
    if (!concept || done.has(slug)) return;
    const at = way.indexOf(slug);
    if (at >= 0) {
      report(concept.path, `prerequisites: expected no circle, got ${[...way.slice(at), slug].join(" → ")}`);
      return;
    }
    for (const before of slugsIn(concept.fields.prerequisites)) follow(before, [...way, slug]);
    done.add(slug);
  }

  for (const { slug } of concepts) follow(slug, []);
}

function slugsIn(value: unknown): readonly string[] {
  return value instanceof Reference ? value.slugs : [];
}
