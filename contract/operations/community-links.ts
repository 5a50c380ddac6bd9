import { graphql } from "../graphql.ts";

export const GetCommunityLinks = graphql(`
  query getCommunityLinks($locale: I18NLocaleCode) {
    communityLinks(locale: $locale, sort: ["order:asc", "name:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { name description href kind icon order } }
    }
  }
`);
