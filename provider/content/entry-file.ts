import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { parseDocument } from "yaml";
import type { ContentPlace } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";
import { createGuideCutter, type GuideSection } from "./cut-guide.ts";
import { readWithSchema } from "./describe-problems.ts";
import type { EntrySchema } from "./entry-schemas.ts";
import { splitFrontMatter } from "./front-matter.ts";
import type { Report } from "./report.ts";

/**
 * A checked content file: the `fields` of its front matter and the Markdown below, a guide's also cut into `sections`.
 * `path` is what messages show. A field with a mistake is null.
 */
export type EntryFile = ContentPlace & {
  path: string;
  fields: Record<string, unknown>;
  markdown: string;
  sections: readonly GuideSection[];
};

/** Reads content files; `report` is told all that is wrong with one. Null where its fields cannot be read at all. */
export function createEntryFileParser(schemaOf: (type: ContentType) => EntrySchema, report: Report) {
  const cutGuide = createGuideCutter();

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
    const isGuide = schema.markdown?.field === "sections" && parts.body !== "";
    const sections = isGuide ? cutGuide(parts.body, (problem) => reportHere(`text: ${problem}`)) : [];
    const data = parseYaml(parts.yaml, reportHere);
    if (data === undefined) return null;
    const fieldsSchema = place.locale === DEFAULT_LOCALE ? schema.english : schema.translation;
    const fields = readWithSchema(fieldsSchema, data, schema.sharedFields, reportHere);
    return fields && { ...place, fields, markdown: parts.body, sections };
  };
}

/** The data, or undefined where they cannot be read. A field that stands twice is reported, and the rest is read. */
function parseYaml(yaml: string, report: (problem: string) => void): unknown {
  try {
    // Tags such as !!binary would make objects of a value that no schema knows.
    const document = parseDocument(yaml, { resolveKnownTags: false });
    const broken = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
    for (const error of broken ? [broken] : document.errors) reportBroken(error, report);
    if (broken) return undefined;
    const data: unknown = document.toJS() ?? {};
    if (!holdsItself(data)) return data;
    report("front matter: expected fields that end, got an alias inside of what it stands for");
  } catch (error) {
    // What an alias stands for is looked up only here.
    reportBroken(error, report);
  }
  return undefined;
}

/** Whether a list or fields are among their own members, at any depth. */
function holdsItself(value: unknown, around = new Set<unknown>(), checked = new Set<unknown>()): boolean {
  if (typeof value !== "object" || value === null || checked.has(value)) return false;
  if (around.has(value)) return true;
  around.add(value);
  const found = Object.values(value).some((member) => holdsItself(member, around, checked));
  around.delete(value);
  checked.add(value);
  return found;
}

function reportBroken(error: unknown, report: (problem: string) => void): void {
  const message = error instanceof Error ? error.message : String(error);
  report(`front matter: expected valid YAML, got: ${message.split("\n", 1)[0]}`);
}
