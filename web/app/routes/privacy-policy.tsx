import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument } from "#app/document/page-texts.server.ts";
import { ConsentChoice } from "#app/features/analytics/consent-choice.tsx";
import { PageBlocks } from "#app/features/pages/page-blocks.tsx";
import { getPage, withTexts } from "#app/features/pages/pages.server.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/privacy-policy.ts";
import styles from "./privacy-policy.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const { analytics } = context.get(siteContext);
  const page = await getPage(context.get(siteContext), { slug: "privacy-policy", locale });
  const texts = analytics && pickTexts(locale, "consent");
  return { page: withTexts(await orNotFound(page, { url, context }), onceInDocument(context)), texts };
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
  const { page, texts } = loaderData;
  return (
    <article>
      <PageHeader title={page.title} lead={page.description} />
      <FallbackNotice locale={page.locale} />
      <PageBlocks blocks={page.blocks} />
      {texts ? (
        <div className={styles.consent}>
          <ConsentChoice texts={texts} />
        </div>
      ) : null}
    </article>
  );
}
