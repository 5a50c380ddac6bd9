import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import tagStyles from "#app/ui/lists/tag.module.css";
import styles from "./application-list.module.css";
import type { ApplicationView } from "./applications.server.ts";

export function ApplicationList({ applications }: { applications: ApplicationView[] }) {
  const langOf = useLangOf();
  return (
    <CardGrid>
      {applications.map((application) => (
        <LinkCard
          key={application.slug}
          title={application.name}
          text={application.description}
          href={application.link}
          lang={langOf(application.locale)}
          details={
            <>
              {application.tags.map((tag) => (
                <span key={tag.slug} className={tagStyles.tag} lang={langOf(application.tagsLocale)}>
                  {tag.name}
                </span>
              ))}
              {application.subnets.map((subnet) => (
                <span key={subnet.slug} className={styles.subnet}>
                  <Emblem number={subnet.mainnetId} />
                  <LocalLink className={styles.above} to={`/subnets/${subnet.mainnetId ?? subnet.slug}`}>
                    {subnet.name}
                  </LocalLink>
                </span>
              ))}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
