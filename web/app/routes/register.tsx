import { useLocation } from "react-router";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { accountPageHeaders, loadAccountPage } from "#app/features/account/load-account-page.server.ts";
import { register } from "#app/features/account/register.server.ts";
import { RegisterForm } from "#app/features/account/register-form.tsx";
import type { Route } from "./+types/register.ts";
import { accountPageMeta } from "./account-page-route.ts";

export function loader(args: Route.LoaderArgs) {
  return loadAccountPage("register", args);
}

export function action(args: Route.ActionArgs) {
  return register(args);
}

export const headers = accountPageHeaders;
export const meta = accountPageMeta;

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description, texts, notice } = loaderData;
  return (
    <AccountPage title={title} lead={description} texts={texts} notice={notice}>
      <RegisterForm answer={actionData} search={useLocation().search} />
    </AccountPage>
  );
}
