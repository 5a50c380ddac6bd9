import { openAccount, passwordOf } from "./open-account.ts";
import { putLoad } from "./put-load.ts";

export const SIGN_INS_AT_ONCE = 50;

/** Long enough for a percentile of hundreds of pages, and as long for the quiet time as for the other. */
const SECONDS = 8;
const READERS = 6;
/** As many as leave the processor time to spare: what is measured is waiting, not throughput. */
const PAGES_PER_SECOND = 60;
/** A name may be tried fifty times in an hour. */
const BURSTS_OF_AN_ACCOUNT = 1;

/** The time in milliseconds that one of a hundred readers of a page waits for at least, when as many come as can be served well. */
export async function readPages(page: string): Promise<number> {
  const readers = ["--connections", String(READERS), "--overallRate", String(PAGES_PER_SECOND)];
  const { latency } = await putLoad(page, SECONDS, [
    "--idReplacement=true",
    "--headers",
    "accept=text/html",
    ...readers,
  ]);
  return latency.p99;
}

/**
 * How long readers wait in a quiet time, and for as long a time in which fifty sign in at once, and fifty others whenever
 * those are in. Each second round begins with the busy time.
 */
export async function readWhileOthersSignIn(
  site: { origin: string; dataFolder: string; page: string },
  round: number,
): Promise<{ quiet: number; busy: number; seconds: number; signIns: number; turnedAway: number }> {
  const readBusily = async () => {
    const reading = { isOver: false };
    const [busy, bursts] = await Promise.all([
      readPages(site.page).finally(() => {
        reading.isOver = true;
      }),
      signInUntil(() => reading.isOver, site, round),
    ]);
    return { busy, ...bursts };
  };
  if (round % 2 === 1) return { ...(await readBusily()), quiet: await readPages(site.page) };
  const quiet = await readPages(site.page);
  return { quiet, ...(await readBusily()) };
}

async function signInUntil(isOver: () => boolean, site: { origin: string; dataFolder: string }, round: number) {
  let name = "";
  let [bursts, turnedAway] = [0, 0];
  const startedAt = performance.now();
  for (; !isOver(); bursts += 1) {
    // Attempts are counted by account and by address, too.
    if (bursts % BURSTS_OF_AN_ACCOUNT === 0) {
      name = `round${round}-${bursts}`;
      await openAccount(site.origin, site.dataFolder, name, `10.0.${round}.${bursts}`);
    }
    const answers = await Promise.all(
      Array.from({ length: SIGN_INS_AT_ONCE }, (_, index) => {
        return signIn(site.origin, name, `10.${1 + bursts}.${round}.${index}`);
      }),
    );
    turnedAway += answers.filter((isIn) => !isIn).length;
  }
  const seconds = (performance.now() - startedAt) / 1000 / bursts;
  return { seconds, signIns: bursts * SIGN_INS_AT_ONCE, turnedAway };
}

/** Signs in by the site's form, from this address. False for who is told that accounts are busy, and to come back. */
async function signIn(origin: string, name: string, from: string): Promise<boolean> {
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ identifier: name, password: passwordOf(name) }),
    headers: { Origin: origin, "X-Forwarded-For": from },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  if (answer.status === 503 && answer.headers.has("Retry-After")) return false;
  if (answer.status !== 303) throw new Error(`${answer.url}: expected a redirect, got ${answer.status}`);
  return true;
}
