import { useEffect, useEffectEvent } from "react";

/**
 * `/` where nothing is being written; ⌘K and Ctrl K everywhere. It is also sent as its own source (`document/start-on-intent.ts`):
 * it may use nothing from outside itself.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.metaKey || event.ctrlKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  const target = event.target as Partial<HTMLElement>;
  return event.key === "/" && !target.isContentEditable && !target.matches?.("input, textarea, select");
}

/** Opens the search by its keys; `open` says whether it could. */
export function useSearchShortcut(open: () => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isSearchShortcut(event) && open()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
