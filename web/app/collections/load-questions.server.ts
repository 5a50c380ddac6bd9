import type { RouterContextProvider } from "react-router";
import { listQuestions } from "#app/features/faq/faq.server.ts";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { besideWhole } from "#app/ui/rich-text/set-beside.server.ts";
import type { InDocument } from "./page-loading.ts";

type Asked = {
  params: { locale?: string | undefined };
  url: URL;
  context: Readonly<RouterContextProvider>;
};

/** What a page of all questions shows, each text where it is (`document/page-texts.server.ts`), and what was found for it. */
export async function loadQuestions({ params, url, context }: Asked, { toShown, once }: InDocument) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const beside = besideOf(url.searchParams, locale);
  const [found, notes, others] = await Promise.all([
    listQuestions(site, locale),
    getTextNotes(site, { kind: "faq", locale }),
    beside ? listQuestions(site, beside) : [],
  ]);
  const questions = found.map(({ parts, ...question }) => {
    const other = question.locale === beside ? null : others.find(({ anchor }) => anchor === question.anchor);
    const shown = other ? besideWhole(parts, { title: other.question, parts: other.parts }, other.locale) : parts;
    return { ...question, parts: toShown(shown) };
  });
  const page = {
    questions,
    notes: shownNotes(notes, once),
    questionTexts: pickTexts(locale, "faq"),
    title: t("faq.title"),
    description: t("faq.description"),
  };
  return { page, found };
}
