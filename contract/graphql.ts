import { initGraphQLTada } from "gql.tada";
import type { introspection } from "./introspection.d.ts";

/** Makes a typed document of an operation: its variables and result follow from `schema.graphql`. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { DateTime: string; Date: string; JSON: unknown; I18NLocaleCode: string };
}>();

export {
  type FragmentOf,
  type ResultOf,
  readFragment,
  type TadaDocumentNode as Operation,
  type VariablesOf,
} from "gql.tada";
