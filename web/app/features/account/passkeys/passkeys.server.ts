import {
  AddPasskey,
  BeginPasskey,
  BeginPasskeyLogin,
  RemovePasskey,
  RenamePasskey,
} from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readCookie } from "#app/site/auth-cookie.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { anonymousContent, userContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "../answer-form.server.ts";
import { withNotice } from "../notices.server.ts";
import { addPasskeySchema, beginPasskeySchema, nothingSchema, passkeyNameSchema } from "../schemas.ts";
import { CEREMONY_COOKIE, storeCeremony } from "./ceremony-cookie.ts";
import { ADD_PASSKEY, PASSKEY_LOGIN } from "./passkey-intents.ts";

/** What the browser is to ask a passkey, as JSON; what is wrong is answered as a form's faults. */
export async function beginPasskey({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  switch (form.get("intent")) {
    case ADD_PASSKEY: {
      const content = await userContent(request, context);
      return toJson(
        await answerForm(form, beginPasskeySchema, async ({ currentPassword }) =>
          ask((await content.query(BeginPasskey, { currentPassword })).beginPasskey),
        ),
      );
    }
    case PASSKEY_LOGIN: {
      const content = anonymousContent(request, context);
      return toJson(
        await answerForm(form, nothingSchema, async () =>
          ask((await content.query(BeginPasskeyLogin, {})).beginPasskeyLogin),
        ),
      );
    }
    default:
      throw data("no such form", { status: 400 });
  }
}

function ask({ options, ceremony }: { options: string; ceremony: string }): Response {
  const headers = { "Set-Cookie": storeCeremony(ceremony), "Cache-Control": cachePolicy.personal };
  return Response.json(JSON.parse(options), { headers });
}

function toJson(answer: Awaited<ReturnType<typeof answerForm>>): Response {
  if (answer instanceof Response) return answer;
  const headers = new Headers(answer.init?.headers);
  headers.set("Cache-Control", cachePolicy.personal);
  return Response.json(answer.data, { ...answer.init, headers });
}

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
