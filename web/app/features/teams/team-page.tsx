import { useTranslations } from "#app/i18n/interface-texts.ts";
import buttonStyles from "#app/ui/button.module.css";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import styles from "./team-page.module.css";
import type { TeamSubnetView } from "./team-subnet-view.ts";
import type { TeamView } from "./teams.server.ts";

/** A team's own page: where to find it, and what is known of its subnets. */
export function TeamPage({ team, subnets }: { team: TeamView; subnets: TeamSubnetView[] }) {
  const t = useTranslations("teams");
  const tContent = useTranslations("content");
  const langOf = useLangOf();
  const lang = langOf(team.locale);
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
      {subnets.length > 0 ? (
        <>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("subnets")}</h2>
          <CardGrid>
            {subnets.map((subnet) => (
              <LinkCard
                key={subnet.slug}
                level={3}
                title={subnet.name}
                text={subnet.description}
                lang={langOf(subnet.locale)}
                href={`/subnets/${subnet.mainnetId ?? subnet.slug}`}
                icon={<Emblem number={subnet.mainnetId} />}
                details={subnet.readings.map((reading) => <span key={reading}>{reading}</span>)}
              />
            ))}
          </CardGrid>
        </>
      ) : null}
    </article>
  );
}
