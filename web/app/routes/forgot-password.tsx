import { AccountPage } from "#app/features/account/account-page.tsx";
import { ForgotPasswordForm } from "#app/features/account/forgot-password-form.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { askForReset } from "#app/features/account/password-recovery.server.ts";
import type { Route } from "./+types/forgot-password.ts";
import { accountPageMeta } from "./account-page-route.ts";

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage("forgotPassword", args);
}

export function action(args: Route.ActionArgs) {
  return askForReset(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

export default function ForgotPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ForgotPasswordForm answer={actionData} />
    </AccountPage>
  );
}
