import { toTermId } from "@learn-bittensor/markdown/term-address";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useMemo,
  useRef,
  useState,
} from "react";
import { lateComponent } from "#app/ui/late-component.tsx";
import { TextEventsContext } from "#app/ui/rich-text/text-leaf.tsx";
import "./term-cards.css";

const TermCard = lateComponent(() => import("./term-card.tsx").then(({ TermCard }) => TermCard));

/** Between the pointer's leaving and the card's closing: time enough to move onto it. */
const LEAVING_MS = 300;

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

  const { leaveSoon, ...textEvents } = events;
  return (
    <TextEventsContext value={textEvents}>
      {children}
      {opener ? (
        <Suspense>
          <TermCard ref={card} opener={opener} onLeave={leaveSoon} onDismiss={() => setOpener(null)} />
        </Suspense>
      ) : null}
    </TextEventsContext>
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
