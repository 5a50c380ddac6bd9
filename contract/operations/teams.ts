import { graphql } from "../graphql.ts";

export const GetTeams = graphql(`
  query getTeams($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    teams(locale: $locale, sort: ["name:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          name
          slug
          description
          logo { data { attributes { url alternativeText width height formats } } }
          links(pagination: { limit: 100 }) { id label href external kind }
          subnets(sort: ["mainnetId:asc"], pagination: { limit: 100 }) { data { attributes { name slug mainnetId symbol } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);
