import { orNotFound } from "#app/collections/not-found.server.ts";
import { EmbedFrame } from "#app/document/embed-frame.tsx";
import { embedMeta } from "#app/document/embed-meta.ts";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/embed-term.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const found = (await listTerms(site, locale)).find(({ key }) => key === params.name);
  const { key, name, definition } = await orNotFound(found, { url, context });
  return { title: name, definition, page: `/concepts/glossary#term-${key}`, locale, siteUrl: site.url };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? embedMeta(loaderData) : [];
}

export default function EmbedTermRoute({ loaderData }: Route.ComponentProps) {
  const { title, definition, page } = loaderData;
  return (
    <EmbedFrame title={title} page={page}>
      <p>{definition}</p>
    </EmbedFrame>
  );
}
