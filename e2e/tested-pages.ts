import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { DEVICE_NAMES, type Device } from "./devices.ts";
import { localized } from "./localized.ts";
import { IS_FULL, SAMPLE, takeSample } from "./sample.ts";
import { readSiteRoutes } from "./site-routes.ts";

/** A page to look at. */
interface TestedPage {
  locale: Locale;
  device: Device;
  /** In English. */
  path: string;
  /** In its language. */
  address: string;
}

/** Addresses that lead on to another one. */
export const REDIRECTED = new Map([
  ["/profile", { status: 302, to: "/login", carriesPath: true }],
  ["/feedback/editors", { status: 302, to: "/login", carriesPath: true }],
  ["/applications", { status: 308, to: "/apps", carriesPath: false }],
]);

/** Which routes are made of the same template; what is none of these is a list. */
const KINDS: [kind: string, pattern: RegExp][] = [
  ["home", /^\/$|^\/index_old$/],
  ["form", /^\/(?:login|register|forgot-password|reset-password|confirm-email|feedback)$/],
  ["lab", /^\/lab\//],
  ["subnet", /^\/subnets/],
  ["search", /^\/search$/],
  ["learning", /^\/learning/],
  ["text", /[:*]|^\/(?:about|privacy-policy|community|faq|faq_legacy|concepts\/glossary)$/],
];

/**
 * All pages in all languages on both devices; in a sample each route once or more, and of the routes of each kind together
 * every language once or more, by turns on a desktop and a phone. Those of one device together: the next page is then opened in
 * the same window.
 */
export function listTestedPages(sample: number | null = IS_FULL ? null : SAMPLE): TestedPage[] {
  const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));
  const byKind = Map.groupBy(routes, ({ pattern }) => KINDS.find(([, kind]) => kind.test(pattern))?.[0] ?? "list");
  const pages = [...byKind.values()].flatMap((ofKind) =>
    takeSample(sample, ofKind, LOCALES, DEVICE_NAMES).map(([{ path }, locale, device]) => {
      return { path, locale, device, address: localized(path, locale) };
    }),
  );
  return pages.toSorted((one, other) => DEVICE_NAMES.indexOf(one.device) - DEVICE_NAMES.indexOf(other.device));
}
