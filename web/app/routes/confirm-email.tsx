import accountStyles from "#app/features/account/account.css?url";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { confirmEmail } from "#app/features/account/confirm-email.server.ts";
import { ConfirmEmailForms } from "#app/features/account/confirm-email-form.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { Route } from "./+types/confirm-email.ts";

export function loader(args: Route.LoaderArgs) {
  return { ...loadAccountPage("confirmEmail", args), code: args.url.searchParams.get("confirmation") };
}

export function action(args: Route.ActionArgs) {
  return confirmEmail(args);
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

export default function ConfirmEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice, code } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <ConfirmEmailForms answer={actionData} code={code} />
    </AccountPage>
  );
}
