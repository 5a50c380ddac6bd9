import type { Locale } from "@learn-bittensor/contract/locales";
import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import type { PathEndView } from "./get-started.server.ts";
import styles from "./path-end.module.css";

/** The end of a path: what one can do now (`children`), which path is next, and a card to show. */
export function PathEnd(props: {
  path: PathEndView;
  title: string;
  description: string;
  picture: { src: string; width: number; height: number } | null;
  textLocale: Locale | undefined;
  children: ReactNode;
}) {
  const { path, title, description, picture, textLocale, children } = props;
  const t = useTranslations("getStarted");
  const tContent = useTranslations("content");
  const langOf = useLangOf();
  const [next, ...others] = path.others;
  return (
    <article>
      <PageHeader
        title={title}
        lead={description}
        crumbs={[
          { label: t("title"), href: "/get-started" },
          { label: path.title, href: path.href },
        ]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={textLocale && langOf(textLocale)}
      />
      {textLocale ? <FallbackNotice locale={textLocale} /> : null}
      {children}
      {next ? (
        <section className={styles.part}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("nextPath")}</h2>
          <p className={styles.next} lang={langOf(next.locale)}>
            <LocalLink to={next.href} className={`${buttonStyles.button} ${buttonStyles.primary}`}>
              {next.title}
            </LocalLink>
            <span className={textStyles.muted}>{next.summary}</span>
          </p>
          <CardGrid>
            {others.map(({ slug, title, summary, href, locale }) => (
              <LinkCard key={slug} level={3} title={title} text={summary} href={href} lang={langOf(locale)} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      {picture ? (
        <section className={styles.part}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("card")}</h2>
          <p className={textStyles.muted}>{t("cardHint")}</p>
          <img className={styles.picture} {...picture} alt={t("cardAlt", { path: path.title })} loading="lazy" />
          <p>
            <a className={buttonStyles.button} href={picture.src} download={`learn-bittensor-${path.slug}.png`}>
              {t("saveCard")}
            </a>
          </p>
        </section>
      ) : null}
    </article>
  );
}
