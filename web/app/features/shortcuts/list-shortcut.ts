/** `?` where nothing is being written. */
export function isListShortcut(event: KeyboardEvent): boolean {
  if (event.key !== "?" || event.defaultPrevented || event.isComposing) return false;
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target as Partial<HTMLElement>;
  return !target.isContentEditable && !target.matches?.("input,textarea,select");
}
