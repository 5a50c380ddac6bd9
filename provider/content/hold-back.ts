import type { EntryFile } from "./entry-file.ts";

/** Files as they are at a moment: one that is to be published later is a draft until then. `next` is when the first of them is. */
export function holdBack(files: readonly EntryFile[], now: Date): { files: readonly EntryFile[]; next: string | null } {
  let next: string | null = null;
  const atNow = files.map((file) => {
    const { publishAt, draft } = file.fields;
    if (typeof publishAt !== "string" || draft === true || Date.parse(publishAt) <= now.getTime()) return file;
    if (next === null || Date.parse(publishAt) < Date.parse(next)) next = publishAt;
    return { ...file, fields: { ...file.fields, draft: true } };
  });
  return { files: next === null ? files : atNow, next };
}
