import type { Locale } from "@learn-bittensor/contract/locales";
import type { ReadableDocument } from "../learning-overview.ts";
import type { DeviceNotes } from "../notes/device-notes.ts";
import { noteName, UNDER } from "./note-name.ts";
import { notedReading } from "./reading-note.ts";

/** What was changed after it was read on this device, the latest change first. Of a guide, any of its sections counts. */
export function listChanged(
  documents: readonly ReadableDocument[],
  notes: DeviceNotes | null,
  locale: Locale,
): ReadableDocument[] {
  const names = notes?.list(UNDER).map(([name]) => name) ?? [];
  const changed = documents.filter(({ href, updatedAt }) => {
    const name = noteName(href, locale);
    const read = names.filter((other) => other === name || other.startsWith(`${name}/`));
    const readAt = read.flatMap((other) => notedReading(notes, other)?.at ?? []);
    return updatedAt ? readAt.some((at) => at < Date.parse(updatedAt)) : false;
  });
  return changed.toSorted((one, other) => Date.parse(other.updatedAt ?? "") - Date.parse(one.updatedAt ?? ""));
}
