import { useEffect } from "react";
import { notedPath, notePath } from "./learning-notes.ts";
import { useDeviceNotes } from "./use-device-notes.ts";

/** Stores on the device which path the reader is on, so that texts lead on along it. */
export function RememberPath({ path }: { path: string }) {
  const notes = useDeviceNotes();
  useEffect(() => {
    if (notes) notePath(notes, path);
  }, [notes, path]);
  return null;
}

/** A path that is at its end is stored no more. */
export function ForgetPath({ path }: { path: string }) {
  const notes = useDeviceNotes();
  useEffect(() => {
    if (notes && notedPath(notes) === path) notePath(notes, null);
  }, [notes, path]);
  return null;
}
