import { loadLateFiles } from "../late-files.ts";
import type { ReadMessage } from "../read-message.ts";
import { type CopyTools, forgetOthers, saveList, saveRead } from "../saved-pages.ts";

/** Saves a page that is being read, and the list of what is saved in its language, for when there is no network. */
export async function saveReadPage(
  around: Pick<CopyTools, "caches" | "fetch" | "now">,
  { address, list, build, visitorId, isCopy, files, ask }: ReadMessage,
): Promise<void> {
  const lateFiles = await loadLateFiles(around.fetch);
  const tools: CopyTools = { ...around, loadFilesOf: async () => files, lateFiles };
  if (!isCopy) await forgetOthers(tools, visitorId);
  await saveList(tools, build, list);
  if (address.split("?")[0] !== list) await saveRead(tools, visitorId, address, ask);
}
