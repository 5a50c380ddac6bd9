import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ChevronIcon, CloseIcon } from "./icons.tsx";
import { NavigationItemLink } from "./navigation-item-link.tsx";
import type { NavigationData, NavigationItem } from "./navigation-types.ts";

/** The full-screen menu of narrow screens: a modal dialog, its submenus an accordion of which one section is open. */
export function MobileMenu(props: {
  navigation: NavigationData;
  accountLink: ReactNode;
  colorModeToggle: ReactNode;
  languageSwitch: ReactNode;
  searchButton: ReactNode;
}) {
  const t = useTranslations("navigation");
  const { navigation } = props;
  const prominent = navigation.items.filter((item) => item.prominent);
  const others = navigation.items
    .filter((item) => !item.prominent)
    .toSorted((one, other) => placeOnPhones(one) - placeOnPhones(other));
  return (
    <dialog id="mobile-menu" className="overlay" aria-label={t("menu")} data-overlay="">
      <div className="overlay-bar">
        <LocalLink className="site-title" to="/">
          {navigation.siteTitle}
        </LocalLink>
        <div className="top-bar-actions">
          {props.searchButton}
          <button
            type="button"
            className="icon-button"
            aria-label={t("closeMenu")}
            {...{ commandfor: "mobile-menu", command: "close" }}
          >
            <CloseIcon />
          </button>
        </div>
      </div>
      <nav className="overlay-body" aria-label={t("main")}>
        {prominent.map((item) =>
          item.href === null ? null : (
            <LocalLink key={item.id} className="button button-primary w-full" to={item.href}>
              {item.label}
            </LocalLink>
          ),
        )}
        <ul className="mt-4">
          {others.map((item) => (
            <li key={item.id} className="menu-entry">
              <Section item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="overlay-foot">
        {props.accountLink}
        {props.colorModeToggle}
        {props.languageSwitch}
      </div>
    </dialog>
  );
}

/** The order the specification gives the menu on phones; what editors add comes last, in their order. */
const PHONE_ORDER = ["explore", "docs", "resources", "about"];

function placeOnPhones({ id }: NavigationItem): number {
  const place = PHONE_ORDER.indexOf(id);
  return place === -1 ? PHONE_ORDER.length : place;
}

function Section({ item }: { item: NavigationItem }) {
  const t = useTranslations("navigation");
  const label = item.id === "docs" ? t("documentation") : item.label;
  if (item.groups.length === 0)
    return item.href === null ? null : (
      <NavigationItemLink
        className="accordion-row"
        href={item.href}
        external={item.external}
        comingSoon={item.comingSoon}
      >
        {label}
      </NavigationItemLink>
    );
  return (
    <details name="mobile-menu-section" data-accordion-section="">
      <summary className="accordion-row">
        {item.label}
        <ChevronIcon />
      </summary>
      <ul className="pb-3">
        {item.groups.flatMap((group) =>
          group.entries.map((entry) => (
            <li key={entry.id}>
              <NavigationItemLink
                className="accordion-entry"
                href={entry.href}
                external={entry.external}
                comingSoon={entry.comingSoon}
              >
                {entry.label}
              </NavigationItemLink>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
