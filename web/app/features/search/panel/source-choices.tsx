import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SourceIcon } from "../source-icon.tsx";
import { SOURCES_BUTTON_ID, SOURCES_ID } from "./panel-state.ts";
import styles from "./source-choices.module.css";

/** The sources to choose from. What is coming soon says so and cannot be chosen. */
export function SourceChoices(props: {
  selected: readonly Source[];
  comingSoon: readonly Source[];
  isHidden: boolean;
  onToggle: (source: Source) => void;
}) {
  const t = useTranslations("searchPanel");
  const tSearch = useTranslations("search");
  const { selected, comingSoon, isHidden, onToggle } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is that of the button that shows it, not a legend.
    <div
      id={SOURCES_ID}
      className={styles.sourceChoices}
      role="group"
      aria-labelledby={SOURCES_BUTTON_ID}
      hidden={isHidden}
    >
      {SOURCES.map((source) => (
        <label key={source} className={styles.source}>
          <input
            type="checkbox"
            aria-labelledby={`search-source-${source}`}
            aria-describedby={`search-source-text-${source}`}
            disabled={comingSoon.includes(source)}
            checked={selected.includes(source)}
            onChange={() => onToggle(source)}
          />
          <SourceIcon source={source} />
          <span id={`search-source-${source}`} className={styles.name}>
            {tSearch(`sourceNames.${source}`)}
            {comingSoon.includes(source) ? (
              <>
                {" "}
                <small>{t("comingSoon")}</small>
              </>
            ) : null}
          </span>
          <span id={`search-source-text-${source}`} className={styles.text}>
            {t(`sourceDescriptions.${source}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
