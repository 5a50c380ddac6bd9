import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { FullConfig } from "@playwright/test";
import { startSite } from "../scripts/start-server.mjs";
import { listSiteRoutes } from "./site-routes.ts";
import { unneededFeaturesOff } from "./unneeded-features.ts";
import { untilSearchAnswers } from "./until-search-answers.ts";

const RESULTS_FOLDER = path.join(import.meta.dirname, "..", "test-results");

/**
 * Before the tests: starts the built site, unless `SITE_UNDER_TEST` already names a running one, waits until its search is
 * filled, and writes down its routes. After them: ends what it started, and keeps what that said in `test-results/site.log`.
 */
export default async function serverUnderTest({ projects }: FullConfig) {
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
    const [routes, featuresOff] = await Promise.all([
      listSiteRoutes(origin),
      unneededFeaturesOff(projects[0]?.use.launchOptions ?? {}),
      untilSearchAnswers(origin, LOCALES),
    ]);
    await writeFile(routesFile, JSON.stringify(routes));
    process.env.SITE_UNDER_TEST = origin;
    // Of a site that was given, nobody knows the key.
    if (site) process.env.SEARCH_UNDER_TEST = origin;
    process.env.SITE_ROUTES_FILE = routesFile;
    process.env.UNNEEDED_FEATURES_OFF = featuresOff;
  } catch (error) {
    await tearDown();
    throw new Error(`The routes of the site could not be read. It said:\n${site?.log() ?? ""}`, { cause: error });
  }
  return tearDown;
}
