import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toText } from "../content/content-files.ts";
import { parseRedirects, type Redirect } from "./parse-redirects.ts";

/**
 * Where addresses of a content folder have gone; none where it has no such file.
 * @throws {Error} one line for each mistake
 */
export async function readRedirects(contentDir: string): Promise<Redirect[]> {
  const path = join(contentDir, "redirects.yaml");
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return [];
  const problems: string[] = [];
  const redirects = parseRedirects({ path, text: toText(bytes) }, (where, problem) => {
    problems.push(`${where}: ${problem}`);
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return redirects;
}
