import { type MiddlewareFunction, redirect } from "react-router";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { ANONYMOUS, resolveVisitor } from "#app/site/visitor.server.ts";
import { forgetDeadToken } from "./session.server.ts";

const MIDDLEWARE: Record<string, MiddlewareFunction<Response>> = {
  /** Resolves who is reading. A dead token is cleared and the visitor reads on; reading is never blocked. */
  async auth({ request, context }, next) {
    await resolveVisitor(request, context);
    const answer = await next();
    await forgetDeadToken(request, context, answer);
    return answer;
  },

  /** For signed-in visitors only; the others sign in first and come back. */
  async protected({ request, url, context }, next) {
    const { visitor, outage } = await resolveVisitor(request, context);
    if (visitor.id !== ANONYMOUS.id) return next();
    // Not known is not signed out: nobody is asked to sign in because of an outage.
    if (outage) throw outage;
    const { pathname, search } = url;
    const { locale } = splitLocale(pathname);
    throw redirect(`${localizedPath("/login", locale)}?${new URLSearchParams({ redirect: pathname + search })}`);
  },

  /** Whoever is signed in already is led to the profile. */
  async relog({ request, url, context }, next) {
    const { visitor } = await resolveVisitor(request, context);
    if (visitor.id === ANONYMOUS.id) return next();
    throw redirect(localizedPath("/profile", splitLocale(url.pathname).locale));
  },
};

/** A guard by its name in the specification. @throws {Error} for a name there is none of */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  const found = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined;
  if (!found) throw new Error(`Unknown route middleware: "${name}"`);
  return found;
}
