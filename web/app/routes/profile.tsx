import { loadLearning } from "#app/collections/load-learning.server.ts";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { loadSessions } from "#app/features/account/load-sessions.server.ts";
import { loadPasskeys } from "#app/features/account/passkeys/load-passkeys.server.ts";
import { changeAccount, signOut } from "#app/features/account/profile.server.ts";
import { ProfilePage } from "#app/features/account/profile-page.tsx";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { LearningSummary } from "#app/features/learning/learning-summary.tsx";
import { forgetOthers } from "#app/features/offline/saved-pages.ts";
import { resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import type { Route } from "./+types/profile.ts";
import { accountPageMeta } from "./account-page-route.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export const middleware: Route.MiddlewareFunction[] = [signOut, routeMiddleware("protected")];

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { visitor } = await resolveVisitor(request, context);
  const content = await userContent(request, context);
  const [sessions, passkeys, learning] = await Promise.all([
    loadSessions(content),
    loadPasskeys(content),
    loadLearning(args),
  ]);
  return { ...loadAccountPage("profile", args), visitor, sessions, passkeys, learning };
}

export function action(args: Route.ActionArgs) {
  return changeAccount(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

export default function ProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, visitor, sessions, passkeys, learning } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ProfilePage
        answer={actionData}
        visitor={visitor}
        sessions={sessions}
        passkeys={passkeys}
        learning={<LearningSummary page={learning} />}
        onSignOut={() => "caches" in window && void forgetOthers({ caches }, "0")}
      />
    </AccountPage>
  );
}
