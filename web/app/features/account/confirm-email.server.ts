import { EmailConfirmation, SendEmailConfirmation } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { anonymousContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "./answer-form.server.ts";
import { endToken } from "./end-token.server.ts";
import { withNotice } from "./notices.server.ts";
import { rememberDevice } from "./remember-signed-in.server.ts";
import { addressSchema, confirmSchema } from "./schemas.ts";

/**
 * Confirms an address with the code of a message, or has the message sent once more. Confirming takes a button: programs
 * that look into mailboxes follow links. It does not sign in: who reads a mailbox need not be who opened the account.
 */
export async function confirmEmail({ request, url, context }: ActionFunctionArgs) {
  const content = anonymousContent(request, context);
  const { locale } = splitLocale(url.pathname);
  const form = await readForm(request);
  if (form.get("intent") === "confirm") {
    return answerForm(form, confirmSchema, async ({ confirmation }) => {
      const { emailConfirmation } = await content.query(EmailConfirmation, { confirmation });
      const token = emailConfirmation?.jwt ?? "";
      const headers = await rememberDevice(request, context, token);
      // Nobody is signed in by it, so nobody stores the token.
      await endToken(request, context, token);
      return redirect(withNotice(localizedPath("/login", locale), "confirmed"), { status: 303, headers });
    });
  }
  return answerForm(form, addressSchema, async ({ email }) => {
    await content.query(SendEmailConfirmation, { email });
    return redirect(withNotice(url.pathname, "confirmation-sent"), 303);
  });
}
