import { useLocation } from "react-router";
import accountStyles from "#app/features/account/account.css?url";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { signIn } from "#app/features/account/login.server.ts";
import { LoginForm } from "#app/features/account/login-form.tsx";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/login.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("relog")];

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage("login", args);
}

export function action(args: Route.ActionArgs) {
  return signIn(args);
}

/** Styles that only pages like this need. */
export function links() {
  return [{ rel: "stylesheet", href: accountStyles }];
}

export function headers(args: Route.HeadersArgs) {
  return accountPageHeaders(args);
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <LoginForm answer={actionData} search={useLocation().search} />
    </AccountPage>
  );
}
