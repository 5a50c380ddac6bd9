/**
 * Stores what concepts, guides and articles said at the end of each day, from the history of the repository:
 *
 *     npm run content:editions
 *
 * Run it when content has been committed. A day that is over stays as it is stored.
 */
import { parseArgs } from "node:util";
import { listDays, readContentOf } from "./list-days.ts";
import { type PublishedDay, storeEditions } from "./store-editions.ts";
import { textsOfDay } from "./texts-of-day.ts";

const EDITIONS_DIR = "content/editions";

if (import.meta.main) {
  parseArgs({ options: {}, allowPositionals: false });
  const problems: string[] = [];
  const written = await storeEditions(EDITIONS_DIR, (from) => publishedDays(from, problems));
  const lines = [...problems, `${written.length} files in ${EDITIONS_DIR}`];
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  if (problems.length > 0) process.exitCode = 1;
}

/** One day after the other: all of them together are many. */
function* publishedDays(from: string, problems: string[]): Iterable<PublishedDay> {
  for (const { day, commit } of listDays()) {
    if (day < from) continue;
    const files = readContentOf(commit);
    if (files.length === 0) continue;
    const texts = textsOfDay(files, new Date(`${day}T23:59:59Z`), (problem) => {
      problems.push(`${day}: ${problem}`);
    });
    yield { day, texts };
  }
}
