import type { Locale } from "@learn-bittensor/contract/locales";
import type { CompiledTexts } from "#app/i18n/interface-texts.ts";
import type { Target } from "./learning-event.ts";
import { FINISHED_PERCENT, type LearningState, targetKey } from "./learning-state.ts";
import { placeOf } from "./reading-percent.ts";
import type { QuizResult } from "./results/quiz-result.ts";

/** Something on the site that can be marked as read. */
export interface ReadableDocument extends Target {
  title: string;
  /** Its address without language. */
  href: string;
  locale: Locale;
  /** When it was changed last, where that is known. */
  updatedAt?: string | null;
  /** What it is counted with: a category of concepts, or its kind (null). */
  category: { slug: string; name: string; locale: Locale } | null;
}

/** A document with how far it is read. */
export interface Reading extends ReadableDocument {
  percent: number;
  isRead: boolean;
}

/** A path to get started: its steps in their order, each with its address on this path. */
export interface LearningPath {
  slug: string;
  title: string;
  locale: Locale;
  href: string;
  /** Where it ends: what one can do now. */
  endHref: string;
  steps: { slug: string; href: string }[];
}

/** How much of a path, of a category, or of a kind, is read. */
export interface ReadingGroup {
  kind: ReadableDocument["kind"];
  /** What it is called: a path or a category; null for a kind. */
  named: { name: string; locale: Locale } | null;
  href: string;
  read: number;
  total: number;
}

/** What the server knows of a learner's lists. */
export interface LearningPage {
  visitorId: string;
  /** What the account holds; empty for those who are not signed in, whose device knows. */
  account: LearningState[];
  documents: ReadableDocument[];
  /** What came of the quizzes that the account knows of. */
  results: QuizResult[];
  paths: LearningPath[];
  /** Of each concept, what is to be known before it, by slug. */
  prerequisites: Record<string, string[]>;
  /** The words of the lists, in the language of the page. */
  texts: CompiledTexts;
}

/** A quiz that was answered, and the concept it is about. */
export interface ShownResult extends QuizResult {
  concept: ReadableDocument;
}

export interface Overview {
  /** Where to go on: the document last read in that is not finished, at the place. */
  next: Reading | null;
  /** The latest first. */
  recent: Reading[];
  /** The latest first. */
  bookmarks: Reading[];
  groups: ReadingGroup[];
  /** The latest first. */
  results: ShownResult[];
}

const MOST_RECENT = 5;

/** What a learner has saved, as they look at it. What is not published any more is not part of it. */
export function toOverview(
  states: readonly LearningState[],
  { documents, paths }: Pick<LearningPage, "documents" | "paths">,
  results: ReadonlyMap<string, QuizResult> = new Map(),
): Overview {
  const stateOf = new Map(states.map((state) => [targetKey(state), state]));
  const saved = documents.flatMap((document) => {
    const state = stateOf.get(targetKey(document));
    return state ? [{ document, state }] : [];
  });
  const read = saved.filter(({ state }) => state.readAt !== null).toSorted(latest(({ state }) => state.readAt));
  const next = read.find(({ state }) => !state.isRead && state.percent < FINISHED_PERCENT);
  const bookmarks = saved.filter(({ state }) => state.bookmarkedAt !== null);
  return {
    next: next ? { ...toReading(next), href: next.document.href + placeOf(next.state.percent) } : null,
    recent: read.slice(0, MOST_RECENT).map(toReading),
    bookmarks: bookmarks.toSorted(latest(({ state }) => state.bookmarkedAt)).map(toReading),
    groups: [...toPathGroups(paths, stateOf), ...toGroups(documents, stateOf, paths)],
    results: documents
      .flatMap((concept) => {
        const result = concept.kind === "concept" ? results.get(concept.slug) : undefined;
        return result ? [{ ...result, concept }] : [];
      })
      .toSorted((one, other) => other.at - one.at),
  };
}

interface Saved {
  document: ReadableDocument;
  state: LearningState;
}

function toReading({ document, state: { percent, isRead } }: Saved): Reading {
  return { ...document, percent, isRead };
}

function latest(momentOf: (saved: Saved) => number | null) {
  return (one: Saved, other: Saved) => (momentOf(other) ?? 0) - (momentOf(one) ?? 0);
}

const LIST_OF: Partial<Record<Target["kind"], string>> = {
  article: "/articles",
  get_started: "/get-started",
  guide: "/guides",
};

/** A path counts by its steps: it is what one sets out to do. */
function toPathGroups(paths: readonly LearningPath[], stateOf: ReadonlyMap<string, LearningState>): ReadingGroup[] {
  return paths.map(({ title, locale, href, steps }) => ({
    kind: "get_started",
    named: { name: title, locale },
    href,
    read: steps.filter(({ slug }) => isDone(stateOf.get(targetKey({ kind: "get_started", slug })))).length,
    total: steps.length,
  }));
}

/** In the order in which the documents stand. Steps are counted with their paths; that all subnets were read is nobody's aim. */
function toGroups(
  documents: readonly ReadableDocument[],
  stateOf: ReadonlyMap<string, LearningState>,
  paths: readonly LearningPath[],
): ReadingGroup[] {
  const groups = new Map<string, ReadingGroup>();
  for (const document of documents) {
    const { kind, category } = document;
    if (kind === "subnet" || (kind === "get_started" && paths.length > 0)) continue;
    const href = category ? `/concepts/${category.slug}` : (LIST_OF[kind] ?? "/explore");
    const group = groups.get(href) ?? { kind, named: category, href, read: 0, total: 0 };
    groups.set(href, {
      ...group,
      read: group.read + Number(isDone(stateOf.get(targetKey(document)))),
      total: group.total + 1,
    });
  }
  return [...groups.values()];
}

function isDone(state: LearningState | undefined): boolean {
  return state !== undefined && (state.isRead || state.percent >= FINISHED_PERCENT);
}
