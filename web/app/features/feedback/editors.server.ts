import {
  AnswerPageFeedback,
  ClosePageFeedback,
  GetPageFeedbackEntries,
} from "@learn-bittensor/contract/operations/page-feedback";
import { data } from "react-router";
import { type ContentClient, ContentRefused } from "#app/site/content-client.server.ts";
import type { RefusedAnswer, STATES } from "./feedback-inbox.tsx";

/** What readers told. @throws {Response} 403 for whoever is no editor */
export async function listFeedback(content: ContentClient, state: (typeof STATES)[number]) {
  try {
    return (await content.query(GetPageFeedbackEntries, { state })).pageFeedbackEntries;
  } catch (error) {
    throw forEditorsOnly(error);
  }
}

/** Does what an editor's form asks for; answers what was not taken, or null. @throws {Response} 403 for whoever is no editor */
export async function settleFeedback(content: ContentClient, form: FormData): Promise<RefusedAnswer | null> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [number, answer, page] = [Number(textOf("number")), textOf("answer"), textOf("page").trim()];
  if (!Number.isInteger(number)) throw data("no number", { status: 400 });
  try {
    if (form.get("what") === "close") await content.query(ClosePageFeedback, { number });
    else await content.query(AnswerPageFeedback, { number, answer, page: page || null });
    return null;
  } catch (error) {
    if (error instanceof ContentRefused && error.code !== "FORBIDDEN") return { number, answer, page };
    throw forEditorsOnly(error);
  }
}

function forEditorsOnly(error: unknown): unknown {
  return error instanceof ContentRefused ? data("for editors only", { status: 403 }) : error;
}
