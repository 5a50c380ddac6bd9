/**
 * Compiles a content folder and caches it in a file, for a site that starts with it:
 * `node provider/content/snapshot/main.ts content web/build/content.snapshot`.
 */
import { ContentError } from "../content-error.ts";
import { loadContent } from "../load-content.ts";

const [folder = "", file = ""] = process.argv.slice(2);

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

try {
  await loadContent(folder, { file, warn: (message, cause) => fail(`${message} (${cause})`) });
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  fail(error.message);
}
