import type { Locale } from "@learn-bittensor/contract/locales";
import type { CompiledTexts } from "#app/i18n/interface-texts.ts";
import type { Target } from "./learning-event.ts";
import { FINISHED_PERCENT, type LearningState, targetKey } from "./learning-state.ts";
import { placeOf } from "./reading-percent.ts";

/** Something on the site that can be marked as read. */
export interface ReadableDocument extends Target {
  title: string;
  /** Its address without language. */
  href: string;
  locale: Locale;
  /** What it is counted with: a category of concepts, or its kind (null). */
  category: { slug: string; name: string; locale: Locale } | null;
}

/** A document with how far it is read. */
export interface Reading extends ReadableDocument {
  percent: number;
  isRead: boolean;
}

/** How much of a category, or of a kind, is read. */
export interface ReadingGroup {
  kind: ReadableDocument["kind"];
  category: ReadableDocument["category"];
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
  /** The words of the lists, in the language of the page. */
  texts: CompiledTexts;
}

export interface Overview {
  /** Where to go on: the document last read in that is not finished, at the place. */
  next: Reading | null;
  /** The latest first. */
  recent: Reading[];
  /** The latest first. */
  bookmarks: Reading[];
  groups: ReadingGroup[];
}

const MOST_RECENT = 5;

/** What a learner keeps, as they look at it. What is not published any more is not part of it. */
export function toOverview(states: readonly LearningState[], documents: readonly ReadableDocument[]): Overview {
  const stateOf = new Map(states.map((state) => [targetKey(state), state]));
  const kept = documents.flatMap((document) => {
    const state = stateOf.get(targetKey(document));
    return state ? [{ document, state }] : [];
  });
  const read = kept.filter(({ state }) => state.readAt !== null).toSorted(latest(({ state }) => state.readAt));
  const next = read.find(({ state }) => !state.isRead && state.percent < FINISHED_PERCENT);
  const bookmarks = kept.filter(({ state }) => state.bookmarkedAt !== null);
  return {
    next: next ? { ...toReading(next), href: next.document.href + placeOf(next.state.percent) } : null,
    recent: read.slice(0, MOST_RECENT).map(toReading),
    bookmarks: bookmarks.toSorted(latest(({ state }) => state.bookmarkedAt)).map(toReading),
    groups: toGroups(documents, stateOf),
  };
}

interface Kept {
  document: ReadableDocument;
  state: LearningState;
}

function toReading({ document, state: { percent, isRead } }: Kept): Reading {
  return { ...document, percent, isRead };
}

function latest(momentOf: (kept: Kept) => number | null) {
  return (one: Kept, other: Kept) => (momentOf(other) ?? 0) - (momentOf(one) ?? 0);
}

const LIST_OF: Partial<Record<Target["kind"], string>> = {
  article: "/articles",
  get_started: "/get-started",
  guide: "/guides",
  subnet: "/subnets",
};

/** In the order in which the documents stand. */
function toGroups(documents: readonly ReadableDocument[], stateOf: ReadonlyMap<string, LearningState>): ReadingGroup[] {
  const groups = new Map<string, ReadingGroup>();
  for (const document of documents) {
    const { kind, category } = document;
    const href = category ? `/concepts/${category.slug}` : (LIST_OF[kind] ?? "/explore");
    const group = groups.get(href) ?? { kind, category, href, read: 0, total: 0 };
    const isRead = stateOf.get(targetKey(document))?.isRead === true;
    groups.set(href, { ...group, read: group.read + Number(isRead), total: group.total + 1 });
  }
  return [...groups.values()];
}
