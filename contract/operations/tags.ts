import { graphql } from "../graphql.ts";

/** The names of tags in a language: entries that are not translated bear theirs in their own. */
export const GetTags = graphql(`
  query getTags($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 24) {
    tags(locale: $locale, sort: ["slug:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { attributes { name slug } }
      meta { pagination { total page pageSize pageCount } }
    }
  }
`);
