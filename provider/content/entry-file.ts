import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { parseDocument } from "yaml";
import type { ContentPlace } from "./content-place.ts";
import { readWithSchema } from "./describe-problems.ts";
import type { EntrySchema } from "./entry-schemas.ts";
import { splitFrontMatter } from "./front-matter.ts";
import type { Report } from "./report.ts";

/** A checked content file: the `fields` of its front matter and the Markdown below. `path` is what messages show. */
export type EntryFile = ContentPlace & { path: string; fields: Record<string, unknown>; markdown: string };

/** Reads a content file; otherwise null, and `report` is told all that is wrong with it. */
export function parseEntryFile(
  file: ContentPlace & { path: string; text: string },
  schema: EntrySchema,
  report: Report,
): EntryFile | null {
  const { text, ...place } = file;
  const reportHere = (problem: string) => report(file.path, problem);
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
  const data = parseYaml(parts.yaml, reportHere);
  if (data === undefined) return null;
  const fieldsSchema = place.locale === DEFAULT_LOCALE ? schema.english : schema.translation;
  const fields = readWithSchema(fieldsSchema, data, schema.sharedFields, reportHere);
  return fields && { ...place, fields, markdown: parts.body };
}

function parseYaml(yaml: string, report: (problem: string) => void): unknown {
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (!error) return document.toJS() ?? {};
  report(`front matter: expected valid YAML, got: ${error.message.split("\n", 1)[0]}`);
  return undefined;
}
