import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { median, printFigure } from "../scripts/print-figure.mjs";
import { installedCommand, projectNode } from "../scripts/project-paths.mjs";
import { runCommand } from "../scripts/run-command.mjs";
import { startServer, startSite } from "../scripts/start-server.mjs";

/**
 * How many searches of the box the built site answers in a second, over HTTP and on its own content, next to a bare Hono
 * route that returns the same bytes: each server in its own process, in turns, so that whatever else the machine does
 * meets both.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 8;
const KEY = "learn-bittensor-search";

const SOURCES = {
  concept: { highlighted: ["title", "description"], searched: ["title", "description", "body"] },
  subnet: {
    highlighted: ["name", "description"],
    searched: ["name", "description", "team.name", "body", "tags.name"],
  },
  guide: { highlighted: ["title", "description"], searched: ["title", "description", "sections.introduction"] },
};

const body = JSON.stringify({
  queries: Object.entries(SOURCES).map(([source, { highlighted, searched }]) => ({
    indexUid: `${source}_en`,
    q: "staking",
    limit: 5,
    attributesToHighlight: highlighted,
    attributesToSearchOn: searched,
    highlightPreTag: "\ue000",
    highlightPostTag: "\ue001",
  })),
});

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error", SEARCH_KEY: KEY } });
const answer = await search(site.origin);
const bare = await startServer([projectNode, "bench/bare-answer/server.ts"], { settings: { BARE_ANSWER: answer } });
try {
  for (const { origin } of [site, bare]) await requestsPerSecond(origin);
  const rounds: { site: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ site: await requestsPerSecond(site.origin), bare: await requestsPerSecond(bare.origin) });
  }
  const searches = median(rounds.map((round) => round.site));
  const answers = median(rounds.map((round) => round.bare));
  printFigure("answer, not compressed", `${Buffer.byteLength(answer)} bytes`);
  printFigure("/multi-search, three queries", `${searches.toFixed(0)} /s`);
  printFigure("bare Hono route with the same bytes", `${answers.toFixed(0)} /s`);
  printFigure("ratio", `${((100 * searches) / answers).toFixed(0)} %`);
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s, ${CONNECTIONS} connections`);
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  await bare.stop();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function search(origin: string): Promise<string> {
  const headers = { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json" };
  const response = await fetch(`${origin}/multi-search`, { method: "POST", headers, body });
  if (response.status !== 200) throw new Error(`${origin}/multi-search answers ${response.status}`);
  return response.text();
}

async function requestsPerSecond(origin: string): Promise<number> {
  const { exitCode, output } = await runCommand(projectNode, [
    installedCommand("autocannon"),
    ...["--json", "--no-progress", "--method", "POST", "--body", body],
    ...["--connections", String(CONNECTIONS), "--duration", String(SECONDS_PER_ROUND)],
    ...["--headers", `Authorization=Bearer ${KEY}`, "--headers", "Content-Type=application/json"],
    `${origin}/multi-search`,
  ]);
  if (exitCode !== 0) throw new Error(`autocannon failed:\n${output}`);
  const result = JSON.parse(output.slice(output.indexOf("{")));
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin}: ${result.non2xx} answers were no 200, ${result.errors} requests failed`);
  }
  return result.requests.average;
}
