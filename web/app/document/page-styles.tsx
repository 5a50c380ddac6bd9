import { createContext, use, useState } from "react";
import { type EntryContext, Links, useLocation } from "react-router";
import { NonceContext } from "#app/ui/nonce.ts";

/** The styles of the page that the server renders. */
export interface StylesOfPage {
  /** CSS: what is needed to paint the page. */
  text: string;
  /** Of the style sheets that the text is made of, the addresses of those that later code asks for as well. */
  inline: readonly string[];
  /** Addresses of style sheets: what is hidden until somebody opens it, and what only paper needs. */
  late: readonly string[];
}

/** Empty where styles are files, as in development, and in the browser. */
export const PageStylesContext = createContext<StylesOfPage>({ text: "", inline: [], late: [] });

/** As the build names what is written in `*.late.css` and `*.late.module.css` (`vite.config.ts`). */
const IS_LATE = /\/late-[^/]+\.css$/;
const IS_OF_FIGURES = /\/figures-[^/]+\.css$/;
const IS_OF_ERRORS = /\/(?:pages|errors|errors-parts)-[^/]+\.css$/;
/** What later code has in common with pages: the panel of the search, figures, errors, the state of a saved page. */
const IS_OF_LATER_CODE = /\/(?:site|pages|(?:figures|errors)[a-z-]*)-[^/]+\.css$/;

/**
 * The styles of a page stand in its document, so that nothing has to arrive before it is painted. The same as files come when the
 * reader leaves the first page: on that one they would have every element styled and laid out once more.
 */
export function PageStyles() {
  const { text, inline } = use(PageStylesContext);
  const nonce = use(NonceContext);
  const hasLeft = useHasLeft();
  // The router gives its link an empty nonce on the server and none in the browser, of which React complains.
  if (import.meta.env.DEV) return <Links nonce="" />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of the build; nothing from outside gets in. */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      {/* Vite has later code load those of its sheets that no element links. These do, and no browser loads them. */}
      {inline.map((href) => (
        <link key={href} rel="stylesheet" href={href} media="not all" {...{ disabled: true }} />
      ))}
      {hasLeft && <Links />}
    </>
  );
}

/** Whether another page than the first was shown. The router has loaded the sheets of a page before it shows it. */
function useHasLeft(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  if (pathname !== first && !hasLeft) setHasLeft(true);
  return hasLeft;
}

/** The end of the body: browsers paint what stands before a style sheet without it. React leaves it there. */
export function LateStyles() {
  const { late } = use(PageStylesContext);
  return late.map((href) => <link key={href} rel="stylesheet" href={href} fetchPriority="low" />);
}

/** The styles of the routes that a page consists of, each once, in the order in which the router would link them. */
export function stylesOfPage(
  { manifest, staticHandlerContext }: Pick<EntryContext, "manifest" | "staticHandlerContext">,
  styleSheets: ReadonlyMap<string, string>,
  hasFigures = false,
): StylesOfPage {
  const { matches, errors } = staticHandlerContext;
  // Of the routes below the one that shows an error, nothing is rendered.
  const last = errors ? matches.findIndex(({ route }) => route.id in errors) : -1;
  const rendered = last < 0 ? matches : matches.slice(0, last + 1);
  const addresses = rendered.flatMap(({ route }) =>
    // The router marks what a page shares with the root with a fragment.
    (manifest.routes[route.id]?.css ?? []).map((address) => address.replace(/#$/, "")),
  );
  // The code of figures and errors is loaded late, and drawn on the server: their sheets (`vite.config.ts`) come where one is shown.
  const sheetsOf = (names: RegExp) => [...styleSheets.keys()].filter((file) => names.test(file));
  if (hasFigures) addresses.push(...sheetsOf(IS_OF_FIGURES));
  if (errors) addresses.push(...sheetsOf(IS_OF_ERRORS));
  const files = [...new Set(addresses)].filter((file) => styleSheets.has(file));
  const early = files.filter((file) => !IS_LATE.test(file));
  return {
    text: early.map((file) => styleSheets.get(file)).join(""),
    inline: early.filter((file) => IS_OF_LATER_CODE.test(file)),
    late: files.filter((file) => IS_LATE.test(file)),
  };
}
