import type { ContentFile } from "./content-files.ts";
import type { EntryFile } from "./entry-file.ts";

/** A file that has been read, and whether there was nothing wrong with it. */
export type ReadEntryFile = { file: EntryFile | null; isSound: boolean };

export type EntryFileMemory = ReturnType<typeof createEntryFileMemory>;

/**
 * Remembers the content files that were read without a mistake, so that a folder in which one file has changed is read again
 * in a fraction of the time. What is remembered must not be changed.
 */
export function createEntryFileMemory() {
  let kept = new Map<string, { text: string; file: EntryFile }>();
  let basis = "";

  return {
    /** Reads files, but for those that are as they were. Another `basis` says that the same text may mean another thing. */
    readAll<File extends ContentFile>(
      files: readonly File[],
      { basis: given, read }: { basis: string; read: (file: File) => ReadEntryFile },
    ): EntryFile[] {
      const known = given === basis ? kept : new Map<string, { text: string; file: EntryFile }>();
      basis = given;
      kept = new Map();
      return files.flatMap((file) => {
        const before = known.get(file.path);
        const after = before?.text === file.text ? { file: before.file, isSound: true } : read(file);
        if (!after.file) return [];
        if (after.isSound) kept.set(file.path, { text: file.text, file: after.file });
        return [after.file];
      });
    },
  };
}
