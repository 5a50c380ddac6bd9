/** Whether the page stands behind a dialog. Any part of it may have opened one, and the browser tells of none. */
export function isBehindModal(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
