import accountStyles from "#app/features/account/account.css?url";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { resetPassword } from "#app/features/account/reset-password.server.ts";
import { ResetPasswordForm } from "#app/features/account/reset-password-form.tsx";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/reset-password.ts";

export function loader(args: Route.LoaderArgs) {
  return { ...loadAccountPage("resetPassword", args), hasCode: Boolean(args.url.searchParams.get("code")) };
}

export function action(args: Route.ActionArgs) {
  return resetPassword(args);
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

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, hasCode } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ResetPasswordForm answer={actionData} hasCode={hasCode} />
    </AccountPage>
  );
}
