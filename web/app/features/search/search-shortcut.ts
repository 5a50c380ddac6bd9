/** `/` where nothing is being written; ⌘K and Ctrl K everywhere. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.metaKey || event.ctrlKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  const target = event.target as Partial<HTMLElement>;
  return event.key === "/" && !target.isContentEditable && !target.matches?.("input,textarea,select");
}
