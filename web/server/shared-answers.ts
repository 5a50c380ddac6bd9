import { LRUCache } from "lru-cache";
import type { ContentRequest, ContentTransport } from "../app/site/content-client.server.ts";

/**
 * What stands on many pages: menus, notices, limits, lists of titles, the glossary, guides that texts name. A text of one page is
 * cached with that page, and what concerns a reader or a class nowhere.
 */
export const SHARED_OPERATIONS: ReadonlySet<string> = new Set([
  "findSources",
  "getApplications",
  "getArticles",
  "getCategories",
  "getClassLimits",
  "getConceptMap",
  "getConcepts",
  "getCorrections",
  "getEmissionShares",
  "getFacts",
  "getGetStartedPaths",
  "getGetStartedSteps",
  "getGlossary",
  "getGuide",
  "getGuides",
  "getLabs",
  "getMenu",
  "getMiningNeeds",
  "getPageFeedbackLimits",
  "getQuestionForms",
  "getResources",
  "getSiteNotices",
  "getSubnetNames",
  "getSubnets",
  "getTags",
  "getTeams",
  "getTermNames",
  "getTerms",
  "getTextNotes",
  "getTextsWith",
  "getTranslatedTexts",
  "getVideoLanguages",
  "getVideos",
]);

/** What all answers together may take, in characters of JSON. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** The content may change without a word: an answer is taken for up to date so long. */
const FRESH_FOR_MS = 60_000;

interface SharedAnswersOptions {
  /** Only what the site asks with its own token is the same for everybody. */
  token: string;
  /** Milliseconds since some moment. */
  clock: () => number;
  maxCharacters?: number;
}

interface CachedAnswer {
  json: string;
  freshUntil: number;
}

/**
 * Asks a provider elsewhere once for what many pages show: a Strapi takes up to a second for each of the twenty questions of a
 * page. Pages that are rendered at the same time wait for the same answer. Only answers without a fault are cached, as text: whoever
 * reads one may change it.
 */
export function createSharedAnswers(ask: ContentTransport, options: SharedAnswersOptions) {
  const { token, clock, maxCharacters = MOST_CHARACTERS } = options;
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize: maxCharacters,
    sizeCalculation: ({ json }, key) => json.length + key.length,
  });
  const asked = new Map<string, ReturnType<ContentTransport>>();
  let generation = 0;

  async function askAndCache(key: string, request: ContentRequest) {
    const before = generation;
    const answer = await ask(request);
    if (before === generation && isWhole(answer))
      cache.set(key, { json: JSON.stringify(answer.body), freshUntil: clock() + FRESH_FOR_MS });
    return answer;
  }

  const transport: ContentTransport = async (request) => {
    if (!isForEverybody(request, token)) return ask(request);
    const key = `${request.operationName} ${JSON.stringify(request.variables)}`;
    const found = cache.get(key);
    if (found && found.freshUntil > clock()) return { status: 200, body: JSON.parse(found.json) };
    const waiting = asked.get(key);
    if (waiting) return structuredClone(await waiting);
    const answer = askAndCache(key, request).finally(() => {
      if (asked.get(key) === answer) asked.delete(key);
    });
    asked.set(key, answer);
    return structuredClone(await answer);
  };

  return {
    transport,
    /** The content has changed: everything is asked anew, and what is being answered is not cached. */
    drop(): void {
      generation += 1;
      cache.clear();
      asked.clear();
    },
  };
}

/** Asked as the site, not as or for a reader, and of what is published. */
function isForEverybody(
  { operationName, authorization, drafts, clientAddress, device }: ContentRequest,
  token: string,
) {
  if (drafts || clientAddress || device || authorization !== `Bearer ${token}`) return false;
  return operationName !== undefined && SHARED_OPERATIONS.has(operationName);
}

function isWhole({ status, body }: Awaited<ReturnType<ContentTransport>>): boolean {
  return status === 200 && typeof body === "object" && body !== null && "data" in body && !("errors" in body);
}
