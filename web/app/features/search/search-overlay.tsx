import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { SearchField } from "./search-field.tsx";
import type { SearchSettings } from "./search-query.ts";

/** The search panel: under the bar on wide screens, the whole screen on phones. Enter opens `/search?q=`. */
export function SearchOverlay({ search }: { search: SearchSettings }) {
  const t = useTranslations("search");
  const action = localizedPath("/search", useLocale());
  return (
    <dialog
      id="search-overlay"
      className="overlay search-overlay"
      aria-label={t("label")}
      data-overlay=""
      data-search-url={search.url}
      data-search-key={search.key}
      data-search-indexes={search.indexes}
      data-search-coming-soon={search.comingSoon.join(",")}
    >
      <search>
        <form action={action} className="search-form">
          <SearchField id="search-overlay-field" autoFocus />
          <button type="button" className="icon-button" {...{ commandfor: "search-overlay", command: "close" }}>
            <span className="text-sm">{t("close")}</span>
          </button>
        </form>
      </search>
    </dialog>
  );
}
