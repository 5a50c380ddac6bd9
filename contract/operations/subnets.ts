import { graphql } from "../graphql.ts";

export const GetSubnets = graphql(`
  query getSubnets($filters: SubnetFiltersInput, $locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    subnets(filters: $filters, locale: $locale, sort: ["order:asc", "mainnetId:asc", "name:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data {
        id
        documentId
        attributes {
          name
          slug
          mainnetId
          symbol
          description
          comingSoon
          order
          updatedAt
          logo { data { attributes { url alternativeText width height formats } } }
          team { data { attributes { name slug } } }
          tags { data { attributes { name slug } } }
        }
      }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

/** The names and numbers of subnets alone, for where all are shown at once. */
export const GetSubnetNames = graphql(`
  query getSubnetNames($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    subnets(filters: { mainnetId: { notNull: true } }, locale: $locale, sort: ["mainnetId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { name mainnetId } }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);

const SubnetDetail = graphql(`
  fragment SubnetDetail on Subnet @_unmask {
    name
    slug
    mainnetId
    testnetId
    symbol
    description
    body
    comingSoon
    locale
    updatedAt
    logo { data { attributes { url alternativeText width height formats } } }
    team { data { attributes { name slug description links { label href external kind } } } }
    tags { data { attributes { name slug } } }
    links(pagination: { limit: 100 }) { id label href external kind }
    concepts { data { documentId attributes { title slug description level categories(pagination: { limit: 1 }) { data { attributes { slug } } } } } }
    seo { metaTitle metaDescription noIndex shareImage { data { attributes { url alternativeText width height } } } }
    localizations { data { attributes { locale } } }
  }
`);

export const GetSubnetByMainnetId = graphql(
  `
  query getSubnetByMainnetId($mainnetId: Int!, $locale: I18NLocaleCode) {
    subnets(filters: { mainnetId: { eq: $mainnetId } }, locale: $locale, pagination: { limit: 1 }) {
      data { id documentId attributes { ...SubnetDetail } }
    }
  }
`,
  [SubnetDetail],
);

export const GetSubnetBySlug = graphql(
  `
  query getSubnetBySlug($slug: String!, $locale: I18NLocaleCode) {
    subnets(filters: { slug: { eq: $slug } }, locale: $locale, pagination: { limit: 1 }) {
      data { id documentId attributes { ...SubnetDetail } }
    }
  }
`,
  [SubnetDetail],
);
