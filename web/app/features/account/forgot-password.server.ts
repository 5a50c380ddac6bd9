import { ForgotPassword } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "./answer-form.server.ts";
import { withNotice } from "./notices.server.ts";
import { addressSchema } from "./schemas.ts";

/** Has the link for a new password sent. The answer is the same whether or not there is such an account. */
export async function askForReset({ request, url, context }: ActionFunctionArgs) {
  return answerForm(await readForm(request), addressSchema, async ({ email }) => {
    await anonymousContent(request, context).query(ForgotPassword, { email });
    return redirect(withNotice(url.pathname, "reset-sent"), 303);
  });
}
