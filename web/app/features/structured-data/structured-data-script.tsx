import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import type { StructuredData } from "./structured-data.ts";

/** What the page is, for search engines. They read documents, so only documents have it (decision 0093). */
export function StructuredDataScript({ of }: { of: Once<readonly StructuredData[]> }) {
  return (
    <ShownOnce of={of} as="script" type="application/ld+json">
      {(data) => JSON.stringify(data).replaceAll("<", "\\u003c")}
    </ShownOnce>
  );
}
