import { graphql } from "../graphql.ts";

export const GetGuides = graphql(`
  query getGuides($filters: GuideFiltersInput, $locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    guides(filters: $filters, locale: $locale, sort: ["order:asc", "title:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          difficulty
          durationMinutes
          order
          updatedAt
          cover { data { attributes { url alternativeText width height formats } } }
          tags { data { attributes { name slug } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

export const GetGuide = graphql(`
  query getGuide($slug: String!, $locale: I18NLocaleCode) {
    guides(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          difficulty
          durationMinutes
          locale
          updatedAt
          cover { data { attributes { url alternativeText width height formats } } }
          sections(pagination: { limit: 100 }) {
            id
            anchor
            title
            introduction
            steps(pagination: { limit: 100 }) { id title body }
          }
          tags { data { attributes { name slug } } }
          concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          seo { metaTitle metaDescription noIndex shareImage { data { attributes { url alternativeText width height } } } }
          localizations { data { attributes { locale } } }
        }
      }
    }
  }
`);
