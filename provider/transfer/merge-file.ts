import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { isMap, isScalar, parseDocument, stringify } from "yaml";
import type { EntrySchema } from "../content/format/entry-schemas.ts";
import { splitFrontMatter } from "../content/front-matter.ts";
import { mergeLines } from "./merge-lines.ts";
import { toMarkdown } from "./to-markdown.ts";
import { type Data, saysTheSame } from "./transferred.ts";

export type FileToMerge = {
  text: string;
  locale: Locale;
  schema: EntrySchema;
  /** What was brought, and what editors have made of it; in both, other entries by their slugs. */
  brought: Data;
  edited: Data;
  updatedAt: string;
  isPublished: boolean;
};

export type MergedFile = {
  text: string;
  /** Fields whose change has no place in the file: somebody has to see to them. */
  open: string[];
};

/** An address is its file's name: another name is given by hand, with all that leads to it. */
const OF_ADDRESS = new Set(["slug", "anchor"]);

/** Puts what editors have changed into a file, and leaves the rest of it as it was written. */
export function mergeFile({ text, locale, schema, brought, edited, updatedAt, isPublished }: FileToMerge): MergedFile {
  const parts = schema.markdown ? splitFrontMatter(text) : { yaml: text, body: "" };
  if (!parts) return { text, open: ["front matter"] };
  const inFile = locale === DEFAULT_LOCALE ? [...schema.wordFields, ...schema.sharedFields] : [...schema.wordFields];
  const changed = Object.keys(edited).filter((name) => !saysTheSame(edited[name], brought[name]));
  const open: string[] = [];
  const fields: Data = {};
  let { body } = parts;

  for (const name of changed) {
    if (name === schema.markdown?.field) {
      const merged = mergeLines({
        written: body,
        brought: toMarkdown(brought[name]),
        edited: toMarkdown(edited[name]),
      });
      if (merged === null) open.push(name);
      else body = merged;
    } else if (OF_ADDRESS.has(name)) open.push(name);
    else if (inFile.includes(name)) fields[name] = withoutDefaults(edited[name], locale);
    else if (locale === DEFAULT_LOCALE && name !== "readingMinutes") open.push(name);
  }
  // A change of what all languages share is the English file's.
  const isTouched = Object.keys(fields).length > 0 || body !== parts.body;
  const wasPublished = !/^draft: true$/m.test(parts.yaml);
  if (!isTouched && isPublished === wasPublished) return { text, open };
  const yaml = setFields(parts.yaml, {
    ...fields,
    updatedAt,
    ...(isPublished !== wasPublished && { draft: isPublished ? null : true }),
  });
  return { text: schema.markdown ? `---\n${yaml}---\n\n${body}\n` : yaml, open };
}

/** Sets fields of a file's YAML in their places and leaves all other lines as they are. */
function setFields(yaml: string, fields: Data): string {
  let text = yaml.endsWith("\n") || yaml === "" ? yaml : `${yaml}\n`;
  for (const [name, value] of Object.entries(fields)) {
    const isEmpty = value === null || value === undefined;
    const line = isEmpty ? "" : stringify({ [name]: value }, { lineWidth: 0 });
    const place = findField(text, name);
    text = place ? text.slice(0, place.start) + line + text.slice(place.end) : text + line;
  }
  return text;
}

/** From a field's name to the beginning of the next one. */
function findField(yaml: string, name: string): { start: number; end: number } | null {
  const { contents } = parseDocument(yaml, { resolveKnownTags: false });
  if (!isMap(contents)) return null;
  const starts = contents.items.map(({ key }) => (isScalar(key) && key.range ? key.range[0] : yaml.length));
  const at = contents.items.findIndex(({ key }) => isScalar(key) && key.value === name);
  const start = starts[at];
  return start === undefined ? null : { start, end: starts[at + 1] ?? yaml.length };
}

const DEFAULTS: Data = { external: false, comingSoon: false, prominent: false, noIndex: false, multiple: false };
/** What of a quiz stands in its English file alone. */
const ENGLISH_ONLY = new Set<string>([
  "correct",
  "section",
  "multiple",
  "form",
  "figure",
  "place",
  "value",
  "tolerance",
  "side",
  "x",
  "y",
]);

/** A component as files write it: what is empty, and what is meant where nothing is said, is left out. */
export function withoutDefaults(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((member) => withoutDefaults(member, locale));
  if (typeof value !== "object" || value === null) return value;
  if ("mime" in value) return withoutDefaults(toMedia(value as Data), locale);
  const members = Object.entries(value).filter(([name, member]) => {
    if (member === null || member === "" || (Array.isArray(member) && member.length === 0)) return false;
    if (name in DEFAULTS && member === DEFAULTS[name]) return false;
    return name !== "correct" || member !== false;
  });
  const own = locale === DEFAULT_LOCALE ? members : members.filter(([name]) => !ENGLISH_ONLY.has(name));
  return Object.fromEntries(own.map(([name, member]) => [name, withoutDefaults(member, locale)]));
}

/** A file beside the site, as content files name it. */
function toMedia({ url, alternativeText, caption, width, height, size }: Data): Data {
  return { url, alternativeText, caption, width, height, sizeInKilobytes: size || null };
}
