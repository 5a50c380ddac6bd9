import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import { TEXT_KINDS } from "../content/text-kinds.ts";
import type { RequestContext } from "./context.ts";

type Arguments = { kind: string; slug?: string | null; locale?: string | null };

/** `textNotes`: what a text is built on, or all texts of a kind together where no slug is given. */
export const answerTextNotes: GraphQLFieldResolver<unknown, RequestContext, Arguments> = (
  _,
  { kind, slug, locale },
  { content, budget },
) => {
  const type = TEXT_KINDS[kind]?.type;
  const asked = locale ?? DEFAULT_LOCALE;
  if (!type || !isLocale(asked)) return null;
  const notes =
    slug === undefined || slug === null ? content.notes.ofType(type, asked) : content.notes.find(type, slug, asked);
  budget.answer(1 + (notes?.facts.length ?? 0));
  return notes;
};
