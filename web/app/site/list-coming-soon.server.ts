import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { FindSources } from "@learn-bittensor/contract/operations/sources";
import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import type { ContentClient } from "./content-client.server.ts";
import { withTimeout } from "./with-timeout.server.ts";

type Log = (event: { level: "warn"; message: string; cause: unknown }) => void;

/**
 * The sources of which nothing is published yet. English is complete: what it lacks, no language has. A provider that does
 * not answer has announced nothing: menus and searches stand as they would with all of them.
 */
export async function listComingSoon(content: ContentClient, log: Log): Promise<readonly Source[]> {
  try {
    const found = await withTimeout(content.query(FindSources, { locale: DEFAULT_LOCALE }));
    const lists = {
      concept: found.concepts,
      article: found.articles,
      subnet: found.subnets,
      application: found.applications,
      team: found.teams,
      guide: found.guides,
    } satisfies Record<Source, unknown>;
    return SOURCES.filter((source) => (lists[source]?.data.length ?? 0) === 0);
  } catch (cause) {
    log({ level: "warn", message: "what is coming soon could not be asked: nothing is", cause });
    return [];
  }
}
