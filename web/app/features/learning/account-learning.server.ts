import {
  ExportLearning,
  GetLearning,
  GetLearningOf,
  RemoveBookmark,
  RemoveProgress,
} from "@learn-bittensor/contract/operations/learning";
import type { ContentClient } from "#app/site/content-client.server.ts";
import type { LearningEvent, Target } from "./learning-event.ts";
import { type LearningState, targetKey, untouched } from "./learning-state.ts";
import { everyNameOf, type Renamed, underItsName } from "./renamed/list-renamed.ts";

interface ProgressEntry extends Target {
  state: string;
  percent: number | null;
  updatedAt: string | null;
}

interface Bookmark extends Target {
  createdAt: string | null;
}

/** So many requests are under way at once when all is removed. */
const AT_ONCE = 8;

/** What the signed-in learner has, document by document; of one that was `renamed`, under the name it has now. */
export async function listAccountLearning(
  content: ContentClient,
  renamed: readonly Renamed[] = [],
): Promise<LearningState[]> {
  const { myProgress, myBookmarks } = await content.query(GetLearning, {});
  return toStates(myProgress, myBookmarks, renamed);
}

/** What the signed-in learner has of one document, under every name it has had. */
export async function getAccountLearning(
  content: ContentClient,
  target: Target,
  renamed: readonly Renamed[] = [],
): Promise<LearningState> {
  const found = await Promise.all(
    everyNameOf(target, renamed).map(async ({ kind, slug }) => {
      const { myProgress, myBookmarks } = await content.query(GetLearningOf, { kind, slug });
      return { myProgress, myBookmarks: myBookmarks.filter((bookmark) => bookmark.slug === slug) };
    }),
  );
  const states = toStates(
    found.flatMap(({ myProgress }) => myProgress),
    found.flatMap(({ myBookmarks }) => myBookmarks),
    renamed,
  );
  return states[0] ?? untouched(target);
}

/** Everything of the signed-in learner, as the provider has it, and as events that a device or another account can take. */
export async function exportAccountLearning(content: ContentClient) {
  const account = await content.query(ExportLearning, {});
  const progress = account.myProgress.flatMap((entry): LearningEvent[] => {
    const { documentId, kind, slug } = entry;
    const common = { owner: "0", kind, slug };
    const reading = {
      ...common,
      id: `${documentId}-reading`,
      at: toMoment(entry.updatedAt),
      what: "reading" as const,
      percent: entry.percent ?? 0,
    };
    if (entry.state !== "completed") return [reading];
    return [{ ...common, id: `${documentId}-read`, at: toMoment(entry.completedAt), what: "read" }, reading];
  });
  const bookmarks = account.myBookmarks.map(({ documentId, kind, slug, createdAt }): LearningEvent => {
    return { id: documentId, owner: "0", at: toMoment(createdAt), kind, slug, what: "bookmark" };
  });
  return { account, events: [...progress, ...bookmarks] };
}

/** Removes all progress and bookmarks from the signed-in learner's account. Attempts at quizzes end with the account only. */
export async function clearAccountLearning(content: ContentClient): Promise<void> {
  const { myProgress, myBookmarks } = await content.query(GetLearning, {});
  const removals = [
    ...myProgress.map(
      ({ kind, slug }) =>
        () =>
          content.query(RemoveProgress, { kind, slug }),
    ),
    ...myBookmarks.map(
      ({ kind, slug }) =>
        () =>
          content.query(RemoveBookmark, { kind, slug }),
    ),
  ].values();
  const work = async () => {
    for (const remove of removals) await remove();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Of an ISO 8601 text; milliseconds since 1970. */
export function toMoment(text: string | null): number {
  return text === null ? 0 : Date.parse(text);
}

/** What is known under several names of a document is one state: as far as it was read, and as lately. */
function toStates(
  progress: readonly ProgressEntry[],
  bookmarks: readonly Bookmark[],
  renamed: readonly Renamed[],
): LearningState[] {
  const states = new Map<string, LearningState>();
  const update = (target: Target, change: (before: LearningState) => Partial<LearningState>) => {
    const named = underItsName({ kind: target.kind, slug: target.slug }, renamed);
    const before = states.get(targetKey(named)) ?? untouched(named);
    states.set(targetKey(named), { ...before, ...change(before) });
  };
  for (const entry of progress) {
    const isRead = entry.state === "completed";
    update(entry, (before) => ({
      isRead: isRead || before.isRead,
      percent: Math.max(isRead ? 100 : (entry.percent ?? 0), before.percent),
      readAt: Math.max(toMoment(entry.updatedAt), before.readAt ?? 0),
    }));
  }
  for (const bookmark of bookmarks)
    update(bookmark, (before) => ({ bookmarkedAt: Math.max(toMoment(bookmark.createdAt), before.bookmarkedAt ?? 0) }));
  return [...states.values()];
}
