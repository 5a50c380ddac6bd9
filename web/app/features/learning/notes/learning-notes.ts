import type { DeviceNotes } from "./device-notes.ts";

const PATH = "path";
const PLACEMENT = "placement";

/** What a placement check found: concepts that are known, by slug, and when. */
export interface Placement {
  at: number;
  known: string[];
}

/** The path that the reader is on; null where they are on none. */
export function notedPath(notes: DeviceNotes | null): string | null {
  const path = notes?.get(PATH);
  return typeof path === "string" ? path : null;
}

export function notePath(notes: DeviceNotes, path: string | null): void {
  if (notedPath(notes) === path) return;
  if (path === null) notes.remove(PATH);
  else notes.set(PATH, path);
}

export function notedPlacement(notes: DeviceNotes | null): Placement | null {
  const noted = notes?.get(PLACEMENT);
  if (typeof noted !== "object" || noted === null || !("at" in noted) || !("known" in noted)) return null;
  const { at, known } = noted;
  if (typeof at !== "number" || !Array.isArray(known) || !known.every((each) => typeof each === "string")) return null;
  return { at, known };
}

export function notePlacement(notes: DeviceNotes, placement: Placement): void {
  notes.set(PLACEMENT, placement);
}
