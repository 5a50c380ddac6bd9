import { graphql } from "../graphql.ts";

export const GetPage = graphql(`
  query getPage($slug: String!, $locale: I18NLocaleCode) {
    pages(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          locale
          updatedAt
          blocks {
            __typename
            ... on ComponentBlocksHero { id heading subheading primary { label href external kind } secondary { label href external kind } image { data { attributes { url alternativeText width height formats } } } }
            ... on ComponentBlocksText { id heading body }
            ... on ComponentBlocksCardGrid { id heading cards(pagination: { limit: 100 }) { id title text href external icon } }
            ... on ComponentBlocksFigure { id caption alt image { data { attributes { url alternativeText width height formats } } } }
            ... on ComponentBlocksCallToAction { id heading text action { label href external kind } }
            ... on ComponentBlocksFeatured { id heading concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } } guides { data { documentId attributes { title slug description difficulty durationMinutes } } } }
          }
          seo { metaTitle metaDescription noIndex shareImage { data { attributes { url alternativeText width height } } } }
          localizations { data { attributes { locale } } }
        }
      }
    }
  }
`);
