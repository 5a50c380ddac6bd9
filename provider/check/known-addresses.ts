import { FIGURES } from "@learn-bittensor/contract/figures";
import { LESSONS } from "@learn-bittensor/contract/lessons";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { toHeadingId } from "@learn-bittensor/markdown/heading-ids";
import type { ReadText } from "@learn-bittensor/markdown/read-text";
import { Reference } from "../content/format/relation-schemas.ts";
import type { ReadFile } from "./read-files.ts";

/** Pages that are there whatever the content is. */
const PAGES = [
  ...["/", "/about", "/privacy-policy", "/get-started", "/explore", "/search", "/concepts", "/concepts/glossary"],
  ...[
    "/articles",
    "/guides",
    "/subnets",
    "/subnets/root",
    "/teams",
    "/apps",
    "/applications",
    "/lab",
    "/lab/ask",
    "/lab/terminal",
    "/resources",
    "/videos",
  ],
  ...[
    "/community",
    "/corrections",
    "/developers",
    "/feedback",
    "/facts",
    "/licenses",
    "/quality",
    "/offline",
    "/timeline",
    "/translations",
    "/figures",
    "/teach",
    "/faq",
    "/faq_legacy",
    "/index_old",
    "/login",
    "/register",
    "/forgot-password",
    "/profile",
    "/learning",
    "/learning/placement",
    "/learning/review",
  ],
];

/** What programs read, and texts for developers lead to. */
const FILES = [
  ...["glossary", "concepts", "subnets", "facts", "vectors"].flatMap((name) => [
    `/data/${name}.json`,
    `/data/${name}.schema.json`,
  ]),
  ...["/data/schema.graphql", "/facts.csv", "/facts.xml", "/feed.xml", "/updates.xml", "/llms.txt"],
];

/** Ids that the site itself gives on every text's page. */
const SITE_IDS = ["sources", "protocol-clock", "quiz"];

/** Every address within the site, without language, with the ids that it can be pointed at; null for any id. */
export type KnownAddresses = ReadonlyMap<string, ReadonlySet<string> | null>;

/** The addresses that the content makes, and those of the site's own pages. */
export function listAddresses(files: readonly ReadFile[]): KnownAddresses {
  const english = files.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const addresses = new Map<string, ReadonlySet<string> | null>([...PAGES, ...FILES].map((address) => [address, null]));
  const questions = english.filter(({ type }) => type === "faq").map(({ slug }) => slug);
  for (const page of ["/faq", "/faq_legacy"]) addresses.set(page, new Set(questions));
  addresses.set("/videos", new Set(english.filter(({ type }) => type === "video").map(({ slug }) => slug)));
  for (const name of LESSONS) addresses.set(`/teach/${name}`, null).set(`/teach/${name}/slides`, null);
  for (const name of FIGURES) addresses.set(`/figures/${name}`, null);
  for (const file of english) for (const [address, ids] of addressesOf(file)) addresses.set(address, ids);
  return addresses;
}

function addressesOf(file: ReadFile): [string, ReadonlySet<string> | null][] {
  const { type, slug, fields } = file;
  switch (type) {
    case "concept":
      return [[conceptPath(file), idsOf(file)]];
    case "category":
      return [[`/concepts/${slug}`, null]];
    case "article":
      return [[`/articles/${slug}`, idsOf(file)]];
    case "get-started-step":
      return [[`/get-started/${slug}`, idsOf(file)]];
    case "lab":
      return [[`/lab/${slug}`, null]];
    case "team":
      return [[`/subnets/${slug}`, null]];
    case "resource":
      return [[String(fields.href), null]];
    case "subnet":
      return [`${fields.mainnetId}`, slug].map((name) => [`/subnets/${name}`, idsOf(file)]);
    case "guide":
      return [
        [`/guides/${slug}`, idsOf(file)],
        ...file.sections.map(({ anchor }): [string, null] => [`/guides/${slug}/${anchor}`, null]),
      ];
    default:
      return [];
  }
}

/** A concept has its address below the first of its categories. */
function conceptPath({ slug, fields }: ReadFile): string {
  const category = fields.categories instanceof Reference ? fields.categories.slugs[0] : undefined;
  return category ? `/concepts/${category}/${slug}` : `/explore/concept/${slug}`;
}

function idsOf({ text }: ReadFile): ReadonlySet<string> {
  return new Set([...askedIdsOf(text), ...SITE_IDS]);
}

/** The ids that a text asks for, for headings and figures; links to them may be written either way. */
export function askedIdsOf({ headings, figures }: ReadText): string[] {
  const asked = [...headings.map(({ id }) => id), ...figures.map(({ asked }) => asked)];
  return asked.flatMap((id) => (id === null ? [] : toHeadingId(id)));
}
