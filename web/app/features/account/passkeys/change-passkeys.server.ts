import { AddPasskey, RemovePasskey, RenamePasskey } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, redirect } from "react-router";
import { readCookie } from "#app/site/auth-cookie.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { userContent } from "#app/site/visitor.server.ts";
import { answerForm } from "../answer-form.server.ts";
import { withNotice } from "../notices.server.ts";
import { addPasskeySchema, nothingSchema, passkeyNameSchema } from "../schemas.ts";
import { CEREMONY_COOKIE } from "./ceremony-cookie.ts";

/** Adds the passkey that the browser has made. */
export async function addPasskey({ request, url, context }: ActionFunctionArgs, form: FormData) {
  const content = await userContent(request, context);
  const ceremony = readCookie(request.headers.get("Cookie"), CEREMONY_COOKIE);
  return answerForm(form, addPasskeySchema, async ({ name = null, response = "" }) => {
    await content.query(AddPasskey, { ceremony, response, name });
    return redirect(withNotice(url.pathname, "passkey-added"), 303);
  });
}

export async function renamePasskey({ request, url, context }: ActionFunctionArgs, form: FormData, id: string) {
  const content = await userContent(request, context);
  return answerForm(form, passkeyNameSchema, async ({ name }) => {
    await content.query(RenamePasskey, { id, name });
    return redirect(withNotice(url.pathname, "passkey-renamed"), 303);
  });
}

/** One that is gone already is what was asked for. */
export async function removePasskey({ request, url, context }: ActionFunctionArgs, form: FormData, id: string) {
  const content = await userContent(request, context);
  return answerForm(form, nothingSchema, async () => {
    await content.query(RemovePasskey, { id }).catch((error: unknown) => {
      if (!(error instanceof ContentRefused && error.code === "STRAPI_NOT_FOUND_ERROR")) throw error;
    });
    return redirect(withNotice(url.pathname, "passkey-removed"), 303);
  });
}
