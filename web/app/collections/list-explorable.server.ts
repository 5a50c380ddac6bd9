import type { Locale } from "@learn-bittensor/contract/locales";
import { listApplications } from "#app/features/applications/applications.server.ts";
import { listArticles } from "#app/features/articles/articles.server.ts";
import { listCategories } from "#app/features/concepts/concepts.server.ts";
import { toItems, toSubjects } from "#app/features/explore/explore-items.ts";
import { listGuides } from "#app/features/guides/guides.server.ts";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { listTeams } from "#app/features/teams/teams.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** All that there is to explore, kind by kind, and what it is about. */
export async function listExplorable(site: Site, locale: Locale) {
  const [categories, articles, guides, subnets, applications, teams, labs] = await Promise.all([
    listCategories(site, locale),
    listArticles(site, locale),
    listGuides(site, locale),
    listSubnets(site, locale),
    listApplications(site, locale),
    listTeams(site, locale),
    listLabs(site, locale),
  ]);
  const concept = categories.flatMap((category) =>
    category.concepts.map((concept) => ({
      ...concept,
      href: `/explore/concept/${concept.slug}`,
      subjects: [category],
    })),
  );
  const article = articles.map((article) => ({
    ...article,
    href: `/explore/article/${article.slug}`,
    subjects: article.tags,
  }));
  const guide = guides.map((guide) => ({ ...guide, href: `/guides/${guide.slug}`, subjects: guide.tags }));
  const lab = labs
    .filter((lab) => !lab.comingSoon)
    .map((lab) => ({ ...lab, description: lab.summary, href: `/lab/${lab.slug}`, subjects: [] }));
  const subnet = subnets.map((subnet) => ({
    ...subnet,
    title: subnet.name,
    href: `/subnets/${subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug)}`,
    subjects: subnet.tags,
  }));
  const application = applications.flatMap(({ link, ...application }) =>
    link ? [{ ...application, title: application.name, href: link, subjects: application.tags }] : [],
  );
  const team = teams.map((team) => ({ ...team, title: team.name, href: `/subnets/${team.slug}`, subjects: [] }));
  return {
    items: [
      ...toItems("concept", concept),
      ...toItems("article", article),
      ...toItems("guide", guide),
      ...toItems("lab", lab),
      ...toItems("subnet", subnet),
      ...toItems("application", application),
      ...toItems("team", team),
    ],
    subjects: toSubjects([...concept, ...article, ...guide, ...subnet, ...application]),
    conceptCount: concept.length,
  };
}
