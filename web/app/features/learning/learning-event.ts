/** What a learner can read, watch, try or answer: the contract's `LearningKind`. */
const KINDS = ["article", "concept", "get_started", "guide", "lab", "quiz", "subnet", "video"] as const;

export type LearningKind = (typeof KINDS)[number];

/** A document, in whichever language. */
export interface Target {
  kind: LearningKind;
  slug: string;
}

/** One answer of a quiz: the keys of the chosen options. */
export interface QuizAnswer {
  question: string;
  options: string[];
}

/** What became of an answer: known once the server has graded it. `section` is an anchor of the concept's text, `title` its heading. */
export interface GradedAnswer {
  question: string;
  correct: boolean;
  section: string | null;
  title: string | null;
}

export type EventPayload =
  | { what: "reading"; percent: number }
  | { what: "read" | "unread" | "bookmark" | "unbookmark" }
  | { what: "feedback"; helpful: boolean | null; message: string | null }
  | { what: "quiz"; locale: string; answers: QuizAnswer[]; passed?: boolean; graded?: GradedAnswer[] };

/** What the buttons below a text do, by the values they are sent with. */
export const MARKS: Readonly<Record<string, EventPayload>> = {
  read: { what: "read" },
  unread: { what: "unread" },
  bookmark: { what: "bookmark" },
  unbookmark: { what: "unbookmark" },
};

/**
 * Something a learner did. Events are made on the device, under an id of their own, and never change; what a learner has
 * is what follows from all of them (`learning-state.ts`).
 */
export type LearningEvent = Target &
  EventPayload & {
    id: string;
    /** Milliseconds since 1970, by the clock of the device. */
    at: number;
    /** Who was signed in when it happened; "0" is nobody. */
    owner: string;
  };

const LONGEST_MESSAGE = 2_000;
const LONGEST_SLUG = 200;
const LATEST_MOMENT = 8_640_000_000_000_000;
const MOST_ANSWERS = 100;
const MOST_OPTIONS = 20;
const ID = /^[\w-]{8,64}$/;
const OWNER = /^\w{1,40}$/;

/** An event as it stands in storage, a file or a request; null for what is none. Nothing else is stored of it. */
export function parseLearningEvent(value: unknown): LearningEvent | null {
  if (!isRecord(value)) return null;
  const { id, at, owner } = value;
  if (!isText(id, ID) || !isText(owner, OWNER) || !isWithin(at, LATEST_MOMENT)) return null;
  const target = parseTarget(value);
  const payload = parsePayload(value);
  return target && payload ? { id, at, owner, ...target, ...payload } : null;
}

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

/** A kind and a slug as a request names them; null for what is none. */
export function parseTarget({ kind, slug }: Record<string, unknown>): Target | null {
  const known = KINDS.find((each) => each === kind);
  if (!known || typeof slug !== "string" || slug === "" || slug.length > LONGEST_SLUG) return null;
  return { kind: known, slug };
}

function parsePayload(value: Record<string, unknown>): EventPayload | null {
  const { what, percent, helpful = null, message = null } = value;
  switch (what) {
    case "read":
    case "unread":
    case "bookmark":
    case "unbookmark":
      return { what };
    case "reading":
      return isWithin(percent, 100) ? { what, percent } : null;
    case "feedback": {
      if (helpful !== null && typeof helpful !== "boolean") return null;
      if (message !== null && (typeof message !== "string" || message.length > LONGEST_MESSAGE)) return null;
      return helpful === null && !message?.trim() ? null : { what, helpful, message };
    }
    case "quiz":
      return parseQuiz(value);
    default:
      return null;
  }
}

function parseQuiz({ kind, locale, answers, passed, graded }: Record<string, unknown>): EventPayload | null {
  if (kind !== "quiz" || !isText(locale, /^[a-z]{2}$/) || !isList(answers, MOST_ANSWERS)) return null;
  const parsed = answers.flatMap((answer): QuizAnswer[] => {
    if (!isRecord(answer) || !isShortText(answer.question) || !isList(answer.options, MOST_OPTIONS)) return [];
    const options = answer.options.filter(isShortText);
    return options.length === answer.options.length ? [{ question: answer.question, options }] : [];
  });
  if (parsed.length < answers.length) return null;
  return { what: "quiz", locale, answers: parsed, ...parseGrading(passed, graded) };
}

/** Events of earlier versions have none; what is none is left out, the answers stay. */
function parseGrading(passed: unknown, graded: unknown): { passed: boolean; graded: GradedAnswer[] } | null {
  if (typeof passed !== "boolean" || !isList(graded, MOST_ANSWERS) || graded.length === 0) return null;
  const parsed = graded.flatMap((each): GradedAnswer[] => {
    if (!isRecord(each) || !isShortText(each.question) || typeof each.correct !== "boolean") return [];
    const { question, correct, section = null, title = null } = each;
    return isShortOrNone(section) && isShortOrNone(title) ? [{ question, correct, section, title }] : [];
  });
  return parsed.length === graded.length ? { passed, graded: parsed } : null;
}

function isShortOrNone(value: unknown): value is string | null {
  return value === null || isShortText(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === "string" && pattern.test(value);
}

function isShortText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_SLUG;
}

function isList(value: unknown, most: number): value is unknown[] {
  return Array.isArray(value) && value.length <= most;
}

/** A whole number from 0. */
function isWithin(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
