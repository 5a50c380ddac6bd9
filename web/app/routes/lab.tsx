import { labMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { LabPage } from "#app/features/labs/lab-page.tsx";
import { getLab } from "#app/features/labs/labs.server.ts";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/lab.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export const middleware: Route.MiddlewareFunction[] = [labMarkdown];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const [lab, notes] = await Promise.all([getLab(site, asked), getTextNotes(site, { kind: "lab", ...asked })]);
  const { text, ...shown } = await orNotFound(lab, { url, context });
  return {
    lab: { ...shown, text: { parts: onceInDocument(context)(text.parts) } },
    notes: shownNotes(notes, showOnce(context)),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, summary } = args.loaderData.lab;
  return pageMeta({ title, description: summary, hasMarkdown: true, hasEmbed: true }, args);
}

export default function LabRoute({ loaderData }: Route.ComponentProps) {
  const { lab, notes } = loaderData;
  return (
    <TermCards>
      <LabPage lab={lab} parts={textNoteParts(notes, `/lab/${lab.slug}`)} />
    </TermCards>
  );
}
