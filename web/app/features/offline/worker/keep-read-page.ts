import { forgetOthers, type Keeper, keepList, keepRead } from "../kept-pages.ts";
import { loadLateFiles } from "../late-files.ts";
import type { ReadMessage } from "../read-message.ts";

/** Keeps a page that is being read, and the list of what is kept in its language, for when there is no network. */
export async function keepReadPage(
  around: Pick<Keeper, "caches" | "fetch" | "now">,
  { address, list, build, visitorId, isCopy, files, ask }: ReadMessage,
): Promise<void> {
  const lateFiles = await loadLateFiles(around.fetch);
  const keeper: Keeper = { ...around, loadFilesOf: async () => files, lateFiles };
  if (!isCopy) await forgetOthers(keeper, visitorId);
  await keepList(keeper, build, list);
  if (address.split("?")[0] !== list) await keepRead(keeper, visitorId, address, ask);
}
