import { graphql } from "../graphql.ts";

export const GetSiteNotices = graphql(`
  query getSiteNotices($locale: I18NLocaleCode, $now: DateTime!) {
    siteNotices(
      locale: $locale
      filters: {
        and: [
          { or: [{ startsAt: { null: true } }, { startsAt: { lte: $now } }] }
          { or: [{ endsAt: { null: true } }, { endsAt: { gte: $now } }] }
        ]
      }
    ) {
      data { id documentId attributes { key message tone dismissible startsAt endsAt action { label href external kind } } }
    }
  }
`);
