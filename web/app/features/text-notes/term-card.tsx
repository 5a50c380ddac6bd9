import { toTermId } from "@learn-bittensor/markdown/term-address";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./term-card.late.module.css";
import { useTermNames } from "./use-term-names.ts";

interface Meaning {
  name: string;
  definition: string;
}

/** Between the link and its card. */
const GAP_PX = 8;

interface TermCardProps {
  ref: RefObject<HTMLDivElement | null>;
  opener: HTMLAnchorElement;
  onLeave: () => void;
  onDismiss: () => void;
}

/** The card of a link to a term; nothing where the page does not say what that means. */
export function TermCard(props: TermCardProps) {
  const { opener } = props;
  const meaning = useMemo(() => meaningOf(opener), [opener]);
  return meaning ? <OpenCard {...props} meaning={meaning} /> : null;
}

/** What a term means, and what it is called in all languages; over the page, below its link. */
function OpenCard(props: TermCardProps & { meaning: Meaning }) {
  const t = useTranslations("textNotes");
  const { ref, meaning, opener, onLeave } = props;
  const names = useTermNames(toTermId(opener.href));
  useLayoutEffect(() => ref.current?.showPopover(), [ref]);
  // Names come later than the card, and make it larger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what makes it larger.
  useLayoutEffect(() => {
    if (ref.current) placeCard(ref.current, opener);
  }, [ref, opener, names.length]);
  const onDismiss = useEffectEvent(props.onDismiss);
  useEffect(() => {
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && onDismiss();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !opener.contains(target) && !ref.current?.contains(target)) onDismiss();
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", onPointerDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", onPointerDown);
    };
  }, [ref, opener]);
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    // From the link on, as if the card stood behind it.
    opener.focus();
    if (event.shiftKey) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it closes when nobody is at it any more.
    <div
      ref={ref}
      popover="manual"
      className={styles.termCard}
      onPointerLeave={onLeave}
      onBlur={onLeave}
      onKeyDown={goBack}
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

/** What the link is described by: the meaning of its term in the page's notes, whose name stands before it. Null where it has none. */
function meaningOf(link: HTMLAnchorElement): Meaning | null {
  const definition = link.ownerDocument.getElementById(link.getAttribute("aria-describedby") ?? "");
  const name = definition?.previousElementSibling?.textContent;
  return definition && name ? { name, definition: definition.textContent } : null;
}
