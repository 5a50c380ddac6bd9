import type { Keeper } from "./kept-pages.ts";

/** What pages are kept with in this browser; `loadCodeOf` loads what of their code no document names. */
export function browserKeeper(loadCodeOf: (page: Document) => Promise<void> = async () => undefined): Keeper {
  return {
    caches,
    fetch: (address, how) => fetch(address, how),
    now: Date.now,
    async loadFilesOf(page) {
      await loadCodeOf(page);
      return listLoadedFiles();
    },
  };
}

/** The files of the build that this document has loaded so far. */
function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded.filter(isOfBuild).map(({ pathname }) => pathname);
}

function isOfBuild({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith("/assets/");
}
