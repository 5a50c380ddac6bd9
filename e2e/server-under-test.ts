import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { startSite } from "../scripts/start-server.mjs";
import { listSiteRoutes } from "./site-routes.ts";

const RESULTS_FOLDER = path.join(import.meta.dirname, "..", "test-results");

const SEARCH_PATIENCE_MS = 60_000;

/**
 * Before the tests: starts the built site, unless `SITE_UNDER_TEST` already names a running one, waits until its search is
 * filled, and writes down its routes. After them: ends what it started, and keeps what that said in `test-results/site.log`.
 */
export default async function serverUnderTest() {
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-e2e-"));
  const given = process.env.SITE_UNDER_TEST;
  const site = given ? null : await startSite(path.join(folder, "data"));
  const origin = site?.origin ?? new URL(given ?? "").origin;
  const tearDown = async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
    if (!site?.log()) return;
    await mkdir(RESULTS_FOLDER, { recursive: true });
    await writeFile(path.join(RESULTS_FOLDER, "site.log"), site.log());
  };

  try {
    const routesFile = path.join(folder, "routes.json");
    const [routes] = await Promise.all([listSiteRoutes(origin), untilSearchAnswers(origin)]);
    await writeFile(routesFile, JSON.stringify(routes));
    process.env.SITE_UNDER_TEST = origin;
    process.env.SITE_ROUTES_FILE = routesFile;
  } catch (error) {
    await tearDown();
    throw new Error(`The routes of the site could not be read. It said:\n${site?.log() ?? ""}`, { cause: error });
  }
  return tearDown;
}

/** Pages are answered before the search is: it is filled after the first of them, one language after the other. */
async function untilSearchAnswers(origin: string): Promise<void> {
  const giveUpAt = performance.now() + SEARCH_PATIENCE_MS;
  for (const locale of LOCALES) {
    const address = `${origin}${locale === DEFAULT_LOCALE ? "" : `/${locale}`}/search?q=subnet`;
    for (;;) {
      const { status, body } = await fetch(address);
      await body?.cancel();
      if (status === 200) break;
      if (performance.now() > giveUpAt) throw new Error(`the search still answers ${status} in ${locale}`);
      await wait(100);
    }
  }
}
