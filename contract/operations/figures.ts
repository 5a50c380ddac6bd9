import { graphql } from "../graphql.ts";

/** The first texts of each kind that ask for a figure: `mark` is what stands in them, `name="clip"`. */
export const FindFigure = graphql(`
  query findFigure($mark: String!, $locale: I18NLocaleCode) {
    concepts(filters: { body: { contains: $mark } }, locale: $locale, sort: ["order:asc"], pagination: { limit: 1 }) {
      data { documentId attributes { title slug body categories(pagination: { limit: 1 }) { data { attributes { slug } } } } }
    }
    getStartedSteps(filters: { body: { contains: $mark } }, locale: $locale, sort: ["order:asc"], pagination: { limit: 1 }) {
      data { documentId attributes { title slug body } }
    }
    articles(filters: { body: { contains: $mark } }, locale: $locale, pagination: { limit: 1 }) {
      data { documentId attributes { title slug body } }
    }
    guides(filters: { sections: { steps: { body: { contains: $mark } } } }, locale: $locale, sort: ["order:asc"], pagination: { limit: 1 }) {
      data { documentId attributes { title slug sections(pagination: { limit: 100 }) { steps(pagination: { limit: 100 }) { body } } } }
    }
  }
`);

/** The texts that hold `mark`, as they are written: of each kind the first hundred. Guides are told whole, whether they hold it or not. */
export const GetTextsWith = graphql(`
  query getTextsWith($mark: String!, $locale: I18NLocaleCode) {
    concepts(filters: { body: { contains: $mark } }, locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { attributes { title slug body categories(pagination: { limit: 1 }) { data { attributes { slug name } } } } }
    }
    getStartedSteps(filters: { body: { contains: $mark } }, locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { attributes { title slug body } }
    }
    guides(locale: $locale, sort: ["order:asc"], pagination: { limit: 100 }) {
      data { attributes { title slug sections(pagination: { limit: 100 }) { introduction steps(pagination: { limit: 100 }) { body } } } }
    }
    articles(filters: { body: { contains: $mark } }, locale: $locale, pagination: { limit: 100 }) {
      data { attributes { title slug body } }
    }
  }
`);
