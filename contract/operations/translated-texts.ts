import { graphql } from "../graphql.ts";

export const GetTranslatedTexts = graphql(`
  query getTranslatedTexts {
    translatedTexts {
      type
      slug
      title
      text { kind slug title category }
      updatedAt
      translations { locale state changed sectionCount }
    }
  }
`);
