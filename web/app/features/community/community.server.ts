import type { Locale } from "@learn-bittensor/contract/locales";
import { GetCommunityLinks } from "@learn-bittensor/contract/operations/community-links";
import { mergedList } from "#app/site/content-lists.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Places to meet others, in their order. */
export async function listCommunityLinks(site: Site, asked: Locale) {
  const links = await mergedList(asked, async (locale) => {
    const { communityLinks } = await site.content.query(GetCommunityLinks, { locale });
    return communityLinks?.data.map(({ documentId, attributes }) => ({ documentId, ...attributes })) ?? [];
  });
  return links.map(({ documentId, name, description, href, kind, locale }) => ({
    id: documentId,
    name,
    description: description ?? "",
    href,
    kind: kind ?? ("other" as const),
    locale,
  }));
}

export type CommunityLinkView = Awaited<ReturnType<typeof listCommunityLinks>>[number];
