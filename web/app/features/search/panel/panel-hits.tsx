import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { HitDescription, HitEmblem, HitLink, HitNotes, HitTitle, SourceName } from "../hit-parts.tsx";
import type { SearchHit } from "../search-hit.ts";
import type { FoundInSource } from "./ask-engine.ts";
import styles from "./panel-hits.module.css";
import { hitId, LIST_ID } from "./panel-state.ts";

interface PanelHitsProps {
  inSources: readonly FoundInSource[];
  activeIndex: number;
  isHidden: boolean;
  /** A hit was chosen, and is on its way. */
  isFollowing: boolean;
  onChoose: (hit: SearchHit) => void;
}

/** The list of the combobox: what was found, in groups. The field keeps the focus. */
export function PanelHits({ inSources, activeIndex, isHidden, isFollowing, onChoose }: PanelHitsProps) {
  const t = useTranslations("searchPanel");
  const starts = inSources.map((_, group) => inSources.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0));
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label={t("results")}
      hidden={isHidden}
      data-following={isFollowing ? "" : undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {inSources.map(({ source, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={source} role="group" aria-labelledby={`${LIST_ID}-${source}`}>
          <div id={`${LIST_ID}-${source}`} className={styles.groupName} role="presentation">
            <SourceName source={source} />
          </div>
          {hits.map((hit, place) => {
            const index = (starts[group] ?? 0) + place;
            return (
              <HitOption
                key={hit.href}
                id={hitId(index)}
                hit={hit}
                isActive={index === activeIndex}
                onClick={(event) => {
                  event.stopPropagation();
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  onChoose(hit);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** With a key held, the browser opens a link in another tab, as usual. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link, so that it can be opened in another tab. */
function HitOption({ isActive, ...rest }: { isActive: boolean } & ComponentProps<typeof HitLink>) {
  const { hit } = rest;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <HitLink {...rest} ref={link} className={styles.hit} role="option" tabIndex={-1} aria-selected={isActive}>
      <span className={styles.title}>
        <HitEmblem hit={hit} />
        <HitTitle hit={hit} />
        <HitNotes hit={hit} />
      </span>
      {hit.description === "" ? null : (
        <>
          {" "}
          <span className={styles.text}>
            <HitDescription hit={hit} />
          </span>
        </>
      )}
    </HitLink>
  );
}
