import { Login } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "./answer-form.server.ts";
import { rememberSignedIn } from "./remember-signed-in.server.ts";
import { parseReturnPath } from "./return-path.ts";
import { loginSchema } from "./schemas.ts";

/** Signs in, and leads to where the visitor wanted to go. */
export async function signIn({ request, url, context }: ActionFunctionArgs) {
  return answerForm(await readForm(request), loginSchema, async ({ identifier, password }) => {
    const { login } = await anonymousContent(request, context).query(Login, { input: { identifier, password } });
    return redirectSignedIn({ request, url, context }, login?.jwt ?? "");
  });
}

/** To the page that was asked for before signing in, else to the account. */
export async function redirectSignedIn(
  { request, url, context }: Pick<ActionFunctionArgs, "request" | "url" | "context">,
  token: string,
): Promise<Response> {
  const { locale } = splitLocale(url.pathname);
  const path = parseReturnPath(url.searchParams.get("redirect")) ?? localizedPath("/profile", locale);
  return redirect(path, { status: 303, headers: await rememberSignedIn(request, context, token) });
}
