import { graphql } from "../graphql.ts";

export const GetFacts = graphql(`
  query getFacts($locale: I18NLocaleCode) {
    facts(locale: $locale) {
      key
      name
      value
      isFormula
      number
      unit
      basis
      codeDefault
      runtime
      checkedOn
      reviewBy
      sourceName
      sourceHref
      earlier { value isFormula from until }
      texts { kind slug title category }
    }
  }
`);
