import { AnswerTooLong, readAtMost } from "../../app/site/read-at-most.ts";
import { type IconSet, iconSet } from "./icon-set.ts";

/** An answer that takes longer, or says more, is none. */
export const TIMEOUT_MS = 2_500;
export const LARGEST_ANSWER_BYTES = 512 * 1024;

/** A server that failed so often in a row is left alone for a while, and again after each further failure. */
export const FAILURES_OF_AN_OUTAGE = 3;
export const AWAY_FOR_MS = 60_000;

/** What Iconify's servers answer, with 200, where there is no such set. */
const NO_SUCH_SET = "404";

interface Options {
  apiUrls: readonly string[];
  fetch?: typeof globalThis.fetch;
  now: () => number;
}

/** Asks for icons of a set. Null where there is no such set. */
export type FetchIcons = (prefix: string, names: readonly string[]) => Promise<IconSet | null>;

/**
 * Asks Iconify's servers for icons, the next one when one fails; what is answered holds them and may hold others. A server
 * that cannot be reached, takes too long or says itself that it fails counts as failing; one that answers what cannot be read does
 * so for this set alone.
 * @throws {ServersAway} where all are left alone
 * @throws {AggregateError} where none answers what can be read; its errors say why, one for each server
 */
export function createIconFetcher({ apiUrls, fetch = globalThis.fetch, now }: Options): FetchIcons {
  const servers = apiUrls.map((url) => ({ url, failures: 0, awayUntil: Number.NEGATIVE_INFINITY }));

  return async (prefix, names) => {
    const asked = servers.filter(({ awayUntil }) => now() >= awayUntil);
    if (asked.length === 0) throw new ServersAway();
    const errors: Error[] = [];
    for (const server of asked) {
      try {
        const set = await askServer(fetch, server.url, prefix, names);
        server.failures = 0;
        return set;
      } catch (error) {
        errors.push(new Error(`${new URL(server.url).host}: ${reasonOf(error)}`));
        server.failures = isOfNoUse(error) ? 0 : server.failures + 1;
        if (server.failures >= FAILURES_OF_AN_OUTAGE) server.awayUntil = now() + AWAY_FOR_MS;
      }
    }
    throw new AggregateError(errors, errors.map(({ message }) => message).join("; "));
  };
}

/** Nobody has been asked. */
export class ServersAway extends Error {
  override name = "ServersAway";
}

/** The server is there; what it answers is of no use. */
class Unreadable extends Error {
  override name = "Unreadable";
}

function isOfNoUse(error: unknown): boolean {
  return error instanceof Unreadable || error instanceof AnswerTooLong;
}

async function askServer(
  fetch: typeof globalThis.fetch,
  apiUrl: string,
  prefix: string,
  names: readonly string[],
): Promise<IconSet | null> {
  const ended = new AbortController();
  const tooLate = new Error(`no answer in ${TIMEOUT_MS} ms`);
  const timer = setTimeout(() => ended.abort(tooLate), TIMEOUT_MS);
  try {
    const answer = await fetch(`${apiUrl}/${prefix}.json?icons=${names.toSorted().join(",")}`, {
      // Nobody sends us on to a server that the operator has not named: a redirect is an answer of no use.
      redirect: "manual",
      headers: { Accept: "application/json" },
      signal: ended.signal,
    });
    if (answer.status === 404) return null;
    if (answer.status >= 500) throw new Error(`answered ${answer.status}`);
    if (!answer.ok) throw new Unreadable(`answered ${answer.status}`);
    return parseAnswer(await readAtMost(answer, LARGEST_ANSWER_BYTES), prefix);
  } catch (error) {
    throw ended.signal.aborted ? tooLate : error;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

function parseAnswer(text: string, prefix: string): IconSet | null {
  if (text.trim() === NO_SUCH_SET) return null;
  const set = iconSet.safeParse(parseJson(text));
  if (!set.success) throw new Unreadable("answered what is no set of icons");
  if (set.data.prefix !== prefix) throw new Unreadable("answered another set");
  return set.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // No set of icons either.
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
