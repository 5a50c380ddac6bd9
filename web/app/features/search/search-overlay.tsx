import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { SearchField } from "./search-field.tsx";
import type { SearchSettings } from "./search-query.ts";

/**
 * The search panel: a popover under the bar on wide screens, a dialog that fills the screen on phones. Enter opens
 * `/search?q=`. What finds while one types is added by `panel/mount-search-panel.ts` on first use.
 */
export function SearchOverlay({ search }: { search: SearchSettings }) {
  const t = useTranslations("search");
  const action = localizedPath("/search", useLocale());
  return (
    <dialog
      id="search-overlay"
      popover="auto"
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
          <div className="search-box">
            <SearchField id="search-overlay-field" autoFocus />
          </div>
          <button type="button" className="search-sources-button" data-search-sources="">
            {t("sources")}
          </button>
          <button
            type="button"
            className="icon-button search-close"
            data-search-close=""
            {...{ commandfor: "search-overlay", command: "close" }}
          >
            <span className="text-aside">{t("close")}</span>
          </button>
        </form>
      </search>
    </dialog>
  );
}
