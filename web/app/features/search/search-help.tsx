import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import type { SearchHit } from "./search-hit.ts";
import { HitList } from "./search-results.tsx";
import { KEY_SAFETY_GUIDE } from "./secrets/secret-note.tsx";

/** Nothing was found: what comes nearest, if anything does. */
export function NothingFound({ text, nearest }: { text: string; nearest: readonly SearchHit[] }) {
  const t = useTranslations("search");
  return (
    <>
      <p role="status" className="my-4">
        {t("nothing", { text })}
      </p>
      {nearest.length > 0 ? (
        <section aria-labelledby="results-nearest" className="results-section">
          <h2 id="results-nearest" className="link-list-title">
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
    <div role="status" className="search-secret-note">
      <div className="search-secret">
        <p className="search-secret-title">{t("withheldTitle")}</p>
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
      <p role="status" className="fallback-notice">
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
