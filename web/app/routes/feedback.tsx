import { data, redirect } from "react-router";
import { notFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { readForm } from "#app/features/account/answer-form.server.ts";
import {
  type FeedbackRefusal,
  getFeedbackLimits,
  isMereYes,
  LONGEST_ABOUT,
  parsePage,
  parseReasons,
  parseTold,
  sendFeedback,
  type Told,
} from "#app/features/feedback/feedback.server.ts";
import { FEEDBACK_PATH } from "#app/features/feedback/feedback-address.ts";
import { FeedbackForm } from "#app/features/feedback/feedback-form.tsx";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import { getQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { checkSecret } from "#app/features/search/secrets/check-secret.ts";
import { GuardedForm } from "#app/features/search/secrets/guarded-form.tsx";
import { SecretNotice } from "#app/features/search/secrets/secret-notice.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { dataRequestContext, siteContext } from "#app/site/request-context.server.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/feedback.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const site = context.get(siteContext);
  const limits = await getFeedbackLimits(site);
  if (!limits) throw await notFound({ url, context });
  const query = url.searchParams;
  const page = parsePage(query.get("page"));
  const typed = query.get("about") ?? "";
  if (await isSecret(typed)) {
    // Neither shown nor put into the address.
    const withheld = `${FEEDBACK_PATH}?${new URLSearchParams({ page, withheld: "secret" })}`;
    throw redirect(localizedPath(withheld, locale), { headers: { "Cache-Control": cachePolicy.personal } });
  }
  const question = query.get("question");
  const quiz = question === null ? null : await getQuiz(site, { slug: slugOf(page), locale, measure: figureHeight });
  const about = quiz?.questions.find(({ key }) => key === question)?.prompt ?? typed;
  const told: Told = {
    page,
    clear: query.get("clear") === "no" ? false : null,
    reasons: parseReasons(query.getAll("reason")),
    about: about.slice(0, LONGEST_ABOUT),
    message: "",
  };
  const t = getTranslator(locale);
  return {
    told,
    ...limits,
    longestAbout: LONGEST_ABOUT,
    isWithheld: query.get("withheld") === "secret",
    texts: pickTexts(locale, "feedback"),
    title: t("feedback.title"),
    description: t("feedback.description"),
  };
}

/** A concept's quiz has its name. */
function slugOf(page: string): string {
  return page.replace(/#.*$/, "").split("/").at(-1) ?? "";
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const locale = parseLocale(params.locale);
  const limits = await getFeedbackLimits(context.get(siteContext));
  if (!limits) throw await notFound({ url, context });
  const told = parseTold(await readForm(request));
  const content = anonymousContent(request, context);
  const sent = await sendFeedback(told, { content, locale, ...limits, isSecret });
  if (typeof sent !== "number") return sent;
  // From the end of a page, without leaving it.
  if (isMereYes(told) && context.get(dataRequestContext)) return data({ number: sent });
  return redirect(localizedPath(`${FEEDBACK_PATH}/${sent}?sent=1`, locale), 303);
}

async function isSecret(text: string): Promise<boolean> {
  return (await checkSecret(text, { isBeingTyped: false })) === "secret";
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": cachePolicy.personal, ...(retryAfter && { "Retry-After": retryAfter }) };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function FeedbackRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, title, description } = loaderData;
  const refusal = actionData && "fault" in actionData ? actionData : null;
  return (
    <MoreTexts texts={texts}>
      <PageHeader title={title} lead={description} />
      <Form {...loaderData} refusal={refusal} />
    </MoreTexts>
  );
}

function Form(props: Route.ComponentProps["loaderData"] & { refusal: FeedbackRefusal | null }) {
  const { told, refusal, isWithheld, longestMessage, longestAbout } = props;
  const t = useTranslations("feedback");
  const fault = refusal?.fault ?? null;
  const isSecretSent = fault === "secret" || (fault === null && isWithheld);
  return (
    <FeedbackForm
      told={refusal?.told ?? told}
      fault={fault === "secret" ? null : fault}
      longestMessage={longestMessage}
      longestAbout={longestAbout}
      Form={FeedbackGuard}
      notice={
        isSecretSent ? (
          <SecretNotice title={t("withheldTitle")} text={t("withheldText")} guide={t("secretGuide")} />
        ) : null
      }
    />
  );
}

function FeedbackGuard(
  form: Parameters<typeof FeedbackForm>[0]["Form"] extends (props: infer Props) => unknown ? Props : never,
) {
  const t = useTranslations("feedback");
  return (
    <GuardedForm
      {...form}
      refusedNote={<SecretNotice title={t("secretTitle")} text={t("secretText")} guide={t("secretGuide")} />}
      notCheckedNote={<p role="status">{t("faults.unavailable")}</p>}
    />
  );
}
