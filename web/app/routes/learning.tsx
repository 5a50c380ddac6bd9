import { data, redirect } from "react-router";
import { loadLearning } from "#app/collections/load-learning.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readForm } from "#app/features/account/answer-form.server.ts";
import { parseReturnPath } from "#app/features/account/return-path.ts";
import { clearAccountLearning } from "#app/features/learning/account-learning.server.ts";
import { parseMarkForm } from "#app/features/learning/learning-event.ts";
import { MyLearning } from "#app/features/learning/my-learning.tsx";
import { listRenamed } from "#app/features/learning/renamed/list-renamed.ts";
import { replayEvents } from "#app/features/learning/replay-events.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/learning.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const t = getTranslator(parseLocale(params.locale));
  const page = await loadLearning({ request, url, context });
  return { page, title: t("learning.title"), description: t("learning.description") };
}

/** The forms of those who have scripts switched off; whoever is not signed in is asked to, and comes back. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const form = await readForm(request);
  const own = localizedPath("/learning", locale);
  const back = parseReturnPath(String(form.get("back"))) ?? own;
  const { visitor, outage } = await resolveVisitor(request, context);
  if (outage) throw outage;
  if (visitor.id === ANONYMOUS.id) {
    return redirect(`${localizedPath("/login", locale)}?${new URLSearchParams({ redirect: back })}`, 303);
  }
  const content = await userContent(request, context);
  if (form.get("what") === "clear") {
    await clearAccountLearning(content);
    return redirect(own, 303);
  }
  const site = context.get(siteContext);
  const now = site.now().getTime();
  const event = parseMarkForm(form, { now, visitorId: visitor.id });
  if (!event) throw data("no mark of this site", { status: 400 });
  await replayEvents(content, [event], { renamed: listRenamed(site.redirects.moved) });
  return redirect(back, 303);
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function LearningRoute({ loaderData: { page, title, description } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={title} lead={description} />
      <MyLearning page={page} />
    </>
  );
}
