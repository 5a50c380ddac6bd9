import { graphql } from "../graphql.ts";

export const GetGetStartedSteps = graphql(`
  query getGetStartedSteps($locale: I18NLocaleCode) {
    getStartedSteps(locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { title slug summary icon order action { label href external kind } } }
    }
  }
`);

export const GetGetStartedStep = graphql(`
  query getGetStartedStep($slug: String!, $locale: I18NLocaleCode) {
    getStartedSteps(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          summary
          body
          icon
          order
          locale
          updatedAt
          action { label href external kind }
          concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          localizations { data { attributes { locale } } }
        }
      }
    }
  }
`);
