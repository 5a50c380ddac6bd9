import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ColorModeToggle } from "./features/color-mode/color-mode-toggle.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import type { NavigationData } from "./features/navigation/navigation-types.ts";
import { TopBar } from "./features/navigation/top-bar.tsx";
import { SearchOverlay } from "./features/search/search-overlay.tsx";
import type { SearchSettings } from "./features/search/search-query.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { LanguageSwitch } from "./i18n/language-switch.tsx";
import { localizedPath } from "./i18n/localized-path.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import type { ShellMarkup } from "./shell-markup.ts";

export interface ShellInput {
  locale: Locale;
  navigation: NavigationData;
  isSignedIn: boolean;
}

/** The address a page is asked under, without language. */
export interface PageAddress {
  path: string;
  search: string;
}

/** Each language and menu, signed in and not: few, and small. */
const SHELLS_KEPT = 64;

/** Stands in a rendered shell where the address of the page in a language belongs. No content holds this character. */
const ADDRESS_MARK = /\ue000([a-z]{2})/;

/** Markup between the marks: text, language, text, language, …, text. */
type Template = readonly string[];

interface ShellTemplates {
  bar: Template;
  footer: Template;
}

/** Renders bar and footer. What depends on menu and language is kept; only the language switch differs from page to page. */
export function createShellRenderer(searchSettings: (locale: Locale) => SearchSettings) {
  const kept = new LRUCache<string, ShellTemplates>({ max: SHELLS_KEPT });
  const keysOfMenus = new WeakMap<NavigationData, string>();
  return (input: ShellInput, { path, search }: PageAddress): ShellMarkup => {
    const key = `${input.locale} ${input.isSignedIn} ${keyOfMenu(input.navigation)}`;
    const shell = kept.get(key) ?? renderShell(input, searchSettings(input.locale));
    kept.set(key, shell);
    const addresses = new Map<string, string>(
      LOCALES.map((locale) => [locale, escapeAttribute(localizedPath(path, locale) + search)]),
    );
    return { bar: fill(shell.bar, addresses), footer: fill(shell.footer, addresses) };
  };

  /** A menu is the same object until it changes. */
  function keyOfMenu(navigation: NavigationData): string {
    const key = keysOfMenus.get(navigation) ?? JSON.stringify(navigation);
    keysOfMenus.set(navigation, key);
    return key;
  }
}

function renderShell({ locale, navigation, isSignedIn }: ShellInput, search: SearchSettings): ShellTemplates {
  const languageSwitch = <LanguageSwitch current={locale} hrefOf={(inLocale) => `\ue000${inLocale}`} />;
  const render = (part: ReactNode) =>
    renderToStaticMarkup(<InterfaceTextsContext value={interfaceTexts(locale)}>{part}</InterfaceTextsContext>).split(
      ADDRESS_MARK,
    );
  return {
    bar: render(
      <TopBar
        navigation={navigation}
        isSignedIn={isSignedIn}
        colorModeToggle={<ColorModeToggle />}
        searchOverlay={<SearchOverlay search={search} />}
        languageSwitch={languageSwitch}
      />,
    ),
    footer: render(<Footer navigation={navigation} languageSwitch={languageSwitch} />),
  };
}

function fill(template: Template, addresses: ReadonlyMap<string, string>): string {
  return template.map((part, index) => (index % 2 === 0 ? part : (addresses.get(part) ?? ""))).join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
