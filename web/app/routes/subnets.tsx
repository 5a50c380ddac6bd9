import { data, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { showOnce } from "#app/document/page-texts.server.ts";
import { kindFeedLinks } from "#app/features/feeds/feed-links.ts";
import { miningQuery } from "#app/features/subnets/mining-filter.ts";
import { COMPARISON_ID, SubnetComparison } from "#app/features/subnets/subnet-comparison.tsx";
import {
  COMPARISON_VIEW,
  countTags,
  filterSubnets,
  parseSubnetFilter,
  subnetListPath,
} from "#app/features/subnets/subnet-filter.ts";
import { SubnetFilterForm } from "#app/features/subnets/subnet-filter-form.tsx";
import { SubnetList } from "#app/features/subnets/subnet-list.tsx";
import { getComparedSubnet, listSubnets, toListed } from "#app/features/subnets/subnets.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { cutPage, pageAddress, parsePageNumber } from "#app/site/page-number.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import listStyles from "../features/subnets/subnet-list.module.css";
import type { Route } from "./+types/subnets.ts";

const PATH = "/subnets";

/** More than the network has; with all there is to say of each it stays below 60 kB after gzip. */
const SUBNETS_ON_A_PAGE = 150;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const filter = parseSubnetFilter(url.searchParams);
  const wantsComparison = url.searchParams.get("view") === COMPARISON_VIEW;
  // What a form says in several values has a shorter address.
  if (wantsComparison || url.searchParams.getAll("compare").length > 1)
    throw redirect(localizedPath(subnetListPath(filter), locale) + (wantsComparison ? `#${COMPARISON_ID}` : ""));

  const site = context.get(siteContext);
  const all = await listSubnets(site, locale);
  const { asked } = filter;
  const compared = await Promise.all(
    asked.numbers.map((number) => getComparedSubnet(site, { address: `${number}`, locale })),
  );
  const found = compared.filter((subnet) => subnet !== null);
  const page = parsePageNumber(url.searchParams.get("page"));
  const pageSize = site.isStaticExport ? Number.POSITIVE_INFINITY : SUBNETS_ON_A_PAGE;
  const { items, ...place } = cutPage(filterSubnets(all, filter, locale), { page, pageSize });
  const asksForNeeds = miningQuery(filter.mining).length > 0;
  const listed = { once: showOnce(context), tellsNeeds: asksForNeeds };
  const largestShare = Math.max(...all.map(({ emission }) => emission?.share ?? 0));
  const sharesOn =
    all
      .flatMap(({ emission }) => emission?.on ?? [])
      .toSorted()
      .at(-1) ?? null;
  const isComparison = asked.numbers.length + asked.senseless > 0;
  const canAsk = !site.isStaticExport;
  // Caches do not fill up with all that can be asked together.
  const isFew = !isComparison && !filter.text && !asksForNeeds;
  const title = t("subnets.title");
  return data(
    {
      filter,
      canAsk,
      tags: countTags(all),
      comparison: isComparison ? { subnets: found, missing: compared.length - found.length } : null,
      subnets: items.map((subnet) => toListed(subnet, listed)),
      place,
      largestShare,
      sharesOn,
      title,
      texts: pickTexts(locale, "mining", "subnets"),
      page: {
        title: found.length > 0 ? `${found.map(({ name }) => name).join(" · ")} – ${title}` : title,
        description: t("subnets.description"),
        noIndex: isComparison,
        hasMarkdown: !isComparison && place.page === 1,
        // A comparison is shared and printed with its own address.
        ...(isComparison ? { canonicalPath: subnetListPath(filter) } : {}),
        ...(subnetListPath(filter) === PATH ? { canonicalPath: pageAddress(PATH, place.page) } : {}),
      },
    },
    { headers: { "Cache-Control": policyOfAsked(isFew && items.length > 0) } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData.page, leadsTo: kindFeedLinks("subnets") }, args) : [];
}

export default function SubnetsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <Subnets {...loaderData} />
    </MoreTexts>
  );
}

function Subnets(shown: Omit<Route.ComponentProps["loaderData"], "texts">) {
  const t = useTranslations("subnets");
  const { filter, canAsk, tags, comparison, subnets, place, largestShare, sharesOn, title, page } = shown;
  return (
    <>
      <PageHeader title={title} lead={page.description} />
      <ListFallbackNotice entries={subnets} />
      {comparison ? <SubnetComparison {...comparison} filter={filter} largestShare={largestShare} /> : null}
      {canAsk ? <SubnetFilterForm filter={filter} tags={tags} /> : null}
      <p role="status" className={listStyles.count}>
        {t("found", { count: place.total })}
      </p>
      <SubnetList {...{ subnets, filter, canAsk, largestShare, sharesOn }} />
      <Pagination {...place} hrefOf={(page) => pageAddress(subnetListPath(filter), page)} />
    </>
  );
}
