import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFacts } from "./parse-facts.ts";

/** The facts that were to be looked at again before the day of `now`, the oldest first; none where there is no such file. */
export async function findOverdueFacts(contentDir: string, now: Date): Promise<{ id: string; reviewBy: string }[]> {
  const path = join(contentDir, "facts.yaml");
  const text = await readFile(path, "utf8").catch(() => "");
  const today = now.toISOString().slice(0, 10);
  return [...parseFacts({ path, text }, () => undefined).values()]
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ id, reviewBy }) => ({ id, reviewBy }))
    .sort((one, other) => (one.reviewBy < other.reviewBy ? -1 : 1));
}
