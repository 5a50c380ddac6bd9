import { graphql } from "../graphql.ts";

export const GetVideos = graphql(`
  query getVideos($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    videos(locale: $locale, sort: ["order:asc", "title:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          title
          slug
          description
          url
          provider
          durationSeconds
          recordedOn
          order
          thumbnail { data { attributes { url alternativeText width height formats } } }
          captions { data { attributes { url name ext mime size } } }
          tags { data { attributes { name slug } } }
          concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);
