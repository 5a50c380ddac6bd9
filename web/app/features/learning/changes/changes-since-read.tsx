import { Suspense } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import { useLearning } from "../learning-context.tsx";
import { NOTES_PREFIX } from "../notes/notes-prefix.ts";
import { noteName } from "./note-name.ts";

const Shown = lateComponent(() => import("./shown-changes.tsx").then(({ ShownChanges }) => ShownChanges));

/**
 * Says what has changed in a text since it was read, and stores on the device how it is once it has been read. Most readers have
 * read nothing yet: its code, and the text it compares, come for those who have.
 */
export function ChangesSinceRead({ path, isFinished }: { path: string; isFinished: boolean }) {
  const locale = useLocale();
  const { device } = useLearning();
  const name = noteName(path, locale);
  if (!device || !(isFinished || isNoted(name))) return null;
  return (
    <Suspense>
      <Shown key={name} path={path} name={name} />
    </Suspense>
  );
}

function isNoted(name: string): boolean {
  try {
    return window.localStorage.getItem(NOTES_PREFIX + name) !== null;
  } catch {
    return false; // Refused: nothing is stored from one visit to the next.
  }
}
