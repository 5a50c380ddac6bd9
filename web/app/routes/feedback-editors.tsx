import { data, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { readForm } from "#app/features/account/answer-form.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { listFeedback, settleFeedback } from "#app/features/feedback/editors.server.ts";
import { FeedbackInbox, STATES } from "#app/features/feedback/feedback-inbox.tsx";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { userContent } from "#app/site/visitor.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/feedback-editors.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("protected")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const state = STATES.find((each) => each === url.searchParams.get("state")) ?? "open";
  return {
    state,
    entries: await listFeedback(await userContent(request, context), state),
    texts: pickTexts(locale, "feedback"),
    title: t("feedback.editors.title"),
    description: t("feedback.editors.description"),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const refused = await settleFeedback(await userContent(request, context), await readForm(request));
  return refused ? data(refused, { status: 400 }) : redirect(url.pathname + url.search, 303);
}

export function headers() {
  return { "Cache-Control": cachePolicy.personal };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function FeedbackEditorsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, title, description, entries, state } = loaderData;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <FeedbackInbox entries={entries} state={state} refused={actionData ?? null} />
    </MoreTexts>
  );
}
