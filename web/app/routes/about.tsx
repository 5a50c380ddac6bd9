import { cachePolicy } from "#app/cache-policy.ts";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage } from "#app/features/pages/pages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/about.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await getPage(context.get(siteContext), { slug: "about", locale: parseLocale(params.locale) });
  return { page: await orNotFound(page, { url, context }) };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description } = args.loaderData.page;
  return pageMeta({ title, description, hasMarkdown: true }, args);
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <article>
      <PageHeader title={page.title} lead={page.description} />
      <FallbackNotice locale={page.locale} />
      <PageBlocks blocks={page.blocks} />
    </article>
  );
}
