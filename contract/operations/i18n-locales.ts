import { graphql } from "../graphql.ts";

export const GetLocales = graphql(`
  query getLocales {
    i18NLocales { data { attributes { code name } } }
  }
`);
