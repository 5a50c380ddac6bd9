import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { PrefetchPageLinks } from "react-router";

/** Pages that are fetched ahead at the same time. */
const MOST = 5;

const PrefetchContext = createContext<(address: string) => void>(() => undefined);

/** Fetches the pages that somebody is about to open: data and code, the latest five. */
export function PrefetchedPages({ children }: { children: ReactNode }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const prefetch = useCallback((address: string) => {
    if (!isWorthwhile(navigator)) return;
    setPages((known) => (known.includes(address) ? known : [...known, address].slice(-MOST)));
  }, []);
  return (
    <PrefetchContext value={prefetch}>
      {children}
      {pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </PrefetchContext>
  );
}

/** What a link does when somebody is about to follow it: points at it, touches it or has reached it by keyboard. */
export function usePrefetch(): (address: string) => void {
  return use(PrefetchContext);
}

/** Not for who saves data or is on a slow line. A browser that says nothing of its line is taken for one on a good one. */
function isWorthwhile({ connection = {} }: Navigator): boolean {
  return !connection.saveData && !connection.effectiveType?.endsWith("2g");
}
