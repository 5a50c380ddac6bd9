import type { Locale } from "@learn-bittensor/contract/locales";
import { toTermId } from "@learn-bittensor/markdown/term-address";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { TextEventsContext } from "#app/ui/rich-text/text-leaf.tsx";
import styles from "./term-card.late.module.css";
import "./term-cards.css";
import { useTermNames } from "./use-term-names.ts";

interface Meaning {
  name: string;
  definition: string;
}

/** Between the pointer's leaving and the card's closing: time enough to move onto it. */
const LEAVING_MS = 300;

/** Between the link and its card. */
const GAP_PX = 8;

/** Where there is room, what terms mean stands beside the text (`side-notes.tsx`). */
const BESIDE = "(width >= 75rem)";

/**
 * Shows what a term means where a text links it: on hover and focus, and by tap, until it is dismissed. The card can be pointed
 * at, stays as long as pointer or focus are on link or card, and Escape closes it without moving either (WCAG 1.4.13). The link
 * itself leads to the glossary, as does the card's; with a touch, the second one does.
 */
export function TermCards(props: { areTermsBeside?: boolean; children: ReactNode }) {
  const { areTermsBeside = false, children } = props;
  const [opener, setOpener] = useState<HTMLAnchorElement | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef(0);
  const touch = useRef({ isTouch: false, wasOpen: false });
  const term = useMemo(() => (opener ? meaningOf(opener) : null), [opener]);
  const names = useTermNames(opener && termOf(opener));

  const events = useMemo(() => {
    const open = (link: HTMLAnchorElement | null) => {
      if (!link || (areTermsBeside && matchMedia(BESIDE).matches)) return;
      window.clearTimeout(leaving.current);
      setOpener(link);
    };
    const leaveSoon = () => {
      window.clearTimeout(leaving.current);
      leaving.current = window.setTimeout(
        () => setOpener((link) => (isHeld(link, card.current) ? link : null)),
        LEAVING_MS,
      );
    };
    return {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === "mouse") open(termLinkAt(target));
      },
      onPointerOut: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") leaveSoon();
      },
      onFocus: ({ target }: FocusEvent) => open(termLinkAt(target)),
      onBlur: leaveSoon,
      onPointerDown: ({ target, pointerType }: PointerEvent) => {
        const link = termLinkAt(target);
        touch.current = { isTouch: pointerType !== "mouse", wasOpen: link !== null && link === opener };
      },
      onPointerCancel: () => {
        touch.current = { isTouch: false, wasOpen: false };
      },
      onClick: (event: MouseEvent) => {
        const link = termLinkAt(event.target);
        const { isTouch, wasOpen } = touch.current;
        touch.current = { isTouch: false, wasOpen: false };
        if (!link || !isTouch || wasOpen || (areTermsBeside && matchMedia(BESIDE).matches)) return;
        event.preventDefault();
        open(link);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const link = card.current?.querySelector("a");
        if (event.key !== "Tab" || event.shiftKey || !link || termLinkAt(event.target) !== opener) return;
        event.preventDefault();
        link.focus();
      },
      leaveSoon,
    };
  }, [areTermsBeside, opener]);

  useLayoutEffect(() => {
    if (!opener || !card.current) return;
    card.current.showPopover();
    placeCard(card.current, opener);
  }, [opener]);
  // Names come later than the card, and make it larger.
  useLayoutEffect(() => {
    if (opener && card.current && names.length > 0) placeCard(card.current, opener);
  }, [opener, names.length]);
  useEffect(() => {
    if (!opener) return;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && setOpener(null);
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !opener.contains(target) && !card.current?.contains(target)) setOpener(null);
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", onPointerDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", onPointerDown);
    };
  }, [opener]);

  const { leaveSoon, ...textEvents } = events;
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    // From the link on, as if the card stood behind it.
    opener?.focus();
    if (event.shiftKey) event.preventDefault();
  };
  return (
    <TextEventsContext value={textEvents}>
      {children}
      {opener && term ? (
        <Card ref={card} term={term} names={names} href={opener.href} onLeave={leaveSoon} onKeyDown={goBack} />
      ) : null}
    </TextEventsContext>
  );
}

function Card(props: {
  ref: React.Ref<HTMLDivElement>;
  term: Meaning;
  names: readonly { locale: Locale; name: string }[];
  href: string;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useTranslations("textNotes");
  const { ref, term, names, href, onLeave, onKeyDown } = props;
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
      <strong>{term.name}</strong>
      <span>{term.definition}</span>
      {names.length > 0 ? (
        <span className={styles.names}>
          {names.map(({ locale, name }) => (
            <span key={locale} lang={locale}>
              {name}
            </span>
          ))}
        </span>
      ) : null}
      <a href={href}>{t("allTerms")}</a>
    </div>
  );
}

/** Whether pointer or focus are on the link or its card. */
function isHeld(link: HTMLElement | null, card: HTMLElement | null): boolean {
  return [link, card].some((part) => part?.matches(":hover, :focus-within"));
}

function termLinkAt(target: EventTarget): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && termOf(link) ? link : null;
}

function termOf({ href }: HTMLAnchorElement): string | null {
  return toTermId(href);
}

/** What the link is described by: the meaning of its term in the page's notes, whose name stands before it. Null where it has none. */
function meaningOf(link: HTMLAnchorElement): Meaning | null {
  const definition = link.ownerDocument.getElementById(link.getAttribute("aria-describedby") ?? "");
  const name = definition?.previousElementSibling?.textContent;
  return definition && name ? { name, definition: definition.textContent } : null;
}

/** Puts a card below a link, or above where there is no room, and always within the window. */
function placeCard(card: HTMLElement, link: HTMLElement): void {
  const { innerHeight, innerWidth } = window;
  const [at, own] = [link.getClientRects()[0] ?? link.getBoundingClientRect(), card.getBoundingClientRect()];
  const fitsBelow = at.bottom + GAP_PX + own.height <= innerHeight;
  card.style.insetBlockStart = `${fitsBelow ? at.bottom + GAP_PX : Math.max(GAP_PX, at.top - GAP_PX - own.height)}px`;
  card.style.insetInlineStart = `${Math.max(GAP_PX, Math.min(at.left, innerWidth - own.width - GAP_PX))}px`;
}
