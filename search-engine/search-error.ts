/** What kind of fault an answer reports, as Meilisearch names them. */
export type ErrorType = "invalid_request" | "auth" | "system" | "internal";

const LINK = "https://docs.meilisearch.com/errors";

/** The body of an answer that reports an error. */
export type ErrorBody = { message: string; code: string; type: ErrorType; link: string };

/** A request that cannot be answered: carries the status and the body of the answer. */
export class SearchError extends Error {
  override name = "SearchError";
  readonly status: number;
  readonly code: string;
  readonly type: ErrorType;

  constructor(status: number, code: string, message: string, type: ErrorType = "invalid_request") {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, type: this.type, link: `${LINK}#${this.code}` };
  }
}

/** A request whose shape is not understood. */
export function badRequest(message: string): SearchError {
  return new SearchError(400, "bad_request", message);
}
