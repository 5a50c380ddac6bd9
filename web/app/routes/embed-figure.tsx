import { findFigure } from "#app/collections/find-figure.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { EmbedFrame } from "#app/document/embed-frame.tsx";
import { embedMeta } from "#app/document/embed-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/embed-figure.ts";

/** It is drawn on the server; with its code it can be moved. */
export const handle = { loadsAtOnce: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const figure = await orNotFound(await findFigure(site, { name: params.name, locale }), { url, context });
  const { part, title, page, locale: writtenIn } = figure;
  const knownAs = `/figures/${params.name}`;
  return { title, page, knownAs, writtenIn, parts: onceInDocument(context)([part]), locale, siteUrl: site.url };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? embedMeta(loaderData) : [];
}

export default function EmbedFigureRoute({ loaderData }: Route.ComponentProps) {
  const { title, knownAs, parts, writtenIn } = loaderData;
  const lang = useLangOf()(writtenIn);
  return (
    <EmbedFrame title={title} page={knownAs} lang={lang}>
      <RichText parts={parts} />
    </EmbedFrame>
  );
}
