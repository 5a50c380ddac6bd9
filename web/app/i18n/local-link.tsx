import type { AnchorHTMLAttributes } from "react";
import { useLocale } from "./interface-texts.ts";
import { localizedPath } from "./localized-path.ts";

interface LocalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  /** A path of the site without language: `/concepts`. */
  to: string;
  /** The page stays where it is scrolled to: for links that change what the page lists. */
  keepsScroll?: boolean;
  /** It is the name of the page it leads to, and moves to that page's title (`ui/shared-parts/`). */
  isName?: boolean;
  /** The document is loaded anew, as after an error. */
  reloads?: boolean;
}

/** A link inside the site, in the language being read. Plain markup: `useSiteLinks` makes it navigate without a reload. */
export function LocalLink({ to, keepsScroll, isName, reloads, ...rest }: LocalLinkProps) {
  return (
    <a
      {...rest}
      href={localizedPath(to, useLocale())}
      data-keeps-scroll={keepsScroll ? "" : undefined}
      data-shared={isName ? "name" : undefined}
      data-reloads={reloads ? "" : undefined}
    />
  );
}
