import { graphql } from "../graphql.ts";

export const GetGlossary = graphql(`
  query getGlossary($locale: I18NLocaleCode) {
    glossary(locale: $locale) {
      key
      name
      definition
      concept
      related
      usedIn { kind slug title category }
    }
  }
`);
