import type { Source } from "@learn-bittensor/contract/search";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import type { SearchHit } from "./search.server.ts";

/** Results page by page, with a tab for each source that has any. */
export function SearchResults(props: {
  text: string;
  source: Source | null;
  counts: { source: Source; count: number }[];
  found: { items: SearchHit[]; total: number; page: number; pageCount: number };
}) {
  const t = useTranslations("search");
  const langOf = useLangOf();
  const { text, source, counts, found } = props;
  if (counts.length === 0) return <p role="status">{t("nothing", { text })}</p>;
  return (
    <>
      <nav aria-label={t("sources")} className="chips">
        <LocalLink className="chip" to={hrefOf(text, null, 1)} aria-current={source === null ? "true" : undefined}>
          {t("allSources", { count: String(counts.reduce((sum, { count }) => sum + count, 0)) })}
        </LocalLink>
        {counts.map((tab) => (
          <LocalLink
            key={tab.source}
            className="chip"
            to={hrefOf(text, tab.source, 1)}
            aria-current={source === tab.source ? "true" : undefined}
          >
            {t("sourceCount", { source: t(`sourceNames.${tab.source}`), count: String(tab.count) })}
          </LocalLink>
        ))}
      </nav>
      <p role="status" className="my-4 text-muted">
        {t("found", { count: found.total, text })}
      </p>
      <ol className="results">
        {found.items.map((hit) => (
          <li key={`${hit.source} ${hit.href}`}>
            <p className="text-sm text-muted">{t(`sourceNames.${hit.source}`)}</p>
            <h2 className="text-lg font-semibold" lang={langOf(hit.locale)}>
              {hit.href.startsWith("/") ? (
                <LocalLink to={hit.href}>{hit.title}</LocalLink>
              ) : (
                <a href={hit.href} target="_blank" rel="noopener noreferrer">
                  {hit.title}
                </a>
              )}
            </h2>
            <p lang={langOf(hit.locale)}>{hit.description}</p>
          </li>
        ))}
      </ol>
      <Pagination page={found.page} pageCount={found.pageCount} hrefOf={(page) => hrefOf(text, source, page)} />
    </>
  );
}

function hrefOf(text: string, source: Source | null, page: number): string {
  const query = new URLSearchParams({ q: text });
  if (source) query.set("source", source);
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
