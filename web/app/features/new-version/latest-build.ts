import { readAtMost } from "#app/site/read-at-most.ts";

/** What takes longer, or says more, is not what was asked for. */
const TIMEOUT_MS = 10_000;
const LARGEST_BYTES = 1_000;

const LATEST = "/builds/latest.json";

/** The name of the build that the site serves; null where nothing can be learnt. */
export async function readLatestBuild(fetch: typeof globalThis.fetch): Promise<string | null> {
  try {
    const answer = await fetch(LATEST, { cache: "no-cache", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return null;
    const { id } = JSON.parse(await readAtMost(answer, LARGEST_BYTES));
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}
