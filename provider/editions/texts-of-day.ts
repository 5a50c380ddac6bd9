import type { Locale } from "@learn-bittensor/contract/locales";
import { buildEntries, type Entry } from "../content/build-entries.ts";
import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import type { GuideSection } from "../content/cut-guide.ts";
import { holdBack } from "../content/hold-back.ts";
import { parseFiles } from "../content/parse-files.ts";
import { markTexts } from "../content/terms/mark-texts.ts";
import { EDITION_TYPES, type EditionText, type EditionTexts } from "./edition-files.ts";

/**
 * The texts that content files of some day published, by language, as the provider answers them. Files of earlier days may lack
 * what is asked of files today: that is passed over where it is of no text that is stored. `report` is told what is.
 */
export function textsOfDay(
  files: readonly ContentFile[],
  now: Date,
  report: (problem: string) => void,
): Map<Locale, EditionTexts> {
  const parsed = parseFiles(files, (path, problem) => {
    if (isStored(path)) report(`${path}: ${problem}`);
  });
  const { files: published } = holdBack(parsed.files, now);
  const marked = markTexts(parsed.terms, published);
  const entries = buildEntries(published, parsed.schemaOf, marked.textOf).filter(({ isPublished }) => isPublished);
  const stored = entries.filter(({ type }) => EDITION_TYPES.some((each) => each === type));
  return new Map(
    [...Map.groupBy(stored, ({ locale }) => locale)].map(([locale, texts]) => [
      locale,
      Object.fromEntries(texts.map((entry) => [keyOf(entry), toText(entry)])),
    ]),
  );
}

/** What a mistake in would change a text that is stored. */
function isStored(path: string): boolean {
  return /^content\/(?:facts\.yaml$|[a-z]{2}\/(?:article|concept|guide)\/)/.test(path);
}

function toText({ fields }: Entry): EditionText {
  const { title, description, body, sections } = fields;
  return {
    title: String(title),
    description: String(description),
    body: typeof body === "string" ? body : null,
    sections: Array.isArray(sections) ? (sections as GuideSection[]) : null,
  };
}
