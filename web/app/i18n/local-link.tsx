import { type ComponentProps, createContext, use } from "react";
import { Link, useViewTransitionState } from "react-router";
import { usePrefetch } from "#app/ui/prefetched-pages.tsx";
import { useLocale } from "./interface-texts.ts";
import { localizedPath } from "./localized-path.ts";

/** Whether links load documents: the page is of an older build than the site, or there is no network. */
export const LoadsDocumentsContext = createContext(false);

interface LocalLinkProps
  extends Omit<ComponentProps<typeof Link>, "to" | "preventScrollReset" | "reloadDocument" | "viewTransition"> {
  /** A path of the site without language: `/concepts`. */
  to: string;
  /** The page stays where it is scrolled to: for links that change what the page lists. */
  keepsScroll?: boolean;
  /** It is the name of the page it leads to, and moves to that page's title (`ui/view-transitions/`). */
  isName?: boolean;
  /** It leads back to a list that the page belongs to: the title moves to its entry there. */
  leadsBack?: boolean;
  /** The document is loaded anew, as after an error. */
  reloads?: boolean;
}

/** A link inside the site, in the language being read. */
export function LocalLink({ to, keepsScroll, isName, leadsBack, reloads, ...rest }: LocalLinkProps) {
  const href = localizedPath(to, useLocale());
  const loadsDocuments = use(LoadsDocumentsContext);
  const prefetch = usePrefetch();
  const onIntent = () => reloads || prefetch(href);
  const SiteLink = isName ? NameLink : Link;
  return (
    <SiteLink
      discover="none"
      {...rest}
      to={href}
      preventScrollReset={keepsScroll}
      reloadDocument={reloads || loadsDocuments}
      viewTransition={isName || leadsBack}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        onIntent();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        onIntent();
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        onIntent();
      }}
    />
  );
}

function NameLink(props: ComponentProps<typeof Link> & { to: string }) {
  return <Link {...props} data-shared={useViewTransitionState(props.to) ? "name" : undefined} />;
}
