import { DEFAULT_LOCALE, isLocale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `protocolChanges`: what changed in the protocol, told in a language. */
export const answerProtocolChanges: GraphQLFieldResolver<unknown, RequestContext, { locale?: string | null }> = (
  _,
  { locale },
  { content, budget },
) => {
  const asked = locale ?? DEFAULT_LOCALE;
  const changes = isLocale(asked) ? content.protocolChanges(asked) : [];
  budget.answer(changes.reduce((sum, { texts, sources }) => sum + 3 + texts.length + sources.length, 0));
  return changes;
};
