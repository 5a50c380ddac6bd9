/** Whether a page is one to work with: its route says so, `export const handle = { loadsAtOnce: true }`. */
export function loadsAtOnce(matches: readonly { handle?: unknown }[]): boolean {
  return matches.some(
    ({ handle }) =>
      typeof handle === "object" && handle !== null && "loadsAtOnce" in handle && handle.loadsAtOnce === true,
  );
}
