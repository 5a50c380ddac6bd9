import { useServedMarkup } from "./use-served-markup.ts";

/** The content of a page that the server alone renders (`page-markup.server.tsx`). Its links and forms are plain markup. */
export function PageMarkup({ html }: { html: string }) {
  return <article {...useServedMarkup(html)} />;
}
