/**
 * Where a correction is read, `/corrections?key=…`, which leads to the page of the list that holds it: which one that is changes with
 * each correction that is made. Without a server one page holds them all.
 */
export function correctionPath(key: string, { isStaticExport }: { isStaticExport: boolean }): string {
  return isStaticExport ? `/corrections#${key}` : `/corrections?key=${key}`;
}
