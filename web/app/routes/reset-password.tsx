import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { resetPassword } from "#app/features/account/password-recovery.server.ts";
import { ResetPasswordForm } from "#app/features/account/reset-password-form.tsx";
import type { Route } from "./+types/reset-password.ts";
import { accountPageMeta } from "./account-page-route.ts";

export function loader(args: Route.LoaderArgs) {
  return { ...loadAccountPage("resetPassword", args), hasCode: Boolean(args.url.searchParams.get("code")) };
}

export function action(args: Route.ActionArgs) {
  return resetPassword(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

export default function ResetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, hasCode } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ResetPasswordForm answer={actionData} hasCode={hasCode} />
    </AccountPage>
  );
}
