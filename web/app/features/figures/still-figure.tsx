import { use } from "react";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { PageTextsContext } from "#app/ui/rich-text/page-texts.ts";

/** A figure whose code did not come, as the server drew it: it does not move. A page that the browser made itself has nothing in its place. */
export function StillFigure({ name, id }: FigurePart) {
  const html = use(PageTextsContext).get(name);
  if (html === undefined) return null;
  return (
    <figure
      id={id ?? undefined}
      data-figure={name}
      // Its class is in the document.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
