import { findListedTeams } from "@learn-bittensor/contract/listed-teams";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import { GetTeams } from "@learn-bittensor/contract/operations/teams";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

/**
 * The teams of which there is something to read, each with its subnets, by name: as readers sort, whatever the provider's database
 * takes for the order of letters.
 */
export async function listTeams(site: Site, asked: Locale) {
  const [teams, isListed] = await Promise.all([listAllTeams(site, asked), askForListedTeams(site)]);
  const { compare } = new Intl.Collator(asked);
  return teams.filter(({ name }) => isListed(name)).sort((one, other) => compare(one.name, other.name));
}

/** Those as well that stand in no list. */
async function listAllTeams(site: Site, asked: Locale) {
  const teams = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetTeams, { locale, page, pageSize: LARGEST_PAGE });
      return answer.teams;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  return teams.map(({ name, slug, description, links, subnets, locale }) => ({
    name,
    slug,
    description: description ?? "",
    links: (links ?? []).flatMap((link) => (link ? [link] : [])),
    subnets: subnets?.data.map((subnet) => subnet.attributes) ?? [],
    locale,
  }));
}

export type TeamView = Awaited<ReturnType<typeof listAllTeams>>[number];

/** The team with this slug, listed or not, or null. The contract has no question for a single team. */
export async function getTeam(site: Site, asked: { slug: string; locale: Locale }): Promise<TeamView | null> {
  const teams = await listAllTeams(site, asked.locale);
  return teams.find((team) => team.slug === asked.slug) ?? null;
}

/** What is known of a subnet does not depend on the language: the English texts say it. */
async function askForListedTeams(site: Site): Promise<ReturnType<typeof findListedTeams>> {
  const subnets: Parameters<typeof findListedTeams>[0][number][] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await site.content.query(ExportSearchIndex, { locale: DEFAULT_LOCALE, page });
    subnets.push(...(answer.subnets?.data ?? []).map(({ attributes }) => attributes));
    pages = answer.subnets?.meta.pagination.pageCount ?? 0;
  }
  return findListedTeams(subnets);
}
