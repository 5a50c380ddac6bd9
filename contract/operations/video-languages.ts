import { graphql } from "../graphql.ts";

export const GetVideoLanguages = graphql(`
  query getVideoLanguages {
    videoLanguages { slug language }
  }
`);
