import { use } from "react";
import { NonceContext } from "#app/ui/nonce.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Pages of this site: files have a dot in their address. */
const PAGES = [
  { href_matches: "/*" },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[target],:root[data-slow-line] a" } },
];
const NEXT = { selector_matches: "a[rel=next]" };

/**
 * `moderate` is a pointer that rests on a link, or presses it. Chromium does no more than two of each at once, and nothing for whoever
 * has little memory or battery left; those on a slow line have an attribute (`late-fonts.inline.ts`).
 */
const RULES = JSON.stringify({
  prerender: [{ where: { and: [...PAGES, NEXT] }, eagerness: "moderate" }],
  prefetch: [{ where: { and: [...PAGES, { not: NEXT }] }, eagerness: "moderate" }],
});

/**
 * Has the browser fetch the document that somebody is about to open, and draw the next one of a path: a page at rest runs next to
 * nothing. It ends when React is there, which fetches the data and code of pages instead (`ui/prefetched-pages.tsx`).
 */
export function SpeculationRules() {
  const nonce = use(NonceContext);
  if (useHydrated() || import.meta.env.DEV) return null;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, which browsers have from the server.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? RULES : "" }}
    />
  );
}
