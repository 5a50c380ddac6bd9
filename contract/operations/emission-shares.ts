import { graphql } from "../graphql.ts";

export const GetEmissionShares = graphql(`
  query getEmissionShares {
    emissionShares { mainnetId share on }
  }
`);
