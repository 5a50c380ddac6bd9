import { type CopyTools, forgetOthers, keepList, keepRead } from "../kept-pages.ts";
import { loadLateFiles } from "../late-files.ts";
import type { ReadMessage } from "../read-message.ts";

/** Keeps a page that is being read, and the list of what is kept in its language, for when there is no network. */
export async function keepReadPage(
  around: Pick<CopyTools, "caches" | "fetch" | "now">,
  { address, list, build, visitorId, isCopy, files, ask }: ReadMessage,
): Promise<void> {
  const lateFiles = await loadLateFiles(around.fetch);
  const tools: CopyTools = { ...around, loadFilesOf: async () => files, lateFiles };
  if (!isCopy) await forgetOthers(tools, visitorId);
  await keepList(tools, build, list);
  if (address.split("?")[0] !== list) await keepRead(tools, visitorId, address, ask);
}
