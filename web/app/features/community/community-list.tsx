import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { CommunityLinkView } from "./community.server.ts";
import styles from "./community-list.module.css";

/** Grouped by what kind of place it is, in the order in which the kinds first appear. */
export function CommunityList({ links }: { links: CommunityLinkView[] }) {
  const t = useTranslations("community");
  const langOf = useLangOf();
  const byKind = Map.groupBy(links, (link) => link.kind);
  return [...byKind].map(([kind, members]) => (
    <section key={kind} className={styles.kind}>
      <h2 className={sectionTitleStyles.sectionTitle}>{t(`kinds.${kind}`)}</h2>
      <CardGrid>
        {members.map((link) => (
          <LinkCard
            key={link.id}
            level={3}
            title={link.name}
            text={link.description}
            href={link.href}
            lang={langOf(link.locale)}
          />
        ))}
      </CardGrid>
    </section>
  ));
}
