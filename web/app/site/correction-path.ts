/**
 * Where a correction is read, without language: the server leads to the page of the list that holds it, as which one that is changes
 * with each correction that is made. Where there is no server one page holds them all, and the place in it is enough.
 */
export function correctionPath(key: string): string {
  return `/corrections?key=${key}#${key}`;
}
