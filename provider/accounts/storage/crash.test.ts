import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";

const WRITER = fileURLToPath(new URL("crash-writer.ts", import.meta.url));
/** `npm run prove:writes` kills it twenty times. */
const ROUNDS = 8;
const TIMEOUT_MS = 120_000;

it(`loses nothing acknowledged and keeps nothing by halves when it is killed, ${ROUNDS} times`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "crash-"));
  const file = join(folder, "accounts.db");
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Spread over the thousand writes.
    acknowledged.push(...(await writeUntilKilled(file, `round${round}`, 1 + round * 120)));

    const database = openDatabase(file);
    expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    const rows = database.prepare("SELECT slug, percent, state FROM progress_entries").all();
    const saved = new Map(rows.map(({ slug, ...entry }) => [slug, entry]));
    const bookmarked = database.prepare("SELECT slug FROM bookmarks").all();
    expect(new Set(bookmarked.map(({ slug }) => slug))).toEqual(new Set(saved.keys()));
    for (const slug of acknowledged) expect(saved.get(slug)).toEqual({ percent: 50, state: "started" });
    database.close();
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  await rm(folder, { recursive: true });
});

/** What was acknowledged to a process that is killed as soon as `enough` is. */
async function writeUntilKilled(file: string, name: string, enough: number): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, file, name], { stdio: ["ignore", "pipe", "inherit"] });
  const slugs: string[] = [];
  for await (const slug of createInterface(writer.stdout)) {
    slugs.push(slug);
    if (slugs.length === enough) writer.kill("SIGKILL");
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");
  expect(writer.signalCode).toBe("SIGKILL");
  return slugs;
}
