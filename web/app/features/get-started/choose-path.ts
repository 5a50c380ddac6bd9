/** The name of a path in an address: `/get-started?path=holder`. */
export const PATH_PARAMETER = "path";

/** The id of the heading above a path's steps. */
export function pathAnchor(path: string): string {
  return `path-${path}`;
}

/** Where the steps of a path are listed, without language. A copy of files lists all paths, and reads no query. */
export function pathAddress(path: string, { readsQuery }: { readsQuery: boolean }): string {
  return `/get-started${readsQuery ? queryOf(path) : ""}#${pathAnchor(path)}`;
}

/** A step's own address; with the path on which it is read, so that the way on is that path's. */
export function stepAddress(step: string, path: string | null): string {
  return `/get-started/${step}${path === null ? "" : queryOf(path)}`;
}

/** Where a path ends: what one can do now. */
export function pathEndAddress(path: string): string {
  return `/get-started/${path}/end`;
}

function queryOf(path: string): string {
  return `?${new URLSearchParams({ [PATH_PARAMETER]: path })}`;
}

/** The path that was asked for, or else the first; null where there are none. With `step`, only paths that have it. */
export function choosePath<P extends { slug: string; steps: readonly string[] }>(
  paths: readonly P[],
  asked: string | null,
  step?: string,
): P | null {
  const fitting = step === undefined ? paths : paths.filter(({ steps }) => steps.includes(step));
  return fitting.find(({ slug }) => slug === asked) ?? fitting[0] ?? null;
}
