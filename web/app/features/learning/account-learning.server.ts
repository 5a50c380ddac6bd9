import { ExportLearning, GetLearning, GetLearningOf } from "@learn-bittensor/contract/operations/learning";
import type { ContentClient } from "#app/site/content-client.server.ts";
import type { LearningEvent, LearningKind, Target } from "./learning-event.ts";
import { type LearningState, targetKey, untouched } from "./learning-state.ts";

interface ProgressEntry extends Target {
  state: string;
  percent: number | null;
  updatedAt: string | null;
}

interface Bookmark extends Target {
  createdAt: string | null;
}

/** What the signed-in learner has, document by document. */
export async function listAccountLearning(content: ContentClient): Promise<LearningState[]> {
  const { myProgress, myBookmarks } = await content.query(GetLearning, {});
  return toStates(myProgress, myBookmarks);
}

/** What the signed-in learner has of one document. */
export async function getAccountLearning(content: ContentClient, { kind, slug }: Target): Promise<LearningState> {
  const { myProgress, myBookmarks } = await content.query(GetLearningOf, { kind, slug });
  const states = toStates(
    myProgress,
    myBookmarks.filter((bookmark) => bookmark.slug === slug),
  );
  return states[0] ?? untouched({ kind, slug });
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

/** Of an ISO 8601 text; milliseconds since 1970. */
export function toMoment(text: string | null): number {
  return text === null ? 0 : Date.parse(text);
}

function toStates(progress: readonly ProgressEntry[], bookmarks: readonly Bookmark[]): LearningState[] {
  const states = new Map<string, LearningState>();
  const update = (target: { kind: LearningKind; slug: string }, change: Partial<LearningState>) => {
    const key = targetKey(target);
    states.set(key, { ...(states.get(key) ?? untouched(target)), ...change });
  };
  for (const entry of progress) {
    const isRead = entry.state === "completed";
    update(entry, { isRead, percent: isRead ? 100 : (entry.percent ?? 0), readAt: toMoment(entry.updatedAt) });
  }
  for (const bookmark of bookmarks) update(bookmark, { bookmarkedAt: toMoment(bookmark.createdAt) });
  return [...states.values()];
}
