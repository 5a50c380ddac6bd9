import { data } from "react-router";
import { listAccountResults } from "#app/collections/account-results.server.ts";
import { listMarks } from "#app/collections/get-marks.server.ts";
import { listExplorable } from "#app/collections/list-explorable.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { getConceptMap } from "#app/features/concepts/concept-map.server.ts";
import { ConceptMap } from "#app/features/concepts/concept-map.tsx";
import {
  type ExploreFilter,
  filterItems,
  ITEMS_PER_PAGE,
  parseExploreFilter,
} from "#app/features/explore/explore-filter.ts";
import { ExploreList } from "#app/features/explore/explore-list.tsx";
import { stateOf } from "#app/features/learning/learning-state.ts";
import { ResultMark } from "#app/features/learning/results/result-mark.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy, policyOfAsked } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/explore.ts";

/** More concepts are no picture any more, and no page. */
const MOST_MAPPED = 200;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const { items, subjects, conceptCount } = await listExplorable(site, locale);
  const filter = parseExploreFilter(url.searchParams);
  // Without a server the one page there is holds everything.
  const found = filterItems(items, filter, site.isStaticExport ? items.length : ITEMS_PER_PAGE);
  const [map, marks, results] =
    showsConcepts(filter) && conceptCount <= MOST_MAPPED
      ? await Promise.all([
          getConceptMap(site, locale),
          listMarks({ request, context }, "concept"),
          listAccountResults({ request, context }, { locale }),
        ])
      : [null, null, []];
  const explored = {
    filter,
    map,
    marks,
    results,
    found,
    canFilter: !site.isStaticExport,
    categories: subjects,
    texts: pickTexts(locale, "explore"),
    title: t("explore.title"),
    description: t("explore.description"),
  };
  return data(explored, { headers: { "Cache-Control": policyOfAsked(found.items.length > 0) } });
}

/** The map stands above the first page of everything, and of the concepts. */
function showsConcepts({ type, category, page }: ExploreFilter): boolean {
  return (type === null || type === "concept") && category === null && page === 1;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData, args) : [];
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  const { texts, title, description, map, marks, results, ...explore } = loaderData;
  const mark = (slug: string) => {
    const result = results.find((each) => each.slug === slug) ?? null;
    return <ResultMark slug={slug} known={stateOf(marks, { kind: "concept", slug })} result={result} />;
  };
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={explore.found.items} />
      <MoreTexts texts={texts}>
        {map ? <ConceptMap {...map} mark={mark} /> : null}
        <ExploreList {...explore} />
      </MoreTexts>
    </>
  );
}
