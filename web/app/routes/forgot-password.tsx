import accountStyles from "#app/features/account/account.css?url";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { askForReset } from "#app/features/account/forgot-password.server.ts";
import { ForgotPasswordForm } from "#app/features/account/forgot-password-form.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/forgot-password.ts";

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage("forgotPassword", args);
}

export function action(args: Route.ActionArgs) {
  return askForReset(args);
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

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ForgotPasswordForm answer={actionData} />
    </AccountPage>
  );
}
