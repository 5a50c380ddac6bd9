import { data, redirect } from "react-router";
import { cachePolicy, policyOfAsked } from "#app/cache-policy.ts";
import { COMPARISON_ID, SubnetComparison } from "#app/features/subnets/subnet-comparison.tsx";
import {
  COMPARISON_VIEW,
  countTags,
  filterSubnets,
  parseSubnetFilter,
  subnetListPath,
} from "#app/features/subnets/subnet-filter.ts";
import { SubnetFilterForm } from "#app/features/subnets/subnet-filter-form.tsx";
import subnetStyles from "#app/features/subnets/subnet-list.css?url";
import { SubnetList } from "#app/features/subnets/subnet-list.tsx";
import { getSubnet, listSubnets } from "#app/features/subnets/subnets.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useServedMarkup } from "#app/ui/served-markup/use-served-markup.ts";
import type { Route } from "./+types/subnets.ts";

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
  const compared = await Promise.all(asked.numbers.map((number) => getSubnet(site, { address: `${number}`, locale })));
  const found = compared.filter((subnet) => subnet !== null);
  const subnets = filterSubnets(all, filter, locale);
  const largestShare = Math.max(...all.map(({ emission }) => emission?.share ?? 0));
  const sharesOn =
    all
      .flatMap(({ emission }) => emission?.on ?? [])
      .toSorted()
      .at(-1) ?? null;
  const isComparison = asked.numbers.length + asked.senseless > 0;
  const canAsk = !site.isStaticCopy;
  const markup = (part: React.ReactElement) =>
    pageMarkup(context, { locale, path: "/subnets", of: [all], variant: null }, () => part);
  const title = t("subnets.title");
  return data(
    {
      filter,
      canAsk,
      tags: countTags(all),
      count: subnets.length,
      entries: [...new Set(subnets.map((subnet) => subnet.locale))].map((each) => ({ locale: each })),
      comparison: isComparison
        ? markup(
            <SubnetComparison {...{ subnets: found, filter, missing: compared.length - found.length, largestShare }} />,
          )
        : null,
      list: markup(<SubnetList {...{ subnets, filter, canAsk, largestShare, sharesOn }} />),
      title,
      page: {
        title: found.length > 0 ? `${found.map(({ name }) => name).join(" · ")} – ${title}` : title,
        description: t("subnets.description"),
        noIndex: isComparison,
        // A comparison is shared and printed with its own address.
        ...(isComparison ? { canonicalPath: subnetListPath(filter) } : {}),
      },
    },
    { headers: { "Cache-Control": policyOfAsked(!isComparison && !filter.text && subnets.length > 0) } },
  );
}

/** Styles that only this list needs. */
export function links() {
  return [{ rel: "stylesheet", href: subnetStyles }];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function SubnetsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("subnets");
  const { filter, canAsk, tags, count, entries, comparison, list, title, page } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={page.description} />
      <ListFallbackNotice entries={entries} />
      {comparison === null ? null : <Markup html={comparison} />}
      {canAsk ? <SubnetFilterForm filter={filter} tags={tags} /> : null}
      <p role="status" className="subnet-count">
        {t("found", { count })}
      </p>
      <Markup html={list} />
    </>
  );
}

function Markup({ html }: { html: string }) {
  return <div {...useServedMarkup(html)} />;
}
