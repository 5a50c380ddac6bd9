import type { Locale } from "@learn-bittensor/contract/locales";
import type { TadaDocumentNode } from "gql.tada";
import { type DocumentNode, print } from "graphql";
import { z } from "zod";
import { dropForeignAddresses } from "./content-addresses.ts";
import { createListShape } from "./content-list-shape.ts";

/** What a provider needs to know of whom it answers, beside the token. */
export interface Reader {
  /** The visitor's network address, by which attempts are counted; null where it is not known. */
  clientAddress: string | null;
  /** What the visitor's browser calls itself: sessions are told apart by it. */
  userAgent?: string | null;
  /** What says which accounts have signed in on the visitor's device. */
  device?: string | null;
  /** The language that messages to them are written in. */
  locale: Locale;
}

/** What a GraphQL provider is asked; `authorization` is the whole header. */
export interface ContentRequest extends Partial<Reader> {
  operationName: string | undefined;
  query: string;
  variables: Record<string, unknown>;
  authorization: string;
  /** Whether what is not published yet is wanted as well. */
  drafts?: boolean;
}

/** Carries a request to a provider, over HTTP or in process. Rejects where there is no answer at all. */
export type ContentTransport = (request: ContentRequest) => Promise<ContentAnswer>;

interface ContentAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
}

export interface ContentClient {
  /**
   * @throws {ContentUnavailable} when the provider does not answer, or answers with a fault of its own
   * @throws {ContentRefused} when it answers that this must not or cannot be asked
   */
  query<Result, Variables extends object>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}

/** The provider cannot be reached or is broken: worth another try later. */
export class ContentUnavailable extends Error {
  override name = "ContentUnavailable";
}

/** The provider understood and said no; `code` and `details` are Strapi's. */
export class ContentRefused extends Error {
  override name = "ContentRefused";
  readonly status: number;
  readonly code: string;
  /** May repeat what was sent, passwords included: never to be logged. */
  readonly details: unknown;
  /** When another try makes sense, where the provider says so. */
  readonly retryAfterSeconds: number | null;
  constructor(
    message: string,
    answer: { status: number; code: string; details?: unknown; retryAfterSeconds?: number | null },
  ) {
    super(message);
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details;
    this.retryAfterSeconds = answer.retryAfterSeconds ?? null;
  }
}

/**
 * The one way to the content provider. The site has two: `default` with the fixed token, `user` with the token of the
 * visitor's cookie, which may be empty, and with what the provider needs to know of the visitor.
 */
export function createContentClient(
  transport: ContentTransport,
  token: string,
  { reader, prepare = toOperation, drafts = false, log }: ClientOptions = {},
): ContentClient {
  return {
    async query<Result, Variables extends object>(document: TadaDocumentNode<Result, Variables>, variables: Variables) {
      const { operationName, query, toListShape } = prepare(document);
      const authorization = `Bearer ${token}`;
      const asked = { operationName, query, variables: Object.fromEntries(Object.entries(variables)), authorization };
      const answer = await transport({ ...asked, ...reader, ...(drafts && { drafts }) }).catch((cause: unknown) => {
        throw new ContentUnavailable(`${operationName}: no answer from the content provider`, { cause });
      });
      const data = readAnswer(operationName, answer);
      const [dropped] = dropForeignAddresses(data);
      if (dropped !== undefined)
        log?.({
          level: "warn",
          message: `${operationName}: an address that no link may have: ${JSON.stringify(dropped)}`,
        });
      // The operation's type follows from the schema, which the contract tests hold every provider to.
      return toListShape(data) as Result;
    },
  };
}

interface ClientOptions {
  reader?: Reader | undefined;
  prepare?: PrepareDocument;
  /** What is not published yet is read as well. */
  drafts?: boolean;
  log?: (event: { level: "warn"; message: string }) => void;
}

interface Operation {
  operationName: string | undefined;
  query: string;
  toListShape: (data: object) => object;
}

/** What of an operation is the same whenever it is asked. */
export type PrepareDocument = (document: DocumentNode) => Operation;

/** Prepares each of the contract's operations once, for all clients of a site: there are as many as are written in it. */
export function createPreparation(): PrepareDocument {
  const operations = new Map<DocumentNode, Operation>();
  return (document) => {
    const known = operations.get(document) ?? toOperation(document);
    operations.set(document, known);
    return known;
  };
}

function toOperation(document: DocumentNode): Operation {
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  return { operationName: operation?.name?.value, query: print(document), toListShape: createListShape(document) };
}

/** An answer of GraphQL's form, or of Strapi's own for what is refused before GraphQL. */
const answerSchema = z.object({
  data: z.looseObject({}).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z
          .object({ code: z.string().optional(), error: z.object({ details: z.unknown() }).optional() })
          .optional(),
      }),
    )
    .nullish(),
  error: z.object({ name: z.string().default("Error"), message: z.string().default("refused") }).nullish(),
});

/** The answer's data. Data beside an error is half an answer, and counts as none. */
function readAnswer(operationName: string | undefined, { status, headers, body }: ContentAnswer): object {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success)
    throw new ContentUnavailable(`${operationName}: HTTP ${status}, and no answer of GraphQL's form`);
  const { data, error, errors } = parsed.data;
  const faults = (errors ?? []).map(({ message, extensions }) => {
    return { message, code: extensions?.code ?? "INTERNAL_SERVER_ERROR", details: extensions?.error?.details };
  });
  const internal = faults.find(({ code }) => code === "INTERNAL_SERVER_ERROR");
  if (internal || status >= 500) {
    const reason = internal?.message ?? error?.message ?? faults[0]?.message ?? "no reason given";
    throw new ContentUnavailable(`${operationName}: HTTP ${status}, ${reason}`);
  }
  if (error) throw new ContentRefused(`${operationName}: ${error.message}`, { status, code: error.name });
  const retryAfterSeconds = Number(headers?.["retry-after"]) || null;
  if (faults[0]) throw new ContentRefused(faults[0].message, { status, ...faults[0], retryAfterSeconds });
  if (!data) throw new ContentUnavailable(`${operationName}: HTTP ${status} without data`);
  return data;
}
