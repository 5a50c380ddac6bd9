import { GetMyData, GetMyFeedback } from "@learn-bittensor/contract/operations/account";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import { loadSessions } from "./load-sessions.server.ts";
import { loadPasskeys } from "./passkeys/load-passkeys.server.ts";

/** Everything that is stored about the visitor, as a file. Who is not signed in signs in first, and comes back to the account. */
export async function downloadMyData({ request, url, context }: LoaderFunctionArgs): Promise<Response> {
  const { visitor, outage } = await resolveVisitor(request, context);
  if (outage) throw outage;
  const { locale } = splitLocale(url.pathname);
  if (visitor.id === ANONYMOUS.id) {
    const back = new URLSearchParams({ redirect: localizedPath("/profile", locale) });
    throw redirect(`${localizedPath("/login", locale)}?${back}`);
  }
  const content = await userContent(request, context);
  const { me, myProgress, myBookmarks, myQuizAttempts } = await content.query(GetMyData, {});
  const exportedAt = context.get(siteContext).now().toISOString();
  const data = {
    exportedAt,
    account: me,
    progress: myProgress,
    bookmarks: myBookmarks,
    quizAttempts: myQuizAttempts,
    feedback: await getFeedback(content),
    sessions: await loadSessions(content),
    passkeys: await loadPasskeys(content),
  };
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="learn-bittensor-${exportedAt.slice(0, 10)}.json"`,
      "Cache-Control": cachePolicy.personal,
    },
  });
}

/** Null where the provider does not tell: a Strapi has to be taught to. */
async function getFeedback(content: ContentClient) {
  try {
    return (await content.query(GetMyFeedback, {})).myFeedback;
  } catch (error) {
    if (error instanceof ContentRefused) return null;
    throw error;
  }
}
