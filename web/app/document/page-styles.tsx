import { createContext, use } from "react";
import { type EntryContext, Links } from "react-router";
import { NonceContext } from "#app/ui/nonce.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The styles of the page that the server renders; empty where they are files, as in development, and in the browser. */
export const PageStylesContext = createContext("");

/**
 * The styles of a page stand in its document, so that nothing has to arrive before it is painted. The same as files, which the
 * router asks for with the pages that are shown next, come with React.
 */
export function PageStyles() {
  const styles = use(PageStylesContext);
  const nonce = use(NonceContext);
  const isHydrated = useHydrated();
  if (import.meta.env.DEV) return <Links />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of the build; nothing from outside gets in. */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
      {isHydrated && <Links />}
    </>
  );
}

/** The styles of the routes that a page consists of, each once, in the order in which the router would link them. */
export function stylesOfPage(
  { manifest, staticHandlerContext }: Pick<EntryContext, "manifest" | "staticHandlerContext">,
  styleSheets: ReadonlyMap<string, string>,
): string {
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // The router marks what a page shares with the root with a fragment.
  const files = new Set(addresses.map((address) => address.replace(/#$/, "")));
  return [...files].map((file) => styleSheets.get(file) ?? "").join("");
}
