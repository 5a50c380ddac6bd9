import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { median, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { guessPasswords } from "./guess-passwords.ts";
import { openAccount } from "./open-account.ts";
import { type LoadResult, putLoad } from "./put-load.ts";
import { signIn } from "./sign-in.ts";

/**
 * What accounts cost those who read: a page for somebody who is signed in next to the same page for nobody, and how long
 * pages take while fifty people sign in at once; and whether a guess tells by its time who has an account. In turns, so
 * that whatever else the machine does meets both.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 8;
const SIGN_INS_AT_ONCE = 50;
/** As many readers as leave the processor time to spare: what is measured is waiting, not throughput. */
const PAGES_PER_SECOND = 40;
// autocannon takes an argument for a list that ends with a bracket.
const PAGE = "/concepts/consensus/yuma-consensus?uncached=[<id>]&by=bench";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { TRUST_PROXY: "true", LOG_LEVEL: "error", PAGE_CACHE_MB: "0" } });
try {
  const cookie = `auth_token=${await openAccount(site.origin, dataFolder, "reader")}`;
  const page = `${site.origin}${PAGE}`;
  const throughput = (headers: string[]) =>
    load(page, [...headers, "--connections", String(CONNECTIONS)]).then(({ requests }) => requests.average);
  const slowest = () =>
    load(page, ["--connections", "4", "--overallRate", String(PAGES_PER_SECOND)]).then(({ latency }) => latency.p99);

  await throughput([]);
  const rounds: { anonymous: number; signedIn: number; quiet: number; busy: number; seconds: number }[] = [];
  let turnedAway = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    // Attempts are counted by account, too: each round has its own.
    const name = `round${round}`;
    await openAccount(site.origin, dataFolder, name);
    const anonymous = await throughput([]);
    const signedIn = await throughput(["--headers", `cookie=${cookie}`]);
    const quiet = await slowest();
    const [busy, { seconds, turnedAway: ofThisRound }] = await Promise.all([slowest(), signInAtOnce(name, round)]);
    turnedAway += ofThisRound;
    rounds.push({ anonymous, signedIn, quiet, busy, seconds });
  }

  const guesses = await guessPasswords(site.origin, "reader");
  const of = (name: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[name]));
  printFigure("page for nobody, not cached", `${of("anonymous").toFixed(0)} /s`);
  printFigure("page for somebody signed in", `${of("signedIn").toFixed(0)} /s`);
  printFigure("time of the second", `${median(rounds.map((r) => r.anonymous / r.signedIn)).toFixed(2)} ×`, "≤ 1.3 ×");
  printFigure(`p99 of a page, ${PAGES_PER_SECOND} a second`, `${of("quiet").toFixed(0)} ms`);
  printFigure(`p99 while ${SIGN_INS_AT_ONCE} sign in at once`, `${of("busy").toFixed(0)} ms`);
  printFigure("the second to the first", `${median(rounds.map((r) => r.busy / r.quiet)).toFixed(2)} ×`, "≤ 2 ×");
  printFigure(`${SIGN_INS_AT_ONCE} sign-ins at once, until the last one is answered`, `${of("seconds").toFixed(2)} s`);
  printFigure("sign-ins told to come back in a few seconds", `${turnedAway} of ${ROUNDS * SIGN_INS_AT_ONCE}`, "0");
  printFigure("a wrong password, for an account that exists", `${guesses.known.toFixed(1)} ms`);
  printFigure("for one that does not, times that", `${(guesses.unknown / guesses.known).toFixed(2)} ×`, "1 ×");
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s`);
  const ratios = rounds.map((r) => `${(r.anonymous / r.signedIn).toFixed(2)} and ${(r.busy / r.quiet).toFixed(2)}`);
  console.log(`  ratios of each round: ${ratios.join(", ")}`);
} finally {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** All of one account, each from an address of its own; resolves when the last one is answered. */
async function signInAtOnce(name: string, round: number) {
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: SIGN_INS_AT_ONCE }, (_, index) => signIn(site.origin, name, `10.1.${round}.${index}`)),
  );
  const turnedAway = answers.filter((isIn) => !isIn).length;
  return { seconds: (performance.now() - startedAt) / 1000, turnedAway };
}

function load(address: string, options: string[]): Promise<LoadResult> {
  return putLoad(address, SECONDS_PER_ROUND, ["--idReplacement=true", "--headers", "accept=text/html", ...options]);
}
