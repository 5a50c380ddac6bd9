import {
  ChangePassword,
  DeleteAccount,
  EndSession,
  SignOutEverywhere,
  UpdateProfile,
} from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, data, type MiddlewareFunction, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { userContent } from "#app/site/visitor.server.ts";
import { answerForm, FormFault, readForm } from "./answer-form.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { endToken } from "./end-token.server.ts";
import { withNotice } from "./notices.server.ts";
import { ADD_PASSKEY, readPasskeyIntent } from "./passkeys/passkey-intents.ts";
import { addPasskey, removePasskey, renamePasskey } from "./passkeys/passkeys.server.ts";
import { readEndSession, SIGN_OUT } from "./profile-intents.ts";
import { rememberSignedIn } from "./remember-signed-in.server.ts";
import { deletionSchema, nothingSchema, passwordSchema, profileSchema } from "./schemas.ts";
import { LEAVING } from "./session.server.ts";

/** Signs out in this browser: also with a dead token, and while the provider is away. */
export const signOut: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== "POST" || !url.searchParams.has(SIGN_OUT)) return next();
  await endToken(request, context);
  const { locale } = splitLocale(url.pathname);
  throw redirect(localizedPath("/", locale), { status: 303, headers: LEAVING });
};

/** Does what one of the forms of the account's own page asks for. */
export async function changeAccount(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const intent = form.get("intent");
  const session = readEndSession(intent);
  if (session !== null) return endSession(args, form, session);
  const passkey = readPasskeyIntent(intent);
  if (passkey) return (passkey.does === "rename" ? renamePasskey : removePasskey)(args, form, passkey.id);
  switch (intent) {
    case ADD_PASSKEY:
      return addPasskey(args, form);
    case "profile":
      return updateProfile(args, form);
    case "password":
      return changePassword(args, form);
    case "sign-out-everywhere":
      return signOutEverywhere(args, form);
    case "delete":
      return deleteAccount(args, form);
    default:
      throw data("no such form", { status: 400 });
  }
}

async function updateProfile({ request, url, context }: ActionFunctionArgs, form: FormData) {
  const content = await userContent(request, context);
  return answerForm(form, profileSchema, async (input) => {
    const { updateProfile } = await content.query(UpdateProfile, { input });
    // Where it is still the former one, the new address has been sent a link.
    const isPending = updateProfile.email?.toLowerCase() !== input.email.toLowerCase();
    return redirect(withNotice(url.pathname, isPending ? "address-pending" : "saved"), 303);
  });
}

/** Every other device is signed out with it; this one gets the new token. */
async function changePassword({ request, url, context }: ActionFunctionArgs, form: FormData) {
  const content = await userContent(request, context);
  return answerForm(form, passwordSchema, async (passwords) => {
    if (await isCommonPassword(passwords.password)) throw new FormFault("password", "passwordCommon");
    const answer = await content.query(ChangePassword, passwords);
    return redirect(withNotice(url.pathname, "password-changed"), {
      status: 303,
      headers: await rememberSignedIn(request, context, answer.changePassword?.jwt ?? ""),
    });
  });
}

/** One that is over already is what was asked for. */
async function endSession({ request, url, context }: ActionFunctionArgs, form: FormData, id: string) {
  const content = await userContent(request, context);
  return answerForm(form, nothingSchema, async () => {
    await content.query(EndSession, { id }).catch((error: unknown) => {
      if (!(error instanceof ContentRefused && error.code === "STRAPI_NOT_FOUND_ERROR")) throw error;
    });
    return redirect(withNotice(url.pathname, "device-signed-out"), 303);
  });
}

async function signOutEverywhere({ request, url, context }: ActionFunctionArgs, form: FormData) {
  const content = await userContent(request, context);
  return answerForm(form, nothingSchema, async () => {
    await content.query(SignOutEverywhere, {});
    return leave(url, "signed-out-everywhere");
  });
}

async function deleteAccount({ request, url, context }: ActionFunctionArgs, form: FormData) {
  const content = await userContent(request, context);
  return answerForm(form, deletionSchema, async ({ currentPassword }) => {
    await content.query(DeleteAccount, { currentPassword });
    return leave(url, "deleted");
  });
}

function leave(url: URL, notice: "deleted" | "signed-out-everywhere"): Response {
  const path = withNotice(localizedPath("/login", splitLocale(url.pathname).locale), notice);
  return redirect(path, { status: 303, headers: LEAVING });
}
