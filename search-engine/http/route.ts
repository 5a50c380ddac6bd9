import { checkIndexUid } from "../create-search-engine.ts";
import { type Action, invalidKey, type Permission } from "./api-keys.ts";

/** What a route needs to know of a request. */
export type RoutedRequest = {
  request: Request;
  url: URL;
  /** What stands in the place of `:name` in the path of the route. */
  parameters: Record<string, string>;
} & Permission;

/** `json` is the text of the body; without it the answer has none. */
export type Answer = { status: number; json?: string };

export type Route = {
  method: string;
  /** With parameters: `/indexes/:uid/stats`. */
  path: string;
  /** What the key must allow; null needs no key. */
  action: Action | null;
  answer: (request: RoutedRequest) => Promise<Answer>;
};

/**
 * The index that the path names.
 *
 * @throws {SearchError} where no index can have this name, or the key may not use it
 */
export function indexOf({ parameters, mayUse }: RoutedRequest): string {
  const { uid } = parameters;
  checkIndexUid(uid);
  if (!mayUse(uid)) throw invalidKey();
  return uid;
}

/** A success with a body. */
export function toAnswer(value: unknown, status = 200): Answer {
  return { status, json: JSON.stringify(value) };
}
