import { graphql } from "../graphql.ts";

export const GetFaqs = graphql(`
  query getFaqs($locale: I18NLocaleCode) {
    faqs(locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { id documentId attributes { question anchor answer topic order } }
    }
  }
`);
