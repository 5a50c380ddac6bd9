import { ForgotPassword, ResetPassword } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, FormFault, readForm } from "./answer-form.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { withNotice } from "./notices.server.ts";
import { rememberSignedIn } from "./remember-signed-in.server.ts";
import { addressSchema, resetSchema } from "./schemas.ts";

/** Has the link for a new password sent. The answer is the same whether or not there is such an account. */
export async function askForReset({ request, url, context }: ActionFunctionArgs) {
  return answerForm(await readForm(request), addressSchema, async ({ email }) => {
    await anonymousContent(request, context).query(ForgotPassword, { email });
    return redirect(withNotice(url.pathname, "reset-sent"), 303);
  });
}

/** Sets a new password with the code of a message, which stands in the page's address, and signs in. */
export async function resetPassword({ request, url, context }: ActionFunctionArgs) {
  return answerForm(await readForm(request), resetSchema, async ({ password, passwordConfirmation }) => {
    if (await isCommonPassword(password)) throw new FormFault("password", "passwordCommon");
    const code = url.searchParams.get("code") ?? "";
    if (code === "") throw new FormFault("", "codeInvalid");
    const answer = await anonymousContent(request, context).query(ResetPassword, {
      code,
      password,
      passwordConfirmation,
    });
    const path = localizedPath("/profile", splitLocale(url.pathname).locale);
    return redirect(withNotice(path, "password-changed"), {
      status: 303,
      headers: await rememberSignedIn(request, context, answer.resetPassword?.jwt ?? ""),
    });
  });
}
