import { data, redirect } from "react-router";
import { cachePolicy } from "#app/cache-policy.ts";
import askStyles from "#app/features/ask/ask.css?url";
import { AskConversation } from "#app/features/ask/ask-conversation.tsx";
import { ASK_TEXTS } from "#app/features/ask/ask-texts.server.ts";
import { addressOf, listQuestions } from "#app/features/ask/conversation.ts";
import { createQuotingAnswerer } from "#app/features/ask/create-quoting-answerer.server.ts";
import { holdConversation } from "#app/features/ask/hold-conversation.server.ts";
import { SecretWithheldNotice } from "#app/features/search/search-help.tsx";
import { cleanQuery, LONGEST_QUERY } from "#app/features/search/search-query.ts";
import { checkSecret } from "#app/features/search/secrets/check-secret.ts";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/ask.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const typed = url.searchParams.getAll("q");
  const harmless = await listHarmless(typed);
  if (harmless.length < typed.length) {
    // Neither shown nor kept in the address; `private` keeps the answer out of every cache.
    const [path, place = ""] = addressOf(listQuestions(harmless, cleanQuery)).split("#");
    const withheld = `${path}${path?.includes("?") ? "&" : "?"}withheld=secret${place && `#${place}`}`;
    throw redirect(localizedPath(withheld, locale), { headers: { "Cache-Control": cachePolicy.personal } });
  }
  const texts = ASK_TEXTS[locale];
  const questions = listQuestions(typed, cleanQuery);
  const conversation = await holdConversation(createQuotingAnswerer(site), { questions, locale, texts });
  const latest = conversation.turns.at(-1);
  const title = latest ? texts.titleFor(latest.question) : texts.words.title;
  const isWithheld = url.searchParams.get("withheld") === "secret";
  return data(
    { conversation, words: texts.words, title, isWithheld },
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

/** Styles that only this page needs. */
export function links() {
  return [{ rel: "stylesheet", href: askStyles }];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return { "Cache-Control": loaderHeaders.get("Cache-Control") ?? cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { title, words, conversation } = args.loaderData;
  return pageMeta({ title, description: words.description, noIndex: conversation.turns.length > 0 }, args);
}

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("labs");
  const tContent = useTranslations("content");
  const { conversation, words, isWithheld } = loaderData;
  return (
    <div className="page-width">
      <PageHeader
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: t("title"), href: "/lab" }]}
        crumbsLabel={tContent("breadcrumbs")}
      />
      <AskConversation
        words={words}
        conversation={conversation}
        longestQuestion={LONGEST_QUERY}
        notice={isWithheld ? <SecretWithheldNotice /> : null}
      />
    </div>
  );
}
