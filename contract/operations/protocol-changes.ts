import { graphql } from "../graphql.ts";

export const GetProtocolChanges = graphql(`
  query getProtocolChanges($locale: I18NLocaleCode) {
    protocolChanges(locale: $locale) {
      key
      title
      text
      on
      time
      spec
      block
      notRecorded
      roles
      fact
      before { value isFormula number curve }
      after { value isFormula number curve }
      sketch
      lab
      labState
      figure
      texts { kind slug title category }
      sources { ref href }
    }
  }
`);
