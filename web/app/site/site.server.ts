import type { Locale } from "@learn-bittensor/contract/locales";
import type { Source } from "@learn-bittensor/contract/search";
import { LRUCache } from "lru-cache";
import { createIconViews, type FindIcon, type ViewIcon } from "#app/ui/icons/icon-views.server.ts";
import { toPictureAddress } from "#app/ui/picture-address.ts";
import { createRichText, type RenderElsewhere } from "#app/ui/rich-text/create-rich-text.server.ts";
import type { AnalyticsSettings } from "./analytics-settings.ts";
import { answering503, answeringForDrafts, answeringForToken, type Log } from "./answer-outages.server.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrency-limit.ts";
import {
  type ContentClient,
  type ContentTransport,
  createContentClient,
  createPreparation,
  type Reader,
} from "./content-client.server.ts";
import { type Editions, NO_EDITIONS } from "./editions.ts";
import { type EndedTokens, NO_ENDED_TOKENS } from "./ended-tokens.ts";
import { listComingSoon } from "./list-coming-soon.server.ts";
import type { PackageLicense } from "./package-license.ts";
import type { PreviewDrawing } from "./preview-drawing.ts";
import { createRedirects, type Redirect, type Redirects } from "./redirects.ts";
import { createSearchClient, type SearchClient, type SearchTransport } from "./search-client.server.ts";
import type { SearchSettings } from "./search-query.ts";
import type { DrawShareImage } from "./share-image.ts";
import { type SourceOfText, toSourceUrl } from "./source-url.ts";
import { AnswersTooLate } from "./with-timeout.server.ts";

export interface SiteOptions {
  /** Public origin without a slash at its end: `https://learn.example`. */
  url: string;
  transport: ContentTransport;
  /** The `default` client's fixed token. */
  contentToken: string;
  /** Where files of a provider elsewhere are found: its address. Empty where the site serves them itself. */
  mediaOrigin: string;
  /** Where that provider stores files besides; nowhere, unless said. */
  bucketOrigins?: readonly string[];
  /** Sources that are announced only; null where what is published says it. */
  comingSoon: readonly Source[] | null;
  /** Where addresses have gone; nowhere, unless said. */
  redirects?: readonly Redirect[];
  /** What texts said on earlier days; nothing, unless said. */
  editions?: Editions;
  /** Whether the pages become files that no server stands behind; false unless said. */
  isStaticExport?: boolean;
  /** Where pages that were read are counted, of those who agree; null, unless said: they never are. */
  analytics?: AnalyticsSettings | null;
  search: {
    /** The server's way to the search engine. */
    transport: SearchTransport;
    /** Where the browser posts its queries, empty where there is nobody to ask; and its public key; an empty one is not sent. */
    url: string;
    key: string;
    /** How the index of a source in a language is called: `{source}_{locale}`. */
    indexPattern: string;
  };
  /** Where the files of texts can be changed: see `toSourceUrl`; null, unless said: nobody is led there. */
  sourceUrl?: string | null;
  /** Where changes of the content are told to browsers (graphql-transport-ws); nowhere, unless said. */
  liveAddress?: () => string | null;
  /** Which content there is, as it is told there; null where the provider does not say. */
  contentVersion?: () => string | null;
  /** The style sheets of the build by their addresses; without them, pages ask for them as files. */
  styleSheets?: ReadonlyMap<string, string>;
  /** Which packages are in what browsers load; none, unless said. */
  licenses?: readonly PackageLicense[];
  /** Tokens that are over whatever the provider says; none, unless said. */
  endedTokens?: EndedTokens;
  /** Draws the pictures of pages; without it, none are to be had. */
  drawShareImage?: DrawShareImage;
  /** Where icons are found that content names; without it, each is a neutral one. */
  icons?: FindIcon;
  /** What rendered texts may take in memory; 32 MB unless said. */
  textCacheBytes?: number;
  /** Renders texts in another thread; without it, they are rendered where they are asked for. */
  renderElsewhere?: RenderElsewhere;
  /** Resolves in a turn of the event loop that nobody else is given; without it, a page is drawn in one. */
  yieldToEventLoop?: () => Promise<void>;
  now: () => Date;
  log: Log;
}

/** What every request of one process shares. */
export interface Site {
  url: string;
  /** The `default` client: published content. */
  content: ContentClient;
  /** The same, and what is not published yet: for who may see it. */
  drafts: ContentClient;
  /** Whether this request is answered with what is not published yet; `content` reads it then. */
  isPreview: boolean;
  /** A `user` client: what the visitor with this token may do. */
  contentAs: (token: string, reader?: Reader) => ContentClient;
  /** The sources that are announced only. */
  comingSoon: () => Promise<readonly Source[]>;
  /** Where addresses have gone. */
  redirects: Redirects;
  editions: Editions;
  /** Pages leave out what only a server can do: no server stands behind them. */
  isStaticExport: boolean;
  analytics: AnalyticsSettings | null;
  search: SearchClient;
  /** What asks the search engine in a language: the browser, and the server itself. */
  searchSettings: (locale: Locale) => Promise<SearchSettings>;
  /** The address of a file: a path belongs to the provider that named it. */
  mediaUrl: (url: string) => string;
  /** The address of a picture that a page shows; null where it is somebody else's, and a link has to do. */
  pictureUrl: (url: string) => string | null;
  richText: ReturnType<typeof createRichText>;
  /** The first pictures of labs, by the labs' names. */
  labPreviews: LRUCache<string, PreviewDrawing>;
  /** What a page shows for an icon's name. */
  icon: ViewIcon;
  /** Where changes of the content are told to browsers; null where they are not. */
  liveAddress: () => string | null;
  /** Which content there is; null where the provider does not say. */
  contentVersion: () => string | null;
  endedTokens: EndedTokens;
  styleSheets: ReadonlyMap<string, string>;
  licenses: readonly PackageLicense[];
  drawShareImage: DrawShareImage;
  /** Where the file of a text can be changed; null where that is nowhere. */
  sourceUrl: (text: SourceOfText) => string | null;
  /** Resolves in a turn of the event loop that nobody else is given; null where pages are drawn in one. */
  yieldToEventLoop: (() => Promise<void>) | null;
  /** Does what is good to have and not asked for, a little at a time. */
  concurrencyLimit: ConcurrencyLimit;
  now: () => Date;
  log: Log;
}

/** More labs than there are. */
const MOST_LAB_PREVIEWS = 50;

/** Searches for what somebody may have meant are not to keep others from finding what they look for. */
const MOST_EXTRAS = 2;

export function createSite(given: SiteOptions): Site {
  const options = { ...given, log: namingOutages(given.log) };
  const prepare = createPreparation();
  const client = (token: string, reader?: Reader, drafts = false) =>
    answering503(
      createContentClient(options.transport, token, { reader, prepare, drafts, log: options.log }),
      options.log,
    );
  const { isStaticExport = false, analytics = null, liveAddress = () => null, contentVersion = () => null } = options;
  const { transport, url, key, indexPattern } = options.search;
  const { mediaOrigin, bucketOrigins, renderElsewhere, textCacheBytes } = options;
  const richText = createRichText({ mediaOrigin, bucketOrigins, renderElsewhere, cacheBytes: textCacheBytes });
  const content = answeringForToken(client(options.contentToken), options);
  const comingSoon = async () => options.comingSoon ?? (await listComingSoon(content, options.log));
  const searchSettings = async (locale: Locale): Promise<SearchSettings> => {
    return { url, key, indexes: indexPattern.replaceAll("{locale}", locale), comingSoon: await comingSoon() };
  };
  return {
    url: options.url,
    content,
    drafts: answeringForToken(answeringForDrafts(client(options.contentToken, undefined, true), options), options),
    isPreview: false,
    contentAs: (token, reader) => client(token, reader),
    comingSoon,
    redirects: createRedirects(options.redirects ?? []),
    editions: options.editions ?? NO_EDITIONS,
    isStaticExport,
    analytics,
    search: createSearchClient(transport, (message) => options.log({ level: "warn", message })),
    searchSettings,
    mediaUrl: (url) => (url.startsWith("/uploads/") ? options.mediaOrigin + url : url),
    pictureUrl: (url) => toPictureAddress(url, mediaOrigin, bucketOrigins),
    richText,
    labPreviews: new LRUCache({ max: MOST_LAB_PREVIEWS }),
    icon: createIconViews(options.icons ?? (async () => "missing")),
    liveAddress,
    contentVersion,
    endedTokens: options.endedTokens ?? NO_ENDED_TOKENS,
    sourceUrl: (text) => toSourceUrl(options.sourceUrl ?? null, text),
    styleSheets: options.styleSheets ?? new Map(),
    licenses: options.licenses ?? [],
    drawShareImage: options.drawShareImage ?? (() => Promise.resolve(null)),
    yieldToEventLoop: options.yieldToEventLoop ?? null,
    concurrencyLimit: createConcurrencyLimit(MOST_EXTRAS),
    now: options.now,
    log: options.log,
  };
}

/**
 * What pages go without while the provider is away is told like the outage itself: once a minute and without a stack, whatever part
 * of whichever page it was.
 */
function namingOutages(log: Log): Log {
  return (event) => log(isOutage(event.cause) ? { outage: "parts of pages", ...event } : event);
}

/** The page for an outage that was thrown in a page's place, or nobody's answer in time. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof AnswersTooLate) return true;
  return typeof cause === "object" && cause !== null && "init" in cause && statusOf(cause.init) === 503;
}

function statusOf(init: unknown): unknown {
  return typeof init === "object" && init !== null && "status" in init ? init.status : null;
}
