import type { Locale } from "@learn-bittensor/contract/locales";
import { GetPageFeedbackLimits, SendPageFeedback } from "@learn-bittensor/contract/operations/page-feedback";
import { data } from "react-router";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { REASONS, type Reason } from "./feedback-address.ts";

const LONGEST_PAGE = 300;
export const LONGEST_ABOUT = 300;
const ANYWHERE = "https://site.invalid";
const A_MINUTE_SECONDS = 60;

/** What somebody typed or ticked. */
export interface Told {
  page: string;
  clear: boolean | null;
  reasons: Reason[];
  about: string;
  message: string;
}

export type FeedbackFault = "empty" | "long" | "refused" | "tooMany" | "unavailable" | "secret";

/** What became of a form that was not taken: what was typed, unless that is a secret. */
export interface FeedbackRefusal {
  fault: FeedbackFault;
  told: Told;
}

/** How long a text may be, in characters; null where nothing is taken, as by a provider that has no such part. */
export async function getFeedbackLimits(site: Site): Promise<{ longestMessage: number } | null> {
  if (site.isStaticExport) return null;
  try {
    return (await site.content.query(GetPageFeedbackLimits, {})).pageFeedbackLimits;
  } catch (cause) {
    site.log({ level: "warn", message: "no feedback is taken", cause });
    return null;
  }
}

/** The path of this site that a text names; the home page where it names none. */
export function parsePage(text: unknown): string {
  if (typeof text !== "string" || text.length > LONGEST_PAGE || !/^\/(?![/\\])[^\\\s\p{C}]*$/u.test(text)) return "/";
  const url = URL.parse(text, ANYWHERE);
  return url?.origin === ANYWHERE ? url.pathname + url.hash : "/";
}

export function parseReasons(names: readonly unknown[]): Reason[] {
  return REASONS.filter((reason) => names.includes(reason));
}

export function parseTold(form: FormData): Told {
  const clear = form.get("clear");
  return {
    page: parsePage(form.get("page")),
    clear: clear === "yes" ? true : clear === "no" ? false : null,
    reasons: parseReasons(form.getAll("reason")),
    about: textOf(form.get("about")),
    message: textOf(form.get("message")),
  };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}

/** Whether it says nothing but that a page was clear. */
export function isMereYes({ clear, reasons, about, message }: Told): boolean {
  return clear === true && reasons.length === 0 && about === "" && message === "";
}

interface Sending {
  /** A client for whoever sends it, and as nobody. */
  content: ContentClient;
  locale: Locale;
  longestMessage: number;
  isSecret: (text: string) => Promise<boolean>;
}

/** Hands on what was told; answers its number, or why it was not taken. */
export async function sendFeedback(told: Told, { content, locale, longestMessage, isSecret }: Sending) {
  const { page, clear, reasons, about, message } = told;
  const refuse = (fault: FeedbackFault, init: ResponseInit, shown = told) =>
    data<FeedbackRefusal>(
      { fault, told: shown },
      { ...init, headers: { "Cache-Control": "no-store", ...init.headers } },
    );
  if (await isSecret([about, message].join("\n"))) {
    return refuse("secret", { status: 400 }, { ...told, about: "", message: "" });
  }
  if (message.length > longestMessage || about.length > LONGEST_ABOUT) return refuse("long", { status: 400 });
  const saysMore = reasons.length > 0 || about !== "" || message !== "";
  if (clear !== true && !saysMore) return refuse("empty", { status: 400 });
  try {
    const input = { page, locale, clear, reasons, about: about || null, message: message || null };
    return (await content.query(SendPageFeedback, { input })).sendPageFeedback.number;
  } catch (error) {
    if (isOutage(error)) return refuse("unavailable", { status: 503 });
    if (!(error instanceof ContentRefused)) throw error;
    if (error.code !== "STRAPI_RATE_LIMIT_ERROR") return refuse("refused", { status: 400 });
    const seconds = String(error.retryAfterSeconds ?? A_MINUTE_SECONDS);
    return refuse("tooMany", { status: 429, headers: { "Retry-After": seconds } });
  }
}

/** What the content client throws where the provider is away. */
function isOutage(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("init" in error)) return false;
  const { init } = error;
  return typeof init === "object" && init !== null && "status" in init && init.status === 503;
}
