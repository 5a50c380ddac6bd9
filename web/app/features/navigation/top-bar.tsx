import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import { SiteMark } from "#app/ui/site-mark.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MenuIcon, SearchIcon, SignInIcon, UserIcon } from "./icons.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { NavigationData } from "./navigation-types.ts";
import styles from "./top-bar.module.css";

/**
 * The inside of the bar above every page. It works as markup alone: overlays are dialogs and popovers that the browser opens itself,
 * or `ui/command-buttons.ts` where it is too old to.
 * React adds what markup cannot: hover, hiding on scroll, announced states.
 */
export function TopBar(props: {
  navigation: NavigationData;
  isSignedIn: boolean;
  /** The color mode toggle, the search overlay and the language switch belong to other features. */
  colorModeToggle: ReactNode;
  /** Null where nothing can be searched: then the buttons lead to the page that says so. */
  searchOverlay: ReactNode;
  languageSwitch: ReactNode;
  /** The same for wide screens. */
  languageMenu: ReactNode;
}) {
  const t = useTranslations("navigation");
  const { navigation, isSignedIn, colorModeToggle, searchOverlay, languageSwitch, languageMenu } = props;
  return (
    <>
      <div className={styles.row}>
        <LocalLink className={styles.title} to="/">
          <SiteMark />
          {navigation.siteTitle}
        </LocalLink>
        <DesktopMenu items={navigation.items} />
        <div className={styles.actions}>
          {searchOverlay ? (
            <>
              <SearchButton className={styles.onWide} opens="popover" />
              <SearchButton className={styles.onNarrow} opens="dialog" />
            </>
          ) : (
            <SearchLink />
          )}
          <span className={styles.onWidest}>{languageMenu}</span>
          <AccountLink
            navigation={navigation}
            isSignedIn={isSignedIn}
            className={`${iconButtonStyles.iconButton} ${styles.onWide}`}
          />
          <span className={styles.onWide}>{colorModeToggle}</span>
          <button
            type="button"
            className={`${iconButtonStyles.iconButton} ${styles.onNarrow}`}
            aria-label={t("openMenu")}
            aria-haspopup="dialog"
            {...{ commandfor: "mobile-menu", command: "show-modal" }}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      <MobileMenu
        navigation={navigation}
        accountLink={
          <AccountLink navigation={navigation} isSignedIn={isSignedIn} className={iconButtonStyles.iconButton} />
        }
        colorModeToggle={colorModeToggle}
        languageSwitch={languageSwitch}
        searchButton={searchOverlay ? <SearchButton opens="dialog" /> : <SearchLink />}
      />
      {searchOverlay}
    </>
  );
}

/**
 * Opens the search: as a popover of wide screens, which closes by a click elsewhere, or as a dialog that fills the
 * screen, in place of any other.
 */
function SearchButton({ className, opens }: { className?: string; opens: "popover" | "dialog" }) {
  const t = useTranslations("navigation");
  const opening =
    opens === "popover" ? { popoverTarget: "search-overlay" } : { commandfor: "search-overlay", command: "show-modal" };
  return (
    <button
      type="button"
      className={className ? `${iconButtonStyles.iconButton} ${className}` : iconButtonStyles.iconButton}
      aria-label={t("search")}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...opening}
    >
      <SearchIcon />
    </button>
  );
}

function SearchLink() {
  const t = useTranslations("navigation");
  return (
    <LocalLink className={iconButtonStyles.iconButton} to="/search" aria-label={t("search")}>
      <SearchIcon />
    </LocalLink>
  );
}

function AccountLink(props: { navigation: NavigationData; isSignedIn: boolean; className: string | undefined }) {
  const t = useTranslations("navigation");
  const { login, profile } = props.navigation;
  const { name, href } = props.isSignedIn ? profile : login;
  return (
    <LocalLink className={props.className} to={href} aria-label={name ?? t(props.isSignedIn ? "profile" : "login")}>
      {props.isSignedIn ? <UserIcon /> : <SignInIcon />}
    </LocalLink>
  );
}
