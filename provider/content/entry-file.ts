import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentPlace } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";
import { cutGuide, type GuideSection } from "./cut-guide.ts";
import { readWithSchema } from "./describe-problems.ts";
import { citeFacts, citeFactsInData } from "./facts/cite-facts.ts";
import type { Facts } from "./facts/parse-facts.ts";
import type { EntrySchema } from "./format/entry-schemas.ts";
import { FRONT_MATTER_LINE, splitFrontMatter } from "./front-matter.ts";
import { parseYaml } from "./parse-yaml.ts";
import type { Report } from "./report.ts";
import { hashSections, type SectionHash } from "./translation/section-hashes.ts";

/**
 * A checked content file: the `fields` of its front matter and the Markdown below, a guide's also cut into `sections`.
 * `path` is what messages show. A field with a mistake is null. `citedFacts` are the ids of the facts it cites, each
 * once; `sectionHashes` say what was written in English, so that translations can be compared with it.
 */
export type EntryFile = ContentPlace & {
  path: string;
  fields: Record<string, unknown>;
  markdown: string;
  sections: readonly GuideSection[];
  citedFacts: readonly string[];
  sectionHashes: readonly SectionHash[];
};

/** Reads content files; `report` is told all that is wrong with one. Null where its fields cannot be read at all. */
export function createEntryFileParser(
  { schemaOf, facts }: { schemaOf: (type: ContentType) => EntrySchema; facts: Facts },
  report: Report,
) {
  return function parseEntryFile({ text, ...place }: ContentPlace & { path: string; text: string }): EntryFile | null {
    const schema = schemaOf(place.type);
    const reportHere = (problem: string) => report(place.path, problem);
    if (place.extension !== schema.extension) {
      reportHere(`file name: expected the ending ${schema.extension}, got "${place.extension}"`);
      return null;
    }
    if (schema.isEnglishOnly && place.locale !== DEFAULT_LOCALE) {
      reportHere(`folder: expected ${place.type} in English only, got a file in "${place.locale}"`);
      return null;
    }
    const parts = schema.markdown ? splitFrontMatter(text) : { yaml: text, body: "" };
    if (!parts) {
      reportHere('front matter: expected YAML between two lines "---", got none');
      return null;
    }
    if (schema.markdown && !schema.markdown.isOptional && !parts.body) {
      reportHere("text: expected Markdown below the front matter, got nothing");
    }
    const { locale } = place;
    const cited = new Set<string>();
    const reportText = (problem: string) => reportHere(`text: ${problem}`);
    const written = parseYaml(parts.yaml, reportHere, schema.markdown ? FRONT_MATTER_LINE : 1);
    const data = citeFactsInData(written, facts, locale, { cited, report: reportHere });
    const markdown = citeFacts(parts.body, facts, { locale, isMarkdown: true }, { cited, report: reportText });
    const isGuide = schema.markdown?.field === "sections" && markdown !== "";
    const sections = isGuide ? cutGuide(markdown, reportText) : [];
    if (data === undefined) return null;
    const fieldsSchema = locale === DEFAULT_LOCALE ? schema.english : schema.translation;
    const fields = readWithSchema(fieldsSchema, data, schema.sharedFields, reportHere);
    const sectionHashes = locale === DEFAULT_LOCALE ? hashSections(written, parts.body, schema.wordFields) : [];
    return fields && { ...place, fields, markdown, sections, citedFacts: [...cited], sectionHashes };
  };
}
