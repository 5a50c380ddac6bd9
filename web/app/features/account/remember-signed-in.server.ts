import { RememberDevice } from "@learn-bittensor/contract/operations/account";
import type { RouterContextProvider } from "react-router";
import { DEVICE_COOKIE } from "#app/site/auth-cookie.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { contentWithToken } from "#app/site/visitor.server.ts";
import { withTimeout } from "#app/site/with-timeout.server.ts";
import { storeToken } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

/** As long as browsers store a cookie at most. */
const MAX_AGE_SECONDS = 34_560_000;

/** The headers that make the browser store a token, and that its device is one of the account's. */
export async function rememberSignedIn(request: Request, context: Context, token: string): Promise<[string, string][]> {
  return [["Set-Cookie", storeToken(token)], ...(await rememberDevice(request, context, token))];
}

/**
 * The header that makes the browser store that somebody with this token was on its device; none where the provider cannot
 * tell: a Strapi has to be taught to. Nobody's signing in fails for it.
 */
export async function rememberDevice(request: Request, context: Context, token: string): Promise<[string, string][]> {
  try {
    const { rememberDevice } = await withTimeout(
      contentWithToken(request, context, token).content.query(RememberDevice, {}),
    );
    if (!/^[\w.-]+$/.test(rememberDevice.device)) return [];
    const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Lax`;
    return [["Set-Cookie", `${DEVICE_COOKIE}=${rememberDevice.device}; ${attributes}`]];
  } catch (cause) {
    if (!(cause instanceof ContentRefused)) {
      context.get(siteContext).log({ level: "warn", message: "signing in: the device was not remembered", cause });
    }
    return [];
  }
}
