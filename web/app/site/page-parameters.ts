import { BESIDE_PARAMETER, BESIDE_PATH } from "#app/i18n/beside.ts";

/**
 * Each page that reads its query, by its path in English, and the names that it reads. Every other page reads none; files that do are
 * among what only the server knows (`collections/page-queries.ts`).
 */
export const PAGE_PARAMETERS = {
  explore: { path: /^\/explore$/, names: ["type", "category", "page"] },
  list: { path: /^\/(?:articles|concepts|concepts\/(?!glossary$)[^/.]+|guides)$/, names: ["page"] },
  corrections: { path: /^\/corrections$/, names: ["page", "key"] },
  glossary: { path: /^\/concepts\/glossary$/, names: ["q"] },
  subnets: {
    path: /^\/subnets$/,
    names: ["q", "tag", "sort", "gpu", "disk", "line", "skill", "open", "compare", "view", "page"],
  },
  timeline: { path: /^\/timeline$/, names: ["role", "year"] },
  search: { path: /^\/search$/, names: ["q", "source", "withheld", "page"] },
  getStarted: { path: /^\/get-started$/, names: ["path"] },
  step: { path: /^\/get-started\/[^/]+(?<!\.md)$/, names: ["path", BESIDE_PARAMETER] },
  text: { path: BESIDE_PATH, names: [BESIDE_PARAMETER] },
  ask: { path: /^\/lab\/ask$/, names: ["q", "withheld"] },
  lab: { path: /^(?:\/embed)?\/lab\/[^/]+$/, names: ["s"] },
  feedback: { path: /^\/feedback$/, names: ["page", "about", "question", "reason", "clear", "withheld"] },
  feedbackNumber: { path: /^\/feedback\/\d+$/, names: ["sent"] },
  feedbackEditors: { path: /^\/feedback\/editors$/, names: ["state"] },
  classForm: { path: /^\/teach\/class$/, names: ["lesson"] },
  login: { path: /^\/(?:login|register)$/, names: ["redirect", "done"] },
  profile: { path: /^\/(?:profile|forgot-password)$/, names: ["done"] },
  confirmEmail: { path: /^\/confirm-email$/, names: ["confirmation", "done"] },
  resetPassword: { path: /^\/reset-password$/, names: ["code", "done"] },
} as const;

export type PageWithParameters = keyof typeof PAGE_PARAMETERS;

export type ParameterName<Page extends PageWithParameters> = (typeof PAGE_PARAMETERS)[Page]["names"][number];

/** Which of them the page at a path without language is; null for one that reads none. */
export function findPageWithParameters(path: string): PageWithParameters | null {
  for (const page of Object.keys(PAGE_PARAMETERS) as PageWithParameters[]) {
    if (PAGE_PARAMETERS[page].path.test(path)) return page;
  }
  return null;
}

/**
 * Of a query, what the page at a path without language reads, as it may stand in a link: `?type=lab`, or nothing. Whatever else
 * somebody put into the address, as a password that a form without its script would, is not passed on.
 */
export function keepReadQuery(path: string, search: string): string {
  const page = findPageWithParameters(path);
  if (page === null) return "";
  const names: readonly string[] = PAGE_PARAMETERS[page].names;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));
  return kept.size === 0 ? "" : `?${kept}`;
}
