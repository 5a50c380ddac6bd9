import { cachePolicy } from "#app/cache-policy.ts";
import { countTags, filterSubnets, parseSubnetFilter } from "#app/features/subnets/subnet-filter.ts";
import { SubnetFilterForm } from "#app/features/subnets/subnet-filter-form.tsx";
import { SubnetTable } from "#app/features/subnets/subnet-table.tsx";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/subnets.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const filter = parseSubnetFilter(url.searchParams);
  const site = context.get(siteContext);
  const subnets = await listSubnets(site, locale);
  return {
    filter,
    canFilter: !site.isStaticCopy,
    tags: countTags(subnets),
    subnets: filterSubnets(subnets, filter, locale),
    title: t("subnets.title"),
    description: t("subnets.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function SubnetsRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("subnets");
  const { filter, canFilter, tags, subnets, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={subnets} />
      {canFilter ? <SubnetFilterForm filter={filter} tags={tags} /> : null}
      <p role="status" className="my-4 text-muted">
        {t("found", { count: subnets.length })}
      </p>
      {subnets.length > 0 ? <SubnetTable subnets={subnets} filter={filter} canSort={canFilter} /> : null}
    </>
  );
}
