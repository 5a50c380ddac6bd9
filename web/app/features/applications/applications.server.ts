import type { Locale } from "@learn-bittensor/contract/locales";
import { GetApplications } from "@learn-bittensor/contract/operations/applications";
import { everyPage, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { createTagNaming } from "#app/site/tag-names.server.ts";
import { isWebAddress } from "#app/site/web-address.ts";

/** Every application, in its order. Only web addresses are handed on: `link` is data. */
export async function listApplications(site: Site, asked: Locale) {
  const applications = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetApplications, { locale, page, pageSize: LARGEST_PAGE });
      return answer.applications;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  const nameTags = await createTagNaming(site, asked, applications);
  return applications.map(({ name, slug, description, link, comingSoon, categories, subnets, locale }) => ({
    name,
    slug,
    description: description ?? "",
    link: isWebAddress(link) && comingSoon !== true ? link : null,
    ...nameTags(locale, categories?.data.map((tag) => tag.attributes) ?? []),
    subnets: subnets?.data.map((subnet) => subnet.attributes) ?? [],
    locale,
  }));
}

export type ApplicationView = Awaited<ReturnType<typeof listApplications>>[number];
