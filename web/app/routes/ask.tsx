import { data, redirect } from "react-router";
import { pageMeta } from "#app/document/page-meta.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { AskConversation } from "#app/features/ask/ask-conversation.tsx";
import { addressOf, listQuestions } from "#app/features/ask/conversation.ts";
import { createQuotingAnswerer } from "#app/features/ask/create-quoting-answerer.server.ts";
import { holdConversation } from "#app/features/ask/hold-conversation.server.ts";
import { TellEditors } from "#app/features/feedback/tell-editors.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { SecretWithheldNotice } from "#app/features/search/search-help.tsx";
import { checkSecret } from "#app/features/search/secrets/check-secret.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { LONGEST_QUERY } from "#app/site/longest-query.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { cleanQuery } from "#app/site/search-query.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageWidthStyles from "#app/ui/page-width.module.css";
import type { Route } from "./+types/ask.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const typed = url.searchParams.getAll("q");
  const harmless = await listHarmless(typed);
  if (harmless.length < typed.length) {
    // Neither shown nor put into the address; `private` keeps the answer out of every cache.
    const [path, place = ""] = addressOf(listQuestions(harmless, cleanQuery)).split("#");
    const withheld = `${path}${path?.includes("?") ? "&" : "?"}withheld=secret${place && `#${place}`}`;
    throw redirect(localizedPath(withheld, locale), { headers: { "Cache-Control": cachePolicy.personal } });
  }
  const t = getTranslator(locale);
  const questions = listQuestions(typed, cleanQuery);
  const conversation = await holdConversation(createQuotingAnswerer(site), { questions, locale, t });
  const latest = conversation.turns.at(-1);
  const title = latest ? t("ask.titleOf", { question: latest.question }) : t("ask.title");
  const isWithheld = url.searchParams.get("withheld") === "secret";
  return data(
    {
      conversation,
      texts: pickTexts(locale, "ask", "searchPage"),
      title,
      description: t("ask.description"),
      isWithheld,
    },
    {
      status: latest?.answer.kind === "unavailable" ? 503 : 200,
      headers: { "Cache-Control": typed.length > 0 ? cachePolicy.typed : cachePolicy.content },
    },
  );
}

async function listHarmless(typed: readonly string[]): Promise<string[]> {
  const verdicts = await Promise.all(typed.map((text) => checkSecret(text, { isBeingTyped: false })));
  return typed.filter((_, index) => verdicts[index] !== "secret");
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, description, conversation } = args.loaderData;
  return pageMeta({ title, description, noIndex: conversation.turns.length > 0 }, args);
}

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <AskPage {...loaderData} />
    </MoreTexts>
  );
}

function AskPage({ conversation, isWithheld }: Route.ComponentProps["loaderData"]) {
  const { takesFeedback } = useFrame();
  const t = useTranslations("ask");
  const tLabs = useTranslations("labs");
  const tContent = useTranslations("content");
  return (
    <div className={pageWidthStyles.pageWidth}>
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ label: tLabs("title"), href: "/lab" }]}
        crumbsLabel={tContent("breadcrumbs")}
      />
      <AskConversation
        conversation={conversation}
        longestQuestion={LONGEST_QUERY}
        Form={SearchForm}
        notice={isWithheld ? <SecretWithheldNotice /> : null}
        tell={(question) => (takesFeedback ? <TellEditors page="/lab/ask" about={question} /> : null)}
      />
    </div>
  );
}
