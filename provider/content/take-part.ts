import { LOCALES } from "@learn-bittensor/contract/locales";
import { byOrder } from "./by-order.ts";
import type { CompiledContent, CompiledEntry, TextRecord } from "./compiled-content.ts";
import { keyOf } from "./content-place.ts";
import { isLinkedFromOthers } from "./link-entries.ts";

/** What some files have come to: everything that is published under these keys. */
export type ContentPart = {
  keys: ReadonlySet<string>;
  entries: readonly CompiledEntry[];
  drafts: readonly CompiledEntry[];
  publishesAt: string | null;
  texts: readonly TextRecord[];
};

/**
 * Puts a part into compiled content, linked or not. Where it leaves all lists and relations as they are, entries and texts stay the
 * objects that others lead to, and those that have new fields are given, to be linked. Null where lists have to be made anew.
 */
export function takePart(compiled: CompiledContent, part: ContentPart): CompiledEntry[] | null {
  const { keys, entries, drafts, texts } = part;
  const slugs = new Set([...keys].map((key) => key.slice(key.indexOf("/") + 1)));
  const isOfPart = (each: CompiledEntry | TextRecord) => slugs.has(each.slug) && keys.has(keyOf(each));
  const ownEntries = new Map(compiled.entries.filter(isOfPart).map((entry) => [placeOf(entry), entry]));
  const ownTexts = new Map(compiled.texts.filter(isOfPart).map((text) => [placeOf(text), text]));
  const isInPlace =
    drafts.length === 0 &&
    !compiled.drafts.some(isOfPart) &&
    entries.length === ownEntries.size &&
    texts.length === ownTexts.size &&
    texts.every((text) => ownTexts.has(placeOf(text))) &&
    entries.every((entry) => staysInLists(ownEntries.get(placeOf(entry)), entry));
  const newEntries = entries.map((entry) => replaceEntry(ownEntries.get(placeOf(entry)), entry));
  const newTexts = texts.map((text) => Object.assign(ownTexts.get(placeOf(text)) ?? {}, text));
  if (isInPlace) return newEntries;
  compiled.entries = [...compiled.entries.filter((entry) => !isOfPart(entry)), ...newEntries].sort(byOrder);
  compiled.texts = [...compiled.texts.filter((text) => !isOfPart(text)), ...newTexts].sort(byPath);
  compiled.drafts = [...compiled.drafts.filter((draft) => !isOfPart(draft)), ...drafts].sort(byOrder);
  compiled.publishesAt = earlierOf(compiled.publishesAt, part.publishesAt);
  return null;
}

/** Of two moments, where there are any. One that is no longer the next is found out when it comes. */
function earlierOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(other) < Date.parse(one) ? other : one;
}

/** As texts are compiled: language by language, in the order of their paths. */
function byPath(one: TextRecord, other: TextRecord): number {
  const apart = LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale);
  return apart || (`${keyOf(one)}.` < `${keyOf(other)}.` ? -1 : 1);
}

function placeOf(each: CompiledEntry | TextRecord): string {
  return `${keyOf(each)}/${each.locale}`;
}

/** Whether it is listed where it was, and leads to what it led to. */
function staysInLists(before: CompiledEntry | undefined, after: CompiledEntry): boolean {
  if (before?.fields.order !== after.fields.order) return false;
  return JSON.stringify(before?.links) === JSON.stringify(after.links);
}

/** The entry as it was to others, with what its own file says now. */
function replaceEntry(before: CompiledEntry | undefined, after: CompiledEntry): CompiledEntry {
  if (!before) return after;
  for (const field of Object.keys(before.fields)) {
    if (!(field in after.fields) && !isLinkedFromOthers(before.type, field)) delete before.fields[field];
  }
  Object.assign(before.fields, after.fields);
  before.links = after.links;
  return before;
}
