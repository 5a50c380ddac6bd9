import { Login, PasskeyLogin } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { readCookie } from "#app/site/auth-cookie.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "./answer-form.server.ts";
import { CEREMONY_COOKIE } from "./passkeys/ceremony-cookie.ts";
import { PASSKEY_LOGIN } from "./passkeys/passkey-intents.ts";
import { rememberSignedIn } from "./remember-signed-in.server.ts";
import { parseReturnPath } from "./return-path.ts";
import { loginSchema, passkeyLoginSchema } from "./schemas.ts";

/** Signs in, and leads to where the visitor wanted to go. */
export async function signIn({ request, url, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === PASSKEY_LOGIN) return signInWithPasskey({ request, url, context }, form);
  return answerForm(form, loginSchema, async ({ identifier, password }) => {
    const { login } = await anonymousContent(request, context).query(Login, { input: { identifier, password } });
    return redirectSignedIn({ request, url, context }, login?.jwt ?? "");
  });
}

type Asked = Pick<ActionFunctionArgs, "request" | "url" | "context">;

async function signInWithPasskey({ request, url, context }: Asked, form: FormData) {
  const ceremony = readCookie(request.headers.get("Cookie"), CEREMONY_COOKIE);
  return answerForm(form, passkeyLoginSchema, async ({ response = "" }) => {
    const { passkeyLogin } = await anonymousContent(request, context).query(PasskeyLogin, { ceremony, response });
    return redirectSignedIn({ request, url, context }, passkeyLogin?.jwt ?? "");
  });
}

/** To the page that was asked for before signing in, else to the account. */
export async function redirectSignedIn({ request, url, context }: Asked, token: string): Promise<Response> {
  const { locale } = splitLocale(url.pathname);
  const path = parseReturnPath(url.searchParams.get("redirect")) ?? localizedPath("/profile", locale);
  return redirect(path, { status: 303, headers: await rememberSignedIn(request, context, token) });
}
