import type { Json, JsonObject } from "../json.ts";

/** The format of the executable cases, as the search contract describes it. */
export type CaseFile = { fixtures: Record<string, Fixture>; cases: readonly Case[] };

export type Fixture = { primaryKey: string; settings: JsonObject; documents: JsonObject[] };

export type Case = SearchCase | HttpCase;

type CaseHead = { id: string; level: "must" | "should"; lang: string; feature: string; note?: string };

export type SearchCase = CaseHead & {
  kind: "search";
  fixture: string;
  request: JsonObject;
  expect: SearchExpectation;
};

export type HttpCase = CaseHead & {
  kind: "http";
  request: {
    route: string;
    headers?: Record<string, string | null>;
    body?: Json;
    rawBody?: string;
    fixtures?: string[];
  };
  expect: HttpExpectation;
};

/** What must hold of the result of a query; all that are present. */
export type SearchExpectation = {
  ids?: Json[];
  set?: Json[];
  first?: Json;
  contains?: Json[];
  excludes?: Json[];
  countAtMost?: number;
  total?: number;
  noFormatted?: boolean;
  formatted?: Record<string, JsonObject>;
  formattedContains?: Json;
  maxMillis?: number;
  never5xx?: boolean;
  status?: number | number[];
};

export type HttpExpectation = {
  status?: number | number[];
  error?: { code?: string; type?: string; messageContains?: string };
  results?: JsonObject[];
  json?: Json;
  headers?: Record<string, string>;
  maxMillis?: number;
  never5xx?: boolean;
};
