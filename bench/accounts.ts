import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { atMost, between, median, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { guessPasswords } from "./guess-passwords.ts";
import { openAccount } from "./open-account.ts";
import { readPages, readWhileOthersSignIn, SIGN_INS_AT_ONCE } from "./pages-during-sign-ins.ts";
import { type LoadResult, putLoad } from "./put-load.ts";

/**
 * What accounts cost those who read: a page for somebody who is signed in next to the same page for nobody, and how long
 * pages take while fifty people sign in at once; and whether a guess tells by its time who has an account. In turns, so
 * that whatever else the machine does meets both.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 8;
const READING_ROUNDS = 7;
// autocannon takes an argument for a list that ends with a bracket.
const PAGE = "/concepts/consensus/yuma-consensus?uncached=[<id>]&by=bench";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { TRUST_PROXY: "true", LOG_LEVEL: "error", PAGE_CACHE_MB: "0" } });
try {
  const cookie = `auth_token=${await openAccount(site.origin, dataFolder, "reader")}`;
  const page = `${site.origin}${PAGE}`;
  const throughput = (headers: string[]) =>
    load(page, [...headers, "--connections", String(CONNECTIONS)]).then(({ requests }) => requests.average);

  await throughput([]);
  const rounds: { anonymous: number; signedIn: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ anonymous: await throughput([]), signedIn: await throughput(["--headers", `cookie=${cookie}`]) });
  }

  const readers = { origin: site.origin, dataFolder, page };
  await readPages(page);
  const readings: Awaited<ReturnType<typeof readWhileOthersSignIn>>[] = [];
  for (let round = 0; round < READING_ROUNDS; round += 1) readings.push(await readWhileOthersSignIn(readers, round));

  const guesses = await guessPasswords(site.origin, "reader");
  const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
  printFigure("page for nobody, not cached", `${of("anonymous").toFixed(0)} /s`);
  printFigure("page for somebody signed in", `${of("signedIn").toFixed(0)} /s`);
  const cost = median(rounds.map((r) => r.anonymous / r.signedIn));
  printFigure("time of the second", `${cost.toFixed(2)} ×`, atMost(cost, 1.3, "×"));
  const reading = (name: keyof (typeof readings)[number]) => median(readings.map((each) => each[name]));
  const turnedAway = readings.reduce((sum, each) => sum + each.turnedAway, 0);
  const signIns = readings.reduce((sum, each) => sum + each.signIns, 0);
  printFigure("p99 of a page, read at leisure", `${reading("quiet").toFixed(0)} ms`);
  printFigure(`p99 while ${SIGN_INS_AT_ONCE} sign in at once, again and again`, `${reading("busy").toFixed(0)} ms`);
  const delay = median(readings.map((r) => r.busy / r.quiet));
  printFigure("the second to the first", `${delay.toFixed(2)} ×`, atMost(delay, 2, "×"));
  printFigure(
    `${SIGN_INS_AT_ONCE} sign-ins at once, until the last one is answered`,
    `${reading("seconds").toFixed(2)} s`,
  );
  printFigure("sign-ins told to come back in a few seconds", `${turnedAway} of ${signIns}`, atMost(turnedAway, 0));
  printFigure("a wrong password, for an account that exists", `${guesses.known.toFixed(1)} ms`);
  const telling = guesses.unknown / guesses.known;
  printFigure("for one that does not, times that", `${telling.toFixed(2)} ×`, between(telling, [0.8, 1.25], "×"));
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s, of reading ${READING_ROUNDS}`);
  console.log(`  times of each round: ${rounds.map((r) => (r.anonymous / r.signedIn).toFixed(2)).join(", ")}`);
  const waits = readings.map((r) => `${r.busy} to ${r.quiet} ms (${(r.busy / r.quiet).toFixed(2)})`);
  console.log(`  p99 of each round: ${waits.join(", ")}`);
} finally {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

function load(address: string, options: string[]): Promise<LoadResult> {
  return putLoad(address, SECONDS_PER_ROUND, ["--idReplacement=true", "--headers", "accept=text/html", ...options]);
}
