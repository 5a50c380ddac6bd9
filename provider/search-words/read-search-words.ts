import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { NO_SEARCH_WORDS, type SearchWords } from "@learn-bittensor/contract/search-words";
import { toText } from "../content/content-files.ts";
import { parseSearchWords } from "./parse-search-words.ts";

/**
 * What the search knows besides the texts of a content folder; nothing where it has no such file.
 * @throws {Error} one line for each mistake
 */
export async function readSearchWords(contentDir: string): Promise<SearchWords> {
  const path = join(contentDir, "search-words.yaml");
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return NO_SEARCH_WORDS;
  const problems: string[] = [];
  const words = parseSearchWords({ path, text: toText(bytes) }, (where, problem) => {
    problems.push(`${where}: ${problem}`);
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return words;
}
