import { GetLearning, RemoveBookmark, RemoveProgress } from "@learn-bittensor/contract/operations/learning";
import type { ContentClient } from "#app/site/content-client.server.ts";

/** So many requests are under way at once. */
const AT_ONCE = 8;

/** Removes all progress and bookmarks from the signed-in learner's account. Attempts at quizzes end with the account only. */
export async function clearAccount(content: ContentClient): Promise<void> {
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
