/** A key of the site's own: `/` and `?` where nothing is being written; ⌘K and Ctrl K everywhere. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.metaKey || event.ctrlKey) return /^k$/i.test(event.key) && !event.shiftKey;
  const target = event.target as Partial<HTMLElement>;
  return /^[/?]$/.test(event.key) && !target.isContentEditable && !target.matches?.("input,textarea,select");
}

/** The keys that open the search: all but the question mark, which opens the list of them. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return event.key !== "?" && isShortcut(event);
}
