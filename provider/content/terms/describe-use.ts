import type { TermUse } from "../compiled-content.ts";
import type { ContentType } from "../content-types.ts";
import type { EntryFile } from "../entry-file.ts";
import { Reference } from "../format/relation-schemas.ts";

/** Texts in which terms are marked, by the contract's names of their kinds. */
const KINDS: Partial<Record<ContentType, string>> = {
  article: "article",
  concept: "concept",
  faq: "faq",
  "get-started-step": "get_started",
  guide: "guide",
  lab: "lab",
  subnet: "subnet",
};

/** Whether terms are marked in texts of a type. */
export function hasTerms({ type }: { type: ContentType }): boolean {
  return KINDS[type] !== undefined;
}

/** How the glossary names a text that uses a term; null where terms are not marked. */
export function describeUse({ type, slug, fields }: EntryFile, english: EntryFile): TermUse | null {
  const kind = KINDS[type];
  if (kind === undefined) return null;
  const title = [fields.title, fields.question, fields.name, english.fields.name].find(
    (each) => typeof each === "string",
  );
  const { categories } = english.fields;
  const category = categories instanceof Reference ? (categories.slugs[0] ?? null) : null;
  return { kind, slug: nameInAddress(slug, english), title: String(title ?? slug), category };
}

/** A subnet's page goes by its number, and Root's by its name. */
function nameInAddress(slug: string, { type, fields }: EntryFile): string {
  if (type !== "subnet" || typeof fields.mainnetId !== "number") return slug;
  return fields.mainnetId === 0 ? "root" : String(fields.mainnetId);
}
