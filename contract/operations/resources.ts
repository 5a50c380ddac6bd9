import { graphql } from "../graphql.ts";

export const GetResources = graphql(`
  query getResources($locale: I18NLocaleCode) {
    resources(locale: $locale, sort: ["order:asc", "title:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { title slug description href pages issuedOn order file { data { attributes { url name ext mime size } } } } }
    }
  }
`);
