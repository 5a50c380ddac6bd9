import { isSource, SOURCES } from "@learn-bittensor/contract/search";
import { Form } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import { searchContent } from "#app/features/search/search.server.ts";
import { SearchField } from "#app/features/search/search-field.tsx";
import { cleanQuery } from "#app/features/search/search-query.ts";
import { SearchResults } from "#app/features/search/search-results.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { cutPage, parsePageNumber } from "#app/page-number.ts";
import { siteContext } from "#app/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/search.ts";

const HITS_PER_PAGE = 20;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const query = url.searchParams;
  const text = cleanQuery(query.get("q") ?? "");
  const source = query.get("source");
  const hits = await searchContent(context.get(siteContext), { text, locale });
  const shown = isSource(source) ? hits.filter((hit) => hit.source === source) : hits;
  return {
    text,
    source: isSource(source) ? source : null,
    counts: SOURCES.map((known) => ({
      source: known,
      count: hits.filter((hit) => hit.source === known).length,
    })).filter(({ count }) => count > 0),
    found: cutPage(shown, { page: parsePageNumber(query.get("page")), pageSize: HITS_PER_PAGE }),
    title: text ? t("search.titleFor", { text }) : t("search.title"),
    description: t("search.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData;
  return pageMeta({ title, description, noIndex: true }, args);
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("search");
  const { text, source, counts, found, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={text ? null : description} />
      <ListFallbackNotice entries={found.items} />
      <Form key={text} role="search" className="search-form">
        <SearchField id="search-page-field" defaultValue={text} />
        <button type="submit" className="button button-primary">
          {t("submit")}
        </button>
      </Form>
      {text ? <SearchResults text={text} source={source} counts={counts} found={found} /> : null}
    </>
  );
}
