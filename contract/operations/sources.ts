import { graphql } from "../graphql.ts";

/** One entry of each searched source, where there is any. */
export const FindSources = graphql(`
  query findSources($locale: I18NLocaleCode) {
    concepts(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
    articles(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
    subnets(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
    applications(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
    teams(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
    guides(locale: $locale, pagination: { pageSize: 1 }) { data { documentId } }
  }
`);
