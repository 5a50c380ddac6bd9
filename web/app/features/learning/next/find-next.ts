import type { Locale } from "@learn-bittensor/contract/locales";
import type { Target } from "../learning-event.ts";
import type { LearningPath, ReadableDocument } from "../learning-overview.ts";
import { FINISHED_PERCENT, type LearningState, targetKey } from "../learning-state.ts";
import type { QuizResult } from "../results/quiz-result.ts";

/** The one page to read next, and why it is that one. */
export interface NextPage {
  href: string;
  title: string;
  locale: Locale;
  why: Why;
}

export type Why =
  | { by: "path"; path: string; number: number; total: number }
  | { by: "pathEnd"; path: string }
  | { by: "weak"; section: string }
  | { by: "builds"; on: string }
  | { by: "thisPage" }
  | { by: "ready" };

interface Asked {
  states: readonly LearningState[];
  results: ReadonlyMap<string, QuizResult>;
  documents: readonly ReadableDocument[];
  paths: readonly LearningPath[];
  /** Of each concept, what is to be known before it. */
  prerequisites: Readonly<Record<string, readonly string[]>>;
  /** The path that is known to be gone. */
  path: string | null;
  /** Concepts that need not be read, by slug. */
  known: ReadonlySet<string>;
  /** What is being read to its end just now. */
  current: Target | null;
}

/** The next step of the path one is on, else what builds on what was read. Null where nothing is left. */
export function findNext(asked: Asked): NextPage | null {
  return nextOnPath(asked) ?? nextConcept(asked);
}

function nextOnPath({ states, documents, paths, path, current }: Asked): NextPage | null {
  const isFinished = createIsFinished(states, current);
  const isDone = ({ steps }: LearningPath) => steps.every(({ slug }) => isFinished("get_started", slug));
  const chosen =
    paths.find(({ slug }) => slug === path) ??
    latestBegun(
      states,
      paths.filter((each) => !isDone(each)),
    );
  if (!chosen) return null;
  const at = chosen.steps.findIndex(({ slug }) => !isFinished("get_started", slug));
  const step = chosen.steps[at];
  const { title, locale, endHref } = chosen;
  if (!step) return { href: endHref, title, locale, why: { by: "pathEnd", path: title } };
  const document = documents.find(({ kind, slug }) => kind === "get_started" && slug === step.slug);
  if (!document) return null;
  const why = { by: "path" as const, path: title, number: at + 1, total: chosen.steps.length };
  return { href: step.href, title: document.title, locale: document.locale, why };
}

/** The path of the step that was read last; of several, the first. */
function latestBegun(states: readonly LearningState[], paths: readonly LearningPath[]): LearningPath | null {
  const readAt = new Map(states.flatMap(({ kind, slug, readAt }) => (kind === "get_started" ? [[slug, readAt]] : [])));
  const begun = paths
    .map((path) => ({ path, at: Math.max(0, ...path.steps.map(({ slug }) => readAt.get(slug) ?? 0)) }))
    .filter(({ at }) => at > 0);
  return begun.toSorted((one, other) => other.at - one.at)[0]?.path ?? null;
}

function nextConcept(asked: Asked): NextPage | null {
  const { states, results, documents, prerequisites, known, current } = asked;
  const isFinished = createIsFinished(states, current);
  const isKnown = (slug: string) => known.has(slug) || isFinished("concept", slug);
  const concepts = documents.filter(({ kind }) => kind === "concept");
  const bySlug = new Map(concepts.map((concept) => [concept.slug, concept]));
  const needsOf = (slug: string) => (prerequisites[slug] ?? []).filter((each) => bySlug.has(each));
  const ready = concepts.filter(({ slug }) => !isKnown(slug) && needsOf(slug).every(isKnown));
  const read = latestRead(states, current).filter((slug) => bySlug.has(slug));
  const builtOn = read.find((slug) => ready.some((concept) => needsOf(concept.slug).includes(slug)));
  const next = builtOn ? ready.find(({ slug }) => needsOf(slug).includes(builtOn)) : ready[0];
  if (!next) return null;
  const weak = needsOf(next.slug).flatMap((slug) => weakIn(results.get(slug), bySlug.get(slug), current))[0];
  if (weak) return weak;
  const { href, title, locale } = next;
  return { href, title, locale, why: whyOf(builtOn, bySlug, current) };
}

function whyOf(
  builtOn: string | undefined,
  bySlug: ReadonlyMap<string, ReadableDocument>,
  current: Target | null,
): Why {
  const document = builtOn === undefined ? undefined : bySlug.get(builtOn);
  if (!document) return { by: "ready" };
  return current?.kind === "concept" && current.slug === document.slug
    ? { by: "thisPage" }
    : { by: "builds", on: document.title };
}

/** What the next page builds on is read again where its questions were not answered well. */
function weakIn(result: QuizResult | undefined, concept: ReadableDocument | undefined, current: Target | null) {
  const [section] = result?.weak ?? [];
  if (!result || result.passed || !section || !concept) return [];
  if (current?.kind === "concept" && current.slug === concept.slug) return [];
  const { href, title, locale } = concept;
  return [{ href: `${href}#${section.anchor}`, title, locale, why: { by: "weak" as const, section: section.title } }];
}

/** Concepts by when they were read, the latest first: what is being read is the latest. */
function latestRead(states: readonly LearningState[], current: Target | null): string[] {
  const read = states
    .filter(({ kind, readAt }) => kind === "concept" && readAt !== null)
    .toSorted((one, other) => (other.readAt ?? 0) - (one.readAt ?? 0))
    .map(({ slug }) => slug);
  return current?.kind === "concept" ? [current.slug, ...read] : read;
}

function createIsFinished(states: readonly LearningState[], current: Target | null) {
  const finished = new Set(
    states.filter(({ isRead, percent }) => isRead || percent >= FINISHED_PERCENT).map(targetKey),
  );
  if (current) finished.add(targetKey(current));
  return (kind: Target["kind"], slug: string) => finished.has(targetKey({ kind, slug }));
}
