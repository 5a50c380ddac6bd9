import { graphql } from "../graphql.ts";

export const GetCorrections = graphql(`
  query getCorrections($locale: I18NLocaleCode) {
    corrections(locale: $locale) {
      key
      title
      wrong
      right
      wrongSince
      correctedOn
      texts { kind slug title category }
      sources { ref href }
    }
  }
`);
