import type { VariablesOf } from "@learn-bittensor/contract/graphql";
import type { Locale } from "@learn-bittensor/contract/locales";
import {
  CountInClass,
  CreateClass,
  EndClass,
  GetClassCounts,
  GetClassLimits,
  GetClassToRead,
} from "@learn-bittensor/contract/operations/classes";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import type { Site } from "#app/site/site.server.ts";

type CountInput = VariablesOf<typeof CountInClass>["input"];

/** What a class may have; null where none are made, as by a provider without that part and in a copy made of files. */
export async function getClassLimits(site: Site) {
  if (site.isStaticExport) return null;
  try {
    return (await site.content.query(GetClassLimits, {})).classLimits;
  } catch (error) {
    if (error instanceof ContentRefused) return null;
    throw error;
  }
}

/** Whether a page leads to where classes are made: what cannot be found out leads nowhere. */
export async function takesClasses(site: Site): Promise<boolean> {
  try {
    return (await getClassLimits(site)) !== null;
  } catch (cause) {
    site.log({ level: "warn", message: "no classes are made", cause });
    return false;
  }
}

export interface NewClass {
  locale: Locale;
  steps: string[];
  quiz: string | null;
  questions: string[];
}

export type MadeClass = Awaited<ReturnType<typeof createClass>>;

/** @throws {ContentRefused} where the provider makes none of it */
export async function createClass(content: ContentClient, input: NewClass) {
  return (await content.query(CreateClass, { input })).createClass;
}

/** Null for a key of none, also of a class that has ended. */
export async function getClassToRead(content: ContentClient, key: string) {
  return (await content.query(GetClassToRead, { key })).classToRead;
}

export async function getClassCounts(content: ContentClient, key: string) {
  return (await content.query(GetClassCounts, { key })).classCounts;
}

/** False where there is no such class any more. */
export async function countInClass(content: ContentClient, input: CountInput): Promise<boolean> {
  return orGone(async () => (await content.query(CountInClass, { input })).countInClass.ok);
}

export async function endClass(content: ContentClient, key: string): Promise<boolean> {
  return orGone(async () => (await content.query(EndClass, { key })).endClass.ok);
}

async function orGone(ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ContentRefused && error.code === "STRAPI_NOT_FOUND_ERROR") return false;
    throw error;
  }
}

const A_MINUTE_SECONDS = 60;

/** How long to wait where a provider refused for too much; null where it refused for something else. */
export function waitAfter(error: unknown): string | null {
  if (!(error instanceof ContentRefused) || error.code !== "STRAPI_RATE_LIMIT_ERROR") return null;
  return String(error.retryAfterSeconds ?? A_MINUTE_SECONDS);
}
