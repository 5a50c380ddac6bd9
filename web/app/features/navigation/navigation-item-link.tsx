import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import textStyles from "#app/ui/text.module.css";

/** A navigation target: inside the site, in a new tab, or not yet there and therefore no link. */
export function NavigationItemLink(props: {
  href: string;
  external?: boolean | undefined;
  comingSoon?: boolean | undefined;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations("navigation");
  const { href, external, comingSoon, className, children } = props;
  if (comingSoon)
    return (
      <span className={className} data-coming-soon="">
        <Sentences>
          {children}
          <span className={textStyles.muted}>{t("comingSoon")}</span>
        </Sentences>
      </span>
    );
  const isFile = href.startsWith("/resources/");
  if (external || isFile)
    return (
      <a className={className} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className={textStyles.srOnly}> {t("opensInNewTab")}</span>
      </a>
    );
  return (
    <LocalLink className={className} to={href}>
      {children}
    </LocalLink>
  );
}
