import { once } from "node:events";
import { connect } from "node:http2";
import { setTimeout as wait } from "node:timers/promises";
import { askOverHttp2 } from "./ask-over-http2.ts";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";

const CONNECTIONS = 3;
const READERS_OF_EACH = 8;
const READERS = CONNECTIONS * READERS_OF_EACH;
/** A server counts a request once its answer has gone. */
const COUNTED_WITHIN_MS = 1_000;

/** Many readers at once, through nginx, of a page that nobody has asked for: of both servers one is asked for it, once. */
export async function tryFirstRendering(stack: Stack, { unread }: Pages): Promise<string> {
  const { siteUrl, certificate = "" } = stack;
  const connections = Array.from({ length: CONNECTIONS }, () => connect(siteUrl, { ca: certificate }));
  try {
    await Promise.all(connections.map((connection) => once(connection, "connect")));
    const before = await countRequests(stack);
    const headers = { "accept-encoding": "br, gzip" };
    const answers = await Promise.all(
      connections.flatMap((connection) =>
        Array.from({ length: READERS_OF_EACH }, () => askOverHttp2(connection, unread, headers)),
      ),
    );
    await wait(COUNTED_WITHIN_MS);
    const rendered = (await countRequests(stack)) - before;
    const seen = new Set(answers.map(({ status, headers: { etag } }) => `${status} ${etag}`));
    if (rendered !== 1 || seen.size !== 1 || answers[0]?.status !== 200)
      throw new Error(
        `${unread}: expected one rendering for all, got ${rendered}, answered with ${[...seen].join(", ")}`,
      );
    return `${READERS} readers of ${unread}, which both servers together rendered once`;
  } finally {
    for (const connection of connections) connection.destroy();
  }
}

/** What both servers have been asked to show, by what they tell operators. */
async function countRequests({ web }: Stack): Promise<number> {
  const counts = await Promise.all(
    web.map(async ({ operators }) => {
      const metrics = await (await fetch(`${operators}/metrics`)).text();
      const ofGet = metrics.matchAll(/^http_request_duration_seconds_count\{.*method="GET".*\} (\d+)$/gm);
      return [...ofGet].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
