import type { TadaDocumentNode } from "gql.tada";
import { type DocumentNode, print } from "graphql";

/** What a GraphQL provider is asked; `authorization` is the whole header. */
export interface ContentRequest {
  operationName: string | undefined;
  query: string;
  variables: Record<string, unknown>;
  authorization: string;
}

/** Carries a request to a provider, over HTTP or in process. Rejects where there is no answer at all. */
export type ContentTransport = (request: ContentRequest) => Promise<{ status: number; body: unknown }>;

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
  readonly details: unknown;
  constructor(message: string, answer: { status: number; code: string; details?: unknown }) {
    super(message);
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details;
  }
}

/**
 * The one way to the content provider. The site has two: `default` with the fixed token, `user` with the token of the
 * visitor's cookie, which may be empty.
 */
export function createContentClient(transport: ContentTransport, token: string): ContentClient {
  return {
    async query<Result, Variables extends object>(document: TadaDocumentNode<Result, Variables>, variables: Variables) {
      const { operationName, text } = printed(document);
      const request = {
        operationName,
        query: text,
        variables: Object.fromEntries(Object.entries(variables)),
        authorization: `Bearer ${token}`,
      };
      const { status, body } = await transport(request).catch((cause: unknown) => {
        throw new ContentUnavailable(`${operationName}: no answer from the content provider`, { cause });
      });
      return readAnswer<Result>(operationName, status, body);
    },
  };
}

interface Printed {
  operationName: string | undefined;
  text: string;
}

const printedDocuments = new WeakMap<object, Printed>();

function printed(document: DocumentNode): Printed {
  const known = printedDocuments.get(document);
  if (known) return known;
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  const made = { operationName: operation?.name?.value, text: print(document) };
  printedDocuments.set(document, made);
  return made;
}

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; error?: { details?: unknown } } }[];
  error?: { status?: number; name?: string; message?: string };
}

function readAnswer<Result>(operationName: string | undefined, status: number, body: unknown): Result {
  const answer: Answer = typeof body === "object" && body !== null ? body : {};
  if (answer.error) {
    const { name = "Error", message = "refused" } = answer.error;
    throw new ContentRefused(`${operationName}: ${message}`, { status, code: name });
  }
  const [first] = answer.errors ?? [];
  if (first) {
    const code = first.extensions?.code ?? "INTERNAL_SERVER_ERROR";
    if (code === "INTERNAL_SERVER_ERROR") throw new ContentUnavailable(`${operationName}: ${first.message}`);
    throw new ContentRefused(first.message, { status, code, details: first.extensions?.error?.details });
  }
  if (status >= 500 || answer.data === undefined || answer.data === null)
    throw new ContentUnavailable(`${operationName}: HTTP ${status} without data`);
  // The operation's type follows from the schema, which the contract tests hold every provider to.
  return withListShape(answer.data) as Result;
}

/**
 * A Strapi without the list-shape extension answers `[{ data: entry }]` where the contract has `{ data: [entry] }`.
 * See "Extensions" in the contract.
 */
function withListShape(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !Object.values(value).some(isBareList)) return value;
  return reshape(value);
}

function reshape(value: unknown): unknown {
  if (isBareList(value)) return { data: value.map((element) => reshape(element.data)) };
  if (Array.isArray(value)) return value.map(reshape);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reshape(inner)]));
}

function isBareList(value: unknown): value is { data: unknown }[] {
  return Array.isArray(value) && value.length > 0 && value.every(isWrapped);
}

function isWrapped(value: unknown): value is { data: unknown } {
  return typeof value === "object" && value !== null && Object.keys(value).length === 1 && "data" in value;
}
