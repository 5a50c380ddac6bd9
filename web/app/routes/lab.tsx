import { cachePolicy } from "#app/cache-policy.ts";
import labStyles from "#app/features/labs/frame/lab.css?url";
import { LabPage } from "#app/features/labs/lab-page.tsx";
import { getLab } from "#app/features/labs/labs.server.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { labMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/lab.ts";

export const middleware: Route.MiddlewareFunction[] = [labMarkdown];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const [lab, notes] = await Promise.all([getLab(site, asked), getTextNotes(site, { kind: "lab", ...asked })]);
  return { lab: await orNotFound(lab, { url, context }), notes };
}

/** Styles that only labs need. */
export function links() {
  return [{ rel: "stylesheet", href: labStyles }];
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, summary } = args.loaderData.lab;
  return pageMeta({ title, description: summary, hasMarkdown: true }, args);
}

export default function LabRoute({ loaderData }: Route.ComponentProps) {
  const { lab, notes } = loaderData;
  return <LabPage lab={lab} parts={textNoteParts(notes, `/lab/${lab.slug}`)} />;
}
