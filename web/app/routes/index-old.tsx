import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage, homeOtherwise, withTexts } from "#app/features/pages/pages.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import type { Route } from "./+types/index-old.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const page = await getPage(context.get(siteContext), { slug: "index-old", locale });
  return {
    page: withTexts(page ?? homeOtherwise(locale), onceInDocument(context)),
    title: getTranslator(locale)("home.oldTitle"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

/** Kept for old links; what search engines shall know is the new home page. */
export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, page } = args.loaderData;
  return pageMeta({ title, description: page.description, canonicalPath: "/", noIndex: true }, args);
}

export default function IndexOldRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <article>
      <FallbackNotice locale={page.locale} />
      <PageBlocks blocks={page.blocks} isHeaded />
    </article>
  );
}
