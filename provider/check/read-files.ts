import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { type ReadText, readText } from "@learn-bittensor/markdown/read-text";
import type { EntryFile } from "../content/entry-file.ts";

/** A file with what its text consists of. */
export type ReadFile = EntryFile & { text: ReadText };

/** Reads the texts of files, each once for all that they are held to. */
export function readFiles(files: readonly EntryFile[]): ReadFile[] {
  return files.map((file) => ({ ...file, text: readText(parseMarkdown(file.markdown)) }));
}
