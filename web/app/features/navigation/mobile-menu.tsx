import { type ReactNode, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { closeBehindReader } from "#app/ui/dialog/close-behind-reader.ts";
import overlayStyles from "#app/ui/dialog/overlay.late.module.css";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import { ChevronIcon, CloseIcon } from "./icons.tsx";
import styles from "./mobile-menu.late.module.css";
import { NavigationItemLink } from "./navigation-item-link.tsx";
import type { NavigationData, NavigationItem } from "./navigation-types.ts";
import topBarStyles from "./top-bar.module.css";

const MENU_ID = "mobile-menu";

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
  // Sections begin folded each time the menu is opened.
  const [openings, setOpenings] = useState(0);
  const prominent = navigation.items.filter((item) => item.prominent);
  const others = navigation.items
    .filter((item) => !item.prominent)
    .toSorted((one, other) => placeOnPhones(one) - placeOnPhones(other));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      id={MENU_ID}
      className={overlayStyles.overlay}
      aria-label={t("menu")}
      onClick={closeBehindReader}
      onClose={() => setOpenings(openings + 1)}
    >
      <div className={styles.bar}>
        <LocalLink className={topBarStyles.title} to="/">
          {navigation.siteTitle}
        </LocalLink>
        <div className={topBarStyles.actions}>
          {props.searchButton}
          <button
            type="button"
            className={iconButtonStyles.iconButton}
            aria-label={t("closeMenu")}
            {...{ commandfor: MENU_ID, command: "close" }}
          >
            <CloseIcon />
          </button>
        </div>
      </div>
      <nav className={styles.body} aria-label={t("main")}>
        {prominent.map((item) =>
          item.href === null ? null : (
            <LocalLink
              key={item.id}
              className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.prominent}`}
              to={item.href}
            >
              {item.label}
            </LocalLink>
          ),
        )}
        <ul key={openings} className={styles.sections}>
          {others.map((item) => (
            <li key={item.id} className={styles.entry}>
              <Section item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
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
      <NavigationItemLink className={styles.row} href={item.href} external={item.external} comingSoon={item.comingSoon}>
        {label}
      </NavigationItemLink>
    );
  return (
    <details name="mobile-menu-section">
      <summary className={styles.row}>
        {item.label}
        <ChevronIcon />
      </summary>
      <ul className={styles.links}>
        {item.groups.flatMap((group) =>
          group.entries.map((entry) => (
            <li key={entry.label}>
              <NavigationItemLink
                className={styles.link}
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
