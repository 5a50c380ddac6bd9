import { type IconSet, iconSet } from "./icon-set.ts";

/** An answer that takes longer, or says more, is none. */
export const PATIENCE_MS = 2_500;
export const LARGEST_ANSWER_BYTES = 512 * 1024;

/**
 * Asks Iconify's servers for icons of a set, the next one when one fails; what is answered holds them and may hold others. Null where
 * there is no such set.
 * @throws {AggregateError} where none answers what can be read; its errors say why, one for each server
 */
export async function fetchIcons(
  { apiUrls, fetch = globalThis.fetch }: { apiUrls: readonly string[]; fetch?: typeof globalThis.fetch },
  prefix: string,
  names: readonly string[],
): Promise<IconSet | null> {
  const errors: Error[] = [];
  for (const apiUrl of apiUrls) {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
    try {
      const answer = await fetch(`${apiUrl}/${prefix}.json?icons=${names.toSorted().join(",")}`, {
        // Nobody sends us on to a server that the operator has not named.
        redirect: "error",
        headers: { Accept: "application/json" },
        signal: ended.signal,
      });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const set = iconSet.parse(JSON.parse(await readAtMost(answer, LARGEST_ANSWER_BYTES)));
      if (set.prefix !== prefix) throw new Error("answered another set");
      return set;
    } catch (error) {
      errors.push(new Error(`${new URL(apiUrl).host}: ${reasonOf(error, ended.signal)}`));
    } finally {
      clearTimeout(timer);
      ended.abort();
    }
  }
  throw new AggregateError(errors, errors.map(({ message }) => message).join("; "));
}

function reasonOf(error: unknown, { aborted, reason }: AbortSignal): string {
  const thrown = aborted ? reason : error;
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown instanceof SyntaxError || thrown.name === "ZodError") return "answered what is no set of icons";
  return thrown.cause instanceof Error ? thrown.cause.message : thrown.message;
}

/** @throws {Error} where there is more */
async function readAtMost(answer: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > limit) throw new Error(`answered more than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
