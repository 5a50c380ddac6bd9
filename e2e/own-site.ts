import { startSite } from "../scripts/start-server.mjs";

/** As every page holds it, where no `SEARCH_KEY` is set. */
const PUBLIC_KEY = "learn-bittensor-search";

/**
 * Starts a site with settings of its own for tests that are not about the search: it searches in the engine of the site under
 * test. Filling another engine with five languages takes ten times as much of the processor as the start itself.
 */
export function startOwnSite(
  dataFolder: string,
  settings: Record<string, string> = {},
  options: { hostname?: string } = {},
) {
  const engine = process.env.SEARCH_UNDER_TEST;
  const search: Record<string, string> = engine ? { SEARCH_URL: engine, SEARCH_KEY: PUBLIC_KEY } : {};
  return startSite(dataFolder, { ...options, settings: { ...search, ...settings } });
}
