import { graphql } from "../graphql.ts";

export const GetConcepts = graphql(`
  query getConcepts($filters: ConceptFiltersInput, $locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    concepts(filters: $filters, locale: $locale, sort: ["order:asc", "title:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          level
          readingMinutes
          order
          updatedAt
          categories { data { documentId attributes { name slug } } }
          cover { data { attributes { url alternativeText width height formats } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

/** The concepts and what is to be known before each, for where all are shown at once. */
export const GetConceptMap = graphql(`
  query getConceptMap($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    concepts(locale: $locale, sort: ["order:asc", "title:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        documentId
        attributes {
          title
          slug
          categories(pagination: { limit: 1 }) { data { attributes { slug } } }
          prerequisites { data { attributes { slug } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

export const GetConcept = graphql(`
  query getConcept($slug: String!, $locale: I18NLocaleCode) {
    concepts(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          body
          level
          readingMinutes
          order
          locale
          updatedAt
          publishedAt
          cover { data { attributes { url alternativeText width height formats } } }
          categories { data { documentId attributes { name slug order } } }
          related { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          prerequisites { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          quiz { data { documentId attributes { title slug } } }
          seo { metaTitle metaDescription noIndex shareImage { data { attributes { url alternativeText width height } } } }
          localizations { data { attributes { locale } } }
        }
      }
    }
  }
`);

export const GetCategories = graphql(`
  query getCategories($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 50) {
    categories(locale: $locale, sort: ["order:asc", "name:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          name
          slug
          description
          icon
          order
          concepts(sort: ["order:asc"], pagination: { limit: 100 }) {
            data { documentId attributes { title slug description level readingMinutes order } }
          }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);
