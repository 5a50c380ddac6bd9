/** A menu item as the site shows it. `href` is null for one that only opens its children. */
export interface NavigationItem {
  id: string;
  label: string;
  href: string | null;
  external: boolean;
  comingSoon: boolean;
  prominent: boolean;
  groups: NavigationGroup[];
}

export interface NavigationGroup {
  id: string;
  label: string | null;
  entries: NavigationEntry[];
}

export interface NavigationEntry {
  id: string;
  label: string;
  description: string | null;
  href: string;
  external: boolean;
  comingSoon: boolean;
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
  rights: string | null;
  note: string | null;
}
