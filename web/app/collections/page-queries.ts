import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { EXPLORE_TYPES } from "#app/features/explore/explore-filter.ts";
import { PATH_PARAMETER } from "#app/features/get-started/choose-path.ts";
import { COMPARISON_VIEW, SUBNET_ORDERS } from "#app/features/subnets/subnet-filter.ts";
import { ROLES, YEAR } from "#app/features/timeline/timeline-filter.ts";
import { BESIDE_PARAMETER } from "#app/i18n/beside.ts";
import { findPageWithParameters, type PageWithParameters, type ParameterName } from "#app/site/page-parameters.ts";
import { findRequestedPage, ROUTES_PARAMETER } from "#app/site/requested-page.ts";

/**
 * What a page makes of the value of a parameter: the value in its one spelling; null where it means nothing to the page;
 * `uncached` where there is no end to what it can be, so that no cache stores the answer.
 */
export type ParseParameter = (value: string) => { value: string } | null | "uncached";

/** One of a few values; any other means none. */
const oneOf =
  (values: readonly string[]): ParseParameter =>
  (value) =>
    values.includes(value) ? { value } : null;

/** The name of something in the content. */
const slug: ParseParameter = (value) => {
  if (value === "") return null;
  return /^[a-z0-9-]{1,60}$/.test(value) ? { value } : "uncached";
};

/** A page of a list; see `parsePageNumber`. Nobody leafs through a hundred of them. */
const pageNumber: ParseParameter = (value) => {
  if (!/^[1-9]\d{0,5}$/.test(value) || value === "1") return null;
  return value.length <= 2 ? { value } : "uncached";
};

/** A year of the time line. */
const calendarYear: ParseParameter = (value) => (YEAR.test(value) ? { value } : null);

/** What somebody typed; empty, it is nothing. */
const typed: ParseParameter = (value) => (value === "" ? null : "uncached");

/** Whatever it is, it is for one visitor. */
const personal: ParseParameter = () => "uncached";

/** What the router asks for where it has the rest already: names of routes, in their order. The server knows whether they are this page's. */
const routeIds: ParseParameter = (value) => {
  const ids = value.split(",");
  if (ids.length > 4 || !ids.every((id) => /^(?:root|routes\/[a-z0-9-]{1,40})$/.test(id))) return "uncached";
  return { value };
};

type Parameters = Readonly<Record<string, ParseParameter>>;

/** Of each page that reads its query, what it makes of it. Every other page is the same whatever the query says. */
const QUERIES: { readonly [Page in PageWithParameters]: Readonly<Record<ParameterName<Page>, ParseParameter>> } = {
  explore: { type: oneOf(EXPLORE_TYPES), category: slug, page: pageNumber },
  list: { page: pageNumber },
  // Where it leads is found out anew each time.
  corrections: { page: pageNumber, key: personal },
  glossary: { q: typed },
  subnets: {
    page: pageNumber,
    q: typed,
    tag: slug,
    sort: oneOf(SUBNET_ORDERS),
    // A few values each; together, thousands.
    ...{ gpu: typed, disk: typed, line: typed, skill: typed, open: typed },
    compare: typed,
    view: oneOf([COMPARISON_VIEW]),
  },
  timeline: { role: oneOf(ROLES), year: calendarYear },
  search: { q: typed, source: personal, withheld: oneOf(["secret"]), page: personal },
  getStarted: { [PATH_PARAMETER]: slug },
  step: { [PATH_PARAMETER]: slug, [BESIDE_PARAMETER]: oneOf([DEFAULT_LOCALE]) },
  text: { [BESIDE_PARAMETER]: oneOf([DEFAULT_LOCALE]) },
  ask: { q: typed, withheld: oneOf(["secret"]) },
  lab: { s: personal },
  feedback: {
    ...{ page: personal, about: personal, question: personal, reason: personal, clear: personal },
    withheld: oneOf(["secret"]),
  },
  feedbackNumber: { sent: personal },
  feedbackEditors: { state: personal },
  classForm: { lesson: personal },
  login: { redirect: personal, done: personal },
  profile: { done: personal },
  confirmEmail: { confirmation: personal, done: personal },
  resetPassword: { code: personal, done: personal },
};

/** The same of files, which no page shows. */
const FILE_QUERIES: readonly { path: RegExp; parameters: Parameters }[] = [
  { path: /^\/sitemap-[a-z]{2}\.xml$/, parameters: { page: pageNumber } },
  {
    path: /^\/oembed\.json$/,
    parameters: { url: personal, format: personal, maxwidth: personal, maxheight: personal },
  },
  { path: /^\/review\.json$/, parameters: { quiz: personal, locale: personal } },
];

/** What the page at a path reads of its query, with or without language; also where only its data is asked for. */
export function listQueryParameters(pathname: string): Parameters {
  const { path, locale, isData } = findRequestedPage(pathname);
  const { [BESIDE_PARAMETER]: beside, ...others } = parametersOf(path);
  // Nothing stands beside itself.
  const parameters = beside && locale !== DEFAULT_LOCALE ? { ...others, [BESIDE_PARAMETER]: beside } : others;
  return isData ? { ...parameters, [ROUTES_PARAMETER]: routeIds } : parameters;
}

function parametersOf(path: string): Parameters {
  const page = findPageWithParameters(path);
  return page === null ? (FILE_QUERIES.find((file) => file.path.test(path))?.parameters ?? {}) : QUERIES[page];
}
