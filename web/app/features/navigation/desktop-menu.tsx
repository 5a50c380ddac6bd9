import { useTranslations } from "#app/i18n/interface-texts.ts";
import { ChevronIcon } from "./icons.tsx";
import { NavigationItemLink } from "./navigation-item-link.tsx";
import type { NavigationItem } from "./navigation-types.ts";

/** The centred menu of wide screens. A submenu is a popover: click, Escape and outside clicks need no script. */
export function DesktopMenu({ items }: { items: NavigationItem[] }) {
  const t = useTranslations("navigation");
  return (
    <nav className="max-lg:hidden" aria-label={t("main")}>
      <ul className="flex items-center gap-1">
        {items.map((item) => (
          <li key={item.id}>{item.groups.length > 0 ? <Submenu item={item} /> : <Single item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

function Single({ item }: { item: NavigationItem }) {
  if (item.href === null) return <span className="menu-item">{item.label}</span>;
  return (
    <NavigationItemLink
      className={item.prominent ? "button button-primary" : "menu-item"}
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
  return (
    <div data-submenu="">
      {/* The script keeps aria-expanded; without it the browser tells the state of a popover by itself. */}
      <button type="button" className="menu-item" popoverTarget={panelId} suppressHydrationWarning>
        {item.label}
        <ChevronIcon />
      </button>
      <div id={panelId} popover="auto" className="submenu">
        {item.groups.map((group) => (
          <div key={group.id}>
            {group.label && group.label !== item.label ? <p className="submenu-label">{group.label}</p> : null}
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.id} className="submenu-entry">
                  <NavigationItemLink href={entry.href} external={entry.external} comingSoon={entry.comingSoon}>
                    {entry.label}
                  </NavigationItemLink>
                  {entry.description ? <p className="submenu-description">{entry.description}</p> : null}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
