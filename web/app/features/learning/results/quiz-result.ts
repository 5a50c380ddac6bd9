import type { LearningEvent } from "../learning-event.ts";

/** What came of a quiz when it was answered last. */
export interface QuizResult {
  /** The quiz's, which is its concept's. */
  slug: string;
  /** Milliseconds since 1970. */
  at: number;
  correctCount: number;
  questionCount: number;
  passed: boolean;
  /** Where the text says what was not known, each place once. */
  weak: WeakSection[];
}

/** A section of a concept's text: its anchor and its heading. */
export interface WeakSection {
  anchor: string;
  title: string;
}

/** The latest result of each quiz: what is known already (an account's), and what events that were graded say. */
export function toResults(known: Iterable<QuizResult>, events: Iterable<LearningEvent>): Map<string, QuizResult> {
  const latest = new Map<string, QuizResult>();
  const keep = (result: QuizResult) => {
    const before = latest.get(result.slug);
    if (!before || before.at <= result.at) latest.set(result.slug, result);
  };
  for (const result of known) keep(result);
  for (const event of events) {
    const result = resultOf(event);
    if (result) keep(result);
  }
  return latest;
}

function resultOf(event: LearningEvent): QuizResult | null {
  if (event.what !== "quiz" || !event.graded) return null;
  const { slug, at, graded, passed = false } = event;
  const wrong = graded.filter(({ correct }) => !correct);
  return {
    slug,
    at,
    correctCount: graded.length - wrong.length,
    questionCount: graded.length,
    passed,
    weak: uniqueSections(
      wrong.flatMap(({ section, title }) => (section ? { anchor: section, title: title ?? "" } : [])),
    ),
  };
}

/** Each section once; what has no heading cannot be named. */
export function uniqueSections(sections: readonly WeakSection[]): WeakSection[] {
  const named = sections.filter(({ title }) => title !== "");
  return [...new Map(named.map((section) => [section.anchor, section])).values()];
}
