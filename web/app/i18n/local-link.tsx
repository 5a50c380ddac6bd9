import { Link, type LinkProps } from "react-router";
import { localizedPath } from "./localized-path.ts";
import { useLocale } from "./use-locale.ts";

/** A link inside the site, in the language being read. `to` carries no language: `/concepts`. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <Link {...rest} to={localizedPath(to, useLocale())} />;
}
