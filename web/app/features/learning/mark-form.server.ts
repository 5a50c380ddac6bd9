import type { LearningEvent } from "./learning-event.ts";
import { MARKS, parseTarget } from "./learning-event.ts";

/** The event of a form posted without scripts (`learning-marks.tsx`); null where the form is none of ours. */
export function parseMarkForm(
  form: FormData,
  { now, visitorId }: { now: number; visitorId: string },
): LearningEvent | null {
  const target = parseTarget({ kind: form.get("kind"), slug: form.get("slug") });
  const what = form.get("what");
  if (!target || typeof what !== "string" || !Object.hasOwn(MARKS, what)) return null;
  const payload = MARKS[what];
  return payload ? { id: `form-${now}-${what}`, at: now, owner: visitorId, ...target, ...payload } : null;
}
