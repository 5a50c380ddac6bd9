import { useLocation } from "react-router";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { signIn } from "#app/features/account/login.server.ts";
import { LoginForm } from "#app/features/account/login-form.tsx";
import { offersPasskeys } from "#app/features/account/passkeys/load-passkeys.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { resolveVisitor } from "#app/site/visitor.server.ts";
import type { Route } from "./+types/login.ts";
import { accountPageMeta } from "./account-page-route.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("relog")];

/** Whoever was signed in until now is told so. */
export async function loader(args: Route.LoaderArgs) {
  const page = loadAccountPage("login", args);
  const { request, context } = args;
  const [{ hasDeadToken }, isOffered] = await Promise.all([
    resolveVisitor(request, context),
    offersPasskeys(request, context),
  ]);
  return {
    ...page,
    offersPasskeys: isOffered,
    notice: page.notice ?? (hasDeadToken ? ("session-ended" as const) : null),
  };
}

export function action(args: Route.ActionArgs) {
  return signIn(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

/** What went well before is no longer told once an attempt was refused. */
export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, offersPasskeys } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={actionData ? null : notice}>
      <LoginForm answer={actionData} search={useLocation().search} offersPasskeys={offersPasskeys} />
    </AccountPage>
  );
}
