import { GetMe } from "@learn-bittensor/contract/operations/account";
import { createContext, type RouterContextProvider } from "react-router";
import { ContentRefused } from "#app/content-client.server.ts";
import { siteContext } from "#app/request-context.server.ts";

export const AUTH_COOKIE = "auth_token";

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
export function resolveVisitor(request: Request, context: Readonly<RouterContextProvider>) {
  const known = context.get(visitorContext);
  if (known) return known;
  const found = askForVisitor(readToken(request), context);
  context.set(visitorContext, found);
  return found;
}

async function askForVisitor(token: string | null, context: Readonly<RouterContextProvider>): Promise<Resolved> {
  if (token === null) return { visitor: ANONYMOUS, hasDeadToken: false };
  try {
    const { me } = await context.get(siteContext).contentAs(token).query(GetMe, {});
    if (!me) return { visitor: ANONYMOUS, hasDeadToken: true };
    return { visitor: { id: me.id, username: me.username, email: me.email ?? "" }, hasDeadToken: false };
  } catch (error) {
    if (error instanceof ContentRefused) return { visitor: ANONYMOUS, hasDeadToken: true };
    // The provider is away, and the token may still be good: who needs to know can tell the visitor so.
    return { visitor: ANONYMOUS, hasDeadToken: false, outage: error };
  }
}

/** The token of the visitor's cookie; null where there is none. */
function readToken(request: Request): string | null {
  for (const part of request.headers.get("Cookie")?.split(";") ?? []) {
    const [name, ...value] = part.trim().split("=");
    if (name === AUTH_COOKIE) return value.join("=") || null;
  }
  return null;
}

/** The header that makes the browser forget a token. */
export const FORGET_TOKEN = `${AUTH_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
