import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import type { RequestContext } from "./context.ts";

/** `emissionShares`: the part of all emission that each subnet had, where its entry says so, the largest first. */
export const answerEmissionShares: GraphQLFieldResolver<unknown, RequestContext> = (_, __, { content, budget }) => {
  const shares = content
    .list("Subnet", DEFAULT_LOCALE)
    .flatMap(({ mainnetId, emissionShare, emissionShareOn }) =>
      typeof mainnetId === "number" && typeof emissionShare === "number" && typeof emissionShareOn === "string"
        ? { mainnetId, share: emissionShare, on: emissionShareOn }
        : [],
    )
    .sort((one, other) => other.share - one.share);
  budget.answer(shares.length);
  return shares;
};
