import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { DEVICE_NAMES, type Device } from "./devices.ts";
import { IS_FULL, SAMPLE } from "./how-much.ts";
import { localized } from "./localized.ts";
import { readSiteRoutes, type SiteRoute } from "./site-routes.ts";

/** Something to look at in a language, on a device. */
export interface InLanguage {
  locale: Locale;
  device: Device;
}

/** A page to look at. */
interface TestedPage extends InLanguage {
  /** In English. */
  path: string;
  /** In its language. */
  address: string;
}

/** Addresses that lead on to another one. */
export const REDIRECTED = new Map([
  ["/profile", { status: 302, to: "/login", carriesPath: true }],
  ["/applications", { status: 308, to: "/apps", carriesPath: false }],
]);

/** Which routes are made of the same template; what is none of these is a list. */
const KINDS: [kind: string, pattern: RegExp][] = [
  ["home", /^\/$|^\/index_old$/],
  ["form", /^\/(?:login|register|forgot-password|reset-password|confirm-email)$/],
  ["lab", /^\/lab\//],
  ["subnet", /^\/subnets/],
  ["search", /^\/search$/],
  ["learning", /^\/learning$/],
  ["text", /[:*]|^\/(?:about|privacy-policy|community|faq_legacy|concepts\/glossary)$/],
];

/**
 * All pages in all languages on both devices; in a sample each route once or more, and of the routes of each kind together
 * every language once or more, by turns on a desktop and a phone.
 */
export function listTestedPages(sample: number | null = IS_FULL ? null : SAMPLE): TestedPage[] {
  const routes = readSiteRoutes().filter(({ pattern }) => !REDIRECTED.has(pattern));
  const byKind = Map.groupBy(routes, ({ pattern }) => KINDS.find(([, kind]) => kind.test(pattern))?.[0] ?? "list");
  return [...byKind.values()].flatMap((ofKind) =>
    inLanguages(ofKind, sample).map(({ route: { path }, locale, device }) => {
      return { path, locale, device, address: localized(path, locale) };
    }),
  );
}

/** All of them in every language on both devices; in a sample, each of them and each language comes up once or more. */
function inLanguages(routes: readonly SiteRoute[], sample: number | null): (InLanguage & { route: SiteRoute })[] {
  if (sample === null) {
    return routes.flatMap((route) =>
      LOCALES.flatMap((locale) => DEVICE_NAMES.map((device) => ({ route, locale, device }))),
    );
  }
  return Array.from({ length: Math.max(routes.length, LOCALES.length) }, (_, index) => {
    // Where there is an even number of them, the second round is on the other device.
    const round = Math.floor(index / routes.length);
    const shift = routes.length % 2 === 0 ? round : 0;
    const place = index + sample;
    return { route: turn(routes, index), locale: turn(LOCALES, place), device: turn(DEVICE_NAMES, place + shift) };
  });
}

/** What comes up in the given round, one after another and over again. */
export function turn<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("expected something to choose from, got an empty list");
  return item;
}
