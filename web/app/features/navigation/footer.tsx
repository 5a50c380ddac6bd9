import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import pageWidthStyles from "#app/ui/page-width.module.css";
import { ShownOnce } from "#app/ui/shown-once.tsx";
import { SiteMark } from "#app/ui/site-mark.tsx";
import textStyles from "#app/ui/text.module.css";
import styles from "./footer.module.css";
import type { NavigationData } from "./navigation-types.ts";

/** The inside of the footer. Also the menu of last resort: every section of the site is a plain link here. */
export function Footer(props: {
  navigation: NavigationData;
  languageSwitch: ReactNode;
  /** Whether pages may be counted; null where they never are. */
  consent: ReactNode;
  /** What opens the list of keys. */
  shortcuts: ReactNode;
  /** What else is to be said of the site itself. */
  about?: ReactNode;
}) {
  const { navigation, languageSwitch, consent, shortcuts, about } = props;
  const t = useTranslations("footer");
  const links = [
    ["/get-started", t("getStarted")],
    ["/concepts", t("concepts")],
    ["/guides", t("guides")],
    ["/subnets", t("subnets")],
    ["/articles", t("articles")],
    ["/lab", t("labs")],
    ["/figures", t("figures")],
    ["/teach", t("teach")],
    ["/explore", t("explore")],
    ["/apps", t("applications")],
    ["/teams", t("teams")],
    ["/resources", t("resources")],
    ["/videos", t("videos")],
    ["/faq", t("faq")],
    ["/community", t("community")],
    ["/about", t("about")],
    ["/timeline", t("timeline")],
    ["/facts", t("facts")],
    ["/corrections", t("corrections")],
    ["/developers", t("developers")],
    ["/quality", t("quality")],
    ["/privacy-policy", t("privacy")],
  ] as const;
  return (
    <div className={`${pageWidthStyles.pageWidth} ${styles.inside}`}>
      <SiteMark size={44} />
      <nav aria-label={t("label")}>
        <ul className={styles.links}>
          {links.map(([href, label]) => (
            <li key={href}>
              <LocalLink className={styles.link} to={href}>
                {label}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        {languageSwitch}
        {shortcuts}
        {consent}
        <div className={`${textStyles.aside} ${textStyles.muted}`}>
          <ShownOnce of={navigation.rights ?? { value: t("rights") }} as="p">
            {(rights) => rights}
          </ShownOnce>
          {navigation.note ? (
            <ShownOnce of={navigation.note} as="p">
              {(note) => note}
            </ShownOnce>
          ) : null}
          {about ? <p>{about}</p> : null}
        </div>
      </div>
    </div>
  );
}
