import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { SiteMark } from "#app/ui/site-mark.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { MenuIcon, SearchIcon, UserIcon } from "./icons.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { NavigationData } from "./navigation-types.ts";

/**
 * The inside of the bar above every page. It works as markup alone: overlays are dialogs and popovers that the browser opens itself,
 * or `ui/command-buttons.ts` where it is too old to.
 * `navigation-behaviour.ts` adds what markup cannot: hover, hiding on scroll, announced states.
 */
export function TopBar(props: {
  navigation: NavigationData;
  isSignedIn: boolean;
  /** The color mode toggle, the search overlay and the language switch belong to other features. */
  colorModeToggle: ReactNode;
  /** Null where nothing can be searched: then the buttons lead to the page that says so. */
  searchOverlay: ReactNode;
  languageSwitch: ReactNode;
}) {
  const t = useTranslations("navigation");
  const { navigation, isSignedIn, colorModeToggle, searchOverlay, languageSwitch } = props;
  return (
    <>
      <div className="top-bar-row">
        <LocalLink className="site-title" to="/">
          <SiteMark />
          {navigation.siteTitle}
        </LocalLink>
        <DesktopMenu items={navigation.items} />
        <div className="top-bar-actions">
          {searchOverlay ? (
            <>
              <SearchButton className="max-lg:hidden" opens="popover" />
              <SearchButton className="lg:hidden" opens="dialog" />
            </>
          ) : (
            <SearchLink />
          )}
          <AccountLink navigation={navigation} isSignedIn={isSignedIn} className="icon-button max-lg:hidden" />
          <span className="max-lg:hidden">{colorModeToggle}</span>
          <button
            type="button"
            className="icon-button lg:hidden"
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
        accountLink={<AccountLink navigation={navigation} isSignedIn={isSignedIn} className="icon-button" />}
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
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={t("search")}
      aria-haspopup="dialog"
      data-search-opener=""
      {...opening}
    >
      <SearchIcon />
    </button>
  );
}

function SearchLink() {
  const t = useTranslations("navigation");
  return (
    <LocalLink className="icon-button" to="/search" aria-label={t("search")}>
      <SearchIcon />
    </LocalLink>
  );
}

function AccountLink(props: { navigation: NavigationData; isSignedIn: boolean; className: string }) {
  const t = useTranslations("navigation");
  const { login, profile } = props.navigation;
  const { name, href } = props.isSignedIn ? profile : login;
  return (
    <LocalLink className={props.className} to={href} aria-label={name ?? t(props.isSignedIn ? "profile" : "login")}>
      <UserIcon signedIn={props.isSignedIn} />
    </LocalLink>
  );
}
