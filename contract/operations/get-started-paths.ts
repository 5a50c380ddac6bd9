import { graphql } from "../graphql.ts";

export const GetGetStartedPaths = graphql(`
  query getGetStartedPaths($locale: I18NLocaleCode) {
    getStartedPaths(locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { title slug summary icon order steps(pagination: { limit: 100 }) { data { attributes { slug } } } } }
    }
  }
`);
