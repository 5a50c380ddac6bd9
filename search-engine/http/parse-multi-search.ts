import { checkIndexUid } from "../create-search-engine.ts";
import { isCount, isJsonObject, isStringArray, type JsonObject } from "../json.ts";
import { badRequest, SearchError } from "../search-error.ts";
import { DEFAULT_QUERY, type SearchQuery } from "../search-query.ts";
import type { SearchBounds } from "./search-bounds.ts";

const MAX_QUERIES = 50;

/** What a field may hold, said in words, and how it is read; `undefined` where it may not hold the value. */
type Reader<Value> = {
  expected: (bounds: SearchBounds) => string;
  read: (value: unknown, bounds: SearchBounds) => Value | undefined;
};

const COUNT: Reader<number> = {
  expected: () => "a whole number from 0",
  read: (value) => (isCount(value) ? value : undefined),
};
/** More are cut, as those are that no page can reach. */
const HITS: Reader<number> = {
  ...COUNT,
  read: (value, { mostHits }) => (isCount(value) ? Math.min(value, mostHits) : undefined),
};
const TEXT: Reader<string> = {
  expected: () => "a string",
  read: (value) => (typeof value === "string" ? value : undefined),
};
const TAG: Reader<string> = {
  expected: ({ longestTag }) => `a string of at most ${longestTag} characters`,
  read: (value, { longestTag }) => (typeof value === "string" && value.length <= longestTag ? value : undefined),
};
const FLAG: Reader<boolean> = {
  expected: () => "a boolean",
  read: (value) => (typeof value === "boolean" ? value : undefined),
};
const NAMES: Reader<readonly string[]> = {
  expected: () => "a list of strings",
  read: (value) => (isStringArray(value) ? value : undefined),
};
const STRATEGY: Reader<SearchQuery["matchingStrategy"]> = {
  expected: () => "`last` or `all`",
  read: (value) => (value === "last" || value === "all" ? value : undefined),
};

/** The same field, where null means that it is left out. */
function orNull<Value, Absent>({ expected, read }: Reader<Value>, absent: Absent): Reader<Value | Absent> {
  return {
    expected: (bounds) => `${expected(bounds)} or null`,
    read: (value, bounds) => (value === null ? absent : read(value, bounds)),
  };
}

type Fields = Omit<SearchQuery, "indexUid">;

const FIELDS: { [Field in keyof Fields]: Reader<Fields[Field]> & { code: string } } = {
  q: { ...orNull(TEXT, DEFAULT_QUERY.q), code: "q" },
  limit: { ...HITS, code: "limit" },
  offset: { ...COUNT, code: "offset" },
  page: { ...orNull(COUNT, null), code: "page" },
  hitsPerPage: { ...orNull(HITS, null), code: "hits_per_page" },
  attributesToRetrieve: {
    ...orNull(NAMES, DEFAULT_QUERY.attributesToRetrieve),
    code: "attributes_to_retrieve",
  },
  attributesToHighlight: {
    ...orNull(NAMES, DEFAULT_QUERY.attributesToHighlight),
    code: "attributes_to_highlight",
  },
  attributesToCrop: { ...orNull(NAMES, DEFAULT_QUERY.attributesToCrop), code: "attributes_to_crop" },
  cropLength: { ...COUNT, code: "crop_length" },
  cropMarker: { ...TAG, code: "crop_marker" },
  highlightPreTag: { ...TAG, code: "highlight_pre_tag" },
  highlightPostTag: { ...TAG, code: "highlight_post_tag" },
  attributesToSearchOn: { ...orNull(NAMES, null), code: "attributes_to_search_on" },
  matchingStrategy: { ...STRATEGY, code: "matching_strategy" },
  showMatchesPosition: { ...FLAG, code: "show_matches_position" },
};

/**
 * The queries of a multi-search.
 *
 * @throws {SearchError} where the body has another shape; in a query, the message names it: `.queries[1]`
 */
export function parseMultiSearch(body: unknown, bounds: SearchBounds): SearchQuery[] {
  if (!isJsonObject(body)) throw badRequest("Invalid value type: expected an object.");
  const unknown = Object.keys(body).find((name) => name !== "queries");
  if (unknown !== undefined) throw badRequest(`Unknown field \`${unknown}\`: expected \`queries\`.`);
  if (body.queries === undefined) throw badRequest("Missing field `queries`.");
  if (!Array.isArray(body.queries)) throw badRequest("Invalid value type at `.queries`: expected a list.");
  if (body.queries.length > MAX_QUERIES) {
    throw badRequest(`Too many queries: expected at most ${MAX_QUERIES}, got ${body.queries.length}.`);
  }
  return body.queries.map((query, number) => parseQuery(query, `.queries[${number}]`, bounds));
}

function parseQuery(query: unknown, at: string, bounds: SearchBounds): SearchQuery {
  if (!isJsonObject(query)) throw badRequest(`Invalid value type at \`${at}\`: expected an object.`);
  for (const name of Object.keys(query)) {
    if (name === "indexUid" || Object.hasOwn(FIELDS, name)) continue;
    const known = ["indexUid", ...Object.keys(FIELDS)].map((field) => `\`${field}\``).join(", ");
    throw badRequest(`Unknown field \`${name.slice(0, 60)}\` inside \`${at}\`: expected one of ${known}.`);
  }
  return { indexUid: parseIndexUid(query, at), ...parseFields(query, at, bounds) };
}

function parseIndexUid({ indexUid }: JsonObject, at: string): string {
  if (indexUid === undefined) {
    throw new SearchError(400, "missing_index_uid", `Missing field \`indexUid\` inside \`${at}\`.`);
  }
  try {
    checkIndexUid(indexUid);
    return indexUid;
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    throw new SearchError(error.status, error.code, `Invalid value at \`${at}.indexUid\`: ${error.message}`);
  }
}

function parseFields(query: JsonObject, at: string, bounds: SearchBounds): Fields {
  const parse = <Field extends keyof Fields>(name: Field): Fields[Field] => {
    if (query[name] === undefined) return DEFAULT_QUERY[name];
    const { code, expected, read } = FIELDS[name];
    const value = read(query[name], bounds);
    if (value !== undefined) return value;
    const message = `Invalid value at \`${at}.${name}\`: expected ${expected(bounds)}.`;
    throw new SearchError(400, `invalid_search_${code}`, message);
  };
  return {
    q: parse("q"),
    limit: parse("limit"),
    offset: parse("offset"),
    page: parse("page"),
    hitsPerPage: parse("hitsPerPage"),
    attributesToRetrieve: parse("attributesToRetrieve"),
    attributesToHighlight: parse("attributesToHighlight"),
    attributesToCrop: parse("attributesToCrop"),
    cropLength: parse("cropLength"),
    cropMarker: parse("cropMarker"),
    highlightPreTag: parse("highlightPreTag"),
    highlightPostTag: parse("highlightPostTag"),
    attributesToSearchOn: parse("attributesToSearchOn"),
    matchingStrategy: parse("matchingStrategy"),
    showMatchesPosition: parse("showMatchesPosition"),
  };
}
