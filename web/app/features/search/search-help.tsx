import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import noticeStyles from "#app/ui/fallback-notice.module.css";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import touchStyles from "#app/ui/touch.module.css";
import type { SearchHit } from "./search-hit.ts";
import styles from "./search-results.module.css";
import { HitList } from "./search-results.tsx";
import noteStyles from "./secrets/secret-note.late.module.css";
import { KEY_SAFETY_GUIDE } from "./secrets/secret-note.tsx";

/** Nothing was found: what comes nearest, if anything does. */
export function NothingFound({ text, nearest }: { text: string; nearest: readonly SearchHit[] }) {
  const t = useTranslations("search");
  return (
    <>
      <p role="status" className={styles.status}>
        {t("nothing", { text })}
      </p>
      {nearest.length > 0 ? (
        <section aria-labelledby="results-nearest" className={styles.section}>
          <h2 id="results-nearest" className={linkListStyles.title}>
            {t("nearest")}
          </h2>
          <HitList hits={nearest} headings="h3" areMixed />
        </section>
      ) : null}
    </>
  );
}

/** Somebody searched for recovery words or a private key, and no script was there to see it in time. */
export function SecretWithheldNotice() {
  const t = useTranslations("search");
  return (
    <div role="status" className={noteStyles.place}>
      <div className={`${noteStyles.secretNote} ${touchStyles.links}`}>
        <p className={noteStyles.title}>{t("withheldTitle")}</p>
        <p>{t("withheldText")}</p>
        <p>
          <LocalLink to={KEY_SAFETY_GUIDE}>{t("withheldGuide")}</LocalLink>
        </p>
      </div>
    </div>
  );
}

/** The search engine does not answer: the lists of everything there is do. */
export function SearchUnavailableNotice() {
  const t = useTranslations("search");
  const links = (["concept", "guide", "subnet"] as const).map((source) => {
    return { title: t(`sourceNames.${source}`), description: "", href: `/${source}s` };
  });
  return (
    <>
      <p role="status" className={noticeStyles.fallbackNotice}>
        {t("unavailable")}
      </p>
      <LinkList
        title={t("elsewhere")}
        links={[...links, { title: t("everything"), description: "", href: "/explore" }]}
        compact
      />
    </>
  );
}
