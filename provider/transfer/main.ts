/**
 * Carries the content files to a Strapi with this project's plugin, and back:
 *
 *     npm run content:push -- URL [--force]    what has changed in the files; with --force also over editors' changes
 *     npm run content:pull -- URL              what editors have changed, into the files
 *
 * CONTENT_PUSH_TOKEN is the token of that name in .env of its cms/. CONTENT_DIR may name another folder.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { ContentError } from "../content/content-error.ts";
import { readContentFiles } from "../content/content-files.ts";
import { createProgressBar } from "./progress-bar.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";
import { createStrapiClient, TransferFailed } from "./strapi-client.ts";

const MOST_NAMED = 20;
const SECOND_MS = 1000;

if (import.meta.main) {
  try {
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof TransferFailed || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [way, url = process.env.CONTENT_API_URL] = positionals;
  const token = process.env.CONTENT_PUSH_TOKEN;
  if (!url || !URL.canParse(url)) throw new TransferFailed(`Where is the Strapi? npm run content:${way} -- https://…`);
  if (!token) throw new TransferFailed("CONTENT_PUSH_TOKEN is missing: it stands in .env of its cms/.");
  const contentDir = process.env.CONTENT_DIR ?? "content";
  const client = createStrapiClient({ url, token });
  const onProgress = createProgressBar(process.stdout);
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / SECOND_MS).toFixed(1);

  // What comes back may come to where nothing is yet.
  if (way === "pull") await mkdir(contentDir, { recursive: true });
  const files = readContentFiles(contentDir);
  if (way === "pull") {
    const placeOf = (file: string) => path.join(contentDir, ...file.split("/").slice(1));
    const { entries, written, removed, open } = await pull({
      folder: path.basename(path.resolve(contentDir)),
      files,
      client,
      write: async (file, text) => {
        await mkdir(path.dirname(placeOf(file)), { recursive: true });
        await writeFile(placeOf(file), text);
      },
      remove: (file) => rm(placeOf(file), { force: true }),
      onProgress,
    });
    console.log(`${entries} entries: ${written.length} files written, ${removed.length} removed (${seconds()} s)`);
    tell("", written);
    tell("Removed:", removed);
    return tell("These changes have no place in a file; see to them by hand:", open);
  }
  const { documents, written, removed, answers, conflicts } = await push({
    files,
    client,
    force: values.force,
    onProgress,
  });
  console.log(
    `${documents} documents: ${written} written, ${removed} removed; ${answers} answers made from them (${seconds()} s)`,
  );
  return tell("Left alone, for editors have changed them since: pull first, or use --force.", conflicts);
}

function tell(about: string, paths: readonly string[]): number {
  if (paths.length === 0) return 0;
  const named = paths.slice(0, MOST_NAMED).map((each) => `  ${each}`);
  const more = paths.length > MOST_NAMED ? [`  and ${paths.length - MOST_NAMED} more`] : [];
  console.log([...(about ? [about] : []), ...named, ...more].join("\n"));
  return 1;
}
