/**
 * Prints how long the embedded provider takes to load content, what of it is computing (the rest is waiting, for files and
 * for a busy machine), and how much memory its process needs at most:
 * `node bench/content-load.ts` for 10,000 generated documents, `node bench/content-load.ts content` for a folder.
 */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { generateContent } from "./generate-content.ts";

const DOCUMENTS = 10_000;

const MEASURED = `
  const { loadContent } = await import(process.env.LOADER);
  const before = process.cpuUsage().user;
  const start = performance.now();
  const content = await loadContent(process.env.FOLDER);
  const milliseconds = Math.round(performance.now() - start);
  const computing = Math.round((process.cpuUsage().user - before) / 1000);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(\`\${content.size} documents: \${milliseconds} ms (\${computing} ms of computing), at most \${megabytes} MB\`);
`;

/** Loads a content folder in a process of its own; the answer is one line with documents, time and memory. */
export async function measureContentLoad(folder: string): Promise<string> {
  const loader = new URL("../provider/content/load-content.ts", import.meta.url).href;
  const env = { ...process.env, LOADER: loader, FOLDER: resolve(folder) };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", MEASURED], { env });
  return stdout.trim();
}

async function measureGenerated(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  try {
    await generateContent(folder, DOCUMENTS);
    return await measureContentLoad(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  console.log(await (folder ? measureContentLoad(folder) : measureGenerated()));
}
