import { data } from "react-router";
import { continuePlacement } from "#app/collections/placement.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readForm } from "#app/features/account/answer-form.server.ts";
import { PlacementCheck } from "#app/features/learning/placement/placement-check.tsx";
import { parsePlacementForm } from "#app/features/learning/placement/placement-form.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/placement.ts";

/** Everybody begins with the same question. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  return {
    check: { given: [], view: await continuePlacement(context.get(siteContext), { given: [], locale }) },
    texts: pickTexts(locale, "placement"),
    title: t("placement.title"),
    description: t("placement.description"),
  };
}

/** All answers come along each time: nothing is stored here, and nobody needs an account. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const given = parsePlacementForm(await readForm(request));
  if (!given) throw data("no answers of this check", { status: 400 });
  const view = await continuePlacement(context.get(siteContext), { given, locale });
  return data({ given, view }, { headers: { "Cache-Control": "no-store" } });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": actionHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

/** What was answered changes nothing of what everybody begins with. */
export function shouldRevalidate() {
  return false;
}

export default function PlacementRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { check, texts, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <MoreTexts texts={texts}>
        <PlacementCheck {...(actionData ?? check)} />
      </MoreTexts>
    </>
  );
}
