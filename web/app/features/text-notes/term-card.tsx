import { toTermId } from "@learn-bittensor/markdown/term-address";
import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./term-card.late.module.css";
import { useTermNames } from "./use-term-names.ts";

export interface Meaning {
  name: string;
  definition: string;
}

/** Between the link and its card. */
const GAP_PX = 8;

/** What a term means, and what it is called in all languages; over the page, below its link. */
export function TermCard(props: {
  ref: RefObject<HTMLDivElement | null>;
  meaning: Meaning;
  opener: HTMLAnchorElement;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useTranslations("textNotes");
  const { ref, meaning, opener, onLeave, onKeyDown } = props;
  const names = useTermNames(toTermId(opener.href));
  useLayoutEffect(() => ref.current?.showPopover(), [ref]);
  // Names come later than the card, and make it larger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes it larger.
  useLayoutEffect(() => {
    if (ref.current) placeCard(ref.current, opener);
  }, [ref, opener, names.length]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes when nobody is at it any more.
    <div
      ref={ref}
      popover="manual"
      className={styles.termCard}
      onPointerLeave={onLeave}
      onBlur={onLeave}
      onKeyDown={onKeyDown}
    >
      <strong>{meaning.name}</strong>
      <span>{meaning.definition}</span>
      {names.length > 0 ? (
        <span className={styles.names}>
          {names.map(({ locale, name }) => (
            <span key={locale} lang={locale}>
              {name}
            </span>
          ))}
        </span>
      ) : null}
      <a href={opener.href}>{t("allTerms")}</a>
    </div>
  );
}

/** Puts a card below a link, or above where there is no room, and always within the window. */
function placeCard(card: HTMLElement, link: HTMLElement): void {
  const { innerHeight, innerWidth } = window;
  const [at, own] = [link.getClientRects()[0] ?? link.getBoundingClientRect(), card.getBoundingClientRect()];
  const fitsBelow = at.bottom + GAP_PX + own.height <= innerHeight;
  card.style.insetBlockStart = `${fitsBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - own.height)}px`;
  card.style.insetInlineStart = `${Math.max(GAP_PX, Math.min(at.left, innerWidth - own.width - GAP_PX))}px`;
}
