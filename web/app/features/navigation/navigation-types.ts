import type { Once } from "#app/ui/shown-once.tsx";

/** What is so of few: every page carries the menu, and leaves out what is not. */
export interface NavigationFlags {
  external?: boolean;
  comingSoon?: boolean;
  prominent?: boolean;
}

/** A menu item as the site shows it. `href` is null for one that only opens its children. */
export interface NavigationItem extends NavigationFlags {
  id: string;
  label: string;
  href: string | null;
  groups: NavigationGroup[];
}

export interface NavigationGroup {
  label?: string;
  entries: NavigationEntry[];
}

export interface NavigationEntry extends Omit<NavigationFlags, "prominent"> {
  label: string;
  description?: Once<string>;
  href: string;
}

export interface SideLink {
  /** What the menu data calls it; null leaves it to the interface's own word. */
  name: string | null;
  href: string;
}

export interface NavigationData {
  siteTitle: string;
  items: NavigationItem[];
  login: SideLink;
  profile: SideLink;
  rights: Once<string> | null;
  note: Once<string> | null;
}
