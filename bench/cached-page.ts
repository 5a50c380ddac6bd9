import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atLeast, median, printFigure } from "../scripts/print-figure.mjs";
import { projectNode } from "../scripts/project-paths.mjs";
import { startServer, startSite } from "../scripts/start-server.mjs";
import { putLoad } from "./put-load.ts";

/**
 * How often the built site sends a concept page that it has cached, next to a bare node:http server that sends the same headers
 * and the same body: each in its own process, in turns, so that whatever else the machine does meets both. As browsers get
 * it, and not compressed.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 8;
const RECOMPRESSED_AFTER_MS = 3_000;
const CONCEPT_PATH = "/concepts/consensus/yuma-consensus";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error" } });
try {
  const address = `${site.origin}${CONCEPT_PATH}`;
  // What is asked for often is made smaller, aside.
  for (let ask = 0; ask < 5; ask += 1) await bytesOf(address, "br");
  await wait(RECOMPRESSED_AFTER_MS);
  for (const encoding of ["br", "identity"]) await measure(address, encoding);
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s, ${CONNECTIONS} connections`);
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function measure(address: string, encoding: string): Promise<void> {
  const bare = await startServer([projectNode, "bench/bare-answer/copied-page.ts"], {
    settings: { COPIED_FROM: address, COPIED_ENCODING: encoding },
  });
  try {
    const [sent, copied] = await Promise.all([bytesOf(address, encoding), bytesOf(bare.origin, encoding)]);
    if (sent !== copied) throw new Error(`the site sends ${sent} bytes, the bare server ${copied}`);
    for (const each of [address, bare.origin]) await requestsPerSecond(each, encoding);
    const rounds: { site: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        site: await requestsPerSecond(address, encoding),
        bare: await requestsPerSecond(bare.origin, encoding),
      });
    }
    const ofSite = median(rounds.map((round) => round.site));
    const ofBare = median(rounds.map((round) => round.bare));
    const percent = (round: { site: number; bare: number }) => `${((100 * round.site) / round.bare).toFixed(0)} %`;
    printFigure(`${CONCEPT_PATH}, ${encoding}`, `${sent} bytes`);
    printFigure("cached page", `${ofSite.toFixed(0)} /s`);
    printFigure("bare node:http server with the same bytes", `${ofBare.toFixed(0)} /s`);
    printFigure("ratio", percent({ site: ofSite, bare: ofBare }), atLeast((100 * ofSite) / ofBare, 80, "%"));
    console.log(`  ratio of each round: ${rounds.map(percent).join(", ")}`);
  } finally {
    await bare.stop();
  }
}

/** How long the body is that comes over the wire. */
async function bytesOf(address: string, encoding: string): Promise<string | null> {
  const answer = await fetch(address, { headers: { "accept-encoding": encoding } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return answer.headers.get("Content-Length");
}

async function requestsPerSecond(address: string, encoding: string): Promise<number> {
  const headers = ["--headers", "accept=text/html", "--headers", `accept-encoding=${encoding}`];
  const { requests } = await putLoad(address, SECONDS_PER_ROUND, ["--connections", String(CONNECTIONS), ...headers]);
  return requests.average;
}
