import { setTimeout as wait } from "node:timers/promises";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import { type Asked, type Failure, readOn, readUntil } from "./readers.ts";

const READERS_A_SECOND = 200;
/** What was in flight on a server that is killed ends with it, at once. */
const AT_ONCE_MS = 2_000;

/**
 * What people ask of a site through nginx: pages, which nginx caches, and as often the newest build, which only a server can answer. Pages that
 * are made anew each time are left out: on a busy machine a server may refuse those, and means it.
 */
function askThrough(stack: Stack, { paths }: Pages) {
  const asked = paths.slice(0, 10).flatMap((path) => [path, "/builds/latest.json"]);
  return (count: number): Asked => ({ origin: stack.siteUrl, target: asked[count % asked.length] ?? "" });
}

/** One server is killed under readers, and comes back. An answer that it had begun is lost: nginx cannot ask another one for the rest. */
export async function tryKilledServer(stack: Stack, pages: Pages, seconds: number) {
  const [, second] = stack.web;
  const reading = readOn(stack, { seconds, perSecond: READERS_A_SECOND, next: askThrough(stack, pages) });
  await wait((seconds * 1_000) / 4);
  const killedAt = performance.now();
  await second.kill();
  const goneAt = performance.now();
  await wait((seconds * 1_000) / 4);
  await second.start();
  const { answers, failed } = await reading;
  const isInFlight = ({ isBrokenOff, begunAt, endedAt }: Failure) =>
    isBrokenOff && begunAt <= goneAt && endedAt >= killedAt && endedAt <= goneAt + AT_ONCE_MS;
  return { answers, inFlight: failed.filter(isInFlight).length, failed: failed.filter((one) => !isInFlight(one)) };
}

/** Both servers are told to end and started again, one after the other, under readers. */
export async function tryRollingRestart(stack: Stack, pages: Pages) {
  const isOver = new AbortController();
  const restarting = (async () => {
    for (const server of stack.web) {
      await server.stop();
      await server.start();
    }
  })().finally(() => isOver.abort());
  const asked = { perSecond: READERS_A_SECOND, next: askThrough(stack, pages) };
  const [read] = await Promise.all([readUntil(stack, isOver.signal, asked), restarting]);
  return read;
}

/** Cached pages of one server, and of both by turns, as fast as they come. */
export async function compareServers(stack: Stack, { paths }: Pages, seconds: number) {
  const next = (servers: readonly { origin: string }[]) => (count: number) => {
    return { origin: servers[count % servers.length]?.origin ?? "", target: paths[count % paths.length] ?? "" };
  };
  const [first] = stack.web;
  // Each has made each page before.
  for (const server of stack.web) for (const target of paths) await (await fetch(server.origin + target)).arrayBuffer();
  const one = await readOn(stack, { seconds, perSecond: null, next: next([first]) });
  const two = await readOn(stack, { seconds, perSecond: null, next: next(stack.web) });
  return { one: one.perSecond, two: two.perSecond, failed: [...one.failed, ...two.failed] };
}
