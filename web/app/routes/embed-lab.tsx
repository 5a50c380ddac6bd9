import { orNotFound } from "#app/collections/not-found.server.ts";
import { EmbedFrame } from "#app/document/embed-frame.tsx";
import { embedMeta } from "#app/document/embed-meta.ts";
import { LabWidget } from "#app/features/labs/lab-page.tsx";
import { getLab } from "#app/features/labs/labs.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { Route } from "./+types/embed-lab.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const lab = await orNotFound(await getLab(site, { slug: params.name, locale }), { url, context });
  const { slug, title, widget, texts, locale: writtenIn } = lab;
  return { title, widget, texts, writtenIn, page: `/lab/${slug}`, locale, siteUrl: site.url };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? embedMeta(loaderData) : [];
}

export default function EmbedLabRoute({ loaderData }: Route.ComponentProps) {
  const { title, widget, texts, writtenIn, page } = loaderData;
  const lang = useLangOf()(writtenIn);
  return (
    <EmbedFrame title={title} page={page} lang={lang}>
      <LabWidget widget={widget} texts={texts} />
    </EmbedFrame>
  );
}
