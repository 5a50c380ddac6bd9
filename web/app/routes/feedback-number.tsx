import { GetPageFeedback } from "@learn-bittensor/contract/operations/page-feedback";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { FeedbackAnswer } from "#app/features/feedback/feedback-answer.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/feedback-number.ts";

const NUMBER = /^[1-9]\d{0,8}$/;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const asked = NUMBER.test(params.number) ? Number(params.number) : null;
  const found = asked && !site.isStaticExport ? await site.content.query(GetPageFeedback, { number: asked }) : null;
  const told = await orNotFound(found?.pageFeedback, { url, context });
  const t = getTranslator(locale);
  return {
    told,
    isJustSent: url.searchParams.has("sent"),
    texts: pickTexts(locale, "feedback"),
    title: t("feedback.numberTitle", { number: String(told.number) }),
    description: t("feedback.numberDescription"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.personal };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function FeedbackNumberRoute({ loaderData }: Route.ComponentProps) {
  const { texts, title, told, isJustSent } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} />
      <FeedbackAnswer told={told} isJustSent={isJustSent} />
    </MoreTexts>
  );
}
