import type { Source } from "@learn-bittensor/contract/search";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { MarkedText } from "./marked-text.tsx";
import type { SearchOutcome, SourceHits } from "./search.server.ts";
import type { SearchHit } from "./search-hit.ts";

interface Question {
  text: string;
  source: Source | null;
}

/** What was found: a tab for each source, with all of them at a glance or page by page. */
export function SearchResults(props: Question & { found: Extract<SearchOutcome, { kind: "found" }> }) {
  const t = useTranslations("search");
  const { text, source, found } = props;
  const shown = found.bySource.find((one) => one.source === source) ?? null;
  const total = source ? (shown?.total ?? 0) : sumOf(found.bySource);
  return (
    <>
      <SourceTabs text={text} source={source} bySource={found.bySource} />
      <p role="status" className="my-4 text-muted">
        {total === 0 ? t("nothing", { text }) : t("found", { count: total, text })}
      </p>
      {found.suggestion === null ? null : (
        <p className="search-suggestion">
          <LocalLink to={hrefOf({ text: found.suggestion, source })}>
            {t("didYouMean", { text: found.suggestion })}
          </LocalLink>
        </p>
      )}
      {shown ? <HitList hits={shown.hits} headings="h2" /> : null}
      {source ? null : found.bySource.map((one) => <SourceSection key={one.source} text={text} {...one} />)}
      <Pagination page={found.page} pageCount={found.pageCount} hrefOf={(page) => hrefOf({ text, source }, page)} />
    </>
  );
}

function SourceTabs({ text, source, bySource }: Question & { bySource: readonly SourceHits[] }) {
  const t = useTranslations("search");
  return (
    <nav aria-label={t("sources")} className="chips">
      <LocalLink
        className="chip"
        to={hrefOf({ text, source: null })}
        aria-current={source === null ? "true" : undefined}
      >
        {t("allSources", { count: String(sumOf(bySource)) })}
      </LocalLink>
      {bySource.map((tab) => (
        <LocalLink
          key={tab.source}
          className="chip"
          to={hrefOf({ text, source: tab.source })}
          aria-current={source === tab.source ? "true" : undefined}
        >
          {t("sourceCount", { source: t(`sourceNames.${tab.source}`), count: String(tab.total) })}
        </LocalLink>
      ))}
    </nav>
  );
}

/** The best hits of a source, and the way to all of them. */
function SourceSection({ text, source, total, hits }: SourceHits & { text: string }) {
  const t = useTranslations("search");
  const id = `results-${source}`;
  return (
    <section aria-labelledby={id} className="results-section">
      <h2 id={id} className="link-list-title">
        {t(`sourceNames.${source}`)}
      </h2>
      <HitList hits={hits} headings="h3" />
      {total > hits.length ? (
        <p>
          <LocalLink className="button" to={hrefOf({ text, source })}>
            {t("showAll", { source: t(`sourceNames.${source}`), count: String(total) })}
          </LocalLink>
        </p>
      ) : null}
    </section>
  );
}

/** Hits with their matches marked; `headings` is the level of their titles. */
export function HitList(props: { hits: readonly SearchHit[]; headings: "h2" | "h3"; areMixed?: boolean }) {
  const t = useTranslations("search");
  const langOf = useLangOf();
  const { hits, headings: Heading, areMixed = false } = props;
  return (
    <ol className="results">
      {hits.map((hit) => (
        <li key={`${hit.source} ${hit.href}`}>
          {areMixed ? <p className="text-sm text-muted">{t(`sourceNames.${hit.source}`)}</p> : null}
          <Heading className="text-lg font-semibold" lang={langOf(hit.locale)}>
            <HitLink hit={hit} />
          </Heading>
          <p lang={langOf(hit.locale)}>
            <MarkedText text={hit.marked.description} />
          </p>
          {langOf(hit.locale) ? <p className="text-sm text-muted">{t("inEnglish")}</p> : null}
        </li>
      ))}
    </ol>
  );
}

function HitLink({ hit }: { hit: SearchHit }) {
  const title = <MarkedText text={hit.marked.title} />;
  if (hit.href.startsWith("/")) return <LocalLink to={hit.href}>{title}</LocalLink>;
  return (
    <a href={hit.href} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  );
}

function sumOf(bySource: readonly SourceHits[]): number {
  return bySource.reduce((sum, { total }) => sum + total, 0);
}

function hrefOf({ text, source }: Question, page = 1): string {
  const query = new URLSearchParams({ q: text });
  if (source) query.set("source", source);
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
