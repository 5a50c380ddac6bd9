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

/** What the terms are called: a twentieth of the glossary. */
export const GetTermNames = graphql(`
  query getTermNames($locale: I18NLocaleCode) {
    glossary(locale: $locale) {
      key
      name
    }
  }
`);
