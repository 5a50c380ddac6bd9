import { BeginPasskey, BeginPasskeyLogin } from "@learn-bittensor/contract/operations/account";
import { type ActionFunctionArgs, data } from "react-router";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { anonymousContent, userContent } from "#app/site/visitor.server.ts";
import { answerForm, readForm } from "../answer-form.server.ts";
import { beginPasskeySchema, nothingSchema } from "../schemas.ts";
import { rememberCeremony } from "./ceremony-cookie.ts";
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
  const headers = { "Set-Cookie": rememberCeremony(ceremony), "Cache-Control": cachePolicy.personal };
  return Response.json(JSON.parse(options), { headers });
}

function toJson(answer: Awaited<ReturnType<typeof answerForm>>): Response {
  if (answer instanceof Response) return answer;
  const headers = new Headers(answer.init?.headers);
  headers.set("Cache-Control", cachePolicy.personal);
  return Response.json(answer.data, { ...answer.init, headers });
}
