import type { RouterContextProvider } from "react-router";
import { listAccountLearning } from "#app/features/learning/account-learning.server.ts";
import type { LearningPage } from "#app/features/learning/learning-overview.ts";
import { targetKey } from "#app/features/learning/learning-state.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import { listReadableDocuments } from "./readable-documents.server.ts";

/** For pages that show only what is begun: the same, without the documents that are not. Null for those who are not signed in. */
export async function loadBegunLearning(args: Parameters<typeof loadLearning>[0]): Promise<LearningPage | null> {
  const { visitor } = await resolveVisitor(args.request, args.context);
  if (visitor.id === ANONYMOUS.id) return null;
  const page = await loadLearning(args);
  const begun = new Set(page.account.map(targetKey));
  return { ...page, documents: page.documents.filter((document) => begun.has(targetKey(document))) };
}

/** What the server knows of the visitor's learning, for the pages that show it. */
export async function loadLearning(args: {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<LearningPage> {
  const { request, url, context } = args;
  const { locale } = splitLocale(url.pathname);
  const { visitor } = await resolveVisitor(request, context);
  const [account, documents] = await Promise.all([
    visitor.id === ANONYMOUS.id ? [] : listAccountLearning(await userContent(request, context)),
    listReadableDocuments(context.get(siteContext), locale),
  ]);
  return { visitorId: visitor.id, account, documents, texts: pickTexts(locale, "learning") };
}
