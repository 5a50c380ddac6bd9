import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import tagStyles from "#app/ui/lists/tag.module.css";
import { PageHeader } from "#app/ui/page-header.tsx";
import { AboutText } from "#app/ui/reading/about-text.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { sharedHere } from "#app/ui/view-transitions/use-transition-part.ts";
import factSourceStyles from "./fact-source.module.css";
import quietLinksStyles from "./quiet-links.module.css";
import { RelatedSubnets } from "./related-subnets-list.tsx";
import { subnetPath } from "./subnet-address.ts";
import styles from "./subnet-page.module.css";
import type { SubnetView } from "./subnets.server.ts";
import { useMiningWords } from "./use-mining-words.ts";

/** A subnet's file: what it does, who stands behind it, where it lives, and what is like it. */
export function SubnetPage({ subnet, parts }: { subnet: SubnetView; parts?: ReadingSlots }) {
  const t = useTranslations("subnets");
  const tContent = useTranslations("content");
  const lang = useLangOf()(subnet.locale);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.seal} {...sharedHere("emblem")}>
          <Emblem number={subnet.mainnetId} isFlush />
        </span>
        <PageHeader
          title={subnet.name}
          lead={subnet.description}
          crumbs={[{ label: t("title"), href: "/subnets" }]}
          crumbsLabel={tContent("breadcrumbs")}
          lang={lang}
        >
          <AboutText
            short={
              <span>
                {t("netuid")} {subnet.mainnetId ?? t("announced")}
              </span>
            }
            facts={parts?.fact}
          >
            {parts?.head}
          </AboutText>
        </PageHeader>
      </div>
      <FallbackNotice locale={subnet.locale} />
      {parts?.notice}
      <div className={styles.file}>
        <SubnetFacts subnet={subnet} />
        <div className={readingStyles.reading}>
          <div lang={lang}>
            <RichText parts={subnet.text.parts} renderPart={parts?.inText} />
          </div>
          {parts?.end}
          <TextSource path={subnetPath(subnet)} updatedAt={subnet.updatedAt} sourceUrl={subnet.sourceUrl} />
          {subnet.concepts.length > 0 ? <LinkList title={t("concepts")} links={subnet.concepts} /> : null}
          {subnet.related.length > 0 ? <RelatedSubnets subnet={subnet} /> : null}
        </div>
      </div>
    </>
  );
}

function SubnetFacts({ subnet }: { subnet: SubnetView }) {
  const t = useTranslations("subnets");
  const langOf = useLangOf();
  const lang = langOf(subnet.locale);
  const { mainnetId, testnetId, symbol, team, tags, tagsLocale, links, emission, mining } = subnet;
  return (
    <details className={styles.facts}>
      <summary>{t("atAGlance")}</summary>
      <dl className={quietLinksStyles.quietLinks}>
        <Fact term={t("netuid")}>{mainnetId ?? t("announced")}</Fact>
        {testnetId === null ? null : <Fact term={t("testnetId")}>{testnetId}</Fact>}
        {symbol ? <Fact term={t("symbol")}>{symbol}</Fact> : null}
        {team ? (
          <Fact term={t("columns.team")}>
            <LocalLink to={`/subnets/${team.slug}`}>{team.name}</LocalLink>
          </Fact>
        ) : null}
        {emission ? (
          <Fact term={t("columns.emission")}>
            <ReadShare emission={emission} />
          </Fact>
        ) : null}
        {mining ? <Needs needs={mining} /> : null}
        {tags.length > 0 ? (
          <Fact term={t("tags")} lang={langOf(tagsLocale)}>
            {tags.map((tag) => (
              <LocalLink key={tag.slug} className={tagStyles.tag} to={`/subnets?tag=${tag.slug}`}>
                {tag.name}
              </LocalLink>
            ))}
          </Fact>
        ) : null}
        {links.length > 0 ? (
          <Fact term={t("takePart")} lang={lang}>
            {links.map((link) => (
              <a key={link.id} className={styles.way} href={link.href} target="_blank" rel="noopener noreferrer">
                {link.label}
              </a>
            ))}
          </Fact>
        ) : null}
      </dl>
    </details>
  );
}

function ReadShare({ emission }: { emission: NonNullable<SubnetView["emission"]> }) {
  const t = useTranslations("subnets");
  const format = useFormatter();
  const share = format.number(emission.share, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const date = format.dateTime(new Date(emission.on), { dateStyle: "long", timeZone: "UTC" });
  return (
    <>
      {share}{" "}
      <a className={factSourceStyles.factSource} href="#sources">
        {t("emission.on", { date })}
      </a>
    </>
  );
}

/** What its own documents ask of a miner. */
function Needs({ needs }: { needs: NonNullable<SubnetView["mining"]> }) {
  const t = useTranslations("mining");
  const format = useFormatter();
  const { describeNeeds } = useMiningWords();
  const source = t("source", {
    file: needs.sourceName,
    date: format.dateTime(new Date(needs.readOn), { dateStyle: "long", timeZone: "UTC" }),
  });
  return (
    <Fact term={t("needs")}>
      {describeNeeds(needs).map((line) => (
        <span key={line} className={styles.way}>
          {line}
        </span>
      ))}
      {needs.sourceHref ? (
        <a className={factSourceStyles.factSource} href={needs.sourceHref} target="_blank" rel="noopener noreferrer">
          {source}
        </a>
      ) : (
        <span className={factSourceStyles.factSource}>{source}</span>
      )}
    </Fact>
  );
}

/** `lang` is that of what is said, where it is not the page's. */
function Fact({ term, lang, children }: { term: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
