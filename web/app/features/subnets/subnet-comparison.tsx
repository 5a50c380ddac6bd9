import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import fallbackNoticeStyles from "#app/ui/fallback-notice.module.css";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { MOST_COMPARED, withoutNumber } from "./asked-subnets.ts";
import { EmissionShare } from "./emission-share.tsx";
import factSourceStyles from "./fact-source.module.css";
import quietLinksStyles from "./quiet-links.module.css";
import { subnetPath } from "./subnet-address.ts";
import styles from "./subnet-comparison.module.css";
import { type SubnetFilter, subnetListPath } from "./subnet-filter.ts";
import tableStyles from "./subnet-table.module.css";
import type { ComparedSubnet } from "./subnets.server.ts";
import { useMiningWords } from "./use-mining-words.ts";

/** Where the comparison begins on the page. */
export const COMPARISON_ID = "comparison";

interface ComparisonProps {
  subnets: readonly ComparedSubnet[];
  filter: SubnetFilter;
  /** How many of the subnets asked for do not exist. */
  missing: number;
  largestShare: number;
}

/** Up to four subnets side by side, a fact in each row; on narrow screens a fact's answers stand below it, each with its emblem. */
export function SubnetComparison({ subnets, filter, missing, largestShare }: ComparisonProps) {
  const t = useTranslations("subnets");
  const langOf = useLangOf();
  const tMining = useTranslations("mining");
  const { describeNeeds } = useMiningWords();
  const rows: [fact: string, answer: (subnet: ComparedSubnet) => ReactNode][] = [
    [t("columns.description"), ({ description, locale }) => <span lang={langOf(locale)}>{description}</span>],
    [
      t("columns.team"),
      ({ team }) => (team ? <LocalLink to={`/subnets/${team.slug}`}>{team.name}</LocalLink> : t("noTeam")),
    ],
    [
      t("tags"),
      ({ tags, tagsLocale }) => (
        <span lang={langOf(tagsLocale)}>{tags.map(({ name }) => name).join("\u00A0· ") || "–"}</span>
      ),
    ],
    [t("columns.emission"), ({ emission }) => <DatedShare emission={emission} largest={largestShare} />],
    [tMining("needs"), ({ mining }) => (mining ? describeNeeds(mining).join("; ") : "–")],
    [t("symbol"), ({ symbol }) => <span className={tableStyles.symbol}>{symbol ?? "–"}</span>],
    [t("netuid"), ({ mainnetId }) => mainnetId ?? t("announced")],
    [
      t("links"),
      ({ links, locale }) =>
        links.length === 0 ? (
          "–"
        ) : (
          <span className={styles.links} lang={langOf(locale)}>
            {links.map(({ id, href, label }) => (
              <a key={id} href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ))}
          </span>
        ),
    ],
  ];
  return (
    <section className={styles.subnetComparison} aria-labelledby={COMPARISON_ID}>
      <h2 className={sectionTitleStyles.sectionTitle} id={COMPARISON_ID}>
        {t("compare.title")}
      </h2>
      <ComparisonNotes asked={filter.asked} missing={missing} />
      {subnets.length > 0 ? (
        <table className={`${styles.table} ${quietLinksStyles.quietLinks}`} data-columns={subnets.length}>
          <caption className={textStyles.srOnly}>{t("compare.title")}</caption>
          <thead>
            <tr>
              <td />
              {subnets.map((subnet) => (
                <th key={subnet.slug} scope="col">
                  <Emblem number={subnet.mainnetId} isFlush />
                  <LocalLink to={subnetPath(subnet)}>{subnet.name}</LocalLink>
                  <LocalLink
                    className={`${styles.remove} ${touchStyles.area}`}
                    to={subnetListPath({ ...filter, asked: withoutNumber(filter.asked, subnet.mainnetId) })}
                    rel="nofollow"
                    aria-label={t("compare.remove", { name: subnet.name })}
                    keepsScroll
                  >
                    <span aria-hidden="true">×</span>
                  </LocalLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([fact, answer]) => (
              <tr key={fact}>
                <th scope="row">{fact}</th>
                {subnets.map((subnet) => (
                  <td key={subnet.slug}>
                    <Emblem number={subnet.mainnetId} />
                    <div>{answer(subnet)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function ComparisonNotes({ asked, missing }: { asked: SubnetFilter["asked"]; missing: number }) {
  const t = useTranslations("subnets");
  const count = missing + asked.senseless;
  return (
    <>
      {count > 0 ? <p className={fallbackNoticeStyles.fallbackNotice}>{t("compare.missing", { count })}</p> : null}
      {asked.surplus.length > 0 ? (
        <p className={fallbackNoticeStyles.fallbackNotice}>{t("compare.surplus", { count: String(MOST_COMPARED) })}</p>
      ) : null}
    </>
  );
}

function DatedShare({ emission, largest }: { emission: ComparedSubnet["emission"]; largest: number }) {
  const t = useTranslations("subnets");
  const format = useFormatter();
  if (!emission) return t("emission.unknown");
  const date = format.dateTime(new Date(emission.on), { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      <EmissionShare share={emission.share} largest={largest} />
      <small className={factSourceStyles.factSource}>{t("emission.on", { date })}</small>
    </>
  );
}
