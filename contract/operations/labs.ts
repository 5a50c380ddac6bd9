import { graphql } from "../graphql.ts";

export const GetLabs = graphql(`
  query getLabs($locale: I18NLocaleCode) {
    labs(locale: $locale, sort: ["order:asc", "title:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { title slug summary widget comingSoon order cover { data { attributes { url alternativeText width height formats } } } } }
    }
  }
`);

export const GetLab = graphql(`
  query getLab($slug: String!, $locale: I18NLocaleCode) {
    labs(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data {
        id
        documentId
        attributes { title slug summary body widget settings comingSoon locale cover { data { attributes { url alternativeText width height formats } } } concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } } localizations { data { attributes { locale } } } }
      }
    }
  }
`);
