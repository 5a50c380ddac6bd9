import { graphql } from "../graphql.ts";

export const GetApplications = graphql(`
  query getApplications($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    applications(locale: $locale, sort: ["order:asc", "name:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          name
          slug
          description
          link
          comingSoon
          order
          icon { data { attributes { url alternativeText width height formats } } }
          categories { data { attributes { name slug } } }
          subnets { data { attributes { name slug mainnetId } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);
