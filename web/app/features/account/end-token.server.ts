import { SignOut } from "@learn-bittensor/contract/operations/account";
import type { RouterContextProvider } from "react-router";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { contentWithToken, resolveVisitor } from "#app/site/visitor.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Has the provider end the token that came with a request, or another one, where it can: a Strapi has to be taught to. The
 * site takes the one that came for over in any case. Who signs out is signed out of this browser all the same, also while the provider is away.
 */
export async function endToken(request: Request, context: Context, given?: string): Promise<void> {
  const { token, content } = contentWithToken(request, context, given);
  if (token === "") return;
  // One that nobody was given is used by nobody, and a Strapi makes the same one again for who signs in within the same second.
  // Whoever makes tokens up has none stored.
  const isStored = given === undefined && (await mayBeGood(request, context));
  if (isStored) await context.get(siteContext).endedTokens.end(token);
  try {
    await withTimeout(content.query(SignOut, {}));
  } catch (cause) {
    if (cause instanceof ContentRefused) return;
    context.get(siteContext).log({ level: "warn", message: "signing out: a token was not ended", cause });
  }
}

/** While nobody can say, a token may be good. */
async function mayBeGood(request: Request, context: Context): Promise<boolean> {
  try {
    return !(await withTimeout(resolveVisitor(request, context))).hasDeadToken;
  } catch {
    return true;
  }
}
