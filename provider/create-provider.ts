import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { addDrafts } from "./content/add-drafts.ts";
import type { ContentStore } from "./content/content-store.ts";
import { isContentType } from "./content/content-types.ts";
import { toDocumentId } from "./content/identifiers.ts";
import { openContent } from "./content/open-content.ts";
import type { SnapshotOptions } from "./content/snapshot/write-snapshot.ts";
import { type Answer, answerInternalError, refuse } from "./graphql/answer.ts";
import { type Asker, type CheckedQuery, createQueryAnswerer, type Query } from "./graphql/answer-queries.ts";
import { createComputingClock } from "./graphql/computing-clock.ts";
import type { Accounts } from "./graphql/context.ts";
import { createDocuments } from "./graphql/documents.ts";
import { DEFAULT_LIMITS, type Limits } from "./graphql/limits.ts";
import { createSchema } from "./graphql/schema.ts";
import { createViewerReader } from "./graphql/viewer.ts";
import { createHttpEndpoint } from "./http/create-http-endpoint.ts";
import { createYield, type YieldToEventLoop } from "./limits/yield-to-event-loop.ts";
import { createContentChanges } from "./live/content-changes.ts";
import type { LiveEndpoint, LiveOptions } from "./live/create-live-endpoint.ts";

export type { Answer, AnsweredError, GraphQLBody, RefusalBody } from "./graphql/answer.ts";

export type ProviderOptions = {
  /** The content folder, or content that has been loaded. */
  contentDir?: string;
  content?: ContentStore;
  /** Caches what the content folder was compiled to, so that the next start has it sooner. */
  snapshot?: SnapshotOptions;
  /** Tokens that read published content, as a server's own client does. */
  apiTokens?: readonly string[];
  /** Origins whose pages may ask from a browser. */
  allowedOrigins?: readonly string[];
  /** What knows users; without it every operation of theirs is forbidden. */
  accounts?: Accounts;
  /** Whether the schema may be asked for; to be closed in production. */
  introspection?: boolean;
  limits?: Partial<Limits>;
  /** Milliseconds of computing since some moment. */
  clock?: () => number;
  /** Lets others have their turn of the event loop; each of these has one. */
  yieldToEventLoop?: YieldToEventLoop;
  /** What is to be published later is published by this clock. */
  now?: () => Date;
  /** Told what went wrong inside; visitors read "Internal Server Error". */
  log?: (error: unknown) => void;
};

/** A request made in the same process. */
export type ProviderQuery = Query & {
  authorization?: string | null | undefined;
  /** The visitor's network address: attempts to sign in are counted by it, and all without one together. */
  clientAddress?: string | null;
  /** Whether what is not published is answered as well, marked: for who may see it. Over HTTP `fetch` is told who may. */
  drafts?: boolean;
  /** What the visitor's browser calls itself: sessions are told apart by it. */
  userAgent?: string | null;
  /** What an answer to `rememberDevice` gave the visitor's device to store. */
  device?: string | null;
  /** The reader's language, for messages to them; over HTTP it is read from `Accept-Language`. */
  locale?: Locale;
};

export type Provider = Awaited<ReturnType<typeof createProvider>>;

/** The embedded content provider. Throws a `ContentError` that holds every mistake where the content files are broken. */
export async function createProvider(options: ProviderOptions) {
  const { apiTokens = [], allowedOrigins = [], accounts, introspection = true, log = console.error } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const schema = createSchema(accounts);
  const documents = createDocuments(schema, limits, { introspection });
  const clock = options.clock ?? createComputingClock();
  const { yieldToEventLoop = createYield() } = options;
  const queries = createQueryAnswerer({ schema, documents, limits, introspection, clock, yieldToEventLoop, log });
  const readViewer = createViewerReader(apiTokens, accounts?.identify);
  const content = await readContent(options);
  let drafted: { of: ContentStore; content: ContentStore } | null = null;
  const changes = createContentChanges(() => content.store.version);

  async function identify(authorization: string | null | undefined) {
    const viewer = await readViewer(authorization);
    return viewer.kind === "refused" ? { refusal: refuse(401, "UnauthorizedError", viewer.message, {}) } : viewer;
  }

  function answerChecked(query: CheckedQuery, asker: Asker, drafts: boolean): Promise<Answer> {
    return queries.answer(query, { ...asker, content: drafts ? withDrafts() : content.store });
  }

  /** Drafts are put among what is published when somebody first asks for them. */
  function withDrafts(): ContentStore {
    const { store } = content;
    if (drafted?.of !== store) drafted = { of: store, content: addDrafts(store) };
    return drafted.content;
  }

  async function answer({
    authorization,
    clientAddress = null,
    userAgent = null,
    device = null,
    locale = DEFAULT_LOCALE,
    drafts = false,
    ...query
  }: ProviderQuery): Promise<Answer> {
    try {
      const viewer = await identify(authorization);
      if ("refusal" in viewer) return viewer.refusal;
      const checked = queries.check(query);
      if ("refusal" in checked) return checked.refusal;
      const asker = { viewer, clientAddress, userAgent, device, locale };
      return await answerChecked(checked, asker, drafts);
    } catch (error) {
      log(error);
      return answerInternalError();
    }
  }

  async function reload(
    tellFirst?: (texts: readonly string[] | null) => Promise<unknown>,
  ): Promise<readonly string[] | null> {
    const keys = await content.refresh();
    const texts = keys?.map(nameText) ?? null;
    if (tellFirst) void tellFirst(texts).catch(log).finally(changes.announce);
    else changes.announce();
    return texts;
  }

  return {
    /** Answers over HTTP: `POST …/graphql`. */
    fetch: createHttpEndpoint({
      identify,
      check: queries.check,
      answer: answerChecked,
      allowedOrigins,
      maxBodyBytes: limits.bodyBytes,
      log,
    }),

    /** Answers a request of the same process, by the same rules. The answer must not be changed. */
    answer,

    /** Takes live connections, on which changes of the content are told. What they need is loaded with the first of these. */
    async openLive(options: LiveOptions): Promise<LiveEndpoint> {
      const { createLiveEndpoint } = await import("./live/create-live-endpoint.ts");
      const asViewer = (authorization: string | null) => identify(authorization);
      return createLiveEndpoint({ ...options, schema, documents, changes, identify: asViewer, log });
    },

    /** Changes with the content. */
    get version(): string {
      return content.store.version;
    },

    /** When something is published by itself, at the earliest: then it is to be read again. Null where nothing is. */
    get publishesAt(): Date | null {
      const { publishesAt } = content.store;
      return publishesAt === null ? null : new Date(publishesAt);
    },

    /** Reads what has changed in the content folder: texts by their kinds and `documentId`s (`concept/k3b…`), or null where it may be anything. Throws a `ContentError` and keeps the content it has where the files are broken. Live connections are told at once, or when `tellFirst` is done. */
    reload,
  };
}

/** `concept/staking` is `concept/k3b…`, as a provider elsewhere names it. */
function nameText(key: string): string {
  const [type = "", slug = ""] = key.split("/");
  return isContentType(type) ? `${type}/${toDocumentId(type, slug)}` : key;
}

type OpenContent = Awaited<ReturnType<typeof openContent>>;

async function readContent({ content, contentDir, snapshot, now }: ProviderOptions): Promise<OpenContent> {
  if (content) return { store: content, refresh: async () => null };
  if (contentDir === undefined) throw new Error("createProvider: expected contentDir or content, got neither");
  return openContent(contentDir, snapshot, now);
}
