import { graphql } from "../graphql.ts";

export const GetTextNotes = graphql(`
  query getTextNotes($kind: TextKind!, $slug: String, $locale: I18NLocaleCode) {
    textNotes(kind: $kind, slug: $slug, locale: $locale) {
      facts {
        key
        name
        value
        isFormula
        basis
        codeDefault
        runtime
        checkedOn
        sourceName
        sourceHref
        earlier { value isFormula from until }
      }
      translation { sectionCount changed { anchor title } }
      terms { key name definition }
      corrections { key title correctedOn }
    }
  }
`);
