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

/** The terms without the texts that use them: a third of the glossary, and a tenth of the time of a Strapi. */
export const GetTerms = graphql(`
  query getTerms($locale: I18NLocaleCode) {
    glossary(locale: $locale) {
      key
      name
      definition
      concept
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
