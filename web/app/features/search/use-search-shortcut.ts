import { useEffect, useEffectEvent } from "react";
import { isSearchShortcut } from "./search-shortcut.ts";

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
