import { useTranslations } from "#app/i18n/interface-texts.ts";
import buttonStyles from "#app/ui/button.module.css";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import styles from "./team-page.module.css";
import type { TeamView } from "./teams.server.ts";

/** A team's own page: its subnets and where to find it. */
export function TeamPage({ team }: { team: TeamView }) {
  const t = useTranslations("teams");
  const tContent = useTranslations("content");
  const lang = useLangOf()(team.locale);
  return (
    <article>
      <PageHeader
        title={team.name}
        lead={team.description}
        crumbs={[{ label: t("title"), href: "/teams" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      />
      <FallbackNotice locale={team.locale} />
      {team.links.length > 0 ? (
        <p className={styles.links}>
          {team.links.map((link) => (
            <a key={link.id} className={buttonStyles.button} href={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
            </a>
          ))}
        </p>
      ) : null}
      <h2 className={sectionTitleStyles.sectionTitle}>{t("subnets")}</h2>
      <CardGrid>
        {team.subnets.map((subnet) => (
          <LinkCard
            key={subnet.slug}
            level={3}
            title={subnet.name}
            text={subnet.mainnetId === null ? null : t("netuid", { netuid: String(subnet.mainnetId) })}
            href={`/subnets/${subnet.mainnetId ?? subnet.slug}`}
            icon={<Emblem number={subnet.mainnetId} />}
          />
        ))}
      </CardGrid>
    </article>
  );
}
