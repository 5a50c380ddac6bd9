import { parseContent } from "./compile-content.ts";
import { ContentError } from "./content-error.ts";
import type { ContentFile } from "./content-files.ts";

/** For tests: all that is reported of files, nothing of sound ones. */
export function problemsOf(files: readonly ContentFile[]): readonly string[] {
  try {
    parseContent(files);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
