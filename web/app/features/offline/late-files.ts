/** Where the build says what its files may load later (`web/late-files-of-build.ts`). */
export const LATE_FILES = "/late-files.json";

/** By file, what it may load later: in any language, and in one. */
export type LateFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Those of the build that the server has now; of another one, no file is known. Where it says nothing, a page does with less. */
export async function loadLateFiles(fetch: typeof globalThis.fetch): Promise<LateFiles> {
  const answer = await fetch(LATE_FILES, { cache: "no-cache" });
  return answer.ok ? await answer.json() : {};
}

/** The files, and what they may load later in this language, and what that may load. */
export function withLateFiles(files: Iterable<string>, language: string, late: LateFiles): Set<string> {
  const all = new Set(files);
  // What is added meanwhile is gone through as well.
  for (const file of all) {
    const later = late[file];
    for (const each of [...(later?.any ?? []), ...(later?.[language] ?? [])]) all.add(each);
  }
  return all;
}
