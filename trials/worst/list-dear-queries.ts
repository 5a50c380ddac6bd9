import type { Asked } from "./asked.ts";

const LOCALES = ["en", "de", "ko", "fr", "zh"];

type Graphql = (query: string, variables?: object) => Asked;

const CONCEPTS =
  'query asked($filters: ConceptFiltersInput) { concepts(locale: "*", filters: $filters) { data { id } } }';
const SUBNETS = 'query asked($filters: SubnetFiltersInput) { subnets(locale: "*", filters: $filters) { data { id } } }';

/** Questions to the provider that are in order, and as dear as may be. Each is another one: none is answered from memory. */
export function listDearQueries(graphql: Graphql): Record<string, () => Asked> {
  let asked = 0;
  const anew = (query: string, variables?: object) => () => {
    asked += 1;
    return graphql(`# ${asked}\n${query}`, variables);
  };
  const names = (count: number) => Array.from({ length: count }, (_, at) => `none-${at}`);
  const thirty = (field: (locale: string) => string) =>
    `{${names(30).map((_, at) => `a${at}: ${field(LOCALES[at % LOCALES.length] ?? "")}`)}}`;
  return {
    "GraphQL, the glossary": anew("{ glossary { key name definition related usedIn { kind slug title category } } }"),
    "GraphQL, all glossaries": anew(thirty((locale) => `glossary(locale: "${locale}") { key usedIn { slug title } }`)),
    "GraphQL, all facts": anew(
      thirty((locale) => `facts(locale: "${locale}") { key name value texts { slug title } }`),
    ),
    "GraphQL, many orders": anew(
      thirty(() => `concepts(locale: "*", pagination: { pageSize: 1 }, sort: ["body:desc", "title"]) { data { id } }`),
    ),
    "GraphQL, all texts": anew(
      `{ concepts(locale: "*", pagination: { pageSize: 100 }) { data { id body description } } }`,
    ),
    "GraphQL, lists in lists": anew(
      `{ categories(locale: "*") { data { concepts(pagination: { pageSize: 100 }) { data { title body related { data { body } } } } } } }`,
    ),
    "GraphQL, many alternatives": anew(SUBNETS, {
      filters: { or: names(800).map((slug) => ({ slug: { eq: slug } })) },
    }),
    "GraphQL, many values": anew(SUBNETS, { filters: { slug: { notIn: names(2_000) } } }),
    "GraphQL, words in texts": anew(CONCEPTS, {
      filters: { or: names(15).map((word) => ({ body: { containsi: word } })) },
    }),
    "GraphQL, filters through relations": anew(CONCEPTS, {
      filters: { or: names(300).map((slug) => ({ categories: { concepts: { slug: { eq: slug } } } })) },
    }),
    "GraphQL, filters through relations of relations": anew(CONCEPTS, {
      filters: {
        categories: { concepts: { categories: { concepts: { categories: { concepts: { slug: { eq: "none" } } } } } } },
      },
    }),
  };
}
