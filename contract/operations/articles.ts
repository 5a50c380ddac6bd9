import { graphql } from "../graphql.ts";

export const GetArticles = graphql(`
  query getArticles($filters: ArticleFiltersInput, $locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    articles(filters: $filters, locale: $locale, sort: ["publishedOn:desc", "title:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          keywords
          publishedOn
          readingMinutes
          updatedAt
          cover { data { attributes { url alternativeText width height formats } } }
          author { data { attributes { name slug } } }
          tags { data { attributes { name slug } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

export const GetArticle = graphql(`
  query getArticle($slug: String!, $locale: I18NLocaleCode) {
    articles(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          keywords
          body
          publishedOn
          readingMinutes
          locale
          updatedAt
          cover { data { attributes { url alternativeText width height formats } } }
          author { data { attributes { name slug role bio href avatar { data { attributes { url alternativeText width height formats } } } } } }
          tags { data { attributes { name slug } } }
          concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
          seo { metaTitle metaDescription noIndex shareImage { data { attributes { url alternativeText width height } } } }
          localizations { data { attributes { locale } } }
        }
      }
    }
  }
`);
