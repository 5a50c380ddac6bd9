import { GetMe } from "@learn-bittensor/contract/operations/account";
import { createContext, type RouterContextProvider } from "react-router";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { DEVICE_COOKIE, readCookie, readToken } from "./auth-cookie.ts";
import { type ContentClient, ContentRefused } from "./content-client.server.ts";
import { clientAddressContext, siteContext } from "./request-context.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Id "0" is nobody. */
export interface Visitor {
  id: string;
  username: string;
  email: string;
}

export const ANONYMOUS: Visitor = { id: "0", username: "", email: "" };

interface Resolved {
  visitor: Visitor;
  hasDeadToken: boolean;
  /** Why it could not be found out, where it could not. */
  outage?: unknown;
}

const visitorContext = createContext<Promise<Resolved> | null>(null);

/** Who asks: found out once a request, and without asking anybody where there is no token. */
export function resolveVisitor(request: Request, context: Context) {
  const known = context.get(visitorContext);
  if (known) return known;
  const found = askForVisitor(request, context);
  context.set(visitorContext, found);
  return found;
}

/** The `user` client of a request: what its visitor may do. A dead token is none, so that nothing is refused for it. */
export async function userContent(request: Request, context: Context): Promise<ContentClient> {
  const { hasDeadToken } = await resolveVisitor(request, context);
  return contentOf(request, context, hasDeadToken ? "" : tokenOf(request));
}

/** The `user` client of somebody who is not signed in, whatever the cookie says: for signing in. */
export function anonymousContent(request: Request, context: Context): ContentClient {
  return contentOf(request, context, "");
}

/** The token that came with a request, and a client that asks with it, or with another one. */
export function contentWithToken(request: Request, context: Context, token = tokenOf(request)) {
  return { token, content: contentOf(request, context, token) };
}

async function askForVisitor(request: Request, context: Context): Promise<Resolved> {
  const token = tokenOf(request);
  if (token === "") return { visitor: ANONYMOUS, hasDeadToken: false };
  try {
    if (await context.get(siteContext).endedTokens.has(token)) return { visitor: ANONYMOUS, hasDeadToken: true };
    const { me } = await contentOf(request, context, token).query(GetMe, {});
    if (!me) return { visitor: ANONYMOUS, hasDeadToken: true };
    return { visitor: { id: me.id, username: me.username, email: me.email ?? "" }, hasDeadToken: false };
  } catch (error) {
    if (error instanceof ContentRefused) return { visitor: ANONYMOUS, hasDeadToken: true };
    // The provider is away, and the token may still be good: who needs to know can tell the visitor so.
    return { visitor: ANONYMOUS, hasDeadToken: false, outage: error };
  }
}

function contentOf(request: Request, context: Context, token: string): ContentClient {
  const { locale } = splitLocale(new URL(request.url).pathname);
  return context.get(siteContext).contentAs(token, {
    clientAddress: context.get(clientAddressContext),
    userAgent: request.headers.get("User-Agent"),
    device: readCookie(request.headers.get("Cookie"), DEVICE_COOKIE) || null,
    locale,
  });
}

function tokenOf(request: Request): string {
  return readToken(request.headers.get("Cookie"));
}
