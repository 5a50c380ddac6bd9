import type { Happening, LearningEvent } from "./learning-event.ts";
import { parseTarget } from "./learning-event.ts";

const HAPPENINGS: Record<string, Happening> = {
  read: { what: "read" },
  unread: { what: "unread" },
  bookmark: { what: "bookmark" },
  unbookmark: { what: "unbookmark" },
  helpful: { what: "feedback", helpful: true, message: null },
  unhelpful: { what: "feedback", helpful: false, message: null },
};

/** The event of a form posted without scripts (`learning-marks.tsx`); null where the form is none of ours. */
export function parseMarkForm(
  form: FormData,
  { now, visitorId }: { now: number; visitorId: string },
): LearningEvent | null {
  const target = parseTarget({ kind: form.get("kind"), slug: form.get("slug") });
  const what = form.get("what");
  if (!target || typeof what !== "string" || !Object.hasOwn(HAPPENINGS, what)) return null;
  const happening = HAPPENINGS[what];
  return happening ? { id: `form-${now}-${what}`, at: now, owner: visitorId, ...target, ...happening } : null;
}
