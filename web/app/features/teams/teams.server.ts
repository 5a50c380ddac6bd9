import type { Locale } from "@learn-bittensor/contract/locales";
import { GetTeams } from "@learn-bittensor/contract/operations/teams";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { findUntoldTeams } from "#app/site/untold-teams.server.ts";

/** The teams of which there is something to read, each with its subnets, by name. */
export async function listTeams(site: Site, asked: Locale) {
  const [teams, untold] = await Promise.all([listAllTeams(site, asked), findUntoldTeams(site)]);
  return teams.filter(({ name }) => !untold.has(name));
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
