import { PASSAGE, type Source, TITLE } from "@learn-bittensor/contract/search";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import chipStyles from "#app/ui/lists/chip-links.module.css";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import textStyles from "#app/ui/text.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { HitDescription, HitEmblem, HitLink, HitNotes, HitTitle, SourceName } from "./hit-parts.tsx";
import type { SearchOutcome, SourceCount } from "./search.server.ts";
import type { SearchHit } from "./search-hit.ts";
import styles from "./search-results.module.css";
import { subnetNumber } from "./subnet-number.ts";

interface Question {
  text: string;
  source: Source | null;
}

/** What was found: a tab for each source, with the best of all or one of them page by page. */
export function SearchResults(props: Question & { found: Extract<SearchOutcome, { kind: "found" }> }) {
  const t = useTranslations("searchPage");
  const { text, source, found } = props;
  const { counts, hits, beside, suggestion, page, pageCount } = found;
  const total = source
    ? (counts.find((one) => one.source === source)?.total ?? 0)
    : Math.max(sumOf(counts), hits.length) || beside.titles.length + beside.passages.length;
  return (
    <>
      {counts.length === 0 ? null : <SourceTabs text={text} source={source} counts={counts} />}
      <p role="status" className={`${styles.status} ${textStyles.muted}`}>
        {total === 0 ? t("nothing", { text }) : t("found", { count: total, text })}
      </p>
      {suggestion === null ? null : (
        <p className={`${styles.suggestion} ${touchStyles.links}`}>
          <LocalLink to={hrefOf({ text: suggestion, source })}>{t("didYouMean", { text: suggestion })}</LocalLink>
        </p>
      )}
      <HitList hits={hits} headings="h2" areMixed={source === null} />
      {source === null ? <MoreOfEach text={text} counts={counts} hits={hits} /> : null}
      <Beside source={TITLE} hits={beside.titles} />
      <Beside source={PASSAGE} hits={beside.passages} />
      <Pagination page={page} pageCount={pageCount} hrefOf={(other) => hrefOf({ text, source }, other)} />
    </>
  );
}

function SourceTabs({ text, source, counts }: Question & { counts: readonly SourceCount[] }) {
  const t = useTranslations("search");
  const tPage = useTranslations("searchPage");
  return (
    <nav aria-label={t("sources")} className={chipStyles.chips}>
      <LocalLink
        className={chipStyles.chip}
        to={hrefOf({ text, source: null })}
        aria-current={source === null ? "true" : undefined}
      >
        {tPage("allSources", { count: String(sumOf(counts)) })}
      </LocalLink>
      {counts.map((tab) => (
        <LocalLink
          key={tab.source}
          className={chipStyles.chip}
          to={hrefOf({ text, source: tab.source })}
          aria-current={source === tab.source ? "true" : undefined}
        >
          {tPage("sourceCount", { source: t(`sourceNames.${tab.source}`), count: String(tab.total) })}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Below the best of all: what was found besides. */
function Beside({ source, hits }: { source: typeof TITLE | typeof PASSAGE; hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`results-${source}`}>
      <h2 id={`results-${source}`} className={`${linkListStyles.title} ${styles.source}`}>
        <SourceName source={source} />
      </h2>
      <HitList hits={hits} headings="h3" />
    </section>
  );
}

/** Below the best of all: the way to the rest of each source. */
function MoreOfEach(props: { text: string; counts: readonly SourceCount[]; hits: readonly SearchHit[] }) {
  const tPage = useTranslations("searchPage");
  const t = useTranslations("search");
  const { text, counts, hits } = props;
  const more = counts.filter(({ source, total }) => total > hits.filter((hit) => hit.source === source).length);
  if (more.length === 0) return null;
  return (
    <ul className={`${chipStyles.chips} ${styles.more}`}>
      {more.map(({ source, total }) => (
        <li key={source}>
          <LocalLink className={buttonStyles.button} to={hrefOf({ text, source })}>
            {tPage("showAll", { source: t(`sourceNames.${source}`), count: String(total) })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** Hits with their matches marked; `headings` is the level of their titles. */
export function HitList(props: { hits: readonly SearchHit[]; headings: "h2" | "h3"; areMixed?: boolean }) {
  const { hits, headings: Heading, areMixed = false } = props;
  return (
    <ol className={`${styles.searchResults} ${touchStyles.links}`}>
      {hits.map((hit) => (
        <li key={`${hit.source} ${hit.href}`} className={subnetNumber(hit) === null ? undefined : styles.withEmblem}>
          <HitEmblem hit={hit} />
          {areMixed ? (
            <p className={`${styles.source} ${textStyles.aside} ${textStyles.muted}`}>
              <SourceName source={hit.source} />
            </p>
          ) : null}
          <Heading className={styles.title}>
            <HitLink hit={hit}>
              <HitTitle hit={hit} />
            </HitLink>
            <HitNotes hit={hit} />
          </Heading>
          {hit.marked.description === "" ? null : (
            <p>
              <HitDescription hit={hit} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function sumOf(counts: readonly SourceCount[]): number {
  return counts.reduce((sum, { total }) => sum + total, 0);
}

function hrefOf({ text, source }: Question, page = 1): string {
  const query = new URLSearchParams({ q: text });
  if (source) query.set("source", source);
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
