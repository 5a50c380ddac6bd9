import { graphql } from "../graphql.ts";

export const GetMenu = graphql(`
  query getMenu($slug: String, $locale: I18NLocaleCode) {
    menus(filters: { slug: { eq: $slug } }, locale: $locale) {
      data {
        id
        attributes {
          slug
          items {
            __typename
            ... on ComponentMenuItem {
              id
              label
              href
              external
              comingSoon
              prominent
              link { data { id attributes { name href external } } }
              children(pagination: { limit: 100 }) {
                id
                label
                entries(pagination: { limit: 100 }) {
                  id
                  label
                  description
                  href
                  external
                  comingSoon
                  icon
                  link { data { id attributes { name href external } } }
                }
              }
            }
          }
          additional {
            __typename
            ... on ComponentMenuRootText { id text }
            ... on ComponentMenuFooterInfo { id rights note }
            ... on ComponentMenuSideItems {
              id
              login { data { id attributes { name href } } }
              profile { data { id attributes { name href } } }
            }
          }
        }
      }
    }
  }
`);
