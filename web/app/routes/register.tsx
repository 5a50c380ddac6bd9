import { useLocation } from "react-router";
import accountStyles from "#app/features/account/account.css?url";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { register } from "#app/features/account/register.server.ts";
import { RegisterForm } from "#app/features/account/register-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/register.ts";

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage("register", args);
}

export function action(args: Route.ActionArgs) {
  return register(args);
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

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <RegisterForm answer={actionData} search={useLocation().search} />
    </AccountPage>
  );
}
