import type { Locale } from "@learn-bittensor/contract/locales";
import { GetResources } from "@learn-bittensor/contract/operations/resources";
import { mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** The documents one can open, in their order; one without an address is left out. */
export async function listResources(site: Site, asked: Locale) {
  const resources = await mergedList(asked, async (locale) => {
    const answer = await site.content.query(GetResources, { locale });
    return answer.resources?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return resources.flatMap(({ slug, title, description, file, href, pages, issuedOn, locale }) => {
    const address = file?.data ? site.mediaUrl(file.data.attributes.url) : href;
    return address ? [{ slug, title, description: description ?? "", href: address, pages, issuedOn, locale }] : [];
  });
}

export type ResourceView = Awaited<ReturnType<typeof listResources>>[number];
