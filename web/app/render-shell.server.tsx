import { createHash } from "node:crypto";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ConsentPart } from "./consent-part.server.tsx";
import type { AnalyticsSettings } from "./features/analytics/analytics-settings.ts";
import { ColorModeToggle } from "./features/color-mode/color-mode-toggle.tsx";
import { LiveMark } from "./features/live/live-mark.tsx";
import { Footer } from "./features/navigation/footer.tsx";
import type { NavigationData } from "./features/navigation/navigation-types.ts";
import { TopBar } from "./features/navigation/top-bar.tsx";
import { NoticeBar } from "./features/notice/notice-bar.tsx";
import type { Notice } from "./features/notice/notice-types.ts";
import { SearchOverlay } from "./features/search/search-overlay.tsx";
import type { SearchSettings } from "./features/search/search-query.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { LanguageSwitch } from "./i18n/language-switch.tsx";
import { LocalLink } from "./i18n/local-link.tsx";
import { localizedPath } from "./i18n/localized-path.ts";
import { getTranslator, interfaceTexts } from "./i18n/messages.server.ts";
import type { Piece } from "./page-pieces.server.ts";
import type { ShellMarkup } from "./shell-markup.ts";
import { STATIC_COPY_PATH } from "./static-copy.ts";

export interface ShellInput {
  locale: Locale;
  navigation: NavigationData;
  notices: readonly Notice[];
  isSignedIn: boolean;
}

/** What holds for every page of a site. */
interface ShellOptions {
  isStaticCopy?: boolean;
  /** Where pages are counted; null where they never are. */
  analytics?: AnalyticsSettings | null;
  /** Where changes of the content are told; null where they are not. */
  liveAddress?: string | null;
  /** Which content there is; null where the provider does not say. */
  contentVersion?: () => string | null;
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

/** Notices, bar and footer of a page: as markup, and as they are sent. */
export interface RenderedShell extends ShellMarkup {
  pieces: { notice: Piece; bar: Piece; footer: Piece };
}

/** Markup between the marks, each in both forms, and before all but the first the language whose address stands there. */
type Template = readonly { language: string | null; html: string; bytes: Uint8Array }[];

interface ShellTemplates {
  notice: Template;
  bar: Template;
  footer: Template;
}

/** Renders notices, bar and footer. What depends on menu and language is kept; only the language switch differs from page to page. */
export function createShellRenderer(
  searchSettings: (locale: Locale) => SearchSettings,
  { isStaticCopy = false, analytics = null, liveAddress = null, contentVersion = () => null }: ShellOptions = {},
) {
  const kept = new LRUCache<string, ShellTemplates>({ max: SHELLS_KEPT });
  const keysOfMenus = new WeakMap<NavigationData, string>();
  return (input: ShellInput, { path, search }: PageAddress): RenderedShell => {
    const key = `${input.locale} ${input.isSignedIn} ${keyOfMenu(input.navigation)} ${JSON.stringify(input.notices)}`;
    const version = liveAddress === null ? null : contentVersion();
    const keyOfAll = `${version} ${key}`;
    const shell = kept.get(keyOfAll) ?? renderShell(input, searchSettings(input.locale), optionsOf(key, version));
    kept.set(keyOfAll, shell);
    const addresses = new Map<string, string>(
      LOCALES.map((locale) => [locale, escapeAttribute(localizedPath(path, locale) + search)]),
    );
    const { notice, bar, footer } = shell;
    return {
      get notice() {
        return fill(notice, addresses);
      },
      get bar() {
        return fill(bar, addresses);
      },
      get footer() {
        return fill(footer, addresses);
      },
      get pieces() {
        return {
          notice: fillPiece(notice, addresses),
          bar: fillPiece(bar, addresses),
          footer: fillPiece(footer, addresses),
        };
      },
    };
  };

  function optionsOf(key: string, version: string | null) {
    const live =
      liveAddress === null ? null : { address: liveAddress, shellVersion: digestOf(key), contentVersion: version };
    return { isStaticCopy, analytics, live };
  }

  /** A menu is the same object until it changes. */
  function keyOfMenu(navigation: NavigationData): string {
    const key = keysOfMenus.get(navigation) ?? JSON.stringify(navigation);
    keysOfMenus.set(navigation, key);
    return key;
  }
}

function renderShell(
  { locale, navigation, notices, isSignedIn }: ShellInput,
  search: SearchSettings,
  {
    isStaticCopy,
    analytics,
    live,
  }: Omit<ShellOptions, "contentVersion" | "liveAddress"> & { live: ComponentProps<typeof LiveMark> | null },
): ShellTemplates {
  const t = getTranslator(locale);
  const languageSwitch = <LanguageSwitch current={locale} hrefOf={(inLocale) => `\ue000${inLocale}`} />;
  const render = (part: ReactNode) =>
    toTemplate(
      renderToStaticMarkup(<InterfaceTextsContext value={interfaceTexts(locale)}>{part}</InterfaceTextsContext>),
    );
  return {
    notice: render(<NoticeBar notices={notices} texts={{ label: t("notice.label"), dismiss: t("notice.dismiss") }} />),
    bar: render(
      <TopBar
        navigation={navigation}
        isSignedIn={isSignedIn}
        colorModeToggle={<ColorModeToggle />}
        searchOverlay={search.url === "" ? null : <SearchOverlay search={search} />}
        languageSwitch={languageSwitch}
      />,
    ),
    footer: render(
      <>
        <Footer
          navigation={navigation}
          languageSwitch={languageSwitch}
          consent={analytics ? <ConsentPart settings={analytics} locale={locale} /> : null}
          about={isStaticCopy ? <AboutStaticCopy title={t("staticCopy.title")} /> : null}
        />
        {live ? <LiveMark {...live} /> : null}
      </>,
    ),
  };
}

/** Tells one menu with its notices from another. */
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Styles know by the mark that nobody takes a form here. */
function AboutStaticCopy({ title }: { title: string }) {
  return (
    <span data-static-copy="">
      <LocalLink className="underline" to={STATIC_COPY_PATH}>
        {title}
      </LocalLink>
    </span>
  );
}

/** What `split` gives: text, language, text, language, …, text. */
function toTemplate(markup: string): Template {
  const parts = markup.split(ADDRESS_MARK);
  return parts.flatMap((html, index) =>
    index % 2 === 0 ? [{ language: parts[index - 1] ?? null, html, bytes: Buffer.from(html) }] : [],
  );
}

function fill(template: Template, addresses: ReadonlyMap<string, string>): string {
  return template.map(({ language, html }) => (addresses.get(language ?? "") ?? "") + html).join("");
}

function fillPiece(template: Template, addresses: ReadonlyMap<string, string>): Piece {
  return template.flatMap(({ language, bytes }) =>
    language === null ? [bytes] : [Buffer.from(addresses.get(language) ?? ""), bytes],
  );
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
