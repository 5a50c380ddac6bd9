import type { GraphQLFieldResolver } from "graphql";
import { listEmissionShares } from "../content/emission-shares.ts";
import type { RequestContext } from "./context.ts";

/** `emissionShares`: what is known of the subnets' parts of all emission. */
export const answerEmissionShares: GraphQLFieldResolver<unknown, RequestContext> = (_, __, { content, budget }) => {
  const shares = listEmissionShares(content);
  budget.answer(shares.length);
  return shares;
};
