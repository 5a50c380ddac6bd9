import type { GraphQLFieldResolver } from "graphql";
import { listMiningNeeds } from "../content/mining-needs.ts";
import type { RequestContext } from "./context.ts";

/** `miningNeeds`: what subnets ask of who wants to mine in them. */
export const answerMiningNeeds: GraphQLFieldResolver<unknown, RequestContext> = (_, __, { content, budget }) => {
  const needs = listMiningNeeds(content);
  budget.answer(needs.length);
  return needs;
};
