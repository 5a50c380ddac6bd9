import type { RouterContextProvider } from "react-router";
import { fixedNavigation } from "./features/navigation/fixed-navigation.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { getTranslator } from "./i18n/messages.server.ts";
import type { RenderedShell } from "./render-shell.server.tsx";
import { shellContext, siteContext } from "./request-context.server.ts";

/** The shell that the language's route has found; without it, as for an unknown language, the fixed navigation. */
export function shellOf(request: Request, context: RouterContextProvider): RenderedShell {
  const found = context.get(shellContext);
  if (found) return found;
  const { pathname, search } = new URL(request.url);
  const { locale, path } = splitLocale(pathname);
  const navigation = fixedNavigation(getTranslator(locale));
  return context.get(siteContext).renderShell({ locale, navigation, notices: [], isSignedIn: false }, { path, search });
}
