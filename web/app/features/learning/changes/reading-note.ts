import type { DeviceNotes } from "../notes/device-notes.ts";
import type { Section } from "./cut-sections.ts";
import { UNDER } from "./note-name.ts";

/** What the device stores of a text that was read: when, in which language, and of each section a hash; of the last ones their words. */
export interface ReadingNote {
  at: number;
  language: string;
  hashes: Readonly<Record<string, string>>;
  texts?: Readonly<Record<string, string>>;
}

/** Of so many texts, the last that were read, the words are stored; of others it is told which sections have changed. */
const MOST_WITH_WORDS = 40;
const MOST_NOTES = 400;
/** A longer text has only hashes. */
const MOST_CHARACTERS = 40_000;

/** What is noted of a page; null where nothing is, or where it is broken. */
export function notedReading(notes: DeviceNotes | null, name: string): ReadingNote | null {
  return parseNote(notes?.get(name));
}

/** Notes how a text is now, and lets go of the words of those that were read longest ago. */
export function noteReading(
  notes: DeviceNotes,
  name: string,
  { language, sections, now }: { language: string; sections: readonly Section[]; now: number },
): void {
  const texts = Object.fromEntries(sections.map(({ id, text }) => [id, text]));
  const hashes = Object.fromEntries(sections.map(({ id, text }) => [id, hashOf(text)]));
  const isShort = sections.reduce((sum, { text }) => sum + text.length, 0) <= MOST_CHARACTERS;
  notes.set(name, { at: now, language, hashes, ...(isShort && { texts }) } satisfies ReadingNote);
  const others = notes.list(UNDER).flatMap(([other, value]) => {
    const note = parseNote(value);
    return note && other !== name ? [{ name: other, note }] : [];
  });
  const latest = others.toSorted((one, other) => other.note.at - one.note.at);
  for (const { name: other, note } of latest.slice(MOST_WITH_WORDS - 1)) {
    const { texts: words, ...rest } = note;
    if (words) notes.set(other, rest);
  }
  const tooMany = latest.slice(MOST_NOTES - 1).map(({ name: other }) => other);
  if (tooMany.length > 0) notes.remove(...tooMany);
}

/** FNV-1a: small, and the same everywhere. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function parseNote(value: unknown): ReadingNote | null {
  if (typeof value !== "object" || value === null || !("at" in value) || !("hashes" in value)) return null;
  const { at, hashes } = value;
  if (typeof at !== "number" || !isWords(hashes)) return null;
  const texts = "texts" in value && isWords(value.texts) ? value.texts : null;
  const language = "language" in value && typeof value.language === "string" ? value.language : "";
  return { at, language, hashes, ...(texts && { texts }) };
}

function isWords(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");
}
