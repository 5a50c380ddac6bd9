import type { Locale } from "@learn-bittensor/contract/locales";
import { getConceptMap } from "#app/features/concepts/concept-map.server.ts";
import { listConceptLinks } from "#app/features/concepts/concepts.server.ts";
import { listTerms } from "#app/features/glossary/glossary.server.ts";
import { listSubnets } from "#app/features/subnets/subnets.server.ts";
import { listFacts } from "#app/features/text-notes/facts/facts.server.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { Site } from "#app/site/site.server.ts";
import type { DataSet } from "./open-data-names.ts";
import { DATA_VERSION } from "./open-data-schemas.server.ts";

/** Makes a whole address of a path without language. */
type ToAddress = (path: string) => string;
type List = (site: Site, locale: Locale, address: ToAddress) => Promise<readonly unknown[]>;

/** The files as they stand beside the computations that they are held to. */
const VECTOR_FILES = [
  () => import("@learn-bittensor/simulators/vectors/emission.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/issuance.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/liquid_alpha.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/swap.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/subnet_year.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/validator_month.json?raw"),
  () => import("@learn-bittensor/simulators/vectors/yuma.json?raw"),
];

const LISTS: Readonly<Record<DataSet, List>> = {
  glossary: listTermsForPrograms,
  concepts: listConceptsForPrograms,
  subnets: listSubnetsForPrograms,
  facts: listFactsForPrograms,
  vectors: listVectorFiles,
};

/** One of the open data sets in a language, as its schema has it (`open-data-schemas.server.ts`). */
export async function getOpenData(site: Site, name: DataSet, locale: Locale) {
  const address: ToAddress = (path) => site.url + localizedPath(path, locale);
  return {
    $schema: `${site.url}/data/${name}.schema.json`,
    version: DATA_VERSION,
    license: "MIT",
    language: locale,
    [name]: await LISTS[name](site, locale, address),
  };
}

async function listTermsForPrograms(site: Site, locale: Locale, address: ToAddress) {
  const terms = await listTerms(site, locale);
  return terms.map(({ key, name, definition, elsewhere, related, usedIn }) => ({
    key,
    name,
    definition,
    names: Object.fromEntries([[locale, name], ...elsewhere.map((other) => [other.locale, other.name])]),
    related: related.map((term) => term.key),
    url: address(`/concepts/glossary#term-${key}`),
    embed: address(`/embed/term/${key}`),
    texts: usedIn.map(({ title, href }) => ({ title, url: address(href) })),
  }));
}

async function listConceptsForPrograms(site: Site, locale: Locale, address: ToAddress) {
  const [concepts, { layers }] = await Promise.all([listConceptLinks(site, locale), getConceptMap(site, locale)]);
  const placed = new Map(layers.flat().map((concept) => [concept.slug, concept]));
  return concepts.map(({ slug, title, description, level, href, updatedAt, locale: language }) => ({
    slug,
    title,
    description,
    level,
    category: placed.get(slug)?.category ?? null,
    prerequisites: placed.get(slug)?.prerequisites ?? [],
    language,
    updatedAt,
    url: address(href),
    markdown: address(`${href}.md`),
  }));
}

async function listSubnetsForPrograms(site: Site, locale: Locale, address: ToAddress) {
  const subnets = await listSubnets(site, locale);
  return subnets.map(({ mainnetId, slug, name, symbol, description, team, tags, updatedAt, locale: language }) => {
    const path = `/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`;
    return {
      netuid: mainnetId,
      slug,
      name,
      symbol,
      description,
      team,
      tags: tags.map((tag) => tag.slug),
      language,
      updatedAt,
      url: address(path),
      markdown: address(`${path}.md`),
    };
  });
}

async function listFactsForPrograms(site: Site, locale: Locale, address: ToAddress) {
  const facts = await listFacts(site, locale);
  return facts.map(({ texts, ...fact }) => ({
    ...fact,
    url: address(`/facts#${fact.key}`),
    embed: address(`/embed/fact/${fact.key}`),
    texts: texts.map(({ title, href }) => ({ title, url: address(href) })),
  }));
}

/** Every file of known results that the labs' computations are held to. */
async function listVectorFiles(): Promise<readonly unknown[]> {
  const texts = await Promise.all(VECTOR_FILES.map((load) => load()));
  return texts.map((file): unknown => JSON.parse(file.default));
}
