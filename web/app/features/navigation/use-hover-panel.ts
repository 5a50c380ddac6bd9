import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** How long a submenu stays after the pointer has left it. */
const HOVER_OUT_DELAY_MS = 500;

/**
 * A popover that opens while a mouse is over it or its button; touch and pen open it by tapping. Attributes for what holds
 * both, for the button and for the popover.
 */
export function useHoverPanel(panel: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<number>(undefined);
  const openedByHover = useRef(false);
  const isShown = () => panel.current?.matches(":popover-open") ?? false;
  const openByHover = () => {
    if (isShown()) return;
    panel.current?.showPopover({ source: button.current ?? undefined });
    openedByHover.current = true;
  };
  const begin = useEffectEvent(() => {
    // It may have been opened, or the pointer may have come, before React was there.
    setIsOpen(isShown());
    if (matchMedia("(hover: hover)").matches && button.current?.matches(":hover")) openByHover();
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(closing.current);
  }, []);
  return {
    isOpen,
    group: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== "mouse") return;
        clearTimeout(closing.current);
        openByHover();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== "mouse") return;
        clearTimeout(closing.current);
        closing.current = window.setTimeout(() => panel.current?.hidePopover(), HOVER_OUT_DELAY_MS);
      },
    },
    button: {
      // The pointer that opened it by coming near shall not close it by clicking.
      onClick(event: MouseEvent) {
        if (openedByHover.current && isShown()) event.preventDefault();
        openedByHover.current = false;
      },
    },
    panel: {
      onToggle({ newState }: ToggleEvent) {
        setIsOpen(newState === "open");
        if (newState === "closed") openedByHover.current = false;
      },
      onClick({ target }: MouseEvent) {
        const link = target instanceof Element ? target.closest("a[href]") : null;
        if (link && link.getAttribute("target") !== "_blank") panel.current?.hidePopover();
      },
    },
  };
}
