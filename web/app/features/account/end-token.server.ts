import { SignOut } from "@learn-bittensor/contract/operations/account";
import type { RouterContextProvider } from "react-router";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { contentWithToken } from "#app/site/visitor.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";

/**
 * Has the provider end the token that came with a request, or another one, where it can: a Strapi has to be taught to. Who
 * signs out is signed out of this browser all the same, also while the provider is away.
 */
export async function endToken(
  request: Request,
  context: Readonly<RouterContextProvider>,
  given?: string,
): Promise<void> {
  const { token, content } = contentWithToken(request, context, given);
  if (token === "") return;
  try {
    await withTimeout(content.query(SignOut, {}));
  } catch (cause) {
    if (cause instanceof ContentRefused) return;
    context.get(siteContext).log({ level: "warn", message: "signing out: a token was not ended", cause });
  }
}
