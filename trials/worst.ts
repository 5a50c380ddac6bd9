import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { atLeast, atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { findDebugger } from "./open-debugger.ts";
import type { Asked } from "./worst/asked.ts";
import { listWorst } from "./worst/list-worst.ts";
import { watchTurns } from "./worst/watch-turns.ts";

/** No request that anybody can send holds the event loop for longer: ten ticks of five milliseconds. */
const MOST_TICKS = 10;
/** The shortest of so many longest turns counts: rubbish is collected now and then. */
const ROUNDS = 3;
/** Work that what watches has to see: twice as long as may be. */
const WORK_MS = 100;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-worst-"));
const site = await startSite(dataFolder, {
  settings: { LOG_LEVEL: "error", TRUST_PROXY: "true", NODE_OPTIONS: "--inspect=127.0.0.1:0" },
});
const turns = await watchTurns(findDebugger(site.log()));
try {
  const worst = Object.entries(listWorst(site.origin));
  const worked = await turns.measureWork(WORK_MS);
  printFigure(`what watches sees work of ${WORK_MS} ms`, `${worked.toFixed(1)} ticks`, atLeast(worked, 2 * MOST_TICKS));
  // Everything is loaded once before it counts.
  for (const [, asked] of worst) await answerTo(madeFrom(asked));
  for (const [name, asked] of worst) {
    const longest: number[] = [];
    let status = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await turns.takeLongest();
      status = await answerTo(madeFrom(asked));
      longest.push(await turns.takeLongest());
    }
    const ticks = Math.min(...longest);
    printFigure(`${name} (${status})`, `${ticks.toFixed(1)} ticks`, atMost(ticks, MOST_TICKS));
  }
} finally {
  turns.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** What is another one each time it is asked is made. */
function madeFrom(asked: Asked | (() => Asked)): Asked {
  return typeof asked === "function" ? asked() : asked;
}

/** The status; 0 where the connection is ended before everything has been read. */
async function answerTo({ method, target, headers = {}, body }: Asked): Promise<number> {
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const asking = request(site.origin + target, { method, headers: { ...headers, ...length }, agent: false });
  const broken = once(asking, "error").then(() => 0);
  asking.end(body);
  const answered = once(asking, "response").then(async ([answer]: IncomingMessage[]) => {
    if (!answer) throw new Error("expected an answer");
    for await (const _ of answer);
    return answer.statusCode ?? 0;
  });
  return Promise.race([answered.catch(() => 0), broken]);
}
