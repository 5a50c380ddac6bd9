import { graphql } from "../graphql.ts";

export const ExportSearchIndex = graphql(`
  query exportSearchIndex($locale: I18NLocaleCode, $page: Int = 1, $pageSize: Int = 100) {
    concepts(locale: $locale, sort: ["order:asc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { title description body slug categories(sort: ["order:asc"]) { data { attributes { name slug } } } } }
      meta { pagination { pageCount } }
    }
    subnets(locale: $locale, sort: ["documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { name description body slug mainnetId symbol comingSoon team { data { attributes { name } } } tags { data { attributes { name } } } } }
      meta { pagination { pageCount } }
    }
    guides(locale: $locale, sort: ["order:asc", "documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { title description slug sections(pagination: { limit: 100 }) { introduction } } }
      meta { pagination { pageCount } }
    }
    articles(locale: $locale, sort: ["documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { title description keywords body slug } }
      meta { pagination { pageCount } }
    }
    applications(locale: $locale, sort: ["documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { name description link slug comingSoon } }
      meta { pagination { pageCount } }
    }
    teams(locale: $locale, sort: ["documentId:asc"], pagination: { page: $page, pageSize: $pageSize }) {
      data { documentId attributes { name slug subnets(pagination: { limit: 100 }) { data { attributes { name } } } } }
      meta { pagination { pageCount } }
    }
  }
`);

/** The same of a few texts. */
export const ExportSearchTexts = graphql(`
  query exportSearchTexts($locale: I18NLocaleCode, $documentIds: [ID]) {
    concepts(filters: { documentId: { in: $documentIds } }, locale: $locale, pagination: { limit: 100 }) {
      data { documentId attributes { title description body slug categories(sort: ["order:asc"]) { data { attributes { name slug } } } } }
    }
    guides(filters: { documentId: { in: $documentIds } }, locale: $locale, pagination: { limit: 100 }) {
      data { documentId attributes { title description slug sections(pagination: { limit: 100 }) { introduction } } }
    }
    articles(filters: { documentId: { in: $documentIds } }, locale: $locale, pagination: { limit: 100 }) {
      data { documentId attributes { title description keywords body slug } }
    }
    applications(filters: { documentId: { in: $documentIds } }, locale: $locale, pagination: { limit: 100 }) {
      data { documentId attributes { name description link slug comingSoon } }
    }
    subnets(filters: { documentId: { in: $documentIds } }, locale: $locale, pagination: { limit: 100 }) {
      data { documentId attributes { name description body slug mainnetId symbol comingSoon team { data { attributes { name } } } tags { data { attributes { name } } } } }
    }
  }
`);
