import type { VariablesOf } from "@learn-bittensor/contract/graphql";
import type { Locale } from "@learn-bittensor/contract/locales";
import { GetSubnetByMainnetId, GetSubnetBySlug, GetSubnets } from "@learn-bittensor/contract/operations/subnets";
import { toConceptLink } from "#app/site/concept-link.ts";
import { everyPage, firstInLocale, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import { listEmissionShares } from "#app/site/emission-shares.server.ts";
import { listMiningNeeds } from "#app/site/mining-needs.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { createTagNaming } from "#app/site/tag-names.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";
import type { ShowOnce } from "#app/ui/shown-once.tsx";
import { findRelatedSubnets } from "./related-subnets.ts";

/** A netuid has at most five digits: what is longer is no number of a subnet. */
const MAINNET_ID = /^\d{1,5}$/;

/** A subnet by its `mainnetId` (digits) or its slug, in the asked language, else in English, else null. */
export async function getSubnet(site: Site, asked: { address: string; locale: Locale }) {
  const subnet = await findSubnet(site, asked);
  return subnet ? toView(site, subnet, asked.locale) : null;
}

/** The same, as it stands beside others: without its text, and those that are related. */
export async function getComparedSubnet(site: Site, asked: { address: string; locale: Locale }) {
  const subnet = await findSubnet(site, asked);
  return subnet ? describeSubnet(site, subnet, asked.locale) : null;
}

type FullView = Awaited<ReturnType<typeof toView>>;

/** What the page shows. */
export type SubnetView = Omit<FullView, "markdown">;

/** What a comparison shows of a subnet. */
export type ComparedSubnet = Awaited<ReturnType<typeof describeSubnet>>;

type Subnet = NonNullable<Awaited<ReturnType<typeof findSubnet>>>;

function findSubnet(site: Site, asked: { address: string; locale: Locale }) {
  return firstInLocale(asked.locale, async (locale) => {
    const { subnets } = MAINNET_ID.test(asked.address)
      ? await site.content.query(GetSubnetByMainnetId, { mainnetId: Number(asked.address), locale })
      : await site.content.query(GetSubnetBySlug, { slug: asked.address, locale });
    return subnets?.data[0]?.attributes;
  });
}

async function toView(site: Site, subnet: Subnet, locale: Locale) {
  const { parts }: ShownText = await site.richText.render(subnet.body ?? "", { locale });
  const shown = await describeSubnet(site, subnet, locale);
  const { slug, tags } = shown;
  return {
    ...shown,
    related: await listRelated(site, locale, { slug, tags, team: subnet.team?.data?.attributes ?? null }),
    text: { parts },
    /** The text as it was written. */
    markdown: subnet.body ?? "",
  };
}

async function describeSubnet(site: Site, subnet: Subnet, locale: Locale) {
  const team = subnet.team?.data?.attributes;
  const nameTags = await createTagNaming(site, locale, [subnet]);
  const named = nameTags(subnet.locale, subnet.tags?.data.map((tag) => tag.attributes) ?? []);
  return {
    name: subnet.name,
    slug: subnet.slug,
    mainnetId: subnet.mainnetId,
    testnetId: subnet.testnetId,
    symbol: subnet.symbol,
    description: subnet.description ?? "",
    metaDescription: subnet.seo?.metaDescription ?? subnet.description ?? "",
    comingSoon: subnet.comingSoon === true,
    emission: (await listEmissionShares(site)).get(subnet.mainnetId ?? -1) ?? null,
    mining: (await listMiningNeeds(site)).get(subnet.mainnetId ?? -1) ?? null,
    updatedAt: subnet.updatedAt,
    sourceUrl: site.sourceUrl({ type: "subnet", slug: subnet.slug, locale: subnet.locale }),
    locale: subnet.locale,
    team: team ? { name: team.name, slug: team.slug } : null,
    ...named,
    links: (subnet.links ?? []).flatMap((link) => (link ? [link] : [])),
    concepts: subnet.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    canCompare: !site.isStaticExport,
  };
}

/** A page about one subnet does not depend on the others. */
async function listRelated(
  site: Site,
  locale: Locale,
  subnet: { slug: string; tags: readonly { slug: string }[]; team: { name: string; slug: string } | null },
): Promise<SubnetSummary[]> {
  const ofTeam = subnet.team ? [{ team: { slug: { eq: subnet.team.slug } } }] : [];
  const ofTags = { tags: { slug: { in: subnet.tags.map(({ slug }) => slug) } } };
  try {
    return findRelatedSubnets(await listSubnets(site, locale, { or: [ofTags, ...ofTeam] }), subnet);
  } catch (cause) {
    site.log({ level: "warn", message: "no related subnets", cause });
    return [];
  }
}

type Filters = VariablesOf<typeof GetSubnets>["filters"];

/** Every subnet, or those that filters let through, by number; announced ones without a number last. */
export async function listSubnets(site: Site, asked: Locale, filters: Filters = null) {
  const subnets = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetSubnets, { locale, page, pageSize: LARGEST_PAGE, filters });
      return answer.subnets;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  const [shares, needs] = await Promise.all([listEmissionShares(site), listMiningNeeds(site)]);
  const nameTags = await createTagNaming(site, asked, subnets);
  return subnets.map(({ name, slug, mainnetId, symbol, description, team, tags, comingSoon, updatedAt, locale }) => ({
    name,
    slug,
    mainnetId,
    symbol,
    description: description ?? "",
    comingSoon: comingSoon === true,
    updatedAt,
    emission: shares.get(mainnetId ?? -1) ?? null,
    mining: needs.get(mainnetId ?? -1) ?? null,
    team: team?.data?.attributes.name ?? null,
    ...nameTags(locale, tags?.data.map((tag) => tag.attributes) ?? []),
    locale,
  }));
}

export type SubnetSummary = Awaited<ReturnType<typeof listSubnets>>[number];

/** A subnet as the list shows it, what is only read of it once. What mining takes is told to whoever asks for that. */
export function toListed(subnet: SubnetSummary, { once, tellsNeeds }: { once: ShowOnce; tellsNeeds: boolean }) {
  const { name, slug, mainnetId, symbol, description, emission, mining, team, tags, tagsLocale, locale } = subnet;
  return {
    ...{ name, slug, mainnetId, symbol, team, tagsLocale, locale },
    description: once(description),
    tags: once(tags.map((tag) => tag.name)),
    share: emission?.share ?? null,
    mining: tellsNeeds ? mining : null,
  };
}

export type ListedSubnet = ReturnType<typeof toListed>;
