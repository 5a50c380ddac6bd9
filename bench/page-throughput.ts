import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { atLeast, median, printFigure } from "../scripts/print-figure.mjs";
import { installedCommand, projectNode, projectRoot } from "../scripts/project-paths.mjs";
import { runCommand } from "../scripts/run-command.mjs";
import { startServer, startSite } from "../scripts/start-server.mjs";
import { pageElements } from "./page-elements.ts";
import { putLoad } from "./put-load.ts";

/**
 * The throughput of a concept page that is rendered anew for every request, next to bare pages of React Router that render
 * as many bytes of HTML: each server in its own process, in turns, so that whatever else the machine does meets them all.
 *
 * The goal is held against the barest page there is: as many bytes in a few long paragraphs. Beside it, and without a goal,
 * stands a page with the concept page's own elements as React elements: what is left to gain without provider, languages,
 * Markdown and loaders, if every element were React's.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 8;
const CONCEPT_PATH = "/concepts/consensus/yuma-consensus";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
await buildBarePage();
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error", PAGE_CACHE_MB: "0" } });
const conceptPage = uncached(`${site.origin}${CONCEPT_PATH}`);
const html = await getHtml(conceptPage);
const bare = await startServer([projectNode, "bench/bare-page/server.ts"], {
  settings: { BARE_PAGE_ELEMENTS: JSON.stringify(pageElements(html.toString("utf8"))) },
});
try {
  const addresses = {
    concept: conceptPage,
    sameElements: await barePageOf(html.length, "/same-elements"),
    paragraphs: await barePageOf(html.length, "/"),
  };
  for (const address of Object.values(addresses)) await requestsPerSecond(address);
  const rounds: { concept: number; sameElements: number; paragraphs: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      concept: await requestsPerSecond(addresses.concept),
      sameElements: await requestsPerSecond(addresses.sameElements),
      paragraphs: await requestsPerSecond(addresses.paragraphs),
    });
  }

  const concept = median(rounds.map((round) => round.concept));
  const sameElements = median(rounds.map((round) => round.sameElements));
  const paragraphs = median(rounds.map((round) => round.paragraphs));
  printFigure("HTML, not compressed", `${html.length} bytes`);
  printFigure(`${CONCEPT_PATH}, not cached`, `${concept.toFixed(0)} /s`);
  printFigure("bare page of as many bytes", `${paragraphs.toFixed(0)} /s`);
  printFigure("ratio", percent(concept, paragraphs), atLeast((100 * concept) / paragraphs, 60, "%"));
  printFigure("bare page of as many bytes in the concept page's elements", `${sameElements.toFixed(0)} /s`);
  printFigure("ratio", percent(concept, sameElements));
  const each = (other: "sameElements" | "paragraphs") =>
    rounds.map((round) => percent(round.concept, round[other])).join(", ");
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s, ${CONNECTIONS} connections`);
  console.log(`  ratio of each round: ${each("paragraphs")}; to the same elements: ${each("sameElements")}`);
} finally {
  await bare.stop();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/**
 * An address that no cache has seen: autocannon puts a new value in for each request. (Its command line takes an
 * argument for a list that ends with a bracket.) What a page does not ask for does not change it.
 */
function uncached(address: string, characters = 0): string {
  return `${address}?uncached=[<id>]&characters=${characters}`;
}

async function buildBarePage(): Promise<void> {
  const { exitCode, output } = await runCommand(projectNode, [installedCommand("react-router"), "build"], {
    cwd: path.join(projectRoot, "bench", "bare-page"),
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (exitCode !== 0) throw new Error(`building the bare page failed:\n${output}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}

/** The address of a bare page whose HTML has the given number of bytes; a paragraph's tags may be too many or too few. */
async function barePageOf(bytes: number, path: string): Promise<string> {
  const tolerance = "<p></p>".length;
  let characters = 0;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const address = uncached(`${bare.origin}${path}`, characters);
    const missing = bytes - (await getHtml(address)).length;
    if (Math.abs(missing) <= tolerance) return address;
    characters += missing;
  }
  throw new Error(`no bare page of ${bytes} bytes found`);
}

async function getHtml(address: string): Promise<Buffer> {
  const answer = await fetch(address, { headers: { accept: "text/html", "accept-encoding": "identity" } });
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function requestsPerSecond(address: string): Promise<number> {
  const options = ["--idReplacement=true", "--connections", String(CONNECTIONS), "--headers", "accept=text/html"];
  return (await putLoad(address, SECONDS_PER_ROUND, options)).requests.average;
}
