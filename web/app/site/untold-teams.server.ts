import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import { listUntoldTeams } from "@learn-bittensor/contract/untold-teams";
import type { Site } from "./site.server.ts";

/** The names of teams that stand in no list. What is known of a subnet does not depend on the language: the English texts say it. */
export async function findUntoldTeams(site: Site): Promise<ReadonlySet<string>> {
  const subnets: Parameters<typeof listUntoldTeams>[0][number][] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await site.content.query(ExportSearchIndex, { locale: DEFAULT_LOCALE, page });
    subnets.push(...(answer.subnets?.data ?? []).map(({ attributes }) => attributes));
    pages = answer.subnets?.meta.pagination.pageCount ?? 0;
  }
  return listUntoldTeams(subnets);
}
