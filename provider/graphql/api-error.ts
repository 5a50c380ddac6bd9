import { GraphQLError } from "graphql";

/** The names of the contract's errors and the codes they come with. */
const CODES = {
  ApplicationError: "STRAPI_APPLICATION_ERROR",
  ForbiddenError: "FORBIDDEN",
  NotFoundError: "STRAPI_NOT_FOUND_ERROR",
  PaginationError: "STRAPI_PAGINATION_ERROR",
  RateLimitError: "STRAPI_RATE_LIMIT_ERROR",
  ValidationError: "BAD_USER_INPUT",
} as const;

/** An error of the contract, for a field that cannot be answered. Visitors read its message: no internals. */
export function createApiError(name: keyof typeof CODES, message: string, details: object = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code: CODES[name], error: { name, message, details } } });
}

/** What an operation answers that the viewer is not granted. */
export function createForbiddenError(): GraphQLError {
  return createApiError("ForbiddenError", "Forbidden access");
}
