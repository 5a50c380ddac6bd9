import type { GraphQLFieldResolver } from "graphql";
import { listVideoLanguages } from "../content/video-languages.ts";
import type { RequestContext } from "./context.ts";

/** `videoLanguages`: in which language recordings are spoken. */
export const answerVideoLanguages: GraphQLFieldResolver<unknown, RequestContext> = (_, __, { content, budget }) => {
  const languages = listVideoLanguages(content);
  budget.answer(languages.length);
  return languages;
};
