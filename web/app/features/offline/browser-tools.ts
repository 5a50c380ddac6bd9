import { listLoadedFiles } from "./keep-what-is-read.ts";
import type { CopyTools } from "./kept-pages.ts";
import { loadLateFiles } from "./late-files.ts";

/** What a page keeps other pages with; `loadCodeOf` loads what of their code no document names. */
export async function browserTools(loadCodeOf: (page: Document) => Promise<void>): Promise<CopyTools> {
  const lateFiles = await loadLateFiles(fetch);
  return {
    lateFiles,
    caches,
    fetch: (address, how) => fetch(address, how),
    now: Date.now,
    async loadFilesOf(html) {
      // Styles of a document that is only read would be refused by the policy of this one, loudly.
      const withoutStyles = html.replace(/<style\b.*?<\/style>/gs, "");
      await loadCodeOf(new DOMParser().parseFromString(withoutStyles, "text/html"));
      return listLoadedFiles();
    },
  };
}
