import { cachePolicy } from "#app/cache-policy.ts";
import { ConsentPart } from "#app/consent-part.server.tsx";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage } from "#app/features/pages/pages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useServedMarkup } from "#app/ui/served-markup/use-served-markup.ts";
import type { Route } from "./+types/privacy-policy.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const { analytics } = context.get(siteContext);
  const page = await getPage(context.get(siteContext), { slug: "privacy-policy", locale });
  const consent = analytics
    ? pageMarkup(context, { locale, path: "/privacy-policy#consent", of: [analytics], variant: "" }, () => (
        <ConsentPart settings={analytics} locale={locale} />
      ))
    : null;
  return { page: await orNotFound(page, { url, context }), consent };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData.page;
  return pageMeta({ title, description, hasMarkdown: true }, args);
}

export default function PrivacyPolicyRoute({ loaderData }: Route.ComponentProps) {
  const { page, consent } = loaderData;
  return (
    <article>
      <PageHeader title={page.title} lead={page.description} />
      <FallbackNotice locale={page.locale} />
      <PageBlocks blocks={page.blocks} />
      {consent === null ? null : <ServedPart html={consent} />}
    </article>
  );
}

function ServedPart({ html }: { html: string }) {
  return <div className="mt-6" {...useServedMarkup(html)} />;
}
