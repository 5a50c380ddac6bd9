import { orNotFound } from "#app/collections/not-found.server.ts";
import { EmbedFrame } from "#app/document/embed-frame.tsx";
import { embedMeta } from "#app/document/embed-meta.ts";
import { FactDetails } from "#app/features/text-notes/facts/fact-details.tsx";
import { listFactsToShow } from "#app/features/text-notes/facts/facts.server.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import type { Route } from "./+types/embed-fact.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const found = (await listFactsToShow(site, locale)).find(({ key }) => key === params.name);
  const fact = await orNotFound(found, { url, context });
  const texts = pickTexts(locale, "facts");
  return { title: fact.name, fact, texts, page: `/facts#${fact.key}`, locale, siteUrl: site.url };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? embedMeta(loaderData) : [];
}

export default function EmbedFactRoute({ loaderData }: Route.ComponentProps) {
  const { title, fact, texts, page } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <EmbedFrame title={title} page={page}>
        <FactDetails fact={fact} />
      </EmbedFrame>
    </MoreTexts>
  );
}
