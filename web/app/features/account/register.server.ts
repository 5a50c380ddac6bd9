import { Register } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, FormFault, readForm } from "./answer-form.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { redirectSignedIn } from "./login.server.ts";
import { withNotice } from "./notices.server.ts";
import { registerSchema } from "./schemas.ts";

/** Opens an account. It waits for its confirmation, unless the provider wants none: then the visitor is signed in. */
export async function register({ request, url, context }: ActionFunctionArgs) {
  return answerForm(await readForm(request), registerSchema, async (input) => {
    if (await isCommonPassword(input.password)) throw new FormFault("password", "passwordCommon");
    const answer = await anonymousContent(request, context).query(Register, { input });
    if (answer.register.jwt) return redirectSignedIn({ request, url, context }, answer.register.jwt);
    const path = localizedPath("/confirm-email", splitLocale(url.pathname).locale);
    return redirect(withNotice(path, "confirmation-sent"), 303);
  });
}
