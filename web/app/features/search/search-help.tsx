import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import noticeStyles from "#app/ui/fallback-notice.module.css";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import type { SearchHit } from "./search-hit.ts";
import styles from "./search-results.module.css";
import { HitList } from "./search-results.tsx";
import { SecretNotice } from "./secrets/secret-notice.tsx";

/** Nothing was found: what comes nearest, if anything does. `tell` is the way to those who could add it. */
export function NothingFound(props: { text: string; nearest: readonly SearchHit[]; tell: ReactNode }) {
  const { text, nearest, tell } = props;
  const t = useTranslations("searchPage");
  return (
    <>
      <p role="status" className={styles.status}>
        {t("nothing", { text })}
      </p>
      {tell}
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
  const tPage = useTranslations("searchPage");
  return <SecretNotice title={t("withheldTitle")} text={tPage("withheldText")} guide={t("withheldGuide")} />;
}

/** The search engine does not answer: titles do, and the lists of everything there is. */
export function SearchUnavailableNotice({ titles }: { titles: readonly SearchHit[] }) {
  const t = useTranslations("search");
  const tPage = useTranslations("searchPage");
  const links = (["concept", "guide", "subnet"] as const).map((source) => {
    return { title: t(`sourceNames.${source}`), description: "", href: `/${source}s` };
  });
  return (
    <>
      <p role="status" className={noticeStyles.fallbackNotice}>
        {titles.length > 0 ? tPage("titlesOnly") : t("unavailable")}
      </p>
      {titles.length > 0 ? <HitList hits={titles} headings="h2" areMixed /> : null}
      <LinkList
        title={tPage("elsewhere")}
        links={[...links, { title: tPage("everything"), description: "", href: "/explore" }]}
        compact
      />
    </>
  );
}
