import { AccountPage } from "#app/features/account/account-page.tsx";
import { confirmEmail } from "#app/features/account/confirm-email.server.ts";
import { ConfirmEmailForms } from "#app/features/account/confirm-email-form.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import type { Route } from "./+types/confirm-email.ts";
import { accountPageMeta } from "./account-page-route.ts";

export function loader(args: Route.LoaderArgs) {
  return { ...loadAccountPage("confirmEmail", args), code: args.url.searchParams.get("confirmation") };
}

export function action(args: Route.ActionArgs) {
  return confirmEmail(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

export default function ConfirmEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, code } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ConfirmEmailForms answer={actionData} code={code} />
    </AccountPage>
  );
}
