import { useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import buttonStyles from "#app/ui/button.module.css";
import { ShownOnce } from "#app/ui/shown-once.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./desktop-menu.module.css";
import { ChevronIcon } from "./icons.tsx";
import { NavigationItemLink } from "./navigation-item-link.tsx";
import type { NavigationItem } from "./navigation-types.ts";
import submenuStyles from "./submenu.late.module.css";
import { useHoverPanel } from "./use-hover-panel.ts";

/** The centred menu of wide screens. A submenu is a popover: click, Escape and outside clicks need no script. */
export function DesktopMenu({ items }: { items: NavigationItem[] }) {
  const t = useTranslations("navigation");
  return (
    <nav className={styles.menu} aria-label={t("main")}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>{item.groups.length > 0 ? <Submenu item={item} /> : <Single item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Single({ item }: { item: NavigationItem }) {
  if (item.href === null) return <span className={styles.item}>{item.label}</span>;
  return (
    <NavigationItemLink
      className={item.prominent ? buttonStyles.button : styles.item}
      href={item.href}
      external={item.external}
      comingSoon={item.comingSoon}
    >
      {item.label}
    </NavigationItemLink>
  );
}

function Submenu({ item }: { item: NavigationItem }) {
  const panelId = `submenu-${item.id}`;
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hover = useHoverPanel(panel, button);
  const isHydrated = useHydrated();
  return (
    <div {...hover.group}>
      {/* Until React is there, the browser tells the state of a popover by itself. */}
      <button
        ref={button}
        type="button"
        className={styles.item}
        popoverTarget={panelId}
        aria-expanded={isHydrated ? hover.isOpen : undefined}
        {...hover.button}
      >
        {item.label}
        <ChevronIcon />
      </button>
      <div ref={panel} id={panelId} popover="auto" className={submenuStyles.submenu} {...hover.panel}>
        {item.groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an item have no names, and never change their places.
          <div key={index} className={submenuStyles.group}>
            {group.label && group.label !== item.label ? <p className={submenuStyles.label}>{group.label}</p> : null}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label} className={submenuStyles.entry}>
                  <NavigationItemLink href={entry.href} external={entry.external} comingSoon={entry.comingSoon}>
                    {entry.label}
                  </NavigationItemLink>
                  {entry.description ? (
                    <ShownOnce of={entry.description} as="p" className={submenuStyles.description}>
                      {(description) => description}
                    </ShownOnce>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
