/** The files of the build that this document has loaded so far. */
export function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded.filter(isOfBuild).map(({ pathname }) => pathname);
}

function isOfBuild({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith("/assets/");
}
